"""Error rates in bands, from the best players to those who dig in the dark."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

BANDS: Final = ("lode-finder", "master-miner", "foreman", "hewer", "apprentice", "first-day", "in-the-dark")
"""The names of the bands, from the best."""

BOUNDS: Final = {
    "dice-miner": (0.004, 0.009, 0.014, 0.022, 0.035, 0.06),
    "mini-miners": (0.012, 0.024, 0.035, 0.042, 0.048, 0.06),
}
"""Where the next band begins: the share of the victory that a real decision loses on average."""

ALONE: Final = (0.15, 0.3, 0.5, 0.8, 1.2, 1.8)
"""The same for a lone player, in points."""


def band(game: str, seats: int, error_rate: float) -> str:
    """The band of an error rate."""
    return BANDS[bisect_right(ALONE if seats == 1 else BOUNDS[game], error_rate)]
