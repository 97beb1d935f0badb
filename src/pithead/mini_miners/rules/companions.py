"""Who was on a player's side: the dwarves of all rounds (MM-3.1)."""

from __future__ import annotations

from collections.abc import Sequence

from pithead.game import Seat, Step
from pithead.mini_miners.rules.state import State


def companions(state: State, steps: Sequence[Step], seat: Seat) -> tuple[tuple[str, str], ...]:
    """The dwarves that a seat has played, each once, in the order of the rounds."""
    crews = (*(past.crew for past in state.past), state.crew)
    played = (dwarf.name for crew in crews for dwarf in crew if dwarf.owner == seat)
    return tuple(("dwarf", name) for name in dict.fromkeys(played))
