"""The installed games by their names and editions: found by entry point, loaded when they are first needed."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from pithead.game import AnyGame, Options, Unreadable
from pithead.package import Edition, GamePackage

GROUP: Final = "pithead.games"
"""The entry point group by which games are found, ours like everybody's."""


@cache
def _installed() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}


def game_names() -> tuple[str, ...]:
    """The names of all installed games."""
    return tuple(_installed())


@cache
def package_of(name: str) -> GamePackage:
    """What a game brings."""
    if name not in _installed():
        raise Unreadable("game-unknown", name=name, known=", ".join(game_names()))
    package = _installed()[name].load()
    if not isinstance(package, GamePackage) or package.name != name or not package.editions:
        raise Unreadable("game-package", name=name, found=_installed()[name].value)
    return package


def load_game(name: str, corrections: str | None = None) -> AnyGame:
    """The newest edition of a game, with the facts of its box corrected by a user's content file, if there is one."""
    return _load(package_of(name).editions[0], corrections)


def simulation_options(name: str) -> type[Options]:
    """What many games of a game can choose: the options of a table, and more if its kernel can do more."""
    more = package_of(name).simulation_options
    return load_game(name).options_type if more is None else more()


def edition_of(name: str, rules: str, content: str | None, corrections: str | None = None) -> AnyGame:
    """The edition that a game began with, by the version of its rules and the hash of its box (None: any box)."""
    editions = package_of(name).editions
    known = [edition for edition in editions if edition.rules == rules]
    if not known:
        raise Unreadable("record-rules", rules=rules, known=", ".join(edition.rules for edition in editions))
    games = [_load(edition, corrections) for edition in known]
    for game in games:
        if content in (None, game.content_hash):
            return game
    raise Unreadable("record-content", content=content, known=", ".join(game.content_hash for game in games))


@lru_cache(maxsize=32)  # records bring their own corrections, so not all boxes are remembered for ever
def _load(edition: Edition, corrections: str | None) -> AnyGame:
    return edition.load(corrections)
