"""A rating and how sure it is, on the scale of the ladder: who is 400 points better wins ten games for each one lost.

The rule is that of Weng and Lin (2011) with the likelihood of Plackett and Luce for the first place: a game moves everybody by what
it gave them beyond what was expected, the further the less sure their rating is, and makes the rating surer by what it could tell.
A result is a share of the victory for each seat: one for the winner, parts for several, or the share without what the dice gave.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Final

from pithead.intervals import Z95
from pithead.values import Value

LOGIT: Final = 400 / log(10)
"""Points for each unit of the logistic curve."""

NEW_MEAN: Final = 900.0
NEW_DEVIATION: Final = 300.0
"""What is thought of somebody who has not played yet."""

LEAST_DEVIATION: Final = 25.0
"""No rating is surer than that: people change."""

PROVISIONAL_DEVIATION: Final = 110.0
"""A rating that is less sure is shown with a question mark."""


class Rating(Value):
    """How strong somebody is: the mean and the standard deviation of what is known, and by how many games."""

    mean: float = NEW_MEAN
    deviation: float = NEW_DEVIATION
    games: int = 0

    @property
    def sure(self) -> bool:
        """Is it worth more than a guess?"""
        return self.deviation < PROVISIONAL_DEVIATION

    @property
    def within(self) -> float:
        """The true number lies so near to the mean, with 95 %."""
        return Z95 * self.deviation


def expected_shares(ratings: Sequence[Rating]) -> tuple[float, ...]:
    """The share of the victory that everybody may expect; what is not known draws the shares together."""
    scale = _scale(ratings)
    top = max(rating.mean for rating in ratings)
    odds = [exp((rating.mean - top) / scale) for rating in ratings]
    return tuple(each / sum(odds) for each in odds)


def _scale(ratings: Sequence[Rating]) -> float:
    """Points for each unit of the logistic curve among players who are known no better than this."""
    variance = sum(rating.deviation**2 for rating in ratings) * 2 / len(ratings)
    return sqrt(LOGIT**2 + variance)


def after_game(ratings: Sequence[Rating], shares: Sequence[float], weight: float = 1.0) -> tuple[Rating, ...]:
    """Everybody's rating after a game that gave them these shares; `weight` is how many games it is worth."""
    expected, scale = expected_shares(ratings), _scale(ratings)
    return tuple(_moved(*each, scale, weight) for each in zip(ratings, shares, expected))


def _moved(rating: Rating, share: float, expected: float, scale: float, weight: float) -> Rating:
    """One rating after a game. The curvature of the likelihood says how much the game could tell."""
    information = weight * expected * (1 - expected) / scale**2
    variance = 1 / (1 / rating.deviation**2 + information)
    mean = rating.mean + variance * weight * (share - expected) / scale
    return Rating(mean, max(LEAST_DEVIATION, sqrt(variance)), rating.games + 1)


def shares_of(winners: Sequence[int], seats: int) -> tuple[float, ...]:
    """The victory in parts: nothing for whoever did not win."""
    return tuple((seat in winners) / len(winners) for seat in range(seats))
