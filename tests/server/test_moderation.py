"""People one has met, and those one would rather not: invitations, blocks, reports, and what the host does about it."""

import asyncio
import json
import sqlite3
import time

import httpx
import pytest

from pithead.store.opening import open_store
from tests.server.live import HEADERS, MODERATION_TOKEN, Live, Person, hear
from tests.waiting import HANG_S, wait_until


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Live(tmp_path_factory.mktemp("moderation") / "p.db", **{"moderation-token": MODERATION_TOKEN}) as live:
        yield live


def met(server, *names):
    """People at a table of theirs, and the table."""
    people = [Person(server.url, name) for name in names]
    created = people[0].open(["human"] * len(people))
    for person, link in zip(people, created["links"]):
        assert person.sit(created["table"], link["url"]).status_code == 200
    return created["table"], *people


def finished(server, *names):
    table, *people = met(server, *names)
    shown = people[0].table(table)
    assert people[0].command(table, shown["version"], "resign").status_code == 200
    return table, *people


def host(server, method="GET", path="", token=MODERATION_TOKEN, **body):
    headers = {**HEADERS, "Authorization": f"Bearer {token}"}
    with httpx.Client(base_url=server.url, headers=headers, timeout=HANG_S) as client:
        return client.get("/api/moderation") if method == "GET" else client.post(f"/api/moderation/{path}", json=body)


def say(person, table, text, key="words-key-1"):
    return person.post(f"/api/tables/{table}/chat", key=key, text=text)


def test_people_whom_one_has_played_with_can_be_invited(server):
    table, ann, bob = finished(server, "Ann", "Bob")
    (row,) = ann.get("/api/me/people").json()["people"]
    assert (row["name"], row["table"], row["seat"], row["games"]) == ("Bob", table, 1, 1)
    opened = ann.open(["human", "human"], join="00" * 32)["table"]
    assert ann.post(f"/api/tables/{opened}/guests", table=table, seat=1).status_code == 200
    (invitation,) = bob.get("/api/me/invitations").json()["invitations"]
    assert (invitation["name"], invitation["game"]) == ("Ann", "dice-miner")
    link = bob.post("/api/invitations/accept", invitation=invitation["invitation"]).json()["url"]
    assert bob.sit(opened, link).status_code == 200
    assert bob.get("/api/me/invitations").json()["invitations"] == []
    assert bob.post("/api/invitations/accept", invitation=invitation["invitation"]).status_code == 422


def test_whoever_is_blocked_can_neither_invite_nor_be_read(server):
    table, ann, bob = met(server, "Cleo", "Dag")
    assert say(bob, table, "before").status_code == 200
    with ann.socket(table) as ws:
        assert hear(ws, "said")["text"] == "before"
        assert ann.post("/api/blocks", table=table, seat=1).status_code == 200
        assert say(bob, table, "after", "words-key-2").status_code == 200
        assert say(ann, table, "mine", "words-key-3").status_code == 200
        assert hear(ws, "said")["text"] == "mine"
    assert [each["text"] for each in ann.get(f"/api/tables/{table}/chat").json()["said"]] == ["mine"]
    assert [each["text"] for each in bob.get(f"/api/tables/{table}/chat").json()["said"]] == ["before", "after", "mine"]
    opened = bob.open(["human", "human"], join="00" * 32)["table"]
    assert bob.post(f"/api/tables/{opened}/guests", table=table, seat=0).status_code == 200
    assert ann.get("/api/me/invitations").json()["invitations"] == []


def test_only_those_with_whom_one_sat_can_be_blocked_or_reported(server):
    table, ann, _ = met(server, "Eva", "Fay")
    stranger = Person(server.url, "Gus")
    for person, seat in ((stranger, 0), (ann, 0), (ann, 7)):
        assert person.post("/api/blocks", table=table, seat=seat).json()["reason"] == "person-unknown"
        assert person.post("/api/reports", table=table, seat=seat, reason="chat").status_code == 422


def test_a_report_brings_what_was_said_and_nothing_of_others(server):
    table, ann, bob = met(server, "Hal", "Ida")
    say(bob, table, "something rude")
    say(ann, table, "please don't", "words-key-2")
    assert ann.post("/api/reports", table=table, seat=1, reason="chat", text="rude").status_code == 200
    report = report_of(server, "Ida")
    assert (report["by"], report["name"], report["said"], report["text"]) == ("Hal", "Ida", ["something rude"], "rude")
    assert host(server, "POST", "close", report=report["report"]).status_code == 200
    assert host(server, "POST", "close", report="none").status_code == 422
    after = host(server).json()
    assert next(each for each in after["reports"] if each["report"] == report["report"])["closed"]
    assert (after["log"][0]["act"], after["log"][0]["person"]) == ("close", report["person"])


