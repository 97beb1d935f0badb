"""`pithead serve`: uvicorn around the application, in one process or in several."""

from __future__ import annotations

import asyncio
import os
from typing import Any

import msgspec
import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from pithead.game import Unreadable
from pithead.server.app import make_app
from pithead.server.logs import set_up_logs
from pithead.server.settings import Settings
from pithead.store.opening import is_postgres, open_store

LARGEST_FRAME = 16_384
HANDED_DOWN = "PITHEAD_SETTINGS_OF_WORKERS"


class Protocol(WebSocketsSansIOProtocol):
    """The socket protocol, made calm about bad text, and with a way to cut off a reader that reads nothing."""

    def handle_connect(self, event: Any) -> None:
        """A handshake; the application finds how to cut the connection off in its scope."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]
            extensions["pithead.abort"] = {"call": self.transport.abort}

    def send_receive_event_to_app(self) -> None:
        """A whole message; text that is no UTF-8 closes the socket with 1007, unless it is closing already."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                if self.conn.state is State.OPEN:
                    self.conn.send_close(1007)
                    self.handle_parser_exception()
                return
        super().send_receive_event_to_app()


def serve(settings: Settings) -> None:
    """Serve until told to stop."""
    if settings.workers > 1 and not is_postgres(settings.database):
        raise Unreadable("workers-need-postgres")
    asyncio.run(_check_store(settings))
    os.environ[HANDED_DOWN] = msgspec.json.encode(settings).decode()
    uvicorn.run(
        "pithead.server.run:worker",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers if settings.workers > 1 else None,
        ws=Protocol,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        http="httptools",
        access_log=False,
        log_config=None,
        log_level=settings.log,
        server_header=False,
        proxy_headers=bool(settings.proxy),
        forwarded_allow_ips=settings.proxy or None,
        timeout_graceful_shutdown=5,
        backlog=4096,
    )


async def _check_store(settings: Settings) -> None:
    """Say what is wrong with the store before anything listens."""
    await (await open_store(settings.database)).close()


def worker() -> Starlette:
    """The application of one process."""
    settings = msgspec.json.decode(os.environ[HANDED_DOWN], type=Settings)
    set_up_logs(settings.log)
    return make_app(settings)
