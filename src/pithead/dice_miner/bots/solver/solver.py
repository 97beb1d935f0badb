"""Exact shares for the end of a game of two: every pick, every beer, every spend, every side of every die.

Both players want nothing but to win. A tie is worth half a victory to each: its tie-break (DM-8.2) rolls whole troves anew, and that is
the one thing here that is not counted out.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from pithead.dice_miner.bots.solver.kernel import kernel
from pithead.dice_miner.bots.solver.lore import make_lore
from pithead.dice_miner.bots.solver.picks import empty_pile
from pithead.dice_miner.bots.solver.room import FULL, MOST_WORK, TIRED, WORK, empty_room
from pithead.dice_miner.kernel.layout import ROUNDS, Field, Phase
from pithead.game import Unreadable

DICE_MOST: Final = 9
"""Dice on the mountain."""

SMALL: Final = 1 << 16
LARGE: Final = 1 << 20
GROWTH: Final = 4
"""A room that is too small is left for one so many times as large."""

WORK_MOST: Final = 20_000_000_000
"""Steps before a position is too big; about half a minute."""

PHASES: Final = (Phase.EXCAVATION, Phase.SHARING, Phase.MAGIC, Phase.CHOOSING, Phase.ROLLING)


class Solved(NamedTuple):
    """What a position is worth to the one in turn, and each of its choices; where chance acts next there are no choices."""

    value: float
    shares: dict[int, float]


class Solver:
    """Solves positions of one box, and remembers what it has met."""

    def __init__(self, box: Any, size: int = SMALL, largest: int = LARGE) -> None:
        self.lore = make_lore(box)
        self.functions = kernel()
        self.pile = empty_pile()
        self.size = size
        self.largest = largest
        self.room = empty_room(self.size)

    def solve(self, state: Any, work: int = WORK_MOST) -> Solved:
        """The exact shares of a position near the end of the last round; others, and those that take too much work, are refused."""
        check(state)
        spent = 0
        while True:
            counters = self.room.desk.counters
            fresh = not counters.any()
            counters[WORK] = spent
            counters[MOST_WORK] = work
            self.functions.solve(self.lore, self.room, self.pile, state)
            spent = int(counters[WORK])
            if not counters[FULL]:
                return self._solved(state)
            if counters[TIRED] or (fresh and self.size >= self.largest):
                self._move_out(self.size)
                raise Unreadable("solve-big")
            self._move_out(min(self.size * GROWTH, self.largest) if fresh else self.size)

    def rehearse(self) -> None:
        """Solve an empty position: afterwards all is compiled."""
        state = np.zeros(Field.SIZE, np.int64)
        state[[Field.SEATS, Field.ROUND, Field.PHASE]] = 2, ROUNDS, Phase.MAGIC
        self.solve(state)

    def forget(self) -> None:
        """Begin again in the same room."""
        self._move_out(self.size)

    def _solved(self, state: Any) -> Solved:
        shares = {choice: float(share) for choice, share in enumerate(self.pile.shares) if share >= 0}
        if state[Field.PHASE] in (Phase.SHARING, Phase.ROLLING):
            return Solved(shares[0], {})
        return Solved(max(shares.values()), shares)

    def _move_out(self, size: int) -> None:
        """Forget everything, and begin in a room of this size."""
        if size == self.size:
            self.room.desk.counters[:] = 0
            self.room.keys[:] = 0
            self.room.desk.ends[:] = 0
            self.room.desk.by_gems[:] = 0
        else:
            self.size = size
            self.room = empty_room(size)


def check(state: Any) -> None:
    """Refuse what is not the end of a game of two."""
    if state[Field.SEATS] != 2:
        raise Unreadable("solve-seats", "DM-2.1", seats=int(state[Field.SEATS]))
    if state[Field.ROUND] != ROUNDS or state[Field.PHASE] not in PHASES or state[Field.CONTENDERS]:
        raise Unreadable("solve-phase", "DM-3.1")
    dice = int(state[Field.OCCUPIED]).bit_count()
    if dice > DICE_MOST:
        raise Unreadable("solve-dice", "DM-4.1", count=dice, most=DICE_MOST)
