"""What levels give away: nothing where they take the best, all of it where they don't."""

from random import Random

import numpy as np
import pytest

from pithead.bots.ladder import LadderConfig
from pithead.bots.losses import LevelLoss, losses_table, measure_losses
from pithead.dice_miner.bots import known_positions
from pithead.dice_miner.bots.functions import functions
from pithead.game import Unreadable

CONFIG = LadderConfig("dice-miner", bots=("first-day", "greedy"), budget=0.01, workers=1)


def greedy_is_right(count, workers, progress):
    """Positions in which what the greedy bot takes wins, and all else loses."""
    positions, greedy = [], known_positions.ViewBot("greedy", 0.0)
    for state in known_positions.decisions("exact", 1):
        seat = int(functions().first_actor(state))
        menu = int(functions().menu(state, greedy.codec.table, seat))
        shares = np.full((1, 64), np.nan)
        for choice in range(64):
            if menu >> choice & 1:
                shares[0, choice] = 0.0
        shares[0, greedy.choose(state, seat, menu, 1)] = 1.0
        positions.append(known_positions.Posed(state, seat, shares))
    return Random(1).sample(positions, count)


def test_who_takes_the_best_gives_nothing_away(monkeypatch):
    monkeypatch.setattr(known_positions, "endgames", greedy_is_right)
    monkeypatch.setattr(known_positions, "natural", greedy_is_right)
    beginner, greedy = measure_losses(CONFIG, 20)
    assert (greedy.endgames, greedy.natural) == (0.0, 0.0)
    assert 0.1 < beginner.natural <= 1.0
    assert beginner.natural_within > 0


def test_it_is_told_in_percent():
    assert losses_table((LevelLoss("hewer", 0.0123, 0.001, 0.02, 0.003),)).split()[-6:] == ["1.23", "+-0.10", "%", "2.00", "+-0.30", "%"]


def test_the_other_game_has_no_solver():
    with pytest.raises(Unreadable, match="ladder-exact"):
        measure_losses(LadderConfig("mini-miners"), 5)
