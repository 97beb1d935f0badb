"""The games by their names and editions, loaded when they are first needed."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple

from pithead.game import AnyGame, Unreadable

NAMES: Final = ("dice-miner", "mini-miners")
PREFIXES: Final = {"dice-miner": "DM", "mini-miners": "MM"}
"""How the numbers of each game's rules begin."""


class Edition(NamedTuple):
    """A game as a release knew it: its rules, and how to load it with a user's corrections to the facts of its box."""

    rules: str
    load: Callable[[str | None], AnyGame]


@lru_cache(maxsize=16)  # records bring their own corrections, so not all boxes are remembered for ever
def _dice_miner(corrections: str | None) -> AnyGame:
    from pithead.dice_miner.content import read_box, standard_box  # noqa: PLC0415
    from pithead.dice_miner.game import DiceMiner  # noqa: PLC0415

    return DiceMiner(standard_box() if corrections is None else read_box(corrections))


@lru_cache(maxsize=16)
def _mini_miners(corrections: str | None) -> AnyGame:
    from pithead.mini_miners.content import read_box, standard_box  # noqa: PLC0415
    from pithead.mini_miners.game import MiniMiners  # noqa: PLC0415

    return MiniMiners(standard_box() if corrections is None else read_box(corrections))


EDITIONS: Final[dict[str, tuple[Edition, ...]]] = {
    "dice-miner": (Edition("1", _dice_miner),),
    "mini-miners": (Edition("1", _mini_miners),),
}
"""Every edition of each game, the newest first. None is ever taken away: games that began with it go on with it."""


def load_game(name: str, corrections: str | None = None) -> AnyGame:
    """The newest edition of a game, with the facts of its box corrected by a user's content file, if there is one."""
    return _editions(name)[0].load(corrections)


def edition_of(name: str, rules: str, content: str | None, corrections: str | None = None) -> AnyGame:
    """The edition that a game began with, by the version of its rules and the hash of its box (None: any box)."""
    known = [edition for edition in _editions(name) if edition.rules == rules]
    if not known:
        raise Unreadable("record-rules", rules=rules, known=", ".join(edition.rules for edition in _editions(name)))
    games = [edition.load(corrections) for edition in known]
    for game in games:
        if content in (None, game.content_hash):
            return game
    raise Unreadable("record-content", content=content, known=", ".join(game.content_hash for game in games))


def _editions(name: str) -> tuple[Edition, ...]:
    if name not in EDITIONS:
        raise Unreadable("game-unknown", name=name, known=", ".join(NAMES))
    return EDITIONS[name]
