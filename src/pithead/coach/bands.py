"""Error rates in bands, from the best players to those who dig in the dark."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

from pithead.coach.room import coach_of

BANDS: Final = ("lode-finder", "master-miner", "foreman", "hewer", "apprentice", "first-day", "in-the-dark")
"""The names of the bands, from the best."""

SOLO_BOUNDS: Final = (0.15, 0.3, 0.5, 0.8, 1.2, 1.8)
"""Where the next band begins for a lone player, in points."""


def band(game: str, seats: int, error_rate: float) -> str:
    """The band of an error rate."""
    return BANDS[bisect_right(SOLO_BOUNDS if seats == 1 else coach_of(game).band_bounds, error_rate)]
