"""A game as the list of games shows it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from pithead.bots import installed_bots, levels
from pithead.coach.daily import daily_game, today
from pithead.coach.lessons import lesson_count
from pithead.coach.puzzles import puzzle_count
from pithead.coach.room import has_coach
from pithead.game import AnyGame
from pithead.games import package_of
from pithead.server import api
from pithead.words import Words
from pithead.words.options import OptionShown, options_of
from pithead.words.real_table import has_real_table
from pithead.words.shell import title_of


def game_shown(game: AnyGame, say: Words) -> api.GameShown:
    """Everything that a page needs to know of a game before a table is opened. Without words a game is called by its name."""
    package = package_of(game.name)
    known: Any = game
    return api.GameShown(
        game=game.name,
        title=title_of(game.name, say),
        pitch=say.own(game.name, "game-pitch"),
        about=say.own(game.name, "game-about"),
        rules=game.rules_version,
        rule_prefix=package.rule_prefix,
        least=game.seats.start,
        most=game.seats.stop - 1,
        levels=(*levels(game.name), *installed_bots(game.name)),
        options=_options(known, say.language),
        lessons=lesson_count(game.name),
        puzzles=puzzle_count(game.name),
        coach=has_coach(game.name),
        real_table=has_real_table(game.name),
        daily=daily_game(game.name, today()),
        unit=package.score_unit,
    )


@lru_cache(maxsize=64)
def _options(game: Any, language: str) -> tuple[OptionShown, ...]:
    """The rules are asked which options go with how many players, so the answer is kept."""
    return options_of(game, Words(language))
