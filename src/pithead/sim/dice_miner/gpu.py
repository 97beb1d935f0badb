"""Dice Miner on a graphics card, from the side of the processor."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Final

import numpy as np
import numpy.typing as npt

from pithead.sim.cuda import build_cuda, load_cuda, multiprocessors, simulated
from pithead.sim.dice_miner import layout as at
from pithead.sim.dice_miner import threads
from pithead.sim.dice_miner.kernel import MODULES, RANDOM_ONLY, row_words, tally_rows

THREADS: Final = 512
"""Threads of a block."""

BLOCKS: Final = 2
"""Blocks for each multiprocessor of the card: as many as find room at once."""

REGISTERS: Final = 64
"""Registers of a thread: so few that another block finds room and works while the first waits for its instructions."""


@cache
def gpu_kernel(max_registers: int | None = None) -> SimpleNamespace:
    """The compiled functions."""
    return build_cuda(MODULES, threads, RANDOM_ONLY, max_registers)


class Card:
    """A graphics card with a box and a table's wish on it."""

    def __init__(
        self,
        box: npt.NDArray[np.int64],
        wish: npt.NDArray[np.int64],
        max_registers: int | None = REGISTERS,
        threads: int = THREADS,
        blocks: int = BLOCKS,
    ) -> None:
        self.cuda = load_cuda()
        self.kernel = gpu_kernel(max_registers)
        self.box = self.cuda.to_device(box)
        self.wish = self.cuda.to_device(wish)
        self.seats = int(wish[at.WISH_SEATS])
        self.threads = 1 if simulated() else threads  # threads of one block disturb each other in the simulator
        self.blocks = blocks * multiprocessors()

    def rows(self, seed: int, first: int, games: int) -> npt.NDArray[np.int16]:
        """Play games, a row for each."""
        rows = self.cuda.device_array((games, row_words(self.seats)), np.int16)
        self.kernel.rows_by_threads[self._blocks(games), self.threads](self.box, self.wish, np.uint64(seed), first, games, rows)
        return np.asarray(rows.copy_to_host())

    def tally(self, rows: npt.NDArray[np.int16]) -> npt.NDArray[np.int64]:
        """What rows add up to."""
        return tally_rows(rows, self.seats)

    def sums(self, seed: int, first: int, games: int) -> npt.NDArray[np.int64]:
        """Play games and sum up how they went."""
        sums = self.cuda.to_device(np.zeros(at.SUM_WORDS, np.int64))
        self.kernel.sums_by_threads[self._blocks(games), self.threads](self.box, self.wish, np.uint64(seed), first, games, sums)
        return np.asarray(sums.copy_to_host())

    def _blocks(self, games: int) -> int:
        return max(1, min(self.blocks, -(-games // self.threads)))
