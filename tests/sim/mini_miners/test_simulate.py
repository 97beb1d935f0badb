"""`pithead simulate mini-miners`: the same games whoever plays them, kept whatever happens, and added up rightly."""

import json

import numpy as np
import pytest
from pyarrow import parquet
from typer.testing import CliRunner

from pithead.cli.app import app
from pithead.game import Unreadable
from pithead.mini_miners.kernel import layout as at
from pithead.mini_miners.kernel.convert import Codec
from pithead.mini_miners.kernel.kernel import Processor, write_options
from pithead.mini_miners.kernel.results import COLUMNS, summary
from pithead.mini_miners.kernel.tables import box_table, table_options
from pithead.mini_miners.rules.content import read_box, standard_box
from pithead.mini_miners.rules.game import MiniMiners
from pithead.mini_miners.rules.state import MiniMinersOptions
from pithead.sim.run import Run
from pithead.sim.stream import seed_number
from tests.sim.built import built

BOX = standard_box()
FEW_AND_MANY = (20_000, 60_000)
"""Games, between which memory stays flat."""

FORMS = [
    (2, MiniMinersOptions()),
    (3, MiniMinersOptions(simplified=True)),
    (4, MiniMinersOptions(long=True)),
    (2, MiniMinersOptions(open_draft=True)),
]


def run_of(games: int, jobs: int, chunk: int, seats: int = 2) -> Run:
    """A run of random games."""
    return Run(Processor(box_table(BOX), write_options(seats)), 11, games, jobs, chunk)


def _simulate(*words: str):
    return CliRunner().invoke(app, ["simulate", "mini-miners", *words])


@pytest.mark.parametrize(("seats", "options"), FORMS)
def test_a_row_says_how_the_game_ended(seats: int, options: MiniMinersOptions) -> None:
    """The row of a game is what the plain engine says about its last state."""
    game, codec = MiniMiners(), Codec(BOX)
    wish = table_options(BOX, seats, options)
    rows = Processor(codec.table, wish).rows(5, 0, 60)
    state, rng, outcome = np.zeros(at.Field.SIZE, np.int64), np.zeros(1, np.uint64), np.zeros(at.OutcomeField.SIZE, np.int64)
    for number, row in enumerate(rows.tolist()):
        built("mini-miners").play_number(state, codec.table, wish, np.uint64(5), number, rng, outcome)
        end = codec.to_state(state, options)
        standing = game.standing(end)
        assert row[at.Row.WINNERS] == 1 << standing.winners[0]
        assert row[at.Row.TIES] == (standing.totals.count(max(standing.totals)) > 1)
        assert [bool(row[at.Row.FELL_IN] >> round & 1) for round in range(options.rounds)] == [past.fell_in for past in end.past]
        for seat, sheet in enumerate(game.sheets(end)):
            first = at.Row.SIZE + seat * at.SeatRow.SIZE
            assert row[first + at.SeatRow.TOTAL] == sheet.total
            assert row[first + at.SeatRow.TOOLS] == sheet.tools
            assert row[first + at.SeatRow.GOLD + options.rounds - 1] == sheet.gold
        for round, past in enumerate(end.past):
            words = row[at.Row.CREW + round * at.DWARVES :][: at.DWARVES]
            crew = {BOX.names[dwarf]: word for dwarf, word in enumerate(words) if word}
            assert {name: (word >> 1 & 3, bool(word >> 3 & 1), word >> 4) for name, word in crew.items()} == {
                dwarf.name: (dwarf.owner, dwarf.place == "tavern", dwarf.haul) for dwarf in past.crew
            }


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_summary_says_what_the_rows_say(seats: int) -> None:
    ((_, rows, sums),) = run_of(3000, 1, 3000, seats).chunks()
    result = summary(sums, seats, BOX.names)
    assert (result.games, result.given_up) == (3000, 0)
    assert result.ties == pytest.approx(rows[:, at.Row.TIES].mean())
    assert result.fell_in == pytest.approx(np.bitwise_count(rows[:, at.Row.FELL_IN]).sum() / 9000)
    for seat, share in enumerate(result.seats):
        points = rows[:, at.Row.SIZE + seat * at.SeatRow.SIZE + at.SeatRow.TOTAL]
        wins = rows[:, at.Row.WINNERS] >> seat & 1
        assert share.points == pytest.approx(points.mean())
        assert share.points_within == pytest.approx(1.96 * points.std(ddof=1) / np.sqrt(3000), rel=1e-3)
        assert share.wins == pytest.approx(wins.mean())
        assert share.wins_within == pytest.approx(1.96 * wins.std(ddof=1) / np.sqrt(3000), rel=1e-3)
    assert sum(share.wins for share in result.seats) == pytest.approx(1)
    crew = rows[:, at.Row.CREW : at.Row.SIZE].reshape(3000, at.ROUNDS_MOST, at.DWARVES)
    for veteran in result.dwarves:
        words = crew[:, :, BOX.names.index(veteran.name)]
        assert veteran.games == (words != 0).sum()
        assert veteran.home == pytest.approx((words[words != 0] >> at.CrewBit.HOME & 1).mean())
        assert veteran.points == pytest.approx((words[words != 0] >> at.CrewBit.HAUL).mean())


