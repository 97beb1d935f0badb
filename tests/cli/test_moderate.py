"""`pithead moderate`: the store of a server is moderated without one running."""

import asyncio
import json

import pytest

from pithead.server.contacts import ReportBody
from pithead.server.messages import encode
from pithead.store import ClientSession
from pithead.store.contacts import Report
from pithead.store.opening import open_store


@pytest.fixture
def store(tmp_path):
    """A store with somebody who was reported."""

    async def fill():
        store = await open_store(str(tmp_path / "p.db"))
        await store.put_session(ClientSession("h", "bo", "Bo", "guest", 1, 1))
        await store.put_report(Report("r1", "ann", "bo", 1, encode(ReportBody("chat", "rude", "t", ("you mole",)))))
        await store.close()

    asyncio.run(fill())
    return ("--database", "p.db")


def test_a_report_is_read_acted_on_and_closed_and_all_of_it_is_logged(pithead, store):
    listed = pithead("moderate", "list", *store)
    assert "you mole" in listed.out
    assert "r1" in listed.out
    assert pithead("moderate", "mute", "bo", "--hours", "2", "--reason", "calm", *store).code == 0
    assert pithead("moderate", "ban", "2001:db8::7", *store).code == 0
    assert pithead("moderate", "close", "r1", *store).code == 0
    found = json.loads(pithead("moderate", "list", "--json", *store).out)
    assert found["reports"] == []
    assert {(each["kind"], each["who"] or each["network"]) for each in found["restrictions"]} == {("mute", "bo"), ("ban", "2001:db8::/64")}
    for each in found["restrictions"]:
        assert pithead("moderate", "lift", each["id"], *store).code == 0
    log = json.loads(pithead("moderate", "log", "--json", *store).out)
    assert sorted(each["act"] for each in log) == ["ban", "close", "lift", "lift", "mute"]
    assert "calm" in pithead("moderate", "log", *store).out
    assert pithead("db", "check", *store).code == 0


def test_what_is_not_there_is_refused_in_a_sentence(pithead, store):
    assert pithead("moderate", "mute", "nobody", *store).code == 2
    assert pithead("moderate", "lift", "none", *store).code == 2
    assert pithead("moderate", "close", "none", *store).code == 2
    assert "no.db" in pithead("moderate", "list", "--database", "no.db").err
