"""What a position is worth: how likely each seat is to win, as far as whoever looks at it can know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from pithead.game import Event, Seat


class Worth(NamedTuple):
    """The share of the victory that each seat may expect, seat by seat; `error` is the standard error of a share."""

    shares: tuple[float, ...]
    error: float


class Option(NamedTuple):
    """A legal event, and what the position is worth after it."""

    event: Event
    worth: Worth


class Appraiser(Protocol):
    """Judges positions; the same view and seed always give the same figures."""

    def worth(self, view: Any, viewer: Seat | None, seed: int) -> Worth:
        """What a position is worth to somebody who sees this view: a seat's, or a spectator's.

        Where chance acts next it is the mean over what chance may do.
        """

    def options(self, view: Any, seat: Seat, legal: Sequence[Event], seed: int) -> list[Option]:
        """The legal events of a seat in their order, each with what the position is worth to it afterwards."""
