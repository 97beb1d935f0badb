"""Everything that can happen in Mini Miners: decisions in the imperative, outcomes in the past tense.

A field that others may not see holds `?` in the event that they are shown (MM-10.2). Outcomes name the seat that they
belong to, because chance has no seat of its own.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from pithead.game import Seat
from pithead.mini_miners.rules.board import Space
from pithead.mini_miners.rules.cards import Card, Cards, Marker, Tool
from pithead.values import Value

BLIND: Final = 0
"""The place in the market that means the top of the pile (MM-4.2)."""


Side: TypeAlias = Literal["top", "under"]
SIDES: Final[tuple[Side, ...]] = ("top", "under")


class MiniMinersEvent(Value, tag=True):
    """Something that can happen."""


class OfDwarf(MiniMinersEvent):
    """Something about a dwarf."""

    dwarf: str


class OfTool(MiniMinersEvent):
    """Something about a tool."""

    tool: Tool


class OfCards(MiniMinersEvent):
    """Something about mine cards."""

    cards: Cards


class OnSpace(MiniMinersEvent):
    """Something about a space of the mine."""

    space: Space


class Pick(OfDwarf):
    """Take a dwarf of the hand in secret (MM-3.1)."""


class Enlist(OfDwarf):
    """Take a dwarf that lies open (MM-12.3)."""


class Discard(OfDwarf):
    """Leave a picked dwarf out of this round (MM-3.2)."""


class Buy(MiniMinersEvent):
    """Buy the tool in a place of the market, from 1, or the top of the pile unseen (MM-4.2)."""

    place: int


class Shuffle(MiniMinersEvent):
    """Pay for a new market (MM-4.2)."""


class Equip(OfTool):
    """Give a tool of the store to a dwarf, face down (MM-4.4)."""

    dwarf: str


class End(MiniMinersEvent):
    """End the market turn (MM-4.4)."""


class Take(OfTool):
    """Anvil takes a tool from the pile or from the discards (MM-8.13)."""

    source: Literal["pile", "discards"]


class Place(OfDwarf):
    """Put a dwarf on a space (MM-5.1), or in the tavern (MM-8.14)."""

    space: Space


class Target(OfDwarf):
    """Aim at a dwarf (MM-8.3)."""


class Move(OnSpace):
    """Push the targeted dwarf to a neighbouring space (MM-8.12)."""


class Use(OfTool):
    """Use a tool that the dwarf has (MM-7.1)."""


class Borrow(OfTool):
    """Use a face-down tool of the Handyman, which is discarded (MM-8.4)."""


class Dig(MiniMinersEvent):
    """Draw mine cards, from the deck of the space or, with the Daredevil, from this one (MM-6.2, MM-8.9)."""

    deck: str = ""


class Return(MiniMinersEvent):
    """Put a card back on top of its deck or under it (MM-7.3)."""

    card: Card
    where: Side


class Gold(MiniMinersEvent):
    """Take the nuggets of a special card (MM-6.3)."""


class Bonus(MiniMinersEvent):
    """Take the bonus of a special card (MM-6.3)."""


class Draw(MiniMinersEvent):
    """Draw a tool with the marker under the dwarf (MM-7.7)."""


class Remove(OnSpace):
    """Take a collapse marker off a space (MM-7.5, MM-7.7)."""


class Sacrifice(OnSpace):
    """Take a collapse marker off a space, and the dwarf with it (MM-6.9)."""


class Escape(MiniMinersEvent):
    """Leave the mine (MM-6.8)."""


class Announce(MiniMinersEvent):
    """The Crook lies in wait for the next dwarf that escapes (MM-8.7)."""


class Pass(MiniMinersEvent):
    """Leave a choice unused: no target, no star, no helmet, no more shovelling; a dwarf that can't escape is removed."""


class Give(MiniMinersEvent):
    """Give gold of the treasury to another player, at any time (MM-10.1)."""

    gold: int
    to: Seat


class Joined(MiniMinersEvent):
    """These dwarves are in the game (MM-2.1)."""

    dwarves: tuple[str, ...]


class Scattered(MiniMinersEvent):
    """The markers lie on the spaces, in the order from the exit (MM-2.2)."""

    markers: tuple[Marker, ...]


class Laid(MiniMinersEvent):
    """Tools were laid on the empty places of the market (MM-2.3, MM-4.2)."""

    tools: tuple[Tool, ...]


class Turned(MiniMinersEvent):
    """An event was turned up (MM-2.4)."""

    event: str


class Starts(MiniMinersEvent):
    """The lot decided who picks first (MM-12.3)."""

    seat: Seat


class Dealt(MiniMinersEvent):
    """Every seat was dealt a hand of dwarves (MM-2.1)."""

    hands: tuple[tuple[str, ...], ...]


class Drew(OfTool):
    """A seat drew the top of the tool pile (MM-4.2, MM-7.7, MM-8.6)."""

    seat: Seat


class Stole(OfTool):
    """The Haggler of a seat drew a tool of another seat's dwarf (MM-8.10)."""

    seat: Seat
    victim: Seat


class Shook(OnSpace):
    """The aftershock fell on a space (MM-11.3)."""


class Looked(OfCards):
    """A seat drew these mine cards with a magnifier and looks at them (MM-7.3)."""

    seat: Seat


class Revealed(OfCards):
    """These mine cards were turned up for all to see (MM-6.2)."""


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
