"""What the statistics of Mini Miners count: purchases, markets, special cards, and where dwarves dig and leave the mine."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from pithead.game import Event
from pithead.lab.statistics import (
    Counts,
    Games,
    GameStatistics,
    StatisticsRow,
    StatisticsSection,
    a_game,
    a_player,
    a_round,
    mean,
    of,
    share,
    total,
)

REGIONS: Final = ("I", "II", "III", "IV", "P", "D")


def watch(before: Any, event: Event, after: Any, counts: Counts) -> None:
    """Purchases, markets, special cards, dwarves that leave the mine, and rounds."""
    match type(event).__name__:
        case "Buy":
            counts["blind" if event.place == 0 else "open"] += 1
        case "Shuffle" | "Gold" | "Bonus" | "Sacrifice" as verb:
            counts[verb] += 1
        case "Laid":
            market = [tool or laid for tool, laid in zip(before.market, _fill(before.market, event.tools))]
            counts["markets"] += 1
            counts["triples"] += any(tool and market.count(tool) > 2 for tool in market)
    if before.crew is not after.crew:
        _watch_crew(before, after, counts)
    if len(after.past) > len(before.past):
        _watch_round(after.past[-1], counts)


def _fill(market: Sequence[str], tools: Sequence[str]) -> list[str]:
    fresh = iter(tools)
    return ["" if tool else next(fresh, "") for tool in market]


def _watch_crew(before: Any, after: Any, counts: Counts) -> None:
    """Who leaves the mine with this event, from where, and with how much."""
    crew = after.past[-1].crew if len(after.past) > len(before.past) else after.crew
    for old, new in zip(before.crew, crew):
        if old.underground and new.place in ("tavern", "removed"):
            ground = _region(old.place)
            counts[f"dug {ground}"] += 1
            counts[f"out {ground}"] += new.place == "tavern"
            counts[f"gold {ground}"] += new.haul - old.haul


def _region(place: str) -> str:
    return ("I", "II", "III", "IV")[(int(place[1:]) - 1) // 4] if place[0] == "T" else place[0]


def _watch_round(past: Any, counts: Counts) -> None:
    counts["rounds"] += 1
    counts["fell"] += past.fell_in
    for dwarf in past.crew:
        counts["hosts" if dwarf.host else dwarf.place] += 1


def region_cell(region: str) -> Callable[[Games], str]:
    """How many of the dwarves dig there, how many of those escape, and with how much."""

    def made(games: Games) -> str:
        dug, out, gold = (total(games, f"{key} {region}") for key in ("dug", "out", "gold"))
        everybody = sum(total(games, f"dug {other}") for other in REGIONS)
        return f"{share(dug, everybody)}, {share(out, dug)}, {mean(gold, out)}"

    return made


ROWS: Final = (
    StatisticsRow("statistics-escapes", a_round("tavern")),
    StatisticsRow("statistics-removals", a_round("removed")),
    StatisticsRow("statistics-sacrifices", a_round("Sacrifice")),
    StatisticsRow("statistics-hosts", a_round("hosts")),
    StatisticsRow("statistics-escaped", of("tavern", "tavern", "removed")),
    StatisticsRow("statistics-fell", of("fell", "rounds")),
    StatisticsRow("statistics-fell-games", lambda games: share(sum(game.counts["fell"] > 0 for game in games), len(games))),
    StatisticsRow("statistics-specials", lambda games: mean(total(games, "Gold") + total(games, "Bonus"), len(games))),
    StatisticsRow("statistics-bonuses", of("Bonus", "Gold", "Bonus")),
    StatisticsRow("statistics-open", a_player("open")),
    StatisticsRow("statistics-blind", a_player("blind")),
    StatisticsRow("statistics-shuffles", a_player("Shuffle")),
    StatisticsRow("statistics-markets", a_game("markets")),
    StatisticsRow("statistics-triples", of("triples", "markets")),
)
STATISTICS: Final = GameStatistics(
    watch,
    ROWS,
    (
        StatisticsSection(
            "statistics-where", tuple(StatisticsRow(f"statistics-in-{region.lower()}", region_cell(region)) for region in REGIONS)
        ),
    ),
)
