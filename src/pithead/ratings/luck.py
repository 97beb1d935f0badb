"""What a game is worth to a rating without its luck.

The dice favour nobody in the long run, so the share of the victory without luck has the same mean as the result and varies less:
one such game tells as much as several results. How many is `1 / (REST + error)`, the variance that is left beside the result's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pithead.coach.analysis import Analysis

REST: Final = 0.7
"""The part of the variance of a result that is left without luck, as bots play: 0.70 ±0.20 in 165 games (`python -m pithead.ratings`)."""

RESULT_VARIANCE: Final = 0.2
"""The variance of a result among players who are not too different, as a share of the victory."""


def luck_weight(errors: Sequence[float]) -> float:
    """How many results a game without its luck is worth, by the standard errors of the luck of each seat; 0 if it tells less than one."""
    noise = max(errors, default=0.0) ** 2 / RESULT_VARIANCE
    weight = 1 / (REST + noise)
    return weight if weight > 1 else 0.0


def adjusted_result(analysis: Analysis) -> tuple[tuple[float, ...], float]:
    """The shares of the victory without luck, seat by seat, and how many results they are worth."""
    return tuple(seat.adjusted for seat in analysis.seats), luck_weight([seat.luck_error for seat in analysis.seats])
