"""The dwarves with an ability of their own that targets nobody (MM-8), each found by its name in the content.

The Handyman's lending lies with the tools in `table`, and the dwarves that target others in `targets`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from msgspec.structs import replace

from pithead.mini_miners.rules.board import TAVERN
from pithead.mini_miners.rules.content import DECKS, Box
from pithead.mini_miners.rules.event_cards import is_truce
from pithead.mini_miners.rules.state import Aiming, Dwarf, Lurking, Market, Searching, State
from pithead.mini_miners.rules.table import enriched, fetch
from pithead.mini_miners.rules.targets import in_mine, targets_of

MarketAbility: TypeAlias = Callable[[Box, State, Dwarf], Aiming | Searching | None]
"""What a dwarf is asked at the end of the market, if anything."""


def gadget(state: State, dwarf: Dwarf, turn: Market) -> State:
    """Gadget starts the market turn with an unseen tool from the pile (MM-8.6)."""
    return fetch(state, dwarf.owner, f"{dwarf.name}/tool", turn, dwarf.name)


def haggler(box: Box, state: State, dwarf: Dwarf) -> Aiming | None:
    """The Haggler targets a dwarf with tool cards (MM-8.10)."""
    return Aiming(dwarf.owner, dwarf.name) if targets_of(box, state, dwarf) else None


def anvil(_box: Box, state: State, dwarf: Dwarf) -> Searching | None:
    """Anvil without a tool card, face down or face up, searches for one (MM-8.13)."""
    equipped = dwarf.hidden or dwarf.shown
    return Searching(dwarf.owner, dwarf.name) if not equipped and (state.pile or state.discards) else None


def daredevil(state: State) -> tuple[str, ...]:
    """The Daredevil digs from any deck that is not empty (MM-8.9)."""
    return tuple(name for name, deck in zip(DECKS, state.decks) if len(deck))


def lucky(state: State, dwarf: Dwarf) -> State:
    """Lucky earns 2 when he escapes, and they are no collected gold (MM-8.8)."""
    return replace(state, treasuries=enriched(state.treasuries, dwarf.owner, 2))


def crook(state: State, dwarf: Dwarf) -> State:
    """The Crook who escapes may lie in wait, if there is anybody left to wait for (MM-8.7)."""
    if is_truce(state) or not in_mine(state):
        return state
    return replace(state, phase=Lurking(dwarf.owner, dwarf.name))


def innkeeper(state: State, dwarf: Dwarf) -> int:
    """The Innkeeper placed in the tavern earns a nugget for two dwarves there, himself included (MM-8.14)."""
    return sum(guest.place == TAVERN for guest in state.crew) // 2 if dwarf.host else 0


CARRIES: Final = {"gadget": 2}
"""How many tool cards, of different kinds, a dwarf may carry; the others carry one (MM-4.4, MM-8.6)."""

LODGES: Final = ("innkeeper",)
"""Who may be placed in the tavern (MM-8.14)."""

AT_TURN_START: Final[dict[str, Callable[[State, Dwarf, Market], State]]] = {"gadget": gadget}
AT_MARKET_END: Final[dict[str, MarketAbility]] = {"haggler": haggler, "anvil": anvil}
DIGS_FROM: Final[dict[str, Callable[[State], tuple[str, ...]]]] = {"daredevil": daredevil}
WHEN_HOME: Final[dict[str, Callable[[State, Dwarf], State]]] = {"lucky": lucky, "crook": crook}
AT_RECOVERY: Final[dict[str, Callable[[State, Dwarf], int]]] = {"innkeeper": innkeeper}
