"""Who looks at a table right now, through any process: every process broadcasts its own watchers, and drops stale reports of others."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final, NamedTuple

from pithead.game import Seat
from pithead.server.broadcasts import Topic, broadcast_of
from pithead.server.messages import Here, encode
from pithead.server.tables import LiveTable, TableRegistry
from pithead.store import Store

BROADCAST_DELAY_S: Final = 0.05
"""Arrivals and departures within this time are broadcast together."""

REPORT_INTERVAL_S: Final = 20.0
REPORT_EXPIRY_S: Final = 60.0
"""How often a process repeats its reports, and after what time the report of a process is dropped."""


class PresenceReport(NamedTuple):
    """The watchers of one table at one process."""

    seats: tuple[Seat, ...]
    spectators: int
    at: float


class Presence:
    """Keeps everybody at a table informed about who is looking."""

    def __init__(self, process: str, registry: TableRegistry, store: Store, spawn: Callable[[Coroutine[Any, Any, None]], object]) -> None:
        self.process = process
        self.registry = registry
        self.store = store
        self.spawn = spawn
        self.elsewhere: dict[str, dict[str, PresenceReport]] = {}
        self._pending: set[str] = set()
        self._reported_at = time.monotonic()

    def changed(self, live: LiveTable) -> None:
        """Somebody came or went at this process: broadcast it soon."""
        id = live.table.opened.table
        if id not in self._pending:
            self._pending.add(id)
            asyncio.get_running_loop().call_later(BROADCAST_DELAY_S, self._broadcast, id, live)

    def on_message(self, said: str) -> None:
        """Receive the report of another process; answer with our own if it asks for that."""
        id, process, seats, spectators, asks = said.split(":")
        if process == self.process:
            return
        known = tuple(int(seat) for seat in seats.split(",") if seat)
        others = self.elsewhere.setdefault(id, {})
        others[process] = PresenceReport(known, int(spectators), time.monotonic())
        if not known and spectators == "0":
            del others[process]
        live = self.registry.live_tables.get(id)
        if live is not None and live.watchers:
            self.send(live)
            if asks:
                self.spawn(self.store.broadcast(self._report(live, asks=False)))

    def refresh(self) -> None:
        """Repeat our reports and drop stale ones, if it is time to."""
        now = time.monotonic()
        if now - self._reported_at < REPORT_INTERVAL_S:
            return
        self._reported_at = now
        for id, others in tuple(self.elsewhere.items()):
            self.elsewhere[id] = {process: report for process, report in others.items() if now - report.at < REPORT_EXPIRY_S}
            if not self.elsewhere[id]:
                del self.elsewhere[id]
        for live in self.registry.live_tables.values():
            if live.watchers:
                self.changed(live)

    def seats(self, live: LiveTable) -> tuple[Seat, ...]:
        """The seats that look at a table, through any process."""
        others = self.elsewhere.get(live.table.opened.table, {}).values()
        return tuple(sorted({*live.seats_here(), *(seat for report in others for seat in report.seats)}))

    def send(self, live: LiveTable) -> None:
        """Send everybody at this process who is looking, through any process."""
        others = self.elsewhere.get(live.table.opened.table, {}).values()
        message = encode(Here(self.seats(live), _spectators(live) + sum(report.spectators for report in others)))
        for watcher in tuple(live.watchers):
            watcher.tell(message)

    def _broadcast(self, id: str, live: LiveTable) -> None:
        self._pending.discard(id)
        self.send(live)
        self.spawn(self.store.broadcast(self._report(live, asks=True)))

    def _report(self, live: LiveTable, asks: bool) -> str:
        seats = ",".join(map(str, live.seats_here()))
        return broadcast_of(Topic.PRESENCE, live.table.opened.table, self.process, seats, _spectators(live), "?" if asks else "")


def _spectators(live: LiveTable) -> int:
    return sum(watcher.viewer.seat is None for watcher in live.watchers)
