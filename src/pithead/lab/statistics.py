"""Statistics: many games of equal bots in numbers, as a Markdown page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from random import Random
from statistics import fmean, pstdev, quantiles
from typing import Any, Final, NamedTuple, TypeAlias

from pithead.bots import BOT_BUDGET_S, make_bot
from pithead.bots.self_play import turns
from pithead.fair import loose
from pithead.game import CHANCE, AnyGame, Event
from pithead.words import Words
from pithead.words.shell import title_of

NOTHING: Final = "-"

Counts: TypeAlias = Counter[str]
Watch: TypeAlias = Callable[[Any, Event, Any, Counts], None]
"""`(before, event, after, counts)` notes what an event was good for."""


class Column(NamedTuple):
    """Who plays, and how many."""

    level: str
    seats: int


class CountedGame(NamedTuple):
    """One game in numbers."""

    seats: int
    totals: tuple[int, ...]
    decisions: int
    steps: int
    counts: Counts


Games: TypeAlias = Sequence[CountedGame]


class StatisticsRow(NamedTuple):
    """One line of a table: the message that names it, and how it is made of the games of a column."""

    name: str
    made: Callable[[Games], str]


class StatisticsSection(NamedTuple):
    """A table of its own: the message that is its heading (`-read` after it explains it), and its rows."""

    name: str
    rows: tuple[StatisticsRow, ...]


class GameStatistics(NamedTuple):
    """What a game adds to the page: what it counts, rows of the first table, and more tables."""

    watch: Watch
    rows: tuple[StatisticsRow, ...] = ()
    sections: tuple[StatisticsSection, ...] = ()


def watch_nothing(before: Any, event: Event, after: Any, counts: Counts) -> None:
    """What a game without statistics of its own counts."""


def play_and_count(game: AnyGame, column: Column, rng: Random, watch: Watch = watch_nothing) -> CountedGame:
    """One game of equal bots."""
    bots = [make_bot(game, column.level, seat) for seat in range(column.seats)]
    counts: Counts = Counter()
    decisions = steps = 0
    state = game.start(column.seats)
    for turn in turns(game, bots, loose(rng), state, rng, BOT_BUDGET_S, any_first=True):
        decisions += turn.seat != CHANCE
        steps += 1
        watch(turn.before, turn.event, turn.after, counts)
        state = turn.after
    return CountedGame(column.seats, game.standing(state).totals, decisions, steps, counts)


# Numbers


def totals(games: Games) -> list[int]:
    """What every player had at the end."""
    return [total for game in games for total in game.totals]


def spread(values: Sequence[float]) -> str:
    """Mean and standard deviation."""
    return f"{fmean(values):.1f} ± {pstdev(values):.1f}"


def quarters(values: Sequence[float]) -> str:
    """The quartiles."""
    return " / ".join(f"{cut:.0f}" for cut in quantiles(values, method="inclusive")) if len(values) > 1 else NOTHING


def longest(values: Sequence[int]) -> str:
    """Mean and largest."""
    return f"{fmean(values):.0f} ({max(values)})"


def lead(game: CountedGame) -> int:
    """How far the first was before the second."""
    first, second, *_ = sorted(game.totals, reverse=True)
    return first - second


def total(games: Games, key: str) -> int:
    """How often something happened in all games."""
    return sum(game.counts[key] for game in games)


def share(part: float, whole: float) -> str:
    """A part of a whole in per cent."""
    return f"{100 * part / whole:.1f} %" if whole else NOTHING


def mean(part: float, whole: float) -> str:
    """So much for each."""
    return f"{part / whole:.2f}" if whole else NOTHING


def a_game(key: str) -> Callable[[Games], str]:
    """How often something happens in a game."""
    return lambda games: mean(total(games, key), len(games))


def a_round(key: str) -> Callable[[Games], str]:
    """How often something happens in a round."""
    return lambda games: mean(total(games, key), total(games, "rounds"))


def a_player(key: str) -> Callable[[Games], str]:
    """How often something happens to a player in a game."""
    return lambda games: mean(total(games, key), sum(game.seats for game in games))


def of(part: str, whole: str, *more: str) -> Callable[[Games], str]:
    """How much of a whole something is."""
    return lambda games: share(total(games, part), sum(total(games, key) for key in (whole, *more)))


ALWAYS: Final = (
    StatisticsRow("statistics-total", lambda games: spread(totals(games))),
    StatisticsRow("statistics-quartiles", lambda games: quarters(totals(games))),
    StatisticsRow("statistics-winner", lambda games: spread([max(game.totals) for game in games])),
    StatisticsRow("statistics-lead", lambda games: spread([lead(game) for game in games])),
    StatisticsRow("statistics-tied", lambda games: share(sum(not lead(game) for game in games), len(games))),
    StatisticsRow("statistics-decisions", lambda games: longest([game.decisions for game in games])),
    StatisticsRow("statistics-steps", lambda games: longest([game.steps for game in games])),
)


# The page


def page(
    game: AnyGame, played: dict[Column, list[CountedGame]], command: str, say: Words, counted: GameStatistics | None = None
) -> Iterator[str]:
    """The lines of the page, with the command that makes it."""
    counted = counted or GameStatistics(watch_nothing)
    yield from (f"# {say('statistics-title', game=title_of(game.name, say))}", "")
    yield from (say("statistics-made", command=f"`{command}`", hash=f"`{game.content_hash[:19]}`"), "")
    yield from (say.of(game.name, "statistics-read"), "")
    rows = [(say.of(game.name, row.name), row.made) for row in (*ALWAYS, *counted.rows)]
    yield from table(played, [(say("statistics-games"), lambda games: str(len(games))), *rows], say)
    for section in counted.sections:
        yield from ("", f"## {say(section.name)}", "", say(f"{section.name}-read"), "")
        yield from table(played, [(say(row.name), row.made) for row in section.rows], say)


def table(played: dict[Column, list[CountedGame]], rows: Sequence[tuple[str, Callable[[Games], str]]], say: Words) -> Iterator[str]:
    """A Markdown table with a column for each kind of players."""
    heads = [say("statistics-column", level=say(f"statistics-{column.level}"), seats=column.seats) for column in played]
    lines = [["", *heads], *[[name, *[made(games) for games in played.values()]] for name, made in rows]]
    widths = [max(map(len, cells)) for cells in zip(*lines)]
    for number, cells in enumerate(lines):
        yield f"| {' | '.join(cell.ljust(width) for cell, width in zip(cells, widths))} |"
        if number == 0:
            yield f"|{'|'.join('-' * (width + 2) for width in widths)}|"