def test_whoever_is_muted_may_play_but_not_write(server):
    table, ann, bob = met(server, "Jo", "Kai")
    ann.post("/api/reports", table=table, seat=1, reason="chat")
    person = report_of(server, "Kai")["person"]
    assert host(server, "POST", "restrict", kind="mute", person=person, hours=2, reason="calm down").status_code == 200
    answer = say(bob, table, "hello")
    assert answer.status_code == 403
    assert "calm down" in answer.json()["message"]
    with bob.socket(table) as ws:
        hear(ws, "update")
        ws.send(json.dumps({"is": "say", "key": "words-key-5", "text": "hello again"}))
        refused = hear(ws, "refused")
        assert (refused["reason"], refused["key"]) == ("muted", "words-key-5")
    assert bob.table(table)["you"] == 1
    muted = next(each for each in host(server).json()["restrictions"] if each["person"] == person)
    assert muted["until"] - time.time() == pytest.approx(7200, abs=120)
    assert host(server, "POST", "lift", restriction=muted["restriction"]).status_code == 200
    assert say(bob, table, "hello", "words-key-9").status_code == 200
    assert [each["act"] for each in host(server).json()["log"][:2]] == ["lift", "mute"]


def test_whoever_is_banned_is_cut_off_and_may_only_take_their_data_along(server):
    table, ann, bob = met(server, "Lea", "Max")
    ann.post("/api/reports", table=table, seat=1, reason="unfair")
    person = report_of(server, "Max")["person"]
    with bob.socket(table) as ws:
        hear(ws, "update")
        assert host(server, "POST", "restrict", kind="ban", person=person, hours=0).status_code == 200
        wait_until(lambda: is_closed(ws), "a socket of somebody banned stays open")
    assert bob.get("/api/session").json()["reason"] == "banned"
    assert bob.post("/api/tickets").status_code == 403
    assert bob.get("/api/me/export").json()["contacts"]["restrictions"]
    assert ann.get("/api/session").status_code == 200


def report_of(server, name):
    """The report about somebody; those of one second come in any order."""
    return next(each for each in host(server).json()["reports"] if each["name"] == name)


def is_closed(ws):
    try:
        ws.recv(timeout=1)
    except TimeoutError:
        return False
    except Exception:
        return True
    return False


def test_an_address_can_be_banned_and_the_host_still_gets_in(tmp_path):
    with Live(tmp_path / "p.db", **{"moderation-token": MODERATION_TOKEN}) as live:
        me = Person(live.url, "Ned")
        assert host(live, "POST", "restrict", kind="ban", address="127.0.0.1", hours=1).status_code == 200
        assert host(live, "POST", "restrict", kind="ban", address="2001:db8::1:2", hours=1).status_code == 200
        assert me.get("/api/games").status_code == 403
        shown = host(live).json()["restrictions"]
        assert {each["address"] for each in shown} == {"127.0.0.1", "2001:db8::/64"}
        for each in shown:
            host(live, "POST", "lift", restriction=each["restriction"])
        assert me.get("/api/games").status_code == 200


def test_a_ban_ends_by_itself(tmp_path):
    with Live(tmp_path / "p.db", **{"moderation-token": MODERATION_TOKEN}) as live:
        me = Person(live.url, "Oda")
        host(live, "POST", "restrict", kind="ban", address="127.0.0.1", hours=1)
        assert me.get("/api/games").status_code == 403
        with sqlite3.connect(tmp_path / "p.db") as connection:
            connection.execute("UPDATE restrictions SET until = 1")
        connection.close()
        wait_until(lambda: me.get("/api/games").status_code == 200, "a ban does not end")


def test_nobody_moderates_without_the_token(server, tmp_path):
    assert host(server, token="wrong").status_code == 404
    assert httpx.get(f"{server.url}/api/moderation", timeout=HANG_S).status_code == 404
    with Live(tmp_path / "p.db") as live:
        assert host(live, "POST", "restrict", kind="ban", address="127.0.0.1").status_code == 404


def test_the_audit_log_is_a_journal_that_nobody_can_change_unseen(server):
    async def log():
        store = await open_store(str(server.database))
        try:
            return [row.chain for row in await store.read("moderation/log")]
        finally:
            await store.close()

    host(server, "POST", "restrict", kind="mute", person="nobody", hours=1)
    assert all(asyncio.run(log()))


def test_a_spectator_who_spoke_can_be_blocked_and_reported(server):
    table, ann, _ = met(server, "Ula", "Vic")
    link = ann.post(f"/api/tables/{table}/invites", seat=None).json()["url"].rpartition("=")[2]
    rude, quiet, stranger = (Person(server.url, name) for name in ("Wim", "Xia", "Yan"))
    headers = {"X-Pithead-Link": link}
    for number, (person, text) in enumerate([(rude, "boo"), (quiet, "hush")], 1):
        body = json.dumps({"key": f"words-key-{number}", "text": text})
        assert person.http.post(f"/api/tables/{table}/chat", content=body, headers=headers).status_code == 200
    assert stranger.post("/api/blocks", table=table, said=1).json()["reason"] == "person-unknown"
    assert stranger.post("/api/blocks", table=table, said=1, secret="wrong" * 5).json()["reason"] == "person-unknown"
    for number in (1, 3):
        assert rude.post("/api/blocks", table=table, said=number, secret=link).json()["reason"] == "person-unknown"
    assert ann.post("/api/blocks", table=table, said=1).status_code == 200
    assert quiet.post("/api/reports", table=table, said=1, secret=link, reason="chat").status_code == 200
    assert [each["text"] for each in ann.get(f"/api/tables/{table}/chat").json()["said"]] == ["hush"]
    assert [each["name"] for each in ann.get("/api/me/blocks").json()["blocks"]] == ["Wim"]
    report = report_of(server, "Wim")
    assert (report["by"], report["name"], report["said"]) == ("Xia", "Wim", ["boo"])
