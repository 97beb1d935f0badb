"""What a game is worth to a rating without its luck: luck is a control variate.

The dice favour nobody in the long run, so a result less any part of its luck has the same mean. The part that leaves least variance is
the covariance of result and luck, divided by the variance of luck: less than all of it, since values of positions are only estimates,
and the less the more an analysis errs. What was measured for a game is with its coach (`luck_fit`). Of the variance of a result
`1 - explained` is left at best, so one such game tells as much as `1 / (1 - explained)` results.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from pithead.coach.analysis import Analysis
from pithead.coach.room import LuckFit, coach_of

LUCK_VARIANCE: Final = 0.1
"""The variance of a seat's luck, as a share of the victory."""


class LuckTaken(NamedTuple):
    """How much of a game's luck is taken out, and how many results the game is worth then."""

    part: float
    weight: float


def luck_taken(fit: LuckFit, errors: Sequence[float]) -> LuckTaken:
    """How much of the luck is taken out, by the standard errors of the luck of each seat: what is noise explains nothing."""
    known = 1 / (1 + max(errors, default=0.0) ** 2 / LUCK_VARIANCE)
    return LuckTaken(fit.part * known, 1 / (1 - fit.explained * known))


def adjusted_result(analysis: Analysis) -> tuple[tuple[float, ...], float]:
    """The shares of the victory without luck, seat by seat, and how many results they are worth."""
    part, weight = luck_taken(coach_of(analysis.game).luck_fit, [seat.luck_error for seat in analysis.seats])
    return tuple(seat.final - part * seat.luck for seat in analysis.seats), weight
