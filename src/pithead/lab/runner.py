"""Where the games of a report are played: on all cores, until Ctrl-C."""

from __future__ import annotations

import multiprocessing
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final

from pithead.lab.kept_rows import KeptRows
from pithead.sim.run import Machine, Rows, Run, ignore_interrupts
from pithead.sim.stream import seed_number

CHUNKS_LEAST: Final = 16
"""An experiment comes in so many chunks at least, whatever the number of cores: the sums are then the same to the last digit."""


class ExperimentRunner:
    """Plays what experiments ask for. `total` is the cost of all of them, in games of random players.

    `progress(share, games)` is called with the share of the whole that is done and the number of games. With a folder in `kept` the games
    of machines are kept there, and those that are there already are not played again.
    """

    def __init__(
        self,
        seed: str,
        jobs: int,
        total: float,
        progress: Callable[[float, int], None] = lambda share, games: None,
        kept: Path | None = None,
    ) -> None:
        self.progress = progress
        self.kept = kept
        self.seed = seed
        self.jobs = jobs
        self.total = total
        self.done = 0.0
        self.games = 0
        self.stopped = False
        self.pool: ProcessPoolExecutor | None = None

    def stop(self, *_: Any) -> None:
        """Begin nothing more; what is being played is kept."""
        self.stopped = True

    def rows(self, name: str, machine: Machine, games: int, chunk: int, cost: float = 1.0, part: range | None = None) -> Iterator[Rows]:
        """So many games of a machine, or a part of them; their seed is that of the report and the name of the experiment.

        Whoever has stopped it still gets what was kept before.
        """
        seed, now, chunk = seed_number(f"{self.seed}/{name}"), part or range(games), min(chunk, max(games // CHUNKS_LEAST, 1))
        kept = None if self.kept is None else KeptRows(machine, self.kept)
        done = 0
        if not self.stopped:
            run = Run(kept or machine, seed, len(now), self.jobs, chunk, first=now.start)
            for _, rows, _ in run.chunks():
                done += 1
                yield rows
                self.tick(len(rows), cost)
                if self.stopped:
                    run.stop()
        if kept is not None:
            for first in now[::chunk][done:]:
                found = kept.kept(seed, first, min(chunk, now.stop - first))
                if found is not None:
                    yield found

    def plain(self, play: Callable[..., Any], name: str, games: int, cost: float, *facts: Any) -> Iterator[Any]:
        """So many games of the plain engine, each in some process: `play(*facts, seed)` must say how it went."""
        if self.stopped:
            return
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.jobs, multiprocessing.get_context("spawn"), initializer=ignore_interrupts)
        waiting: deque[Future[Any]] = deque()
        numbers = iter(range(games))
        while True:
            while not self.stopped and len(waiting) < 4 * self.jobs and (number := next(numbers, None)) is not None:
                waiting.append(self.pool.submit(play, *facts, f"{self.seed}/{name}/{number}"))
            if not waiting:
                return
            yield waiting.popleft().result()
            self.tick(1, cost)

    def tick(self, games: int, cost: float) -> None:
        """Some games more are done."""
        self.games += games
        self.done += games * cost
        self.progress(min(self.done / self.total, 1.0), self.games)

    def close(self) -> None:
        """End the processes."""
        if self.pool is not None:
            self.pool.shutdown()
