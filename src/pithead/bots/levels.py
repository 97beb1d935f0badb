"""The levels of the bots, from the first day in the mine to its master: what each sees, how far it thinks, and how it errs.

Nobody plays at random. The lower levels judge every choice by its taste and go wrong as people do: they overlook what is not obvious,
look at their own points alone, and confuse choices that are close, the more often the closer they are. The upper ones search, some
of them not every time.
"""

from __future__ import annotations

from typing import Final

import msgspec

from pithead.game import Unreadable


class Level(msgspec.Struct, frozen=True):
    """How a bot plays: by taste alone, or with a search that decides now and then by taste.

    `heat` is how far apart two choices must be, in points or nuggets, to be told apart: one that is so much worse is taken e times as
    rarely. `overlooks` is how often a choice that is not obvious isn't seen at all. `rivals` and `hope` say how much of what others gain,
    and of what dice may become, is taken into account.
    """

    name: str
    heat: float = 0.0
    overlooks: float = 0.0
    rivals: float = 1.0
    hope: float = 1.0
    searches: bool = False
    thoughts: int = 0
    by_taste: float = 0.0
    seconds: float = 0.0


RANDOM: Final = Level("random")
GREEDY: Final = Level("greedy")
MASTER: Final = Level("master", searches=True, seconds=1.0)

LADDERS: Final[dict[str, tuple[Level, ...]]] = {
    "dice-miner": (
        Level("first-day", heat=2.5, overlooks=0.8, rivals=0.0, hope=0.0),
        Level("apprentice", heat=0.9, overlooks=0.3, rivals=0.0, hope=0.5),
        Level("hewer", heat=0.4, overlooks=0.1),
        Level("foreman", heat=0.4, searches=True, thoughts=60, by_taste=0.4, seconds=0.5),
        Level("mine-master", searches=True, seconds=1.0),
    ),
    "mini-miners": (
        Level("first-day", heat=1.2, overlooks=0.8, rivals=0.0),
        Level("apprentice", heat=0.7, overlooks=0.4, rivals=0.0),
        Level("hewer", heat=0.3, overlooks=0.1),
        Level("foreman", heat=0.3, searches=True, thoughts=80, by_taste=0.5, seconds=0.5),
        Level("mine-master", searches=True, seconds=1.0),
    ),
}
"""The levels of each game that people choose from, from the weakest."""

YARDSTICKS: Final[dict[str, tuple[Level, ...]]] = {"dice-miner": (RANDOM, GREEDY, MASTER), "mini-miners": (RANDOM, GREEDY, MASTER)}
"""What bots can be beside: to measure by, and the names of older tables."""

WELCOME: Final = "apprentice"
"""Whom somebody meets who has not chosen."""


def levels(game: str) -> tuple[str, ...]:
    """The levels of a game, from the weakest; a stranger's game has a random bot."""
    return tuple(level.name for level in LADDERS.get(game, (RANDOM,)))


def known(game: str) -> tuple[str, ...]:
    """Every name of a bot of a game."""
    return (*levels(game), *(level.name for level in YARDSTICKS.get(game, ())))


def level_of(game: str, name: str) -> Level:
    """The level of a name; raises Unreadable if there is none."""
    for level in (*LADDERS.get(game, ()), *YARDSTICKS.get(game, (RANDOM,))):
        if level.name == name:
            return level
    raise Unreadable("bot-unknown", name=name, game=game, known=", ".join(known(game)))


def plain_level(game: str) -> str:
    """The strongest level that needs no kernels: it stands in for those that do."""
    return next((level.name for level in reversed(LADDERS.get(game, (RANDOM,))) if not level.searches), RANDOM.name)
