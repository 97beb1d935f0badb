"""A WebSocket protocol for uvicorn that passes text without the ASGI queue, in both directions."""

from __future__ import annotations

import asyncio
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from pithead.server.corked_transport import CorkedTransport
from pithead.server.fast_channel import EXTENSION, FastChannel, OnText

TEXT_FRAME: Final = 0x81
"""The first byte of a whole text message."""

PACKED: Final = 0x40
"""Set in it where the message is compressed."""

MIN_PACKED_BYTES: Final = 512
"""Shorter messages are sent as they are: packing takes as long as for a longer one, and gains little."""


class FastWebSocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol with a fast path for text; invalid UTF-8 closes the socket."""

    on_text: OnText | None = None

    def connection_made(self, transport: Any) -> None:
        """The connection is there: an acknowledgement and the update after it shall be sent together."""
        super().connection_made(cast(asyncio.Transport, CorkedTransport(transport, asyncio.get_running_loop())))

    def handle_connect(self, event: Any) -> None:
        """A handshake; the application finds its channel in the scope."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = {"channel": FastChannel(self.write_now, self.listen, self.pause, self.transport.abort)}

    def listen(self, on_text: OnText) -> None:
        """From now on text messages go to `on_text`; those already in the queue stay there for `receive`."""
        self.on_text = on_text

    def pause(self, pause: bool) -> None:
        """Pause reading, or resume it."""
        if pause != self.read_paused and not self.transport.is_closing():
            self.read_paused = pause
            (self.transport.pause_reading if pause else self.transport.resume_reading)()

    def write_now(self, message: bytes) -> bool:
        """Write a text message at once; False if it has to wait because the client reads too slowly."""
        if not self.writable.is_set():
            return False
        if self.conn.state is State.OPEN and not self.close_sent and not self.transport.is_closing():
            first = TEXT_FRAME
            if len(message) >= MIN_PACKED_BYTES and self.conn.extensions:
                first, message = TEXT_FRAME | PACKED, self._pack(message)
            size = len(message)
            if size < 126:
                head = bytes((first, size))
            elif size < 1 << 16:
                head = bytes((first, 126, size >> 8, size & 255))
            else:
                head = bytes((first, 127)) + size.to_bytes(8, "big")
            self.transport.write(head + message)
        return True

    def _pack(self, message: bytes) -> bytes:
        """A message as the client agreed to have it: compressed, with what was sent before as its dictionary."""
        frame = Frame(Opcode.TEXT, message)
        for extension in self.conn.extensions:
            frame = extension.encode(frame)
        return bytes(frame.data)

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
            if self.on_text is not None and self.queue.empty() and not self.close_sent:
                self.frames = []
                self.on_text(text)
                return
        super().send_receive_event_to_app()
