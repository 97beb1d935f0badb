"""Rollouts from a position, with the same luck for every choice and for every position of a round, so that differences stand out.

For each rollout of a seed the four mine decks have an order of their own, whichever cards are still in them.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from pithead.mini_miners.bots.search.hidden_sampling import sample_hidden
from pithead.mini_miners.bots.search.playouts import play_on
from pithead.mini_miners.bots.search.value import judge
from pithead.mini_miners.bots.search.workspace import Model, Workspace
from pithead.mini_miners.kernel.game import step
from pithead.mini_miners.kernel.layout import DECK, DECKS, ENTRY, NOTHING, Field
from pithead.sim.stream import Rng, begin_stream, word
from pithead.sim.words import Words, lowest

ANOTHER: Final = np.uint64(0x5DEECE66D1CE4E5B)
"""The orders of the decks come from another stream than all the rest."""


def roll_many(model: Model, workspace: Workspace, seat: int, choice: int, seed: Any, rollouts: int, sums: Any, squares: Any) -> None:
    """So many rollouts from the root of the workspace as a seat or a spectator samples it, after a choice or, with none, as it is."""
    state = workspace.state
    seats = workspace.root[Field.SEATS]
    for number in range(rollouts):
        for place in range(Field.SIZE):
            state[place] = workspace.root[place]
        begin_stream(workspace.rng, seed, number)
        sample_hidden(state, model.box, seat, workspace.rng)
        begin_stream(workspace.rng, seed ^ ANOTHER, number)
        for deck in range(DECKS):
            stack(state, deck, workspace.rng, workspace.keys)
        past = state[Field.PASTS]
        if choice != NOTHING:
            step(state, model.box, seat, choice)
        play_on(model, workspace, state, past, NOTHING)
        judge(model, state, 1.0, workspace.shares)
        for other in range(seats):
            sums[other] += workspace.shares[other]
            squares[other] += workspace.shares[other] * workspace.shares[other]


def stack(state: Words, deck: int, rng: Rng, keys: Any) -> None:
    """The shuffled cards of a deck come to lie in the order of their keys, under those put on top."""
    for card in range(DECK):
        keys[card] = word(rng)
    while state[Field.LOOSE + deck]:
        first = lowest(state[Field.LOOSE + deck])
        left = state[Field.LOOSE + deck] & (state[Field.LOOSE + deck] - 1)
        while left:
            card = lowest(left)
            if keys[card] < keys[first]:
                first = card
            left &= left - 1
        state[Field.LOOSE + deck] ^= 1 << first
        state[Field.TOP + deck] |= first << (ENTRY * state[Field.TOPS + deck])
        state[Field.TOPS + deck] += 1
