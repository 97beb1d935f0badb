"""Likings that are learned from many games: batches on all cores, and a step after each of them."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from types import SimpleNamespace
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from pithead.mini_miners.bots.search.liking_layout import Liking
from pithead.mini_miners.bots.search.native import native_workspace
from pithead.mini_miners.bots.search.policy_gradient import empty_trace
from pithead.mini_miners.bots.search.self_play import MatchPlayer, empty_table
from pithead.mini_miners.bots.search.workspace import Model
from pithead.mini_miners.kernel.kernel import write_options
from pithead.sim.adam import Adam

Floats = npt.NDArray[np.float64]

SQUARE_DECAY: Final = 0.99
SMALL: Final = 1e-6
"""Beside this gradient a liking hardly moves: what is next to never chosen stays as it is."""
PULL: Final = 1e-4
"""So much of a liking is forgotten in each step."""


class LikingPlan(NamedTuple):
    """How likings are learned."""

    steps: int
    batch: int
    """Games of a step."""
    rate: float
    """The largest change of a liking in a step, in nuggets."""
    temperature: float
    """The difference in nuggets that makes a choice e times as likely."""
    trace_decay: float


class LikingLearner:
    """Adam on the likings of one number of seats: from games of players alike, or of one against a frozen model on all other seats."""

    def __init__(self, functions: SimpleNamespace, model: Model, seats: int, threads: int, frozen: Model | None = None) -> None:
        self.functions = functions
        self.model = model
        self.frozen = frozen
        self.seats = seats
        self.threads = threads
        self.adam = Adam(np.zeros(Liking.SIZE), SQUARE_DECAY, SMALL)
        self.averaged: Floats = np.array(model.likes[seats], np.float64)

    def learn(self, plan: LikingPlan, seed: int, until: float = float("inf"), say: Callable[[int], None] = lambda step: None) -> int:
        """So many steps, smaller and smaller; how many there were before `until`."""
        likes = np.array(self.model.likes[self.seats], np.float64)
        with ThreadPoolExecutor(self.threads) as pool:
            for step in range(plan.steps):
                if monotonic() > until:
                    return step
                gradient = self._gradient(plan, seed, step, pool)
                rate = plan.rate * (1 - 0.9 * step / plan.steps)
                likes = (1 - PULL) * likes + rate * self.adam.direction(gradient)
                self.averaged = likes if 2 * step < plan.steps else 0.98 * self.averaged + 0.02 * likes
                self.model.likes[self.seats] = likes
                say(step)
        self.model.likes[self.seats] = self.averaged
        return plan.steps

    def _gradient(self, plan: LikingPlan, seed: int, step: int, pool: ThreadPoolExecutor) -> Floats:
        """What a batch of games says, for one game."""
        share = max(1, plan.batch // self.threads)
        other = self.model if self.frozen is None else self.frozen
        players = np.zeros((self.seats, MatchPlayer.SIZE), np.int64)
        players[1:, MatchPlayer.MODEL] = self.frozen is not None

        def play(part: int) -> Any:
            trace = empty_trace(plan.temperature, plan.trace_decay)
            table = empty_table(self.seats, write_options(self.seats))
            first = (step * self.threads + part) * share
            self.functions.policy_games(self.model, other, native_workspace(), table, players, np.uint64(seed), first, share, trace)
            return trace.gradient

        made: Floats = sum(pool.map(play, range(self.threads))) / (share * self.threads)
        return made
