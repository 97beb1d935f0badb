"""A table that nobody watches at a process is not read anew for every entry of another process, and is up to date when it is asked for."""

import asyncio
import time

import pytest

from pithead.games import game_names, load_game
from pithead.match.commands import TableSpec, open_table, sit
from pithead.match.entries import SeatPlan
from pithead.server.outbox import Outbox
from pithead.server.tables import TableRegistry, Viewer, caught_up
from pithead.store import ClientSession, StoreFailed
from pithead.store.sqlite import SqliteStore


@pytest.fixture
async def two(tmp_path):
    """The tables of two processes that share a file, and how often the second has read a journal."""
    stores = [SqliteStore(tmp_path / "p.db") for _ in range(2)]
    registries = [TableRegistry(store, time.monotonic, asyncio.sleep) for store in stores]
    reads, read = [], stores[1].read

    async def counted(stream, after=0):
        reads.append(stream)
        return await read(stream, after)

    stores[1].read = counted
    yield *registries, reads
    for store in stores:
        await store.close()


async def opened(registry):
    """A table with free chairs."""
    game = load_game(game_names()[0])
    spec = TableSpec(
        game=game, options=game.options_type(), places=(SeatPlan("open"),) * 4, table="t", host="ann", secret=bytes(32), visibility="public"
    )
    return await registry.create(*open_table(spec), "opened")


async def sits(registry, live, name):
    await registry.commit(live, f"sit {name}", lambda table: sit(table, None, name, name, "ab" * 16, "", 0))


async def test_entries_of_another_process_are_read_when_the_table_is_asked_for(two):
    one, other, reads = two
    live = await opened(one)
    there = await other.live_table("t")
    reads.clear()
    for name in ("ann", "bo", "cleo"):
        await sits(one, live, name)
        assert not other.must_read("t")
        other.read_later("t")
    assert (there.table.version, reads) == (1, [])
    assert (await other.live_table("t")).table == live.table
    assert len(reads) == 1
    assert (await other.live_table("t")) is there
    assert len(reads) == 1, "it is up to date"
    assert not other.must_read("another table")
    other.read_later("another table")


async def test_whoever_watches_hears_of_each_and_nothing_that_came_before_is_missed(two):
    one, other, _ = two
    live = await opened(one)
    there = await other.live_table("t")
    await sits(one, live, "ann")
    assert not other.must_read("t")
    other.read_later("t")
    heard = []
    there.watchers.add(Outbox("bo", Viewer(None), write_now=lambda message: heard.append(message) or True))
    assert b'"version":2' in await other.catch_up(there, None, Viewer(None)), "what was stored while nobody watched"
    await sits(one, live, "bo")
    assert other.must_read("t")
    await other.on_stored("t")
    assert there.table == live.table
    assert b'"bo"' in heard[-1]


async def test_a_store_that_fails_meanwhile_is_asked_again(two, monkeypatch):
    one, other, _ = two
    live = await opened(one)
    there = await other.live_table("t")
    await sits(one, live, "ann")
    other.read_later("t")

    async def fails(stream, after=0):
        raise StoreFailed("store-failed", problem="no disk")

    with monkeypatch.context() as patch:
        patch.setattr(other.store, "read", fails)
        with pytest.raises(StoreFailed):
            await other.live_table("t")
    assert there.table.version == 1
    assert (await other.live_table("t")).table.version == 2


async def test_chat_that_was_stored_while_nobody_watched_is_told_once(two):
    one, other, _ = two
    live = await opened(one)
    ann = ClientSession("", "ann", "Ann", "guest")
    there = await other.live_table("t")
    await other.last_chat(there, 1)
    await one.say(live, ann, "1", "hello", lambda reply: None)
    assert not other.must_read("t/chat")
    other.read_later("t/chat")
    heard = []
    assert [said.number for said in await other.last_chat(there, 20)] == [1]
    there.watchers.add(Outbox("ann", Viewer(None), write_now=lambda message: heard.append(message) or True))
    await one.say(live, ann, "2", "again", lambda reply: None)
    assert other.must_read("t/chat")
    await other.on_stored("t/chat")
    assert len(heard) == 1
    assert b"again" in heard[0]


async def test_a_game_that_has_just_begun_is_told_here_as_a_worker_would_tell_it(two):
    one, _, _ = two
    live = await opened(one)
    for name in ("ann", "bo"):
        await sits(one, live, name)
    viewer, journal = Viewer(None, lang="de"), tuple([row.body for row in await one.store.read("t")])
    expected = caught_up(journal, 1, viewer)
    assert expected.count(b'"sat"') == 2

    async def elsewhere(*_):
        raise AssertionError("no worker is needed for three entries")

    one.narrate = elsewhere
    assert await one.catch_up(live, 1, viewer) == expected
