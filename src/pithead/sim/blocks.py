"""What a thread of a graphics card does in a game of many phases: it waits until its phase is that of most games in its block.

The code of a whole game is larger than the card's memory for instructions. Where every thread stands in another phase, all wait for theirs
to be fetched. So only those act that stand in the busiest phase; the others gather in theirs until that is the busiest. A game that has
ended is counted, and its thread begins the next one, in the same manner.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from pithead.sim.compile import GIVEN
from pithead.sim.playing import Sum, add_sums, write_row
from pithead.sim.stream import begin_stream

cuda: Any = GIVEN
share_facts: Any = GIVEN
busiest_phase: Any = GIVEN
sit_down: Any = GIVEN
act_once: Any = GIVEN
Field: Any = GIVEN
FACT_WORDS: int = GIVEN
STATE_WORDS: int = GIVEN
OUTCOME_WORDS: int = GIVEN

SUM_WORDS: Final = Sum.SIZE
WHOLE: Final = np.int64
NATURAL: Final = np.uint64
COUNT: Final = np.int32
COUNT_WORDS: Final = 3 * 64
IDLE: Final = 255
ACTS: int = GIVEN
"""So often a game acts in a row, as long as it stands in the same phase."""
ENDED: Final = 2
"""What `act_once` says of a game that is over; else how many decisions were made, 0 or 1."""


def rows_by_threads(box: Any, options: Any, seed: Any, first: int, games: int, rows: Any) -> None:
    """Play games, and write a row for each."""
    facts = cuda.shared.array(FACT_WORDS, WHOLE)
    share_facts(box, facts, FACT_WORDS)
    state = cuda.local.array(STATE_WORDS, WHOLE)
    outcome = cuda.local.array(OUTCOME_WORDS, WHOLE)
    rng = cuda.local.array(1, NATURAL)
    counts = cuda.shared.array(COUNT_WORDS, COUNT)
    for place in range(cuda.threadIdx.x, COUNT_WORDS, cuda.blockDim.x):
        counts[place] = 0
    cuda.syncthreads()
    place, decisions = cuda.grid(1), 0
    running = 1 if place < games else 0
    if running:
        begin_stream(rng, seed, first + place)
        sit_down(state, facts, options)
    turn = 0
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
                write_row(state, decisions, rows, place)
                place += cuda.gridsize(1)
                decisions = 0
                running = 1 if place < games else 0
                if running:
                    begin_stream(rng, seed, first + place)
                    sit_down(state, facts, options)


def sums_by_threads(box: Any, options: Any, seed: Any, first: int, games: int, sums: Any) -> None:
    """Play games, and sum up how they went."""
    facts = cuda.shared.array(FACT_WORDS, WHOLE)
    share_facts(box, facts, FACT_WORDS)
    state = cuda.local.array(STATE_WORDS, WHOLE)
    outcome = cuda.local.array(OUTCOME_WORDS, WHOLE)
    rng = cuda.local.array(1, NATURAL)
    counts = cuda.shared.array(COUNT_WORDS, COUNT)
    for place in range(cuda.threadIdx.x, COUNT_WORDS, cuda.blockDim.x):
        counts[place] = 0
    cuda.syncthreads()
    own = cuda.local.array(SUM_WORDS, WHOLE)
    for place in range(SUM_WORDS):
        own[place] = 0
    game, decisions = first + cuda.grid(1), 0
    running = 1 if game < first + games else 0
    if running:
        begin_stream(rng, seed, game)
        sit_down(state, facts, options)
    turn = 0
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
                add_sums(state, decisions, own)
                game += cuda.gridsize(1)
                decisions = 0
                running = 1 if game < first + games else 0
                if running:
                    begin_stream(rng, seed, game)
                    sit_down(state, facts, options)
    for place in range(SUM_WORDS):
        if own[place]:
            cuda.atomic.add(sums, place, own[place])
