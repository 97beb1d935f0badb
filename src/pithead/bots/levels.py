"""The levels of the bots of each game, from the weakest to the strongest.

No level plays at random. The lower ones value every event by a heuristic and go wrong as people do: they overlook what is not obvious,
look at their own points alone, and confuse events that are close, the more often the closer they are. The upper ones search, some
of them not every time.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from pithead.bots.installed import bot_package, installed_bots
from pithead.bots.room import GameBots, Level
from pithead.game import Unreadable
from pithead.games import package_of

RANDOM: Final = Level("random")
GREEDY: Final = Level("greedy")
MASTER: Final = Level("master", searches=True, seconds=1.0)


@cache
def bots_of(game: str) -> GameBots:
    """The bots of a game: its own, or those that play any game."""
    room = package_of(game).bots
    if room is not None:
        return room()
    from pithead.bots.generic import generic_bots  # noqa: PLC0415 - most games bring their own

    return generic_bots(game)


def levels(game: str) -> tuple[str, ...]:
    """The levels of a game, from the weakest."""
    return tuple(level.name for level in bots_of(game).levels)


def own_names(game: str) -> tuple[str, ...]:
    """Every name of a bot that the game itself brings."""
    return tuple(dict.fromkeys((*levels(game), *(level.name for level in bots_of(game).references))))


def known(game: str) -> tuple[str, ...]:
    """Every name of a bot of a game: its own, and those that other packages bring."""
    return tuple(dict.fromkeys((*own_names(game), *installed_bots(game))))


def level_of(game: str, name: str) -> Level:
    """The level of a name; raises Unreadable if there is none."""
    room = bots_of(game)
    for level in (*room.levels, *room.references):
        if level.name == name:
            return level
    if name in installed_bots(game):
        seconds = bot_package(name).seconds
        return Level(name, searches=seconds > 0, seconds=seconds)
    raise Unreadable("bot-unknown", name=name, game=game, known=", ".join(known(game)))


def default_level(game: str) -> str:
    """The level that somebody meets who has not chosen."""
    return bots_of(game).default


def plain_level(game: str) -> str:
    """The strongest level that doesn't search: it stands in for those that do, should one of them break."""
    return next((level for level in reversed(levels(game)) if not level_of(game, level).searches), RANDOM.name)
