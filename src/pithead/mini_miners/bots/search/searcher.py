"""Thinking within a budget: a number of seconds, or a number of thoughts, which are walks through the tree.

With thoughts, the same state, seed and budget always give the same choice.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final

import numpy as np

from pithead.mini_miners.bots.search.kernel import kernel
from pithead.mini_miners.bots.search.tree import empty_tree
from pithead.mini_miners.bots.search.workspace import Mind, empty_desk
from pithead.mini_miners.kernel.layout import CHOICES_MOST

NODES: Final = 120_000
"""A tree grows no further than this."""

BOUT: Final = 40
"""Thoughts between two looks at the clock, at first,"""
LONGEST: Final = 2000
"""and later on."""


class Thinker:
    """A mind at its desk."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.desk = empty_desk()
        self.tree = empty_tree(NODES)
        self.functions = kernel()
        self.visits = np.zeros(CHOICES_MOST, np.int64)
        self.shares = np.zeros(CHOICES_MOST)

    def choose(self, state: Any, seat: int, seed: int, seconds: float = 0.0, thoughts: int = 0) -> int:
        """The choice of a seat that owes a decision; all that the array holds of what the seat can't see is dealt anew."""
        self.desk.root[:] = state
        self.desk.rng[0] = np.uint64(seed)
        count = self.functions.plant(self.tree)
        if thoughts:
            self._grow(seat, count, thoughts)
        else:
            self._grow_for(seat, count, seconds)
        self.visits[:] = 0
        self.shares[:] = 0.0
        return int(self.functions.harvest(self.tree, seat, self.visits, self.shares))

    def _grow(self, seat: int, count: int, walks: int) -> int:
        return int(self.functions.grow(self.mind, self.desk, self.tree, seat, count, walks))

    def _grow_for(self, seat: int, count: int, seconds: float) -> None:
        """Walk until the time is over, or no other choice could still be taken more often than the best one."""
        begin, done, walks = perf_counter(), 0, BOUT
        while True:
            count = self._grow(seat, count, walks)
            done += walks
            spent = perf_counter() - begin
            left = int(done / spent * (seconds - spent))
            walks = min(left, 4 * walks, LONGEST)
            if walks < 1 or self._ahead(seat) > left:
                return

    def _ahead(self, seat: int) -> int:
        """How many walks more the best choice has than the next."""
        self.visits[:] = 0
        self.functions.harvest(self.tree, seat, self.visits, self.shares)
        second, most = np.sort(self.visits)[-2:]
        return int(most - second)
