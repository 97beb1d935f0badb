"""The event cards: what each of them changes, for one round (MM-11).

Every function answers one question of the rules, and names the one event that changes the answer.
"""

from __future__ import annotations

from pithead.game import Seat
from pithead.mini_miners.rules.board import TAVERN
from pithead.mini_miners.rules.content import Box
from pithead.mini_miners.rules.state import Dwarf, State

RICH_DECKS = ("III", "IV")


def drafts_for(state: State, seat: Seat) -> Seat:
    """Neighbour trouble: each drafts for the left neighbour (MM-11.1)."""
    return (seat + 1) % state.seats if state.event == "neighbours" else seat


def worth(box: Box, state: State, dwarf: Dwarf) -> int:
    """Diamond rush: pits and the last space are worth 2 more (MM-11.2)."""
    value = box.board.ground[dwarf.place].value
    return value + 2 if value and state.event == "diamond-flow" else value


def price(state: State) -> int:
    """Clearance: face-up tools cost 1 (MM-4.2, MM-11.3)."""
    return 1 if state.event == "clearance" else 2


def free_beer(state: State, seat: Seat) -> int:
    """Free beer: a nugget for two own dwarves in the tavern (MM-11.3)."""
    if state.event != "free-beer":
        return 0
    return sum(dwarf.owner == seat and dwarf.place == TAVERN for dwarf in state.crew) // 2


def shakes(state: State) -> bool:
    """Aftershock: a collapse marker falls before the first dig (MM-11.3)."""
    return state.event == "aftershock"


def is_truce(state: State) -> bool:
    """Truce: nobody may be targeted (MM-11.3)."""
    return state.event == "truce"


def in_call_order(state: State) -> tuple[Dwarf, ...]:
    """Upside down: the highest initiative is called first (MM-5.1, MM-11.3)."""
    return state.crew[::-1] if state.event == "upside-down" else state.crew


def vein(box: Box, state: State, dwarf: Dwarf, found: int) -> int:
    """Rich vein: a nugget more for a find on a space of the decks III and IV (MM-11.3)."""
    return int(state.event == "rich-vein" and found > 0 and box.board.ground[dwarf.place].deck in RICH_DECKS)
