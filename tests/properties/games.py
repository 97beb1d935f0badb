"""Games in which Hypothesis sits on every chair: it takes all decisions, and it rolls all dice."""

from collections import Counter
from itertools import chain
from random import Random

from hypothesis import assume
from hypothesis import strategies as st
from rules.table import GAME

from pithead.dice_miner.rules.dice import KINDS, kind_of
from pithead.dice_miner.rules.events import Cache, Cheers, Choose, Done, Roll, Spend, Take
from pithead.dice_miner.rules.mountain import SLOTS
from pithead.dice_miner.rules.state import DiceMinerOptions
from pithead.game import CHANCE, Step

TABLES = [
    (1, DiceMinerOptions()),
    (1, DiceMinerOptions(solo="daily", random_heroes=True)),
    (2, DiceMinerOptions()),
    (2, DiceMinerOptions(solo="dragon")),
    (3, DiceMinerOptions(random_heroes=True)),
    (4, DiceMinerOptions()),
]
FACES = sorted({face for sides in GAME.box.sides.values() for face in sides})
BIASES = ("first", "last", "plenty", "any")
"""What a player likes: what is listed first, or last, or everything but `done`, or nothing in particular."""


class Table:
    """A game that goes on as long as it is asked to."""

    def __init__(self, random, seats, options, bias):
        self.random = random
        self.fair = Random(0)
        self.bias = bias
        self.first = self.state = GAME.start(seats, options)
        self.steps = []

    def step(self):
        """Let one event happen; False if the game is over."""
        actors = GAME.to_act(self.state)
        if not actors:
            return False
        seat = self.random.choice(actors)
        event = GAME.sample(self.state, lambda label: self.dice().randrange) if seat == CHANCE else self.decision(seat)
        self.state = GAME.apply(self.state, seat, event)
        self.steps.append(Step(seat, event))
        return True

    def dice(self):
        """Hypothesis' dice, but fair ones in a tie-break: equal rolls for ever would be no game (DM-8.2)."""
        return self.fair if self.state.contenders else self.random

    def decision(self, seat):
        events = GAME.legal(self.state, seat)
        if self.bias == "plenty":
            events = [event for event in events if isinstance(event, Cheers | Spend | Cache)] or events
        if self.bias in ("first", "last") and self.random.random() < 0.8:
            return events[0 if self.bias == "first" else -1]
        return self.random.choice(events)

    def play(self):
        """The whole game: every position before a step, and the last one."""
        states = [self.state]
        while self.step():
            states.append(self.state)
            assert len(states) < 5000
        return states


@st.composite
def tables(draw, tables=TABLES):
    """A table at the start of a game. Every decision and every die comes out of Hypothesis' own hat."""
    seats, options = draw(st.sampled_from(tables))
    return Table(draw(st.randoms(use_true_random=False)), seats, options, draw(st.sampled_from(BIASES)))


@st.composite
def positions(draw, tables=TABLES, phase=None):
    """A position somewhere in a game: all phases equally often, or one of them only."""
    seats, options = draw(st.sampled_from(tables))
    table = Table(draw(st.randoms(use_true_random=True)), seats, options, draw(st.sampled_from(BIASES)))
    by_phase = {}
    for state in table.play():
        by_phase.setdefault(type(state.phase), []).append(state)
    assume(phase is None or phase in by_phase)
    states = by_phase[phase or draw(st.sampled_from(sorted(by_phase, key=str)))]
    return states[draw(st.integers(0, len(states) - 1))]


def everything_sayable(seats):
    """Every decision that could be typed, sensible or not."""
    return [
        *(Choose(hero) for hero in (*GAME.box.heroes, "balrog")),
        *(Take(slot) for slot in SLOTS),
        *(Cheers(kind, seat) for kind in KINDS for seat in range(-1, seats + 1)),
        *(Spend(die) for die in ("hero", *FACES)),
        *(Roll(die) for die in (*FACES, *(f"magic:{n}!" for n in (1, 2, 3)))),
        *(Cache(die) for die in FACES),
        Done(),
    ]


def on_the_table(state):
    """How many dice of each kind lie on the mountain, in troves, or lost; the rest is in the bag."""
    return Counter(map(kind_of, chain(filter(None, state.mountain), chain.from_iterable(state.troves), state.lost)))
