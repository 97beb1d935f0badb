"""Players who go wrong as people do: they overlook, they mix up what is close, and now and then they don't bother to think."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from random import Random
from typing import Any, Protocol

from pithead.bots.levels import Level
from pithead.game import Event


class Taste(Protocol):
    """Says how good events look, on a scale that compares those of one decision."""

    subtle: tuple[type, ...]
    """The kinds of events that are not obvious."""

    def values(self, view: Any, legal: Sequence[Event]) -> list[float]:
        """A value for each event."""


class Learner:
    """Takes what looks best of what it sees, and mistakes values for each other that are close."""

    def __init__(self, taste: Taste, level: Level) -> None:
        self.taste = taste
        self.level = level

    def choose(self, view: Any, legal: Sequence[Event], rng: Random, budget: float) -> Event:
        """One of the legal events."""
        if len(legal) == 1:
            return legal[0]
        seen = self.noticed(legal, rng)
        felt = [value + self.level.heat * gumbel(rng) for value in self.taste.values(view, seen)]
        return seen[felt.index(max(felt))]

    def noticed(self, legal: Sequence[Event], rng: Random) -> Sequence[Event]:
        """The events that come to mind: all obvious ones, and of the others one kind now and another then."""
        blind = tuple(kind for kind in self.taste.subtle if rng.random() < self.level.overlooks)
        return [event for event in legal if not isinstance(event, blind)] or legal


class Searcher:
    """Searches, but decides a part of its moves by taste."""

    def __init__(self, search: Any, taste: Learner, level: Level) -> None:
        self.search = search
        self.taste = taste
        self.level = level

    def choose(self, view: Any, legal: Sequence[Event], rng: Random, budget: float) -> Event:
        """One of the legal events."""
        player = self.taste if rng.random() < self.level.by_taste else self.search
        return player.choose(view, legal, rng, budget)


def gumbel(rng: Random) -> float:
    """Noise that, added to values, makes the largest of them a choice by softmax."""
    return -log(-log(rng.random() or 0.5))
