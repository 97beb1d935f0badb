"""How long bots take to decide, in processor time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from time import process_time
from typing import Any, TypeVar

from pithead.bots.bot import Bot
from pithead.game import Event

T = TypeVar("T")


class DecisionClock:
    """How many decisions each of two bots has made, and how many seconds they took."""

    def __init__(self) -> None:
        self.decisions = [0, 0]
        self.seconds = [0.0, 0.0]

    def timed(self, who: int, choose: Callable[[], T]) -> T:
        """A decision of the first bot (0) or the second (1)."""
        begin = process_time()
        choice = choose()
        self.seconds[who] += process_time() - begin
        self.decisions[who] += 1
        return choice


class TimedBot:
    """A bot with a clock, and if they are given with its own random numbers and its own budget; what is forced takes no time."""

    def __init__(self, bot: Bot, clock: DecisionClock, who: int, rng: Random | None = None, budget: float | None = None) -> None:
        self.bot = bot
        self.clock = clock
        self.who = who
        self.rng = rng
        self.budget = budget

    def choose(self, view: Any, legal: Sequence[Event], rng: Random, budget: float) -> Event:
        """What the bot chooses."""
        if len(legal) == 1:
            return legal[0]
        own_rng, own_budget = self.rng or rng, budget if self.budget is None else self.budget
        return self.clock.timed(self.who, lambda: self.bot.choose(view, legal, own_rng, own_budget))
