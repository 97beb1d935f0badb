"""The clock that budgets are measured by: the wall's, or the processor time of this process.

A measurement that counts processor time gives a search as much of it on a busy machine as on a quiet one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter, process_time

_reads: list[Callable[[], float]] = [perf_counter]


def budget_seconds() -> float:
    """Seconds since some moment; only differences mean anything."""
    return _reads[-1]()


@contextmanager
def by_processor_time() -> Iterator[None]:
    """Budgets are in processor time of this process meanwhile; whatever else it does counts as well."""
    _reads.append(process_time)
    try:
        yield
    finally:
        _reads.pop()
