"""A game as the list of games shows it."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache

from pithead.bots import levels
from pithead.coach.lessons import lessons_of
from pithead.coach.puzzles import collection
from pithead.game import AnyGame, Unreadable
from pithead.games import load_game, package_of
from pithead.server import api
from pithead.words import Words
from pithead.words.options import DAILY, OptionShown, daily_options, options_of
from pithead.words.shell import title_of


def game_shown(game: AnyGame, say: Words) -> api.GameShown:
    """Everything that a page needs to know of a game before a table is opened. Without words a game is called by its name."""
    package = package_of(game.name)
    options = _options(game.name, say.language)
    daily = daily_options(options)
    return api.GameShown(
        game=game.name,
        title=title_of(game.name, say),
        pitch=say.own(game.name, "game-pitch"),
        about=say.own(game.name, "game-about"),
        rules=game.rules_version,
        rule_prefix=package.rule_prefix,
        least=game.seats.start,
        most=game.seats.stop - 1,
        levels=levels(game.name),
        options=options,
        lessons=len(lessons_of(game.name)),
        puzzles=_puzzles(game.name),
        coach=package.resource("coach", "__init__.py") is not None,
        daily=None if daily is None else api.DailyGame(daily, f"{DAILY} {datetime.now(UTC).date()}"),
    )


@cache
def _options(game: str, language: str) -> tuple[OptionShown, ...]:
    """The rules are asked which options go with how many players, so the answer is kept."""
    return options_of(load_game(game), Words(language))


def _puzzles(game: str) -> int:
    try:
        return len(collection(game).puzzles)
    except Unreadable:
        return 0
