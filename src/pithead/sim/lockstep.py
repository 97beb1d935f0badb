"""What a thread of a graphics card does in a game of few phases: it plays its games beside those of its block, phase by phase.

The code of a whole game is larger than the card's memory for instructions: threads in different phases wait for theirs to be fetched.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from pithead.sim.compile import GIVEN
from pithead.sim.playing import Sum, add_sums, write_row
from pithead.sim.stream import begin_stream

cuda: Any = GIVEN
share_facts: Any = GIVEN
play_together: Any = GIVEN
FACT_WORDS: int = GIVEN
STATE_WORDS: int = GIVEN
OUTCOME_WORDS: int = GIVEN

SUM_WORDS: Final = Sum.SIZE
WHOLE: Final = np.int64
NATURAL: Final = np.uint64


def rows_by_threads(box: Any, options: Any, seed: Any, first: int, games: int, rows: Any) -> None:
    """Play games, and write a row for each."""
    facts = cuda.shared.array(FACT_WORDS, WHOLE)
    share_facts(box, facts, FACT_WORDS)
    state = cuda.local.array(STATE_WORDS, WHOLE)
    outcome = cuda.local.array(OUTCOME_WORDS, WHOLE)
    rng = cuda.local.array(1, NATURAL)
    own, stride = cuda.grid(1), cuda.gridsize(1)
    for turn in range((games + stride - 1) // stride):
        place = turn * stride + own
        running = 1 if place < games else 0
        begin_stream(rng, seed, first + place)
        decisions = play_together(state, facts, options, rng, outcome, running)
        if running:
            write_row(state, decisions, rows, place)


def sums_by_threads(box: Any, options: Any, seed: Any, first: int, games: int, sums: Any) -> None:
    """Play games, and sum up how they went."""
    facts = cuda.shared.array(FACT_WORDS, WHOLE)
    share_facts(box, facts, FACT_WORDS)
    state = cuda.local.array(STATE_WORDS, WHOLE)
    outcome = cuda.local.array(OUTCOME_WORDS, WHOLE)
    rng = cuda.local.array(1, NATURAL)
    counted = cuda.local.array(SUM_WORDS, WHOLE)
    for place in range(SUM_WORDS):
        counted[place] = 0
    own, stride = cuda.grid(1), cuda.gridsize(1)
    for turn in range((games + stride - 1) // stride):
        place = turn * stride + own
        running = 1 if place < games else 0
        begin_stream(rng, seed, first + place)
        decisions = play_together(state, facts, options, rng, outcome, running)
        if running:
            add_sums(state, decisions, counted)
    for place in range(SUM_WORDS):
        if counted[place]:
            cuda.atomic.add(sums, place, counted[place])
