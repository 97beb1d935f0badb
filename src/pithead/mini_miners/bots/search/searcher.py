"""Thinking within a budget: a number of seconds, or a number of thoughts, which are walks through the tree.

With thoughts, the same state, seed and budget always give the same choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pithead.mini_miners.bots.search.workspace import Model, empty_tree, new_workspace
from pithead.mini_miners.kernel.layout import CHOICES_MOST
from pithead.sim.budget_clock import budget_seconds
from pithead.sim.memory import FLOAT64, INT64, DeadlinePassed, Runner, new_array

NODES: Final = 120_000
"""A tree grows no further than this."""

FIRST_WALKS: Final = 40
"""Thoughts between two looks at the clock, at first,"""
MOST_WALKS: Final = 2000
"""and later on."""

FIRST_ANSWER_S: Final = 5.0
"""However small a budget is, so long may the first of them take; a thousandth of that is common."""


class BudgetedSearch:
    """A search within a budget: a model, and the workspace and tree that it needs, all in the memory of one runner."""

    def __init__(self, runner: Runner, model: Model) -> None:
        self.runner = runner
        self.model = model
        self.workspace = new_workspace(runner)
        self.tree = empty_tree(runner, NODES)
        self.visits = new_array(runner, INT64, CHOICES_MOST)
        self.shares = new_array(runner, FLOAT64, CHOICES_MOST)

    def choose(self, state: Sequence[int], seat: int, seed: int, seconds: float = 0.0, thoughts: int = 0) -> int:
        """The choice of a seat that owes a decision; all that the array holds of what the seat can't see is dealt anew.

        Raises DeadlinePassed if there is no answer after `FIRST_ANSWER_S` either.
        """
        self.workspace.root[:] = state
        self.workspace.rng[0] = seed
        count = self.runner.call("new_tree", self.tree)
        if thoughts:
            self._grow_tree(seat, count, thoughts)
        else:
            self._grow_tree_for(seat, count, seconds)
        return self._root_statistics(seat)

    def _grow_tree(self, seat: int, count: int, walks: int) -> int:
        return int(self.runner.call("grow_tree", self.model, self.workspace, self.tree, seat, count, walks))

    def _root_statistics(self, seat: int) -> int:
        self.visits.clear()
        self.shares.clear()
        return int(self.runner.call("root_statistics", self.tree, seat, self.visits, self.shares))

    def _grow_tree_for(self, seat: int, count: int, seconds: float) -> None:
        """Walk until the time is over, or no other choice could still be taken more often than the best one."""
        begin, done, walks = budget_seconds(), 0, FIRST_WALKS
        while True:
            spent = budget_seconds() - begin
            try:
                with self.runner.within(seconds - spent if done else max(seconds, FIRST_ANSWER_S)):
                    count = self._grow_tree(seat, count, walks)
            except DeadlinePassed:
                if not done:
                    raise
                return
            done += walks
            spent = budget_seconds() - begin
            left = int(done / spent * (seconds - spent))
            walks = min(left, 4 * walks, MOST_WALKS)
            if walks < 1 or self._ahead(seat) > left:
                return

    def _ahead(self, seat: int) -> int:
        """How many walks more the best choice has than the next."""
        self._root_statistics(seat)
        second, most = sorted(self.visits)[-2:]
        return int(most - second)
