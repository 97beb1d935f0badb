"""Many games at once: chunks of them on all cores, handed over in order, so that nothing depends on who was faster."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

Rows: TypeAlias = npt.NDArray[Any]
"""A row for each game."""
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


@dataclass
class Run:
    """So many games of a seed; `stop` ends it after the chunks that are being played, and loses none of them."""

    machine: Machine
    seed: int
    games: int
    jobs: int
    chunk: int = CHUNK
    in_processes: bool = False
    first: int = 0
    stopped: bool = False

    def stop(self, *_: Any) -> None:
        """Begin no more chunks."""
        self.stopped = True

    def chunks(self) -> Iterator[tuple[int, Rows, Sums]]:
        """The number of the first game, the rows and their tally of each chunk, in order; only a few are in memory at a time."""
        waiting: deque[tuple[int, Future[tuple[Rows, Sums]]]] = deque()
        end = self.first + self.games
        starts = iter(range(self.first, end, self.chunk))
        with self._pool() as pool:
            while True:
                while not self.stopped and len(waiting) < self.jobs + 2 and (first := next(starts, None)) is not None:
                    games = min(self.chunk, end - first)
                    waiting.append((first, pool.submit(play_chunk, self.machine, self.seed, first, games)))
                if not waiting:
                    return
                first, chunk = waiting.popleft()
                yield first, *chunk.result()

    def _pool(self) -> Executor:
        if self.in_processes and self.jobs > 1:
            from concurrent.futures import ProcessPoolExecutor  # noqa: PLC0415 - threads do for the kernels
            from multiprocessing import get_context  # noqa: PLC0415

            return ProcessPoolExecutor(self.jobs, get_context("spawn"), initializer=ignore_interrupts)
        return ThreadPoolExecutor(self.jobs)


def play_chunk(machine: Machine, seed: int, first: int, games: int) -> tuple[Rows, Sums]:
    """The rows of the games from this number on, and what they add up to."""
    rows = machine.rows(seed, first, games)
    return rows, machine.tally(rows)


def ignore_interrupts() -> None:
    """Ctrl-C is for the process that started this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
