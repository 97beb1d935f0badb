"""The daily game: one try of everybody counts, by the server's date, and after its end it is compared with bots on the same dice."""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, datetime, time, timedelta
from typing import Final

from pithead import fair
from pithead.coach.daily import bot_scores, daily_game, today
from pithead.game import Refusal, Unreadable, read_options
from pithead.games import game_names, load_game
from pithead.match.commands import TableSpec, open_table
from pithead.match.entries import SeatPlan
from pithead.server import api
from pithead.server.day_books import try_id
from pithead.server.narration import words
from pithead.server.replay_api import check_study_limit, record_of
from pithead.server.requests import Call, Endpoint
from pithead.server.seating import sit_down
from pithead.server.tables import LiveTable

BOTS_TIMEOUT_S: Final = 300.0
"""The limit for the games of the bots."""


async def begin_try(call: Call) -> api.DailyTry:
    """Begin your one counted try at today's game, or go on with it."""
    game = load_game(call.request.path_params["game"])
    daily = daily_game(game.name, today())
    if daily is None:
        raise Unreadable("daily-none", game=game.name)
    id = try_id(game.name, daily.seed, call.who)
    live = await begun_try(call, id)
    if live is None:
        if not call.process.new_tables.take(call.address):
            raise Refusal("too-many")
        spec = TableSpec(
            game=game,
            options=read_options(game, dict(daily.options)),
            places=(SeatPlan("human", who=call.who),),
            table=id,
            host=call.who,
            secret=fair.seed_secret(daily.seed),
            seed=daily.seed,
        )
        live = await call.process.registry.create(*open_table(spec), f"{call.who}:open")
    if live.table.status == "open":
        with suppress(Refusal):  # somebody who clicks twice sits already
            await sit_down(call, live, api.Join(seat=0))
    return shown_try(game.name, daily.day, live)


async def begun_try(call: Call, id: str) -> LiveTable | None:
    """The table of a try, if it was begun."""
    try:
        return await call.process.registry.live_table(id)
    except Unreadable as refusal:
        if refusal.reason != "table-unknown":
            raise
        return None


def shown_try(game: str, day: str, live: LiveTable | None) -> api.DailyTry:
    """A try as its player sees it."""
    if live is None:
        return api.DailyTry(game, day)
    result = live.table.standing()
    return api.DailyTry(game, day, live.table.opened.table, live.table.status, None if result is None else result.totals[0])


async def own_tries(call: Call) -> api.DailyTries:
    """Your tries of today, game by game."""
    now = datetime.now(UTC)
    games = [(name, daily) for name in game_names() if (daily := daily_game(name, now.date())) is not None]
    tries = [shown_try(name, daily.day, await begun_try(call, try_id(name, daily.seed, call.who))) for name, daily in games]
    midnight = datetime.combine(now.date() + timedelta(days=1), time(), UTC)
    return api.DailyTries(tuple(tries), int((midnight - now).total_seconds()))


async def compare_with_bots(call: Call) -> api.Daily:
    """What bots made of the dice of a finished game alone, and how many of them it beats."""
    check_study_limit(call)
    record = await record_of(call)
    if daily_game(record.header.game, today()) is None:
        raise Unreadable("daily-none", game=record.header.game)
    if len(record.header.players) != 1 or record.header.seed is None or record.result is None or record.conceded:
        raise Unreadable("daily-only")
    bots = await call.process.worker_pool.run(bot_scores, record.header, limit=BOTS_TIMEOUT_S)
    say, points = words(call.language), record.result.totals[0]
    means = tuple(api.DailyLevel(level, say(f"level-{level}"), round(mean, 1)) for level, mean in bots.means().items())
    return api.Daily(points, bots.beaten_by(points), bots.games, means)


DAILY: Final[tuple[Endpoint, ...]] = (
    Endpoint("GET", "/api/me/daily", own_tries, api.DailyTries, "session"),
    Endpoint("POST", "/api/daily/{game}", begin_try, api.DailyTry, "session", api.NewTry),
    Endpoint("GET", "/api/tables/{table}/daily", compare_with_bots, api.Daily, "watcher", query=("lang",)),
)
