"""A socket's way through uvicorn: text goes straight to whoever listens, and straight to the wire."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

import msgspec
from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

EXTENSION: Final = "pithead"
TEXT: Final = 0x81
"""The first byte of a whole text message."""

Hear: TypeAlias = Callable[[str], None]


class Line(msgspec.Struct, frozen=True):
    """What a socket can do beside ASGI; where another server runs the application there is none of it."""

    pour: Callable[[bytes], bool]
    listen: Callable[[Hear], None]
    hold: Callable[[bool], None]
    abort: Callable[[], None]


def _never(message: bytes) -> bool:
    return False


def _nothing(*_: object) -> None:
    pass


def line_of(scope: Scope) -> Line:
    """The line of a connection, if uvicorn runs our protocol."""
    found = scope.get("extensions", {}).get(EXTENSION)
    return found["line"] if found else Line(_never, _nothing, _nothing, _nothing)


class Protocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol with a shorter way for text, calm about text that is none."""

    hear: Hear | None = None

    def handle_connect(self, event: Any) -> None:
        """A handshake; the application finds its line in the scope."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = {"line": Line(self.pour, self.listen, self.hold, self.transport.abort)}

    def listen(self, hear: Hear) -> None:
        """From now on text messages go to `hear`; those that wait already go on waiting for `receive`."""
        self.hear = hear

    def hold(self, hold: bool) -> None:
        """Read no more for now, or read on."""
        if hold != self.read_paused and not self.transport.is_closing():
            self.read_paused = hold
            (self.transport.pause_reading if hold else self.transport.resume_reading)()

    def pour(self, message: bytes) -> bool:
        """Write a text message at once; False if it has to wait because the other side reads too slowly."""
        if not self.writable.is_set():
            return False
        if self.conn.state is State.OPEN and not self.close_sent and not self.transport.is_closing():
            size = len(message)
            if size < 126:
                head = bytes((TEXT, size))
            elif size < 1 << 16:
                head = bytes((TEXT, 126, size >> 8, size & 255))
            else:
                head = bytes((TEXT, 127)) + size.to_bytes(8, "big")
            self.transport.write(head + message)
        return True

    def send_receive_event_to_app(self) -> None:
        """A whole message; text that is no UTF-8 closes the socket with 1007, unless it is closing already."""
        if self.curr_msg_data_type == "text":
            data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
            try:
                text = data.decode()
            except UnicodeDecodeError:
                self.frames = []
                if self.conn.state is State.OPEN:
                    self.conn.send_close(1007)
                    self.handle_parser_exception()
                return
            if self.hear is not None and self.queue.empty() and not self.close_sent:
                self.frames = []
                self.hear(text)
                return
        super().send_receive_event_to_app()
