"""How a thread of a graphics card plays a game of many phases: it waits until its phase is that of most games in its block.

The code of a whole game is larger than the card's memory for instructions. Where every thread stands in another phase, all wait for theirs
to be fetched. So only those act that stand in the busiest phase; the others gather in theirs until that is the busiest. A game that has
ended is counted, and its thread begins the next one, in the same manner.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from pithead.sim.given import ACTS, Field, act_once, busiest_phase, cuda, sit_down
from pithead.sim.own_games import keep_game
from pithead.sim.stream import Rng, begin_stream
from pithead.sim.words import Words

COUNT: Final = np.int32
COUNT_WORDS: Final = 3 * 64
IDLE: Final = 255
ENDED: Final = 2
"""What `act_once` says of a game that is over; else how many decisions were made, 0 or 1."""


def play_own_games(
    state: Words, facts: Words, options: Words, seed: int, first: int, games: int, rng: Rng, outcome: Words, rows: Any, own: Words
) -> None:
    """Play all games that belong to this thread, while the others of its block play theirs."""
    counts = cuda.shared.array(COUNT_WORDS, COUNT)
    for place in range(cuda.threadIdx.x, COUNT_WORDS, cuda.blockDim.x):
        counts[place] = 0
    cuda.syncthreads()
    place, decisions, turn = cuda.grid(1), 0, 0
    running = begin_own(state, facts, options, seed, first, games, rng, place)
    while True:
        phase = busiest_phase(counts, turn, state[Field.PHASE], running)
        turn += 1
        if phase == IDLE:
            break
        if running and state[Field.PHASE] == phase:
            did, more = 0, ACTS
            while did != ENDED and more and state[Field.PHASE] == phase:
                did = act_once(state, facts, options, rng, outcome)
                decisions += did & 1
                more -= 1
            if did == ENDED:
                keep_game(state, decisions, rows, place, own)
                place += cuda.gridsize(1)
                decisions = 0
                running = begin_own(state, facts, options, seed, first, games, rng, place)


def begin_own(state: Words, facts: Words, options: Words, seed: int, first: int, games: int, rng: Rng, place: int) -> int:
    """Begin the game of this place; 0 if there is none."""
    if place >= games:
        return 0
    begin_stream(rng, seed, first + place)
    sit_down(state, facts, options)
    return 1
