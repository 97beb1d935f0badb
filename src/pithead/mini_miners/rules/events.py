"""Everything that can happen in Mini Miners: decisions in the imperative, outcomes in the past tense.

A field that others may not see holds `?` in the event that they are shown (MM-10.2). Outcomes name the seat that they
belong to, because chance has no seat of its own.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from pithead.game import Seat
from pithead.mini_miners.rules.board import Space
from pithead.mini_miners.rules.cards import Card, Cards, Marker, Tool

BLIND: Final = 0
"""The place in the market that means the top of the pile (MM-4.2)."""


Side: TypeAlias = Literal["top", "under"]
SIDES: Final[tuple[Side, ...]] = ("top", "under")


class Pick(msgspec.Struct, frozen=True, tag=True):
    """Take a dwarf of the hand in secret (MM-3.1)."""

    dwarf: str


class Enlist(msgspec.Struct, frozen=True, tag=True):
    """Take a dwarf that lies open (MM-12.3)."""

    dwarf: str


class Discard(msgspec.Struct, frozen=True, tag=True):
    """Leave a picked dwarf out of this round (MM-3.2)."""

    dwarf: str


class Buy(msgspec.Struct, frozen=True, tag=True):
    """Buy the tool in a place of the market, from 1, or the top of the pile unseen (MM-4.2)."""

    place: int


class Shuffle(msgspec.Struct, frozen=True, tag=True):
    """Pay for a new market (MM-4.2)."""


class Equip(msgspec.Struct, frozen=True, tag=True):
    """Give a tool of the store to a dwarf, face down (MM-4.4)."""

    tool: Tool
    dwarf: str


class End(msgspec.Struct, frozen=True, tag=True):
    """End the market turn (MM-4.4)."""


class Take(msgspec.Struct, frozen=True, tag=True):
    """Anvil takes a tool from the pile or from the discards (MM-8.13)."""

    tool: Tool
    source: Literal["pile", "discards"]


class Place(msgspec.Struct, frozen=True, tag=True):
    """Put a dwarf on a space (MM-5.1), or in the tavern (MM-8.14)."""

    dwarf: str
    space: Space


class Target(msgspec.Struct, frozen=True, tag=True):
    """Aim at a dwarf (MM-8.3)."""

    dwarf: str


class Move(msgspec.Struct, frozen=True, tag=True):
    """Push the targeted dwarf to a neighbouring space (MM-8.12)."""

    space: Space


class Use(msgspec.Struct, frozen=True, tag=True):
    """Use a tool that the dwarf has (MM-7.1)."""

    tool: Tool


class Borrow(msgspec.Struct, frozen=True, tag=True):
    """Use a face-down tool of the Handyman, which is discarded (MM-8.4)."""

    tool: Tool


class Dig(msgspec.Struct, frozen=True, tag=True):
    """Draw mine cards, from the deck of the space or, with the Daredevil, from this one (MM-6.2, MM-8.9)."""

    deck: str = ""


class Return(msgspec.Struct, frozen=True, tag=True):
    """Put a card back on top of its deck or under it (MM-7.3)."""

    card: Card
    where: Side


class Gold(msgspec.Struct, frozen=True, tag=True):
    """Take the nuggets of a special card (MM-6.3)."""


class Bonus(msgspec.Struct, frozen=True, tag=True):
    """Take the bonus of a special card (MM-6.3)."""


class Draw(msgspec.Struct, frozen=True, tag=True):
    """Draw a tool with the marker under the dwarf (MM-7.7)."""


class Remove(msgspec.Struct, frozen=True, tag=True):
    """Take a collapse marker off a space (MM-7.5, MM-7.7)."""

    space: Space


class Sacrifice(msgspec.Struct, frozen=True, tag=True):
    """Take a collapse marker off a space, and the dwarf with it (MM-6.9)."""

    space: Space


class Escape(msgspec.Struct, frozen=True, tag=True):
    """Leave the mine (MM-6.8)."""


class Announce(msgspec.Struct, frozen=True, tag=True):
    """The Crook lies in wait for the next dwarf that escapes (MM-8.7)."""


class Pass(msgspec.Struct, frozen=True, tag=True):
    """Leave a choice unused: no target, no star, no helmet, no more shovelling; a dwarf that can't escape is removed."""


class Give(msgspec.Struct, frozen=True, tag=True):
    """Give gold of the treasury to another player, at any time (MM-10.1)."""

    gold: int
    to: Seat


class Joined(msgspec.Struct, frozen=True, tag=True):
    """These dwarves are in the game (MM-2.1)."""

    dwarves: tuple[str, ...]


class Scattered(msgspec.Struct, frozen=True, tag=True):
    """The markers lie on the spaces, in the order from the exit (MM-2.2)."""

    markers: tuple[Marker, ...]


class Laid(msgspec.Struct, frozen=True, tag=True):
    """Tools were laid on the empty places of the market (MM-2.3, MM-4.2)."""

    tools: tuple[Tool, ...]


class Turned(msgspec.Struct, frozen=True, tag=True):
    """An event was turned up (MM-2.4)."""

    event: str


class Starts(msgspec.Struct, frozen=True, tag=True):
    """The lot decided who picks first (MM-12.3)."""

    seat: Seat


class Dealt(msgspec.Struct, frozen=True, tag=True):
    """Every seat was dealt a hand of dwarves (MM-2.1)."""

    hands: tuple[tuple[str, ...], ...]


class Drew(msgspec.Struct, frozen=True, tag=True):
    """A seat drew the top of the tool pile (MM-4.2, MM-7.7, MM-8.6)."""

    tool: Tool
    seat: Seat


class Stole(msgspec.Struct, frozen=True, tag=True):
    """The Haggler of a seat drew a tool of another seat's dwarf (MM-8.10)."""

    tool: Tool
    seat: Seat
    victim: Seat


class Shook(msgspec.Struct, frozen=True, tag=True):
    """The aftershock fell on a space (MM-11.3)."""

    space: Space


class Looked(msgspec.Struct, frozen=True, tag=True):
    """A seat drew these mine cards with a magnifier and looks at them (MM-7.3)."""

    cards: Cards
    seat: Seat


class Revealed(msgspec.Struct, frozen=True, tag=True):
    """These mine cards were turned up for all to see (MM-6.2)."""

    cards: Cards


Decision: TypeAlias = (
    Pick
    | Enlist
    | Discard
    | Buy
    | Shuffle
    | Equip
    | End
    | Take
    | Place
    | Target
    | Move
    | Use
    | Borrow
    | Dig
    | Return
    | Gold
    | Bonus
    | Draw
    | Remove
    | Sacrifice
    | Escape
    | Announce
    | Pass
    | Give
)
Outcome: TypeAlias = Joined | Scattered | Laid | Turned | Starts | Dealt | Drew | Stole | Shook | Looked | Revealed
Event: TypeAlias = Decision | Outcome
