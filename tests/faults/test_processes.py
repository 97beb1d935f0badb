"""T1, T5, T7, T8, T11, the short forms: kills, crowds and loads against real processes."""

import asyncio

import pytest

from tests.faults import crowds, kills, load, processes, rude
from tests.server.live import Live
from tests.sizes import size
from tests.waiting import wait_until_async


@pytest.mark.parametrize("seed", range(2))
def test_no_kill_loses_an_acknowledged_move(seed):
    report = kills.run(size("KILLS") // 2, seed=seed)
    report.figures(planted=False)
    assert report.acked > size("KILLS")
    assert report.lost == 0
    assert report.differing == 0


def test_a_planted_ack_before_commit_is_caught():
    report = kills.run(6, planted=True)
    report.figures(planted=True)
    assert report.lost > 0


def test_two_processes_lose_nothing_either():
    acked, lost = processes.run(3)
    assert acked > 20
    assert lost == 0


def test_slow_readers_cost_little_and_a_crowd_comes_back():
    (grown, _), _ = crowds.run(100, seconds=2)
    assert grown < 10


async def many_games(server, games, commands):
    """So many commands in as many games at once, 100 of them under way at any time; how many were refused."""
    at_once = load.Load()
    await load.open_games(server.url, at_once, games, spectators=1)
    while at_once.acks < commands:
        while len(at_once.sent) < 100 and at_once.act(0.0):
            pass
        await asyncio.sleep(0)
    await wait_until_async(lambda: not at_once.sent)
    at_once.close()
    return at_once.refused


def test_every_command_of_a_hundred_games_is_answered(tmp_path):
    with Live(tmp_path / "p.db", log=tmp_path / "log") as server:
        assert asyncio.run(many_games(server, 100, size("COMMANDS"))) == 0
    assert "Traceback" not in (tmp_path / "log").read_text("utf-8")


def test_a_visitor_who_does_all_that_is_costly_at_once_breaks_nothing_and_stops_nobody():
    load, heard, answers, broken = rude.run(tables=12, rate=20, seconds=3)
    assert load.acks
    assert not load.sent
    assert answers
    assert broken == 0
    assert ["stream", 429] in [each[:2] for each in heard]
