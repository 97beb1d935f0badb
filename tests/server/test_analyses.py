"""Analyses in process: one at a time for everybody, stopped when nobody wants them, and remembered, but not for ever."""

import asyncio

import pytest

from pithead.bots.evaluation import Worth
from pithead.coach.analysis import Weighed
from pithead.game import CHANCE, Refusal
from pithead.server import analyses
from pithead.server.analyses import Analyses
from tests.records.making import read_games

RECORDS = [record for record in read_games("dice-miner")[:30] if len(record.header.players) == 2]


class Slowly:
    """Thinks for a while about nothing."""

    def __init__(self, seconds):
        self.seconds = seconds
        self.stopped = 0

    async def run(self, function, record, first, last, limit):
        try:
            await asyncio.sleep(self.seconds)
        except asyncio.CancelledError:
            self.stopped += 1
            raise
        return [Weighed(number, CHANCE, "", Worth((0.5, 0.5), 0.0)) for number in range(first, last + 1)]


@pytest.fixture
def tasks():
    return []


def board(thinker, tasks):
    return Analyses(thinker, lambda work: tasks.append(asyncio.ensure_future(work)))


async def test_progress_grows_until_the_analysis_is_there(tasks):
    rooms = board(Slowly(0.001), tasks)
    job = rooms.begin("a", RECORDS[0], "ann")
    assert (job.done, job.analysis) == (0.0, None)
    await asyncio.gather(*tasks)
    assert job.done == 1.0
    assert len(rooms.of("a").analysis.events) == len(RECORDS[0].steps)


async def test_everybody_has_one_analysis_worked_out_at_a_time(tasks):
    rooms = board(Slowly(0.001), tasks)
    first = rooms.begin("a", RECORDS[0], "ann")
    assert rooms.begin("a", RECORDS[0], "ann") is first
    with pytest.raises(Refusal, match="coach-busy"):
        rooms.begin("b", RECORDS[1], "ann")
    rooms.begin("b", RECORDS[1], "bob")
    await asyncio.gather(*tasks)
    rooms.begin("c", RECORDS[2], "ann")
    await asyncio.gather(*tasks)


async def test_an_analysis_that_nobody_asks_about_is_stopped_and_can_begin_again(tasks, monkeypatch):
    monkeypatch.setattr(analyses, "ABANDONED_AFTER_S", 0.0)
    monkeypatch.setattr(analyses, "POLL_INTERVAL_S", 0.01)
    thinker = Slowly(60)
    rooms = board(thinker, tasks)
    rooms.begin("a", RECORDS[0], "ann")
    await asyncio.gather(*tasks)
    await asyncio.sleep(0)
    assert thinker.stopped == analyses.PARTS_AT_ONCE
    with pytest.raises(Refusal, match="coach-stopped"):
        rooms.of("a")
    thinker.seconds = 0.0
    monkeypatch.setattr(analyses, "ABANDONED_AFTER_S", 60.0)
    rooms.begin("a", RECORDS[0], "ann")
    await asyncio.gather(*tasks)
    assert rooms.of("a").analysis is not None


async def test_only_the_newest_are_remembered(tasks, monkeypatch):
    monkeypatch.setattr(analyses, "MAX_KEPT_ANALYSES", 2)
    rooms = board(Slowly(0.0), tasks)
    for name in "abc":
        rooms.begin(name, RECORDS[0], name)
    await asyncio.gather(*tasks)
    with pytest.raises(Refusal, match="coach-not-begun"):
        rooms.of("a")
    assert rooms.of("c").analysis is not None
