"""What a kernel beside its plain engine must be able to do, and what it raises when the two disagree."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Protocol

from pithead.game import AnyGame, Event, Seat, State, Step


class Difference(AssertionError):
    """The kernel and the plain engine disagree: in which game, after how many steps, and about what."""


def expect(what: str, plain: object, fast: object) -> None:
    """Raise a Difference if the two are not equal."""
    if plain != fast:
        raise Difference(what, plain, fast)


class Rival(Protocol):
    """A kernel beside the plain engine, on one box."""

    game: AnyGame
    state: State

    def begin(self, seed: int, number: int) -> None:
        """Go to the first random word of a game."""

    def start(self, seats: int, options: Any) -> None:
        """A new game for both."""

    def act(self, seat: Seat, event: Any) -> None:
        """A decision for both."""

    def chance(self) -> None:
        """An outcome of the kernel, for both."""

    def told(self, step: Step) -> None:
        """A step of a record, for both."""

    def compare(self) -> Mapping[Seat, Sequence[Any]]:
        """Who acts, what is legal and what lies there must be the same; what is legal, seat by seat."""

    def compare_scores(self) -> None:
        """What everybody would score now must be the same."""

    def choose(self, rng: Random, seat: Seat, legal: Sequence[Any], bold: bool) -> Event:
        """A decision to compare next; the bold look for what happens seldom."""
