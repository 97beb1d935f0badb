"""Work that is spread over processes, one on each core. Ctrl-C reaches the process that called them, not the workers."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from multiprocessing.pool import Pool
from typing import TypeVar

from pithead.sim.cores import cores

Item = TypeVar("Item")
Result = TypeVar("Result")


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
        yield from pool.imap(work, items)


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
