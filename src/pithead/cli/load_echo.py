"""The baselines of `load`: a plain Starlette echo that stores every message, each by a commit of its own or many by one.

`python -m pithead.cli.load_echo PORT FILE each|group`
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from typing import Final

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

INSERT: Final = "INSERT INTO message (body) VALUES (?)"


def echo(file: str, group: bool) -> Starlette:
    """An application that stores a message and sends it back, at the addresses that our server has."""
    base = sqlite3.connect(file, isolation_level=None)
    for pragma in ("journal_mode=WAL", "synchronous=FULL"):
        base.execute(f"PRAGMA {pragma}")
    base.execute("CREATE TABLE message (id INTEGER PRIMARY KEY, body TEXT)")
    waiting: list[tuple[str, asyncio.Future[None]]] = []

    def commit() -> None:
        """Store everything that waits, by one commit."""
        batch = waiting.copy()
        waiting.clear()
        base.execute("BEGIN")
        base.executemany(INSERT, [(text,) for text, _ in batch])
        base.execute("COMMIT")
        for _, stored in batch:
            stored.set_result(None)

    async def store(text: str) -> None:
        if not group:
            base.execute(INSERT, (text,))
            return
        if not waiting:
            asyncio.get_running_loop().call_soon(commit)
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waiting.append((text, stored))
        await stored

    async def answer(socket: WebSocket) -> None:
        await socket.accept()
        try:
            while True:
                text = await socket.receive_text()
                await store(text)
                await socket.send_text(text)
        except WebSocketDisconnect:
            pass

    async def health(request: Request) -> Response:
        return Response("{}")

    return Starlette(routes=[WebSocketRoute("/api/socket", answer), Route("/healthz", health)])


if __name__ == "__main__":
    port, file, mode = sys.argv[1:]
    uvicorn.run(echo(file, mode == "group"), port=int(port), ws="websockets-sansio", ws_per_message_deflate=False, log_level="critical")
