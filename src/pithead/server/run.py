"""`pithead serve`: uvicorn around the application, in one process or in several."""

from __future__ import annotations

import asyncio
import gc
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from starlette.applications import Starlette

from pithead.game import Unreadable
from pithead.server.app import make_app
from pithead.server.bounded_http import BoundedHttpProtocol
from pithead.server.fast_websocket import FastWebSocketProtocol
from pithead.server.hand_over import FOLDER_VARIABLE, Adopted, HandOver, folder_here
from pithead.server.logs import set_up_logs
from pithead.server.process import ServerProcess
from pithead.server.settings import Settings, default_database
from pithead.server.signing import open_key
from pithead.server.static_edition import find_edition
from pithead.store.opening import is_postgres, open_store
from pithead.store.peers import can_have_peers

MAX_FRAME_BYTES = 16_384
GC_THRESHOLDS = (50_000, 50, 50)
"""The garbage collector runs rarely: tables are values without cycles, and scanning them costs a fifth of the time."""

START_TIMEOUT_S = 60
"""How long a process may take to start, or stand still, before it is given up: the machine may be busy."""

SETTINGS_VARIABLE = "PITHEAD_SETTINGS_OF_WORKERS"


def serve(settings: Settings) -> None:
    """Serve until told to stop."""
    if not settings.database:
        settings = msgspec.structs.replace(settings, database=default_database())
        Path(settings.database).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if settings.processes > 1 and not is_postgres(settings.database) and not can_have_peers():
        raise Unreadable("processes-need-postgres")
    find_edition(settings.static_edition)
    open_key(settings)
    asyncio.run(_check_store(settings))
    os.environ[SETTINGS_VARIABLE] = msgspec.json.encode(settings).decode()
    with tempfile.TemporaryDirectory(prefix="pithead-sockets-", ignore_cleanup_errors=True) as folder:
        os.environ[FOLDER_VARIABLE] = folder if settings.processes > 1 else ""
        uvicorn.run(
            "pithead.server.run:worker",
            factory=True,
            host=settings.host,
            port=settings.port,
            workers=settings.processes if settings.processes > 1 else None,
            timeout_graceful_shutdown=5,
            timeout_worker_healthcheck=START_TIMEOUT_S,
            backlog=4096,
            **protocols(settings),
        )


def protocols(settings: Settings) -> dict[str, Any]:
    """How uvicorn speaks with clients."""
    return {
        "ws": FastWebSocketProtocol,
        "ws_max_size": MAX_FRAME_BYTES,
        "ws_per_message_deflate": True,
        "http": BoundedHttpProtocol,
        "access_log": False,
        "log_config": None,
        "log_level": settings.log,
        "server_header": False,
        "proxy_headers": bool(settings.proxy),
        "forwarded_allow_ips": settings.proxy or None,
    }


async def _check_store(settings: Settings) -> None:
    """Say what is wrong with the store before anything listens."""
    await (await open_store(settings.database)).close()


def worker() -> Starlette:
    """The application of one process."""
    settings = msgspec.json.decode(os.environ[SETTINGS_VARIABLE], type=Settings)
    set_up_logs(settings.log)
    BoundedHttpProtocol.head_timeout_s = settings.request_timeout
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
    gc.enable()
    return make_app(settings, partial(sibling, settings))


@contextmanager
def sibling(settings: Settings, app: Starlette, process: ServerProcess) -> Iterator[None]:
    """One of several processes on this machine: sockets come to us whose tables are ours, and go to the owners of the others."""
    folder = folder_here()
    if folder is None:
        yield
        return
    adopted = Adopted(app, process.spawn, **protocols(settings))
    hand_over = HandOver(folder, process.owners, adopted.take)
    BoundedHttpProtocol.give_away = hand_over.give
    try:
        yield
    finally:
        BoundedHttpProtocol.give_away = None
        hand_over.close()
        adopted.close()
