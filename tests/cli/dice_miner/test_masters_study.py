"""The guessed faces of Dice Miner between mine masters."""

import csv

import numpy as np
import pytest

from pithead.cli.lab import LabRequest, write_report
from pithead.dice_miner.lab import experiments
from pithead.dice_miner.lab.masters import SYMBOLS, MastersMachine, MastersRow, MastersSeat
from pithead.dice_miner.lab.masters_study import MastersTally
from pithead.games import load_game
from tests.cli.test_lab import Page

BOX = load_game("dice-miner").box


def rows_of(games, *, first=0, refused=""):
    return MastersMachine(BOX, 2, refused).rows(1, first, games)


def seats_of(rows):
    return rows[:, MastersRow.SIZE :].reshape(len(rows), 2, MastersSeat.SIZE)


def test_a_game_of_masters_depends_on_the_seed_and_its_number_alone():
    both = rows_of(2)
    assert (both[1:] == rows_of(1, first=1)).all()
    assert (both[0] != both[1]).any()
    heroes = seats_of(both)[:, :, MastersSeat.HERO]
    assert set(both[:, MastersRow.WINNERS].tolist()) <= {1, 2, 3}
    assert (heroes[:, 0] != heroes[:, 1]).all()
    assert (seats_of(both)[:, :, MastersSeat.POINTS] > 0).all()


def test_who_refuses_magic_takes_it_only_for_want_of_another_choice():
    could, took = (
        seats_of(rows_of(2, refused="magic"))[:, :, first + SYMBOLS.index("magic")].sum(axis=0).tolist()
        for first in (MastersSeat.COULD, MastersSeat.TOOK)
    )
    assert could[0] > 4
    assert took[0] < could[0] / 3
    assert took[1] > 0


def test_a_tally_of_masters_counts_heroes_takes_and_victories():
    rows = np.zeros((4, MastersRow.SIZE + 2 * MastersSeat.SIZE), np.int16)
    rows[:, MastersRow.WINNERS] = 1, 1, 1, 3
    seats = seats_of(rows)
    seats[:, :, MastersSeat.HERO] = 2, 5
    seats[:, 0, MastersSeat.COULD] = 4
    seats[:, 0, MastersSeat.TOOK] = 1
    rows[:, MastersRow.SIZE :] = seats.reshape(4, -1)
    tally = MastersTally(6)
    tally.add(rows)
    assert [mean.count for mean in tally.by_hero] == [0, 0, 4, 0, 0, 4]
    assert tally.first_wins.estimate().value == pytest.approx(7 / 8)
    assert tally.farthest().value == pytest.approx(37.5)
    assert tally.taken[0].estimate().value == 0.25


def test_the_study_has_heroes_takes_refusals_and_other_dice(tmp_path, monkeypatch):
    monkeypatch.setattr(experiments, "VARIANTS", {"magic-1": experiments.VARIANTS["magic-1"]})
    assert write_report(LabRequest("dice-miner", 4, "t", tmp_path, 1, None, "masters")) == 0
    sections = Page((tmp_path / "dice-miner-masters.html").read_text("utf-8")).sections
    assert sections == ["masters-heroes", "masters-taken", "masters-magic", "masters-refusing", "masters-dice"]
    with (tmp_path / "dice-miner-masters-dice.csv").open(encoding="utf-8") as lines:
        assert [row[0] for row in csv.reader(lines)][1] == "our dice"
