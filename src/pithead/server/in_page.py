"""The server inside a browser's page: the same application, asked by messages instead of over a network.

A worker of the page holds Python, this server and the browser's database. The page sends what it would send over HTTP and WebSocket, and
gets the same answers. Bots and the coach work in workers of their own, as they do in processes of a server.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol, TypeVar

from pyodide.ffi import JsException, to_js
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.types import Message, Scope

from pithead.server.logs import set_up_logs
from pithead.server.process import ServerProcess
from pithead.server.routing import SOCKET_PATH, api_routes, not_here
from pithead.server.settings import Settings
from pithead.server.worker import result_of, write_call
from pithead.server.worker_pool import WorkFailed, read_result
from pithead.store.indexed_db import Database, IndexedDbStore

T = TypeVar("T")

NO_LIMITS: Final = Settings(
    log="warning", frames=0, sockets=0, tables=0, open_tables=0, requests=0, studies=0, sessions=0, session_days=0, cpu_ms=0
)
"""Nobody but the owner of the browser is here."""

HOST: Final = b"page"
ORIGIN: Final = b"http://page"
"""Where the page says that it comes from, so that it counts as our own."""

CLOSE_GONE: Final = 1001


class BrowserWorker(Protocol):
    """A worker of the browser that runs calls as `worker.result_of` does (web/src/page-server/thinking.ts)."""

    def call(self, request: Any) -> Awaitable[Any]:
        """The result of a call."""

    def end(self) -> None:
        """Stop it at once; a later call starts a new one."""


class PageWorker:
    """Works in a worker of the browser."""

    def __init__(self, worker: BrowserWorker) -> None:
        self._worker = worker
        self.cpu_ms: float | None = None

    async def call(self, function: Callable[..., T], args: tuple[Any, ...]) -> T:
        """What the function returns there."""
        try:
            result = await self._worker.call(to_js(write_call(function, args)))
        except JsException as error:
            raise WorkFailed(str(error)) from None
        return read_result(self, function, args, result.to_bytes())

    async def end(self) -> None:
        """Stop it; a later call starts a new one."""
        self._worker.end()


class OwnWorker:
    """Works right here: for what one person studies another Python would have to be started first."""

    def __init__(self) -> None:
        self.cpu_ms: float | None = None

    async def call(self, function: Callable[..., T], args: tuple[Any, ...]) -> T:
        """What the function returns."""
        return read_result(self, function, args, result_of(write_call(function, args)))

    async def end(self) -> None:
        """Nothing runs any more."""


class PageServer:
    """The application, and the process behind it."""

    def __init__(self, process: ServerProcess) -> None:
        self.process = process
        self.app = Starlette(routes=api_routes(process), exception_handlers={HTTPException: not_here})
        self.waiting: dict[int, asyncio.Event] = {}

    async def request(self, number: int, method: str, path: str, headers: Any, body: str) -> Any:
        """Answer a request: its status, its headers and its body."""
        gone = self.waiting[number] = asyncio.Event()
        sent: list[Message] = []
        came = False

        async def receive() -> Message:
            nonlocal came
            if came:
                await gone.wait()
                return {"type": "http.disconnect"}
            came = True
            return {"type": "http.request", "body": body.encode()}

        async def send(message: Message) -> None:
            sent.append(message)

        try:
            await self.app({**scope_of("http", path, headers.to_py()), "method": method}, receive, send)
        finally:
            del self.waiting[number]
        start, *rest = sent
        answered = [[name.decode("latin-1"), value.decode("latin-1")] for name, value in start["headers"]]
        return to_js([start["status"], answered, b"".join(part.get("body", b"") for part in rest)])

    def cancel(self, number: int) -> None:
        """Nobody waits for this answer any more."""
        if number in self.waiting:
            self.waiting[number].set()

    def dial(self, headers: Any, send: Callable[[str], None], closed: Callable[[int], None]) -> PageSocket:
        """Open a socket: `send` gets its texts, `closed` the code at its end."""
        socket = PageSocket(send, closed)
        self.process.spawn(socket.run(self.app, headers.to_py()))
        return socket


class PageSocket:
    """One socket between the page and the application."""

    def __init__(self, send: Callable[[str], None], closed: Callable[[int], None]) -> None:
        self._send = send
        self._closed = closed
        self._came: asyncio.Queue[Message] = asyncio.Queue()
        self._came.put_nowait({"type": "websocket.connect"})

    async def run(self, app: Starlette, headers: list[list[str]]) -> None:
        """Answer the page until either hangs up."""
        code = CLOSE_GONE

        async def send(message: Message) -> None:
            nonlocal code
            if message["type"] == "websocket.send":
                self._send(message["text"])
            elif message["type"] == "websocket.close":
                code = message["code"]

        try:
            await app(scope_of("websocket", SOCKET_PATH, headers), self._came.get, send)
        finally:
            self._closed(code)

    def receive(self, text: str) -> None:
        """The page says something."""
        self._came.put_nowait({"type": "websocket.receive", "text": text})

    def leave(self) -> None:
        """The page goes."""
        self._came.put_nowait({"type": "websocket.disconnect", "code": CLOSE_GONE})


def scope_of(kind: str, path: str, headers: list[list[str]]) -> Scope:
    """A request or a socket as ASGI describes it."""
    address, _, query = path.partition("?")
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http",
        "path": address,
        "raw_path": address.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(b"host", HOST), (b"origin", ORIGIN), *((name.lower().encode(), value.encode()) for name, value in headers)],
        "client": ("page", 0),
        "server": ("page", 0),
        "extensions": {},
    }


async def start(database: Database, new_worker: Callable[[], BrowserWorker]) -> PageServer:
    """Start the server of this page."""
    set_up_logs(NO_LIMITS.log)
    process = ServerProcess(IndexedDbStore(database), NO_LIMITS, new_worker=lambda: PageWorker(new_worker()), new_study_worker=OwnWorker)
    await process.start()
    gc.freeze()
    return PageServer(process)
