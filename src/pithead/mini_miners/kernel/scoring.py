"""The scoring: gold in the treasury, and a nugget for each three tools (MM-9.2)."""

from __future__ import annotations

from typing import Final

from pithead.mini_miners.kernel import layout as at
from pithead.mini_miners.kernel.handfuls import tools_in
from pithead.sim.words import Words, lowest

TOOLS_PER_NUGGET: Final = 3


def tools_of(state: Words, seat: int) -> int:
    """How many tool cards a player has, in the store and on dwarves."""
    handful, troop = state[at.STORE + seat], state[at.TROOP + seat] & state[at.CREW]
    while troop:
        dwarf = lowest(troop)
        handful += state[at.HIDDEN + dwarf] + state[at.SHOWN + dwarf]
        troop &= troop - 1
    return tools_in(handful)


def score(state: Words, seat: int) -> int:
    """What a seat would score if the game ended now; at the end the bonus lies in the treasury already (MM-9.2)."""
    if state[at.PHASE] == at.OVER:
        return state[at.TREASURY + seat]
    return state[at.TREASURY + seat] + tools_of(state, seat) // TOOLS_PER_NUGGET
