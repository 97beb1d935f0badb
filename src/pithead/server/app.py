"""The server as an ASGI application: routes from the table, sockets, headers, startup and shutdown."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route, WebSocketRoute

from pithead.game import Refusal, Unreadable
from pithead.server.endpoints import ENDPOINTS
from pithead.server.headers import SafeHeaders
from pithead.server.openapi import openapi, page
from pithead.server.pages import page_routes
from pithead.server.process import ServerProcess
from pithead.server.requests import Endpoint, answer, problem
from pithead.server.settings import Settings
from pithead.server.sockets import Sockets
from pithead.store.failpoints import from_environment
from pithead.store.opening import open_store

SOCKET_PATH = "/api/socket"


def make_app(settings: Settings) -> Starlette:
    """The application; its store is opened when it starts."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        failpoint = from_environment()
        process = ServerProcess(await open_store(settings.database, failpoint), settings, failpoint)
        app.state.process = process
        app.router.routes[:] = routes(process)
        await process.start()
        yield
        await process.stop()

    return Starlette(
        lifespan=life,
        middleware=[Middleware(SafeHeaders, secure=settings.secure)],
        exception_handlers={HTTPException: _not_here},
    )


def routes(process: ServerProcess) -> list[Route | WebSocketRoute]:
    """All routes of a running server process."""
    return [
        *(Route(each.path, _serve(process, each), methods=[each.method]) for each in ENDPOINTS),
        Route("/api", _page),
        Route("/api/openapi.json", _openapi),
        WebSocketRoute(SOCKET_PATH, Sockets(process)),
        *page_routes(),
    ]


def _serve(process: ServerProcess, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    async def serve(request: Request) -> Response:
        return await answer(process, endpoint, request)

    return serve


async def _page(request: Request) -> Response:
    return HTMLResponse(described()[0])


async def _openapi(request: Request) -> Response:
    return Response(described()[1], media_type="application/json")


@cache
def described() -> tuple[str, bytes]:
    """The description of the HTTP interface for people and for programs: it takes long to make, and is made once."""
    return page(ENDPOINTS), msgspec.json.encode(openapi(ENDPOINTS))


async def _not_here(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return problem(Refusal("method") if error.status_code == 405 else Unreadable("not-here"))
