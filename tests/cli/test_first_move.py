"""What somebody waits for at the start is part of a bot's first budget."""

import pytest

from pithead.bots import BOT_BUDGET_S
from pithead.cli import session as sessions
from pithead.cli.session import FIRST_BUDGET_LEAST_S, PlayRequest, open_session

BEGAN = 100.0
DECISIONS = 4


class Clock:
    """Says what it is told to."""

    now = BEGAN

    def __call__(self):
        return self.now


class Patient:
    """A bot that notes how long it may think, and takes the first event."""

    def __init__(self):
        self.budgets = []

    def choose(self, view, legal, rng, budget):
        self.budgets.append(budget)
        return legal[0]


@pytest.fixture
def clock(monkeypatch):
    clock = Clock()
    monkeypatch.setattr(sessions, "perf_counter", clock)
    return clock


@pytest.fixture
def session(tmp_path):
    request = PlayRequest("mini-miners", seats=2, people=0, level="random", seed="first", save=tmp_path / "game.json")
    session = open_session(request)
    session.bots = dict.fromkeys(session.bots, Patient())
    return session


def budgets(session):
    """What the bots were given for their first decisions."""
    happenings = session.advance()
    while len(found := session.bots[0].budgets) < DECISIONS:
        next(happenings)
    return found[:DECISIONS]


@pytest.mark.parametrize(
    ("waited", "first"), [(0.0, BOT_BUDGET_S), (0.25, BOT_BUDGET_S - 0.25), (0.9, FIRST_BUDGET_LEAST_S), (60.0, FIRST_BUDGET_LEAST_S)]
)
def test_the_first_move_of_all_comes_sooner_by_what_the_start_took(session, clock, waited, first):
    session.awaited_since = BEGAN
    clock.now = BEGAN + waited
    assert budgets(session) == [first] + [BOT_BUDGET_S] * (DECISIONS - 1)


def test_a_rematch_has_not_been_waited_for(session, clock):
    clock.now = BEGAN + 60
    assert budgets(session) == [BOT_BUDGET_S] * DECISIONS
