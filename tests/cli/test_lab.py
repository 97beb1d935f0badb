"""`pithead lab`: what it says is what the games say, in five languages, and Ctrl-C keeps what was played."""

import csv
import os
import re
import signal
import subprocess
import sys
from contextlib import suppress
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

from pithead.cli.lab import LabRequest, write_report
from pithead.dice_miner.kernel import bots
from pithead.dice_miner.kernel import layout as at
from pithead.dice_miner.kernel.kernel import Processor, write_options
from pithead.dice_miner.kernel.results import summary
from pithead.dice_miner.kernel.tables import box_table
from pithead.dice_miner.lab.experiments import DiceMinerExperiments, DiceMinerTally
from pithead.dice_miner.rules.content import read_box, standard_box
from pithead.dice_miner.rules.game import DiceMiner
from pithead.lab.numbers import Estimate, Figure, FigureRow, Histogram, Mean, Proportion
from pithead.lab.plots import dots, scale
from pithead.mini_miners.kernel.kernel import Processor as MineProcessor
from pithead.mini_miners.kernel.kernel import write_options as mine_wish
from pithead.mini_miners.kernel.results import summary as mine_summary
from pithead.mini_miners.kernel.tables import box_table as mine_table
from pithead.mini_miners.lab.experiments import MiniMinersExperiments, MiniMinersTally, play_pair
from pithead.mini_miners.rules.content import standard_box as standard_mine
from pithead.mini_miners.rules.game import MiniMiners
from pithead.sim import machines
from pithead.words import LANGUAGES, Words
from tests.sim.built import built
from tests.sizes import size
from tests.waiting import HANG_S, wait_until

BOX = standard_box()
DICE_FIGURES = ["turns", "heroes", "points", "happenings", "ladder", "beers"]
DICE_FIGURES += ["variants-points", "variants-start", "variants-ties", "variants-heroes"]
MINE_FIGURES = ["seats", "dwarves", "dwarf-homes", "dwarf-hauls", "points", "happenings-mine", "ladder"]
MINE_FIGURES += ["variants-gold", "variants-fell-in", "variants-home"]


