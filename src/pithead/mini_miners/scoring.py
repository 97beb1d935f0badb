"""The scoring: gold in the treasury, and a nugget for each three tools (MM-9.2)."""

from __future__ import annotations

from typing import Final

import msgspec

from pithead.mini_miners.state import Over, State

TOOLS_PER_NUGGET: Final = 3


class Sheet(msgspec.Struct, frozen=True):
    """One player's scoring: gold in the treasury, tool cards, and what each dwarf of this round brought home."""

    gold: int
    tools: int
    hauls: dict[str, int]

    @property
    def bonus(self) -> int:
        """A nugget for each three tools (MM-9.2)."""
        return tool_bonus(self.tools)

    @property
    def total(self) -> int:
        """The gold that counts (MM-9.2)."""
        return self.gold + self.bonus


def tool_bonus(tools: int) -> int:
    """What so many tools in the store are worth at the end (MM-9.2)."""
    return tools // TOOLS_PER_NUGGET


def score(state: State) -> tuple[Sheet, ...]:
    """What every seat would score if the game ended now; at the end the bonus lies in the treasury already (MM-9.2)."""
    sheets = []
    for seat, store in enumerate(state.stores):
        own = [dwarf for dwarf in state.crew if dwarf.owner == seat]
        tools = len(store) + sum(len(dwarf.hidden) + len(dwarf.shown) for dwarf in own)
        paid = tool_bonus(tools) if isinstance(state.phase, Over) else 0
        sheets.append(Sheet(state.treasuries[seat] - paid, tools, {dwarf.name: dwarf.haul for dwarf in own}))
    return tuple(sheets)
