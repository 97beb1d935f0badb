"""Work that is spread over processes, one on each core. Ctrl-C reaches the process that called them, not the workers."""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from multiprocessing.pool import AsyncResult, Pool
from typing import Final, TypeVar

from pithead.sim.cores import cores

Item = TypeVar("Item")
Result = TypeVar("Result")

AHEAD_PER_WORKER: Final = 8
"""So many items for each worker are begun before the first result is asked for, however many there are: the items may have no end."""


@contextmanager
def process_pool(workers: int) -> Iterator[Pool]:
    """So many processes, or one on each core for 0; they are stopped at the end, whatever they are doing."""
    with multiprocessing.get_context("spawn").Pool(workers or cores(), initializer=_ignore_interrupts) as pool:
        yield pool


def map_in_processes(work: Callable[[Item], Result], items: Iterable[Item], workers: int) -> Generator[Result, None, None]:
    """The results in the order of the items, by so many workers or one on each core for 0; a single one works in this process."""
    if workers == 1:
        yield from map(work, items)
        return
    with process_pool(workers) as pool:
        begun: deque[AsyncResult[Result]] = deque()
        for item in items:
            begun.append(pool.apply_async(work, (item,)))
            if len(begun) > AHEAD_PER_WORKER * (workers or cores()):
                yield begun.popleft().get()
        while begun:
            yield begun.popleft().get()


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
