"""One thing at a time of a game on a graphics card: a draw, a decision at random, or a stage in which the rules go on by themselves."""

from __future__ import annotations

from typing import Final

from pithead.mini_miners.kernel.game import menu, pass_through, sample, settle, step
from pithead.mini_miners.kernel.layout import FIRST_PASSING, Field, Phase
from pithead.sim.actors import chance_acts, first_actor
from pithead.sim.stream import Rng, random_choice
from pithead.sim.words import Words

ENDED: Final = 2


def act_once(state: Words, box: Words, options: Words, rng: Rng, outcome: Words) -> int:
    """How many decisions were made; ENDED where the game is over, or somebody can't go on."""
    phase = state[Field.PHASE]
    if phase == Phase.OVER:
        return ENDED
    if phase >= FIRST_PASSING:
        pass_through(state, box)
        return 0
    if chance_acts(state):
        sample(state, box, rng, outcome)
        settle(state, box, outcome)
        return 0
    seat = first_actor(state)
    choices = menu(state, box, seat)
    if choices == 0:
        return ENDED
    step(state, box, seat, random_choice(rng, choices))
    return 1


def stay(state: Words, box: Words) -> None:
    """The rules do not go on by themselves: that is a thing of its own."""
