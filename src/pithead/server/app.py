"""The server as an ASGI application: routes from the table, sockets, headers, startup and shutdown."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext
from typing import TypeAlias

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import Route, WebSocketRoute

from pithead.server.headers import SafeHeaders
from pithead.server.pages import page_routes
from pithead.server.process import ServerProcess
from pithead.server.routing import api_routes, not_here
from pithead.server.settings import Settings
from pithead.server.signing import open_key
from pithead.server.static_edition import edition_bytes, edition_code, edition_routes, find_edition
from pithead.store.failpoints import from_environment
from pithead.store.opening import open_store

AmongSiblings: TypeAlias = Callable[[Starlette, ServerProcess], AbstractContextManager[None]]


def make_app(settings: Settings, among_siblings: AmongSiblings = lambda app, process: nullcontext()) -> Starlette:
    """The application; its store is opened when it starts. `among_siblings` is what its life is spent in where it is one of several."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        failpoint = from_environment()
        process = ServerProcess(await open_store(settings.database, failpoint), settings, failpoint, key=open_key(settings))
        app.state.process = process
        app.router.routes[:] = routes(process)
        await process.start()
        with among_siblings(app, process):
            yield
        await process.stop()

    return Starlette(
        lifespan=life,
        middleware=[Middleware(SafeHeaders, secure=settings.secure)],
        exception_handlers={HTTPException: not_here},
    )


def routes(process: ServerProcess) -> list[Route | WebSocketRoute]:
    """All routes of a running server process: its interface, the static edition if it is here, and the web app."""
    edition = find_edition(process.settings.static_edition)
    if edition is not None:
        process.edition_bytes, process.edition_code = edition_bytes(edition), edition_code(edition)
    return [*api_routes(process), *([] if edition is None else edition_routes(edition)), *page_routes(url=process.settings.url)]
