"""An evening driven by its journal, without a network: whoever drives it, and however often the process is a new one."""

import asyncio
import time

import pytest

from pithead.duplicate.deals import verify_deal
from pithead.duplicate.evening import Announced, Entered, begin
from pithead.game import Refusal
from pithead.match.commands import Resign, decide
from pithead.server.evening_books import EVENING_SUFFIX, Evenings, watch_secret
from pithead.server.tables import TableRegistry
from pithead.store.sqlite import SqliteStore

SECRETS = tuple(f"{number:064x}" for number in range(3))


def process(store):
    """A process that knows nothing yet."""
    return Evenings(store, TableRegistry(store, time.monotonic, asyncio.sleep))


async def announced(store, people=4):
    evenings = process(store)
    item = Announced(
        id="e" * 16,
        host="h",
        title="",
        game="dice-miner",
        options={},
        seats=2,
        form="swiss",
        scoring="matchpoints",
        secrets=SECRETS,
    )
    await evenings.add(item.id, "announced", item)
    for number in range(people):
        await evenings.add(item.id, f"enter {number}", Entered(who=f"w{number}", nonce=f"{number:032x}"))
    return evenings, item.id


async def play_round(evenings, id):
    """At every table of the round the first seat gives up."""
    evening = await evenings.drive(id)
    deal = len(evening.rounds) - 1
    for number in range(len(evening.rounds[deal])):
        live = await evenings.table(evening, deal, number)
        await evenings.registry.commit(live, "resign", lambda table: decide(table, 0, Resign()))


@pytest.fixture
def store(tmp_path):
    store = SqliteStore(tmp_path / "pithead.db")
    yield store
    asyncio.run(store.close())


def test_an_evening_goes_on_in_a_new_process_after_every_round(store):
    async def evening():
        evenings, id = await announced(store)
        await evenings.begin(await evenings.evening(id), begin(await evenings.evening(id)))
        for _ in SECRETS:
            await play_round(process(store), id)
        one, other = process(store), process(store)
        await asyncio.gather(one.drive(id), other.drive(id))
        await process(store).drive_all()
        done = await other.evening(id)
        records = {(deal, number): (await one.table(done, deal, number)).table.record() for deal in range(3) for number in range(2)}
        return done, records, await store.read(id + EVENING_SUFFIX), await one.listed("over")

    done, records, rows, listed = asyncio.run(evening())
    assert done.closed
    assert len(rows) == done.seq == 1 + 4 + 3 + 6 + 1
    assert [each.id for each in listed] == ["e" * 16]
    for deal in range(3):
        played = [records[deal, number] for number in range(2)]
        verify_deal(done.announced.id, deal, done.seals[deal], SECRETS[deal], done.nonces, played)
        assert {record.steps[0] for record in played} == {played[0].steps[0]}, "the same dice at every table"
    assert {each.deals for each in done.standings()} == {3}
    assert len({watch_secret(done, deal, number) for deal in range(3) for number in range(2)}) == 6


def test_two_processes_begin_a_round_once(store):
    async def race():
        evenings, id = await announced(store)
        first = begin(await evenings.evening(id))
        before = await evenings.evening(id)
        await asyncio.gather(process(store).begin(before, first), process(store).begin(before, first))
        return await evenings.evening(id)

    assert len(asyncio.run(race()).rounds) == 1


def test_a_table_that_is_not_full_is_no_evening(store):
    async def three():
        evenings, id = await announced(store, people=3)
        begin(await evenings.evening(id))

    with pytest.raises(Refusal, match="evening-count"):
        asyncio.run(three())
