"""What waits to be sent to one reader: bounded, so that a slow reader is cut off and never slows anybody down."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from pithead.game import Seat
from pithead.server.core import Eyes

MOST: Final = 64
"""Messages that may wait; the reader after that starts over from its version."""


class Outbox:
    """A watcher with a queue."""

    def __init__(self, who: str, seat: Seat | None, previews: bool, lang: str = "") -> None:
        self.who = who
        self.seat = seat
        self.previews = previews
        self.lang = lang
        self.full = False
        self.closed = False
        self._waiting: deque[bytes] = deque()
        self._wake = asyncio.Event()

    @property
    def eyes(self) -> Eyes:
        """How it looks at the table."""
        return Eyes(self.seat, self.previews, self.lang)

    def tell(self, message: bytes) -> None:
        """Send this, or fall behind and be cut off; never wait."""
        if len(self._waiting) >= MOST:
            self.full = True
        else:
            self._waiting.append(message)
        self._wake.set()

    def close(self) -> None:
        """No more will come."""
        self.closed = True
        self._wake.set()

    async def next(self) -> list[bytes] | None:
        """What waits, as soon as something does; None when the reader fell behind or all was sent at the end."""
        while not self._waiting and not self.closed and not self.full:
            self._wake.clear()
            await self._wake.wait()
        if self.full or not self._waiting:
            return None
        batch = list(self._waiting)
        self._waiting.clear()
        return batch
