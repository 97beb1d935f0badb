"""The messages that wait for one client: a bounded queue, so that a slow client is cut off and slows nobody down."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
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
        self.full = False
        self.closed = False
        self._write_now = write_now
        self._cut = cut
        self._waiting: deque[bytes] = deque()
        self._wake = asyncio.Event()

    def tell(self, message: bytes) -> None:
        """Send a message without waiting; a client that is too slow is cut off, and a closed one hears no more."""
        if self.closed:
            return
        if not self._waiting and self._write_now(message):
            return
        if len(self._waiting) >= MAX_QUEUED_MESSAGES:
            self.full = True
            self._cut()
        else:
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
