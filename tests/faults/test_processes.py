"""T1, T5, T7, T8, T11, the short forms: kills, crowds and loads against real processes."""

import asyncio
from types import SimpleNamespace

import pytest

from tests.faults import crowds, kills, load, processes


@pytest.mark.parametrize("seed", range(4))
def test_no_kill_loses_an_acknowledged_move(seed):
    report = kills.run(25, seed=seed)
    report.figures(planted=False)
    assert report.acked > 50
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
    (grown, _), _ = crowds.run(100)
    assert grown < 10


def test_a_hundred_games_at_once():
    asyncio.run(load.everything(SimpleNamespace(games=100, rate=100, seconds=3, spectators=1, database=None, sync=5)))
