"""A graphics card with a box and a table's wish on it, from the side of the processor."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import numpy.typing as npt

from pithead.sim.cuda import load_cuda, multiprocessors, simulated


class CardWithKernel:
    """A card that plays the games of one kernel, whose rows and sums are so long."""

    def __init__(
        self,
        kernel: SimpleNamespace,
        box: npt.NDArray[np.int64],
        wish: npt.NDArray[np.int64],
        row_words: int,
        sum_words: int,
        threads: int,
        blocks: int,
    ) -> None:
        self.cuda = load_cuda()
        self.kernel = kernel
        self.box = self.cuda.to_device(box)
        self.wish = self.cuda.to_device(wish)
        self.row_words = row_words
        self.sum_words = sum_words
        self.threads = 1 if simulated() else threads  # threads of one block disturb each other in the simulator
        self.blocks = blocks * multiprocessors()

    def rows(self, seed: int, first: int, games: int) -> npt.NDArray[np.int16]:
        """Play games, a row for each."""
        rows = self.cuda.device_array((games, self.row_words), np.int16)
        self.kernel.rows_by_threads[self._blocks(games), self.threads](self.box, self.wish, np.uint64(seed), first, games, rows)
        return np.asarray(rows.copy_to_host())

    def sums(self, seed: int, first: int, games: int) -> npt.NDArray[np.int64]:
        """Play games and sum up how they went."""
        sums = self.cuda.to_device(np.zeros(self.sum_words, np.int64))
        self.kernel.sums_by_threads[self._blocks(games), self.threads](self.box, self.wish, np.uint64(seed), first, games, sums)
        return np.asarray(sums.copy_to_host())

    def _blocks(self, games: int) -> int:
        return max(1, min(self.blocks, -(-games // self.threads)))
