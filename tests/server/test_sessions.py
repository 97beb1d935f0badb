"""Sessions and links end everywhere at once, expire, are listed, and what is private stays private."""

import asyncio
import json
import sqlite3
import time
from contextlib import closing, contextmanager

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from pithead.match.commands import open_table
from pithead.match.entries import Invited
from pithead.server.access import may_watch
from pithead.server.limits import network_of
from pithead.server.outbox import Outbox
from pithead.server.sessions import MAX_SESSIONS
from pithead.server.tables import LiveTable, TableRegistry, Viewer
from pithead.store import ClientSession
from pithead.store.sqlite import SqliteStore
from tests.match.tables import wish
from tests.server.live import HEADERS, Live, Person, hear, seated
from tests.waiting import HANG_S, wait_until


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Live(tmp_path_factory.mktemp("sessions") / "p.db") as live:
        yield live


@pytest.fixture
def two_processes(postgres):
    """Two servers on one database."""
    postgres.clear()
    with Live(postgres.url) as one, Live(postgres.url) as two:
        yield one, two


def closes(ws):
    with pytest.raises(ConnectionClosed):
        hear(ws, "never")


@contextmanager
def stream(person, table, **headers):
    """The lines of an event stream, one after the other; the first has come."""
    with httpx.stream(
        "GET", f"{person.url}/api/tables/{table}/events", cookies=person.http.cookies, headers=headers, timeout=HANG_S
    ) as answer:
        assert answer.status_code == 200
        lines = answer.iter_lines()
        assert json.loads(next(lines))["is"] == "update"
        yield lines


def said(person, table, text="hello"):
    return person.post(f"/api/tables/{table}/chat", key="k" * 8 + text.replace(" ", ""), text=text)


def test_a_session_that_is_ended_loses_its_socket_and_its_stream(server):
    table, (one, two) = seated(server.url)
    with one.socket(table) as ws, stream(one, table) as lines:
        hear(ws, "update")
        assert one.post("/api/session/end").status_code == 200
        closes(ws)
        assert [line for line in lines if json.loads(line)["is"] == "update"] == []
    assert one.get("/api/session").status_code == 401
    assert two.get("/api/session").status_code == 200


def test_a_session_that_is_ended_here_loses_its_socket_and_its_stream_there(two_processes):
    here, there = two_processes
    table, (one, two) = seated(here.url)
    elsewhere = one.at(there.url)
    with elsewhere.socket(table) as ws, stream(elsewhere, table) as lines, two.at(there.url).socket(table) as other:
        hear(ws, "update")
        hear(other, "update")
        assert one.post("/api/session/end").status_code == 200
        closes(ws)
        assert [line for line in lines if json.loads(line)["is"] == "update"] == []
        other.send('{"is":"ping"}')
        hear(other, "pong")
    with pytest.raises(KeyError):
        elsewhere.ticket()


def test_an_own_session_is_listed_and_can_be_ended_by_its_owner_alone(server):
    one, other = Person(server.url, "Ann"), Person(server.url, "Bo")
    token = one.post("/api/sessions", name="My bot").json()["token"]
    program = {"Authorization": f"Bearer {token}"}
    listed = sorted(one.get("/api/sessions").json()["sessions"], key=lambda each: each["kind"])
    assert [(each["name"], each["kind"], each["current"]) for each in listed] == [("Ann", "guest", True), ("My bot", "program", False)]
    assert all(0 < each["begun"] <= each["seen"] <= time.time() for each in listed)
    assert other.post("/api/sessions/end", session=listed[1]["session"]).status_code == 404
    assert one.get("/api/session", **program).json()["name"] == "My bot"
    assert one.post("/api/sessions/end", session=listed[1]["session"]).status_code == 200
    assert httpx.get(f"{server.url}/api/session", headers=program, timeout=HANG_S).status_code == 401
    assert len(one.get("/api/sessions").json()["sessions"]) == 1


