"""What a thread of a graphics card does in a game of many phases: it acts in any game of its block that stands in the busiest phase.

The code of a whole game is larger than the card's memory for instructions. Where every thread stands in another phase, all wait for theirs
to be fetched. So a block has more games than threads, all in the memory of the card, and its threads turn together to the phase in which
most of them stand: thread by thread to one game each. A game that has ended is kept, and the next one takes its place.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from pithead.sim.given import (
    FACT_WORDS,
    NEAR_WORD,
    OUTCOME_WORDS,
    Field,
    cuda,
    fetch_near,
    fullest_phase,
    gather_games,
    share_facts,
    state_at,
    store_near,
)
from pithead.sim.playing import Sum
from pithead.sim.slots import IDLE, act_in_slot, begin_in_slot

SUM_WORDS: Final = Sum.SIZE
WHOLE: Final[Any] = np.int64
NATURAL: Final = np.uint64
COUNT: Final = np.int32
SHORT: Final = np.int16
BYTE: Final = np.uint8
PHASES_MOST: Final = 64
SLOTS_MOST: Final = 8192
"""Games of a block."""
THREADS_MOST: Final = 1024


def play_by_threads(box: Any, options: Any, seed: Any, first: int, games: int, rows: Any, sums: Any, memory: Any, slots: int) -> None:
    """Play games, so many at a time in each block: where there are rows, write one for each game, else sum up how they went."""
    facts = cuda.shared.array(FACT_WORDS, WHOLE)
    share_facts(box, facts, FACT_WORDS)
    near = cuda.shared.array(0, NEAR_WORD)
    phases = cuda.shared.array(SLOTS_MOST, BYTE)
    counts = cuda.shared.array(PHASES_MOST, COUNT)
    picked = cuda.shared.array(THREADS_MOST, SHORT)
    filled = cuda.shared.array(3, COUNT)
    outcome = cuda.local.array(OUTCOME_WORDS, WHOLE)
    rng = cuda.local.array(1, NATURAL)
    own = cuda.local.array(SUM_WORDS, WHOLE)
    for place in range(SUM_WORDS):
        own[place] = 0
    thread, threads = cuda.threadIdx.x, cuda.blockDim.x
    for place in range(thread, PHASES_MOST, threads):
        counts[place] = 0
    for place in range(thread, 3, threads):
        filled[place] = 0
    cuda.syncthreads()
    base = cuda.blockIdx.x * slots
    for slot in range(thread, slots, threads):
        phases[slot] = IDLE
        if base + slot < games:
            state = state_at(memory, near, base + slot, thread)
            begin_in_slot(state, facts, options, seed, first, base + slot, rng)
            phases[slot] = state[Field.PHASE]
            cuda.atomic.add(counts, state[Field.PHASE], 1)
            store_near(state)
    cuda.syncthreads()
    turn = 0
    while True:
        phase = fullest_phase(counts)
        if phase == IDLE:
            break
        found = gather_games(phases, phase, picked, filled, turn, slots)
        if thread < found:
            slot = WHOLE(picked[thread])
            state = state_at(memory, near, base + slot, thread)
            fetch_near(state)
            now = act_in_slot(state, facts, options, seed, first, games, rng, outcome, rows, own, cuda.gridDim.x * slots)
            store_near(state)
            if now != phase:
                phases[slot] = now
                cuda.atomic.sub(counts, phase, 1)
                if now != IDLE:
                    cuda.atomic.add(counts, now, 1)
        cuda.syncthreads()
        turn += 1
    for place in range(SUM_WORDS):
        if own[place]:
            cuda.atomic.add(sums, place, own[place])
