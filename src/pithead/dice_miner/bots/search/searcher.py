"""Thinking within a budget: quick answers first, better ones while there is time.

A budget is a number of seconds, or a number of thoughts: states that may be judged. With thoughts, the same state, seed and budget always
give the same choice.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from time import perf_counter
from typing import Any, Final

from pithead.dice_miner.bots.guest import new_guest
from pithead.dice_miner.bots.search.workspace import BROKEN, COUNT, MOST, ROOT, SUM, THOUGHTS, Mind, new_desk
from pithead.dice_miner.bots.solver.lore import ROLLED_MOST, most_rolled
from pithead.dice_miner.bots.solver.solver import Solver
from pithead.dice_miner.kernel.convert import bits
from pithead.dice_miner.kernel.layout import ROUNDS, SEATS_MOST, Field, Phase
from pithead.game import Unreadable
from pithead.sim.memory import FLOAT64, DeadlinePassed, Numbers, Runner, new_array

LOOKS: Final = ((1, 8), (2, 3), (2, 6), (3, 3), (3, 5), (4, 3), (4, 5), (5, 4), (6, 4))
"""Depth and width of one look at an excavation after the other."""

CROWD: Final = 3
"""With so many at the table nobody looks ahead turn by turn: how the others choose matters more, and is not known."""

SPELLS: Final = ((216, 0), (12, 1), (36, 1), (216, 1))
"""Rolls, and whether magic looks deeper."""

THOUGHTS_A_SECOND: Final = 400_000
"""A first guess, before the first look has been timed."""

REPLENISHES: Final = (24, 2000)
"""Caching imagines at least and at most so many replenishes."""

IMAGINED_FIRST: Final = 2
"""So many rests of an excavation follow every choice, however little time there is."""

UNHURRIED: Final = 0.45
"""No look begins when more than this part of the budget is gone: it would hardly be finished."""

COUNTED_OUT: Final = 7
"""With less dice than these on the last mountain of two, the solver gets a chance."""

CHANCE_TO_SOLVE: Final = 0.3
"""It may use this part of the budget; most positions that it can solve at all take less."""

STEPS_A_SECOND: Final = 150_000_000
STEPS_LEAST: Final = 50_000
SOLVER_ROOM: Final = 1 << 15

FIRST_ANSWER_S: Final = 5.0
"""However small a budget is, so long may the first answer take; a hundredth of that is common."""


class Thinker:
    """A mind at its desk, both in the memory of one runner."""

    def __init__(self, runner: Runner, mind: Mind, new_runner: Callable[[], Runner] = new_guest) -> None:
        self.runner = runner
        self.mind = mind
        self.desk = new_desk(runner)
        self.found = new_array(runner, FLOAT64, 2, SEATS_MOST)
        self.new_runner = new_runner
        self.speed = float(THOUGHTS_A_SECOND)
        self.solver: Solver | None = None
        self.solvable = most_rolled(mind.box) <= ROLLED_MOST

    def choose(self, state: Numbers, seat: int, seed: int, seconds: float = 0.0, thoughts: int = 0) -> int:
        """The choice of a seat that owes a decision."""
        desk = self.desk
        desk.states[0] = state
        desk.rng[0] = seed
        desk.counters.clear()
        budget = Budget(self, seconds, thoughts)
        solved = self._solve(state, seconds or thoughts / THOUGHTS_A_SECOND)
        if solved is not None:
            return solved
        match state[Field.PHASE]:
            case Phase.EXCAVATION:
                return self._look(budget) if state[Field.SEATS] < CROWD else self._foresee(budget)
            case Phase.MAGIC:
                return self._conjure(budget)
            case Phase.CHOOSING:
                desk.counters[MOST] = 1 << 60
                return self._call("choose_die", desk)
            case Phase.REPLENISH:
                return self._hoard(budget, seat)
            case _:
                return self._call("draft", desk)

    def _call(self, name: str, *arguments: Any) -> int:
        """What a function of the kernel says, with this mind."""
        return int(self.runner.call(name, self.mind, *arguments))

    def _solve(self, state: Numbers, seconds: float) -> int | None:
        """The best choice near the end of a game of two, if it can be counted out; from scratch, so that nothing depends on before."""
        steps = int(CHANCE_TO_SOLVE * seconds * STEPS_A_SECOND)
        near = state[Field.SEATS] == 2 and state[Field.ROUND] == ROUNDS and state[Field.OCCUPIED].bit_count() < COUNTED_OUT
        if not near or not self.solvable or steps < STEPS_LEAST:
            return None
        if self.solver is None:
            self.solver = Solver(self.mind.box.tolist(), SOLVER_ROOM, SOLVER_ROOM, self.new_runner)
        try:
            self.solver.forget()
            shares = self.solver.solve(state, steps).shares
        except Unreadable:
            return None
        return max(shares, key=lambda choice: shares[choice])

    def _look(self, budget: Budget) -> int:
        """Look ever deeper; what all looks together call the best: those that end with an own turn flatter, the others frighten."""
        desk = self.desk
        hopes: dict[int, float] = {}
        for depth, wide in LOOKS:
            desk.counters[MOST] = budget.left() if hopes else 1 << 60
            try:
                with budget.guard(bool(hopes)):
                    self._call("explore", desk, depth, wide)
            except DeadlinePassed:
                break
            if desk.counters[BROKEN]:
                break
            for choice, worth in zip(desk.options[0].tolist(), desk.worths[0, : desk.nodes[0, COUNT]].tolist()):
                hopes[choice] = hopes.get(choice, 0.0) + worth
            if budget.hurried():
                break
        return max(hopes, key=lambda choice: hopes[choice])

    def _foresee(self, budget: Budget) -> int:
        """Imagine the rest of the excavation, ever more often after ever fewer choices: each time the worse half of them is dropped."""
        self.desk.states[ROOT] = self.desk.states[0]
        seed, counters = self.desk.rng[0], self.desk.counters
        hopes = dict.fromkeys(bits(self.runner.call("excavation_menu", self.desk.states[0], self.mind.box)), 0.0)
        self._imagine(hopes, seed, 0, IMAGINED_FIRST)
        each, tried = counters[THOUGHTS] / (IMAGINED_FIRST * len(hopes)), IMAGINED_FIRST
        while len(hopes) > 1:
            halvings = (len(hopes) - 1).bit_length()
            trials = int((budget.left() - counters[THOUGHTS]) / (each * halvings * len(hopes)))
            if trials < 1:
                break
            try:
                with budget.guard(True):
                    more = dict(hopes)
                    self._imagine(more, seed, tried, trials)
            except DeadlinePassed:
                break
            tried += trials
            hopes = dict(sorted(more.items(), key=lambda hope: -hope[1])[: (len(hopes) + 1) // 2])
        return max(hopes, key=lambda choice: hopes[choice])

    def _imagine(self, hopes: dict[int, float], seed: int, first: int, trials: int) -> None:
        seat = self.desk.states[ROOT, Field.TURN]
        for choice in hopes:
            self.found.clear()
            self.runner.call("foresee", self.mind, self.desk, choice, seed, first, trials, self.found)
            hopes[choice] += self.found[SUM, seat]

    def _conjure(self, budget: Budget) -> int:
        best = -1
        for rolls, deeper in SPELLS:
            if best >= 0 and self._spell_thoughts(rolls, deeper) > budget.left() - self.desk.counters[THOUGHTS]:
                break
            try:
                with budget.guard(best >= 0):
                    best = self._call("conjure", self.desk, rolls, deeper)
            except DeadlinePassed:
                break
        return best

    def _spell_thoughts(self, rolls: int, deeper: int) -> int:
        """About how many thoughts a spell will take."""
        spends = self.runner.call("magic_menu", self.desk.states[0], self.mind.box).bit_count() - 1
        once = 60 + spends * rolls
        return int(once * spends * rolls if deeper else once)

    def _hoard(self, budget: Budget, seat: int) -> int:
        choices = self.runner.call("replenish_menu", self.desk.states[0], self.mind.box, seat).bit_count()
        least, most = REPLENISHES
        replenishes = max(least, min(most, budget.left() // choices))
        try:
            with budget.guard(replenishes > least):
                return self._call("hoard", self.desk, seat, replenishes)
        except DeadlinePassed:
            return self._call("hoard", self.desk, seat, least)


class Budget:
    """What may still be spent, in thoughts; seconds are turned into thoughts at the speed seen so far."""

    def __init__(self, thinker: Thinker, seconds: float, thoughts: int) -> None:
        self.thinker = thinker
        self.seconds = seconds
        self.thoughts = thoughts
        self.begin = perf_counter()

    def left(self) -> int:
        """The thoughts at which to break off, counted from the beginning."""
        if self.thoughts:
            return self.thoughts
        spent, done = perf_counter() - self.begin, int(self.thinker.desk.counters[THOUGHTS])
        if done > 2000:
            self.thinker.speed = done / spent
        return done + max(0, int((self.seconds - spent) * self.thinker.speed))

    def guard(self, answered: bool) -> AbstractContextManager[None]:
        """Calls in here are stopped when the time is over; whoever has no answer yet gets a little more."""
        if self.thoughts:
            return nullcontext()
        left = self.seconds - (perf_counter() - self.begin)
        return self.thinker.runner.within(left if answered else max(left, FIRST_ANSWER_S))

    def hurried(self) -> bool:
        """Is too much of it gone to begin anything?"""
        if self.thoughts:
            return bool(self.thinker.desk.counters[THOUGHTS] > UNHURRIED * self.thoughts)
        return perf_counter() - self.begin > UNHURRIED * self.seconds
