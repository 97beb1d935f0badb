"""How well somebody played, in bands from the best players to those who dig in the dark."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from math import fsum, sqrt
from typing import Final

BANDS: Final = ("lode-finder", "master-miner", "foreman", "hewer", "apprentice", "first-day", "in-the-dark")
"""The names of the bands, from the best."""

BOUNDS: Final = (0.05, 0.25, 0.45, 0.55, 0.62, 0.7)
"""Where the next band begins: how much of what was at stake is given away. Players who choose at random give away 1 on average, and seldom
less than the last of these in a whole game. A game whose judge is less sure has bounds of its own."""


def given_away(decisions: Sequence[tuple[float, float]]) -> float:
    """How much of what was at stake decisions gave away: 0 is flawless, 1 is as much as choices at random lose on average.

    A decision is its loss and its stake, which is what a choice at random loses. It counts by the root of its stake: not by the whole, or a
    few sharp positions would decide alone, and not equally, or those in which nothing matters would. Whether a game is close or long
    decided makes no difference.
    """
    sharp = [(loss, stake) for loss, stake in decisions if stake > 0]
    return fsum(loss / sqrt(stake) for loss, stake in sharp) / fsum(sqrt(stake) for _, stake in sharp) if sharp else 0.0


def band(share: float, bounds: Sequence[float] = BOUNDS) -> str:
    """The band of what was given away."""
    return BANDS[bisect_right(bounds, share)]
