"""A lean client for loads: raw HTTP/1.1 and WebSocket frames on asyncio, so that the server is what is measured."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import struct
import time
from collections.abc import Callable
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

Connection: TypeAlias = tuple[asyncio.StreamReader, asyncio.StreamWriter]

MAX_IDLE_S: Final = 2.0
"""A connection that nobody used for longer is not used again: the server closes it after five seconds."""


def here(source: str) -> tuple[str, int] | None:
    """Any port of an address of this machine; None leaves the choice to the system."""
    return (source, 0) if source else None


class Http:
    """A few connections that are kept alive; `source` is the address to come from, on a machine that has several."""

    def __init__(self, url: str, token: str = "", size: int = 8, source: str = "") -> None:
        parts = urlsplit(url)
        self.host, self.port, self.token = parts.hostname, parts.port, token
        self.source = source
        self.free: asyncio.Queue[tuple[Connection | None, float]] = asyncio.Queue()
        for _ in range(size):
            self.free.put_nowait((None, 0.0))

    async def post(self, path: str, body: Any) -> Any:
        """Ask for a change."""
        return await self.ask("POST", path, json.dumps(body).encode())

    async def get(self, path: str) -> Any:
        """Ask."""
        return await self.ask("GET", path, b"")

    async def ask(self, method: str, path: str, data: bytes) -> Any:
        """The JSON of an answer."""
        connection, used = await self.free.get()
        try:
            if connection is not None and time.monotonic() - used > MAX_IDLE_S:
                connection[1].close()
                connection = None
            if connection is None:
                connection = await asyncio.open_connection(self.host, self.port, local_addr=here(self.source))
            reader, writer = connection
            bearer = f"Authorization: Bearer {self.token}\r\n" if self.token else "X-Pithead: 1\r\n"
            head = f"{method} {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n{bearer}Content-Length: {len(data)}\r\n\r\n"
            writer.write(head.encode() + data)
            answer = await reader.readuntil(b"\r\n\r\n")
            length = int(answer.lower().partition(b"content-length: ")[2].partition(b"\r")[0])
            return json.loads(await reader.readexactly(length))
        except (OSError, EOFError):
            connection = None
            raise
        finally:
            self.free.put_nowait((connection, time.monotonic()))

    async def close(self) -> None:
        """Close all of them."""
        while not self.free.empty():
            connection, _ = self.free.get_nowait()
            if connection is not None:
                connection[1].close()


class Wire(asyncio.Protocol):
    """A socket: `heard(payload)` is called with every text message."""

    transport: asyncio.Transport

    def __init__(self, heard: Callable[[bytes], object]) -> None:
        self.heard = heard
        self.buffer = b""
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @classmethod
    async def connect(cls, url: str, heard: Callable[[bytes], object], path: str = "/api/socket", source: str = "") -> Wire:
        """A socket whose handshake is over."""
        parts = urlsplit(url)
        loop = asyncio.get_running_loop()
        _, wire = await loop.create_connection(lambda: cls(heard), parts.hostname or "127.0.0.1", parts.port or 80, local_addr=here(source))
        key = base64.b64encode(os.urandom(16)).decode()
        wire.transport.write(
            f"GET {path} HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        await wire.open
        return wire

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The connection is there."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        if not self.closed.done():
            self.closed.set_result(None)
        if not self.open.done():
            self.open.set_exception(ConnectionError("closed"))

    def data_received(self, data: bytes) -> None:
        """The handshake first, then frames; a ping is answered."""
        self.buffer += data
        if not self.open.done():
            head, end, rest = self.buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.open.set_exception(ConnectionError(head.decode()))
                return
            self.buffer = rest
            self.open.set_result(None)
        buffer, at = self.buffer, 0
        while len(buffer) - at >= 2:
            length, start = buffer[at + 1], at + 2
            if length == 126:
                if len(buffer) < start + 2:
                    break
                length, start = struct.unpack_from("!H", buffer, start)[0], start + 2
            elif length == 127:
                if len(buffer) < start + 8:
                    break
                length, start = struct.unpack_from("!Q", buffer, start)[0], start + 8
            if len(buffer) < start + length:
                break
            kind = buffer[at] & 15
            if kind == 1:
                self.heard(buffer[start : start + length])
            elif kind == 9:
                self.transport.write(b"\x8a" + bytes([0x80 | length]) + bytes(4) + buffer[start : start + length])
            at = start + length
        self.buffer = buffer[at:]

    def send(self, payload: bytes) -> None:
        """Send a text message."""
        size = len(payload)
        head = bytes([0x81, 0x80 | size]) if size < 126 else b"\x81\xfe" + struct.pack("!H", size)
        self.transport.write(head + bytes(4) + payload)
