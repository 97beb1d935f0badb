"""Mini Miners on a graphics card, from the side of the processor."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Final

import numpy as np
import numpy.typing as npt

from pithead.mini_miners.kernel import layout as at
from pithead.mini_miners.kernel import threads as entries
from pithead.mini_miners.kernel.kernel import MODULES, row_words, tally_rows
from pithead.sim.card import CardWithKernel
from pithead.sim.cuda import build_cuda

THREADS: Final = 128
"""Threads of a block."""

BLOCKS: Final = 4
"""Blocks for each multiprocessor of the card: as many as find room at once."""

REGISTERS: Final = 64
"""Registers of a thread: so few that another block finds room and works while the first waits for its instructions."""


@cache
def gpu_kernel(max_registers: int | None = None) -> SimpleNamespace:
    """The compiled functions."""
    return build_cuda(MODULES, entries, {}, max_registers, inline=False)


class Card(CardWithKernel):
    """A graphics card with a box and a table's wish on it."""

    def __init__(
        self,
        box: npt.NDArray[np.int64],
        wish: npt.NDArray[np.int64],
        max_registers: int | None = REGISTERS,
        threads: int = THREADS,
        blocks: int = BLOCKS,
    ) -> None:
        self.seats = int(wish[at.WISH_SEATS])
        super().__init__(gpu_kernel(max_registers), box, wish, row_words(self.seats), at.SUM_WORDS, threads, blocks)

    def tally(self, rows: npt.NDArray[np.int16]) -> npt.NDArray[np.int64]:
        """What rows add up to."""
        return tally_rows(rows, self.seats)
