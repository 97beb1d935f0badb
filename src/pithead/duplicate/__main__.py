"""How much luck duplication takes out of an evening: the same bots on the same deals, and each table on dice of its own.

    python -m pithead.duplicate GAME --evenings 40 --out docs/reference/duplicate.md

Two levels play evenings against each other. What an evening is to find out is which of them is better: the difference of their mean scores,
divided by how much that varies from evening to evening. The square of that is what an evening is worth, and twice as many games double it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Final, NamedTuple

from pithead.bots import levels, make_bot
from pithead.bots.self_play import play
from pithead.duplicate.pairing import Round, next_round
from pithead.duplicate.scoring import Scoring, TableResult, standings
from pithead.game import Refusal
from pithead.games import game_names, load_game

BUDGET_S: Final = 0.02
RESAMPLED: Final = 400
"""How often evenings are drawn anew for an interval."""


class Plan(NamedTuple):
    """Evenings to be measured: two levels with so many players each, and so many deals."""

    game: str
    strong: str
    weak: str
    players: int = 4
    seats: int = 2
    deals: int = 4
    seed: str = "duplicate"


class Differences(NamedTuple):
    """What the strong level was ahead of the weak one in an evening: matchpoints and swings on the same deals, victories on own dice."""

    matchpoints: float
    swings: float
    plain: float


def one_evening(plan: Plan, number: int) -> Differences:
    """Play an evening twice: with the same deals at all tables, and with dice of its own at each."""
    players = [f"{level}#{each}" for each in range(plan.players) for level in (plan.strong, plan.weak)]
    Random(f"{plan.seed} {number}").shuffle(players)
    results, plain, rounds = [], [], list[Round]()
    for deal in range(plan.deals):
        rounds.append(next_round(players, plan.seats, rounds, "round-robin", players))
        for table, seated in enumerate(rounds[-1]):
            results.append(played(plan, deal, seated, f"{plan.seed} {number} {deal}", f"{table}"))
            plain.append(played(plan, deal, seated, f"{plan.seed} {number} {deal} {table}", f"{table}"))
    ahead = [difference(plan, players, results, scoring) for scoring in ("matchpoints", "swings")]
    won = {each.player: each.won for each in standings(players, plain, "matchpoints")}
    return Differences(ahead[0], ahead[1], _ahead(plan, won))


def played(plan: Plan, deal: int, seated: tuple[str, ...], dice: str, luck: str) -> TableResult:
    """A table's game, played out by its bots."""
    game = load_game(plan.game)
    bots = [make_bot(game, player.partition("#")[0], seat) for seat, player in enumerate(seated)]
    standing = game.standing(play(game, bots, dice, Random(f"{dice} {luck}"), BUDGET_S))
    return TableResult(deal, seated, standing.totals, standing.winners)


def difference(plan: Plan, players: list[str], results: list[TableResult], scoring: Scoring) -> float:
    """How far the strong level is ahead, by the mean scores of an evening."""
    return _ahead(plan, {each.player: each.score for each in standings(players, results, scoring)})


def _ahead(plan: Plan, scores: dict[str, float]) -> float:
    of = {level: fmean(score for player, score in scores.items() if player.startswith(f"{level}#")) for level in (plan.strong, plan.weak)}
    return of[plan.strong] - of[plan.weak]


def worth(values: list[float]) -> float:
    """What an evening is worth: the square of the mean divided by the deviation."""
    return (fmean(values) / stdev(values)) ** 2


def times_fewer(own: list[float], plain: list[float]) -> tuple[float, float, float]:
    """How many times fewer games are needed for the same certainty, with an interval of 95 % by resampling evenings."""
    rng, found = Random("resampled"), []
    for _ in range(RESAMPLED):
        drawn = [rng.randrange(len(own)) for _ in own]
        found.append(worth([own[each] for each in drawn]) / max(1e-9, worth([plain[each] for each in drawn])))
    found.sort()
    return worth(own) / worth(plain), found[RESAMPLED // 40], found[-1 - RESAMPLED // 40]


def page(plan: Plan, evenings: list[Differences]) -> Iterator[str]:
    """The lines of the page."""
    games = plan.deals * 2 * plan.players // plan.seats
    yield from ("# Duplicate evenings, measured", "", "Made by `python -m pithead.duplicate`; how to hold one:")
    yield from ("[run a duplicate evening](../how-to/run-a-duplicate-evening.md).", "")
    yield f"{len(evenings)} evenings of `{plan.game}`: {plan.players} players of level {plan.strong} and {plan.players} of {plan.weak}"
    yield f"at tables of {plan.seats}, {plan.deals} deals, {games} games each; and as many with dice of their own, scored by victories."
    yield from ("", "| scored by | ahead | deviation of an evening | as certain with so many times fewer games |", "|---|---|---|---|")
    plain = [each.plain for each in evenings]
    for name, values in (("matchpoints", [each.matchpoints for each in evenings]), ("swings", [each.swings for each in evenings])):
        ratio, low, high = times_fewer(values, plain)
        yield f"| {name}, same deals | {_mean(values)} | {stdev(values):.3f} | {ratio:.2f} ({low:.2f} to {high:.2f}) |"
    yield f"| victories, own dice | {_mean(plain)} | {stdev(plain):.3f} | 1 |"


def _mean(values: list[float]) -> str:
    return f"{fmean(values):.3f} ±{1.96 * stdev(values) / sqrt(len(values)):.3f}"


def main() -> int:
    """Play, measure, write."""
    parser = argparse.ArgumentParser(prog="python -m pithead.duplicate", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", choices=list(game_names()))
    parser.add_argument("--strong", help="a level; the third from below if nothing is said")
    parser.add_argument("--weak", help="a level; the second from below if nothing is said")
    parser.add_argument("--players", type=int, default=4, help="players of each level")
    parser.add_argument("--deals", type=int, default=4)
    parser.add_argument("--evenings", type=int, default=40)
    parser.add_argument("--out", type=Path, help="the page; without it the page is printed")
    asked = parser.parse_args()
    known = levels(asked.game)
    plan = Plan(asked.game, asked.strong or known[2 % len(known)], asked.weak or known[1 % len(known)], asked.players, 2, asked.deals)
    evenings = []
    try:
        for number in range(max(3, asked.evenings)):
            evenings.append(one_evening(plan, number))
            print(f"{len(evenings)}/{asked.evenings}", end="\r", file=sys.stderr, flush=True)
    except Refusal as refusal:
        print(refusal, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        if len(evenings) < 3:
            return 130
    text = "\n".join(page(plan, evenings)) + "\n"
    if asked.out is None:
        print(text, end="")
    else:
        asked.out.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