def test_a_program_of_mine_sits_on_my_chair_until_all_others_are_ended(server):
    table, (one, _) = seated(server.url)
    program = Person(server.url, kind="program")
    program.http.headers["Authorization"] = f"Bearer {one.post('/api/sessions').json()['token']}"
    assert program.table(table)["you"] == 0
    with program.socket(table, origin=None) as ws:
        hear(ws, "update")
        assert one.post("/api/sessions/end", session=None).status_code == 200
        closes(ws)
    assert one.table(table)["you"] == 0


def test_nobody_has_endless_sessions(server):
    one = Person(server.url)
    codes = [one.post("/api/sessions").status_code for _ in range(MAX_SESSIONS)]
    assert codes == [200] * (MAX_SESSIONS - 1) + [429]


def test_new_sessions_are_limited_by_address(tmp_path):
    with Live(tmp_path / "p.db", sessions=3) as few:
        codes = [httpx.post(f"{few.url}/api/session", json={}, headers=HEADERS, timeout=HANG_S).status_code for _ in range(4)]
    assert codes == [200, 200, 200, 429]


def seen(server, days):
    """All sessions were last used so many days ago."""
    with closing(sqlite3.connect(server.database)) as database:
        database.execute("UPDATE sessions SET seen = ?", [int(time.time()) - days * 86_400])
        database.commit()


def test_a_session_that_nobody_uses_expires_and_one_in_use_is_renewed(tmp_path):
    with Live(tmp_path / "p.db", **{"session-days": 10}) as server:
        one, two = Person(server.url), Person(server.url)
        ticket = two.ticket()
        table = two.open(("open", "open"))["table"]
        seen(server, 9)
        answer = one.get("/api/session")
        assert answer.status_code == 200
        assert "Max-Age=864000" in answer.headers["set-cookie"]
        assert "set-cookie" not in one.get("/api/session").headers
        seen(server, 11)
        assert two.get("/api/session").status_code == 401
        with two.socket(table, ticket=ticket) as ws:
            closes(ws)
        server.stop()
        server.start()
        with closing(sqlite3.connect(server.database)) as database:
            wait_until(lambda: database.execute("SELECT count(*) FROM sessions").fetchone() == (0,), "expired sessions stay")


def spectators_link(created):
    return next(link["url"] for link in created["links"] if link.get("seat") is None).partition("=")[2]


@pytest.mark.parametrize("again", [False, True], ids=["revoked", "made anew"])
def test_a_revoked_spectator_is_cut_off(server, again):
    host, watcher = Person(server.url, "Host"), Person(server.url, "Eve")
    created = host.open(("open", "open"))
    table, secret = created["table"], spectators_link(created)
    with (
        watcher.socket(table, secret=secret) as ws,
        stream(watcher, table, **{"X-Pithead-Link": secret}) as lines,
        host.socket(table) as own,
    ):
        hear(ws, "update")
        hear(own, "update")
        assert host.post(f"/api/tables/{table}/revoke", seat=None).status_code == 200
        if again:
            host.post(f"/api/tables/{table}/invites", seat=None)
        closes(ws)
        assert [line for line in lines if json.loads(line)["is"] == "update"] == []
        hear(own, "update")
    assert watcher.get(f"/api/tables/{table}", **{"X-Pithead-Link": secret}).status_code == 404


def test_a_spectator_is_cut_off_at_the_other_process_too(two_processes):
    here, there = two_processes
    host = Person(here.url, "Host")
    created = host.open(("open", "open"))
    with Person(there.url, "Eve").socket(created["table"], secret=spectators_link(created)) as ws:
        hear(ws, "update")
        host.post(f"/api/tables/{created['table']}/revoke", seat=None)
        closes(ws)


def test_a_link_is_good_until_it_expires():
    links = (Invited(None, "for spectators", 100), Invited(0, "for a seat", 200))
    _, table = open_table(wish(("human", "human"), links=links))
    good = {
        now: [link for link in ("for spectators", "for a seat", "", "other") if may_watch(table, "eve", link, now)]
        for now in (99, 100, 200)
    }
    assert good == {99: ["for spectators", "for a seat"], 100: ["for a seat"], 200: []}


