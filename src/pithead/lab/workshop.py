"""Where the games of a report are played: on all cores, with a bar that shows how far it is, until Ctrl-C."""

from __future__ import annotations

import multiprocessing
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from typing import TYPE_CHECKING, Any, Final

from pithead.cli.progress import bar, clear_line, is_watched, show_line
from pithead.cli.words import say

if TYPE_CHECKING:
    from pithead.sim.run import Machine, Rows

PIECES: Final = 16
"""A study comes in so many pieces at least, whatever the number of cores: the sums are then the same to the last digit."""


class Workshop:
    """Plays what studies ask for. `total` is the cost of all of them, in games of random players."""

    def __init__(self, seed: str, jobs: int, total: float) -> None:
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

    def rows(self, name: str, machine: Machine, games: int, chunk: int, cost: float = 1.0) -> Iterator[Rows]:
        """So many games of a machine, whose seed is that of the report and the name of the study."""
        from pithead.sim.run import Run  # noqa: PLC0415 - needs what `pip install pithead[sim]` brings
        from pithead.sim.stream import seed_number  # noqa: PLC0415

        if self.stopped:
            return
        run = Run(machine, seed_number(f"{self.seed}/{name}"), games, self.jobs, min(chunk, max(games // PIECES, 1)))
        for _, rows, _ in run.chunks():
            yield rows
            self.tick(len(rows), cost)
            if self.stopped:
                run.stop()

    def plain(self, play: Callable[..., Any], name: str, games: int, cost: float, *facts: Any) -> Iterator[Any]:
        """So many games of the plain engine, each in some process: `play(*facts, seed)` must say how it went."""
        if self.stopped:
            return
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.jobs, multiprocessing.get_context("spawn"), initializer=_deaf)
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
        if is_watched():
            share = min(self.done / self.total, 1.0)
            show_line(say("lab-progress", bar=bar(share), percent=int(100 * share), games=self.games))

    def close(self) -> None:
        """Send the players home, and take the bar away."""
        if self.pool is not None:
            self.pool.shutdown()
        clear_line()


def _deaf() -> None:
    """Ctrl-C is for the one who started the players, not for them."""
    import signal  # noqa: PLC0415

    signal.signal(signal.SIGINT, signal.SIG_IGN)
