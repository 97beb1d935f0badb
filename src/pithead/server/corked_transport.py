"""A transport that sends by one system call what is written to it in one round of the event loop."""

from __future__ import annotations

import asyncio
from typing import Any, Final, cast

MAX_CORKED_BYTES: Final = 65_536
"""More than this is not held back, so that whoever reads too slowly is noticed."""


class CorkedTransport:
    """A transport around another: what is written waits until the callbacks of this round have run, or until it is closed."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._waiting: list[bytes] = []
        self._size = 0

    def write(self, data: bytes) -> None:
        """Send this soon, after what waits already."""
        if not self._waiting:
            self._loop.call_soon(self.flush)
        self._waiting.append(data)
        self._size += len(data)
        if self._size > MAX_CORKED_BYTES:
            self.flush()

    def flush(self) -> None:
        """Send what waits."""
        if self._waiting:
            data = self._waiting[0] if len(self._waiting) == 1 else b"".join(self._waiting)
            self._waiting.clear()
            self._size = 0
            self._transport.write(data)

    def close(self) -> None:
        """Send what waits, and close."""
        self.flush()
        self._transport.close()

    def abort(self) -> None:
        """Close at once; what waits is not sent."""
        self._waiting.clear()
        self._transport.abort()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


def corked(transport: Any) -> asyncio.Transport:
    """A transport that sends together what is written together; one that does so already is taken as it is."""
    known = isinstance(transport, CorkedTransport)
    return cast(asyncio.Transport, transport if known else CorkedTransport(transport, asyncio.get_running_loop()))
