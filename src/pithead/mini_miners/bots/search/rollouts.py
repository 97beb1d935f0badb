"""Rollouts from a position, with the same luck for every choice and for every position of a round, so that differences stand out.

For each rollout of a seed the four mine decks have an order of their own, whichever cards are still in them.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from pithead.mini_miners.bots.search.follow import play_on
from pithead.mini_miners.bots.search.imagine import imagine
from pithead.mini_miners.bots.search.judge import judge
from pithead.mini_miners.bots.search.workspace import Desk, Mind
from pithead.mini_miners.kernel.game import step
from pithead.mini_miners.kernel.layout import DECK, DECKS, ENTRY, NOTHING, Field
from pithead.sim.stream import Rng, begin_stream, word
from pithead.sim.words import Words, lowest

ANOTHER: Final = np.uint64(0x5DEECE66D1CE4E5B)
"""The orders of the decks come from another stream than all the rest."""


def roll_many(mind: Mind, desk: Desk, seat: int, choice: int, seed: Any, rollouts: int, sums: Any, squares: Any) -> None:
    """So many rollouts from the root of the desk as a seat or a spectator imagines it, after a choice or, with none, as it is."""
    state = desk.state
    seats = desk.root[Field.SEATS]
    for number in range(rollouts):
        for place in range(Field.SIZE):
            state[place] = desk.root[place]
        begin_stream(desk.rng, seed, number)
        imagine(state, mind.box, seat, desk.rng)
        begin_stream(desk.rng, seed ^ ANOTHER, number)
        for deck in range(DECKS):
            stack(state, deck, desk.rng, desk.keys)
        past = state[Field.PASTS]
        if choice != NOTHING:
            step(state, mind.box, seat, choice)
        play_on(mind, desk, state, past, NOTHING)
        judge(mind, state, 1.0, desk.shares)
        for other in range(seats):
            sums[other] += desk.shares[other]
            squares[other] += desk.shares[other] * desk.shares[other]


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
