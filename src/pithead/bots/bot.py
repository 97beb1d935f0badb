"""What a bot is, and the bots that need no game's knowledge."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

from pithead.game import Event


class Bot(Protocol):
    """A player: `budget` is the time in seconds that it may think."""

    def choose(self, view: Any, legal: Sequence[Event], rng: Random, budget: float) -> Event:
        """One of the legal events."""


class Heuristic(Protocol):
    """Values events without looking ahead, on a scale that compares those of one decision."""

    subtle: tuple[type, ...]
    """The kinds of events that are not obvious."""

    def values(self, view: Any, legal: Sequence[Event]) -> list[float]:
        """A value for each event."""


class HeuristicBot(Bot, Heuristic, Protocol):
    """A player that takes the event of the highest value."""


class RandomBot:
    """Takes any legal event, all of them equally often."""

    def choose(self, view: Any, legal: Sequence[Event], rng: Random, budget: float) -> Event:
        """One of the legal events."""
        return legal[int(rng.random() * len(legal))]


class CarelessBot:
    """Plays like another bot, but takes a random event in a share `slips` of its decisions."""

    def __init__(self, bot: Bot, slips: float) -> None:
        self.bot = bot
        self.slips = slips

    def choose(self, view: Any, legal: Sequence[Event], rng: Random, budget: float) -> Event:
        """One of the legal events."""
        if rng.random() < self.slips:
            return legal[int(rng.random() * len(legal))]
        return self.bot.choose(view, legal, rng, budget)
