"""`statistics`: many games of bots in numbers, as a Markdown page; chance and the greedy bot side by side."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import fmean, pstdev, quantiles
from typing import Any, Final, NamedTuple, TypeAlias

from pithead.bots import make_bot
from pithead.cli.files import load
from pithead.cli.words import say
from pithead.fair import loose
from pithead.game import CHANCE, AnyGame, Event

LEVELS: Final = ("random", "greedy")
TABLES: Final = (2, 3, 4)
NOTHING: Final = "-"

Counts: TypeAlias = Counter[str]
Watch: TypeAlias = Callable[[Any, Event, Any, Counts], None]
"""`(before, event, after, counts)` notes what an event was good for."""


class Column(NamedTuple):
    """Who plays, and how many."""

    level: str
    seats: int


class Played(NamedTuple):
    """One game in numbers."""

    seats: int
    totals: tuple[int, ...]
    decisions: int
    steps: int
    counts: Counts


Games: TypeAlias = Sequence[Played]


class Row(NamedTuple):
    """One line of a table: the message that names it, and how it is made of the games of a column."""

    name: str
    made: Callable[[Games], str]


def statistics(name: str, games: int, seed: str, content: Path | None) -> int:
    """Play, and print the page; Ctrl-C prints what is there, with exit code 130."""
    game = load(name, content)
    played: dict[Column, list[Played]] = {Column(level, seats): [] for seats in TABLES for level in LEVELS}
    code = 0
    try:
        for column, games_played in played.items():
            for number in range(games):
                games_played.append(play(game, column, Random(f"{seed}/{column.level}/{column.seats}/{number}")))
                _progress(column, number + 1, games)
    except KeyboardInterrupt:
        code = 130
    _progress(None, 0, 0)
    filled = {column: games_played for column, games_played in played.items() if games_played}
    if filled:
        command = f"pithead statistics {name} --games {games} --seed {seed}" + (f" --content {content}" if content else "")
        print("\n".join(page(game, filled, command)))
    return code


def _progress(column: Column | None, done: int, games: int) -> None:
    if sys.stderr.isatty():
        line = f"{column.level}, {column.seats}: {done}/{games}" if column else ""
        print(f"\r{line:40}", end="" if column else "\r", file=sys.stderr, flush=True)


def play(game: AnyGame, column: Column, rng: Random) -> Played:
    """One game of equal bots."""
    watch = WATCHES[game.name]
    bots = [make_bot(game, column.level, seat) for seat in range(column.seats)]
    draw = loose(rng)
    counts: Counts = Counter()
    decisions = steps = 0
    state = game.start(column.seats)
    while actors := game.to_act(state):
        seat = actors[int(rng.random() * len(actors))]
        if seat == CHANCE:
            event = game.sample(state, draw)
        else:
            event = bots[seat].choose(game.view(state, seat), game.legal(state, seat), rng, 1.0)
            decisions += 1
        steps += 1
        before, state = state, game.apply(state, seat, event)
        watch(before, event, state, counts)
    return Played(column.seats, game.standing(state).totals, decisions, steps, counts)


# What happens in a game


def watch_dice_miner(before: Any, event: Event, after: Any, counts: Counts) -> None:
    """Beers, magic, cached dice and tie-breaks."""
    counts[type(event).__name__] += 1
    counts["ties"] += len(after.ties) > len(before.ties)


def watch_mini_miners(before: Any, event: Event, after: Any, counts: Counts) -> None:
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


WATCHES: Final[dict[str, Watch]] = {"dice-miner": watch_dice_miner, "mini-miners": watch_mini_miners}


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


def lead(game: Played) -> int:
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
    Row("statistics-total", lambda games: spread(totals(games))),
    Row("statistics-quartiles", lambda games: quarters(totals(games))),
    Row("statistics-winner", lambda games: spread([max(game.totals) for game in games])),
    Row("statistics-lead", lambda games: spread([lead(game) for game in games])),
    Row("statistics-tied", lambda games: share(sum(not lead(game) for game in games), len(games))),
    Row("statistics-decisions", lambda games: longest([game.decisions for game in games])),
    Row("statistics-steps", lambda games: longest([game.steps for game in games])),
)
DICE_MINER: Final = (
    Row("statistics-ties", a_game("ties")),
    Row("statistics-cheers", a_game("Cheers")),
    Row("statistics-magic", a_game("Spend")),
    Row("statistics-cached", a_game("Cache")),
)
MINI_MINERS: Final = (
    Row("statistics-escapes", a_round("tavern")),
    Row("statistics-removals", a_round("removed")),
    Row("statistics-sacrifices", a_round("Sacrifice")),
    Row("statistics-hosts", a_round("hosts")),
    Row("statistics-escaped", of("tavern", "tavern", "removed")),
    Row("statistics-fell", of("fell", "rounds")),
    Row("statistics-fell-games", lambda games: share(sum(game.counts["fell"] > 0 for game in games), len(games))),
    Row("statistics-specials", lambda games: mean(total(games, "Gold") + total(games, "Bonus"), len(games))),
    Row("statistics-bonuses", of("Bonus", "Gold", "Bonus")),
    Row("statistics-open", a_player("open")),
    Row("statistics-blind", a_player("blind")),
    Row("statistics-shuffles", a_player("Shuffle")),
    Row("statistics-markets", a_game("markets")),
    Row("statistics-triples", of("triples", "markets")),
)
REGIONS: Final = ("I", "II", "III", "IV", "P", "D")
ROWS: Final = {"dice-miner": DICE_MINER, "mini-miners": MINI_MINERS}


# The page


def page(game: AnyGame, played: dict[Column, list[Played]], command: str) -> Iterator[str]:
    """The lines of the page, with the command that makes it."""
    yield from (f"# {say('statistics-title', game=game.name)}", "")
    yield from (say("statistics-made", command=f"`{command}`", hash=f"`{game.content_hash[:19]}`"), "")
    yield from (say("statistics-read", game=game.name), "")
    rows = [(say(row.name, game=game.name), row.made) for row in (*ALWAYS, *ROWS[game.name])]
    yield from table(played, [(say("statistics-games"), lambda games: str(len(games))), *rows])
    if game.name == "mini-miners":
        yield from ("", f"## {say('statistics-where')}", "", say("statistics-where-read"), "")
        yield from table(played, [(say(f"statistics-in-{region.lower()}"), region_cell(region)) for region in REGIONS])


def region_cell(region: str) -> Callable[[Games], str]:
    """How many of the dwarves dig there, how many of those escape, and with how much."""

    def made(games: Games) -> str:
        dug, out, gold = (total(games, f"{key} {region}") for key in ("dug", "out", "gold"))
        everybody = sum(total(games, f"dug {other}") for other in REGIONS)
        return f"{share(dug, everybody)}, {share(out, dug)}, {mean(gold, out)}"

    return made


def table(played: dict[Column, list[Played]], rows: Sequence[tuple[str, Callable[[Games], str]]]) -> Iterator[str]:
    """A Markdown table with a column for each kind of players."""
    heads = [say("statistics-column", level=say(f"statistics-{column.level}"), seats=column.seats) for column in played]
    lines = [["", *heads], *[[name, *[made(games) for games in played.values()]] for name, made in rows]]
    widths = [max(map(len, cells)) for cells in zip(*lines)]
    for number, cells in enumerate(lines):
        yield f"| {' | '.join(cell.ljust(width) for cell, width in zip(cells, widths))} |"
        if number == 0:
            yield f"|{'|'.join('-' * (width + 2) for width in widths)}|"
