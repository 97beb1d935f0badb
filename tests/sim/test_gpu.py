"""The kernels on a simulated graphics card: the same games as on the processor, to the last digit."""

import json
import os
import subprocess
import sys

import pytest

from pithead.sim.box_table import standard_table
from pithead.sim.gpu_bench import folder_of
from tests.sizes import size
from tests.waiting import HANG_S

TABLES = {"dice-miner": (2, 1, 4), "mini-miners": (4, 2)}
"""Numbers of seats, the most telling first."""

GAMES = {
    "dice-miner": ("--blocks", "2", "--check-rows", "3", "--check-sums", "5"),
    "mini-miners": ("--blocks", "1", "--check-rows", "2", "--check-sums", "4"),
}
"""More games than a card has room for at once, two or a pool of three: some are played where another has ended."""


@pytest.mark.parametrize(("game", "seats"), [(game, seats) for game, sizes in TABLES.items() for seats in sizes[: size("CARDS")]])
def test_a_simulated_card_plays_the_same_games_as_the_processor(game: str, seats: int) -> None:
    command = [sys.executable, "-W", "ignore", "-m", "pithead.sim.gpu_bench", "--game", game, "--seats", str(seats)]
    sizes = ["--games", "1", "--threads", "1", *GAMES[game]]
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    run = subprocess.run([*command, *sizes], env=environment, capture_output=True, text=True, timeout=HANG_S, check=False)
    assert run.returncode == 0, run.stderr
    report = json.loads(run.stdout)
    assert report["device"] == "simulator"
    assert report["rows_equal"]
    assert report["sums_equal"]
    assert report["games"] == 1


@pytest.mark.parametrize("game", ["dice-miner", "mini-miners"])
def test_the_facts_of_the_box_can_be_carried_along(game: str, tmp_path) -> None:
    file = tmp_path / "box.json"
    subprocess.run([sys.executable, "-m", "pithead.sim.gpu_bench", "--game", game, "--write-box", str(file)], check=True, timeout=HANG_S)
    assert json.loads(file.read_text()) == standard_table(folder_of(game)).tolist()
