"""The daily game: alone, on dice that are the same for everybody for one day, and compared with what bots make of them."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, date, datetime
from functools import lru_cache
from random import Random
from typing import Any, Final

import msgspec

from pithead.bots import make_bot
from pithead.bots.levels import level_of, levels
from pithead.coach.room import coach_of, has_coach
from pithead.game import AnyGame
from pithead.match import open_match, play_out
from pithead.record import Header, Player, game_of
from pithead.values import Value

GAMES_PER_LEVEL: Final = 40
"""Games of each level; the dice are always the same, but no two bots choose alike."""


class DailyGame(Value):
    """The table of a day: its options, its public seed, and the day as `2026-11-16`."""

    options: Mapping[str, Any]
    seed: str
    day: str


def today() -> date:
    """The day that it is for everybody, by the clock of this machine."""
    return datetime.now(UTC).date()


def daily_game(game: str, day: date) -> DailyGame | None:
    """The daily game of a game; None if it has none."""
    options = coach_of(game).daily if has_coach(game) else None
    return None if options is None else DailyGame(options, f"daily {day}", str(day))


def is_daily(game: str, options: Mapping[str, Any]) -> bool:
    """Are these the options of the game's daily table?"""
    daily = coach_of(game).daily if options and has_coach(game) else None
    return daily is not None and daily.items() <= options.items()


class BotScores(Value):
    """The points of the bots, level by level from the weakest."""

    points: dict[str, tuple[int, ...]]

    @property
    def games(self) -> int:
        """How many games that were."""
        return sum(map(len, self.points.values()))

    def beaten_by(self, points: int) -> int:
        """How many of a hundred of these games have fewer points; half of those with the same count."""
        everybody = [score for scores in self.points.values() for score in scores]
        below = sum((score < points) + (score == points) / 2 for score in everybody)
        return round(100 * below / len(everybody))

    def means(self) -> dict[str, float]:
        """The mean of each level."""
        return {level: sum(scores) / len(scores) for level, scores in self.points.items()}


def bot_scores(header: Header) -> BotScores:
    """What bots that need no kernels make of the dice of a game alone, whose seed is public."""
    alone = msgspec.structs.replace(header, players=(Player("", "bot", None),))
    return _bot_scores(msgspec.json.encode(alone))


@lru_cache(maxsize=8)
def _bot_scores(encoded: bytes) -> BotScores:
    header = msgspec.json.decode(encoded, type=Header)
    game = game_of(header)
    plain = [level for level in levels(game.name) if not level_of(game.name, level).searches]
    return BotScores({level: tuple(_points(game, header, level, number) for number in range(GAMES_PER_LEVEL)) for level in plain})


def _points(game: AnyGame, header: Header, level: str, number: int) -> int:
    options = msgspec.convert(header.options, game.options_type)
    match, _ = open_match(game, header.players, options=options, seed=header.seed, corrections=header.corrections)
    play_out(match, [make_bot(game, level, 0)], Random(f"{level} {number}"))
    return game.standing(match.state).totals[0]
