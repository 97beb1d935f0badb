"""`pithead simulate`: the same games whoever plays them, and kept whatever happens."""

import csv
import json
import signal
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from pyarrow import parquet

from pithead.games import load_game, package_of, simulation_options
from pithead.lab.kernel_table import KernelTable, KernelTableMachine, KernelTableSimulation
from pithead.sim.playing import RowStart
from pithead.sim.run import Run
from tests.kits import kits
from tests.waiting import HANG_S, wait_until

KITS = kits("sim", "test_simulate")
DOCS = Path(__file__).parents[2] / "docs"


@pytest.fixture(params=KITS)
def game(request):
    return request.param


@pytest.fixture
def pithead_json():
    """Runs `pithead ...` and reads what it prints as JSON."""

    def run(*words):
        ran = subprocess.run([sys.executable, "-m", "pithead", *words], capture_output=True, text=True, timeout=HANG_S, check=True)
        return json.loads(ran.stdout)

    return run


def test_games_depend_on_nothing_but_seed_and_number(game):
    run_of = KITS[game].run_of
    whole = np.concatenate([rows for _, rows, _ in run_of(1000, 1, 1000).chunks()])
    pieces = np.concatenate([rows for _, rows, _ in run_of(1000, 3, 170).chunks()])
    assert (whole == pieces).all()


def test_a_tally_of_pieces_is_the_tally_of_the_whole(game):
    run_of = KITS[game].run_of
    whole = sum(sums for _, _, sums in run_of(1000, 1, 1000).chunks())
    pieces = sum(sums for _, _, sums in run_of(1000, 2, 99).chunks())
    assert (whole == pieces).all()


def test_a_run_that_is_stopped_keeps_what_was_played(game):
    run = KITS[game].run_of(10_000, 2, 100)
    firsts = []
    for first, rows, _ in run.chunks():
        assert len(rows) == 100
        firsts.append(first)
        if first == 300:
            run.stop()
    assert firsts == list(range(0, 100 * len(firsts), 100))
    assert 4 <= len(firsts) < 12


def test_every_column_is_explained(game):
    page = (DOCS / "games" / game / "results.md").read_text("utf-8")
    assert [name for name, _ in KITS[game].COLUMNS] == [line.split("`")[1] for line in page.splitlines() if line.startswith("| `")]


def test_ctrl_c_keeps_what_is_done(game, tmp_path):
    file = tmp_path / "results.parquet"
    command = [sys.executable, "-m", "pithead", "simulate", game, "--games", "1000000000", "--out", str(file), "--workers", "1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        part = file.with_name(file.name + ".part")
        wait_until(lambda: running.poll() is not None or (part.exists() and part.stat().st_size > 1000))
        running.send_signal(signal.SIGINT)
        _, told = running.communicate(timeout=HANG_S)
    assert running.returncode == 130
    assert "of 1,000,000,000 games" in told
    games = parquet.read_table(file).column("game").to_numpy()
    assert len(games) >= 2
    assert (games == np.repeat(np.arange(len(games) // 2), 2)).all()


def test_a_bot_that_no_kernel_knows_plays_through_its_view_and_csv_is_csv(game, tmp_path, pithead_json):
    file = tmp_path / "results.csv"
    told = pithead_json(
        "simulate", game, "--bots", "first-day,random", "--games", "3", "--workers", "1", "--seed", "c", "--out", str(file), "--json"
    )
    rows = list(csv.DictReader(file.read_text("utf-8").splitlines()))
    assert [(row["game"], row["seat"], row["bot"]) for row in rows[:2]] == [("0", "0", "first-day"), ("0", "1", "random")]
    assert len(rows) == 2 * told["games"] == 6
    assert list(rows[0]) == [name for name, _ in KITS[game].COLUMNS]
    assert list(tmp_path.iterdir()) == [file]


def test_games_of_bots_that_search_depend_on_nothing_but_seed_and_number(game):
    options = simulation_options(game)()
    simulation = KernelTableSimulation(package_of(game).kernel(), load_game(game), None, ["mine-master", "foreman", "random"], options, 4)
    machine = simulation.core()
    whole = np.concatenate([rows for _, rows, _ in Run(machine, 7, 4, 1, 4).chunks()])
    pieces = np.concatenate([machine.rows(7, number, 1) for number in (3, 1, 0, 2)])
    assert (whole[[3, 1, 0, 2]] == pieces).all()
    assert len({tuple(row) for row in whole.tolist()}) == 4
    patient = KernelTableMachine(game, None, ["mine-master", "foreman", "random"], options, 500)
    assert (patient.rows(7, 0, 1) != whole[:1]).any()
    summary = simulation.summary(machine.tally(whole))
    assert summary.games == 4
    assert [share.games for share in summary.seats] == [4, 4, 4]


def test_random_bots_at_a_table_of_others_play_by_the_kernels_rules(game):
    """A table that asks every bot from outside says of a game what the kernel's own row says of it: the same seats, rounds and sums."""
    kernel = package_of(game).kernel()
    table = KernelTable(kernel, load_game(game), ["hewer", "random"], simulation_options(game)(), 1)
    rows = np.zeros((6, table.kernel.row_words(2)), np.int16)
    for number in range(6):
        table.play(3, number, rows, number)
        state = table.beside.translated()
        standing = table.game.standing(state)
        assert rows[number, RowStart.WINNERS] == sum(1 << seat for seat in standing.winners)
        assert table.game.to_act(state) == ()
    assert (rows[:, RowStart.DECISIONS] > 40).all()


def test_memory_stays_flat(game):
    code = (
        "import resource, sys; from pithead.cli.simulate import SimulationRequest, simulate; "
        f"simulate(SimulationRequest({game!r}, int(sys.argv[1]), 2, 'random', {{}}, 's', None, 2, json=True)); "
        "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)"
    )
    few, many = (
        int(subprocess.run([sys.executable, "-c", code, str(games)], capture_output=True, text=True, check=True).stdout.splitlines()[-1])
        for games in KITS[game].FEW_AND_MANY
    )
    assert many < few * 1.1
