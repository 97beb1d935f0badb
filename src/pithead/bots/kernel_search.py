"""A bot that searches on a game's kernel."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

from pithead.bots.bot import Bot, ThinkingBot
from pithead.game import Event, Seat, Unreadable
from pithead.sim.budget_clock import budget_seconds
from pithead.sim.memory import DeadlinePassed


class KernelSearch(Protocol):
    """A search on the array of a state."""

    def choose(self, state: Any, seat: Seat, seed: int, seconds: float = 0.0, thoughts: int = 0) -> int:
        """The choice of a seat, after so many seconds or iterations."""


class MenuCodec(Protocol):
    """Reads choices of the kernel."""

    def decisions(self, array: Any, menu: int) -> Sequence[Event]:
        """The events of a set of choices, one bit for each."""


class KernelSearchBot(ThinkingBot):
    """Takes what most likely wins; with a number of iterations instead of time it always takes the same.

    A game says how a view becomes an array, and which search looks at it.
    """

    def __init__(self, seat: Seat, iterations: int, codec: MenuCodec, fallback: Bot) -> None:
        self.seat = seat
        self.iterations = iterations
        self._decoder = codec
        self._fallback = fallback

    def encode(self, view: Any) -> Any:
        """The array of a view; raises Unreadable for a position that no game reaches."""
        raise NotImplementedError

    def search_of(self, array: Any) -> KernelSearch:
        """The search for this array."""
        raise NotImplementedError

    def think(self, view: Any, legal: Sequence[Event], rng: Random, budget: float) -> Event:
        """The legal event that most likely wins, as far as the budget lets it see.

        What must be made ready before a search is part of its budget. The heuristic decides where the search has no answer: of a position
        that no game reaches, or when the machine slept meanwhile.
        """
        begin = budget_seconds()
        try:
            array = self.encode(view)
            search = self.search_of(array)
            left = max(budget - (budget_seconds() - begin), 0.0)
            choice = search.choose(array, self.seat, rng.getrandbits(64), left, self.iterations)
        except (Unreadable, DeadlinePassed):
            return self._fallback.choose(view, legal, rng, budget)
        return self._decoder.decisions(array, 1 << choice)[0]
