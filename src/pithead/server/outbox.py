"""The messages that wait for one client: a bounded queue, so that a slow client is cut off and slows nobody down."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from pithead.server.tables import Viewer

MAX_QUEUED_MESSAGES: Final = 64
"""A client with more waiting messages is cut off; it comes back with the version that it knows."""


def _never(message: bytes) -> bool:
    return False


def _nothing() -> None:
    pass


class Outbox:
    """A watcher with a queue, in which nothing waits while `write_now` takes it at once; `cut` is called when too much does."""

    def __init__(
        self, who: str, viewer: Viewer, link: str = "", write_now: Callable[[bytes], bool] = _never, cut: Callable[[], None] = _nothing
    ) -> None:
        self.who = who
        self.viewer = viewer
        self.link = link
        self.shown_as: Viewer | None = None
        self.blocked: frozenset[str] = frozenset()
        self.full = False
        self.closed = False
        self._write_now = write_now
        self._cut = cut
        self._waiting: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._making = 0
        self._held: deque[bytes] = deque()

    def tell(self, message: bytes) -> None:
        """Send a message without waiting; a client that is too slow is cut off, and a closed one hears no more."""
        if self.closed:
            return
        if len(self._waiting) + len(self._held) >= MAX_QUEUED_MESSAGES:
            self.full = True
            self._cut()
            self._wake.set()
        elif self._making:
            self._held.append(message)
        else:
            self._send(message)

    async def tell_first(self, making: Awaitable[bytes]) -> None:
        """Send a message that is still being made; what is told meanwhile comes after it, for it may go on from it."""
        self._making += 1
        try:
            self._send(await making)
        finally:
            self._making -= 1
            while self._held and not self._making:
                self._send(self._held.popleft())

    def _send(self, message: bytes) -> None:
        if not self.closed and (self._waiting or not self._write_now(message)):
            self._waiting.append(message)
            self._wake.set()

    def close(self) -> None:
        """No more will come."""
        self.closed = True
        self._wake.set()

    async def next(self) -> bytes | None:
        """The oldest that waits, as soon as something does; None when the reader fell behind or all was sent at the end.

        It goes on waiting until it was `sent`, so that nothing overtakes it.
        """
        while not self._waiting and not self.closed and not self.full:
            self._wake.clear()
            await self._wake.wait()
        return None if self.full or not self._waiting else self._waiting[0]

    def sent(self) -> None:
        """The oldest is on its way."""
        self._waiting.popleft()
