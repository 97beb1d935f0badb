"""The kernel of Mini Miners: its modules, and the compiled functions for this processor."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from pithead.mini_miners.kernel import (
    batch,
    bots,
    decks,
    determinise,
    dig,
    drawing,
    escape,
    finds,
    game,
    handfuls,
    market,
    placement,
    playout,
    recovery,
    recruit,
    scoring,
    search,
    setup,
    table,
    tally,
    targets,
)
from pithead.mini_miners.kernel import layout as at
from pithead.sim import stream, words
from pithead.sim.compile import build_cpu, is_compiled

MODULES: Final = (
    words,
    stream,
    handfuls,
    table,
    decks,
    targets,
    market,
    setup,
    recruit,
    placement,
    finds,
    drawing,
    dig,
    escape,
    scoring,
    recovery,
    game,
    bots,
    playout,
    tally,
    determinise,
    search,
)


BATCH: Final = (*MODULES, batch)


@cache
def kernel() -> SimpleNamespace:
    """The compiled functions, by their names."""
    return build_cpu(MODULES, {}, inline=False)


@cache
def batch_kernel() -> SimpleNamespace:
    """The functions for many games side by side."""
    return build_cpu(BATCH, {}, inline=False)


def compiled_before() -> bool:
    """Is the first use quick, because this machine has kept the compiled code?"""
    return is_compiled(MODULES, {})


def write_wish(seats: int, simplified: bool = False, rounds: int = 3, open_draft: bool = False, cast: int = 0) -> npt.NDArray[np.int64]:
    """What a table wishes: its options, and the dwarves as bits if the host has picked them (MM-2.1, MM-12)."""
    return np.array([seats, simplified, rounds, open_draft, cast], np.int64)


def row_words(seats: int) -> int:
    """How long the row of a game is."""
    return at.ROW_SEATS + seats * at.SEAT_ROW


def tally_rows(rows: npt.NDArray[np.int16], seats: int) -> npt.NDArray[np.int64]:
    """What rows add up to, as `layout` orders it."""
    sums = np.zeros(at.TALLY_WORDS, np.int64)
    kernel().tally_rows(rows, len(rows), seats, sums)
    return sums


class Processor:
    """This processor, with a box and a table's wish; several threads may use it at once, for the kernel lets go of Python's lock."""

    def __init__(self, box: npt.NDArray[np.int64], wish: npt.NDArray[np.int64]) -> None:
        self.kernel = kernel()
        self.box = box
        self.wish = wish
        self.seats = int(wish[at.WISH_SEATS])

    def __reduce__(self) -> tuple[Any, ...]:
        """Another process compiles its own functions."""
        return Processor, (self.box, self.wish)

    def rows(self, seed: int, first: int, games: int) -> npt.NDArray[np.int16]:
        """Play games, a row for each."""
        rows = np.zeros((games, row_words(self.seats)), np.int16)
        self.kernel.play_rows(self.box, self.wish, np.uint64(seed), first, games, rows, *_hands())
        return rows

    def tally(self, rows: npt.NDArray[np.int16]) -> npt.NDArray[np.int64]:
        """What rows add up to."""
        return tally_rows(rows, self.seats)

    def sums(self, seed: int, first: int, games: int) -> npt.NDArray[np.int64]:
        """Play games and sum up how they went."""
        sums = np.zeros(at.SUM_WORDS, np.int64)
        self.kernel.play_sums(self.box, self.wish, np.uint64(seed), first, games, sums, *_hands())
        return sums


def _hands() -> tuple[Any, ...]:
    """What a playout works with: a state, a generator and an outcome."""
    return np.zeros(at.WORDS, np.int64), np.zeros(1, np.uint64), np.zeros(at.OUTCOME_WORDS, np.int64)
