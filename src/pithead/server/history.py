"""The games that you have finished, and what they say about you: listed, filtered, summed up; figures come from analyses, kept once."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from typing import Final

import msgspec

from pithead.coach.history import PEOPLE, GameFigures, HistoryFilter, HistorySummary, Outcome, PlayedGame, WinCount, summed_up
from pithead.game import Unreadable
from pithead.games import game_names, load_game
from pithead.server import api
from pithead.server.accounts import kept_people
from pithead.server.narration import words
from pithead.server.requests import Call, Endpoint
from pithead.server.tables import ListedTable
from pithead.store.history import FinishedGame
from pithead.words import Words
from pithead.words.shell import bot_name, shell_of

ROWS_SHOWN: Final = 50
MAX_GAMES: Final = 5_000
"""How many games one answer lists, and how many of the newest are looked through."""

OUTCOMES: Final[tuple[Outcome, ...]] = ("won", "shared", "lost", "alone")
FILTER: Final = ("game", "result", "rival", "first_day", "last_day")


def played_game(found: FinishedGame, who: str) -> PlayedGame | None:
    """A finished game as its person sees it; None for one where they only were the host."""
    summary = msgspec.json.decode(found.summary, type=ListedTable)
    if who not in summary.who or not summary.totals:
        return None
    seat = summary.who.index(who)
    figures = None if found.figures is None else msgspec.json.decode(found.figures, type=GameFigures)
    return PlayedGame(
        table=summary.table,
        game=summary.game,
        at=found.at,
        seat=seat,
        names=summary.names,
        levels=summary.levels or ("",) * len(summary.names),
        totals=summary.totals,
        winners=summary.winners,
        companions=summary.companions[seat] if summary.companions else (),
        unit="share" if figures is None else figures.unit,
        figures=None if figures is None else figures.seats[seat],
    )


async def own_games(call: Call) -> list[PlayedGame]:
    """The caller's finished games that fit the filter, the newest first."""
    found = await kept_people(call).finished_of(call.who, MAX_GAMES)
    wanted = wanted_of(call)
    with call.process.paid(call.keys):
        games = (played_game(each, call.who) for each in found)
        return [each for each in games if each is not None and wanted.fits(each)]


def wanted_of(call: Call) -> HistoryFilter:
    """The filter of a call."""
    asked = call.request.query_params
    result = asked.get("result", "")
    if result and result not in OUTCOMES:
        raise Unreadable("wire-json", problem="result")
    until = seconds_of(call, "last_day")
    return HistoryFilter(
        game=asked.get("game", "")[:40],
        outcome=next((each for each in OUTCOMES if each == result), None),
        rival=asked.get("rival", "")[:80].strip(),
        since=seconds_of(call, "first_day") or 0,
        until=None if until is None else until + int(timedelta(days=1).total_seconds()),
    )


def seconds_of(call: Call, name: str) -> int | None:
    """The beginning of a day of the query, such as `2026-05-01`, by UTC."""
    text = call.request.query_params.get(name, "")
    if not text:
        return None
    try:
        return int(datetime.combine(date.fromisoformat(text), time(), UTC).timestamp())
    except (ValueError, OverflowError):
        raise Unreadable("wire-json", problem=name) from None


async def show_history(call: Call) -> api.History:
    """Your finished games, the newest first, fifty from `from` on: by `game`, `result`, `rival`, from `first_day` to `last_day`."""
    games, first = await own_games(call), call.number("from", 0)
    return api.History(len(games), tuple(api.HistoryRow(each, each.outcome) for each in games[first : first + ROWS_SHOWN]))


async def show_statistics(call: Call) -> api.Statistics:
    """The same games summed up: results, rivals, luck, skill and error rate over time, best and worst moments, and who was on your side."""
    games, say = await own_games(call), words(call.language)
    with call.process.paid(call.keys):
        return api.Statistics(tuple(in_words(summary, say) for summary in summed_up(games)))


def in_words(summary: HistorySummary, say: Words) -> api.StatisticsOfGame:
    """The sums of a game, with the names of levels and companions."""
    shell = shell_of(load_game(summary.game), say) if summary.game in game_names() else None

    def named(counted: WinCount) -> api.CountedShown:
        return api.CountedShown(shell.named(counted.kind, counted.id) if shell else counted.id, counted.games, counted.won)

    rivals = tuple(
        api.CountedShown(say("told-people") if each.id == PEOPLE else bot_name(each.id, say), each.games, each.won)
        for each in summary.rivals
    )
    return api.StatisticsOfGame(summary, rivals, tuple(map(named, summary.companions)))


HISTORY: Final[tuple[Endpoint, ...]] = (
    Endpoint("GET", "/api/me/history", show_history, api.History, "session", query=(*FILTER, "from")),
    Endpoint("GET", "/api/me/statistics", show_statistics, api.Statistics, "session", query=(*FILTER, "lang")),
)
