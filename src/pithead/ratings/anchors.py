"""The levels of a game at the strength that was measured for this release: what other ratings hold on to."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from pithead.games import package_of
from pithead.intervals import Z95
from pithead.ratings.rating import Rating

LEAST_DEVIATION: Final = 1.0
"""What the anchor of the ladder itself gets, which has no interval."""


class _Rung(msgspec.Struct):
    name: str
    elo: float
    within: float


class _Ladder(msgspec.Struct):
    rungs: tuple[_Rung, ...]


@cache
def level_ratings(game: str) -> dict[str, Rating]:
    """Every level that the shipped ladder of two players has; empty where none was measured."""
    file = package_of(game).resource("bots", "ladder-2.json")
    if file is None:
        return {}
    rungs = msgspec.json.decode(file.read_bytes(), type=_Ladder).rungs
    return {rung.name: Rating(rung.elo, max(LEAST_DEVIATION, rung.within / Z95)) for rung in rungs}
