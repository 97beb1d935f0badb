"""The duplicate of a week: the same few deals for everybody, each against a bot, compared with what bots and others made of them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from random import Random
from typing import Final, TypeAlias

from pithead.bots import levels, make_bot
from pithead.bots.levels import level_of
from pithead.duplicate.deals import deal_seed
from pithead.duplicate.scoring import TableResult, matchpoints
from pithead.game import Seat, Unreadable
from pithead.games import load_game
from pithead.match.play import open_match, play_out
from pithead.record import Player
from pithead.values import Value

DEALS: Final = 4
RUNS: Final = 2
"""Deals of a week, and games of every level of bots in each."""


class WeekDrawn(Value, tag_field="is", tag="drawn"):
    """The secrets of the deals of a week; they leave when it is over."""

    secrets: tuple[str, ...]


class WeekPlayed(Value, omit_defaults=True, tag_field="is", tag="played"):
    """A deal as a person or a bot of a level played it."""

    deal: int
    totals: tuple[int, ...]
    winners: tuple[Seat, ...]
    who: str = ""
    level: str = ""
    run: int = 0

    @property
    def player(self) -> str:
        """Who that was; no person's id has a colon."""
        return self.who or f"level:{self.level}:{self.run}"

    @property
    def margin(self) -> float:
        """How far they were ahead of their rival."""
        return TableResult(self.deal, ("",) * len(self.totals), self.totals, self.winners).margin(seat_of(self.deal))


WeekEntry: TypeAlias = WeekDrawn | WeekPlayed


def week_of(day: date) -> str:
    """The week of a day, as `2026-W47`."""
    year, week, _ = day.isocalendar()
    return f"{year}-W{week:02}"


def begin_of(week: str) -> date:
    """The Monday of a week; raises Unreadable."""
    try:
        return date.fromisoformat(f"{week}-1")
    except ValueError:
        raise Unreadable("week", week=week) from None


def end_of(week: str) -> date:
    """The first day after a week."""
    return begin_of(week) + timedelta(days=7)


def seat_of(deal: int) -> Seat:
    """Where one sits in a deal: on each seat about equally often."""
    return deal % 2


def seed_of(game: str, week: str, deal: int, secret: str) -> str:
    """The seed of a deal, which everybody meets."""
    return deal_seed(f"{game} {week}", deal, secret, ())


def plain_levels(game: str) -> list[str]:
    """The levels that play at once, from the weakest."""
    return [level for level in levels(game) if not level_of(game, level).searches]


def rival_of(game: str) -> str:
    """The level that everybody plays against: the strongest that plays at once."""
    found = plain_levels(game)
    if not found or 2 not in load_game(game).seats:
        raise Unreadable("week-none", game=game)
    return found[-1]


def play_bot(name: str, seed: str, deal: int, level: str, run: int) -> WeekPlayed:
    """A deal as a bot of a level plays it in the place of a person."""
    game, own = load_game(name), seat_of(deal)
    match, _ = open_match(game, [Player("", "bot", None)] * 2, options=game.options_type(), seed=seed)
    play_out(match, [make_bot(game, level if seat == own else rival_of(name), seat) for seat in range(2)], Random(f"{level} {run}"))
    standing = game.standing(match.state)
    return WeekPlayed(deal, standing.totals, standing.winners, level=level, run=run)


class WeekRank(Value):
    """How somebody stands: the sum of the shares of others whom they beat, deal by deal; a deal that was not played counts nothing."""

    player: str
    score: float
    deals: tuple[float | None, ...]


def ranking(played: Sequence[WeekPlayed], deals: int = DEALS) -> list[WeekRank]:
    """Everybody, the best first."""
    scores: dict[str, list[float | None]] = {}
    for deal in range(deals):
        here = [each for each in played if each.deal == deal]
        for each in here:
            others = [other.margin for other in here if other.player != each.player]
            scores.setdefault(each.player, [None] * deals)[deal] = round(matchpoints(each.margin, others), 4)
    found = [WeekRank(player, round(sum(each or 0 for each in own), 4), tuple(own)) for player, own in scores.items()]
    return sorted(found, key=lambda each: -each.score)
