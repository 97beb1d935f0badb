"""What a study finds: numbers with their intervals, in figures of rows and columns."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from pithead.intervals import Z95

CHANCE_OF_ERROR: Final = 0.05
"""Intervals are of 95 %."""


class Estimate(NamedTuple):
    """A value, half the width of its interval of 95 %, and how many observations it rests on."""

    value: float
    within: float
    number: int

    def times(self, factor: float) -> Estimate:
        """The same in another unit."""
        return Estimate(self.value * factor, self.within * abs(factor), self.number)

    def minus(self, other: Estimate) -> Estimate:
        """How much more than another, independent one."""
        return Estimate(self.value - other.value, sqrt(self.within**2 + other.within**2), min(self.number, other.number))

    def among(self, compared: int) -> Estimate:
        """The same with an interval so wide that those of all that are compared hold at once, in 95 of 100 cases (Bonferroni)."""
        widened = NormalDist().inv_cdf(1 - CHANCE_OF_ERROR / 2 / max(compared, 1)) / Z95
        return Estimate(self.value, self.within * widened, self.number)

    @property
    def clear(self) -> bool:
        """Is it certainly not zero?"""
        return abs(self.value) > self.within


class Mean:
    """A mean in the making."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, values: npt.NDArray[Any]) -> None:
        """Count these in."""
        self.count += len(values)
        self.total += float(values.sum(dtype=np.float64))
        self.squares += float((values.astype(np.float64) ** 2).sum())

    def estimate(self) -> Estimate | None:
        """The mean so far; None without any observation."""
        if self.count == 0:
            return None
        mean = self.total / self.count
        variance = max(self.squares - self.total * mean, 0.0) / max(self.count - 1, 1)
        return Estimate(mean, Z95 * sqrt(variance / self.count), self.count)


class Proportion(Mean):
    """A mean of parts of a whole; where all were alike, the interval still says how few they were."""

    def estimate(self) -> Estimate | None:
        """The mean so far; None without any observation."""
        found = super().estimate()
        if found is None or found.within:
            return found
        number = self.count + Z95**2
        near = (self.total + Z95**2 / 2) / number
        return Estimate(found.value, Z95 * sqrt(near * (1 - near) / number), self.count)


def percent(mean: Mean, times: int = 1) -> Estimate | None:
    """A mean of parts in per cent of the whole, or of so much of it; None without any observation."""
    estimate = mean.estimate()
    return estimate.times(100 * times) if estimate else None


def difference(new: Estimate | None, old: Estimate | None) -> Estimate | None:
    """How much more the new one is; None without either."""
    return new.minus(old) if new and old else None


class Histogram:
    """How often each number of points came up; what lies outside is counted at the edge."""

    LEAST: Final = -200
    MOST: Final = 1000

    def __init__(self) -> None:
        self.counts = np.zeros(self.MOST - self.LEAST + 1, np.int64)

    def add(self, points: npt.NDArray[Any]) -> None:
        """Count these in."""
        self.counts += np.bincount(np.clip(points.astype(np.int64), self.LEAST, self.MOST) - self.LEAST, minlength=len(self.counts))

    def shares(self) -> dict[int, float]:
        """The share of every number of points that came up, and of those between them."""
        there = self.counts.nonzero()[0]
        if not len(there):
            return {}
        shares = self.counts / self.counts.sum()
        return {int(place) + self.LEAST: float(shares[place]) for place in range(there[0], there[-1] + 1)}


class FigureRow(NamedTuple):
    """A line of a figure: an estimate for each column, None where there is none."""

    name: str
    cells: tuple[Estimate | None, ...]


class Figure(NamedTuple):
    """Estimates side by side; `mark` is where a line helps the eye, `unit` follows every number."""

    id: str
    columns: tuple[str, ...]
    rows: tuple[FigureRow, ...]
    unit: str = ""
    mark: float | None = None

    @property
    def empty(self) -> bool:
        """Was nothing found out?"""
        return not any(cell for row in self.rows for cell in row.cells)


class Curves(NamedTuple):
    """The distribution of points, a curve for each kind of table."""

    id: str
    curves: tuple[tuple[str, dict[int, float]], ...]

    @property
    def empty(self) -> bool:
        """Was nothing found out?"""
        return not any(shares for _, shares in self.curves)


class ScatterDot(NamedTuple):
    """Something with two measures; `chosen` are drawn so that they stand out."""

    name: str
    across: Estimate
    up: Estimate
    chosen: bool = False


class Scatter(NamedTuple):
    """Two measures of many things against each other; `area` is what is wished for: from, to, and from, to."""

    id: str
    axes: tuple[str, str]
    dots: tuple[ScatterDot, ...]
    area: tuple[float, float, float, float]
    unit: str = ""

    @property
    def empty(self) -> bool:
        """Was nothing found out?"""
        return not self.dots


Drawn: TypeAlias = Figure | Curves | Scatter
"""What a report can hold."""
