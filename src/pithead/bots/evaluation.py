"""What a position is worth: the share of the victory that each seat may expect, as far as the viewer can know."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, NamedTuple, Protocol

from pithead.game import Event, Seat, State


class Worth(NamedTuple):
    """The share of the victory that each seat may expect, seat by seat; `error` is the standard error of a share."""

    shares: tuple[float, ...]
    error: float

    @staticmethod
    def of_rollouts(sums: Sequence[float], squares: Sequence[float], count: int) -> Worth:
        """The mean of rollouts by the sums of their shares and of the squares of these; the error is the largest of all seats."""
        means = [total / count for total in sums]
        variance = max(square / count - mean * mean for square, mean in zip(squares, means))
        return Worth(tuple(means), sqrt(max(variance, 0.0) / max(count - 1, 1)))


class ValuedEvent(NamedTuple):
    """A legal event, and what the position is worth after it."""

    event: Event
    worth: Worth


class Evaluator(Protocol):
    """Evaluates positions; the same view and seed always give the same figures."""

    private: bool
    """Does a seat know more about its own worth than everybody does?"""

    def worth(self, view: Any, viewer: Seat | None, seed: int) -> Worth:
        """What a position is worth to somebody who sees this view: a seat's, or a spectator's.

        Where chance acts next it is the mean over what chance may do.
        """

    def public_worth(self, state: State, seed: int) -> Worth:
        """What a state is worth as everybody knows it."""

    def options(self, view: Any, seat: Seat, legal: Sequence[Event], seed: int) -> list[ValuedEvent]:
        """The legal events of a seat in their order, each with what the position is worth to it afterwards."""
