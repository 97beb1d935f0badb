"""The kernels on a simulated graphics card: the same games as on the processor, to the last digit."""

import json
import os
import subprocess
import sys

import pytest

from pithead.sim.gpu_bench import standard_table


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_simulated_card_plays_the_same_games_as_the_processor(seats: int) -> None:
    command = [sys.executable, "-W", "ignore", "-m", "pithead.sim.gpu_bench", "--seats", str(seats), "--blocks", "3"]
    sizes = ["--games", "5", "--check-rows", "5", "--check-sums", "5"]
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    run = subprocess.run([*command, *sizes], env=environment, capture_output=True, text=True, timeout=300, check=False)
    assert run.returncode == 0, run.stderr
    report = json.loads(run.stdout)
    assert report["device"] == "simulator"
    assert report["rows_equal"]
    assert report["sums_equal"]
    assert report["games"] == 5


def test_the_facts_of_the_box_can_be_carried_along(tmp_path) -> None:
    file = tmp_path / "box.json"
    subprocess.run([sys.executable, "-m", "pithead.sim.gpu_bench", "--write-box", str(file)], check=True, timeout=120)
    assert json.loads(file.read_text()) == standard_table().tolist()
