"""The security list: cookies, cross-site requests, origins, tickets, limits, names, headers, and secrets that stay secret."""

import json
import re
import sqlite3
from contextlib import closing, suppress

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from pithead.game import Refusal
from pithead.server.headers import HEADERS as SAFE
from pithead.server.headers import HSTS
from pithead.server.limits import MAX_ADDRESSES, Limit
from pithead.server.logs import redacted
from pithead.server.names import clean_name, clean_text
from pithead.server.settings import Settings, environment_name, settings_from
from pithead.server.tokens import new_link, new_token
from tests.server.live import HEADERS, Live, Person, hear, play_out, seated, socket_url
from tests.waiting import HANG_S


def test_tokens_are_long_and_all_different():
    assert len({new_token() for _ in range(1000)}) == 1000
    assert len(new_token()) >= 43
    assert len(new_link()) >= 22


def test_the_cookie_in_plain_http_says_so(live):
    answer = httpx.post(f"{live.url}/api/session", json={"name": "Ann"}, headers=HEADERS, timeout=HANG_S)
    cookie = answer.headers["set-cookie"]
    assert re.fullmatch(r"pithead-lan-sid=[\w-]{43}; HttpOnly; Max-Age=\d+; Path=/; SameSite=lax", cookie)


def test_the_cookie_over_https_belongs_to_the_host_alone(tmp_path):
    with Live(tmp_path / "p.db", secure=True) as server:
        answer = httpx.post(f"{server.url}/api/session", json={"name": "Ann"}, headers=HEADERS, timeout=HANG_S)
    cookie = answer.headers["set-cookie"]
    assert re.fullmatch(r"__Host-sid=[\w-]{43}; HttpOnly; Max-Age=\d+; Path=/; SameSite=lax; Secure", cookie)
    assert answer.headers["strict-transport-security"] == HSTS


@pytest.mark.parametrize("path", ["/api/session", "/api", "/healthz", "/nothing", "/api/openapi.json"])
def test_every_answer_carries_the_headers(live, path):
    answer = httpx.get(live.url + path, timeout=HANG_S)
    for name, value in SAFE.items():
        assert answer.headers[name] == value
    assert "server" not in answer.headers


@pytest.mark.parametrize(
    ("headers", "code"),
    [
        ({"Content-Type": "application/x-www-form-urlencoded", "X-Pithead": "1"}, 415),
        ({"Content-Type": "text/plain", "X-Pithead": "1"}, 415),
        ({"Content-Type": "application/json"}, 403),
        ({"Content-Type": "application/json", "X-Pithead": "1", "Sec-Fetch-Site": "cross-site"}, 403),
        ({"Content-Type": "application/json", "X-Pithead": "1", "Sec-Fetch-Site": "same-site"}, 403),
        ({"Content-Type": "application/json", "X-Pithead": "1", "Sec-Fetch-Site": "same-origin"}, 200),
        ({"Content-Type": "application/json; charset=utf-8", "X-Pithead": "1"}, 200),
    ],
)
def test_another_page_changes_nothing(live, headers, code):
    assert httpx.post(f"{live.url}/api/session", content=b'{"name":"Ann"}', headers=headers, timeout=HANG_S).status_code == code


def test_a_socket_from_an_evil_page_is_refused_at_the_handshake(live):
    with pytest.raises(InvalidStatus) as refused, connect(socket_url(live.url), origin="http://evil.example"):
        pass
    assert refused.value.response.status_code == 403


def closes(ws, code):
    with pytest.raises(ConnectionClosed) as closed:
        hear(ws, "never")
    assert closed.value.rcvd.code == code


def test_a_ticket_opens_one_socket_once(live):
    table, (one, _) = seated(live.url)
    ticket = one.ticket()
    with one.socket(table, ticket=ticket) as ws:
        hear(ws, "update")
    with one.socket(table, ticket=ticket) as ws:
        closes(ws, 1008)
    with one.socket(table, ticket="x" * 43) as ws:
        closes(ws, 1008)


def test_without_an_origin_only_programs_come_in(live):
    host = Person(live.url)
    table = host.open(("open", "open"), visibility="public")["table"]
    with host.socket(table, origin=None) as ws:
        closes(ws, 1008)
    program = Person(live.url, "Prog", kind="program")
    with program.socket(table, origin=None) as ws:
        hear(ws, "update")


def test_limits_close_floods_and_crowds(tmp_path):
    with Live(tmp_path / "p.db", frames=20, sockets=3, tables=2, requests=60) as server:
        table, (one, two) = seated(server.url)
        with one.socket(table) as ws:
            hear(ws, "update")
            with suppress(ConnectionClosed):
                for _ in range(80):
                    ws.send('{"is":"ping"}')
            closes(ws, 1008)
        with two.socket(table) as a, two.socket(table) as b, two.socket(table) as c:
            for ws in (a, b, c):
                hear(ws, "update")
            with pytest.raises(InvalidStatus), two.socket(table):
                pass
        assert one.post("/api/tables", game="dice-miner", places=[{"kind": "open"}] * 2).status_code == 200
        assert one.post("/api/tables", game="dice-miner", places=[{"kind": "open"}] * 2).status_code == 429
        codes = [one.get("/api/games").status_code for _ in range(150)]
        assert 429 in codes


