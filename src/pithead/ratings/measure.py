"""Which rating predicts best, and after how many games it is right: measured on games of bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from math import exp, log, sqrt
from operator import attrgetter
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

from pithead.bots.levels import levels
from pithead.intervals import MeanInterval, half_interval, mean_interval
from pithead.ratings.anchors import level_ratings
from pithead.ratings.bot_games import BotGame
from pithead.ratings.rating import LOGIT, NEW_MEAN, Rating, shares_of
from pithead.ratings.rivals import Glicko2, OpenSkill, PlainElo, RatingSystem, WengLin, softmax

ELO_STEPS: Final = (8.0, 16.0, 24.0, 32.0, 48.0, 64.0, 96.0)
"""Plain Elo gets the step that would have been best for these very games."""

NEWCOMER_MEANS: Final = tuple(float(mean) for mean in range(400, 1000, 50))
"""Where newcomers may start among anchored levels: they get the number that would have been best for these very games.

Where nobody is anchored, all ratings together move to where newcomers start; anchors hold them, so that number matters.
"""

OPEN_SKILL: Final = "OpenSkill, the package"

BLOCK: Final = 200
"""Games that count as one value in an interval: neighbours share their players."""

RIGHT: Final = 0.95
SEQUENCES: Final = 200
"""Orders in which the games of a bank are drawn."""

CHECKED: Final = (5, 10, 15, 20, 25, 30, 40, 50, 60, 80, 100, 125, 150, 200, 250, 300, 400, 500, 600, 800, 1000, 1500, 2000)
"""After so many games it is looked whether the order is right."""

NEWCOMER_GAMES: Final = (1, 2, 3, 5, 10, 20, 40)


class Prediction(NamedTuple):
    """How well a system predicted: the mean of minus the logarithm of what it gave the winner, and the same beside plain Elo's."""

    name: str
    loss: MeanInterval
    better: MeanInterval


class LevelOrderGames(NamedTuple):
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
    found = [Prediction(f"Elo, step {best:.0f}", estimate(plain), MeanInterval(0.0, 0.0))]
    others: dict[str, RatingSystem] = {"Glicko-2": Glicko2()}
    if OpenSkill.installed:
        others[OPEN_SKILL] = OpenSkill()
    others["Weng-Lin"] = WengLin()
    if any(player in levels(game) for each in games for player in each.players):
        anchors = level_ratings(game)
        others["Weng-Lin, levels anchored"] = WengLin(anchors)
        start = min(NEWCOMER_MEANS, key=lambda mean: fmean(losses(WengLin(anchors, Rating(mean)), ordered)))
        others[f"Weng-Lin, levels anchored, newcomers at {start:.0f}"] = WengLin(anchors, Rating(start))
    for name, system in others.items():
        lost = losses(system, ordered)
        found.append(Prediction(name, estimate(lost), estimate([old - new for old, new in zip(plain, lost)])))
    return found


def estimate(values: Sequence[float]) -> MeanInterval:
    """The mean, with an interval by blocks."""
    blocks = [fmean(values[first : first + BLOCK]) for first in range(0, len(values), BLOCK)]
    return MeanInterval(fmean(values), half_interval(blocks))


class LuckForm(NamedTuple):
    """A way to take luck out of a result: which luck, and how much of it; and the part of the variance of a result that is left."""

    name: str
    luck: Callable[[BotGame], Sequence[float]]
    share: float
    rest: MeanInterval

    def adjusted(self, game: BotGame) -> tuple[float, ...]:
        """The shares of the victory without this luck."""
        shares = shares_of(game.winners, len(game.players))
        return tuple(share - self.share * luck for share, luck in zip(shares, self.luck(game)))

    @property
    def weight(self) -> float:
        """How many results such a result is worth."""
        return 1 / self.rest.value


def strengths(games: Sequence[BotGame], rounds: int = 200) -> dict[str, float]:
    """The ratings that make these games most likely, about a mean of 0, by the likelihood of Plackett and Luce for the first place.

    Hunter's iteration (2004); whoever won or lost everything gets half a victory and half a defeat against the average.
    """
    odds = dict.fromkeys(sorted({player for game in games for player in game.players}), 1.0)
    won = dict.fromkeys(odds, 0.5)
    for game in games:
        for player, share in zip(game.players, shares_of(game.winners, len(game.players))):
            won[player] += share
    for _ in range(rounds):
        met = {player: 1 / (1 + odd) for player, odd in odds.items()}
        for game in games:
            whole = sum(odds[player] for player in game.players)
            for player in game.players:
                met[player] += 1 / whole
        odds = {player: won[player] / met[player] for player in odds}
        middle = fmean(log(odd) for odd in odds.values())
        odds = {player: odd / exp(middle) for player, odd in odds.items()}
    return {player: LOGIT * log(odd) for player, odd in odds.items()}


def surprises(games: Sequence[BotGame]) -> list[list[float]]:
    """What each seat of each game got beyond what its strength may expect, which is most likely by these very games."""
    known = strengths(games)
    found = []
    for game in games:
        expected = softmax([known[player] for player in game.players])
        found.append([share - due for share, due in zip(shares_of(game.winners, len(game.players)), expected)])
    return found


