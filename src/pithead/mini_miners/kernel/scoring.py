"""The scoring: gold in the treasury, and a nugget for each three tools (MM-9.2)."""

from __future__ import annotations

from typing import Final

from pithead.mini_miners.kernel.handfuls import tools_in
from pithead.mini_miners.kernel.layout import Field, Phase
from pithead.sim.words import Words, lowest

TOOLS_PER_NUGGET: Final = 3


def tools_of(state: Words, seat: int) -> int:
    """How many tool cards a player has, in the store and on dwarves."""
    handful, troop = state[Field.STORE + seat], state[Field.TROOP + seat] & state[Field.CREW]
    while troop:
        dwarf = lowest(troop)
        handful += state[Field.HIDDEN + dwarf] + state[Field.SHOWN + dwarf]
        troop &= troop - 1
    return tools_in(handful)


def score(state: Words, seat: int) -> int:
    """What a seat would score if the game ended now; at the end the bonus lies in the treasury already (MM-9.2)."""
    if state[Field.PHASE] == Phase.OVER:
        return state[Field.TREASURY + seat]
    return state[Field.TREASURY + seat] + tools_of(state, seat) // TOOLS_PER_NUGGET
