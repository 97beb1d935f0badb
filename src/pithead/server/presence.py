"""Who looks at a table right now, through any process: each says what it sees, and forgets those who fell silent."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final, NamedTuple

from pithead.game import Seat
from pithead.server.messages import Here, encode
from pithead.server.tables import Core, Host
from pithead.server.tokens import new_id
from pithead.store import Store

SIGN: Final = "@here"
"""How the word about a table begins; no journal is called so."""

SOON: Final = 0.05
"""Seconds in which many who come and go at once are told of once."""

AGAIN: Final = 20.0
SILENT: Final = 60.0
"""Seconds until a process says again what it sees, and until one that did not is forgotten."""


class Seen(NamedTuple):
    """What a process sees at a table."""

    seats: tuple[Seat, ...]
    spectators: int
    at: float


class Presence:
    """Tells everybody at a table who is here."""

    def __init__(self, core: Core, store: Store, spawn: Callable[[Coroutine[Any, Any, None]], None]) -> None:
        self.core = core
        self.store = store
        self.spawn = spawn
        self.process = new_id()
        self.elsewhere: dict[str, dict[str, Seen]] = {}
        self._due: set[str] = set()
        self._said = time.monotonic()

    def changed(self, host: Host) -> None:
        """Somebody came or went at this process."""
        id = host.table.opened.table
        if id not in self._due:
            self._due.add(id)
            asyncio.get_running_loop().call_later(SOON, self._say, id, host)

    def heard(self, word: str) -> None:
        """What a process sees; if it asks, it is told what is seen here."""
        _, id, process, seats, spectators, asks = word.split(":")
        if process == self.process:
            return
        known = tuple(int(seat) for seat in seats.split(",") if seat)
        others = self.elsewhere.setdefault(id, {})
        others[process] = Seen(known, int(spectators), time.monotonic())
        if not known and spectators == "0":
            del others[process]
        host = self.core.hosts.get(id)
        if host is not None and host.watchers:
            self.tell(host)
            if asks:
                self.spawn(self.store.call(self._word(host, asks=False)))

    def tend(self) -> None:
        """Now and then: say again what is seen, and forget the silent."""
        now = time.monotonic()
        if now - self._said < AGAIN:
            return
        self._said = now
        for id, others in tuple(self.elsewhere.items()):
            self.elsewhere[id] = {process: seen for process, seen in others.items() if now - seen.at < SILENT}
            if not self.elsewhere[id]:
                del self.elsewhere[id]
        for host in self.core.hosts.values():
            if host.watchers:
                self.changed(host)

    def tell(self, host: Host) -> None:
        """Tell everybody at this process who is here, through any."""
        others = self.elsewhere.get(host.table.opened.table, {}).values()
        seats = {*host.seats_here(), *(seat for seen in others for seat in seen.seats)}
        message = encode(Here(tuple(sorted(seats)), _spectators(host) + sum(seen.spectators for seen in others)))
        for watcher in tuple(host.watchers):
            watcher.tell(message)

    def _say(self, id: str, host: Host) -> None:
        self._due.discard(id)
        self.tell(host)
        self.spawn(self.store.call(self._word(host, asks=True)))

    def _word(self, host: Host, asks: bool) -> str:
        seats = ",".join(map(str, host.seats_here()))
        return f"{SIGN}:{host.table.opened.table}:{self.process}:{seats}:{_spectators(host)}:{'?' if asks else ''}"


def _spectators(host: Host) -> int:
    return sum(watcher.seat is None for watcher in host.watchers)
