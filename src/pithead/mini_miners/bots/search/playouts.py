"""Playouts: everybody follows their policy, more or less, until the round is over."""

from __future__ import annotations

from typing import Final

from pithead.mini_miners.bots.search.parameters import NET, NOISE
from pithead.mini_miners.bots.search.policy import score_choices
from pithead.mini_miners.bots.search.workspace import Model, Workspace
from pithead.mini_miners.kernel.game import menu, sample, settle, step
from pithead.mini_miners.kernel.layout import NOTHING, Field, Phase
from pithead.sim.actors import chance_acts, first_actor
from pithead.sim.stream import below
from pithead.sim.words import Words, lowest

NOISE_STEPS: Final = 1024

SECRET: Final = 1 << Phase.DRAFT | 1 << Phase.DISCARDING | 1 << Phase.MARKET | 1 << Phase.SEARCHING | 1 << Phase.LOOKING
"""The phases in which rivals do what nobody else sees: a search follows their policy there."""

QUIET: Final = (
    1 << Phase.DRAFT
    | 1 << Phase.DISCARDING
    | 1 << Phase.LEVY
    | 1 << Phase.MARKET
    | 1 << Phase.AIMING
    | 1 << Phase.PLACING
    | 1 << Phase.ANNOUNCING
)
"""The phases in which the net may judge: nothing is half done."""


def best_by_policy(model: Model, workspace: Workspace, state: Words, seat: int, choices: int) -> int:
    """The choice of a seat that looks best."""
    score_choices(model, workspace, state, seat, choices)
    noise = model.parameters[NOISE] / NOISE_STEPS
    best, highest = NOTHING, -1e9
    while choices:
        choice = lowest(choices)
        score = workspace.scores[choice] + below(workspace.rng, NOISE_STEPS) * noise
        if score > highest:
            best, highest = choice, score
        choices &= choices - 1
    return best


def play_on(model: Model, workspace: Workspace, state: Words, past: int, searching_seat: int) -> int:
    """Go on to the next real decision that a thinking seat may think about, or to the end of the round; who decides, or nobody.

    With NOTHING as searching seat nobody searches, and the round is played out.
    """
    while state[Field.PHASE] != Phase.OVER and state[Field.PASTS] == past:
        if chance_acts(state):
            sample(state, model.box, workspace.rng, workspace.outcome)
            settle(state, model.box, workspace.outcome)
            continue
        seat = first_actor(state)
        choices = menu(state, model.box, seat)
        if choices == 0:
            return NOTHING
        if choices & (choices - 1) == 0:
            step(state, model.box, seat, lowest(choices))
        elif searching_seat == seat or (searching_seat != NOTHING and not SECRET >> state[Field.PHASE] & 1):
            return seat
        else:
            step(state, model.box, seat, best_by_policy(model, workspace, state, seat, choices))
    return NOTHING


def play_to_quiet(model: Model, workspace: Workspace, state: Words, past: int) -> None:
    """Everybody follows their policy until the net may judge."""
    quiet = int(model.parameters[NET])
    while state[Field.PHASE] != Phase.OVER and state[Field.PASTS] == past:
        if chance_acts(state):
            sample(state, model.box, workspace.rng, workspace.outcome)
            settle(state, model.box, workspace.outcome)
        elif quiet >> state[Field.PHASE] & 1:
            return
        else:
            seat = first_actor(state)
            choices = menu(state, model.box, seat)
            only = choices & (choices - 1) == 0
            step(state, model.box, seat, lowest(choices) if only else best_by_policy(model, workspace, state, seat, choices))
