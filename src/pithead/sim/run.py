"""Many games at once: chunks of them on all cores, handed over in order, so that nothing depends on who was faster."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Final, Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

Rows: TypeAlias = npt.NDArray[np.int16]
Sums: TypeAlias = npt.NDArray[np.int64]

CHUNK: Final = 50_000
"""Games that a core plays at a time: a fraction of a second."""

CHUNK_OF_THINKERS: Final = 250
"""The same for bots that think."""

CHUNK_ON_CARD: Final = 1_000_000


class Machine(Protocol):
    """Something that plays games: the processor, for several threads at once, or a graphics card."""

    def rows(self, seed: int, first: int, games: int) -> Rows:
        """Play the games from this number on, a row for each."""

    def tally(self, rows: Rows) -> Sums:
        """What rows add up to."""


class Run:
    """So many games of a seed; `stop` ends it after the chunks that are being played, and loses none of them."""

    def __init__(self, machine: Machine, seed: int, games: int, jobs: int, chunk: int = CHUNK) -> None:
        self.machine = machine
        self.seed = seed
        self.games = games
        self.jobs = jobs
        self.chunk = chunk
        self.stopped = False

    def stop(self, *_: Any) -> None:
        """Begin no more chunks."""
        self.stopped = True

    def chunks(self) -> Iterator[tuple[int, Rows, Sums]]:
        """The number of the first game, the rows and their tally of each chunk, in order; only a few are in memory at a time."""
        waiting: deque[Future[tuple[int, Rows, Sums]]] = deque()
        starts = iter(range(0, self.games, self.chunk))
        with ThreadPoolExecutor(self.jobs) as pool:
            while True:
                while not self.stopped and len(waiting) < self.jobs + 2 and (first := next(starts, None)) is not None:
                    waiting.append(pool.submit(self._play, first))
                if not waiting:
                    return
                yield waiting.popleft().result()

    def _play(self, first: int) -> tuple[int, Rows, Sums]:
        rows = self.machine.rows(self.seed, first, min(self.chunk, self.games - first))
        return first, rows, self.machine.tally(rows)
