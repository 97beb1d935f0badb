"""A request on its way in: who asks, from where, with what; and every reason to turn it away at the door."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, Literal, TypeAlias

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from pithead.game import Refusal, Seat, Unreadable
from pithead.match.table import Table
from pithead.server.api import Problem
from pithead.server.logs import trouble
from pithead.server.messages import encode, sentence
from pithead.server.process import Service
from pithead.server.tables import Host
from pithead.server.tokens import hash_of
from pithead.store import Session
from pithead.words import LANGUAGES

LARGEST_BODY: Final = 16_384
DEEPEST: Final = 32
JSON: Final = "application/json"

STATUS: Final = {
    "session-needed": 401,
    "forbidden": 403,
    "cross-site": 403,
    "link-unknown": 403,
    "link-expired": 403,
    "table-needs-link": 403,
    "table-unknown": 404,
    "not-here": 404,
    "coach-game": 404,
    "daily-none": 404,
    "lessons-none": 404,
    "puzzles-none": 404,
    "method": 405,
    "too-large": 413,
    "record-large": 413,
    "json-only": 415,
    "too-many": 429,
    "too-many-tables": 429,
    "coach-busy": 429,
    "broken": 500,
    "store-failed": 503,
}

Needs: TypeAlias = Literal["nobody", "session", "watcher", "seat", "host"]
"""Who may call: anybody, anybody with a name, who may see the table, who sits there, who opened it."""


class Call:
    """A request that has passed the door."""

    def __init__(self, service: Service, request: Request, session: Session | None, body: Any, raw: bytes) -> None:
        self.service = service
        self.request = request
        self.session = session
        self.body = body
        self.raw = raw
        self.cookie: str | None = None

    @property
    def who(self) -> str:
        """The name of the person behind the session."""
        if self.session is None:
            raise Refusal("session-needed")
        return self.session.id

    @property
    def lang(self) -> str:
        """The language that is asked for with `?lang=de`; "" if none is."""
        return language_of(self.request)

    @property
    def address(self) -> str:
        """Where the request came from."""
        return self.request.client.host if self.request.client else ""

    def number(self, name: str, default: int) -> int:
        """A number of the query."""
        text = self.request.query_params.get(name, "")
        if text and not (text.isascii() and text.isdecimal() and len(text) < 8):
            raise Unreadable("wire-json", problem=name)
        return int(text) if text else default

    async def host(self) -> Host:
        """The table of the path, if the caller may know of it."""
        host = await self.service.core.host(self.request.path_params["table"])
        if not may_watch(host.table, self.session, self.request.headers.get("x-pithead-link", "")):
            raise Unreadable("table-unknown")
        return host

    def seat(self, table: Table) -> Seat:
        """The caller's seat at a table."""
        seat = table.seat_of(self.who)
        if seat is None:
            raise Refusal("forbidden")
        return seat


def may_watch(table: Table, session: Session | None, secret: str) -> bool:
    """A public table and a finished game are for all; else one sits there, opened it, may sit down, or has the link."""
    if table.opened.visibility == "public" or table.status == "over":
        return True
    who = "" if session is None else session.id
    if who and (table.seat_of(who) is not None or table.opened.host == who or any(chair.place.who == who for chair in table.chairs)):
        return True
    return bool(secret) and any(link.hash == hash_of(secret) for link in table.links)


class Endpoint(msgspec.Struct, frozen=True):
    """One entry of the route table: everything that the server, the OpenAPI page and the tests need to know of it."""

    method: Literal["GET", "POST"]
    path: str
    call: Callable[[Call], Awaitable[Any]]
    answer: Any
    needs: Needs = "nobody"
    body: Any = None
    media: str = JSON
    largest: int = LARGEST_BODY
    query: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """The name of the operation."""
        return self.call.__name__

    @property
    def summary(self) -> str:
        """What it does, in a sentence."""
        return (self.call.__doc__ or "").partition("\n")[0]


async def answer(service: Service, endpoint: Endpoint, request: Request) -> Response:
    """Check a request at the door, carry it out, and turn whatever happens into an answer."""
    try:
        call = await enter(service, endpoint, request)
        result = await endpoint.call(call)
    except Refusal as refusal:
        service.metrics.count("refusals", refusal.reason)
        return problem(refusal, language_of(request))
    except Exception:
        trouble("broken", path=request.scope["route"].path)
        service.metrics.count("errors")
        return problem(Refusal("broken"), language_of(request))
    response = result if isinstance(result, Response) else Response(encode(result), media_type=endpoint.media)
    if call.cookie is not None:
        set_cookie(service, response, call.cookie)
    return response


async def enter(service: Service, endpoint: Endpoint, request: Request) -> Call:
    """The request, if it comes through the door: not too often, not from a foreign page, not too large, from somebody known."""
    if not service.requests.take(request.client.host if request.client else ""):
        raise Refusal("too-many")
    bearer = request.headers.get("authorization", "").removeprefix("Bearer ")
    raw = b""
    if endpoint.method == "POST":
        check_origin(request, bool(bearer))
        raw = await read_body(request, endpoint.largest)
    session = await service.session(bearer or request.cookies.get(cookie_name(service), ""))
    if endpoint.needs in ("session", "seat", "host") and session is None:
        raise Refusal("session-needed")
    body = None if endpoint.body is None else decode_body(raw, endpoint.body)
    return Call(service, request, session, body, raw)


def language_of(request: Request) -> str:
    """The language that a request asks for; "" if it is none that we have."""
    asked = request.query_params.get("lang", "")
    return asked if asked in LANGUAGES else ""


def problem(refusal: Refusal, lang: str = "") -> Response:
    """A refusal as an answer."""
    status = STATUS.get(refusal.reason, 422 if isinstance(refusal, Unreadable) else 409)
    return Response(encode(Problem(refusal.reason, sentence(refusal, lang), refusal.rule)), status, media_type=JSON)


def check_origin(request: Request, bearer: bool) -> None:
    """A change needs JSON and a header of ours, which no foreign page can send in somebody's name."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Refusal("json-only")
    if request.headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        raise Refusal("cross-site")
    if not bearer and request.headers.get("x-pithead") != "1":
        raise Refusal("cross-site")


async def read_body(request: Request, most: int) -> bytes:
    """The body, if it is not too large and not too deep."""
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise Refusal("too-large", most=most)
    if depth(body) > DEEPEST:
        raise Unreadable("too-deep")
    return body


def depth(body: bytes) -> int:
    """How deep the brackets of a JSON text go; those inside strings count too, which does no harm."""
    deepest = level = 0
    for byte in body:
        if byte in b"[{":
            level += 1
            deepest = max(deepest, level)
        elif byte in b"]}":
            level -= 1
    return deepest


def decode_body(raw: bytes, type: Any) -> Any:
    """The body as the struct that is expected."""
    try:
        return msgspec.json.decode(raw, type=type)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Unreadable("wire-json", problem=str(error)) from None


def cookie_name(service: Service) -> str:
    """The name of the cookie says whether it travels in the open: plain HTTP in one's own network, or HTTPS only."""
    return "__Host-sid" if service.settings.secure else "pithead-lan-sid"


def set_cookie(service: Service, response: Response, token: str) -> None:
    """Give out a session, or with an empty token take it back."""
    age = 400 * 86_400 if token else 0
    response.set_cookie(cookie_name(service), token, age, path="/", secure=service.settings.secure, httponly=True, samesite="lax")
