"""What a thread of a graphics card does: it plays a game, and then the next one that is its own, until all are played."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from pithead.sim.compile import GIVEN
from pithead.sim.playing import Sum, add_sums, play_number, write_row

cuda: Any = GIVEN
share_facts: Any = GIVEN
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
    for place in range(cuda.grid(1), games, cuda.gridsize(1)):
        decisions = play_number(state, facts, options, seed, first + place, rng, outcome)
        write_row(state, decisions, rows, place)


def sums_by_threads(box: Any, options: Any, seed: Any, first: int, games: int, sums: Any) -> None:
    """Play games, and sum up how they went."""
    facts = cuda.shared.array(FACT_WORDS, WHOLE)
    share_facts(box, facts, FACT_WORDS)
    state = cuda.local.array(STATE_WORDS, WHOLE)
    outcome = cuda.local.array(OUTCOME_WORDS, WHOLE)
    rng = cuda.local.array(1, NATURAL)
    own = cuda.local.array(SUM_WORDS, WHOLE)
    for place in range(SUM_WORDS):
        own[place] = 0
    for game in range(first + cuda.grid(1), first + games, cuda.gridsize(1)):
        decisions = play_number(state, facts, options, seed, game, rng, outcome)
        add_sums(state, decisions, own)
    for place in range(SUM_WORDS):
        if own[place]:
            cuda.atomic.add(sums, place, own[place])
