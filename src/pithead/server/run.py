"""`pithead serve`: uvicorn around the application, in one process or in several."""

from __future__ import annotations

import asyncio
import gc
import os

import msgspec
import uvicorn
from starlette.applications import Starlette

from pithead.game import Unreadable
from pithead.server.app import make_app
from pithead.server.fast_websocket import Protocol
from pithead.server.logs import set_up_logs
from pithead.server.settings import Settings
from pithead.store.opening import is_postgres, open_store

LARGEST_FRAME = 16_384
RARELY = (50_000, 50, 50)
"""How many new objects until cycles are looked for. Tables are values, which have none, and looking through them all costs a fifth."""

HANDED_DOWN = "PITHEAD_SETTINGS_OF_WORKERS"


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
    gc.freeze()
    gc.set_threshold(*RARELY)
    gc.enable()
    return make_app(settings)
