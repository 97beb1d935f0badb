"""The rating systems that were compared: each predicts a game and learns from it, and knows players by name alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from math import exp, log, pi, sqrt
from typing import Any, Final, Protocol

from pithead.ratings.rating import LOGIT, NEW_DEVIATION, NEW_MEAN, Rating, after_game, expected_shares

NEW_VOLATILITY: Final = 0.06
VOLATILITY_CHANGE: Final = 0.5
GLICKO_SCALE: Final = LOGIT
"""Points for each unit of Glicko-2."""


class RatingSystem(Protocol):
    """Predicts who wins, and learns who won."""

    def expected(self, players: Sequence[str]) -> tuple[float, ...]:
        """The share of the victory that everybody may expect."""

    def learn(self, players: Sequence[str], shares: Sequence[float], weight: float = 1.0) -> None:
        """Take in a game that gave these shares and is worth so many results."""

    def mean(self, player: str) -> float:
        """The rating of a player."""


def softmax(means: Sequence[float]) -> tuple[float, ...]:
    """The shares of the victory among players whose ratings are certain."""
    odds = [exp((mean - max(means)) / LOGIT) for mean in means]
    return tuple(each / sum(odds) for each in odds)


class PlainElo:
    """Elo with a fixed step, everybody against everybody at the table."""

    def __init__(self, step: float) -> None:
        self.step = step
        self.means: dict[str, float] = {}

    def mean(self, player: str) -> float:
        """The rating of a player."""
        return self.means.get(player, NEW_MEAN)

    def expected(self, players: Sequence[str]) -> tuple[float, ...]:
        """The share of the victory that everybody may expect."""
        return softmax([self.mean(player) for player in players])

    def learn(self, players: Sequence[str], shares: Sequence[float], weight: float = 1.0) -> None:
        """Move everybody by what they got beyond what was expected."""
        expected = self.expected(players)
        for player, share, due in zip(players, shares, expected):
            self.means[player] = self.mean(player) + weight * self.step * (share - due)


class WengLin:
    """Ratings with their uncertainty; whoever is anchored has a fixed one, and whoever is new that of a newcomer."""

    def __init__(self, anchors: Mapping[str, Rating] = {}, newcomer: Rating | None = None) -> None:
        self.anchors = anchors
        self.newcomer = newcomer or Rating()
        self.ratings: dict[str, Rating] = {}

    def rating(self, player: str) -> Rating:
        """What is known of a player."""
        return self.anchors.get(player) or self.ratings.get(player, self.newcomer)

    def mean(self, player: str) -> float:
        """The rating of a player."""
        return self.rating(player).mean

    def expected(self, players: Sequence[str]) -> tuple[float, ...]:
        """The share of the victory that everybody may expect."""
        return expected_shares([self.rating(player) for player in players])

    def learn(self, players: Sequence[str], shares: Sequence[float], weight: float = 1.0) -> None:
        """Move everybody but those who are anchored."""
        for player, rating in zip(players, after_game([self.rating(player) for player in players], shares, weight)):
            self.ratings[player] = rating


class OpenSkill:
    """The model of Plackett and Luce of the package `openskill`, as it comes: its own scale, its own prediction, a tie behind the winner.

    The package is none of ours, and only compared where somebody has installed it.
    """

    installed: Final = find_spec("openskill") is not None

    def __init__(self) -> None:
        from openskill.models import PlackettLuce  # noqa: PLC0415 - nobody else needs it

        self.model: Any = PlackettLuce()
        self.ratings: dict[str, Any] = {}

    def rating(self, player: str) -> Any:
        """What is known of a player."""
        return self.ratings.get(player) or self.model.rating()

    def mean(self, player: str) -> float:
        """The rating of a player, in points of the package."""
        return float(self.rating(player).mu)

    def expected(self, players: Sequence[str]) -> tuple[float, ...]:
        """The share of the victory that everybody may expect."""
        return tuple(self.model.predict_win([[self.rating(player)] for player in players]))

    def learn(self, players: Sequence[str], shares: Sequence[float], weight: float = 1.0) -> None:
        """Winners before all others; the package knows nothing of shares or weights."""
        ranks = [1.0 if share else 2.0 for share in shares]
        for player, (rating,) in zip(players, self.model.rate([[self.rating(player)] for player in players], ranks=ranks)):
            self.ratings[player] = rating


class Glicko2:
    """Glicko-2 (Glickman 2013), each game a period of its own and everybody at the table an opponent, all together worth one game."""

    def __init__(self) -> None:
        self.known: dict[str, tuple[float, float, float]] = {}

    def of(self, player: str) -> tuple[float, float, float]:
        """Mean, deviation (both in Glicko-2's units, from the mean of a newcomer) and volatility."""
        return self.known.get(player, (0.0, NEW_DEVIATION / GLICKO_SCALE, NEW_VOLATILITY))

    def mean(self, player: str) -> float:
        """The rating of a player."""
        return NEW_MEAN + GLICKO_SCALE * self.of(player)[0]

    def expected(self, players: Sequence[str]) -> tuple[float, ...]:
        """The share of the victory that everybody may expect."""
        known = [self.of(player) for player in players]
        shrink = _damped(sqrt(sum(deviation**2 for _, deviation, _ in known) / len(known) * 2))
        return softmax([GLICKO_SCALE * shrink * mean for mean, _, _ in known])

    def learn(self, players: Sequence[str], shares: Sequence[float], weight: float = 1.0) -> None:
        """Everybody's step at once; a pair's score is what the one has of what both have."""
        known = [self.of(player) for player in players]
        for place, player in enumerate(players):
            others = [other for other in range(len(players)) if other != place]
            scores = [_pair_score(shares[place], shares[other]) for other in others]
            self.known[player] = _glicko_step(known[place], [known[other] for other in others], scores, weight / len(others))


def _pair_score(own: float, other: float) -> float:
    return 0.5 + (own - other) / 2


def _damped(deviation: float) -> float:
    return 1 / sqrt(1 + 3 * deviation**2 / pi**2)


def _glicko_step(
    own: tuple[float, float, float], others: Sequence[tuple[float, float, float]], scores: Sequence[float], weight: float
) -> tuple[float, float, float]:
    mean, deviation, volatility = own
    damped = [_damped(other[1]) for other in others]
    expected = [1 / (1 + exp(-damp * (mean - other[0]))) for damp, other in zip(damped, others)]
    information = weight * sum(damp**2 * due * (1 - due) for damp, due in zip(damped, expected))
    surplus = weight * sum(damp * (score - due) for damp, score, due in zip(damped, scores, expected))
    volatility = _new_volatility(deviation, 1 / information, surplus / information, volatility)
    variance = 1 / (1 / (deviation**2 + volatility**2) + information)
    return mean + variance * surplus, sqrt(variance), volatility


def _new_volatility(deviation: float, variance: float, change: float, volatility: float) -> float:
    """Glickman's step 5: the root of his function by the Illinois method."""
    start = log(volatility**2)

    def slope(x: float) -> float:
        whole = deviation**2 + variance + exp(x)
        return exp(x) * (change**2 - whole) / (2 * whole**2) - (x - start) / VOLATILITY_CHANGE**2

    low, high = start, log(change**2 - deviation**2 - variance) if change**2 > deviation**2 + variance else start - VOLATILITY_CHANGE
    while change**2 <= deviation**2 + variance and slope(high) < 0:
        high -= VOLATILITY_CHANGE
    low_slope, high_slope = slope(low), slope(high)
    for _ in range(60):
        if abs(high - low) < 1e-6:
            break
        middle = low + (low - high) * low_slope / (high_slope - low_slope)
        middle_slope = slope(middle)
        if middle_slope * high_slope <= 0:
            low, low_slope = high, high_slope
        else:
            low_slope /= 2
        high, high_slope = middle, middle_slope
    return exp(low / 2)
