"""Where a solver keeps what it has found: one table for everything that has a key, and heaps that only grow.

When a heap or the table is full, the solver says so, and starts again with an empty or a larger room.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from pithead.dice_miner.kernel.layout import SYMBOL_BITS, Field

# what a room counts
KEPT: Final = 0
"""Keys in the table."""
NODES: Final = 1
OPTIONS: Final = 2
EDGES: Final = 3
PLANS: Final = 4
ANSWERS: Final = 5
REPLIES: Final = 6
FULL: Final = 7
WORK: Final = 8
"""Steps of arithmetic so far."""
MOST_WORK: Final = 9
"""After so many of them a solver gives up."""
TIRED: Final = 10
CASTS: Final = 11
COUNTERS: Final = 12

# a node of a plan: the dice of a hand, and what they lead to
HERO_LEFT: Final = 0
"""The hero's magic faces that are unspent; then the dice kind by kind, from magic dice on."""
FIRST_OPTION: Final = 5
OPTION_COUNT: Final = 6
POINTS: Final = 7
"""What the hand scores without its gems."""
GEMS: Final = 8
NODE: Final = 9

# an option of a node
CHOICE: Final = 0
FIRST_EDGE: Final = 1
EDGE_COUNT: Final = 2
OPTION: Final = 3

# a plan: all that magic can make of a hand
FIRST_NODE: Final = 0
NODE_COUNT: Final = 1
MOST_POINTS: Final = 2
MOST_GEMS: Final = 3
PLAN: Final = 4

# an answer: how likely the last player is to reach each margin
FIRST_REPLY: Final = 0
LOWEST: Final = 1
WIDTH: Final = 2
ANSWER: Final = 3

PLIES: Final = 80
GEMS_MOST: Final = 1 << SYMBOL_BITS
ENDS: Final = 1 << 15


DESK: Final = np.dtype(
    [
        ("counters", np.int64, (COUNTERS,)),
        ("words", np.int64, (24,)),  # what a key is mixed from
        ("state", np.int64, (Field.SIZE,)),  # a trove, as the scoring reads it
        ("hands", np.int64, (4, 5)),  # the hand being spent, the dice chosen to roll, a hand after the roll, and an empty hand
        ("chosen", np.int64, (8,)),
        ("ends", np.int64, (ENDS, 2)),  # nodes without magic by what they score, each with the plan it belongs to
        ("by_gems", np.int64, (GEMS_MOST, 2)),  # answers by the gems they answer to, each with the casting it belongs to
    ],
    align=True,
)


class Room(NamedTuple):
    """All of it; a share or a number is kept with its key as a real number."""

    desk: Any
    keys: Any
    kept: Any
    most: Any
    """A position's share is at least what is kept and at most this."""
    nodes: Any
    options: Any
    leads_to: Any
    odds: Any
    plans: Any
    answers: Any
    replies: Any
    wide: Any
    """Shares of a plan's nodes for many margins at once."""
    hopes: Any
    odds_of: Any
    reached: Any


def empty_room(size: int) -> Room:
    """A room for about so many nodes of plans; memory is taken only as it fills."""
    return Room(
        desk=np.zeros(1, DESK).view(np.recarray)[0],
        keys=np.zeros((8 * size, 2), np.int64),
        kept=np.zeros(8 * size, np.float64),
        most=np.zeros(8 * size, np.float64),
        nodes=np.zeros((size, NODE), np.int64),
        options=np.zeros((2 * size, OPTION), np.int64),
        leads_to=np.zeros(16 * size, np.int32),
        odds=np.zeros(16 * size, np.float64),
        plans=np.zeros((size, PLAN), np.int64),
        answers=np.zeros((size, ANSWER), np.int64),
        replies=np.zeros(8 * size, np.float64),
        wide=np.zeros(16 * size, np.float64),
        hopes=np.zeros(size, np.float64),
        odds_of=np.zeros(size, np.float64),
        reached=np.zeros(size, np.int64),
    )


def toil(room: Room, steps: int) -> None:
    """Count the work; whoever is tired does no more."""
    room.desk.counters[WORK] += steps
    if room.desk.counters[WORK] > room.desk.counters[MOST_WORK]:
        room.desk.counters[TIRED] = 1
        room.desk.counters[FULL] = 1
