"""A WebSocket protocol for uvicorn that passes text without the ASGI queue, in both directions."""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:  # no C code was built for this machine
    from websockets.utils import apply_mask

from pithead.server.corked_transport import corked
from pithead.server.fast_channel import EXTENSION, FastChannel, OnText

TEXT_FRAME: Final = 0x81
"""The first byte of a whole text message."""

PACKED: Final = 0x40
"""Set in it where the message is compressed."""

MIN_PACKED_BYTES: Final = 512
"""Shorter messages are sent as they are: packing takes as long as for a longer one, and gains little."""


FINAL: Final = 0x80
"""Set in the first byte of the last frame of a message."""

CONTROL: Final = 0x08
"""Set in it for frames that may come between those of a message."""

MASKED: Final = 0x80
"""Set in the second byte, as it is in every frame of a client."""


def begin_of_payload(data: bytes, at: int) -> int | None:
    """Where the payload of a frame begins; None if that has not come yet, and the frame itself if it is none that we would read."""
    if len(data) < at + 2:
        return None
    kind = data[at + 1]
    if not kind & MASKED or kind == MASKED | 127:
        return at
    begin = at + (8 if kind == MASKED | 126 else 6)
    return begin if len(data) >= begin else None


def length_of_payload(data: bytes, at: int) -> int:
    """How long the payload of a frame is."""
    length = data[at + 1] & 127
    return length if length < 126 else int.from_bytes(data[at + 2 : at + 4], "big")


class FastWebSocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol with a fast path for text; invalid UTF-8 closes the socket."""

    on_text: OnText | None = None

    _begun = b""
    """A frame of which the rest is still to come."""
    _fragmented = False
    """Has a message begun that goes on in the next frames?"""
    _left_to_library = False
    """Does the library read what comes by itself, since this is no client that we know?"""

    def connection_made(self, transport: Any) -> None:
        """The connection is there: an acknowledgement and the update after it shall be sent together."""
        super().connection_made(corked(transport))

    def handle_connect(self, event: Any) -> None:
        """A handshake; the application finds its channel in the scope."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = {"channel": FastChannel(self.write_now, self.listen, self.pause, self.transport.abort)}

    def data_received(self, data: bytes) -> None:
        """Whole text messages are read here, in a tenth of the time; all other frames are the library's, which gets them whole."""
        if self._left_to_library or not self.handshake_complete:
            self._left_to_library = self.handshake_initiated
            super().data_received(data)
            return
        if self._begun:
            data, self._begun = self._begun + data, b""
        at = 0
        while at < len(data) and not self._left_to_library:
            begin = begin_of_payload(data, at)
            if begin is None:
                break
            end = begin + length_of_payload(data, at)
            if begin == at or end - begin > self.config.ws_max_size:
                self._left_to_library = True
            elif end > len(data):
                break
            else:
                self._read_frame(data, at, begin, end)
                at = end
        if self._left_to_library:
            super().data_received(data[at:])
        else:
            self._begun = data[at:]

    def _read_frame(self, data: bytes, at: int, begin: int, end: int) -> None:
        """A whole frame."""
        if data[at] != TEXT_FRAME or self._fragmented or self.close_sent or self.conn.state is not State.OPEN:
            if not data[at] & CONTROL:
                self._fragmented = not data[at] & FINAL
            super().data_received(data[at:end])
            return
        self.curr_msg_data_type = "text"
        self.frames = [apply_mask(data[begin:end], data[begin - 4 : begin])]
        self.send_receive_event_to_app()

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
