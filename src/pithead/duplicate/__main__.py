"""How much luck duplication takes out: the same games of bots, counted as they are and beside those of the same seat and deal.

    python -m pithead.duplicate --deals 100 --tables 6 --bank FOLDER --out docs/reference/duplicate.md

Games are kept in the folder, deal by deal: whoever stops early goes on with the same command. `--only-read` plays nothing.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from pithead.bots.levels import known
from pithead.bots.measured_page import NotMeasured, no_games, page_parser, write_page
from pithead.duplicate.measure import Plan, gain, margin, play_deal, victory
from pithead.duplicate.scoring import TableResult
from pithead.games import game_names
from pithead.words.progress import ProgressLine, bar

FEWEST_DEALS: Final = 3
BOTS: Final = ("apprentice,hewer,greedy", "apprentice,hewer")
"""Who sits on the chairs if nothing is said: with and without a bot that always does the same in the same place."""


def banked(plan: Plan, file: Path, only_read: bool) -> list[TableResult]:
    """All results of a plan, played on until there are so many deals; a deal that was cut off is played again."""
    lines = file.read_bytes().split(b"\n")[:-1] if file.exists() else []
    deals = [msgspec.json.decode(line, type=list[TableResult]) for line in lines][: plan.deals]
    if not only_read:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(b"".join(msgspec.json.encode(deal) + b"\n" for deal in deals))
        with file.open("ab") as out, ProgressLine(bar(0)) as line:
            for number in range(len(deals), plan.deals):
                deals.append(play_deal(plan, number))
                out.write(msgspec.json.encode(deals[-1]) + b"\n")
                out.flush()
                line.text = f"{file.name} {len(deals)} {bar(len(deals) / plan.deals)}"
    return [result for deal in deals for result in deal]


def file_of(plan: Plan) -> str:
    """What the games of a plan are called in a bank."""
    return f"{plan.game}-{plan.seats}-{plan.tables}-{'+'.join(plan.bots)}"


def page(measured: list[tuple[Plan, list[TableResult]]]) -> Iterator[str]:
    """The lines of the page."""
    yield from ("# Duplicate evenings, measured", "", "Made by `python -m pithead.duplicate`; how to hold one:")
    yield from ("[run a duplicate evening](../how-to/run-a-duplicate-evening.md).", "")
    yield "Bots of several strengths, drawn anew for every chair, play the same deals at several tables. From every result the mean of all"
    yield "results with the same bots on the same seats is taken, so that what is left is luck: of the deal, and of all else. *As it is* is"
    yield "its variance; *compared* is its variance beside the other tables with the same seat and the same deal, which is what a duplicate"
    yield "evening counts. Their ratio says how many times fewer games are as certain of who is better. Intervals of 95 %."
    head = ("game", "seats", "bots", "games", "result", "as it is", "compared", "times fewer games")
    yield from ("", f"| {' | '.join(head)} |", "|---" * len(head) + "|")
    for plan, results in measured:
        for name, of in (("margin", margin), ("victory", victory)):
            found = gain(results, of)
            times = f"{found.times:.2f} ({found.low:.2f} to {found.high:.2f})"
            cells = (f"`{plan.game}`", plan.seats, ", ".join(plan.bots), f"{len(results):,}", name)
            yield f"| {' | '.join(map(str, cells))} | {found.whole:.3g} | {found.within:.3g} | {times} |"
    yield from (
        "",
        "The deal is one part of the luck. Once two tables have decided differently they meet different positions, and the same die",
    )
    yield "is worth something else to each; what such dice do stays luck. The more alike people play, the more of it is taken out."


def arguments() -> argparse.Namespace:
    """What the command line asks for."""
    parser = page_parser("pithead.duplicate", __doc__)
    parser.add_argument("--games", nargs="+", choices=list(game_names()), default=list(game_names()))
    parser.add_argument("--bots", nargs="+", default=BOTS, help="who sits on the chairs: names with commas, one set or several")
    parser.add_argument("--seats", type=int, nargs="+", default=[2])
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--tables", type=int, default=6, help="tables of each deal")
    return parser.parse_args()


def measured_page(asked: argparse.Namespace) -> Iterator[str]:
    """The page of all the plans that were asked for, played first where games are missing."""
    sets = [tuple(names.split(",")) for names in asked.bots]
    plans = [Plan(game, bots, seats, asked.deals, asked.tables) for game in asked.games for bots in sets for seats in asked.seats]
    unknown = [f"{plan.game}: {name}" for plan in plans for name in plan.bots if name not in known(plan.game)]
    if unknown or asked.deals < FEWEST_DEALS or asked.tables < 2:
        raise NotMeasured(f"unknown bots: {', '.join(unknown)}" if unknown else "at least 3 deals at 2 tables")
    measured = [(plan, banked(plan, asked.bank / f"{file_of(plan)}.jsonl", asked.only_read)) for plan in plans]
    if any(len(results) < FEWEST_DEALS * asked.tables for _, results in measured):
        raise no_games(asked.bank)
    return page(measured)


def main() -> int:
    """Play, measure, write."""
    return write_page(arguments(), measured_page)


if __name__ == "__main__":
    sys.exit(main())
