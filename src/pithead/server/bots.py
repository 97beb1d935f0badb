"""The bots of the server: each gets the view of its seat alone, searches in a worker process, and is replaced if it takes too long."""

from __future__ import annotations

import asyncio
import random
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from pithead.bots import Bot, make_bot
from pithead.bots.levels import RANDOM, level_of, plain_level
from pithead.game import Refusal, Seat, read_view, write_view
from pithead.games import edition_of
from pithead.match.table import Table
from pithead.server.logs import note
from pithead.server.worker_pool import WorkerPool, WorkFailed

Edition: TypeAlias = tuple[str, str, str, str | None]
"""A game, its rules, its content and the corrections to it."""

BOT_GRACE_S: Final = 10.0
"""So long beyond its budget a bot is stopped, and another plays this move."""

BOT_RETRY_S: Final = 1.0
"""How long a bot whose move could not be stored waits before it tries again."""


class PendingBotMove(NamedTuple):
    """The table that a bot decides about, and the task that works its decision out."""

    table: Table
    task: asyncio.Task[str]

    def still_valid(self, table: Table, seat: Seat) -> bool:
        """Does the seat still owe the same decision, as far as it can see?"""
        if table.level(seat) is None or seat not in table.actors:
            return False
        return bool(table.game.view(table.state, seat) == table.game.view(self.table.state, seat))


class Bots:
    """Plays for bots; where one breaks, a plain one plays this move for it."""

    def __init__(self, worker_pool: WorkerPool) -> None:
        self.worker_pool = worker_pool

    async def choose(self, table: Table, seat: Seat, level: str) -> str:
        """The event that a bot of a level plays, in notation: quickly and simply if thinking goes wrong."""
        legal = [table.game.write_event(event) for event in table.game.legal(table.state, seat)]
        if len(legal) == 1 or level == RANDOM.name:
            return random.choice(legal)
        opened, edition = table.opened, edition_of_table(table)
        view = write_view(table.game.view(table.state, seat))
        for name in (level, plain_level(opened.game)):
            seconds = level_of(opened.game, name).seconds
            try:
                limit = seconds + BOT_GRACE_S
                return await self.worker_pool.run(choose_event, edition, name, seat, view, legal, seconds, limit=limit, urgent=True)
            except (WorkFailed, Refusal) as trouble:
                note("replaced", table=opened.table, bot=name, why=str(trouble))
        return random.choice(legal)


def edition_of_table(table: Table) -> Edition:
    """The edition that a table plays, as plain data."""
    opened = table.opened
    return opened.game, opened.rules, opened.content, opened.corrections


def choose_event(edition: Edition, level: str, seat: Seat, view: bytes, legal: list[str], seconds: float) -> str:
    """The event that a bot plays, in a worker."""
    game = edition_of(*edition)
    event = _bot(edition, level, seat).choose(read_view(game, view), [game.read_event(text) for text in legal], random.Random(), seconds)
    return game.write_event(event)


@lru_cache(64)
def _bot(edition: Edition, level: str, seat: Seat) -> Bot:
    return make_bot(edition_of(*edition), level, seat)
