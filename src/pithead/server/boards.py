"""Boards of the day: everybody's one counted try at the game and at the puzzle of today, and for how many days in a row."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from typing import Final

from pithead.coach.daily import daily_game, today
from pithead.coach.puzzles import number_of_day
from pithead.game import Unreadable
from pithead.games import game_names
from pithead.server import api
from pithead.server.day_books import DayKind, place_of
from pithead.server.ratings import name_of
from pithead.server.requests import Call, Endpoint

MOST_SHOWN: Final = 50
"""So many people stand on a board."""


def kinds_of(game: str) -> list[DayKind]:
    """Which boards a game has."""
    kinds: list[DayKind] = ["game"] if daily_game(game, today()) is not None else []
    try:
        number_of_day(game, today())
    except Unreadable:
        return kinds
    return [*kinds, "puzzle"]


def seconds_left() -> int:
    """Until the next day begins, by the clock of this machine in UTC."""
    now = datetime.now(UTC)
    return int((datetime.combine(now.date() + timedelta(days=1), time(), UTC) - now).total_seconds())


async def board_of(call: Call, game: str, kind: DayKind, most: int) -> api.DayBoard:
    """A board as everybody sees it; the caller's own row is always there."""
    days, day = call.process.days, today()
    results = await days.results(game, kind, day)
    own = next((number for number, each in enumerate(results) if call.person and each.who == call.person), None)
    shown = results[:most] + ([results[own]] if own is not None and own >= most else [])
    rows = [
        api.DayRow(place_of(results, each.score), await name_of(call, each.who), each.score, each.who == call.person, streak=each.streak)
        for each in shown
    ]
    return api.DayBoard(game, kind=kind, people=len(results), rows=tuple(rows), streak=await days.streak(game, kind, day, call.person))


async def show_boards(call: Call) -> api.Boards:
    """The boards of today, all games: the best by score, ties together, and how many days in a row you have been there."""
    boards = [await board_of(call, game, kind, MOST_SHOWN) for game in game_names() for kind in kinds_of(game)]
    return api.Boards(str(today()), seconds_left(), tuple(boards))


BOARDS: Final[tuple[Endpoint, ...]] = (Endpoint("GET", "/api/boards", show_boards, api.Boards),)
