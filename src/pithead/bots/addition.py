"""Sums of fractions that are the same on every Python."""

from __future__ import annotations

from collections.abc import Iterable


def added_up(values: Iterable[float]) -> float:
    """The values added one by one, in their order.

    The built-in `sum` rounds once at the end since Python 3.12 and at every step before: bots that compare such sums would differ.
    """
    total = 0.0
    for value in values:
        total += value
    return total
