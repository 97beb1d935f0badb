"""Measure the ratings on games of bots, and write the page of what was found.

    python -m pithead.ratings --crowd GAME --games 20000 --pairs GAME --pair-games 2000 --bank FOLDER --out docs/reference/ratings.md

The games are kept in the folder, each as soon as it is over: whoever stops early goes on with the same command. `--only-read` measures
what the folder holds and plays nothing.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from pithead.bots.ladder import read_shipped
from pithead.game import Refusal
from pithead.games import game_names
from pithead.ratings.bot_games import SEARCH_RATE, BotGame, BotGamesConfig, play_games, read_games
from pithead.ratings.measure import CHECKED, NEWCOMER_GAMES, SEQUENCES, compare, newcomers, rest_of_variance, settle
from pithead.words.progress import ProgressLine, bar


def page(crowd: str, games: list[BotGame], pairs: str, pair_games: list[BotGame]) -> Iterator[str]:
    """The lines of the page."""
    yield from ("# Ratings, measured", "", "Made by `python -m pithead.ratings`; what it means: [ratings](../concepts/ratings.md).", "")
    yield from (
        "## Which rating predicts best",
        "",
        f"{len(games):,} games of `{crowd}` at tables of two to four, visitors who come and go. They play as the levels that need no",
        f"search do, or as one that slips now and then; {100 * SEARCH_RATE:.1f} % look ahead, so that many games are affordable.",
    )
    yield "Loss: the mean of minus the logarithm of what a system gave the winner beforehand; less is better. Intervals of 95 %."
    yield from ("", "| system | loss | better than plain Elo by |", "|---|---|---|")
    for each in compare(crowd, games):
        better = f"{each.better.value:+.4f} ±{each.better.within:.4f}" if each.better.within else ""
        yield f"| {each.name} | {each.loss.value:.4f} ±{each.loss.within:.4f} | {better} |"
    rest = rest_of_variance(pair_games)
    yield from ("", "Plain Elo has the step that was best for these very games; nothing was chosen for the others.", "")
    yield from ("## What a game without its luck is worth", "")
    yield f"{len(pair_games):,} games of `{pairs}`, the five levels two by two, every outcome weighed at a glance (effort 0): without luck"
    left = f"{100 * rest.value:.0f} ±{100 * rest.within:.0f} %"
    yield f"{left} of the variance of a result is left, so a game is worth {1 / rest.value:.1f} games."
    yield from ("", "## Games until the order of the five levels is right", "")
    yield f"Nobody is anchored; {SEQUENCES} sequences drawn from the same games; the share of sequences with all five levels in order."
    settled = settle(pairs, pair_games, rest.value)
    shown = [games for games in CHECKED if games in (20, 50, 100, 150, 200, 300, 400, 600, 1000, 2000)]
    yield from ("", f"| system | 95 % after | {' | '.join(map(str, shown))} |", "|---|---|" + "---|" * len(shown))
    for found in settled:
        needed = f"{found.games} games" if found.games else f"more than {CHECKED[-1]}"
        yield f"| {found.name} | {needed} | {' | '.join(f'{100 * dict(found.right)[games]:.0f} %' for games in shown)} |"
    yield from ("", "## How far a newcomer's number is off", "", "One level as a newcomer among the others, root mean square in points.")
    yield from ("", f"| system | {' | '.join(f'{games} games' for games in NEWCOMER_GAMES)} |", "|---|" + "---|" * len(NEWCOMER_GAMES))
    for new in newcomers(pairs, pair_games, rest.value):
        yield f"| {new.name} | {' | '.join(f'{points:.0f}' for _, points in new.off)} |"


def arguments() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m pithead.ratings", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    names = list(game_names())
    parser.add_argument("--crowd", choices=names, default=names[-1], help="the game that the crowd plays")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--pairs", choices=names, default=names[0], help="the game whose dice are weighed; its levels need a ladder")
    parser.add_argument("--pair-games", type=int, default=2_000)
    parser.add_argument("--workers", type=int, default=1, help="games at a time; 0: one on each core")
    parser.add_argument("--bank", type=Path, default=Path("ratings-bank"), help="where the games are kept")
    parser.add_argument("--only-read", action="store_true", help="play nothing, measure what is there")
    parser.add_argument("--out", type=Path, help="the page; without it the page is printed")
    return parser.parse_args()


def banked(config: BotGamesConfig, count: int, file: Path, workers: int) -> list[BotGame]:
    """All games of a bank, played on until there are so many."""
    with ProgressLine(bar(0)) as line:
        for games in play_games(config, count, file, workers):
            line.text = f"{file.name} {len(games)} {bar(len(games) / count)}"
    return read_games(file)


def main() -> int:
    """Play, measure, write."""
    asked = arguments()
    files = asked.bank / "crowd.jsonl", asked.bank / "pairs.jsonl"
    try:
        read_shipped(asked.crowd, 2), read_shipped(asked.pairs, 2)
        if not asked.only_read:
            banked(BotGamesConfig(asked.crowd), asked.games, files[0], asked.workers)
            banked(BotGamesConfig(asked.pairs, pairs=True), asked.pair_games, files[1], asked.workers)
        games, pair_games = map(read_games, files)
        if len(games) < 2 or len(pair_games) < 2:
            print(f"{asked.bank}: no games to measure; leave out --only-read", file=sys.stderr)
            return 2
        text = "\n".join(page(asked.crowd, games, asked.pairs, pair_games)) + "\n"
    except Refusal as refusal:
        print(refusal, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(f"stopped; what was played is in {asked.bank}", file=sys.stderr)
        return 130
    if asked.out is None:
        print(text, end="")
    else:
        asked.out.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
