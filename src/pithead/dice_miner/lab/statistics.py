"""What the statistics of Dice Miner count: beers, magic, cached dice and tie-breaks."""

from __future__ import annotations

from typing import Any, Final

from pithead.game import Event
from pithead.lab.statistics import Counts, GameStatistics, StatisticsRow, a_game


def watch(before: Any, event: Event, after: Any, counts: Counts) -> None:
    """Beers, magic, cached dice and tie-breaks."""
    counts[type(event).__name__] += 1
    counts["ties"] += len(after.ties) > len(before.ties)


ROWS: Final = (
    StatisticsRow("statistics-ties", a_game("ties")),
    StatisticsRow("statistics-cheers", a_game("Cheers")),
    StatisticsRow("statistics-magic", a_game("Spend")),
    StatisticsRow("statistics-cached", a_game("Cache")),
)
STATISTICS: Final = GameStatistics(watch, ROWS)
