"""How strong players are: the numbers that make what happened between all of them most likely, and how sure they are.

A player who is 400 points better wins ten games for each one lost (Elo); a tie is half a victory for both.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, log, log10, sqrt
from statistics import stdev
from typing import Final, NamedTuple

from pithead.intervals import Z95
from pithead.values import Value

ELO_PER_LOGIT: Final = 400 / log(10)
"""Elo points for each unit of the logistic curve."""

PRIOR_GAMES: Final = 0.5
"""Half a victory and half a defeat are added to each pair: who has won all games has no number otherwise."""

MOST_ITERATIONS: Final = 500
TOLERANCE: Final = 1e-9


class PairResult(Value):
    """What happened between two: games, the first one's share of the victories, and the half width of its interval of 95 %.

    `weight` is how many independent games these are worth: deals that are played from every seat are worth more than their number.
    """

    pair: tuple[str, str]
    games: int
    share: float
    within: float
    weight: float

    @staticmethod
    def of(pair: tuple[str, str], shares: Sequence[float], games_each: int) -> PairResult:
        """Deals, each with the first one's share; a deal is one value, however often it was played."""
        count, mean = len(shares), sum(shares) / len(shares)
        error = stdev(shares) / sqrt(count) if count > 1 else inf
        spread = mean * (1 - mean)
        weight = min(spread / error**2, 4.0 * count * games_each) if error > 0 and spread > 0 else float(count)
        return PairResult(pair, count * games_each, round(mean, 5), round(min(Z95 * error, 1.0), 5), round(weight, 2))


class EloRating(NamedTuple):
    """The Elo of a player, with the half width of the interval of 95 %, which is about the distance to the anchor."""

    name: str
    elo: float
    within: float


def rate(results: Sequence[PairResult], anchor: tuple[str, float]) -> list[EloRating]:
    """Everybody's Elo by maximum likelihood (Bradley and Terry); one player, or the first if it did not play, has a fixed number."""
    names = list(dict.fromkeys(name for result in results for name in result.pair))
    fixed = names.index(anchor[0]) if anchor[0] in names else 0
    free = [number for number in range(len(names)) if number != fixed]
    strength = [0.0] * len(names)
    information: list[list[float]] = []
    for _ in range(MOST_ITERATIONS):
        slope, information = _curvature(results, names, strength)
        step = _solve([[information[i][j] for j in free] for i in free], [slope[i] for i in free])
        for number, change in zip(free, step):
            strength[number] += max(-1.0, min(1.0, change))
        if max(map(abs, step), default=0.0) < TOLERANCE:
            break
    errors = dict.fromkeys(range(len(names)), 0.0)
    for place, number in enumerate(free):
        unit = [float(other == place) for other in range(len(free))]
        errors[number] = sqrt(_solve([[information[i][j] for j in free] for i in free], unit)[place])
    return [EloRating(name, anchor[1] + ELO_PER_LOGIT * strength[n], Z95 * ELO_PER_LOGIT * errors[n]) for n, name in enumerate(names)]


def _curvature(results: Sequence[PairResult], names: Sequence[str], strength: Sequence[float]) -> tuple[list[float], list[list[float]]]:
    """How the likelihood rises with each strength, and how quickly that changes."""
    slope = [0.0] * len(names)
    bend = [[0.0] * len(names) for _ in names]
    for result in results:
        first, second = names.index(result.pair[0]), names.index(result.pair[1])
        games = result.weight + 2 * PRIOR_GAMES
        expected = 1 / (1 + 10 ** ((strength[second] - strength[first]) * log10(2.718281828459045)))
        surplus = result.share * result.weight + PRIOR_GAMES - games * expected
        slope[first] += surplus
        slope[second] -= surplus
        spread = games * expected * (1 - expected)
        for one, other in ((first, second), (second, first)):
            bend[one][one] += spread
            bend[one][other] -= spread
    return slope, bend


def _solve(matrix: list[list[float]], right: Sequence[float]) -> list[float]:
    """The solution of a few linear equations, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right)]
    for column in range(len(rows)):
        pivot = max(range(column, len(rows)), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(len(rows)):
            if row != column:
                factor = rows[row][column] / rows[column][column]
                rows[row] = [value - factor * other for value, other in zip(rows[row], rows[column])]
    return [row[-1] / row[column] for column, row in enumerate(rows)]
