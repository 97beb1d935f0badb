"""Sessions of guests and programs as one process knows them: how long they last, and the sockets that end with them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from pithead.server.broadcasts import Topic, broadcast_of
from pithead.server.metrics import Metrics
from pithead.server.tokens import hash_of
from pithead.store import ClientSession, Store

DAY_S: Final = 86_400
"""How long a session is used before its time is counted anew."""

SWEEP_INTERVAL_S: Final = 3600.0
"""How often expired sessions are dropped."""


class ClientSessions:
    """The sessions in the store, and which of them have sockets or streams at this process; 0 `days` are for ever."""

    def __init__(self, store: Store, days: int, metrics: Metrics) -> None:
        self.store = store
        self.days = days
        self.metrics = metrics
        self._closers: dict[str, set[Callable[[], None]]] = {}

    async def find(self, token: str) -> ClientSession | None:
        """The session that a token proves, if it was used within the time that sessions last."""
        session = await self.store.session(hash_of(token)) if token else None
        return session if session is not None and not self.has_expired(session) else None

    def has_expired(self, session: ClientSession) -> bool:
        """Was the session unused for so long that it is worth nothing?"""
        return bool(self.days) and session.seen < time.time() - self.days * DAY_S

    async def renew(self, session: ClientSession) -> bool:
        """Count the time of a session anew, once a day; True if it was."""
        now = int(time.time())
        if now - session.seen < DAY_S:
            return False
        await self.store.update_session(replace(session, seen=now))
        return True

    async def end(self, hash: str) -> None:
        """Drop a session, and cut its sockets and streams at every process."""
        await self.store.drop_session(hash)
        self.close_sockets(hash)
        await self.store.broadcast(broadcast_of(Topic.SESSION_ENDED, hash))
        self.metrics.count("sessions_ended")

    async def sweep(self) -> None:
        """Drop the sessions that nobody used for long, now and then; they may last for ever."""
        while self.days:
            await self.store.drop_sessions_before(int(time.time()) - self.days * DAY_S)
            await self.close_ended()
            await asyncio.sleep(SWEEP_INTERVAL_S)

    async def close_ended(self) -> None:
        """Cut the sockets of all sessions that were ended while no message came."""
        for hash in tuple(self._closers):
            await self.close_if_ended(hash)

    async def close_if_ended(self, hash: str) -> None:
        """Cut the sockets of a session that is not there any more."""
        session = await self.store.session(hash)
        if session is None or self.has_expired(session):
            self.close_sockets(hash)

    def add_socket(self, session: str, close: Callable[[], None]) -> None:
        """A socket of a session was opened; `close` closes it."""
        self._closers.setdefault(session, set()).add(close)

    def remove_socket(self, session: str, close: Callable[[], None]) -> None:
        """A socket of a session was closed."""
        closers = self._closers.get(session, set())
        closers.discard(close)
        if not closers:
            self._closers.pop(session, None)

    def close_sockets(self, session: str) -> None:
        """Close every socket of a session at once."""
        for close in tuple(self._closers.get(session, ())):
            close()
