"""A position of Dice Miner: the table as everybody sees it, and the phase with what it still waits for."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypeVar

from pithead.dice_miner.rules.dice import Trove
from pithead.dice_miner.rules.events import Cheers
from pithead.dice_miner.rules.mountain import Mountain
from pithead.game import Options, Seat
from pithead.values import Value

Solo: TypeAlias = Literal["dragon", "daily"]


T = TypeVar("T")


def put(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """The values of all seats, with a new one for this seat."""
    return (*values[:seat], value, *values[seat + 1 :])


class DiceMinerOptions(Options):
    """`random-heroes` deals the heroes (DM-2.2); `solo` is one of our forms for one player (DM-9.1, DM-9.2)."""

    random_heroes: bool = False
    solo: Solo | None = None

    @property
    def for_one_person(self) -> bool:
        """Whoever meets the dragon meets a bot."""
        return self.solo is not None


class Opening(Value):
    """Who starts? Each of these seats is about to roll a tunnel die (DM-2.1)."""

    rolling: tuple[Seat, ...]
    throw: int = 1
    deal: bool = False


class Heroes(Value):
    """A seat chooses its hero (DM-2.2)."""

    turn: Seat


class Dealing(Value):
    """Heroes are about to be dealt at random (DM-2.2)."""


class Filling(Value):
    """The mountain is about to be filled (DM-2.3, DM-7.4)."""


class Excavation(Value):
    """A seat takes dice (DM-4). `picks` counts the dice that cheers still allows; `sharing` is the beer about to be rolled."""

    turn: Seat
    picks: int = 0
    sharing: Cheers | None = None


class Magic(Value):
    """A seat spends magic (DM-5), and these others wait for their turn.

    `rolling` are the dice chosen for the magic being spent, `to_choose` how many are still to be chosen.
    """

    turn: Seat
    waiting: tuple[Seat, ...] = ()
    hero_spent: int = 0
    spends: int = 0
    to_choose: int = 0
    rolling: Trove = ()


class Replenish(Value):
    """These seats are still choosing what to cache, all at once (DM-7.1)."""

    deciding: tuple[Seat, ...]
    cached: tuple[Trove, ...]


class Rerolling(Value):
    """The troves of these seats are about to be rolled, but for the cached dice (DM-7.2, DM-8.2)."""

    waiting: tuple[Seat, ...]
    cached: tuple[Trove, ...]


class Lots(Value):
    """Chance is about to name the starting player among these (DM-7.3)."""

    among: tuple[Seat, ...]


class Over(Value):
    """The game is over (DM-8.1, DM-8.2)."""

    winners: tuple[Seat, ...]


Phase: TypeAlias = Opening | Heroes | Dealing | Filling | Excavation | Magic | Replenish | Rerolling | Lots | Over


class State(Value):
    """Everything there is to know; what lies nowhere here is in the bag.

    `shared` counts the beers that each seat has given away this round: it only names the next roll.
    `contenders` are the leaders in a tie-break, in the order of their magic turns, and `ties` its scores so far.
    `lost` are the dice that left a lone player's game for good.
    """

    phase: Phase
    round: int
    start: Seat
    heroes: tuple[str | None, ...]
    mountain: Mountain
    troves: tuple[Trove, ...]
    scores: tuple[tuple[int, ...], ...]
    shared: tuple[int, ...]
    contenders: tuple[Seat, ...] = ()
    ties: tuple[tuple[int | None, ...], ...] = ()
    lost: Trove = ()

    @property
    def seats(self) -> int:
        """How many players sit at the table."""
        return len(self.troves)

    def totals(self) -> tuple[int, ...]:
        """The points of all finished rounds (DM-6.6)."""
        return tuple(map(sum, self.scores))
