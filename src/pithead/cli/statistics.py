"""`statistics`: many games of bots in numbers, as a Markdown page or JSON; the random bot and the greedy one side by side."""

from __future__ import annotations

from collections import Counter
from itertools import product
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, Final

from pithead.bots.levels import known
from pithead.cli.exit_codes import STOPPED
from pithead.cli.files import load, print_json
from pithead.cli.words import say
from pithead.games import package_of
from pithead.lab.statistics import Column, CountedGame, page, play_and_count, watch_nothing
from pithead.words.progress import ProgressLine, bar

LEVELS: Final = ("random", "greedy")
TABLES: Final = (2, 3, 4)


def statistics(name: str, games: int, seed: str, content: Path | None, json: bool = False) -> int:
    """Play, and print the page; Ctrl-C prints what is there, with exit code 130."""
    game, lab = load(name, content), package_of(name).lab
    counted = lab().statistics if lab is not None else None
    watch = counted.watch if counted is not None else watch_nothing
    levels = [level for level in LEVELS if level in known(name)]
    played: dict[Column, list[CountedGame]] = {Column(level, seats): [] for seats in TABLES if seats in game.seats for level in levels}
    code = 0
    try:
        with ProgressLine(bar(0)) as line:
            for done, (column, number) in enumerate(product(played, range(games)), 1):
                dice = Random(f"{seed}/{column.level}/{column.seats}/{number}")
                played[column].append(play_and_count(game, column, dice, watch))
                line.text = bar(done / (len(played) * games))
    except KeyboardInterrupt:
        code = STOPPED
    filled = {column: games_played for column, games_played in played.items() if games_played}
    if json:
        print_json({"game": name, "seed": seed, "columns": [figures(column, played_there) for column, played_there in filled.items()]})
    elif filled:
        command = f"pithead statistics {name} --games {games} --seed {seed}" + (f" --content {content}" if content else "")
        print("\n".join(page(game, filled, command, say, counted)))
    return code


def figures(column: Column, games: list[CountedGame]) -> dict[str, Any]:
    """A column of the page for machines: means a game and a seat, and how often things happened in all games."""
    return {
        "bot": column.level,
        "seats": column.seats,
        "games": len(games),
        "points": fmean(total for game in games for total in game.totals),
        "decisions": fmean(game.decisions for game in games),
        "steps": fmean(game.steps for game in games),
        "counts": dict(sum((game.counts for game in games), Counter())),
    }
