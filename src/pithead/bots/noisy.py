"""Bots that go wrong as people do: they overlook events, confuse values that are close, and search only in some of their decisions."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from random import Random
from typing import Any

from pithead.bots.bot import Bot, Heuristic
from pithead.bots.room import Level
from pithead.game import Event


class NoisyBot:
    """Takes the event of the highest value among those that it notices, with noise on every value."""

    def __init__(self, heuristic: Heuristic, level: Level) -> None:
        self.heuristic = heuristic
        self.level = level

    def choose(self, view: Any, legal: Sequence[Event], rng: Random, budget: float) -> Event:
        """One of the legal events."""
        if len(legal) == 1:
            return legal[0]
        seen = self.noticed(legal, rng)
        noisy = [value + self.level.temperature * gumbel(rng) for value in self.heuristic.values(view, seen)]
        return seen[noisy.index(max(noisy))]

    def noticed(self, legal: Sequence[Event], rng: Random) -> Sequence[Event]:
        """The events that it notices: all obvious ones, and each subtle kind unless it overlooks that kind this time."""
        overlooked = tuple(kind for kind in self.heuristic.subtle if rng.random() < self.level.oversight_rate)
        return [event for event in legal if not isinstance(event, overlooked)] or legal


class MixedBot:
    """Searches, but decides a share of its moves by the heuristic."""

    def __init__(self, search: Bot, heuristic: Bot, level: Level) -> None:
        self.search = search
        self.heuristic = heuristic
        self.level = level

    def choose(self, view: Any, legal: Sequence[Event], rng: Random, budget: float) -> Event:
        """One of the legal events."""
        player = self.heuristic if rng.random() < self.level.heuristic_rate else self.search
        return player.choose(view, legal, rng, budget)


def gumbel(rng: Random) -> float:
    """Gumbel noise: the largest of values with it is a choice by softmax."""
    return -log(-log(rng.random() or 0.5))
