"""`statistics`: many games of bots in numbers, as a Markdown page; the random bot and the greedy one side by side."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final

from pithead.bots.levels import known
from pithead.cli.files import load
from pithead.cli.progress import clear_line, show_line
from pithead.cli.words import say
from pithead.games import package_of
from pithead.lab.statistics import Column, CountedGame, page, play_and_count, watch_nothing

LEVELS: Final = ("random", "greedy")
TABLES: Final = (2, 3, 4)
STOPPED: Final = 130
"""The exit code after Ctrl-C."""


def statistics(name: str, games: int, seed: str, content: Path | None) -> int:
    """Play, and print the page; Ctrl-C prints what is there, with exit code 130."""
    game, lab = load(name, content), package_of(name).lab
    counted = lab().statistics if lab is not None else None
    watch = counted.watch if counted is not None else watch_nothing
    levels = [level for level in LEVELS if level in known(name)]
    played: dict[Column, list[CountedGame]] = {Column(level, seats): [] for seats in TABLES if seats in game.seats for level in levels}
    code = 0
    try:
        for column, games_played in played.items():
            for number in range(games):
                games_played.append(play_and_count(game, column, Random(f"{seed}/{column.level}/{column.seats}/{number}"), watch))
                show_line(f"{column.level}, {column.seats}: {number + 1}/{games}")
    except KeyboardInterrupt:
        code = STOPPED
    clear_line()
    filled = {column: games_played for column, games_played in played.items() if games_played}
    if filled:
        command = f"pithead statistics {name} --games {games} --seed {seed}" + (f" --content {content}" if content else "")
        print("\n".join(page(game, filled, command, say, counted)))
    return code
