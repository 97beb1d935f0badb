"""How well a box fits the rulebook: what the book takes for granted about its mine, as criteria that games can be measured by.

The book rules on the seventh marker (MM-6.6), counts out 150 gold and fears for it in the long game only (MM-1.1, MM-12.2), and numbers
its decks from the exit inwards (MM-1.2). What it says in each place, and why the bounds are these, is in `docs/decisions`.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple

import numpy as np

from pithead.lab.numbers import Estimate, Mean, Proportion, percent
from pithead.mini_miners.bots.search.whole_games import ThinkersRow
from pithead.mini_miners.kernel import layout as at
from pithead.mini_miners.kernel.kernel import RULES
from pithead.mini_miners.kernel.layout import CrewBit, Row, SeatRow
from pithead.mini_miners.kernel.tables import TOOLS_BY_NAME
from pithead.mini_miners.rules.content import DECKS, Box
from pithead.sim.run import Rows

ENDLESS: Final = float("inf")


class Criterion(NamedTuple):
    """What a box should measure: not less than `low`, not more than `high`; `scale` is by how much a miss is one step worse."""

    id: str
    low: float
    high: float
    scale: float

    @property
    def mark(self) -> float:
        """The bound that a picture shows."""
        return self.low if self.high == ENDLESS else self.high

    def miss(self, value: float) -> float:
        """How many steps a value is outside."""
        return max(self.low - value, value - self.high, 0.0) / self.scale


CRITERIA: Final = (
    Criterion("fell-in", 1.0, 5.0, 1.0),
    Criterion("rich", -ENDLESS, 1.0, 1.0),
    Criterion("escaped", 200 / 3, 75.0, 3.0),
    Criterion("dwarves", -ENDLESS, 8.0, 2.0),
    Criterion("tools", -ENDLESS, 8.0, 2.0),
    Criterion("deeper", 0.0, ENDLESS, 0.3),
)
"""Rounds in which the mine falls in, games with more gold than there is, dwarves that escape, the dwarf and the tool whose players win most
or least, in points from the mean; and what the next deck pays more for a dig, where that is least: from I to II, and from II to III."""

PLAYED_LEAST: Final = 0.1
"""Who is played in a smaller share of the games is left out: chance alone would make it the farthest."""

NO_DECK: Final = -1

MUST_PAY: Final = DECKS[:3]
"""The last deck may pay less: whoever goes there hopes for more."""


class CriteriaTally:
    """What the games of thinkers at one table add up to. Dwarves and tools count once in each game, however often they are played."""

    def __init__(self, box: Box, seats: int) -> None:
        self.box = box
        self.seats = seats
        self.supply = box.tables.supply.nuggets + box.tables.supply.diamonds * box.tables.supply.diamond_value
        self.decks = np.array([_deck_number(box.board.ground[space].deck) for space in box.board.order])
        self.fell_in, self.rich, self.escaped = Proportion(), Proportion(), Proportion()
        self.dwarf_wins = [Proportion() for _ in box.names]
        self.tool_wins = [Proportion() for _ in TOOLS_BY_NAME]
        self.deck_gold = [Mean() for _ in DECKS]
        self.gold = Mean()

    def add(self, rows: Rows) -> None:
        """Count these games in."""
        own = RULES.row_words(self.seats)
        blocks = rows[:, Row.SIZE : own].reshape(len(rows), self.seats, SeatRow.SIZE).astype(np.int64)
        crew, dug, tools = (
            rows[:, first : first + at.ROUNDS_MOST * at.DWARVES].reshape(len(rows), at.ROUNDS_MOST, at.DWARVES)
            for first in (Row.CREW, own + ThinkersRow.DUG, own + ThinkersRow.TOOLS)
        )
        played = crew != 0
        home = (crew >> CrewBit.HOME & 1) * played
        self.fell_in.add(np.bitwise_count(rows[:, Row.FELL_IN]) / np.maximum(played.any(axis=2).sum(axis=1), 1))
        after_rounds = blocks[:, :, SeatRow.GOLD : SeatRow.GOLD + at.ROUNDS_MOST].sum(axis=1)
        self.rich.add(np.maximum(after_rounds.max(axis=1), blocks[:, :, SeatRow.TOTAL].sum(axis=1)) > self.supply)
        self.gold.add(blocks[:, :, SeatRow.TOTAL].mean(axis=1))
        there = dug != at.NOTHING
        self.escaped.add((home * there).sum(axis=(1, 2)) / np.maximum(there.sum(axis=(1, 2)), 1))
        wins = rows[:, Row.WINNERS].astype(np.int64)[:, None, None] >> (crew >> CrewBit.OWNER & 3) & 1
        for dwarf, found in enumerate(self.dwarf_wins):
            _add_shares(found, wins[:, :, dwarf], played[:, :, dwarf])
        for tool, found in enumerate(self.tool_wins):
            _add_shares(found, wins, tools >> tool & 1)
        hauls = np.where(home, crew >> CrewBit.HAUL, 0)
        for deck, mean in enumerate(self.deck_gold):
            mean.add(hauls[there & (self.decks[dug] == deck)])

    def measured(self) -> dict[str, Estimate]:
        """What each criterion measures, as far as anything was played."""
        found = {"fell-in": percent(self.fell_in), "rich": percent(self.rich), "escaped": percent(self.escaped)}
        found["dwarves"] = _farthest([percent(mean) for mean in self.dwarf_wins if mean.count >= self.gold.count * PLAYED_LEAST])
        found["tools"] = _farthest([percent(mean) for mean in self.tool_wins if mean.count >= self.gold.count * PLAYED_LEAST])
        found["deeper"] = _least_step([mean.estimate() for mean in self.deck_gold[: len(MUST_PAY)]])
        return {id: estimate for id, estimate in found.items() if estimate}


def misfit(measured: dict[str, Estimate]) -> float:
    """How far a box is from what is asked of it: the sum of the steps by which it misses each criterion."""
    return sum(criterion.miss(measured[criterion.id].value) for criterion in CRITERIA if criterion.id in measured)


def _deck_number(deck: str) -> int:
    return DECKS.index(deck) if deck else NO_DECK


def _add_shares(mean: Mean, wins: Any, times: Any) -> None:
    """A game counts once, with the share of its victories."""
    axes = tuple(range(1, wins.ndim))
    number = times.sum(axis=axes)
    mean.add((wins * times).sum(axis=axes)[number > 0] / number[number > 0])


def _farthest(wins: Sequence[Estimate | None]) -> Estimate | None:
    """The one that is farthest from the mean of all, and how far that is; as many as are compared, the interval allows for."""
    known = [each for each in wins if each]
    if not known:
        return None
    middle = sum(each.value for each in known) / len(known)
    far = max(known, key=lambda each: abs(each.value - middle)).among(len(known))
    return far._replace(value=abs(far.value - middle))


def _least_step(gold: Sequence[Estimate | None]) -> Estimate | None:
    """What the next deck pays more than the one before, where that is least."""
    steps = [deeper.minus(nearer) for nearer, deeper in pairwise(gold) if nearer and deeper]
    return min(steps, key=lambda step: step.value, default=None)
