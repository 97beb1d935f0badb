"""Thinking within a budget: quick answers first, better ones while there is time.

A budget is a number of seconds, or a number of thoughts: states that may be judged. With thoughts, the same state, seed and budget always
give the same choice.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final

import numpy as np

from pithead.dice_miner.bots.search.excavation_rollouts import ROOT, SUM
from pithead.dice_miner.bots.search.kernel import kernel
from pithead.dice_miner.bots.search.workspace import COUNT, CUT_OFF, THOUGHT_LIMIT, THOUGHTS, Model, empty_workspace
from pithead.dice_miner.bots.solver.box_facts import ROLLED_MOST, most_rolled
from pithead.dice_miner.bots.solver.solver import Solver
from pithead.dice_miner.kernel.convert import bits
from pithead.dice_miner.kernel.layout import ROUNDS, SEATS_MOST, Field, Phase
from pithead.game import Unreadable

SEARCH_STEPS: Final = ((1, 8), (2, 3), (2, 6), (3, 3), (3, 5), (4, 3), (4, 5), (5, 4), (6, 4))
"""Depth and width of one look at an excavation after the other."""

ROLLOUT_SEATS: Final = 3
"""With so many at the table nobody looks ahead turn by turn: how the others choose matters more, and is not known."""

MAGIC_STEPS: Final = ((216, 0), (12, 1), (36, 1), (216, 1))
"""Rolls, and whether magic looks deeper."""

THOUGHTS_A_SECOND: Final = 400_000
"""A first guess, before the first look has been timed."""

REPLENISHES: Final = (24, 2000)
"""Caching samples at least and at most so many replenishes."""

FIRST_ROLLOUTS: Final = 2
"""So many rests of an excavation follow every choice, however little time there is."""

LAST_START: Final = 0.45
"""No look begins when more than this part of the budget is gone: it would hardly be finished."""

SOLVER_DICE: Final = 7
"""With less dice than these on the last mountain of two, the solver gets a chance."""

SOLVER_SHARE: Final = 0.3
"""It may use this part of the budget; most positions that it can solve at all take less."""

STEPS_A_SECOND: Final = 150_000_000
STEPS_LEAST: Final = 50_000
SOLVER_NODES: Final = 1 << 15


class BudgetedSearch:
    """A search within a budget: a model, and the workspace that it needs."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self.workspace = empty_workspace()
        self.functions = kernel()
        self.speed = float(THOUGHTS_A_SECOND)
        self.solver: Solver | None = None
        self.solvable = most_rolled(model.box) <= ROLLED_MOST

    def choose(self, state: Any, seat: int, seed: int, seconds: float = 0.0, thoughts: int = 0) -> int:
        """The choice of a seat that owes a decision."""
        workspace = self.workspace
        workspace.states[0] = state
        workspace.rng[0] = np.uint64(seed)
        workspace.counters[:] = 0
        budget = Budget(self, seconds, thoughts)
        solved = self._solve(state, seconds or thoughts / THOUGHTS_A_SECOND)
        if solved is not None:
            return solved
        match int(state[Field.PHASE]):
            case Phase.EXCAVATION:
                return self._search_deeper(budget) if state[Field.SEATS] < ROLLOUT_SEATS else self._roll_out(budget)
            case Phase.MAGIC:
                return self._search_magic(budget)
            case Phase.CHOOSING:
                workspace.counters[THOUGHT_LIMIT] = 1 << 60
                return int(self.functions.choose_die(self.model, workspace))
            case Phase.REPLENISH:
                return self._search_caching(budget, seat)
            case _:
                return int(self.functions.search_heroes(self.model, workspace))

    def _solve(self, state: Any, seconds: float) -> int | None:
        """The best choice near the end of a game of two, if it can be counted out; from scratch, so that nothing depends on before."""
        if state[Field.SEATS] != 2 or not self.solvable:
            return None
        if self.solver is None:
            self.solver = Solver(self.model.box, SOLVER_NODES, SOLVER_NODES)
            self.solver.warm_up()
        steps = int(SOLVER_SHARE * seconds * STEPS_A_SECOND)
        if steps < STEPS_LEAST or state[Field.ROUND] != ROUNDS or int(state[Field.OCCUPIED]).bit_count() >= SOLVER_DICE:
            return None
        try:
            self.solver.clear()
            shares = self.solver.solve(state, steps).shares
        except Unreadable:
            return None
        return max(shares, key=lambda choice: shares[choice])

    def _search_deeper(self, budget: Budget) -> int:
        """Look ever deeper; what all looks together call the best: those that end with an own turn flatter, the others frighten."""
        workspace = self.workspace
        hopes: dict[int, float] = {}
        for depth, wide in SEARCH_STEPS:
            workspace.counters[THOUGHT_LIMIT] = budget.left() if hopes else 1 << 60
            self.functions.search_excavation(self.model, workspace, depth, wide)
            if workspace.counters[CUT_OFF]:
                break
            for choice, worth in zip(workspace.options[0].tolist(), workspace.worths[0, : workspace.nodes[0, COUNT]].tolist()):
                hopes[choice] = hopes.get(choice, 0.0) + worth
            if budget.mostly_spent():
                break
        return max(hopes, key=lambda choice: hopes[choice])

    def _roll_out(self, budget: Budget) -> int:
        """Sample the rest of the excavation, ever more often after ever fewer choices: each time the worse half of them is dropped."""
        self.workspace.states[ROOT] = self.workspace.states[0]
        seed, thoughts = np.uint64(self.workspace.rng[0]), self.workspace.counters[THOUGHTS:]
        hopes = dict.fromkeys(bits(int(self.functions.excavation_menu(self.workspace.states[0], self.model.box))), 0.0)
        self._add_rollouts(hopes, seed, 0, FIRST_ROLLOUTS)
        each, tried = int(thoughts[0]) / (FIRST_ROLLOUTS * len(hopes)), FIRST_ROLLOUTS
        while len(hopes) > 1:
            halvings = (len(hopes) - 1).bit_length()
            trials = int((budget.left() - int(thoughts[0])) / (each * halvings * len(hopes)))
            if trials < 1:
                break
            self._add_rollouts(hopes, seed, tried, trials)
            tried += trials
            hopes = dict(sorted(hopes.items(), key=lambda hope: -hope[1])[: (len(hopes) + 1) // 2])
        return max(hopes, key=lambda choice: hopes[choice])

    def _add_rollouts(self, hopes: dict[int, float], seed: np.uint64, first: int, trials: int) -> None:
        seat = int(self.workspace.states[ROOT, Field.TURN])
        for choice in hopes:
            found = np.zeros((2, SEATS_MOST))
            self.functions.roll_out_excavation(self.model, self.workspace, choice, seed, first, trials, found)
            hopes[choice] += float(found[SUM, seat])

    def _search_magic(self, budget: Budget) -> int:
        best = -1
        for rolls, deeper in MAGIC_STEPS:
            if best >= 0 and self._magic_thoughts(rolls, deeper) > budget.left() - self.workspace.counters[THOUGHTS]:
                break
            best = int(self.functions.search_magic(self.model, self.workspace, rolls, deeper))
        return best

    def _magic_thoughts(self, rolls: int, deeper: int) -> int:
        """About how many thoughts a spell will take."""
        state, box = self.workspace.states[0], self.model.box
        spends = int(self.functions.magic_menu(state, box)).bit_count() - 1
        once = 60 + spends * rolls
        return once * spends * rolls if deeper else once

    def _search_caching(self, budget: Budget, seat: int) -> int:
        choices = int(self.functions.replenish_menu(self.workspace.states[0], self.model.box, seat)).bit_count()
        least, most = REPLENISHES
        replenishes = max(least, min(most, budget.left() // choices))
        return int(self.functions.search_caching(self.model, self.workspace, seat, replenishes))


class Budget:
    """What may still be spent, in thoughts; seconds are turned into thoughts at the speed seen so far."""

    def __init__(self, search: BudgetedSearch, seconds: float, thoughts: int) -> None:
        self.search = search
        self.seconds = seconds
        self.thoughts = thoughts
        self.begin = perf_counter()

    def left(self) -> int:
        """The thoughts at which to break off, counted from the beginning."""
        if self.thoughts:
            return self.thoughts
        spent, done = perf_counter() - self.begin, int(self.search.workspace.counters[THOUGHTS])
        if done > 2000:
            self.search.speed = done / spent
        return done + max(0, int((self.seconds - spent) * self.search.speed))

    def mostly_spent(self) -> bool:
        """Is too much of it gone to begin anything?"""
        if self.thoughts:
            return bool(self.search.workspace.counters[THOUGHTS] > LAST_START * self.thoughts)
        return perf_counter() - self.begin > LAST_START * self.seconds
