"""An HTTP protocol for uvicorn that gives the head of a request so much time and no more, and may leave a socket to another process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from pithead.server.corked_transport import corked

REQUEST_TIMEOUT: Final = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class BoundedHttpProtocol(HttpToolsProtocol):
    """uvicorn's protocol, which by itself waits for ever for a first request and for the end of its headers."""

    head_timeout_s: float = 20.0
    """Set once for all connections of a process; 0 is no limit."""

    give_away: ClassVar[Callable[[bytes, int, bytes], bool] | None] = None
    """Hands a request for a socket (its address, its connection, its head) to another process, if it is for that; set likewise."""

    adopted = False
    """Was this connection handed over to us? Then it stays here."""

    _head_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A client connected: its first request is due. The head of an answer and its body shall be sent together."""
        super().connection_made(corked(transport))
        self._await_head()

    def data_received(self, data: bytes) -> None:
        """Part of a request; with a first part after an answer the next head is due."""
        if self._head_timer is None and (self.cycle is None or self.cycle.response_complete):
            self._await_head()
        super().data_received(data)

    def on_headers_complete(self) -> None:
        """The head is here."""
        self._cancel_head()
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        """A request for a socket: another process may be the one for it."""
        give_away = type(self).give_away
        if give_away is None or self.adopted:
            super().handle_websocket_upgrade()
            return
        lines = [b"%b %b HTTP/1.1" % (self.scope["method"].encode(), self.url), *(b"%b: %b" % each for each in self.scope["headers"])]
        self.transport.pause_reading()
        if give_away(self.url, self.transport.get_extra_info("socket").fileno(), b"\r\n".join((*lines, b"", b""))):
            self.transport.abort()  # here only: the connection lives on in the other process
        else:
            self.transport.resume_reading()
            super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        """The client is gone."""
        self._cancel_head()
        super().connection_lost(exc)

    def _await_head(self) -> None:
        if self.head_timeout_s:
            self._head_timer = self.loop.call_later(self.head_timeout_s, self._give_up)

    def _cancel_head(self) -> None:
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None

    def _give_up(self) -> None:
        self._head_timer = None
        if not self.transport.is_closing():
            self.transport.write(REQUEST_TIMEOUT)
            self.transport.close()
