"""Everything that can happen in Dice Miner: decisions in the imperative, outcomes in the past tense."""

from __future__ import annotations

from typing import Final, TypeAlias

from pithead.dice_miner.rules.dice import Face, Kind
from pithead.dice_miner.rules.mountain import Mountain, Slot
from pithead.game import Seat
from pithead.values import Value

BAG: Final[Seat] = -1
"""Where a lone player's beer goes (DM-9.2)."""


class OfDie(Value):
    """Something about a die that shows this face."""

    die: Face


class Choose(Value):
    """Choose a hero (DM-2.2)."""

    hero: str


class Take(Value):
    """Take the die in a slot of the mountain (DM-4.2, DM-4.4)."""

    slot: Slot


class Cheers(Value):
    """Share a beer: give a beer die of a kind to another player (DM-4.3)."""

    kind: Kind
    to: Seat


class Spend(OfDie):
    """Spend a magic die, or with `hero` the next magic face of the own hero (DM-5.2, DM-5.6)."""


class Roll(OfDie):
    """Choose a die to be rolled by the magic that is being spent (DM-5.2)."""


class Cache(OfDie):
    """Keep a die with its face for the next round (DM-7.1)."""


class Done(Value):
    """No second die (DM-4.5), no more magic (DM-5.2), no more caching (DM-7.1)."""


class Rolled(Value):
    """Dice came up like this, in the order in which they were due."""

    faces: tuple[Face, ...]


class Dealt(Value):
    """Heroes were dealt at random, one for each seat (DM-2.2)."""

    heroes: tuple[str, ...]


class Filled(Value):
    """Dice from the bag slid onto the mountain (DM-2.3, DM-7.4)."""

    mountain: Mountain


class Starts(Value):
    """The lot decided who starts the next round (DM-7.3)."""

    seat: Seat


Decision: TypeAlias = Choose | Take | Cheers | Spend | Roll | Cache | Done
Outcome: TypeAlias = Rolled | Dealt | Filled | Starts
Event: TypeAlias = Decision | Outcome
