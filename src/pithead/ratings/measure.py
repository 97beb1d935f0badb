"""Which rating predicts best, and after how many games it is right: measured on games of bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from math import log, sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final, NamedTuple

from pithead.bots.elo import Z95
from pithead.bots.levels import levels
from pithead.ratings.anchors import level_ratings
from pithead.ratings.bot_games import BotGame, kind_of
from pithead.ratings.rating import shares_of
from pithead.ratings.rivals import Glicko2, PlainElo, RatingSystem, WengLin

ELO_STEPS: Final = (8.0, 16.0, 24.0, 32.0, 48.0, 64.0, 96.0)
"""Plain Elo gets the step that would have been best for these very games."""

BLOCK: Final = 200
"""Games that count as one value in an interval: neighbours share their players."""

RIGHT: Final = 0.95
SEQUENCES: Final = 200
"""Orders in which the games of a bank are drawn."""

CHECKED: Final = (5, 10, 15, 20, 25, 30, 40, 50, 60, 80, 100, 125, 150, 200, 250, 300, 400, 500, 600, 800, 1000, 1500, 2000)
"""After so many games it is looked whether the order is right."""

NEWCOMER_GAMES: Final = (1, 2, 3, 5, 10, 20, 40)


class Estimate(NamedTuple):
    """A mean with the half width of its interval of 95 %."""

    value: float
    within: float


class Prediction(NamedTuple):
    """How well a system predicted: the mean of minus the logarithm of what it gave the winner, and the same beside plain Elo's."""

    name: str
    loss: Estimate
    better: Estimate


class Settling(NamedTuple):
    """How quickly a system puts the levels in their order: the games until that is right in 95 % of all sequences, and the shares."""

    name: str
    games: int | None
    right: tuple[tuple[int, float], ...]


def losses(system: RatingSystem, games: Sequence[BotGame], scored: Callable[[BotGame], bool] = lambda game: True) -> list[float]:
    """What a system loses in each game that counts, predicting it from all games before."""
    found = []
    for game in games:
        shares = shares_of(game.winners, len(game.players))
        if scored(game):
            found.append(-sum(share * log(max(due, 1e-6)) for share, due in zip(shares, system.expected(game.players)) if share))
        system.learn(game.players, shares)
    return found


def compare(game: str, games: Sequence[BotGame]) -> list[Prediction]:
    """All systems on the same games, plain Elo first."""
    ordered = sorted(games, key=lambda each: each.number)
    by_step = {step: losses(PlainElo(step), ordered) for step in ELO_STEPS}
    best = min(by_step, key=lambda step: fmean(by_step[step]))
    plain = by_step[best]
    found = [Prediction(f"Elo, step {best:.0f}", estimate(plain), Estimate(0.0, 0.0))]
    others: Mapping[str, RatingSystem] = {
        "Glicko-2": Glicko2(),
        "Weng-Lin": WengLin(),
        "Weng-Lin, levels anchored": WengLin(level_ratings(game)),
    }
    for name, system in others.items():
        lost = losses(system, ordered)
        found.append(Prediction(name, estimate(lost), estimate([old - new for old, new in zip(plain, lost)])))
    return found


def estimate(values: Sequence[float]) -> Estimate:
    """The mean, with an interval by blocks."""
    blocks = [fmean(values[first : first + BLOCK]) for first in range(0, len(values), BLOCK)]
    within = Z95 * stdev(blocks) / sqrt(len(blocks)) if len(blocks) > 1 else 1.0
    return Estimate(fmean(values), within)


def without_luck(game: BotGame) -> tuple[float, ...]:
    """The shares of the victory without what the dice gave."""
    return tuple(share - luck for share, luck in zip(shares_of(game.winners, len(game.players)), game.luck))


def rest_of_variance(games: Sequence[BotGame]) -> Estimate:
    """The part of the variance of results that is left without luck, pair by pair of kinds."""
    by_pair: dict[tuple[str, ...], list[BotGame]] = {}
    for game in games:
        by_pair.setdefault(tuple(map(kind_of, game.players)), []).append(game)
    plain, rest = [], []
    for group in by_pair.values():
        results = [shares_of(each.winners, len(each.players))[0] for each in group]
        adjusted = [without_luck(each)[0] for each in group]
        mean = fmean(results)
        plain += [(each - mean) ** 2 for each in results]
        rest += [(each - fmean(adjusted)) ** 2 for each in adjusted]
    ratio = fmean(rest) / fmean(plain)
    errors = [(new - ratio * old) / fmean(plain) for old, new in zip(plain, rest)]
    return Estimate(ratio, Z95 * stdev(errors) / sqrt(len(errors)))


