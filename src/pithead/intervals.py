"""Intervals of 95 %: how far the mean of measured values may be off."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

Z95: Final = 1.959964
"""How many standard errors an interval of 95 % reaches to each side."""


class MeanInterval(NamedTuple):
    """A mean, and half the width of its interval."""

    value: float
    within: float


def half_interval(values: Sequence[float]) -> float:
    """Half the width of the interval of the mean of these values; one value says nothing of it, and gets 1."""
    return Z95 * stdev(values) / sqrt(len(values)) if len(values) > 1 else 1.0


def mean_interval(values: Sequence[float]) -> MeanInterval:
    """The mean of these values with its interval."""
    return MeanInterval(fmean(values), half_interval(values))
