"""Several processes of one machine: a new socket is handed to the process that owns its table, before anybody has answered it.

The processes accept from one port, so a connection may reach any of them. Its request names the table; the process that has read it
sends the connection itself (the descriptor, by `SCM_RIGHTS`) together with what it has read to the owner, and has nothing to do with it any
more. So all who look at a table are at one process, which keeps it in memory and puts it into words once. Whoever can't hand a
connection over answers it: any process may, for the journal takes every move once.
"""

from __future__ import annotations

import asyncio
import os
import socket
from array import array
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

import uvicorn
from starlette.applications import Starlette
from uvicorn.server import ServerState

from pithead.server.bounded_http import BoundedHttpProtocol
from pithead.server.owners import Owners
from pithead.store.peers import can_have_peers

FOLDER_VARIABLE: Final = "PITHEAD_HAND_OVER"
"""Where the processes that one command has started find each other's sockets: a folder that only their user may enter."""

MAX_REQUEST_BYTES: Final = 65_536


def folder_here() -> Path | None:
    """The folder of this process and its siblings; None if it has none."""
    name = os.environ.get(FOLDER_VARIABLE, "")
    return Path(name) if name and can_have_peers() else None


def table_of(url: bytes) -> str:
    """The table that a request for a socket names: `/api/socket?table=ID`; "" if it names none."""
    with suppress(ValueError):
        return (parse_qs(urlsplit(url.decode("ascii")).query).get("table") or [""])[0]
    return ""


class HandOver:
    """The socket of one process, where its siblings leave connections, and where it finds theirs."""

    def __init__(self, folder: Path, owners: Owners, adopt: Callable[[socket.socket, bytes], None]) -> None:
        self.folder = folder
        self.owners = owners
        self._adopt = adopt
        self._loop = asyncio.get_running_loop()
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        self._socket.bind(str(folder / owners.process))
        self._loop.add_reader(self._socket, self._read)

    def give(self, url: bytes, connection: int, request: bytes) -> bool:
        """Hand a connection over, with the request that was read from it; False if its table is ours, or its owner can't take it."""
        table = table_of(url)
        if not table or self.owners.mine(table) or len(request) > MAX_REQUEST_BYTES:
            return False
        try:
            rights = (socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [connection]))
            self._socket.sendmsg([request], [rights], 0, str(self.folder / self.owners.owner(table)))
        except OSError:  # it has just ended, has too much to do, or runs on another machine
            return False
        return True

    def _read(self) -> None:
        with suppress(BlockingIOError):
            while True:
                request, descriptors, _, _ = socket.recv_fds(self._socket, MAX_REQUEST_BYTES, 1)
                for descriptor in descriptors:
                    self._adopt(socket.socket(fileno=descriptor), request)

    def close(self) -> None:
        """Take no more."""
        self._loop.remove_reader(self._socket)
        self._socket.close()
        (self.folder / self.owners.process).unlink(missing_ok=True)


class Adopted:
    """Connections that other processes have accepted, served like our own."""

    def __init__(self, app: Starlette, spawn: Callable[[Coroutine[Any, Any, None]], object], **options: Any) -> None:
        self.config = uvicorn.Config(app, lifespan="off", **options)
        self.config.load()
        self.state = ServerState()
        self._spawn = spawn

    def take(self, connection: socket.socket, request: bytes) -> None:
        """Serve a connection whose first request was read elsewhere."""
        connection.setblocking(False)
        self._spawn(self._serve(connection, request))

    async def _serve(self, connection: socket.socket, request: bytes) -> None:
        loop = asyncio.get_running_loop()
        try:
            _, protocol = await loop.connect_accepted_socket(self._protocol, connection)
        except OSError:  # the client has gone meanwhile
            connection.close()
            return
        protocol.data_received(request)

    def _protocol(self) -> BoundedHttpProtocol:
        protocol = BoundedHttpProtocol(self.config, self.state, {})
        protocol.adopted = True
        return protocol

    def close(self) -> None:
        """End all of them, as uvicorn ends those that it has accepted itself."""
        for connection in tuple(self.state.connections):
            connection.shutdown()
