"""The bots of the server: each sees the view of its seat and nothing else, thinks in another process, and never keeps anybody waiting."""

from __future__ import annotations

import asyncio
import random
from functools import lru_cache
from typing import Any, Final

from pithead.bots import Bot, make_bot, need_kernels
from pithead.bots.levels import RANDOM, level_of, needs_kernels, plain_level
from pithead.bots.warm_up import has_kernels, warm_up
from pithead.game import Refusal, Seat, Unreadable
from pithead.games import edition_of, game_names
from pithead.match.table import Table
from pithead.server.logs import note
from pithead.server.worker_pool import Stuck, Thinkers

GRACE: Final = 10.0
"""Seconds beyond its budget after which a bot is stopped and another plays this move."""

SETTLED: Final = 5.0
"""Seconds after the start of the server: people who come back are let in first."""

COMPILING: Final = 600.0
"""Seconds that the kernels may take to be compiled."""


class Bots:
    """Plays for bots. Those that search need kernels, which are compiled in the background; until then a plain bot plays for them."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self.warm: set[str] = set()
        """The games whose kernels are at hand."""
        self._warming: asyncio.Task[None] | None = None

    async def choose(self, table: Table, seat: Seat, level: str) -> str:
        """The event that a bot of a level plays, in notation: quickly and simply if thinking goes wrong."""
        legal = [table.game.write_event(event) for event in table.game.legal(table.state, seat)]
        if len(legal) == 1 or level == RANDOM.name:
            return random.choice(legal)
        opened = table.opened
        edition = (opened.game, opened.rules, opened.content, opened.corrections)
        view = table.game.view(table.state, seat)
        for name in self._tries(opened.game, level):
            seconds = level_of(opened.game, name).seconds
            try:
                chosen = await self.thinkers.think(_choose, edition, name, seat, view, legal, seconds, limit=seconds + GRACE, urgent=True)
                assert isinstance(chosen, str)
                return chosen
            except (Stuck, Refusal) as trouble:
                note("replaced", table=opened.table, level=name, why=str(trouble))
        return random.choice(legal)

    def _tries(self, game: str, level: str) -> tuple[str, ...]:
        """The levels that are asked one after the other: the wished one, if it is ready, and a plain one."""
        plain = plain_level(game)
        if needs_kernels(game, level) and game not in self.warm:
            self.warm_up()
            return (plain,)
        return (level, plain)

    async def warm_up_soon(self) -> None:
        """Once the server has settled, warm up."""
        await asyncio.sleep(SETTLED)
        self.warm_up()

    def warm_up(self) -> None:
        """Compile or load the kernels in the background, where they are installed."""
        try:
            need_kernels()
        except Unreadable:
            return
        if self._warming is None:
            self._warming = asyncio.create_task(self._warm_up())

    async def _warm_up(self) -> None:
        for game in filter(has_kernels, game_names()):
            try:
                await self.thinkers.think(warm_up, game, limit=COMPILING)
            except Stuck as trouble:
                note("cold", game=game, why=str(trouble))
            else:
                self.warm.add(game)

    async def close(self) -> None:
        """Stop warming up."""
        if self._warming is not None:
            self._warming.cancel()
            await asyncio.gather(self._warming, return_exceptions=True)


def _choose(edition: tuple[str, str, str, str | None], level: str, seat: Seat, view: Any, legal: list[str], seconds: float) -> str:
    game = edition_of(*edition)
    event = _bot(edition, level, seat).choose(view, [game.read_event(text) for text in legal], random.Random(), seconds)
    return game.write_event(event)


@lru_cache(64)
def _bot(edition: tuple[str, str, str, str | None], level: str, seat: Seat) -> Bot:
    return make_bot(edition_of(*edition), level, seat)
