"""Exact shares for the end of a game of two: every pick, every beer, every spend, every side of every die.

Both players want nothing but to win. A tie is worth half a victory to each: its tie-break (DM-8.2) rolls whole troves anew, and that is
the one thing here that is not counted out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from pithead.dice_miner.bots.guest import new_guest
from pithead.dice_miner.bots.solver.box_facts import make_box_facts
from pithead.dice_miner.bots.solver.memory import FULL, GAVE_UP, NO_CHOICE, WORK, WORK_LIMIT, new_frames, new_memory
from pithead.dice_miner.kernel.layout import ROUNDS, Field, Phase
from pithead.game import Unreadable
from pithead.sim.memory import INT64, Numbers, Runner, new_array

DICE_MOST: Final = 9
"""Dice on the mountain."""

SOLVER_NODES: Final = 1 << 15
"""What a search remembers of the positions that it solves."""

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

    def __init__(
        self, box: Sequence[int], size: int = NODES_FIRST, largest: int = NODES_MOST, new_runner: Callable[[], Runner] = new_guest
    ) -> None:
        self.box = box
        self.largest = largest
        self.new_runner = new_runner
        self._begin(size)

    def solve(self, state: Numbers, work: int = WORK_MOST) -> Solved:
        """The exact shares of a position near the end of the last round; others, and those that take too much work, are refused."""
        check(state)
        self.state[:] = state
        spent = 0
        while True:
            counters = self.memory.scratch.counters
            fresh = not any(counters)
            counters[WORK] = spent
            counters[WORK_LIMIT] = work
            self.runner.call("solve", self.facts, self.memory, self.frames, self.state)
            spent = counters[WORK]
            if not counters[FULL]:
                return self._solved(state)
            if counters[GAVE_UP] or (fresh and self.size >= self.largest):
                self.clear()
                raise Unreadable("solve-big")
            if fresh:
                self._begin(min(self.size * GROWTH, self.largest))
                self.state[:] = state
            else:
                self.clear()

    def clear(self) -> None:
        """Begin again in the same memory."""
        for kept in (self.memory.scratch.counters, self.memory.keys, self.memory.scratch.ends, self.memory.scratch.by_gems):
            kept.clear()

    def _solved(self, state: Numbers) -> Solved:
        shares = {choice: min(max(share, 0.0), 1.0) for choice, share in enumerate(self.frames.shares) if share != NO_CHOICE}
        if state[Field.PHASE] in (Phase.SHARING, Phase.ROLLING):
            return Solved(shares[0], {})
        return Solved(max(shares.values()), shares)

    def _begin(self, size: int) -> None:
        """Begin in an empty memory of this size; that of the one before is free again."""
        self.size = size
        self.runner = self.new_runner()
        self.facts = make_box_facts(self.runner, self.box)
        self.frames = new_frames(self.runner)
        self.state = new_array(self.runner, INT64, Field.SIZE)
        self.memory = new_memory(self.runner, size)


def check(state: Numbers) -> None:
    """Refuse what is not the end of a game of two."""
    if state[Field.SEATS] != 2:
        raise Unreadable("solve-seats", "DM-2.1", seats=int(state[Field.SEATS]))
    if state[Field.ROUND] != ROUNDS or state[Field.PHASE] not in PHASES or state[Field.CONTENDERS]:
        raise Unreadable("solve-phase", "DM-3.1")
    dice = int(state[Field.OCCUPIED]).bit_count()
    if dice > DICE_MOST:
        raise Unreadable("solve-dice", "DM-4.1", count=dice, most=DICE_MOST)
