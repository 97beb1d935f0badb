"""`pithead simulate`: the same games whoever plays them, kept whatever happens, and added up rightly."""

import json
import os
import subprocess
import sys

import numpy as np
import pytest
from pyarrow import parquet
from typer.testing import CliRunner

from pithead.cli.app import app
from pithead.dice_miner.kernel import layout as at
from pithead.dice_miner.kernel.kernel import Processor, write_options
from pithead.dice_miner.kernel.options import SimulationOptions
from pithead.dice_miner.kernel.results import COLUMNS, summary
from pithead.dice_miner.kernel.tables import box_table, table_options
from pithead.dice_miner.rules.content import read_box, standard_box
from pithead.game import Unreadable
from pithead.lab.kernel_table import KernelTableMachine
from pithead.sim.run import Run
from pithead.sim.stream import seed_number
from tests.sim.built import kernel_as_written
from tests.sizes import size

BOX = standard_box()
HEROES = list(BOX.heroes)
FEW_AND_MANY = (60_000, 180_000)
"""Games, between which memory stays flat."""


def run_of(games: int, jobs: int, chunk: int, seats: int = 2) -> Run:
    """A run of random games."""
    return Run(Processor(box_table(BOX), write_options(seats)), 11, games, jobs, chunk)


def _simulate(*words: str):
    return CliRunner().invoke(app, ["simulate", "dice-miner", *words])


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_summary_says_what_the_rows_say(seats: int) -> None:
    ((_, rows, sums),) = run_of(4000, 1, 4000, seats).chunks()
    result = summary(sums, seats, HEROES)
    assert result.games == 4000
    assert result.given_up == 0
    for seat, share in enumerate(result.seats):
        first = at.Row.SIZE + seat * at.SeatRow.SIZE
        points = rows[:, first + at.SeatRow.SCORES : first + at.SeatRow.SCORES + 3].sum(axis=1)
        winners = rows[:, at.Row.WINNERS]
        wins = (winners >> seat & 1) / np.bitwise_count(winners)
        assert share.points == pytest.approx(points.mean())
        assert share.points_within == pytest.approx(1.96 * points.std(ddof=1) / np.sqrt(4000), rel=1e-3)
        assert share.wins == pytest.approx(wins.mean())
        assert share.wins_within == pytest.approx(1.96 * wins.std(ddof=1) / np.sqrt(4000), rel=1e-3, abs=1e-9)
    assert sum(share.wins for share in result.seats) == pytest.approx(1)
    assert sum(share.games for share in result.heroes) == 4000 * seats


def test_wished_heroes_are_dealt_and_the_others_get_any_other() -> None:
    wish = table_options(BOX, 3, heroes=["engineer", None, "alchemist"])
    rows = Processor(box_table(BOX), wish).rows(1, 0, 2000)
    played = rows[:, at.Row.SIZE + at.SeatRow.HERO :: at.SeatRow.SIZE]
    assert set(played[:, 0]) == {HEROES.index("engineer")}
    assert set(played[:, 2]) == {HEROES.index("alchemist")}
    assert set(played[:, 1]) == {0, 1, 2, 3, 4, 5} - {HEROES.index("engineer"), HEROES.index("alchemist")}


def test_wished_heroes_are_dealt_to_bots_from_outside_too(monkeypatch) -> None:
    if not size("COMPILED"):
        monkeypatch.setattr("pithead.lab.kernel_table.compiled", kernel_as_written)
    options = SimulationOptions(heroes="engineer,random,alchemist")
    with np.errstate(over="ignore"):
        rows = KernelTableMachine("dice-miner", None, ["hewer", "greedy", "random"], options, 1).rows(2, 0, 4)
    played = rows[:, at.Row.SIZE + at.SeatRow.HERO :: at.SeatRow.SIZE]
    assert set(played[:, 0]) == {HEROES.index("engineer")}
    assert set(played[:, 2]) == {HEROES.index("alchemist")}
    assert not set(played[:, 1]) & {HEROES.index("engineer"), HEROES.index("alchemist")}
    assert (rows[:, at.Row.WINNERS] > 0).all()


def test_a_game_that_nothing_can_decide_is_given_up() -> None:
    none = "".join(f"[dice.{kind}]\ncount = 0\n" for kind in ("hazard", "tool", "treasure", "magic"))
    box = read_box(f"{none}[dice.tunnel]\ncount = 60\nfaces = {['tunnel:1'] * 6}")
    rows = Processor(box_table(box), write_options(2)).rows(1, 0, 3)
    assert set(rows[:, at.Row.WINNERS]) == {0}


