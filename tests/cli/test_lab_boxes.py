"""Studies of a box: players who think, the criteria, candidates, and the pictures of them."""

import csv

import numpy as np
import pytest

from pithead.cli.lab import LabRequest, write_report
from pithead.game import Unreadable
from pithead.games import load_game
from pithead.lab.numbers import Estimate, Scatter, ScatterDot
from pithead.lab.plots import cloud
from pithead.lab.runner import ExperimentRunner
from pithead.mini_miners.bots.search.whole_games import ThinkersRow
from pithead.mini_miners.kernel import layout as at
from pithead.mini_miners.kernel.kernel import RULES
from pithead.mini_miners.kernel.layout import CrewBit, Row, SeatRow
from pithead.mini_miners.lab import box_search, thinkers
from pithead.mini_miners.lab.box_search import Candidate, CriteriaStudy, candidate_of, candidates, mean_of
from pithead.mini_miners.lab.criteria import CRITERIA, CriteriaTally, misfit
from pithead.mini_miners.lab.thinkers import QUICK, Thinker, ThinkersMachine, thinker
from pithead.words import Words
from tests.cli.test_lab import Page

BOX = load_game("mini-miners").box
CRITERIA_FIGURES = [f"fit-{criterion.id}" for criterion in CRITERIA] + ["fit-decks", "fit-tool-wins", "fit-dwarf-wins"]


def rows_of(seats, *, player=QUICK, games=2, first=0):
    return ThinkersMachine(BOX, seats, player).rows(1, first, games)


def by_round(rows, first):
    return rows[:, first : first + at.ROUNDS_MOST * at.DWARVES].reshape(len(rows), at.ROUNDS_MOST, at.DWARVES)


def test_the_players_are_those_of_the_levels():
    assert thinker("foreman") == Thinker("foreman", 80, 0.5)
    assert thinker("mine-master") == Thinker("mine-master", 20)
    assert thinker("foreman").cost == 41


def test_kept_games_of_a_player_are_not_taken_for_those_of_one_who_has_learned_something_else(monkeypatch):
    before = QUICK.name, thinker("foreman").name
    monkeypatch.setattr(thinkers, "shipped_mark", lambda: "other")
    assert {QUICK.name, thinker("foreman").name}.isdisjoint(before)


@pytest.mark.parametrize("player", [QUICK, Thinker("both", 3, 0.5)], ids=lambda player: player.level)
def test_a_game_depends_on_the_seed_and_its_number_alone(player):
    both, one, other = (rows_of(3, player=player, games=games, first=first) for games, first in ((2, 0), (1, 0), (1, 1)))
    assert (both == np.concatenate([one, other])).all()
    assert (one != other).any()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_row_says_where_every_dwarf_dug_and_what_it_carried(seats):
    rows, own = rows_of(seats), RULES.row_words(seats)
    crew, dug, tools = (by_round(rows, first) for first in (Row.CREW, own + ThinkersRow.DUG, own + ThinkersRow.TOOLS))
    played = crew != 0
    assert played.sum(axis=2)[:, :3].tolist() == [[BOX.tables.setup[seats].play * seats] * 3] * len(rows)
    assert not (~played & ((dug != at.NOTHING) | (tools != 0))).any()
    innkeeper = BOX.names.index("innkeeper")
    home = (crew >> CrewBit.HOME & 1).astype(bool)
    assert {int(dwarf) for dwarf in (played & ~home & (dug == at.NOTHING)).nonzero()[2]} <= {innkeeper}
    assert tools.any()
    for places in dug.reshape(-1, at.DWARVES):
        taken = places[places != at.NOTHING].tolist()
        assert len(set(taken)) == len(taken)
    assert set(rows[:, Row.WINNERS].tolist()) <= {1 << seat for seat in range(seats)}


def test_a_tally_counts_what_the_criteria_ask_for():
    """Two players, one round each: Lucky of seat 0 wins with 8 from deck IV, the Bully of seat 1 is lost in deck I."""
    own = RULES.row_words(2)
    rows = np.zeros((2, own + ThinkersRow.SIZE), np.int16)
    rows[:, own : own + ThinkersRow.TOOLS] = at.NOTHING
    lucky, bully = BOX.names.index("lucky"), BOX.names.index("bully")
    rows[:, Row.CREW + lucky] = at.PLAYED | 1 << CrewBit.HOME | 8 << CrewBit.HAUL
    rows[:, Row.CREW + bully] = at.PLAYED | 1 << CrewBit.OWNER
    rows[:, own + ThinkersRow.DUG + lucky] = BOX.board.index["T14"]
    rows[:, own + ThinkersRow.DUG + bully] = BOX.board.index["T2"]
    rows[:, own + ThinkersRow.TOOLS + lucky] = 1 << at.Tool.HELMET
    rows[:, own + ThinkersRow.TOOLS + bully] = 1 << at.Tool.STAR
    rows[:, Row.WINNERS] = 1
    rows[0, Row.FELL_IN] = 1
    rows[:, Row.SIZE + SeatRow.TOTAL] = 151, 150
    tally = CriteriaTally(BOX, 2)
    tally.add(rows)
    found = {id: estimate.value for id, estimate in tally.measured().items()}
    assert found == {"fell-in": 50, "rich": 50, "escaped": 50, "dwarves": 50, "tools": 50}
    assert [mean.count for mean in tally.deck_gold] == [2, 0, 0, 2]
    assert tally.deck_gold[3].estimate().value == 8


