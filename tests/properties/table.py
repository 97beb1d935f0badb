"""Games that anybody may decide: Hypothesis sits on every chair and rolls all dice; a game's kit says what its players like."""

from random import Random

from hypothesis import assume
from hypothesis import strategies as st

from pithead.fair import loose
from pithead.game import CHANCE, Step

STEPS_MOST = 20_000
"""No game has more steps than this."""


class Table:
    """A game that goes on as long as it is asked to."""

    game = None
    biases = ("any",)

    def __init__(self, random, seats, options, bias="any", game=None):
        self.random = random
        self.game = game or self.game
        self.bias = bias
        self.first = self.state = self.game.start(seats, options)
        self.steps = []

    def step(self):
        """Let one event happen; False if the game is over."""
        actors = self.game.to_act(self.state)
        if not actors:
            return False
        seat = self.random.choice(actors)
        event = self.game.sample(self.state, loose(self.dice())) if seat == CHANCE else self.decision(self.game.legal(self.state, seat))
        seat, event = self.instead(seat, event)
        self.state = self.game.apply(self.state, seat, event)
        self.steps.append(Step(seat, event))
        return True

    def dice(self):
        """Whose numbers chance gets."""
        return self.random

    def decision(self, events):
        """One of the legal events."""
        return self.random.choice(events)

    def instead(self, seat, event):
        """What happens in place of a step, such as a gift."""
        return seat, event

    def play(self):
        """The whole game: every position before a step, and the last one."""
        states = [self.state]
        while self.step():
            states.append(self.state)
            assert len(states) < STEPS_MOST
        return states


@st.composite
def tables(draw, table, forms):
    """A table at the start of a game whose decisions and draws all come out of Hypothesis' own hat."""
    seats, options = draw(st.sampled_from(forms))
    return table(draw(st.randoms(use_true_random=False)), seats, options, draw(st.sampled_from(table.biases)))


@st.composite
def positions(draw, table, forms, phase=None):
    """A position somewhere in a game: all phases equally often, or one of them only."""
    seats, options = draw(st.sampled_from(forms))
    played = table(Random(draw(st.integers(0, 1 << 32))), seats, options, draw(st.sampled_from(table.biases)))
    by_phase = {}
    for state in played.play():
        by_phase.setdefault(type(state.phase), []).append(state)
    assume(phase is None or phase in by_phase)
    states = by_phase[phase or draw(st.sampled_from(sorted(by_phase, key=str)))]
    return states[draw(st.integers(0, len(states) - 1))]
