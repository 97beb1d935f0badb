"""What the net of Mini Miners sees: the features of a seat and those of the table, as small whole numbers.

Every number lies between -127 and 127, so that a learner keeps a state in a few hundred bytes. The net multiplies each by the scale of its
feature, which the weights of a model hold already.
"""

from __future__ import annotations

from typing import Final

from pithead.mini_miners.kernel import layout as at
from pithead.sim.layout import Layout, span

WIDTH: Final = 48
"""Neurons of the first layer,"""
INNER: Final = 16
"""and of the second."""

MOST: Final = 127
"""No feature is larger, whichever its sign."""

HALVES, QUARTERS, CHANCE_STEPS, FOUND_STEPS = 2.0, 4.0, 64.0, 8.0
"""Gold that may yet come home counts in halves, what is hoped for and the guests of the tavern in quarters, chances in sixty-fourths, and
what a deck may bring in eighths."""


class SeatFeature(Layout):
    """What is seen of a seat, all that others can't see included: a search has dealt it anew."""

    TO_ACT: int
    LEAD: int = span(at.ROUNDS_MOST)
    """Gold before the richest rival, by the rounds to come after this one, like the two that follow;"""
    HOPED_LEAD: int = span(at.ROUNDS_MOST)
    """the same with what the dwarves in the mine may bring home;"""
    WEALTH: int = span(at.ROUNDS_MOST)
    """that sum itself."""
    EXPECTED: int
    """What the dwarves in the mine may bring home."""
    TOOLS: int
    """All tool cards."""
    STORED: int = span(at.TOOLS)
    CARRIED: int = span(at.TOOLS)
    """By dwarves that are not placed yet,"""
    UNDERGROUND: int = span(at.TOOLS)
    """and by those in the mine."""
    WAITING: int = span(at.ABILITIES)
    """Dwarves by what they have or do: of the troop, not placed yet;"""
    DIGGING: int = span(at.ABILITIES)
    """in the mine;"""
    HOME: int = span(at.ABILITIES)
    """in the tavern;"""
    HAND: int = span(at.ABILITIES)
    """and those from which the next is picked."""
    WAITING_COUNT: int
    DIGGING_COUNT: int
    HOME_COUNT: int
    SPACE: int = span(at.SPACES)
    """Where own dwarves stand."""
    TRADES: int
    """At the market now,"""
    TRADES_LATER: int
    """or later this round."""


class Stage(Layout):
    """What is going on."""

    BETWEEN: int
    """Nothing is dealt yet."""
    DRAFT: int
    DISCARDING: int
    LEVY: int
    MARKET: int
    PLACING: int
    DIGGING: int


class TableFeature(Layout):
    """What is seen of the table."""

    SEATS: int = span(at.SEATS_MOST + 1)
    ROUNDS: int = span(at.ROUNDS_MOST)
    """Rounds to come after this one."""
    STAGE: int = span(Stage.SIZE)
    EVENT: int = span(at.EVENTS)
    FALLEN: int
    """Collapse markers."""
    GUESTS: int
    """Dwarves that are expected to escape."""
    TO_CALL: int
    MARKET: int = span(at.TOOLS)
    LIVES: int = span(at.DECKS)
    """The chance to live through a dig without tools, by deck,"""
    FOUND: int = span(at.DECKS)
    """and what it brings then."""


SEAT_SCALES: Final = {
    SeatFeature.LEAD: (at.ROUNDS_MOST, 0.1),
    SeatFeature.HOPED_LEAD: (at.ROUNDS_MOST, 0.05),
    SeatFeature.WEALTH: (at.ROUNDS_MOST, 0.02),
    SeatFeature.EXPECTED: (1, 0.05),
    SeatFeature.TOOLS: (1, 0.3),
    SeatFeature.WAITING_COUNT: (3, 0.4),
}
"""By the first feature: how many have this scale; the others have 1."""

TABLE_SCALES: Final = {
    TableFeature.FALLEN: (1, 0.3),
    TableFeature.GUESTS: (1, 0.1),
    TableFeature.TO_CALL: (1, 0.15),
    TableFeature.LIVES: (at.DECKS, 1 / CHANCE_STEPS),
    TableFeature.FOUND: (at.DECKS, 0.5 / FOUND_STEPS),
}


def scales(size: int, given: dict[int, tuple[int, float]]) -> list[float]:
    """The scale of every feature."""
    made = [1.0] * size
    for first, (count, scale) in given.items():
        made[first : first + count] = [scale] * count
    return made


SPARSE_MOST: Final = 96
"""Features of one seat, or of the table, that are not 0."""
