"""A bot chooses the same on every Python, however the built-in `sum` rounds."""

import builtins
import math
import random

import pytest

from pithead.bots import make_bot
from pithead.bots.addition import added_up
from pithead.games import game_names, load_game
from pithead.match import open_match, play_out
from pithead.record import Player

TENTHS = [0.1] * 10


def rounded_at_every_step(values, start=0):
    """As Python 3.11 adds."""
    for value in values:
        start += value
    return start


def rounded_once(values, start=0):
    """As Python 3.12 adds fractions."""
    values = [start, *values]
    return math.fsum(values) if any(isinstance(value, float) for value in values) else rounded_at_every_step(values)


@pytest.mark.parametrize("add", [rounded_at_every_step, rounded_once])
def test_values_are_added_in_their_order(monkeypatch, add):
    monkeypatch.setattr(builtins, "sum", add)
    assert added_up(TENTHS) == 0.9999999999999999 != math.fsum(TENTHS)


@pytest.mark.parametrize("game", game_names())
def test_greedy_plays_the_same_game_with_both_ways_to_round(monkeypatch, game):
    def played(add):
        monkeypatch.setattr(builtins, "sum", add)
        match, _ = open_match(load_game(game), [Player(name, "bot", None) for name in ("Ann", "Bo")], seed="sums 6")
        play_out(match, [make_bot(load_game(game), "greedy", seat) for seat in range(2)], random.Random(1))
        monkeypatch.undo()
        return match.record().steps

    assert played(rounded_at_every_step) == played(rounded_once)
