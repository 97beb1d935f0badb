"""The duplicate of the week over HTTP: the same deals for everybody, one try at each, scored beside bots and each other."""

from __future__ import annotations

from datetime import UTC, datetime, time
from typing import Final

from pithead.coach.daily import today
from pithead.duplicate.deals import seal_of
from pithead.duplicate.week import DEALS, WeekRank, begin_of, end_of, ranking, rival_of, seat_of, week_of
from pithead.game import Refusal, Unreadable
from pithead.server import api
from pithead.server.daily import begun_try
from pithead.server.ratings import name_of
from pithead.server.replay_api import game_of_path
from pithead.server.requests import Call, Endpoint
from pithead.server.week_books import is_over, table_id

MOST_SHOWN: Final = 50


async def show_week(call: Call) -> api.WeekShown:
    """The duplicate of this week."""
    return await shown(call, game_of_path(call).name, week_of(today()))


async def show_old_week(call: Call) -> api.WeekShown:
    """The duplicate of a week; once it is over, with its deals opened."""
    week = call.request.path_params["week"]
    if begin_of(week) > today():  # or anybody could have the deals of all years drawn and played
        raise Unreadable("week", week=week)
    return await shown(call, game_of_path(call).name, week)


async def shown(call: Call, game: str, week: str) -> api.WeekShown:
    """A week as everybody may know it, and how far the caller is."""
    weeks, over = call.process.weeks, is_over(week)
    drawn = await weeks.secrets(game, week)
    if not over:
        call.process.spawn(weeks.play_bots(game, week))
    played = await weeks.played(game, week)
    with call.process.paid(call.keys):
        ranks = ranking(played)
    places = [1 + sum(other.score > each.score for other in ranks) for each in ranks[:MOST_SHOWN]]
    rows = [await _row(call, game, week if over else "", each, place) for each, place in zip(ranks, places)]
    ends = datetime.combine(end_of(week), time(), UTC) - datetime.now(UTC)
    return api.WeekShown(
        game,
        week=week,
        seconds=max(0, int(ends.total_seconds())),
        rival=rival_of(game),
        seals=tuple(map(seal_of, drawn)),
        secrets=drawn if over else (),
        rows=tuple(rows),
        own=tuple([await _own(call, game, week, deal) for deal in range(DEALS)]) if call.person else (),
        past=await weeks.past(game, week),
    )


async def _row(call: Call, game: str, opened: str, rank: WeekRank, place: int) -> api.WeekRow:
    """How somebody stands; their tables are told for a week whose deals are open, "" for none."""
    if rank.player.startswith("level:"):
        _, level, run = rank.player.split(":")
        return api.WeekRow(place, "", rank.score, you=False, level=level, number=int(run) + 1, deals=rank.deals, tables=())
    played = [opened and score is not None for score in rank.deals]
    tables = tuple(table_id(game, opened, deal, rank.player) if there else "" for deal, there in enumerate(played)) if opened else ()
    name, you = await name_of(call, rank.player), rank.player == call.person
    return api.WeekRow(place, name, rank.score, you, level="", number=0, deals=rank.deals, tables=tables)


async def _own(call: Call, game: str, week: str, deal: int) -> api.WeekTry:
    """How far the caller is with a deal."""
    live = await begun_try(call, table_id(game, week, deal, call.person))
    if live is None:
        return api.WeekTry(seat_of(deal), "", "")
    if live.table.status == "over":
        await call.process.weeks.note_game(live.table)
    return api.WeekTry(seat_of(deal), live.table.opened.table, live.table.status)


async def play_week(call: Call) -> api.WeekTry:
    """Begin your one try at a deal of this week, or go on with it."""
    game, week, body = game_of_path(call).name, week_of(today()), call.body
    if not 0 <= body.deal < DEALS:
        raise Unreadable("evening-deal", most=DEALS - 1)
    live = await begun_try(call, table_id(game, week, body.deal, call.who))
    if live is None:
        if not call.process.new_tables.take(call.address):
            raise Refusal("too-many")
        live = await call.process.weeks.table(game, week, body.deal, call.who)
    return api.WeekTry(seat_of(body.deal), live.table.opened.table, live.table.status)


WEEKS: Final[tuple[Endpoint, ...]] = (
    Endpoint("GET", "/api/weeks/{game}", show_week, api.WeekShown),
    Endpoint("GET", "/api/weeks/{game}/{week}", show_old_week, api.WeekShown),
    Endpoint("POST", "/api/weeks/{game}", play_week, api.WeekTry, "session", api.WeekDeal),
)
