"""A daily game after its end: how many bots did worse on the same dice."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from pithead.coach.daily import BotScores, bot_scores, daily_game
from pithead.game import Unreadable
from pithead.server import api
from pithead.server.narration import words
from pithead.server.replay_api import check_study_limit, record_of
from pithead.server.requests import Call, Endpoint

BOTS_TIMEOUT_S: Final = 60.0
"""The limit for the games of the bots."""


async def compare_with_bots(call: Call) -> api.Daily:
    """What bots made of the dice of a finished game alone, and how many of them it beats."""
    check_study_limit(call)
    record = await record_of(call)
    if daily_game(record.header.game, datetime.now(UTC).date()) is None:
        raise Unreadable("daily-none", game=record.header.game)
    if len(record.header.players) != 1 or record.header.seed is None or record.result is None:
        raise Unreadable("daily-only")
    bots = await call.process.worker_pool.run(bot_scores, record.header, limit=BOTS_TIMEOUT_S)
    assert isinstance(bots, BotScores)
    say, points = words(call.lang or "en"), record.result.totals[0]
    means = tuple(api.DailyLevel(level, say(f"level-{level}"), round(mean, 1)) for level, mean in bots.means().items())
    return api.Daily(points, bots.beaten_by(points), bots.games, means)


DAILY: Final[tuple[Endpoint, ...]] = (
    Endpoint("GET", "/api/tables/{table}/daily", compare_with_bots, api.Daily, "watcher", query=("lang",)),
)