def test_a_box_within_all_bounds_fits_and_every_miss_counts():
    fits = {"fell-in": 2.0, "rich": 0.5, "escaped": 70.0, "dwarves": 7.0, "tools": 7.9, "deeper": 0.1}

    def measured(**changes):
        return {id: Estimate(value, 0.1, 100) for id, value in {**fits, **changes}.items()}

    assert misfit(measured()) == 0
    misses = {"fell-in": (0.5, 6.0), "rich": (2.0,), "escaped": (60.0, 80.0), "dwarves": (10.0,), "tools": (10.0,), "deeper": (-0.3,)}
    for id, values in misses.items():
        for value in values:
            assert misfit(measured(**{id: value})) > 0.2, id
    assert misfit(measured(escaped=60.0)) == pytest.approx(20 / 9)


def test_a_candidate_is_a_box_with_all_its_cards():
    first, *others = [each for each, _ in zip(candidates(BOX, "t"), range(30))]
    assert first == candidate_of(BOX)
    assert len(set(others)) == 29
    for each in others:
        box = each.box(BOX)
        assert {len(cards) for cards in box.decks.values()} == {10}
        assert (sum(box.tables.tools.values()), min(box.tables.tools.values()) > 0) == (36, True)
        assert candidate_of(box) == each
    assert Candidate((1, 3, 4, 6), (7, 10, 12, 10), 6, 5).name == "1/3/4/6 · 7/10/12/10 · 6 · 5"


def test_the_box_is_the_candidate_that_fits_best_and_the_search_knows_its_like():
    assert candidate_of(BOX) == Candidate((3, 3, 4, 5), (5, 10, 8, 7), 6, 5)
    for place, (collapses, nuggets) in enumerate(zip(candidate_of(BOX).collapses, candidate_of(BOX).nuggets)):
        assert collapses in box_search.COLLAPSES[place]
        assert nuggets in box_search.NUGGETS[place]


def test_the_criteria_compare_the_boxes_before_and_after():
    boxes = CriteriaStudy(load_game("mini-miners"), 1, None, Words("en")).boxes()
    assert [candidate_of(box).collapses for box in boxes.values()] == [(1, 2, 3, 5), (2, 3, 4, 6), (3, 3, 4, 5)]


def test_of_players_who_look_ahead_older_boxes_get_a_twentieth_of_the_games():
    def games(number, content=None):
        return list(CriteriaStudy(load_game("mini-miners", content), number, content, Words("en")).looking_ahead().values())

    assert games(2000) == [100, 100, 2000]
    assert games(2000, "[tools]\nstar = 4\nshovel = 6\n") == [100, 100, 2000, 2000]
    assert games(1) == [1, 1, 1]


def test_all_games_of_the_newest_box_are_played_and_counted(monkeypatch):
    monkeypatch.setattr(box_search, "thinker", lambda level: Thinker(level, 1))
    monkeypatch.setattr(box_search, "PART", 4)
    monkeypatch.setattr(box_search, "OLDER_SHARE", 2)
    study = CriteriaStudy(load_game("mini-miners"), 10, None, Words("en"))
    runner = ExperimentRunner("t", 1, study.cost())
    fell_in = next(iter(study.figures(runner)))
    assert {tuple(cell.number for cell in row.cells) for row in fell_in.rows} == {(10, 10, 10), (5, 5, 10)}
    assert runner.done == pytest.approx(runner.total)


class Counting:
    """A machine that remembers what it was asked to play."""

    def __init__(self):
        self.played = []

    def rows(self, seed, first, games):
        self.played.append(first)
        return np.full((games, 2), seed % 1000 + first, np.int16)

    def tally(self, rows):
        return rows.sum(axis=0)


