"""Frames of a socket as a client may cut them: our own reader takes whole texts, the library everything else."""

import json
import socket
from contextlib import contextmanager

import pytest

from tests.server.live import Live, Person, seated
from tests.waiting import HANG_S

TEXT, CONTINUED, CLOSE, PING = 0x1, 0x0, 0x8, 0x9
LAST, MASKED = 0x80, 0x80
KEY = b"\x11\x22\x33\x44"
ASKS = b'{"is":"ping"}'
LONG = b'{"is":"ping"' + b" " * 300 + b"}"


def frame(payload, kind=TEXT | LAST, masked=True):
    """A frame of a client."""
    mark, size = MASKED if masked else 0, len(payload)
    head = bytes([kind, mark | size]) if size < 126 else bytes([kind, mark | 126]) + size.to_bytes(2, "big")
    if not masked:
        return head + payload
    return head + KEY + bytes(byte ^ KEY[at % 4] for at, byte in enumerate(payload))


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Live(tmp_path_factory.mktemp("frames") / "p.db") as live:
        yield live


class Raw:
    """A socket whose bytes we write ourselves."""

    def __init__(self, client):
        self.client = client
        self.rest = b""

    def send(self, *pieces):
        for piece in pieces:
            self.client.sendall(piece)

    def take(self, count):
        while len(self.rest) < count:
            came = self.client.recv(1 << 16)
            if not came:
                raise EOFError
            self.rest += came
        taken, self.rest = self.rest[:count], self.rest[count:]
        return taken

    def head(self):
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += self.take(1)
        return head

    def hear(self):
        """The kind of the next frame, and what it says."""
        first, size = self.take(2)
        if size == 126:
            size = int.from_bytes(self.take(2), "big")
        elif size == 127:
            size = int.from_bytes(self.take(8), "big")
        return first & 15, self.take(size)

    def said(self, kind):
        """The next message of a kind; what else comes is read over."""
        while True:
            opcode, payload = self.hear()
            if opcode == CLOSE:
                raise EOFError(int.from_bytes(payload[:2], "big"))
            if opcode == TEXT and json.loads(payload)["is"] == kind:
                return json.loads(payload)


@contextmanager
def raw(server):
    """A socket at a table, after its hello."""
    table, (person, _) = seated(server.url)
    with socket.create_connection(("127.0.0.1", server.port), HANG_S) as client:
        wire = Raw(client)
        lines = ("GET /api/socket HTTP/1.1", "Host: x", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13")
        key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
        wire.send("\r\n".join((*lines, key, f"Origin: {server.url}".replace(f"127.0.0.1:{server.port}", "x"), "", "")).encode())
        assert b" 101 " in wire.head()
        wire.send(frame(json.dumps({"is": "hello", "ticket": person.ticket(), "table": table}).encode()))
        wire.said("update")
        yield wire


def test_a_text_may_come_byte_by_byte_and_several_at_once(server):
    with raw(server) as wire:
        for payload in (ASKS, LONG):
            whole = frame(payload)
            wire.send(*(whole[at : at + 1] for at in range(len(whole))))
            wire.said("pong")
        wire.send(frame(ASKS) + frame(LONG) + frame(ASKS)[:7])
        wire.said("pong")
        wire.said("pong")
        wire.send(frame(ASKS)[7:])
        wire.said("pong")


def test_a_text_may_come_in_fragments_with_pings_between(server):
    with raw(server) as wire:
        wire.send(frame(ASKS[:4], TEXT), frame(b"there?", PING | LAST), frame(ASKS[4:], CONTINUED | LAST) + frame(ASKS))
        wire.said("pong")
        wire.said("pong")


@pytest.mark.parametrize(
    ("bad", "code"),
    [
        pytest.param(frame(ASKS, masked=False), 1002, id="not masked"),
        pytest.param(frame(ASKS, TEXT | LAST | 0x20), 1002, id="a reserved bit"),
        pytest.param(frame(ASKS[:4], TEXT) + frame(ASKS), 1002, id="a text within a text"),
        pytest.param(frame(b"\xff\xfe"), 1007, id="no UTF-8"),
        pytest.param(frame(b" " * 20_000), 1009, id="too long"),
        pytest.param(bytes([TEXT | LAST, MASKED | 127]) + (1 << 40).to_bytes(8, "big") + KEY, 1009, id="endless"),
    ],
)
def test_a_frame_that_breaks_the_protocol_closes_the_socket(server, bad, code):
    with raw(server) as wire:
        wire.send(frame(ASKS))
        wire.said("pong")
        wire.send(bad)
        with pytest.raises(EOFError, match=str(code)):
            wire.said("never")


def teardown_module():
    Person.all_go()
