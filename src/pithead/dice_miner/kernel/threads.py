"""What a thread of a graphics card does: it plays a game, and then the next one that is its own, until all are played."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from pithead.dice_miner.kernel.layout import BOX_WORDS, OUTCOME_WORDS, SUM_WORDS, WORDS
from pithead.dice_miner.kernel.playout import add_sums, play_number, write_row

cuda: Any = None
"""Bound when the functions are compiled."""

WHOLE: Final = np.int64
NATURAL: Final = np.uint64


def rows_by_threads(box: Any, wish: Any, seed: Any, first: int, games: int, rows: Any) -> None:
    """Play games, and write a row for each."""
    table = cuda.shared.array(BOX_WORDS, WHOLE)
    for place in range(cuda.threadIdx.x, BOX_WORDS, cuda.blockDim.x):
        table[place] = box[place]
    cuda.syncthreads()
    state = cuda.local.array(WORDS, WHOLE)
    outcome = cuda.local.array(OUTCOME_WORDS, WHOLE)
    rng = cuda.local.array(1, NATURAL)
    for place in range(cuda.grid(1), games, cuda.gridsize(1)):
        decisions = play_number(state, table, wish, seed, first + place, rng, outcome)
        write_row(state, decisions, rows, place)


def sums_by_threads(box: Any, wish: Any, seed: Any, first: int, games: int, sums: Any) -> None:
    """Play games, and sum up how they went."""
    table = cuda.shared.array(BOX_WORDS, WHOLE)
    for place in range(cuda.threadIdx.x, BOX_WORDS, cuda.blockDim.x):
        table[place] = box[place]
    cuda.syncthreads()
    state = cuda.local.array(WORDS, WHOLE)
    outcome = cuda.local.array(OUTCOME_WORDS, WHOLE)
    rng = cuda.local.array(1, NATURAL)
    own = cuda.local.array(SUM_WORDS, WHOLE)
    for place in range(SUM_WORDS):
        own[place] = 0
    for game in range(first + cuda.grid(1), first + games, cuda.gridsize(1)):
        decisions = play_number(state, table, wish, seed, game, rng, outcome)
        add_sums(state, decisions, own)
    for place in range(SUM_WORDS):
        if own[place]:
            cuda.atomic.add(sums, place, own[place])