def test_who_came_by_a_link_goes_when_it_expires():
    now = [99.0]
    registry = TableRegistry(None, time.monotonic, asyncio.sleep, time_of_day=lambda: now[0])
    _, table = open_table(wish(("human", "human"), links=(Invited(None, "link", 100),)))
    live = LiveTable(table, 0.0)
    guest, host = Outbox("eve", Viewer(None), "link"), Outbox("h", Viewer(None))
    live.watchers |= {guest, host}
    registry.cut_strangers(live)
    assert live.watchers == {guest, host}
    now[0] = 100.0
    registry.cut_strangers(live)
    assert (live.watchers, guest.closed, host.closed) == ({host}, True, False)


def test_what_was_said_at_a_private_table_stays_there_when_the_game_is_over(server):
    table, people = seated(server.url)
    assert said(people[0], table, "our secret").status_code == 200
    people[0].command(table, people[0].table(table)["version"], "resign")
    wait_until(lambda: people[1].table(table)["status"] == "over")
    eve = Person(server.url, "Eve")
    assert eve.table(table)["status"] == "over"
    assert eve.get(f"/api/tables/{table}/chat").status_code == 403
    assert people[1].get(f"/api/tables/{table}/chat").json()["said"][0]["text"] == "our secret"
    with eve.socket(table) as ws, stream(eve, table) as lines, people[1].socket(table) as own:
        assert hear(own, "said")["text"] == "our secret"
        assert said(people[1], table, "another").status_code == 200
        assert said(eve, table, "let me in").status_code == 403
        assert hear(own, "said")["text"] == "another"
        ws.send('{"is":"ping"}')
        heard = []
        while not heard or heard[-1]["is"] != "pong":
            heard.append(json.loads(ws.recv(HANG_S)))
        assert "said" not in {each["is"] for each in heard}
        eve.post("/api/session/end")
        assert "said" not in {json.loads(line)["is"] for line in lines}


def test_streams_are_counted_like_sockets(tmp_path):
    with Live(tmp_path / "p.db", sockets=2) as server:
        host = Person(server.url)
        table = host.open(("open", "open"), visibility="public")["table"]
        with stream(host, table), stream(host, table):
            third = host.get(f"/api/tables/{table}/events")
            assert (third.status_code, third.json()["reason"]) == (429, "too-many")
        wait_until(lambda: opens(host, table), "the places of ended streams are not free again")


def opens(person, table):
    """Can a stream be opened? It ends at once."""
    with httpx.stream("GET", f"{person.url}/api/tables/{table}/events", timeout=HANG_S) as answer:
        return answer.status_code == 200


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("10.0.0.1", "10.0.0.2", False),
        ("2001:db8:1:2::5", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::5", "2001:db8:1:3::5", False),
        ("::ffff:10.0.0.1", "10.0.0.1", True),
        ("", "testclient", False),
    ],
)
def test_limits_count_ipv6_by_network(one, other, same):
    assert (network_of(one) == network_of(other)) is same


async def test_a_table_takes_so_much_talk_and_no_more(tmp_path, monkeypatch):
    monkeypatch.setattr("pithead.server.tables.MAX_CHAT_MESSAGES", 3)
    store = SqliteStore(tmp_path / "p.db")
    entry, table = open_table(wish(("human", "human")))
    registries = [TableRegistry(store, time.monotonic, asyncio.sleep) for _ in range(2)]
    await registries[0].create(entry, table, "open")
    replies = []
    for number in range(5):  # at two processes by turns: what the other has stored counts too
        registry = registries[number % 2]
        live = await registry.live_table(table.opened.table)
        await registry.say(live, ClientSession("hash", "h", "Host", "guest"), f"key {number}", "hello", replies.append)
    assert [type(reply).__name__ for reply in replies] == ["Ack"] * 3 + ["Refused"] * 2
    assert {reply.reason for reply in replies[3:]} == {"chat-full"}
    assert len(await store.read(f"{table.opened.table}/chat")) == 3
    await store.close()


def test_a_new_client_reads_the_last_words_only(server):
    table, (one, _) = seated(server.url)
    for number in range(25):
        assert said(one, table, f"word {number}").status_code == 200
    with one.socket(table) as ws:
        assert hear(ws, "said")["text"] == "word 5"
    assert len(one.get(f"/api/tables/{table}/chat").json()["said"]) == 25
