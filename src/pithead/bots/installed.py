"""Bots of other people: installed packages that are found by the entry point group `pithead.bots`.

    [project.entry-points."pithead.bots"]
    lookahead = "lookahead:BOT"

The name of the entry point is the name of the bot, wherever bots are named. No such bot can take the name of one of the game's own.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from pithead.bots.bot import Bot
from pithead.game import AnyGame, Seat, Unreadable
from pithead.values import Value

GROUP: Final = "pithead.bots"


class BotPackage(Value, kw_only=True):
    """A bot that somebody brings: its name, how to make one for a seat, and the games that it plays (every game if none is named)."""

    name: str
    make: Callable[[AnyGame, Seat], Bot]
    games: tuple[str, ...] = ()
    seconds: float = 0.0
    """How long it may think about a move at a table; 0 if it decides at once."""


@cache
def _entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}


@cache
def bot_package(name: str) -> BotPackage:
    """The installed bot of a name; raises Unreadable if its package doesn't bring one."""
    entry = _entries()[name]
    try:
        package = entry.load()
    except Exception as error:
        raise Unreadable("bot-package", name=name, found=f"{entry.value}: {error}") from error
    if not isinstance(package, BotPackage) or package.name != name:
        raise Unreadable("bot-package", name=name, found=entry.value)
    return package


def installed_bots(game: str) -> tuple[str, ...]:
    """The names of the installed bots that play a game; one whose package is broken is left out."""
    return tuple(name for name in _entries() if _plays(name, game))


def _plays(name: str, game: str) -> bool:
    try:
        package = bot_package(name)
    except Unreadable:
        return False
    return not package.games or game in package.games