def settle(game: str, games: Sequence[BotGame], rest: float, sequences: int = SEQUENCES) -> list[Settling]:
    """How many games each system needs until it has the levels in their order; the games are drawn anew for each sequence."""
    systems: Mapping[str, tuple[Callable[[], RatingSystem], bool]] = {
        "Elo, step 32": (lambda: PlainElo(32.0), False),
        "Weng-Lin": (WengLin, False),
        "Weng-Lin without luck": (WengLin, True),
    }
    return [_settling(name, make, adjusted, levels(game), games, rest, sequences) for name, (make, adjusted) in systems.items()]


def _settling(
    name: str,
    make: Callable[[], RatingSystem],
    adjusted: bool,
    order: Sequence[str],
    games: Sequence[BotGame],
    rest: float,
    sequences: int,
) -> Settling:
    right = dict.fromkeys(CHECKED, 0)
    for sequence in range(sequences):
        rng, system = Random(f"sequence {sequence}"), make()
        for played in range(1, CHECKED[-1] + 1):
            game = games[int(rng.random() * len(games))]
            if adjusted:
                system.learn(game.players, without_luck(game), 1 / rest)
            else:
                system.learn(game.players, shares_of(game.winners, len(game.players)))
            if played in right:
                means = [system.mean(level) for level in order]
                right[played] += all(below < above for below, above in pairwise(means))
    shares = tuple((played, count / sequences) for played, count in right.items())
    lasting = [played for played, share in shares if share < RIGHT]
    needed = next((played for played, _ in shares if played > (lasting[-1] if lasting else 0)), None)
    return Settling(name, needed, shares)


class Newcomer(NamedTuple):
    """How far a newcomer's number is off after so many games, on average, in points."""

    name: str
    off: tuple[tuple[int, float], ...]


def newcomers(game: str, games: Sequence[BotGame], rest: float, sequences: int = SEQUENCES) -> list[Newcomer]:
    """A level as a newcomer among the other levels: plain Elo, ours, ours with the others anchored, and that without luck."""
    anchors = level_ratings(game)
    truth = {level: anchors[level].mean for level in levels(game)}
    forms: Mapping[str, tuple[Callable[[str], RatingSystem], bool]] = {
        "Elo, step 32, others anchored": (lambda new: _AnchoredElo(new, truth), False),
        "Weng-Lin, others anchored": (lambda new: WengLin({name: anchors[name] for name in truth if name != new}), False),
        "Weng-Lin without luck, others anchored": (lambda new: WengLin({name: anchors[name] for name in truth if name != new}), True),
    }
    return [Newcomer(name, _off(make, adjusted, truth, games, rest, sequences)) for name, (make, adjusted) in forms.items()]


class _AnchoredElo(PlainElo):
    """Plain Elo among players who have their number already."""

    def __init__(self, new: str, truth: Mapping[str, float]) -> None:
        super().__init__(32.0)
        self.new, self.truth = new, truth

    def mean(self, player: str) -> float:
        return super().mean(player) if player == self.new else self.truth[player]


def _off(
    make: Callable[[str], RatingSystem], adjusted: bool, truth: Mapping[str, float], games: Sequence[BotGame], rest: float, sequences: int
) -> tuple[tuple[int, float], ...]:
    squares: dict[int, list[float]] = {played: [] for played in NEWCOMER_GAMES}
    for new in truth:
        own = [game for game in games if new in game.players]
        for sequence in range(sequences // len(truth)):
            rng, system = Random(f"newcomer {new} {sequence}"), make(new)
            for played in range(1, NEWCOMER_GAMES[-1] + 1):
                game = own[int(rng.random() * len(own))]
                shares = without_luck(game) if adjusted else shares_of(game.winners, len(game.players))
                system.learn(game.players, shares, 1 / rest if adjusted else 1.0)
                if played in squares:
                    squares[played].append((system.mean(new) - truth[new]) ** 2)
    return tuple((played, sqrt(fmean(values))) for played, values in squares.items())
