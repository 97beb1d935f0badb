"""A bot that searches: what must be made ready first is part of its budget."""

from random import Random

import pytest

from pithead.bots import RandomBot, kernel_search
from pithead.bots.kernel_search import KernelSearchBot


class SlowToBegin(KernelSearchBot):
    """Needs 0.3 s before its search, which writes down how many seconds it gets."""

    def __init__(self, clock):
        super().__init__(0, 0, self, RandomBot())
        self.clock = clock
        self.seconds = []

    def encode(self, view):
        return view

    def search_of(self, array):
        self.clock.now += 0.3
        return self

    def choose(self, *arguments):
        if len(arguments) == 4:
            return super().choose(*arguments)
        self.seconds.append(arguments[3])
        return 1

    def decisions(self, array, menu):
        return [menu]


class Clock:
    now = 100.0


@pytest.mark.parametrize(("budget", "left"), [(1.0, 0.7), (0.2, 0.0)])
def test_what_a_search_needs_before_it_begins_is_part_of_the_budget(budget, left, monkeypatch):
    clock = Clock()
    monkeypatch.setattr(kernel_search, "budget_seconds", lambda: clock.now)
    bot = SlowToBegin(clock)
    assert bot.choose("view", [1, 2], Random(1), budget) == 2
    assert bot.seconds == [pytest.approx(left)]