def test_a_study_that_was_stopped_still_counts_what_was_kept_before(tmp_path):
    first, runner = Counting(), ExperimentRunner("s", 1, 1, kept=tmp_path)
    games = [rows.tolist() for rows in runner.rows("a table", first, 40, 2)]
    (tmp_path / next(tmp_path.glob("*-38-2.npy")).name).unlink()
    again, stopped = Counting(), ExperimentRunner("s", 1, 1, kept=tmp_path)
    stopped.stop()
    assert [rows.tolist() for rows in stopped.rows("a table", again, 40, 2)] == games[:19]
    assert (len(first.played), again.played) == (20, [])
    some = ExperimentRunner("s", 1, 1, kept=tmp_path)
    counted = 0
    for _ in some.rows("a table", again, 40, 2):
        some.stop()
        counted += 1
    assert (counted, again.played) == (19, [])


def test_kept_games_are_not_played_again(tmp_path):
    def measured(machine, seed):
        runner = ExperimentRunner(seed, 1, 1, kept=tmp_path)
        return [rows.tolist() for rows in runner.rows("a table", machine, 40, 2)]

    first, again, other = Counting(), Counting(), Counting()
    games = measured(first, "s")
    (broken,) = tmp_path.glob("*-4-2.npy")
    broken.write_bytes(b"half a fi")
    assert measured(again, "s") == games
    assert (len(first.played), again.played) == (20, [4])
    assert measured(other, "t") != games
    assert len(other.played) == 20


def test_a_folder_that_cant_be_is_refused(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(Unreadable, match="file-write"):
        write_report(LabRequest("mini-miners", 1, "t", tmp_path, 1, None, "criteria", tmp_path / "file"))


def test_the_mean_of_tables_is_surer_than_each():
    assert mean_of([Estimate(1, 3, 10), Estimate(3, 4, 20)]) == (2, 2.5, 30)


def test_an_interval_is_wider_the_more_are_compared():
    alone, of_many = Estimate(60, 1, 9).among(1), Estimate(60, 1, 9).among(18)
    assert (alone.value, alone.number) == (of_many.value, of_many.number) == (60, 9)
    assert alone.within == pytest.approx(1)
    assert of_many.within == pytest.approx(2.991 / 1.960, abs=0.001)


def test_the_criteria_are_a_report_with_a_figure_for_each(tmp_path, capsys):
    assert write_report(LabRequest("mini-miners", 1, "t", tmp_path, 2, None, "criteria")) == 0
    file = tmp_path / "mini-miners-criteria.html"
    assert str(file) in capsys.readouterr().out
    text = file.read_text("utf-8")
    assert [section for section in Page(text).sections if section != "fit-deeper"] == [id for id in CRITERIA_FIGURES if id != "fit-deeper"]
    assert "--study criteria --games 1 --seed t" in text
    with (tmp_path / "mini-miners-fit-fell-in.csv").open(encoding="utf-8") as lines:
        rows = list(csv.DictReader(lines))
    assert len(rows) == 9 * len(CriteriaStudy(load_game("mini-miners"), 1, None, Words("en")).boxes())


def test_a_box_of_ones_own_is_measured_beside_ours():
    content = "[tools]\nstar = 4\nshovel = 6\n"
    names = list(CriteriaStudy(load_game("mini-miners", content), 1, content, Words("en")).boxes())
    assert names[-1] == "your box"
    assert len(names) >= 2


def test_the_search_shows_the_trade_off_and_the_finalists(tmp_path, monkeypatch):
    monkeypatch.setattr(box_search, "CANDIDATES", 3)
    monkeypatch.setattr(box_search, "FINALISTS", 1)
    monkeypatch.setattr(box_search, "thinker", lambda level: Thinker(level, 1))
    assert write_report(LabRequest("mini-miners", 2, "t", tmp_path, 2, None, "candidates")) == 0
    sections = Page((tmp_path / "mini-miners-candidates.html").read_text("utf-8")).sections
    assert sections[:2] == ["fit-trade-off", "fit-candidates"]
    with (tmp_path / "mini-miners-fit-trade-off.csv").open(encoding="utf-8") as lines:
        rows = list(csv.DictReader(lines))
    assert [row["chosen"] for row in rows].count("1") == 1
    assert rows[0]["name"] == candidate_of(BOX).name


def test_a_picture_of_two_measures_has_a_dot_for_each_thing_and_no_name_breaks_it():
    dots = tuple(ScatterDot(f"<{number}>", Estimate(number, 1, 9), Estimate(70 + number, 1, 9), number == 2) for number in range(3))
    drawn = cloud(Scatter("fit-trade-off", ("<x>", "y"), dots, (1, 5, 66, 75), "%"))
    assert drawn.count("<circle") == 3
    assert drawn.count('r="6"') == 1
    assert "<x>" not in drawn
    assert "&lt;2&gt;" in drawn


@pytest.mark.parametrize("game", ["dice-miner", "mini-miners"])
def test_an_unknown_study_is_refused_with_those_that_there_are(game, tmp_path):
    with pytest.raises(Unreadable, match="lab-study"):
        write_report(LabRequest(game, 1, "t", tmp_path, 1, None, "alchemy"))