def test_a_hero_with_more_faces_than_can_be_counted_is_refused() -> None:
    faces = ", ".join(['"tool:shield"'] * 40)
    with pytest.raises(Unreadable):
        box_table(read_box(f"[heroes]\nengineer = [{faces}]"))


def test_the_file_has_a_row_for_each_game_and_seat(tmp_path) -> None:
    file = tmp_path / "deep" / "results.parquet"
    run = _simulate("--games", "500", "--seats", "3", "--heroes", "random", "--seed", "file", "--out", str(file), "--workers", "2")
    assert run.exit_code == 0, run.output
    table = parquet.read_table(file)
    assert table.column_names == [name for name, _ in COLUMNS]
    assert table.num_rows == 1500
    rows = Processor(box_table(BOX), write_options(3, deal=True)).rows(seed_number("file"), 0, 500)
    games = table.to_pylist()
    for number in range(500):
        for seat in range(3):
            row, first = games[number * 3 + seat], at.Row.SIZE + seat * at.SeatRow.SIZE
            scores = rows[number, first + at.SeatRow.SCORES : first + at.SeatRow.SCORES + 3].tolist()
            assert (row["game"], row["seat"], row["bot"]) == (number, seat, "random")
            assert row["hero"] == HEROES[rows[number, first + at.SeatRow.HERO]]
            assert [row["round1"], row["round2"], row["round3"], row["points"]] == [*scores, sum(scores)]
            assert row["won"] == bool(rows[number, at.Row.WINNERS] >> seat & 1)
            assert row["started"] == (rows[number, at.Row.OPENER] == seat)
            assert row["beers"] == rows[number, first + at.SeatRow.BEERS]
            assert row["decisions"] == rows[number, at.Row.DECISIONS]
    assert table.schema.metadata[b"seed"] == b"file"
    assert list(tmp_path.rglob("*.part")) == []


def test_the_table_and_its_json_tell_the_same() -> None:
    words = _simulate("--games", "2000", "--seed", "x")
    assert words.exit_code == 0, words.output
    told = json.loads(_simulate("--games", "2000", "--seed", "x", "--json").stdout)
    assert told["games"] == 2000
    assert f"{told['seats'][0]['points']:.2f}" in words.stdout
    assert "2,000" in words.stdout


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--bots", "genius"], "bot-unknown"),
        (["--bots", "random,random,random"], "sim-each-seat"),
        (["--heroes", "engineer"], "sim-each-seat"),
        (["--heroes", "engineer,wizard"], "no-such-hero"),
        (["--heroes", "engineer,engineer"], "hero-taken"),
        (["--seats", "5"], "seats"),
        (["--solo", "daily"], "solo-seats"),
        (["--long"], "option-unknown"),
        (["--dwarves", "mole"], "option-unknown"),
        (["--gpu"], "sim-gpu"),
    ],
)
def test_impossible_wishes_are_refused(words: list[str], reason: str) -> None:
    run = _simulate("--games", "10", *words)
    assert isinstance(run.exception, Unreadable)
    assert run.exception.reason == reason


@pytest.mark.parametrize("package", ["numba", "numpy", "pyarrow"])
def test_what_is_missing_is_said_in_one_sentence(package: str, tmp_path) -> None:
    code = f"import sys; sys.modules[{package!r}] = None; from pithead.cli import main; main()"
    words = ["simulate", "dice-miner", "--games", "10", "--out", str(tmp_path / "results.parquet")]
    speaking = {**os.environ, "PITHEAD_LANG": "en"}
    run = subprocess.run([sys.executable, "-c", code, *words], env=speaking, capture_output=True, text=True, check=False)
    assert run.returncode == 2
    assert run.stderr.splitlines()[-1] == f'pithead: This needs {package}, which is not installed: pip install "pithead[sim]".'


def test_the_engine_and_the_command_line_need_no_kernel_and_no_learner() -> None:
    heavy = "{'numba', 'numpy', 'pyarrow', 'ray', 'pettingzoo', 'gymnasium', 'pyspiel', 'jax'}"
    modules = (
        "pithead, pithead.cli.app, pithead.cli.simulate, pithead.dice_miner, pithead.mini_miners.rules.game, pithead.bots, pithead.envs"
    )
    code = f"import sys, {modules}; print({heavy} & set(sys.modules))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "set()"
