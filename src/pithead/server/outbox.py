"""What waits to be sent to one reader: bounded, so that a slow reader is cut off and never slows anybody down."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

from pithead.game import Seat
from pithead.server.tables import Eyes

MOST: Final = 64
"""Messages that may wait; the reader after that starts over from its version."""


def _never(message: bytes) -> bool:
    return False


def _nothing() -> None:
    pass


class Outbox:
    """A watcher with a queue, in which nothing waits while `pour` takes it at once; `cut` is called when too much does."""

    def __init__(
        self,
        who: str,
        seat: Seat | None,
        previews: bool,
        pour: Callable[[bytes], bool] = _never,
        cut: Callable[[], None] = _nothing,
        lang: str = "",
    ) -> None:
        self.who = who
        self.seat = seat
        self.previews = previews
        self.lang = lang
        self.full = False
        self.closed = False
        self._pour = pour
        self._cut = cut
        self._waiting: deque[bytes] = deque()
        self._wake = asyncio.Event()

    @property
    def eyes(self) -> Eyes:
        """How it looks at the table."""
        return Eyes(self.seat, self.previews, self.lang)

    def tell(self, message: bytes) -> None:
        """Send this, or fall behind and be cut off; never wait."""
        if not self._waiting and self._pour(message):
            return
        if len(self._waiting) >= MOST:
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
