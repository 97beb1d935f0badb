"""The routes of the server's interface, over whatever network or wire they are asked."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cache

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route, WebSocketRoute

from pithead.game import Refusal, Unreadable
from pithead.server.endpoints import ENDPOINTS
from pithead.server.openapi import openapi, page
from pithead.server.process import ServerProcess
from pithead.server.requests import Endpoint, answer, problem
from pithead.server.sockets import Sockets

SOCKET_PATH = "/api/socket"


def api_routes(process: ServerProcess) -> list[Route | WebSocketRoute]:
    """The routes of the interface."""
    return [
        *(Route(each.path, _serve(process, each), methods=[each.method]) for each in ENDPOINTS),
        Route("/api", _page),
        Route("/api/openapi.json", _openapi),
        WebSocketRoute(SOCKET_PATH, Sockets(process)),
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


async def not_here(request: Request, error: Exception) -> Response:
    """There is nothing at this address, or not by this method."""
    assert isinstance(error, HTTPException)
    return problem(Refusal("method") if error.status_code == 405 else Unreadable("not-here"))
