"""Who decides in a playout."""

from __future__ import annotations

from pithead.sim.stream import Rng, below
from pithead.sim.words import Words, nth_bit, popcount


def decide(state: Words, box: Words, rng: Rng, seat: int, menu: int) -> int:
    """The choice of the bot on a seat."""
    return random_choice(rng, menu)


def random_choice(rng: Rng, menu: int) -> int:
    """Any choice of a menu, all of them equally often."""
    return nth_bit(menu, below(rng, popcount(menu)))
