"""What a thread of a graphics card does: it plays the games that are its own, and keeps a row of each, or adds up how they went."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from pithead.sim.given import FACT_WORDS, OUTCOME_WORDS, STATE_WORDS, cuda, play_own_games, share_facts
from pithead.sim.playing import Sum

SUM_WORDS: Final = Sum.SIZE
WHOLE: Final = np.int64
NATURAL: Final = np.uint64


def play_by_threads(box: Any, options: Any, seed: Any, first: int, games: int, rows: Any, sums: Any) -> None:
    """Play games: where there are rows, write one for each game, else sum up how they went."""
    facts = cuda.shared.array(FACT_WORDS, WHOLE)
    share_facts(box, facts, FACT_WORDS)
    state = cuda.local.array(STATE_WORDS, WHOLE)
    outcome = cuda.local.array(OUTCOME_WORDS, WHOLE)
    rng = cuda.local.array(1, NATURAL)
    own = cuda.local.array(SUM_WORDS, WHOLE)
    for place in range(SUM_WORDS):
        own[place] = 0
    play_own_games(state, facts, options, seed, first, games, rng, outcome, rows, own)
    for place in range(SUM_WORDS):
        if own[place]:
            cuda.atomic.add(sums, place, own[place])
