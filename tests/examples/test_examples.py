"""The examples run, and the learner learns."""

import csv
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.waiting import HANG_S

ROOT = Path(__file__).parents[2]


def run(*words: str) -> str:
    one_core = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}
    command = [sys.executable, *words]
    return subprocess.run(command, cwd=ROOT, env=one_core, capture_output=True, text=True, check=True, timeout=HANG_S).stdout


@pytest.mark.parametrize("game", ["dice-miner", "mini-miners"])
def test_a_random_agent_plays(game: str) -> None:
    lines = run("examples/random_agent.py", game, "--seats", "3", "--games", "2").splitlines()
    assert len(lines) == 2
    assert all("player_2" in line for line in lines)


def test_a_network_learns_to_beat_chance(tmp_path) -> None:
    told = run("examples/learn.py", "--games", "64", "--updates", "24", "--out", str(tmp_path))
    with (tmp_path / "curve.csv").open() as file:
        won = [float(row["won"]) for row in csv.DictReader(file)]
    assert len(won) == 24
    assert sum(won[-4:]) / 4 > sum(won[:4]) / 4 + 0.1
    assert float(told.splitlines()[-1].split()[2]) > 75, "victories in new games, in per cent"
    assert (tmp_path / "curve.svg").read_text().startswith("<svg")
    assert (tmp_path / "network.npz").stat().st_size > 100_000


def test_a_network_learns_from_whoever_looks_further(tmp_path) -> None:
    told = run(
        "examples/expert.py", "--bot", "random", "--updates", "4", "--every", "2", "--games", "60", "--out", str(tmp_path)
    ).splitlines()
    assert len(told) == 3
    assert float(told[-1].split()[2]) > 60, "victories in new games, in per cent; chance has 50"
    assert (tmp_path / "curve.csv").read_text().startswith("update,won\n2,")
    assert (tmp_path / "curve.svg").read_text().startswith("<svg")
    assert (tmp_path / "network.npz").stat().st_size > 100_000


def test_regret_finds_play_that_nobody_can_beat(tmp_path) -> None:
    told = run("examples/regret.py", "--updates", "40", "--out", str(tmp_path))
    assert "1525 nodes, 546 positions as somebody knows them" in told
    with (tmp_path / "curve.csv").open() as file:
        won = [float(row["won"]) for row in csv.DictReader(file)]
    assert won[0] > 0.6
    assert 0.5 <= won[-1] < 0.503
    assert (tmp_path / "curve.svg").read_text().startswith("<svg")


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--game", "dice-miner"), "dice-miner is too large: more than 200000 nodes, or 100 steps"),
        (("--game", "chess"), "chess: game-unknown"),
        (("--options", "{"), "claims: Expecting property name"),
        (("--options", '{"cards": 9}'), "claims: option"),
    ],
)
def test_regret_refuses_what_it_cannot_walk_through(words: tuple[str, ...], why: str) -> None:
    command = [sys.executable, "examples/regret.py", *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=HANG_S)
    assert done.returncode == 1
    assert done.stderr.startswith(why)
    assert done.stderr.count("\n") == 1
