"""Every decision of a seat: the phase says how it is thought about, the effort how long."""

from __future__ import annotations

from typing import Final

from pithead.dice_miner.bots.search.conjure import choose_die, conjure
from pithead.dice_miner.bots.search.dig import best_glance, explore
from pithead.dice_miner.bots.search.draft import draft
from pithead.dice_miner.bots.search.hoard import hoard
from pithead.dice_miner.bots.search.workspace import Desk, Mind
from pithead.dice_miner.kernel.layout import Field, Phase
from pithead.sim.words import Words

# the fields of an effort
DEPTH: Final = 0
"""Turns that are looked ahead in the excavation; 0 for a glance at every choice."""
WIDE: Final = 1
"""Choices that are looked at more closely below the first."""
ROLLS: Final = 2
"""Cases of dice that magic rolls together."""
SPENDS: Final = 3
"""Spends of magic that are looked ahead."""
REPLENISHES: Final = 4
"""Replenishes that caching imagines."""
EFFORT_WORDS: Final = 5


def decide_by_mind(mind: Mind, desk: Desk, effort: Words, seat: int) -> int:
    """The choice of a seat in the first state of the desk."""
    phase = desk.states[0, Field.PHASE]
    if phase == Phase.EXCAVATION:
        if effort[DEPTH] == 0:
            return best_glance(mind, desk, 0)
        return explore(mind, desk, effort[DEPTH], effort[WIDE])
    if phase == Phase.MAGIC:
        return conjure(mind, desk, effort[ROLLS], effort[SPENDS] > 1)
    if phase == Phase.CHOOSING:
        return choose_die(mind, desk)
    if phase == Phase.REPLENISH:
        return hoard(mind, desk, seat, effort[REPLENISHES])
    return draft(mind, desk)
