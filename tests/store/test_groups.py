"""Entries that are added at once share statements and a commit; each is answered as if it had come alone, and every chain holds."""

import asyncio

from msgspec.structs import replace

from pithead.store import AlreadyStored, Append, Conflict, Stored
from pithead.store.accounts import Rewritten
from pithead.store.chain import check_chain
from pithead.store.sqlite import SqliteStore

STREAMS = [f"table{number}" for number in range(40)]


async def add(store, streams, seq, key="key"):
    """The next entry of many streams, all at once."""
    return await asyncio.gather(*(store.append(Append(each, seq, f"{key} {seq}", f"{each} {seq}".encode())) for each in streams))


async def check(store, streams, length):
    for stream in streams:
        rows = await store.read(stream)
        assert len(rows) == length
        check_chain(stream, rows, await store.head(stream))


def test_entries_of_many_streams_are_added_together_and_every_chain_holds(tmp_path):
    async def write():
        store = SqliteStore(tmp_path / "pithead.db")
        statements = []
        store._writing.set_trace_callback(statements.append)
        for seq in range(1, 6):
            assert await add(store, STREAMS, seq) == [Stored(seq)] * len(STREAMS)
        await check(store, STREAMS, 5)
        await store.close()
        return statements

    statements = asyncio.run(write())
    assert sum(each.count("INSERT INTO lines") for each in statements) < 3 * len(STREAMS)


def test_one_that_comes_twice_or_too_late_does_not_spoil_the_others(tmp_path):
    async def write():
        store = SqliteStore(tmp_path / "pithead.db")
        for seq in (1, 2):
            await add(store, STREAMS, seq)
        again = store.append(Append(STREAMS[0], 3, "key 1", b"sent twice"))
        late = store.append(Append(STREAMS[1], 2, "other", b"too late"))
        same = [store.append(Append(STREAMS[2], 3, key, b"both want the same number")) for key in ("a", "b")]
        others = add(store, STREAMS[3:], 3)
        twice, conflict, one, two, fine = await asyncio.gather(again, late, *same, others)
        assert (twice, conflict) == (AlreadyStored(1), Conflict())
        assert sorted(map(str, (one, two))) == sorted(map(str, (Stored(3), Conflict())))
        assert fine == [Stored(3)] * len(STREAMS[3:])
        await check(store, STREAMS[:2], 2)
        await check(store, STREAMS[2:], 3)
        await store.close()

    asyncio.run(write())


def test_what_another_process_wrote_meanwhile_is_the_chain_to_go_on_from(tmp_path):
    async def write():
        one, other = SqliteStore(tmp_path / "pithead.db"), SqliteStore(tmp_path / "pithead.db")
        for seq in (1, 2):
            await add(one, STREAMS, seq)
        await other.rewrite(STREAMS[0], lambda rows: Rewritten(tuple([replace(row, body=b"somebody") for row in rows])))
        assert await add(one, STREAMS, 3) == [Stored(3)] * len(STREAMS)
        await other.append(Append(STREAMS[1], 4, "other", b"another process"))
        outcomes = await add(one, STREAMS, 4)
        assert [each for each in outcomes if each != Stored(4)] == [outcomes[1]] == [Conflict()]
        await check(one, STREAMS, 4)
        await one.close()
        await other.close()

    asyncio.run(write())
