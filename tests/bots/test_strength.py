"""How strong masters are: what is measured, and the page about it."""

import json

import pytest

from pithead.bots.strength.page import page
from pithead.bots.strength.reference import PositionLoss, ReferenceTerms, loss_report, position_loss
from tests.commands import ROOT

TERMS = ReferenceTerms("dice-miner", 2, iterations=1, times=40, positions=4, pairs=2, quick=1)


def test_a_loss_is_the_mean_over_all_positions_and_those_without_a_difference_count() -> None:
    found = [PositionLoss(0.5, True, 50), PositionLoss(0.0, False, 60), PositionLoss(0.0, False, 50), PositionLoss(-0.1, True, 40)]
    report = loss_report(TERMS, found)
    assert report["loss"] == pytest.approx(0.1)
    assert report["differs"] == 0.5
    assert report["decisions"] == 50
    assert report["within"] == pytest.approx(1.96 * 0.2708 / 2, rel=0.01)


def test_a_position_is_judged_the_same_each_time() -> None:
    first = position_loss((TERMS, 1))
    assert first == position_loss((TERMS, 1))
    assert -1 <= first.loss <= 1
    assert first.differs or first.loss == 0
    assert first.decisions > 10


def test_the_page_is_made_of_its_figures() -> None:
    folder = ROOT / "docs" / "reference"
    assert (folder / "strength.md").read_text() == page(json.loads((folder / "strength.json").read_text()))
