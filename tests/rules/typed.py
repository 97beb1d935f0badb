"""Positions and events as text, for any game: what follows, what is refused, what is legal."""

import pytest

from pithead.game import CHANCE, Refusal
from pithead.record import read_step


class Typed:
    """A game that is played by typing events as in a record: `take b2`, `1: done`, `rolled tunnel:3`."""

    def __init__(self, game):
        self.game = game

    def after(self, state, *texts):
        """The position after events."""
        for text in texts:
            step = read_step(self.game, state, text)
            state = self.game.apply(state, step.seat, step.event)
        return state

    def refused(self, state, text, seat=None):
        """The rule and the reason with which an event is refused; the position stays as it was."""
        before = self.game.write_position(state)
        with pytest.raises(Refusal) as refusal:
            self.after(state, text if seat is None else f"{seat}: {text}")
        assert self.game.write_position(state) == before
        return refusal.value.rule, refusal.value.reason

    def moves(self, state, seat=None):
        """Everything that is legal now, as text; with its seat where several seats choose at once."""
        actors = self.game.to_act(state) if seat is None else (seat,)
        steps = [(seat, event) for seat in actors if seat != CHANCE for event in self.game.legal(state, seat)]
        texts = [(seat, self.game.write_event(event)) for seat, event in steps]
        return [text if len(actors) == 1 else f"{seat}: {text}" for seat, text in texts]

    def actor(self, state):
        """Who acts: a seat, several of them, or chance."""
        actors = self.game.to_act(state)
        return "chance" if actors == (CHANCE,) else actors[0] if len(actors) == 1 else actors
