"""Exact shares for the end of a game of two: every pick, every beer, every spend, every side of every die.

Both players want nothing but to win. A tie is worth half a victory to each: its tie-break (DM-8.2) rolls whole troves anew, and that is
the one thing here that is not counted out.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from pithead.dice_miner.bots.solver.box_facts import make_box_facts
from pithead.dice_miner.bots.solver.kernel import kernel
from pithead.dice_miner.bots.solver.memory import FULL, GAVE_UP, WORK, WORK_LIMIT, empty_memory
from pithead.dice_miner.bots.solver.picks import empty_frames
from pithead.dice_miner.kernel.layout import ROUNDS, Field, Phase
from pithead.game import Unreadable

DICE_MOST: Final = 9
"""Dice on the mountain."""

NODES_FIRST: Final = 1 << 16
NODES_MOST: Final = 1 << 20
GROWTH: Final = 4
"""A memory that is too small is left for one so many times as large."""

WORK_MOST: Final = 20_000_000_000
"""Steps before a position is too big; about half a minute."""

PHASES: Final = (Phase.EXCAVATION, Phase.SHARING, Phase.MAGIC, Phase.CHOOSING, Phase.ROLLING)


class Solved(NamedTuple):
    """What a position is worth to the one in turn, and each of its choices; where chance acts next there are no choices."""

    value: float
    shares: dict[int, float]


class Solver:
    """Solves positions of one box, and remembers what it has met."""

    def __init__(self, box: Any, size: int = NODES_FIRST, largest: int = NODES_MOST) -> None:
        self.facts = make_box_facts(box)
        self.functions = kernel()
        self.frames = empty_frames()
        self.size = size
        self.largest = largest
        self.memory = empty_memory(self.size)

    def solve(self, state: Any, work: int = WORK_MOST) -> Solved:
        """The exact shares of a position near the end of the last round; others, and those that take too much work, are refused."""
        check(state)
        spent = 0
        while True:
            counters = self.memory.scratch.counters
            fresh = not counters.any()
            counters[WORK] = spent
            counters[WORK_LIMIT] = work
            self.functions.solve(self.facts, self.memory, self.frames, state)
            spent = int(counters[WORK])
            if not counters[FULL]:
                return self._solved(state)
            if counters[GAVE_UP] or (fresh and self.size >= self.largest):
                self._reset(self.size)
                raise Unreadable("solve-big")
            self._reset(min(self.size * GROWTH, self.largest) if fresh else self.size)

    def warm_up(self) -> None:
        """Solve an empty position: afterwards all is compiled."""
        state = np.zeros(Field.SIZE, np.int64)
        state[[Field.SEATS, Field.ROUND, Field.PHASE]] = 2, ROUNDS, Phase.MAGIC
        self.solve(state)

    def clear(self) -> None:
        """Begin again in the same memory."""
        self._reset(self.size)

    def _solved(self, state: Any) -> Solved:
        shares = {choice: float(share) for choice, share in enumerate(self.frames.shares) if share >= 0}
        if state[Field.PHASE] in (Phase.SHARING, Phase.ROLLING):
            return Solved(shares[0], {})
        return Solved(max(shares.values()), shares)

    def _reset(self, size: int) -> None:
        """Forget everything, and begin in a memory of this size."""
        if size == self.size:
            self.memory.scratch.counters[:] = 0
            self.memory.keys[:] = 0
            self.memory.scratch.ends[:] = 0
            self.memory.scratch.by_gems[:] = 0
        else:
            self.size = size
            self.memory = empty_memory(size)


def check(state: Any) -> None:
    """Refuse what is not the end of a game of two."""
    if state[Field.SEATS] != 2:
        raise Unreadable("solve-seats", "DM-2.1", seats=int(state[Field.SEATS]))
    if state[Field.ROUND] != ROUNDS or state[Field.PHASE] not in PHASES or state[Field.CONTENDERS]:
        raise Unreadable("solve-phase", "DM-3.1")
    dice = int(state[Field.OCCUPIED]).bit_count()
    if dice > DICE_MOST:
        raise Unreadable("solve-dice", "DM-4.1", count=dice, most=DICE_MOST)
