"""Thinking within a budget: a number of seconds, or a number of thoughts, which are walks through the tree.

With thoughts, the same state, seed and budget always give the same choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Final

from pithead.mini_miners.bots.search.workspace import Mind, new_desk, new_tree
from pithead.mini_miners.kernel.layout import CHOICES_MOST
from pithead.sim.memory import FLOAT64, INT64, DeadlinePassed, Runner, new_array

NODES: Final = 120_000
"""A tree grows no further than this."""

BOUT: Final = 40
"""Thoughts between two looks at the clock, at first,"""
LONGEST: Final = 2000
"""and later on."""

FIRST_ANSWER_S: Final = 5.0
"""However small a budget is, so long may the first of them take; a thousandth of that is common."""


class Thinker:
    """A mind at its desk, both in the memory of one runner."""

    def __init__(self, runner: Runner, mind: Mind) -> None:
        self.runner = runner
        self.mind = mind
        self.desk = new_desk(runner)
        self.tree = new_tree(runner, NODES)
        self.visits = new_array(runner, INT64, CHOICES_MOST)
        self.shares = new_array(runner, FLOAT64, CHOICES_MOST)

    def choose(self, state: Sequence[int], seat: int, seed: int, seconds: float = 0.0, thoughts: int = 0) -> int:
        """The choice of a seat that owes a decision; all that the array holds of what the seat can't see is dealt anew."""
        self.desk.root[:] = state
        self.desk.rng[0] = seed
        count = self.runner.call("plant", self.tree)
        if thoughts:
            self._grow(seat, count, thoughts)
        else:
            self._grow_for(seat, count, seconds)
        return self._harvest(seat)

    def _grow(self, seat: int, count: int, walks: int) -> int:
        return int(self.runner.call("grow", self.mind, self.desk, self.tree, seat, count, walks))

    def _harvest(self, seat: int) -> int:
        self.visits.clear()
        self.shares.clear()
        return int(self.runner.call("harvest", self.tree, seat, self.visits, self.shares))

    def _grow_for(self, seat: int, count: int, seconds: float) -> None:
        """Walk until the time is over, or no other choice could still be taken more often than the best one."""
        begin, done, walks = perf_counter(), 0, BOUT
        while True:
            spent = perf_counter() - begin
            try:
                with self.runner.within(seconds - spent if done else max(seconds, FIRST_ANSWER_S)):
                    count = self._grow(seat, count, walks)
            except DeadlinePassed:
                return
            done += walks
            spent = perf_counter() - begin
            left = int(done / spent * (seconds - spent))
            walks = min(left, 4 * walks, LONGEST)
            if walks < 1 or self._ahead(seat) > left:
                return

    def _ahead(self, seat: int) -> int:
        """How many walks more the best choice has than the next."""
        self._harvest(seat)
        second, most = sorted(self.visits)[-2:]
        return int(most - second)
