"""What one process of the server holds: its tables, who is connected, the limits, the bots and the clocks."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

from pithead.game import Refusal, Seat
from pithead.match.commands import Act
from pithead.match.table import Table
from pithead.server.analyses import Analyses
from pithead.server.bots import Bots
from pithead.server.hooks import Hook
from pithead.server.limits import Limit
from pithead.server.logs import note, trouble
from pithead.server.metrics import Metrics
from pithead.server.presence import SIGN, Presence
from pithead.server.settings import Settings
from pithead.server.tables import Core, Host
from pithead.server.tokens import hash_of
from pithead.server.worker_pool import Thinkers
from pithead.store import Session, Store
from pithead.store.failpoints import Failpoint, none

SWEEP: Final = 0.2
"""Seconds between two looks at the clocks."""

IDLE: Final = 600.0
OVER: Final = 10.0
"""Seconds until a table that nobody watches is forgotten, and one whose game is over; their journals are not."""

AGAIN: Final = 1.0
"""Seconds until a bot whose move could not be stored tries again."""


class Thought(NamedTuple):
    """What a bot thinks about, and its answer to come."""

    table: Table
    task: asyncio.Task[str]

    def still_good(self, table: Table, seat: Seat) -> bool:
        """Does a seat that was thinking still owe the same decision, as far as it can see?"""
        if table.level(seat) is None or seat not in table.actors:
            return False
        return bool(table.game.view(table.state, seat) == table.game.view(self.table.state, seat))


class Service:
    """One process of the server."""

    def __init__(self, store: Store, settings: Settings, failpoint: Failpoint = none) -> None:
        self.store = store
        self.settings = settings
        self.metrics = Metrics()
        self.core = Core(store, time.monotonic, asyncio.sleep, self.moved, failpoint)
        self.requests = Limit(settings.requests, 10, time.monotonic)
        self.new_tables = Limit(settings.tables, 3600, time.monotonic)
        self.studies = Limit(settings.studies, 10, time.monotonic)
        self.studying = asyncio.Semaphore(1)
        self.sockets: Counter[str] = Counter()
        self.doors: dict[str, set[Callable[[], None]]] = {}
        self.presence = Presence(self.core, store, self.spawn)
        self.thinkers = Thinkers(settings.workers)
        self.bots = Bots(self.thinkers)
        self.analyses = Analyses(self.thinkers, self.spawn)
        self.hook = Hook(settings.webhook)
        self.thinking: dict[tuple[str, Seat], Thought] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._begun: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Wake the tables where a bot plays or a clock runs, and listen to the other processes."""
        self.store.listen(self.heard)
        waiting = await self.store.waiting()
        self.spawn(self._wake(waiting))
        self.spawn(self._sweep())
        note("started", waiting=len(waiting))

    def heard(self, word: str) -> None:
        """Another process has stored or called something."""
        if word.startswith(SIGN):
            self.presence.heard(word)
        else:
            self.spawn(self.core.heard(word))

    async def _wake(self, streams: Sequence[str]) -> None:
        """Read the journals of these tables one by one, while people come back already."""
        for stream in streams:
            with suppress(Refusal):
                await self.core.host(stream)
            await asyncio.sleep(0)

    async def stop(self) -> None:
        """Finish what was begun, then let go of everything."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._begun, return_exceptions=True)
        await self.thinkers.close()
        await self.store.close()
        note("stopped")

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside; what goes wrong there is noted."""
        task = asyncio.create_task(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something to its end, even if the one who asked for it goes away meanwhile."""
        task = asyncio.create_task(work)
        self._begun.add(task)
        task.add_done_callback(self._begun.discard)
        return task

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Refusal as refusal:
            note("refused", reason=refusal.reason)
        except Exception:
            trouble("broken")
            self.metrics.count("errors")

    def moved(self, host: Host) -> None:
        """A table has a new line: its bots think, about nothing else any more, and those who are away are told."""
        table = host.table
        id = table.opened.table
        for key, thought in tuple(self.thinking.items()):
            if key[0] == id and not thought.still_good(table, key[1]):
                del self.thinking[key]
                thought.task.cancel()
        for seat in table.actors:
            level = table.level(seat)
            if level is not None and (id, seat) not in self.thinking:
                thought = Thought(table, asyncio.create_task(self.bots.choose(table, seat, level)))
                self.thinking[id, seat] = thought
                self.spawn(self._think(host, seat, thought))
        if self.hook.url:
            self.hook.turn(table, host.seats_here())

    async def _think(self, host: Host, seat: Seat, thought: Thought) -> None:
        """A bot's move: it sees the view of its seat, and plays through the same door as everybody."""
        id = host.table.opened.table
        try:
            await asyncio.wait({thought.task})
            while self.thinking.get((id, seat)) is thought:
                version, act = host.table.version, Act(thought.task.result())
                await self.core.ask(id, seat, "bot", f"{version}-{seat}", version, act, lambda reply: None)
                if host.table.version == version:
                    await asyncio.sleep(AGAIN)
        finally:
            thought.task.cancel()
            if self.thinking.get((id, seat)) is thought:
                del self.thinking[id, seat]

    async def _sweep(self) -> None:
        """Look at the clocks, and forget tables that nobody looks at."""
        while True:
            await asyncio.sleep(SWEEP)
            now = time.monotonic()
            self.presence.tend()
            for id, host in tuple(self.core.hosts.items()):
                deadline = self.core.deadline(host)
                if deadline is not None and now >= deadline:
                    self.spawn(self.core.tick(host))
                elif not host.watchers and now - host.since > (IDLE if host.table.actors else OVER) and not host.waits:
                    del self.core.hosts[id]

    async def session(self, token: str) -> Session | None:
        """Who proves to be somebody by this token."""
        return await self.store.session(hash_of(token)) if token else None

    def enter(self, session: str, door: Callable[[], None]) -> None:
        """A socket of a session was opened; `door` shuts it."""
        self.doors.setdefault(session, set()).add(door)

    def leave(self, session: str, door: Callable[[], None]) -> None:
        """It was closed."""
        doors = self.doors.get(session, set())
        doors.discard(door)
        if not doors:
            self.doors.pop(session, None)

    def shut(self, session: str) -> None:
        """Close every socket of a session at once."""
        for door in tuple(self.doors.get(session, ())):
            door()
