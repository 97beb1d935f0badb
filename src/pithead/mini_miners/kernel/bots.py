"""Who decides in a playout: any choice at random."""

from __future__ import annotations

from pithead.sim.stream import Rng, below
from pithead.sim.words import nth_bit, popcount


def random_choice(rng: Rng, menu: int) -> int:
    """Any choice of a menu, all of them equally often."""
    return nth_bit(menu, below(rng, popcount(menu)))
