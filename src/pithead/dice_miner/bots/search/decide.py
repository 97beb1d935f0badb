"""Every decision of a seat: the phase says how it is thought about, the effort how long."""

from __future__ import annotations

from pithead.dice_miner.bots.search.caching_search import search_caching
from pithead.dice_miner.bots.search.excavation_search import best_quick_choice, search_excavation
from pithead.dice_miner.bots.search.hero_search import search_heroes
from pithead.dice_miner.bots.search.magic_search import choose_die, search_magic
from pithead.dice_miner.bots.search.workspace import Model, Workspace
from pithead.dice_miner.kernel.layout import Field, Phase
from pithead.sim.layout import Layout
from pithead.sim.words import Words


class Effort(Layout):
    """The words of an effort."""

    DEPTH: int
    """Turns that are looked ahead in the excavation; 0 for a quick look at every choice."""
    WIDE: int
    """Choices that are looked at more closely below the first."""
    ROLLS: int
    """Cases of dice that magic rolls together."""
    SPENDS: int
    """Spends of magic that are looked ahead."""
    REPLENISHES: int
    """Replenishes that caching samples."""


def decide_by_model(model: Model, workspace: Workspace, effort: Words, seat: int) -> int:
    """The choice of a seat in the first state of the workspace."""
    phase = workspace.states[0, Field.PHASE]
    if phase == Phase.EXCAVATION:
        if effort[Effort.DEPTH] == 0:
            return best_quick_choice(model, workspace, 0)
        return search_excavation(model, workspace, effort[Effort.DEPTH], effort[Effort.WIDE])
    if phase == Phase.MAGIC:
        return search_magic(model, workspace, effort[Effort.ROLLS], effort[Effort.SPENDS] > 1)
    if phase == Phase.CHOOSING:
        return choose_die(model, workspace)
    if phase == Phase.REPLENISH:
        return search_caching(model, workspace, seat, effort[Effort.REPLENISHES])
    return search_heroes(model, workspace)