def luck_forms(games: Sequence[BotGame]) -> list[LuckForm]:
    """Luck as an analysis finds it, whole; the part of it that explains results best; and that part of luck by other outcomes.

    The part is a control variate's: the covariance of result and luck, divided by the variance of luck.
    """
    over = surprises(games)
    kinds: Mapping[str, Callable[[BotGame], Sequence[float]]] = {"": attrgetter("luck"), " by draws": attrgetter("luck_by_draws")}
    forms = []
    for name, luck in kinds.items():
        lucks = [luck(game) for game in games]
        together = sum(a * b for each, own in zip(over, lucks) for a, b in zip(each, own))
        best = together / (sum(value**2 for own in lucks for value in own) or 1.0)
        parts = [("the luck of the analysis", 1.0), (f"{100 * best:.0f} % of that luck", best)] if not name else []
        for label, part in parts or [(f"{100 * best:.0f} % of the luck{name}", best)]:
            forms.append(LuckForm(label, luck, part, _rest(over, lucks, part)))
    return forms


def _rest(over: Sequence[Sequence[float]], lucks: Sequence[Sequence[float]], part: float) -> MeanInterval:
    """The part of the variance of results that is left, with an interval by games."""
    plain = [sum(value**2 for value in each) for each in over]
    left = [sum((value - part * luck) ** 2 for value, luck in zip(each, own)) for each, own in zip(over, lucks)]
    ratio = fmean(left) / fmean(plain)
    errors = [(new - ratio * old) / fmean(plain) for old, new in zip(plain, left)]
    return MeanInterval(ratio, half_interval(errors))


def mean_luck(games: Sequence[BotGame], luck: Callable[[BotGame], Sequence[float]]) -> dict[str, MeanInterval]:
    """The luck of each player in the mean, which is nought for everybody if the dice are weighed fairly."""
    found: dict[str, list[float]] = {}
    for game in games:
        for player, own in zip(game.players, luck(game)):
            found.setdefault(player, []).append(own)
    return {player: mean_interval(each) for player, each in found.items() if len(each) > 1}


class LearningForm(NamedTuple):
    """A system, and what it learns from: results as they are, or without luck."""

    name: str
    system: Callable[[], RatingSystem]
    luck: LuckForm | None = None

    def learn(self, system: RatingSystem, game: BotGame) -> None:
        """One more game."""
        if self.luck is None:
            system.learn(game.players, shares_of(game.winners, len(game.players)))
        else:
            system.learn(game.players, self.luck.adjusted(game), self.luck.weight)


def settle(game: str, games: Sequence[BotGame], sequences: int = SEQUENCES) -> list[LevelOrderGames]:
    """How many games each system needs until it has the levels in their order; the games are drawn anew for each sequence."""
    forms = [
        LearningForm("Elo, step 32", lambda: PlainElo(32.0)),
        *([LearningForm(OPEN_SKILL, OpenSkill)] if OpenSkill.installed else []),
        LearningForm("Weng-Lin", WengLin),
        *(LearningForm(f"Weng-Lin without {luck.name}", WengLin, luck) for luck in luck_forms(games)),
    ]
    return [_settling(form, levels(game), games, sequences) for form in forms]


def _settling(form: LearningForm, order: Sequence[str], games: Sequence[BotGame], sequences: int) -> LevelOrderGames:
    right = dict.fromkeys(CHECKED, 0)
    for sequence in range(sequences):
        rng, system = Random(f"sequence {sequence}"), form.system()
        for played in range(1, CHECKED[-1] + 1):
            form.learn(system, games[int(rng.random() * len(games))])
            if played in right:
                means = [system.mean(level) for level in order]
                right[played] += all(below < above for below, above in pairwise(means))
    shares = tuple((played, count / sequences) for played, count in right.items())
    lasting = [played for played, share in shares if share < RIGHT]
    needed = next((played for played, _ in shares if played > (lasting[-1] if lasting else 0)), None)
    return LevelOrderGames(form.name, needed, shares)


class Newcomer(NamedTuple):
    """How far a newcomer's number is off after so many games, on average, in points."""

    name: str
    off: tuple[tuple[int, float], ...]


def newcomers(games: Sequence[BotGame], sequences: int = SEQUENCES) -> list[Newcomer]:
    """A level as a newcomer among the others, who have their strength in these very games: plain Elo, ours, and ours without luck."""
    truth = {player: NEW_MEAN + points for player, points in strengths(games).items()}
    known = {player: Rating(points, 1.0) for player, points in truth.items()}
    found = []
    for luck in (None, *luck_forms(games)):
        name = "Weng-Lin" if luck is None else f"Weng-Lin without {luck.name}"
        found.append(
            Newcomer(name, _off(lambda new: WengLin({each: known[each] for each in known if each != new}), luck, truth, games, sequences))
        )
    return [Newcomer("Elo, step 32", _off(lambda new: _AnchoredElo(new, truth), None, truth, games, sequences)), *found]


class _AnchoredElo(PlainElo):
    """Plain Elo among players who have their number already."""

    def __init__(self, new: str, truth: Mapping[str, float]) -> None:
        super().__init__(32.0)
        self.new, self.truth = new, truth

    def mean(self, player: str) -> float:
        return super().mean(player) if player == self.new else self.truth[player]


def _off(
    make: Callable[[str], RatingSystem], luck: LuckForm | None, truth: Mapping[str, float], games: Sequence[BotGame], sequences: int
) -> tuple[tuple[int, float], ...]:
    squares: dict[int, list[float]] = {played: [] for played in NEWCOMER_GAMES}
    for new in truth:
        own = [game for game in games if new in game.players]
        for sequence in range(sequences // len(truth)):
            rng, system = Random(f"newcomer {new} {sequence}"), make(new)
            form = LearningForm("", WengLin, luck)
            for played in range(1, NEWCOMER_GAMES[-1] + 1):
                form.learn(system, own[int(rng.random() * len(own))])
                if played in squares:
                    squares[played].append((system.mean(new) - truth[new]) ** 2)
    return tuple((played, sqrt(fmean(values))) for played, values in squares.items())
