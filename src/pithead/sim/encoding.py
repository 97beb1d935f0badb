"""Encodings: the actions of a game as numbers, and the observation of a seat as one row of whole numbers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

from pithead.game import Event, Seat, Standing

Observation: TypeAlias = npt.NDArray[np.int16]
Mask: TypeAlias = npt.NDArray[np.int8]
Part: TypeAlias = tuple[str, Sequence[int]]
"""A named piece of an observation."""

LOWEST: Final = -(1 << 15)
HIGHEST: Final = (1 << 15) - 1
"""Between them lies every number of an observation."""


class ObservationField(NamedTuple):
    """Where a named piece of an observation begins, and how long it is."""

    name: str
    first: int
    size: int


class Encoding(Protocol):
    """How a game is written in numbers."""

    version: int
    """Changes whenever any number means something else than before; 0 if nobody looks after that."""

    @property
    def names(self) -> tuple[str, ...]:
        """Every action in notation, in the order of the numbers."""

    def action(self, state: Any, event: Event) -> int:
        """The number of a decision in this state."""

    def parts(self, view: Any, seat: Seat) -> Iterator[Part]:
        """The observation of a seat, piece by piece: always the same pieces of the same lengths for as many seats."""


def observation(encoding: Encoding, view: Any, seat: Seat) -> Observation:
    """What a seat may know, as one row."""
    return np.array(list(chain.from_iterable(numbers for _, numbers in encoding.parts(view, seat))), np.int16)


def fields(encoding: Encoding, view: Any) -> tuple[ObservationField, ...]:
    """Where everything lies in an observation."""
    found: list[ObservationField] = []
    first = 0
    for name, numbers in encoding.parts(view, 0):
        found.append(ObservationField(name, first, len(numbers)))
        first += len(numbers)
    return tuple(found)


def rewards(standing: Standing) -> tuple[float, ...]:
    """What the end of a game is worth to every seat: 1 for a lone winner; shared victories share; all add up to nothing."""
    seats, winners = len(standing.totals), standing.winners
    if not winners:
        return (0.0,) * seats
    return tuple((seats / len(winners) * (seat in winners) - 1) / (seats - 1) for seat in range(seats))


# Pieces of observations


def one_hot(place: int | None, size: int) -> list[int]:
    """A row of so many numbers, with a 1 in one place or nowhere."""
    row = [0] * size
    if place is not None:
        row[place] = 1
    return row


def counts(things: Iterable[str], places: dict[str, int]) -> list[int]:
    """How many there are of each; what has no place is not counted."""
    row = [0] * len(places)
    for thing in things:
        if thing in places:
            row[places[thing]] += 1
    return row


def around(seats: int, seat: Seat) -> list[Seat]:
    """All seats clockwise, the own one first."""
    return [(seat + step) % seats for step in range(seats)]


def who(acting: Any, seats: int, seat: Seat) -> list[int]:
    """A 1 for each of these seats, the own one first; `acting` is written as positions write it."""
    among = acting if isinstance(acting, tuple) else (acting,)
    return [int(other in among) for other in around(seats, seat)]
