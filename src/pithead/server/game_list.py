"""A game as the list of games shows it."""

from __future__ import annotations

from collections.abc import Callable, Sized
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

from pithead.bots import playable
from pithead.coach.lessons import lessons_of
from pithead.coach.puzzles import collection
from pithead.game import AnyGame, Unreadable
from pithead.games import package_of
from pithead.server import api
from pithead.words import Words
from pithead.words.options import DAILY, OptionShown, daily_options, options_of
from pithead.words.shell import title_of


def game_shown(game: AnyGame, say: Words) -> api.GameShown:
    """Everything that a page needs to know of a game before a table is opened. Without words a game is called by its name."""
    package = package_of(game.name)
    known: Any = game
    options = _options(known, say.language)
    daily = daily_options(game)
    return api.GameShown(
        game=game.name,
        title=title_of(game.name, say),
        pitch=say.own(game.name, "game-pitch"),
        about=say.own(game.name, "game-about"),
        rules=game.rules_version,
        rule_prefix=package.rule_prefix,
        least=game.seats.start,
        most=game.seats.stop - 1,
        levels=playable(game.name),
        options=options,
        lessons=_count(lambda: lessons_of(game.name)),
        puzzles=_count(lambda: collection(game.name).puzzles),
        coach=package.coach is not None,
        daily=None if daily is None else api.DailyGame(daily, f"{DAILY} {datetime.now(UTC).date()}"),
    )


@lru_cache(maxsize=64)
def _options(game: Any, language: str) -> tuple[OptionShown, ...]:
    """The rules are asked which options go with how many players, so the answer is kept."""
    return options_of(game, Words(language))


def _count(read: Callable[[], Sized]) -> int:
    """How many lessons or puzzles a game brings."""
    try:
        return len(read())
    except Unreadable:
        return 0
