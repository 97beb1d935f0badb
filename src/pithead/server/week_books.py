"""The duplicates of the week of a server process: one journal for each game and week, and the tables that belong to it."""

from __future__ import annotations

import hashlib
import secrets
from datetime import date, timedelta
from typing import Final

from pithead import fair
from pithead.coach.daily import today
from pithead.duplicate import week as weekly
from pithead.game import Unreadable
from pithead.games import load_game
from pithead.match.commands import TableSpec, open_table
from pithead.match.entries import SeatPlan
from pithead.match.table import Table
from pithead.server.evening_books import WEEK_PREFIX, Evenings
from pithead.server.journals import Journals
from pithead.server.names import bot_name
from pithead.server.tables import LiveTable
from pithead.server.worker_pool import WorkerPool
from pithead.store import Store

BOT_TIMEOUT_S: Final = 300.0
"""The limit for one game of a bot."""

PAST_WEEKS: Final = 12
"""So many weeks back one can look."""


def stream_of(game: str, week: str) -> str:
    """The journal of a week."""
    return f"{game}/week/{week}"


def table_id(game: str, week: str, deal: int, who: str) -> str:
    """The table of a person's one try at a deal: asked for again, it is the same table."""
    return hashlib.sha256(f"week {game} {week} {deal} {who}".encode()).hexdigest()[:16]


class Weeks:
    """The weeks of all games."""

    def __init__(self, store: Store, evenings: Evenings, worker_pool: WorkerPool) -> None:
        self.evenings = evenings
        self.worker_pool = worker_pool
        self.journals: Journals[weekly.WeekEntry] = Journals(store, weekly.WeekEntry)
        self.playing: set[str] = set()

    async def secrets(self, game: str, week: str) -> tuple[str, ...]:
        """The secrets of the deals of a week, drawn when somebody first asks for it while it lasts."""
        weekly.rival_of(game)
        entries = await self.journals.read(stream_of(game, week))
        if not entries:
            if is_over(week):
                raise Unreadable("week", week=week)
            drawn = weekly.WeekDrawn(tuple(secrets.token_hex(fair.SECRET_BYTES) for _ in range(weekly.DEALS)))
            await self.journals.add(stream_of(game, week), "drawn", drawn)
            entries = await self.journals.read(stream_of(game, week))
        first = entries[0]
        assert isinstance(first, weekly.WeekDrawn)
        return first.secrets

    async def past(self, game: str, week: str) -> tuple[str, ...]:
        """The weeks before this one that anybody looked at, of the last few, the newest first."""
        before = [weekly.week_of(weekly.begin_of(week) - timedelta(weeks=back)) for back in range(1, PAST_WEEKS + 1)]
        return tuple([each for each in before if await self.journals.read(stream_of(game, each))])

    async def played(self, game: str, week: str) -> list[weekly.WeekPlayed]:
        """All deals that were played."""
        return [each for each in await self.journals.read(stream_of(game, week)) if isinstance(each, weekly.WeekPlayed)]

    async def play_bots(self, game: str, week: str) -> None:
        """Let the bots play what they have not played yet, one game after the other."""
        stream = stream_of(game, week)
        if stream in self.playing:
            return
        self.playing.add(stream)
        try:
            drawn = await self.secrets(game, week)
            done = {(each.deal, each.player) for each in await self.played(game, week)}
            for deal, secret in enumerate(drawn):
                for level, run in ((level, run) for level in weekly.plain_levels(game) for run in range(weekly.RUNS)):
                    if (deal, f"level:{level}:{run}") not in done:
                        seed = weekly.seed_of(game, week, deal, secret)
                        found = await self.worker_pool.run(weekly.play_bot, game, seed, deal, level, run, limit=BOT_TIMEOUT_S)
                        await self.journals.add(stream, f"{found.player} {deal}", found)
        finally:
            self.playing.discard(stream)

    async def table(self, game: str, week: str, deal: int, who: str) -> LiveTable:
        """The table of a person's try at a deal, opened if it is not there yet; they sit there at once."""
        secret = (await self.secrets(game, week))[deal]
        rules, seed, own = load_game(game), weekly.seed_of(game, week, deal, secret), weekly.seat_of(deal)
        rival = SeatPlan("bot", bot_name(1 - own), weekly.rival_of(game))
        person = SeatPlan("human", who=who)
        spec = TableSpec(
            game=rules,
            options=rules.options_type(),
            places=(person, rival) if own == 0 else (rival, person),
            table=table_id(game, week, deal, who),
            host="",
            secret=fair.seed_secret(seed),
            seed=seed,
            evening=f"{WEEK_PREFIX}{game} {week}",
        )
        return await self.evenings.seat_people(await self.evenings.registry.create(*open_table(spec), "week"))

    async def note_game(self, table: Table) -> None:
        """Note a deal of a week that is over."""
        game, _, week = table.opened.evening.removeprefix(WEEK_PREFIX).partition(" ")
        who, standing = next((chair.who for chair in table.chairs if chair.who), ""), table.standing()
        for deal in range(weekly.DEALS):
            if who and standing is not None and table_id(game, week, deal, who) == table.opened.table:
                entry = weekly.WeekPlayed(deal, standing.totals, standing.winners, who=who)
                await self.journals.add(stream_of(game, week), f"{who} {deal}", entry)


def is_over(week: str, now: date | None = None) -> bool:
    """Has the week passed?"""
    return (now or today()) >= weekly.end_of(week)
