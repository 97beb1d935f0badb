"""How much of a result the deal decides: what comparing with the same seat of the same deal takes out of the variance.

A result is what a seat made of a game: the points that it was ahead of the best other, or its share of the victory. It consists of who
sat there and against whom, of the deal, and of all the rest. Who sat there is the same in both ways of counting, so it is taken away first:
from every result the mean of those with the same bots on the same seats. What is left varies by `whole`. Compared with the
others on the same seat of the same deal it varies by `within`, with one degree of freedom less for each deal. To be as sure
of a mean or of a difference one needs `whole / within` times as many results without the comparison.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

from pithead.bots import make_bot
from pithead.bots.bot import Bot
from pithead.bots.levels import bots_of, level_of
from pithead.bots.self_play import play
from pithead.duplicate.scoring import TableResult
from pithead.game import Seat
from pithead.games import load_game

BUDGET_S: Final = 0.02
THOUGHTS: Final = 60
"""Iterations a move of whoever looks ahead: the same games come again on any machine."""

RESAMPLED: Final = 1000
"""How often deals are drawn anew for an interval."""


class Plan(NamedTuple):
    """So many deals, each at so many tables; on every chair sits one of these bots, drawn anew."""

    game: str
    bots: tuple[str, ...]
    seats: int
    deals: int
    tables: int
    """Tables of each deal."""
    seed: str = "duplicate"


class Gain(NamedTuple):
    """The variance of results as they are and beside those of the same seat and deal, and how many times fewer games that needs."""

    whole: float
    within: float
    low: float
    high: float

    @property
    def times(self) -> float:
        """How many times fewer games are as certain."""
        return self.whole / self.within


Result = Callable[[TableResult, int], float]


def margin(result: TableResult, seat: int) -> float:
    """The points that a seat was ahead of the best other."""
    return result.margin(seat)


def victory(result: TableResult, seat: int) -> float:
    """The share of the victory."""
    return (seat in result.winners) / len(result.winners)


def play_deal(plan: Plan, deal: int) -> list[TableResult]:
    """A deal at all its tables."""
    rng = Random(f"{plan.seed} seats {deal}")
    seatings = [tuple(rng.choice(plan.bots) for _ in range(plan.seats)) for _ in range(plan.tables)]
    return [play_table(plan, deal, table, seated) for table, seated in enumerate(seatings)]


def play_table(plan: Plan, deal: int, table: int, seated: tuple[str, ...]) -> TableResult:
    """A table's game: the dice are those of the deal, what the bots think is their own."""
    game = load_game(plan.game)
    bots = [_bot(plan.game, name, seat) for seat, name in enumerate(seated)]
    rng = Random(f"{plan.seed} {deal} {table}")
    standing = game.standing(play(game, bots, f"{plan.seed} {plan.seats} {deal}", rng, BUDGET_S))
    return TableResult(deal, seated, standing.totals, standing.winners)


@cache
def _bot(game: str, name: str, seat: Seat) -> Bot:
    level, rules = level_of(game, name), load_game(game)
    if level.searches and not level.iterations:
        return bots_of(game).searching().search(rules, seat, THOUGHTS)
    return make_bot(rules, name, seat)


def left_over(results: Sequence[TableResult], of: Result) -> dict[tuple[int, int], list[float]]:
    """What is left of every result without who played, by deal and seat; the last seat of two says nothing that the first does not."""
    cells: dict[tuple[int, tuple[str, ...]], list[float]] = defaultdict(list)
    for result in results:
        for seat in _counted(result):
            cells[seat, result.players].append(of(result, seat))
    means = {cell: fmean(values) for cell, values in cells.items()}
    found: dict[tuple[int, int], list[float]] = defaultdict(list)
    for result in results:
        for seat in _counted(result):
            cell = seat, result.players
            if len(cells[cell]) > 1:
                found[result.deal, seat].append((of(result, seat) - means[cell]) * (len(cells[cell]) / (len(cells[cell]) - 1)) ** 0.5)
    return found


def _counted(result: TableResult) -> range:
    return range(1 if len(result.players) == 2 else len(result.players))


def variances(groups: Sequence[Sequence[float]]) -> tuple[float, float]:
    """The variance of all values, and that within their groups."""
    values = [value for group in groups for value in group]
    mean = fmean(values)
    whole = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    free = sum(len(group) - 1 for group in groups if group)
    within = sum((value - fmean(group)) ** 2 for group in groups if group for value in group) / free
    return whole, within


def gain(results: Sequence[TableResult], of: Result) -> Gain:
    """How much comparing takes out, with an interval of 95 % by drawing deals anew."""
    by_deal: dict[int, list[list[float]]] = defaultdict(list)
    for (deal, _), values in left_over(results, of).items():
        by_deal[deal].append(values)
    deals, rng = list(by_deal.values()), Random("resampled")
    whole, within = variances([group for deal in deals for group in deal])
    drawn = []
    for _ in range(RESAMPLED):
        again = variances([group for _ in deals for group in deals[int(rng.random() * len(deals))]])
        drawn.append(again[0] / again[1])
    drawn.sort()
    return Gain(whole, within, drawn[RESAMPLED // 40], drawn[-1 - RESAMPLED // 40])
