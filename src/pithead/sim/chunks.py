"""Many games in chunks, side by side on threads, in their order."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import TypeVar

T = TypeVar("T")


def in_chunks(play: Callable[[int, int], T], games: int, chunk: int, threads: int, until: float) -> Iterator[T]:
    """What `play(first, count)` makes of each chunk of the games, in their order, on so many threads; none begins after `until`."""

    def play_chunk(first: int) -> tuple[T] | None:
        return None if monotonic() > until else (play(first, min(chunk, games - first)),)

    with ThreadPoolExecutor(threads) as pool:
        for played in pool.map(play_chunk, range(0, games, chunk)):
            if played is not None:
                yield played[0]