@pytest.mark.rule("MM-5.1")
def test_a_game_in_which_a_dwarf_has_nowhere_to_go_is_given_up() -> None:
    """With room for those who would be played in an open draft, but not for those that a hand leaves (MM-3.2)."""
    setups = "".join(f"[setup.{seats}]\nplay = 1\n" for seats in (2, 3, 4))
    markers = ["forbidden"] * 12 + ["blank"] * 4
    box = read_box(f"{setups}[markers]\nstandard = {markers}")
    rows = Processor(box_table(box), write_options(2)).rows(1, 0, 20)
    assert set(rows[:, at.Row.WINNERS]) == {0}
    assert set(Processor(box_table(box), write_options(2, open_draft=True)).rows(1, 0, 20)[:, at.Row.WINNERS]) == {1, 2}


def test_the_file_has_a_row_for_each_game_and_seat(tmp_path) -> None:
    file = tmp_path / "deep" / "results.parquet"
    run = _simulate("--games", "500", "--seats", "3", "--long", "--seed", "file", "--out", str(file), "--workers", "2")
    assert run.exit_code == 0, run.output
    table = parquet.read_table(file)
    assert table.column_names == [name for name, _ in COLUMNS]
    assert table.num_rows == 1500
    rows = Processor(box_table(BOX), write_options(3, rounds=4)).rows(seed_number("file"), 0, 500)
    games = table.to_pylist()
    for number in range(0, 500, 7):
        for seat in range(3):
            row, block = games[number * 3 + seat], rows[number, at.Row.SIZE + seat * at.SeatRow.SIZE :]
            assert (row["game"], row["seat"], row["bot"]) == (number, seat, "random")
            assert [row["gold1"], row["gold2"], row["gold3"], row["gold4"]] == block[:4].tolist()
            assert (row["points"], row["tools"]) == (block[at.SeatRow.TOTAL], block[at.SeatRow.TOOLS])
            assert row["won"] == bool(rows[number, at.Row.WINNERS] >> seat & 1)
            assert row["escaped"] + row["removed"] == 4 * 4
            troops = [{place for place in range(18) if row[f"troop{round}"] >> place & 1} for round in (1, 2, 3, 4)]
            crew = rows[number, at.Row.CREW : at.Row.SIZE].reshape(4, at.DWARVES)
            assert troops == [set(np.flatnonzero((words != 0) & (words >> 1 & 3 == seat))) for words in crew]
            assert row["haul"] == sum(int(word) >> 4 for words in crew for word in words if word and word >> 1 & 3 == seat)
            assert row["decisions"] == rows[number, at.Row.DECISIONS]
    assert table.schema.metadata[b"seed"] == b"file"
    assert table.schema.metadata[b"options"] == b"long"
    assert list(tmp_path.rglob("*.part")) == []


def test_the_table_and_its_json_tell_the_same() -> None:
    words = _simulate("--games", "2000", "--seed", "x")
    assert words.exit_code == 0, words.output
    told = json.loads(_simulate("--games", "2000", "--seed", "x", "--json").stdout)
    assert told["games"] == 2000
    assert f"{told['seats'][0]['points']:.2f}" in words.stdout
    assert len(told["dwarves"]) == 18
    assert all(dwarf["name"] in words.stdout for dwarf in told["dwarves"])


@pytest.mark.rule("MM-2.1")
def test_picked_dwarves_are_the_only_ones_that_play() -> None:
    picked = BOX.names[3:15]
    told = json.loads(_simulate("--games", "200", "--seed", "x", "--dwarves", ",".join(picked), "--json").stdout)
    assert tuple(dwarf["name"] for dwarf in told["dwarves"]) == picked


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--bots", "genius"], "bot-unknown"),
        (["--bots", "random,random,random"], "sim-each-seat"),
        (["--heroes", "engineer,random"], "option-unknown"),
        (["--seats", "5"], "seats"),
        (["--solo", "daily"], "option-unknown"),
        (["--dwarves", "mole,crook"], "dwarves-count"),
        (["--gpu"], "sim-gpu"),
    ],
)
def test_impossible_wishes_are_refused(words: list[str], reason: str) -> None:
    run = _simulate("--games", "10", *words)
    assert isinstance(run.exception, Unreadable)
    assert run.exception.reason == reason
