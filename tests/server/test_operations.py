"""What an operator relies on: readiness that writes, figures for the operator alone, and clients that must not dawdle."""

import json
import logging
import resource
import socket
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from http.client import HTTPResponse

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from pithead.server.logs import SecurityLog
from tests.server.live import HEADERS, Live, Person, hear, socket_url
from tests.waiting import HANG_S, wait_until

TOKEN = "the-operator-alone"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("operations")
    with Live(folder / "p.db", log=folder / "log", **{"metrics-token": TOKEN, "request-timeout": 5}) as live:
        yield live


def get(server, path, **headers):
    return httpx.get(server.url + path, headers=headers, timeout=HANG_S, verify=False)  # no certificates are read for plain HTTP


def test_a_server_that_can_not_write_is_not_ready(tmp_path):
    with Live(tmp_path / "p.db") as server:
        assert get(server, "/readyz").json()["ok"] is True
        pid, unlimited = server.process.pid, resource.RLIM_INFINITY
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, unlimited))
        full = get(server, "/readyz")
        assert (full.status_code, full.json()["reason"]) == (503, "store-failed")
        assert int(full.headers["retry-after"]) > 0
        assert get(server, "/healthz").status_code == 200
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (unlimited, unlimited))
        assert get(server, "/readyz").status_code == 200


def test_figures_are_for_the_operator_alone(server, live):
    assert "pithead_tables" in get(server, "/metrics", Authorization=f"Bearer {TOKEN}").text
    for headers in ({}, {"Authorization": ""}, {"Authorization": "Bearer"}, {"Authorization": "Bearer wrong"}):
        assert get(server, "/metrics", **headers).status_code == 404
    assert get(live, "/metrics", Authorization="").status_code == 404


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "https://a]b", "[", "null", ""])
def test_a_strange_origin_is_refused_and_breaks_nothing(server, origin):
    with pytest.raises(InvalidStatus) as refused, connect(socket_url(server.url), additional_headers={"Origin": origin}):
        pass
    assert refused.value.response.status_code == 403


def test_a_strange_host_breaks_nothing(server):
    for path in ("/nothing", "/api/tables", "/healthz/"):
        assert get(server, path, Host="[", Accept="text/html").status_code < 500
    assert '"trace"' not in server.log.read_text("utf-8")


def heard_until_closed(server, *sent):
    """What comes back after the last that is sent on a connection, which the server must close by itself."""
    with socket.create_connection(("127.0.0.1", server.port), HANG_S) as client:
        *before, last = sent
        for each in before:
            client.sendall(each)
            answer = HTTPResponse(client)
            answer.begin()
            assert answer.read()
        client.sendall(last)
        return b"".join(iter(lambda: client.recv(4096), b""))


WHOLE = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
HEAD = "".join(f"{name}: {value}\r\n" for name, value in HEADERS.items())
BODY = f"POST /api/session HTTP/1.1\r\nHost: x\r\n{HEAD}Connection: close\r\nContent-Length: 20\r\n\r\n{{".encode()
LATE = {"nothing": (b"",), "half a head": (WHOLE[:-4],), "half a second head": (WHOLE, b"GET /hea"), "half a body": (BODY,)}


@pytest.fixture(scope="module")
def given_up(server):
    """What clients hear who stop in the middle, all at the same time; meanwhile somebody at a socket says nothing."""
    host = Person(server.url)
    table = host.open(("open", "open"))["table"]
    with host.socket(table) as ws, ThreadPoolExecutor(len(LATE)) as pool:
        heard = {name: pool.submit(heard_until_closed, server, *sent) for name, sent in LATE.items()}
        found = {name: future.result(HANG_S) for name, future in heard.items()}
        ws.send('{"is":"ping"}')
        found["socket"] = hear(ws, "pong")
    return found


@pytest.mark.parametrize("sent", LATE)
def test_what_does_not_come_is_not_waited_for(given_up, sent):
    assert given_up[sent].startswith(b"HTTP/1.1 408 ")


def test_a_body_that_is_late_is_refused_in_words(given_up):
    assert json.loads(given_up["half a body"].partition(b"\r\n\r\n")[2])["reason"] == "too-slow"


def test_who_thinks_at_a_socket_is_not_cut_by_these_limits(given_up):
    assert given_up["socket"] == {"is": "pong"}


def test_a_body_is_read_only_for_who_has_a_session(server):
    answer = httpx.post(f"{server.url}/api/records", content=b"[" * 100, headers=HEADERS, timeout=HANG_S)
    assert answer.json()["reason"] == "session-needed"
    assert Person(server.url).http.post("/api/records", content=b"[" * 100).json()["reason"] == "too-deep"
    assert Person(server.url).http.post("/api/records", content=b"[]" * 100_000).json()["reason"] == "too-deep"


# The log


def security_events(server):
    lines = [json.loads(line) for line in server.log.read_text("utf-8").splitlines() if line.startswith("{")]
    return [line for line in lines if line["event"] == "security"]


def test_misuse_is_in_the_log_once_a_minute_and_without_secrets(tmp_path):
    with Live(tmp_path / "p.db", log=tmp_path / "log", requests=40, frames=5, **{"metrics-token": TOKEN}) as server:
        host = Person(server.url, "Host")
        created = host.open(("human", "human"))
        secret = "x" * 22
        host.post(f"/api/tables/{created['table']}/join", nonce="00" * 16, secret=secret)
        get(server, "/metrics", Authorization=f"Bearer {secret}")
        httpx.post(f"{server.url}/api/session", headers={**HEADERS, "Sec-Fetch-Site": "cross-site"}, timeout=HANG_S)
        with pytest.raises(InvalidStatus), connect(socket_url(server.url), origin="http://evil.example"):
            pass
        with host.socket(created["table"]) as ws, suppress(ConnectionClosed):
            while True:
                ws.send('{"is":"ping"}')
        while host.get("/api/games").status_code != 429:  # one line is kept, so that a busy machine is quick enough
            pass
        for _ in range(5):
            host.get("/api/games")
        wait_until(lambda: "too-many" in {each["kind"] for each in security_events(server)})
        found = security_events(server)
    assert sorted(each["kind"] for each in found) == ["cross-site", "flood", "handshake", "link-unknown", "operator-only", "too-many"]
    assert all(each["address"] == "127.0.0.1" and each["level"] == "warning" for each in found)
    assert {each.get("path") for each in found} >= {"/api/tables/{table}/join", "/metrics", "/api/session"}
    assert secret not in server.log.read_text("utf-8")


def test_what_goes_on_is_counted(caplog, monkeypatch):
    monkeypatch.setattr(logging.getLogger("pithead"), "propagate", True)
    now = [0.0]
    log = SecurityLog(lambda: now[0])
    with caplog.at_level(logging.WARNING, "pithead"):
        for _ in range(5):
            log.note("flood", "10.0.0.1")
        log.note("flood", "10.0.0.2")
        now[0] = 61.0
        log.note("flood", "10.0.0.1")
    told = [(record.facts["address"], record.facts["before"]) for record in caplog.records]
    assert told == [("10.0.0.1", 0), ("10.0.0.2", 0), ("10.0.0.1", 4)]
