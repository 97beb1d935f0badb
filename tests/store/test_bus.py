"""What processes hear of each other over the bus of a store: all that they must, when it is on the disk, in its order, and nothing else."""

import asyncio
import itertools
import sqlite3
from contextlib import AsyncExitStack

import psycopg
import pytest

from pithead.store import AlreadyStored, Append, Conflict, Stored, StoreFailed
from pithead.store.opening import open_store
from tests.waiting import wait_until_async

NUMBERS = itertools.count()


class Process:
    """One of several that use a store: what it has heard, and what it found in a stream whenever it heard of it."""

    def __init__(self, address):
        self.address = address
        self.heard = []
        self.read = []
        self.fails = 0

    def failpoint(self, name):
        if name == "before-commit" and self.fails:
            self.fails -= 1
            raise (psycopg.OperationalError if "://" in self.address else sqlite3.OperationalError)("the disk is full")

    def hear(self, message):
        self.heard.append(message)
        if not message.startswith(("@", "*")):
            self.read.append(asyncio.ensure_future(self.store.read(message)))

    async def __aenter__(self):
        self.store = await open_store(self.address, self.failpoint)
        self.store.listen(self.hear)
        return self

    async def __aexit__(self, *_):
        await asyncio.gather(*self.read)
        await self.store.close()


def hall(test):
    """Run a test with three processes that hear each other, and have heard nothing else yet."""

    async def run(address):
        async with AsyncExitStack() as stack:
            processes = [await stack.enter_async_context(Process(address)) for _ in range(3)]

            async def greet():
                for number, each in enumerate(processes):
                    await each.store.broadcast(f"@hello{number}")
                return all(f"@hello{number}" in each.heard for each in processes for number in range(3))

            while not await greet():
                await asyncio.sleep(0.05)
            await quiet(processes)
            for each in processes:
                each.heard.clear()
            await test(processes)

    def sync(address):
        asyncio.run(run(address))

    sync.__name__ = test.__name__
    sync.__doc__ = test.__doc__
    return sync


async def quiet(processes):
    """All have heard what was told before: broadcasts come after it, in its order."""
    ends = {f"@end{next(NUMBERS)}": each for each in processes}
    for end, each in ends.items():
        await each.store.broadcast(end)
    await wait_until_async(lambda: all(set(ends) <= set(each.heard) for each in processes))


def told(process):
    return [each for each in process.heard if not each.startswith("@end")]


@hall
async def test_the_others_hear_of_every_entry_once_and_find_it_and_its_author_hears_nothing(processes):
    author, *others = processes
    for seq in range(1, 21):
        assert await author.store.append(Append("t", seq, f"k{seq}", b"{}")) == Stored(seq)
    await quiet(processes)
    assert told(author) == []
    assert [told(each) for each in others] == [["t"] * 20] * 2, "and in this order"
    for each in others:
        found = await asyncio.gather(*each.read)
        assert all(len(rows) >= number for number, rows in enumerate(found, 1)), "who hears of an entry finds it in the store"


@hall
async def test_of_entries_that_go_together_everybody_hears_each_stream(processes):
    author, *others = processes
    streams = [f"table{number}" for number in range(300)]
    for seq in (1, 2):
        await asyncio.gather(*(author.store.append(Append(each, seq, f"k{seq}", b"{}")) for each in streams))
    await quiet(processes)
    assert told(author) == []
    for each in others:
        assert sorted(told(each)) == sorted(2 * streams)


@hall
async def test_nobody_hears_of_what_was_not_stored(processes):
    author, *others = processes
    await author.store.append(Append("t", 1, "k1", b"{}"))
    assert await author.store.append(Append("t", 1, "k1", b"{}")) == AlreadyStored(1)
    assert await author.store.append(Append("t", 1, "late", b"{}")) == Conflict()
    author.fails = 1
    with pytest.raises(StoreFailed):
        await author.store.append(Append("t", 2, "k2", b"{}"))
    await quiet(processes)
    assert [told(each) for each in others] == [["t"], ["t"]]
    assert await author.store.append(Append("t", 2, "k2", b"{}")) == Stored(2)
    await quiet(processes)
    assert [told(each) for each in processes] == [[], ["t", "t"], ["t", "t"]]


@hall
async def test_a_broadcast_reaches_all_and_its_sender(processes):
    await processes[1].store.broadcast("@token:1")
    await quiet(processes)
    assert [told(each) for each in processes] == [["@token:1"]] * 3


@hall
async def test_each_hears_what_both_others_store(processes):
    await asyncio.gather(*(each.store.append(Append(f"t{number}", 1, "k", b"{}")) for number, each in enumerate(processes)))
    await quiet(processes)
    assert [sorted(told(each)) for each in processes] == [["t1", "t2"], ["t0", "t2"], ["t0", "t1"]]
