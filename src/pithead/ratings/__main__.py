"""Measure the ratings on games of bots, and write the page of what was found.

    python -m pithead.ratings --games 10000 --level-games 1000 --bank FOLDER --out docs/reference/ratings.md

Games in the simulator take seconds and come again every time. The other games are kept in the folder, each as soon as it is over: whoever
stops early goes on with the same command. `--only-read` measures what the folder holds and plays nothing there.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from pithead.bots.ladder import read_shipped
from pithead.bots.measured_page import no_games, page_parser, write_page
from pithead.games import game_names
from pithead.ratings.bot_games import REDRAWN, SEARCH_RATE, BotGame, BotGamesConfig, play_games, read_games
from pithead.ratings.measure import CHECKED, NEWCOMER_GAMES, SEQUENCES, compare, luck_forms, mean_luck, newcomers, settle
from pithead.ratings.rating import NEW_MEAN
from pithead.ratings.simulated import kernel_bots, simulated_crowd
from pithead.words.progress import ProgressLine, bar

FEWEST_OF_CROWD: Final = 2_000
FEWEST_OF_LEVELS: Final = 50
"""From fewer games of a crowd, or of the levels, nothing is concluded."""


def page(bank: Path, names: Sequence[str], simulated: int) -> Iterator[str]:
    """The lines of the page."""
    crowds = {name: read_games(bank / BotGamesConfig(name).file) for name in names}
    meetings = {name: read_games(bank / BotGamesConfig(name, of_levels=True).file) for name in names}
    yield from ("# Ratings, measured", "", "Made by `python -m pithead.ratings`; what it means: [ratings](../concepts/ratings.md).", "")
    yield from ("## Which rating predicts best", "")
    yield "Visitors come, play about sixty games at tables of two to four, and go; the ratings are not told how they play."
    yield "Loss: the mean of minus the logarithm of what a system gave the winner beforehand; less is better. Intervals of 95 %."
    yield "Plain Elo has the step that was best for these very games, and newcomers among anchored levels the start in the last row;"
    yield f"nothing was chosen for the others, where a newcomer has {NEW_MEAN:.0f} points as on a server. OpenSkill is the package of that"
    yield "name with all its defaults, where it is installed; Weng-Lin is our own code."
    for name in names:
        if simulated and len(kernel_bots(name)) > 1:
            yield from (
                "",
                f"In the simulator of `{name}`, where each plays a part of their games, nought to all, as `{kernel_bots(name)[-1]}`",
            )
            yield "does, and the others at random:"
            yield from predictions(name, simulated_crowd(name, simulated))
    crowds = {name: games for name, games in crowds.items() if len(games) >= FEWEST_OF_CROWD}
    if crowds:
        yield from (
            "",
            "On the plain engine visitors play as the levels without search do, or as one that slips now and then, and the levels",
        )
        yield f"themselves sit beside them; {100 * SEARCH_RATE:.1f} % look ahead, so that many games are affordable."
    for name, games in crowds.items():
        yield from predictions(name, games)
    for name, games in meetings.items():
        if len(games) >= FEWEST_OF_LEVELS:
            yield from of_levels(name, games)


def predictions(name: str, games: Sequence[BotGame]) -> Iterator[str]:
    """How well every system predicts the games of a crowd."""
    yield from ("", f"{len(games):,} games of `{name}`:", "", "| system | loss | better than plain Elo by |", "|---|---|---|")
    for each in compare(name, games):
        better = f"{each.better.value:+.4f} ±{each.better.within:.4f}" if each.better.within else ""
        yield f"| {each.name} | {each.loss.value:.4f} ±{each.loss.within:.4f} | {better} |"


def of_levels(name: str, games: Sequence[BotGame]) -> Iterator[str]:
    """What a game without its luck is worth, after how many games the order of the levels is right, and how far a newcomer is off."""
    forms = luck_forms(games)
    yield from ("", f"## The five levels of `{name}`, with luck and without", "")
    yield f"{len(games):,} games of the five levels among themselves, two to four at a table, every outcome weighed at a glance (effort 0)."
    yield "Luck is taken out of a result whole, or as a control variate: only the part of it that explains results best, which is fitted to"
    yield f"these games. *By draws* each outcome is compared with {REDRAWN} others that the same dice might have shown, instead of with the"
    yield "value before it."
    yield from ("", "| taken out | of the variance of a result is left | a game is worth |", "|---|---|---|")
    for form in forms:
        yield f"| {form.name} | {100 * form.rest.value:.0f} ±{100 * form.rest.within:.0f} % | {form.weight:.2f} results |"
    fair = [mean_luck(games, form.luck) for form in (forms[0], forms[-1])]
    yield from ("", "Luck favours nobody in the long run if it is weighed fairly; each level's mean, in victories a game:", "")
    yield from ("| level | luck of the analysis | luck by draws |", "|---|---|---|")
    for level in fair[0]:
        yield f"| {level} | {' | '.join(f'{each[level].value:+.3f} ±{each[level].within:.3f}' for each in fair)} |"
    yield from ("", "### Games until the order of the five levels is right", "")
    yield f"Nobody is anchored; {SEQUENCES} sequences drawn from the same games; the share of sequences with all five levels in order."
    shown = [games for games in CHECKED if games in (20, 50, 100, 150, 200, 300, 400, 600, 1000, 2000)]
    yield from ("", f"| system | 95 % after | {' | '.join(map(str, shown))} |", "|---|---|" + "---|" * len(shown))
    for found in settle(name, games):
        needed = f"{found.games} games" if found.games else f"more than {CHECKED[-1]}"
        yield f"| {found.name} | {needed} | {' | '.join(f'{100 * dict(found.right)[games]:.0f} %' for games in shown)} |"
    yield from ("", "### How far a newcomer's number is off", "")
    yield "One level as a newcomer among the others, who have the strength that is most likely by all games; root mean square in points."
    yield from ("", f"| system | {' | '.join(f'{games} games' for games in NEWCOMER_GAMES)} |", "|---|" + "---|" * len(NEWCOMER_GAMES))
    for new in newcomers(games):
        yield f"| {new.name} | {' | '.join(f'{points:.0f}' for _, points in new.off)} |"


def arguments() -> argparse.Namespace:
    """What the command line asks for."""
    parser = page_parser("pithead.ratings", __doc__)
    names = list(game_names())
    parser.add_argument("--of", nargs="+", choices=names, default=names, metavar="GAME", help="the games; their levels need a ladder")
    parser.add_argument("--games", type=int, default=10_000, help="games of a crowd, of each game")
    parser.add_argument("--simulated", type=int, default=20_000, help="games in the simulator of each game whose kernel has bots")
    parser.add_argument("--level-games", type=int, default=1_000, help="games of the levels among themselves, of each game")
    parser.add_argument("--workers", type=int, default=1, help="games at a time; 0: one on each core")
    return parser.parse_args()


def measured_page(asked: argparse.Namespace) -> Iterator[str]:
    """The page of all games, played first where they are missing."""
    for name in asked.of:
        read_shipped(name, 2)
    if not asked.only_read:
        plans = {BotGamesConfig(name): asked.games for name in asked.of}
        plans |= {BotGamesConfig(name, of_levels=True): asked.level_games for name in asked.of}
        whole = sum(plans.values())
        with ProgressLine(bar(0)) as line:
            for left in play_games(plans, asked.bank, asked.workers):
                line.text = f"{whole - left} {bar(1 - left / whole)}"
    if not any(len(read_games(file)) > 1 for file in asked.bank.glob("*.jsonl")):
        raise no_games(asked.bank)
    return page(asked.bank, asked.of, asked.simulated)


def main() -> int:
    """Play, measure, write."""
    return write_page(arguments(), measured_page)


if __name__ == "__main__":
    sys.exit(main())
