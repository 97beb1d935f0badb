"""Bots think in a process of their own, at low priority, and see the view of their seat and nothing else."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from pithead.bots import make_bot
from pithead.game import Seat
from pithead.games import edition_of
from pithead.match.table import Table

BUDGET = 1.0
"""Seconds that a bot may think about a move."""


class Thinkers:
    """The process where bots think; it starts with the first thought, and again if it dies."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, table: Table, seat: Seat, level: str) -> str:
        """The event that a bot of a level plays, in notation."""
        legal = [table.game.write_event(event) for event in table.game.legal(table.state, seat)]
        if len(legal) == 1:
            return legal[0]
        if level == "random":
            return random.choice(legal)
        opened = table.opened
        edition = (opened.game, opened.rules, opened.content, opened.corrections)
        view = table.game.view(table.state, seat)
        loop = asyncio.get_running_loop()
        for _ in range(3):
            try:
                return await loop.run_in_executor(self._started(), _choose, edition, level, seat, view, legal)
            except BrokenProcessPool:
                self.close()
        return legal[0]

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("forkserver")
            self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=_settle)
        return self._pool

    def close(self) -> None:
        """Let the process go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _settle() -> None:
    os.nice(10)
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _choose(edition: tuple[str, str, str, str | None], level: str, seat: Seat, view: Any, legal: list[str]) -> str:
    game = edition_of(*edition)
    event = make_bot(game, level, seat).choose(view, [game.read_event(text) for text in legal], random.Random(), BUDGET)
    return game.write_event(event)
