"""Thinking within a budget: quick answers first, better ones while there is time.

A budget is a number of seconds, or a number of thoughts: states that may be judged. With thoughts, the same state, seed and budget always
give the same choice.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final

import numpy as np

from pithead.dice_miner.bots.search.foresee import ROOT, SUM
from pithead.dice_miner.bots.search.kernel import kernel
from pithead.dice_miner.bots.search.workspace import BROKEN, COUNT, MOST, THOUGHTS, Mind, empty_desk
from pithead.dice_miner.bots.solver.lore import ROLLED_MOST, most_rolled
from pithead.dice_miner.bots.solver.solver import Solver
from pithead.dice_miner.kernel.convert import bits
from pithead.dice_miner.kernel.layout import ROUNDS, SEATS_MOST, Field, Phase
from pithead.game import Unreadable

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


class Thinker:
    """A mind at its desk."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.desk = empty_desk()
        self.functions = kernel()
        self.speed = float(THOUGHTS_A_SECOND)
        self.solver: Solver | None = None
        self.solvable = most_rolled(mind.box) <= ROLLED_MOST

    def choose(self, state: Any, seat: int, seed: int, seconds: float = 0.0, thoughts: int = 0) -> int:
        """The choice of a seat that owes a decision."""
        desk = self.desk
        desk.states[0] = state
        desk.rng[0] = np.uint64(seed)
        desk.counters[:] = 0
        budget = Budget(self, seconds, thoughts)
        solved = self._solve(state, seconds or thoughts / THOUGHTS_A_SECOND)
        if solved is not None:
            return solved
        match int(state[Field.PHASE]):
            case Phase.EXCAVATION:
                return self._look(budget) if state[Field.SEATS] < CROWD else self._foresee(budget)
            case Phase.MAGIC:
                return self._conjure(budget)
            case Phase.CHOOSING:
                desk.counters[MOST] = 1 << 60
                return int(self.functions.choose_die(self.mind, desk))
            case Phase.REPLENISH:
                return self._hoard(budget, seat)
            case _:
                return int(self.functions.draft(self.mind, desk))

    def _solve(self, state: Any, seconds: float) -> int | None:
        """The best choice near the end of a game of two, if it can be counted out; from scratch, so that nothing depends on before."""
        if state[Field.SEATS] != 2 or not self.solvable:
            return None
        if self.solver is None:
            self.solver = Solver(self.mind.box, SOLVER_ROOM, SOLVER_ROOM)
            self.solver.rehearse()
        steps = int(CHANCE_TO_SOLVE * seconds * STEPS_A_SECOND)
        if steps < STEPS_LEAST or state[Field.ROUND] != ROUNDS or int(state[Field.OCCUPIED]).bit_count() >= COUNTED_OUT:
            return None
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
            self.functions.explore(self.mind, desk, depth, wide)
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
        seed, thoughts = np.uint64(self.desk.rng[0]), self.desk.counters[THOUGHTS:]
        hopes = dict.fromkeys(bits(int(self.functions.excavation_menu(self.desk.states[0], self.mind.box))), 0.0)
        self._imagine(hopes, seed, 0, IMAGINED_FIRST)
        each, tried = int(thoughts[0]) / (IMAGINED_FIRST * len(hopes)), IMAGINED_FIRST
        while len(hopes) > 1:
            halvings = (len(hopes) - 1).bit_length()
            trials = int((budget.left() - int(thoughts[0])) / (each * halvings * len(hopes)))
            if trials < 1:
                break
            self._imagine(hopes, seed, tried, trials)
            tried += trials
            hopes = dict(sorted(hopes.items(), key=lambda hope: -hope[1])[: (len(hopes) + 1) // 2])
        return max(hopes, key=lambda choice: hopes[choice])

    def _imagine(self, hopes: dict[int, float], seed: np.uint64, first: int, trials: int) -> None:
        seat = int(self.desk.states[ROOT, Field.TURN])
        for choice in hopes:
            found = np.zeros((2, SEATS_MOST))
            self.functions.foresee(self.mind, self.desk, choice, seed, first, trials, found)
            hopes[choice] += float(found[SUM, seat])

    def _conjure(self, budget: Budget) -> int:
        best = -1
        for rolls, deeper in SPELLS:
            if best >= 0 and self._spell_thoughts(rolls, deeper) > budget.left() - self.desk.counters[THOUGHTS]:
                break
            best = int(self.functions.conjure(self.mind, self.desk, rolls, deeper))
        return best

    def _spell_thoughts(self, rolls: int, deeper: int) -> int:
        """About how many thoughts a spell will take."""
        state, box = self.desk.states[0], self.mind.box
        spends = int(self.functions.magic_menu(state, box)).bit_count() - 1
        once = 60 + spends * rolls
        return once * spends * rolls if deeper else once

    def _hoard(self, budget: Budget, seat: int) -> int:
        choices = int(self.functions.replenish_menu(self.desk.states[0], self.mind.box, seat)).bit_count()
        least, most = REPLENISHES
        replenishes = max(least, min(most, budget.left() // choices))
        return int(self.functions.hoard(self.mind, self.desk, seat, replenishes))


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

    def hurried(self) -> bool:
        """Is too much of it gone to begin anything?"""
        if self.thoughts:
            return bool(self.thinker.desk.counters[THOUGHTS] > UNHURRIED * self.thoughts)
        return perf_counter() - self.begin > UNHURRIED * self.seconds
