"""Playouts: everybody follows their likings, more or less, until the round is over."""

from __future__ import annotations

from typing import Final

from pithead.mini_miners.bots.search.policy import like
from pithead.mini_miners.bots.search.tastes import WHIM
from pithead.mini_miners.bots.search.workspace import Desk, Mind
from pithead.mini_miners.kernel.game import chance_acts, first_actor, menu, sample, settle, step
from pithead.mini_miners.kernel.layout import NOTHING, Field, Phase
from pithead.sim.stream import below
from pithead.sim.words import Words, lowest

MOODS: Final = 1024

SECRET: Final = 1 << Phase.DRAFT | 1 << Phase.DISCARDING | 1 << Phase.MARKET | 1 << Phase.SEARCHING | 1 << Phase.LOOKING
"""The phases in which rivals do what nobody else sees: a search follows their likings there."""


def liked(mind: Mind, desk: Desk, state: Words, seat: int, choices: int) -> int:
    """The choice of a seat that looks best."""
    like(mind, desk, state, seat, choices)
    whim = mind.habits[WHIM] / MOODS
    best, highest = NOTHING, -1e9
    while choices:
        choice = lowest(choices)
        score = desk.scores[choice] + below(desk.rng, MOODS) * whim
        if score > highest:
            best, highest = choice, score
        choices &= choices - 1
    return best


def play_on(mind: Mind, desk: Desk, state: Words, past: int, thinker: int) -> int:
    """Go on to the next real decision that a thinking seat may think about, or to the end of the round; who decides, or nobody.

    With a thinker of NOTHING nobody thinks, and the round is played out.
    """
    while state[Field.PHASE] != Phase.OVER and state[Field.PASTS] == past:
        if chance_acts(state):
            sample(state, mind.box, desk.rng, desk.outcome)
            settle(state, mind.box, desk.outcome)
            continue
        seat = first_actor(state)
        choices = menu(state, mind.box, seat)
        if choices == 0:
            return NOTHING
        if choices & (choices - 1) == 0:
            step(state, mind.box, seat, lowest(choices))
        elif thinker == seat or (thinker != NOTHING and not SECRET >> state[Field.PHASE] & 1):
            return seat
        else:
            step(state, mind.box, seat, liked(mind, desk, state, seat, choices))
    return NOTHING
