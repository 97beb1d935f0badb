"""Pebbles keeps the contract of all games, and its own rules."""

from typing import ClassVar

import pytest
from pebbles import Drawn, Pebbles, PebblesOptions, Take

from pithead.game import CHANCE, IllegalEvent
from pithead.testing import GameContract


class TestPebbles(GameContract):
    """Random games of every size, with every option."""

    game = Pebbles()
    variants: ClassVar = [(3, PebblesOptions(last_loses=True)), (2, PebblesOptions(largest=5, most=1))]


def heap_of(pebbles: int, seats: int = 2, **options: object):
    """A table whose heap has been drawn."""
    game = Pebbles()
    return game, game.apply(game.start(seats, PebblesOptions(**options)), CHANCE, Drawn(pebbles))


def test_whoever_takes_the_last_pebble_wins():
    game, state = heap_of(5)
    state = game.apply(game.apply(state, 0, Take(3)), 1, Take(2))
    assert game.standing(state).winners == (1,)


def test_or_loses_and_the_others_share_the_victory():
    game, state = heap_of(5, seats=3, last_loses=True)
    state = game.apply(game.apply(state, 0, Take(3)), 1, Take(2))
    assert game.standing(state).winners == (0, 2)


def test_nobody_takes_more_than_there_are():
    game, state = heap_of(5)
    state = game.apply(state, 0, Take(3))
    with pytest.raises(IllegalEvent, match=r"P-2"):
        game.apply(state, 1, Take(3))
