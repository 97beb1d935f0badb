"""What a mind knows, and the desk where it works: two records of arrays made once, so that thinking allocates nothing.

A compiled function gets a record as one pointer, however much it holds.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from pithead.dice_miner.bots.search import slots as of
from pithead.dice_miner.kernel.layout import KINDS, SEATS_MOST, Fact, Field, OutcomeField

Array: TypeAlias = npt.NDArray[np.int64]
Mind: TypeAlias = Any
"""The facts of the box and a net for each stage, for one number of seats."""
Desk: TypeAlias = Any
"""Room for the states, values and options of a search, ply by ply."""

PLIES: Final = 48
"""States above each other on a desk: more than any search goes deep."""

OPTIONS: Final = 64
SLOTS_MOST: Final = of.slots_of(SEATS_MOST)
LINES_MOST: Final = of.lines_of(SEATS_MOST)

# the counters of a desk
THOUGHTS: Final = 0
"""States that were judged."""
MOST: Final = 1
"""After so many of them a search breaks off."""
BROKEN: Final = 2
PLANNED: Final = 3
"""Did a choice come with a plan of dice to roll?"""
COUNTERS: Final = 4

# the fields of a node: a state of a search that is being looked into
DONE: Final = 0
DEPTH: Final = 1
BELOW: Final = 2
"""How deep the states after the present choice are looked into."""
COUNT: Final = 3
RANK: Final = 4
"""Which of the options is being looked into."""
FACE: Final = 5
"""Which face of a shared beer."""
BEST: Final = 6
SHALLOW: Final = 7
"""Was the best choice only glanced at?"""
NODE: Final = 8

MIND: Final = np.dtype(
    [
        ("box", np.int64, (Fact.SIZE,)),
        ("codes", np.int64, (KINDS * 8,)),
        ("caps", np.int64, (SLOTS_MOST,)),
        ("starts", np.int64, (SLOTS_MOST + 1,)),
        ("first", np.float32, (of.STAGES, of.rows_of(SEATS_MOST) + 1, of.WIDTH)),  # a slot's row is the sum of all its statements
        ("first_bias", np.float32, (of.STAGES, of.WIDTH)),
        ("second", np.float32, (of.STAGES, of.WIDTH, of.INNER)),
        ("second_bias", np.float32, (of.STAGES, of.INNER)),
        ("third", np.float32, (of.STAGES, of.INNER, SEATS_MOST)),
        ("third_bias", np.float32, (of.STAGES, SEATS_MOST)),
    ],
    align=True,
)
NO_ROW: Final = of.rows_of(SEATS_MOST)
"""The last row of the first layer, which stays empty."""

DESK: Final = np.dtype(
    [
        ("counters", np.int64, (COUNTERS,)),
        ("rng", np.uint64, (1,)),
        ("dice", np.uint64, (1,)),  # a second generator, for dice that are the same in every imagined case
        ("spare_rng", np.uint64, (1,)),  # and a third, for what is only imagined
        ("luck", np.float64, (1,)),
        ("outcome", np.int64, (OutcomeField.SIZE,)),
        ("states", np.int64, (PLIES, Field.SIZE)),
        ("spare", np.int64, (Field.SIZE,)),
        ("options", np.int64, (PLIES, OPTIONS)),
        ("nodes", np.int64, (PLIES, NODE)),
        ("plans", np.int64, (PLIES, KINDS)),
        ("slots", np.int64, (SLOTS_MOST,)),
        ("lines", np.int64, (LINES_MOST,)),
        ("rows", np.int64, (SLOTS_MOST + 8,)),
        ("values", np.float64, (PLIES, SEATS_MOST)),
        ("hopes", np.float64, (PLIES, SEATS_MOST)),
        ("worths", np.float64, (PLIES, OPTIONS)),
        ("gains", np.float64, (PLIES, KINDS * 8)),
        ("highest", np.float64, (PLIES,)),
        ("weights", np.float64, (PLIES,)),
        ("shares", np.float64, (SEATS_MOST,)),
        ("rest", np.float64, (SEATS_MOST,)),
        ("ones", np.float32, (of.WIDTH,)),
        ("twos", np.float32, (of.INNER,)),
    ],
    align=True,
)


def empty_mind(box: Array, seats: int) -> Mind:
    """A mind that knows the box, but has no opinion yet."""
    mind = np.zeros(1, MIND).view(np.recarray)[0]
    mind.box[:] = box
    mind.codes[:] = of.face_codes(box)
    mind.caps[: of.slots_of(seats)] = of.slot_caps(seats)
    mind.starts[: of.slots_of(seats) + 1] = of.slot_starts(seats)
    return mind


def empty_desk(seed: int = 0) -> Desk:
    """A desk with nothing on it."""
    desk = np.zeros(1, DESK).view(np.recarray)[0]
    desk.counters[MOST] = 1 << 60
    desk.rng[0] = seed
    return desk


def copy_state(states: Any, to: int, whence: int) -> None:
    """Lay a state of the desk beside another."""
    for word in range(Field.SIZE):
        states[to, word] = states[whence, word]
