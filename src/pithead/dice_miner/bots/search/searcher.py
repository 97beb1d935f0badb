"""Thinking within a budget: quick answers first, better ones while there is time.

A budget is a number of seconds, or a number of thoughts: states that may be judged. With thoughts, the same state, seed and budget always
give the same choice.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Final

from pithead.dice_miner.bots.guest import new_guest
from pithead.dice_miner.bots.search.workspace import COUNT, CUT_OFF, ROOT, SUM, THOUGHT_LIMIT, THOUGHTS, Model, new_workspace
from pithead.dice_miner.bots.solver.box_facts import ROLLED_MOST, most_rolled
from pithead.dice_miner.bots.solver.solver import SOLVER_NODES, Solver
from pithead.dice_miner.kernel.layout import ROUNDS, SEATS_MOST, SIDES_OF_A_DIE, ExcavationChoice, Field, Phase
from pithead.game import Unreadable
from pithead.sim.budget_clock import budget_seconds
from pithead.sim.memory import FLOAT64, DeadlinePassed, Numbers, Runner, new_array

SEARCH_STEPS: Final = ((1, 8), (2, 3), (2, 6), (3, 3), (3, 5), (4, 3), (4, 5), (5, 4), (6, 4))
"""Depth and width of one look at an excavation after the other."""

ROLLOUT_SEATS: Final = 3
"""With so many at the table rests of the excavation are imagined too: how the others choose matters more, and is not known."""

LOOKS_SHARE: Final = 0.5
"""There looks ahead may use this part of the budget, and imagined rests what is left;"""
LOOKS_WORTH: Final = 32
"""what all looks together say of a choice counts as much as so many rests,"""
ROLLOUT_CHOICES: Final = 8
"""and only so many of the best choices are followed by any."""

MAGIC_STEPS: Final = ((216, 0), (12, 1), (36, 1), (216, 1))
"""Rolls, and whether magic looks deeper."""

THOUGHTS_A_SECOND: Final = 400_000
"""A first guess, before the first look has been timed."""

REPLENISHES: Final = (24, 2000)
"""Caching samples at least and at most so many replenishes."""

LAST_START: Final = 0.45
"""No look begins when more than this part of the budget is gone: it would hardly be finished."""

SOLVER_DICE: Final = 7
"""With less dice than these on the last mountain of two, the solver gets a chance."""

SOLVER_SHARE: Final = 0.3
"""It may use this part of the budget; most positions that it can solve at all take less."""

STEPS_A_SECOND: Final = 150_000_000
"""What the solver does in a second,"""
STEPS_LEAST: Final = 50_000
"""and what it may do at least."""

FIRST_ANSWER_S: Final = 5.0
"""However small a budget is, so long may the first answer take; a hundredth of that is common."""


class BudgetedSearch:
    """A search within a budget: a model and the workspace that it needs, both in the memory of one runner."""

    def __init__(self, runner: Runner, model: Model, new_runner: Callable[[], Runner] = new_guest) -> None:
        self.runner = runner
        self.model = model
        self.workspace = new_workspace(runner)
        self.found = new_array(runner, FLOAT64, 2, SEATS_MOST)
        self.new_runner = new_runner
        self.speed = float(THOUGHTS_A_SECOND)
        self.solver: Solver | None = None
        self.solvable = most_rolled(model.box) <= ROLLED_MOST

    def choose(self, state: Numbers, seat: int, seed: int, seconds: float = 0.0, thoughts: int = 0) -> int:
        """The choice of a seat that owes a decision; raises DeadlinePassed if there is no answer after `FIRST_ANSWER_S` either."""
        workspace = self.workspace
        workspace.states[0] = state
        workspace.rng[0] = seed
        workspace.counters.clear()
        budget = Budget(self, seconds, thoughts)
        solved = self._solve(state, seconds or thoughts / THOUGHTS_A_SECOND)
        if solved is not None:
            return solved
        match state[Field.PHASE]:
            case Phase.EXCAVATION:
                return self.search_excavation(state, budget)
            case Phase.MAGIC:
                return self._search_magic(budget)
            case Phase.CHOOSING:
                workspace.counters[THOUGHT_LIMIT] = 1 << 60
                return self._call("choose_die", workspace)
            case Phase.REPLENISH:
                return self._search_caching(budget, seat)
            case _:
                return self._call("search_heroes", workspace)

    def _call(self, name: str, *arguments: Any) -> int:
        """What a function of the kernel says, with this model."""
        return int(self.runner.call(name, self.model, *arguments))

    def _solve(self, state: Numbers, seconds: float) -> int | None:
        """The best choice near the end of a game of two, if it can be counted out; from scratch, so that nothing depends on before."""
        steps = int(SOLVER_SHARE * seconds * STEPS_A_SECOND)
        near = state[Field.SEATS] == 2 and state[Field.ROUND] == ROUNDS and int(state[Field.OCCUPIED]).bit_count() < SOLVER_DICE
        if not near or not self.solvable or steps < STEPS_LEAST:
            return None
        if self.solver is None:
            self.solver = Solver(self.model.box.tolist(), SOLVER_NODES, SOLVER_NODES, self.new_runner)
        try:
            self.solver.clear()
            shares = self.solver.solve(state, steps).shares
        except Unreadable:
            return None
        return max(shares, key=lambda choice: shares[choice])

    def search_excavation(self, state: Numbers, budget: Budget) -> int:
        """Look ever deeper; with three and four at the table imagine rests as well."""
        if state[Field.SEATS] < ROLLOUT_SEATS:
            hopes = self._look_deeper(budget)
        else:
            hopes = self._roll_out(state, self._look_deeper(budget.part(LOOKS_SHARE)), budget)
        return max(hopes, key=lambda choice: hopes[choice])

    def _look_deeper(self, budget: Budget) -> dict[int, float]:
        """What all looks say of each choice, on average: those that end with an own turn flatter, the others frighten."""
        workspace = self.workspace
        hopes: dict[int, float] = {}
        looks = 0
        for depth, wide in SEARCH_STEPS:
            workspace.counters[THOUGHT_LIMIT] = budget.left() if hopes else 1 << 60
            try:
                with budget.guard(bool(hopes)):
                    self._call("search_excavation", workspace, depth, wide)
            except DeadlinePassed:
                if not hopes:
                    raise
                break
            if workspace.counters[CUT_OFF]:
                break
            looks += 1
            for choice, worth in zip(workspace.options[0].tolist(), workspace.worths[0, : workspace.nodes[0, COUNT]].tolist()):
                hopes[choice] = hopes.get(choice, 0.0) + worth
            if budget.mostly_spent():
                break
        return {choice: hope / looks for choice, hope in hopes.items()}

    def _roll_out(self, state: Numbers, looked: dict[int, float], budget: Budget) -> dict[int, float]:
        """Sample the rest of the excavation, ever more often after ever fewer choices: each time the worse half of them is dropped."""
        self.workspace.states[ROOT] = state
        seed, counters = self.workspace.rng[0], self.workspace.counters
        hopes = best_of({choice: LOOKS_WORTH * worth for choice, worth in looked.items()}, ROLLOUT_CHOICES)
        begun, rolled, tried = int(counters[THOUGHTS]), 0, 0
        each = int(state[Field.OCCUPIED]).bit_count() * sum(map(thoughts_of_glance, looked)) / 2
        while len(hopes) > 1:
            halvings = (len(hopes) - 1).bit_length()
            trials = int((budget.left() - counters[THOUGHTS]) / (each * halvings * len(hopes)))
            if trials < 1:
                break
            trials = trials if tried else 1
            more = self.with_rollouts(hopes, seed, tried, trials, budget)
            if more is None:
                break
            rolled += trials * len(hopes)
            tried += trials
            each = (counters[THOUGHTS] - begun) / rolled
            hopes = best_of(more, (len(hopes) + 1) // 2) if tried > 1 else more
        return hopes

    def with_rollouts(self, hopes: dict[int, float], seed: int, first: int, trials: int, budget: Budget) -> dict[int, float] | None:
        """The hopes with so many more rests of each choice, or none if the time does not suffice."""
        more = dict(hopes)
        try:
            with budget.guard(True):
                self.add_rollouts(more, seed, first, trials)
        except DeadlinePassed:
            return None
        return more

    def add_rollouts(self, hopes: dict[int, float], seed: int, first: int, trials: int) -> None:
        """Add up what the seat has after so many more rests of each choice."""
        seat = self.workspace.states[ROOT, Field.TURN]
        for choice in hopes:
            self.found.clear()
            self.runner.call("roll_out_excavation", self.model, self.workspace, choice, seed, first, trials, self.found)
            hopes[choice] += self.found[SUM, seat]

    def _search_magic(self, budget: Budget) -> int:
        best = -1
        for rolls, deeper in MAGIC_STEPS:
            if best >= 0 and self._magic_thoughts(rolls, deeper) > budget.left() - self.workspace.counters[THOUGHTS]:
                break
            try:
                with budget.guard(best >= 0):
                    best = self._call("search_magic", self.workspace, rolls, deeper)
            except DeadlinePassed:
                if best < 0:
                    raise
                break
        return best

    def _magic_thoughts(self, rolls: int, deeper: int) -> int:
        """About how many thoughts a spell will take."""
        spends = self.runner.call("magic_menu", self.workspace.states[0], self.model.box).bit_count() - 1
        once = 60 + spends * rolls
        return int(once * spends * rolls if deeper else once)

    def _search_caching(self, budget: Budget, seat: int) -> int:
        choices = self.runner.call("replenish_menu", self.workspace.states[0], self.model.box, seat).bit_count()
        least, most = REPLENISHES
        replenishes = max(least, min(most, budget.left() // choices))
        try:
            with budget.guard(replenishes > least):
                return self._call("search_caching", self.workspace, seat, replenishes)
        except DeadlinePassed:
            return self._call("search_caching", self.workspace, seat, least)


class Budget:
    """What may still be spent, in thoughts; seconds are turned into thoughts at the speed seen so far."""

    def __init__(self, search: BudgetedSearch, seconds: float, thoughts: int) -> None:
        self.search = search
        self.seconds = seconds
        self.thoughts = thoughts
        self.begin = budget_seconds()

    def part(self, share: float) -> Budget:
        """The first part of this budget, which has begun with it."""
        part = Budget(self.search, share * self.seconds, int(share * self.thoughts))
        part.begin = self.begin
        return part

    def left(self) -> int:
        """The thoughts at which to break off, counted from the beginning."""
        if self.thoughts:
            return self.thoughts
        spent, done = budget_seconds() - self.begin, int(self.search.workspace.counters[THOUGHTS])
        if done > 2000:
            self.search.speed = done / spent
        return done + max(0, int((self.seconds - spent) * self.search.speed))

    def guard(self, answered: bool) -> AbstractContextManager[None]:
        """Calls in here are stopped when the time is over; whoever has no answer yet gets a little more."""
        if self.thoughts:
            return nullcontext()
        left = self.seconds - (budget_seconds() - self.begin)
        return self.search.runner.within(left if answered else max(left, FIRST_ANSWER_S))

    def mostly_spent(self) -> bool:
        """Is too much of it gone to begin anything?"""
        if self.thoughts:
            return bool(self.search.workspace.counters[THOUGHTS] > LAST_START * self.thoughts)
        return budget_seconds() - self.begin > LAST_START * self.seconds


def thoughts_of_glance(choice: int) -> int:
    """How many states are judged for a quick look at a choice of the excavation: after cheers, one for each side of the beer."""
    return SIDES_OF_A_DIE if ExcavationChoice.CHEERS <= choice < ExcavationChoice.LEAVE else 1


def best_of(hopes: dict[int, float], most: int) -> dict[int, float]:
    """The best choices, so many at most."""
    return dict(sorted(hopes.items(), key=lambda hope: -hope[1])[:most])
