"""The kernel of Dice Miner: its modules, and the compiled functions for this processor."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from types import SimpleNamespace
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from pithead.dice_miner.kernel import (
    actions,
    batch,
    bots,
    ending,
    excavation,
    game,
    magic,
    mountain,
    playout,
    replenish,
    scoring,
    seats,
    setup,
    tally,
)
from pithead.dice_miner.kernel import layout as at
from pithead.sim import stream, words
from pithead.sim.compile import build_cpu, is_compiled

MODULES: Final = (words, stream, mountain, seats, scoring, setup, replenish, ending, magic, excavation, game, actions, bots, playout, tally)
BATCH: Final = (*MODULES, batch)

RANDOM_ONLY: Final = {"decide": "decide_randomly"}
"""In a kernel for random play no other bot takes up room."""


@cache
def kernel(bots: bool = False) -> SimpleNamespace:
    """The compiled functions, by their names: for random play alone, or with all bots."""
    return build_cpu(MODULES, {}, inline=False) if bots else build_cpu(MODULES, RANDOM_ONLY)


@cache
def batch_kernel(bots: bool = False) -> SimpleNamespace:
    """The functions for many games side by side; whoever plays from outside may play against the bots in here."""
    return build_cpu(BATCH, {} if bots else RANDOM_ONLY, inline=False)


def compiled_before(bots: bool = False) -> bool:
    """Is the first use quick, because this machine has kept the compiled code?"""
    return is_compiled(MODULES, {} if bots else RANDOM_ONLY)


def needs_bots(wish: npt.NDArray[np.int64]) -> bool:
    """Does anybody play who is not random?"""
    return bool(wish[at.WISH_BOTS : at.WISH_BOTS + at.SEATS_MOST].any())


def write_wish(
    seats: int, deal: bool = False, opening: bool = True, bots: Sequence[int] = (), heroes: Sequence[int] = ()
) -> npt.NDArray[np.int64]:
    """What a table wishes: options, and for each seat the number of a bot, and of a hero or -1 for any (DM-2, DM-9)."""
    wish = np.zeros(at.WISH_WORDS, np.int64)
    wish[at.WISH_SEATS] = seats
    wish[at.WISH_DEAL] = deal or bool(heroes)
    wish[at.WISH_OPENING] = opening and seats > 1
    wish[at.WISH_BOTS : at.WISH_BOTS + len(bots)] = bots
    wish[at.WISH_HEROES :] = -1
    wish[at.WISH_HEROES : at.WISH_HEROES + len(heroes)] = heroes
    return wish


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
        self.kernel = kernel(needs_bots(wish))
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