class Page(HTMLParser):
    """What a report holds, and whether every element is closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open, self.sections, self.circles, self.outside = [], [], 0, []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag, attrs):
        facts = dict(attrs)
        self.outside += [facts[name] for name in ("src", "href") if name in facts and not facts[name].startswith("#")]
        self.sections += [facts["id"]] if tag == "h2" else []
        self.circles += tag == "circle"
        if tag not in ("meta", "line", "circle", "polyline"):
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.circles += tag == "circle"

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


@pytest.fixture
def built_bots(monkeypatch):
    """The bots of the kernel as they were built; in `make proofs` they are compiled for this processor."""
    if not size("COMPILED"):
        compiled = machines.compiled
        monkeypatch.setattr(machines, "compiled", lambda kernel, bots=False: built("dice-miner") if bots else compiled(kernel))


@pytest.mark.parametrize(("game", "figures", "workers"), [("dice-miner", DICE_FIGURES, 1), ("mini-miners", MINE_FIGURES, 2)])
def test_a_report_is_one_file_with_every_figure_and_its_numbers_beside_it(game, figures, workers, built_bots, tmp_path, capsys) -> None:
    assert write_report(LabRequest(game, 2000, "t", tmp_path / "deep", workers, None)) == 0
    file = tmp_path / "deep" / f"{game}.html"
    assert str(file) in capsys.readouterr().out
    page = Page(file.read_text("utf-8"))
    assert page.sections == figures
    assert page.outside == []
    assert page.circles > 50
    for figure in figures:
        with (tmp_path / "deep" / f"{game}-{figure}.csv").open(encoding="utf-8") as rows:
            assert len(list(csv.DictReader(rows))) >= 3
        assert ElementTree.parse(tmp_path / "deep" / f"{game}-{figure}.svg").getroot().tag.endswith("svg")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_report(language, tmp_path, monkeypatch) -> None:
    monkeypatch.setattr("pithead.cli.lab.say", Words(language))
    assert write_report(LabRequest("mini-miners", 100, "l", tmp_path, 1, None)) == 0
    text = (tmp_path / "mini-miners.html").read_text("utf-8")
    assert f'<html lang="{language}">' in text
    assert "lab-" not in re.sub(r"pithead lab|<style>.*?</style>", "", text, flags=re.DOTALL)


def test_a_report_is_in_the_language_that_was_asked_for(tmp_path) -> None:
    words = ["lab", "mini-miners", "--games", "100", "--seed", "l", "--out", str(tmp_path), "--lang", "fi", "--workers", "1"]
    subprocess.run([sys.executable, "-m", "pithead", *words], check=True, capture_output=True)
    assert '<html lang="fi">' in (tmp_path / "mini-miners.html").read_text("utf-8")


def test_the_same_seed_makes_the_same_report(tmp_path) -> None:
    for folder in ("one", "two"):
        write_report(LabRequest("mini-miners", 500, "same", tmp_path / folder, 1 if folder == "one" else 2, None))
    one, two = ((tmp_path / folder / "mini-miners.html").read_text() for folder in ("one", "two"))
    assert one == two


def test_a_tally_says_what_the_summary_of_simulate_says() -> None:
    rows = Processor(box_table(BOX), write_options(3, deal=True)).rows(1, 0, 3000)
    tally = DiceMinerTally(3, len(BOX.heroes))
    for part in np.array_split(rows, 7):
        tally.add(part)
    core = Processor(box_table(BOX), write_options(3, deal=True))
    told = summary(core.tally(rows), 3, list(BOX.heroes))
    starter = tally.by_turn[0].estimate()
    assert starter.value == pytest.approx(told.starter.wins)
    assert starter.within == pytest.approx(told.starter.wins_within, rel=1e-6)
    assert tally.tied.estimate().value == pytest.approx(told.ties)
    for place, hero in enumerate(told.heroes):
        assert tally.by_hero[place].estimate().value == pytest.approx(hero.wins)
        assert tally.by_hero[place].count == hero.games
    assert tally.points.estimate().value == pytest.approx(np.mean([seat.points for seat in told.seats]))
    assert sum(tally.histogram.shares().values()) == pytest.approx(1)


def test_a_tally_of_dwarves_says_what_the_summary_of_simulate_says() -> None:
    box = standard_mine()
    core = MineProcessor(mine_table(box), mine_wish(3))
    rows = core.rows(1, 0, 3000)
    tally = MiniMinersTally(3, 18)
    tally.add(rows)
    told = mine_summary(core.tally(rows), 3, box.names)
    assert tally.fell_in.estimate().value == pytest.approx(told.fell_in)
    assert tally.gold.estimate().value == pytest.approx(np.mean([seat.points for seat in told.seats]))
    for place, seat in enumerate(told.seats):
        assert tally.by_seat[place].estimate().value == pytest.approx(seat.wins)
    for place, dwarf in enumerate(told.dwarves):
        assert tally.dwarf_wins[place].estimate().value == pytest.approx(dwarf.wins, abs=0.02), "there a dwarf counts in every round"
        assert tally.dwarf_hauls[place].estimate().value == pytest.approx(dwarf.points, abs=0.1)


def test_the_sober_never_share_and_the_careless_are_between_random_and_greedy(built_bots) -> None:
    def play(*numbers: int):
        rows = Processor(box_table(BOX), write_options(2, deal=True, bots=numbers)).rows(3, 0, 400)
        tally = DiceMinerTally(2, len(BOX.heroes))
        tally.add(rows)
        return rows, tally.first_wins.estimate().value

    beers = at.Row.SIZE + at.SeatRow.BEERS
    for sober in (bots.SOBER, bots.SOBER_RANDOM):
        rows, _ = play(sober, bots.RANDOM)
        assert not rows[:, beers].any()
        assert rows[:, beers + at.SeatRow.SIZE].any()
    careless, greedy = play(bots.CARELESS, bots.RANDOM)[1], play(bots.GREEDY, bots.CARELESS)[1]
    assert careless > 0.8
    assert greedy > 0.6


def test_intervals_hold_what_they_promise() -> None:
    rng = np.random.default_rng(1)
    held = 0
    for _ in range(400):
        mean = Proportion()
        mean.add(rng.random(200) < 0.3)
        estimate = mean.estimate()
        held += abs(estimate.value - 0.3) < estimate.within
    assert 0.91 < held / 400 < 0.98


def test_never_seen_is_not_the_same_as_never() -> None:
    never, always = Proportion(), Proportion()
    never.add(np.zeros(50))
    always.add(np.ones(50))
    assert never.estimate().value == 0
    assert 0.02 < never.estimate().within < 0.1
    assert always.estimate().within == pytest.approx(never.estimate().within)
    assert Mean().estimate() is None


def test_differences_have_wider_intervals() -> None:
    change = Estimate(5, 3, 10).minus(Estimate(1, 4, 20))
    assert change == (4, 5, 10)
    assert not change.clear
    assert Estimate(5, 3, 10).clear


def test_points_far_away_are_counted_at_the_edge() -> None:
    histogram = Histogram()
    histogram.add(np.array([0, 2, 2, 99999]))
    shares = histogram.shares()
    assert shares[2] == 0.5
    assert shares[1] == 0
    assert max(shares) == 1000


def test_every_guess_is_another_box_and_the_own_one_is_none() -> None:
    boxes = DiceMinerExperiments(DiceMiner(BOX), 100, None, Words("en")).variants()
    assert len(boxes) == 10
    assert len({box.hash for box in [BOX, *boxes.values()]}) == 11
    assert all(len(box.bag) == 60 for box in boxes.values())
    as_guessed = read_box('[dice.magic]\nfaces = ["magic:1", "magic:1", "magic:2", "magic:2", "magic:3", "magic:beer"]')
    assert len(DiceMinerExperiments(DiceMiner(as_guessed), 100, None, Words("en")).variants()) == 9
    mines = MiniMinersExperiments(MiniMiners(), 100, None, Words("en")).variants()
    assert len(mines) == 15
    assert all(sum(box.tables.tools.values()) == 36 for box in mines.values())
    assert all(len(deck) == 10 for box in mines.values() for deck in box.decks.values())


def test_bots_of_a_pair_sit_on_either_seat() -> None:
    assert sum(play_pair(None, "greedy", "random", f"p{number}") for number in range(6)) >= 4


def test_an_axis_holds_everything_with_few_ticks() -> None:
    for cells in ([Estimate(5, 1, 1)], [Estimate(-0.02, 0.001, 1), Estimate(0.5, 0.2, 1)], [Estimate(7, 0, 1)]):
        low, high, step = scale([], cells)
        assert low <= min(cell.value - cell.within for cell in cells)
        assert high >= max(cell.value + cell.within for cell in cells)
        assert 1 <= (high - low) / step <= 9


def test_a_name_from_a_box_cannot_break_the_page() -> None:
    figure = Figure("turns", ("a",), (FigureRow("<script>&", (Estimate(1, 1, 1),)),))
    assert "<script>" not in dots(figure)


def test_ctrl_c_keeps_what_was_played(tmp_path) -> None:
    command = [sys.executable, "-m", "pithead", "lab", "mini-miners", "--games", "100000000", "--workers", "1", "--out", str(tmp_path)]
    speaking = {**os.environ, "PITHEAD_LANG": "en"}
    with subprocess.Popen(command, env=speaking, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        wait_until(lambda: running.poll() is not None or _plays(running.pid))
        running.send_signal(signal.SIGINT)
        _, told = running.communicate(timeout=HANG_S)
    assert running.returncode == 130, told
    assert "Stopped early" in told
    assert "Stopped early" in (tmp_path / "mini-miners.html").read_text()


def _plays(process: int) -> bool:
    """Is a thread of the process at work that is not its first? Games are played there, after it was said what Ctrl-C shall do."""
    others = (file for file in Path(f"/proc/{process}/task").glob("*/stat") if file.parent.name != str(process))
    with suppress(OSError):  # a thread that has ended meanwhile
        return any(int(file.read_text().rpartition(")")[2].split()[11]) > 10 for file in others)
    return False