def test_a_limit_forgets_the_quiet_and_fills_again():
    now = [0.0]
    limit = Limit(2, 10, lambda: now[0])
    assert [limit.take("a") for _ in range(3)] == [True, True, False]
    now[0] = 5.0
    assert [limit.take("a") for _ in range(2)] == [True, False]
    for number in range(MAX_ADDRESSES + 5):
        limit.take(str(number))
    assert len(limit.buckets) == MAX_ADDRESSES
    assert Limit(0, 1, lambda: 0.0).take("x")


@pytest.mark.parametrize(
    ("name", "clean"),
    [
        ("  Ann   Lee ", "Ann Lee"),
        ("<img src=x>", "<img src=x>"),
        ("Ann\u202e\u200b\u0000", "Ann"),
        ("Zo\u0065\u0301", "Zo\u00e9"),
        ("\u05d0\u05d1", "\u05d0\u05d1"),
        ("👩\u200d🚀", "👩🚀"),
    ],
)
def test_names_are_plain(name, clean):
    assert clean_name(name) == clean


@pytest.mark.parametrize("name", ["", "   ", "\u200b", "x" * 25, "a" + "\u0301" * 60, "\ud800"])
def test_names_that_show_nothing_or_too_much_are_refused(name):
    with pytest.raises(Refusal):
        clean_name(name)


def test_text_is_one_line():
    assert clean_text("a\nb\r\nc\td\x1b[31m") == "a b c d[31m"


def test_bodies_too_large_too_deep_or_strange_are_refused(live):
    post = lambda body, path="/api/session": httpx.post(live.url + path, content=body, headers=HEADERS, timeout=HANG_S)  # noqa: E731
    assert post(b'{"name":"' + b"x" * 20_000 + b'"}').status_code == 413
    assert post(b"[" * 100 + b"]" * 100).json()["reason"] == "too-deep"
    assert post(b'{"name":"\xff"}').status_code == 422
    assert post(b'{"name":3}').status_code == 422
    assert post(b'{"nome":"Ann"}').status_code == 422
    assert post(b'{"kind":"king"}').status_code == 422
    assert post(b"").status_code == 422
    assert httpx.post(f"{live.url}/healthz", headers=HEADERS, timeout=HANG_S).status_code == 405


def test_no_secret_is_in_the_log_the_database_or_the_address(tmp_path):
    """ASVS 14.2.1 and 16.2.5: after a game, grep everything for every secret that was given out."""
    server = Live(tmp_path / "p.db", log=tmp_path / "log")
    host = Person(server.url, "Host")
    created = host.open(("human", "human"))
    secrets = [link["url"].partition("=")[2] for link in created["links"]]
    program = Person(server.url, "Prog", kind="program")
    secrets += [program.token, host.http.cookies["pithead-lan-sid"]]
    people = [host, program]
    for person, link in zip(people, created["links"]):
        person.sit(created["table"], link["url"])
    ticket = program.ticket()
    secrets.append(ticket)
    with program.socket(created["table"], ticket=ticket) as ws:
        hear(ws, "update")
    play_out(created["table"], people, most=10)
    with closing(sqlite3.connect(tmp_path / "p.db")) as database:
        ((dice,),) = database.execute(
            "SELECT json_extract(CAST(body AS TEXT), '$.entries[0].secret') FROM lines WHERE stream = ? AND seq = 1", [created["table"]]
        )
    server.stop()
    log = (tmp_path / "log").read_bytes()
    stored = b"".join(file.read_bytes() for file in tmp_path.glob("p.db*"))
    assert len(log) > 500
    for secret in secrets:
        assert len(secret) >= 22
        assert secret.encode() not in log
        assert secret.encode() not in stored
    assert dice.encode() not in log


def test_redaction_keeps_what_is_no_secret():
    assert redacted(f"GET /x?t={new_token()} by 8d94407011d816a8") == "GET /x?t=… by 8d94407011d816a8"


def test_settings_come_from_flags_then_environment_then_defaults():
    assert settings_from({}, {}) == Settings()
    assert settings_from({}, {"PITHEAD_PORT": "9000", "PITHEAD_SECURE": "true", "PITHEAD_DATABASE_URL": "x.db"}) == Settings(
        port=9000, secure=True, database="x.db"
    )
    assert settings_from({"port": 1}, {"PITHEAD_PORT": "9000"}).port == 1
    with pytest.raises(Refusal, match="setting"):
        settings_from({}, {"PITHEAD_PORT": "many"})


def test_every_setting_is_documented(request):
    page = (request.config.rootpath / "docs/reference/server.md").read_text("utf-8")
    for field in Settings.__struct_fields__:
        assert f"`{environment_name(field)}`" in page
        assert f"`--{field.replace('_', '-')}`" in page


def test_the_openapi_page_names_every_route(live):
    document = httpx.get(f"{live.url}/api/openapi.json", timeout=HANG_S).json()
    page = httpx.get(f"{live.url}/api", timeout=HANG_S).text
    for path in document["paths"]:
        assert path in page
    assert json.dumps(document)
