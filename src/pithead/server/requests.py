"""An HTTP request before its endpoint: session, limits, origin, body; and the table of routes."""

from __future__ import annotations

import asyncio
import time
from array import array
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from itertools import accumulate
from typing import Any, Final, Literal, TypeAlias, TypeVar

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from pithead.game import Refusal, Seat, Unreadable, read_json
from pithead.match.table import Table
from pithead.server.access import may_watch
from pithead.server.api import Problem
from pithead.server.client_sessions import DAY_S
from pithead.server.limits import network_of
from pithead.server.logs import trouble
from pithead.server.messages import encode, sentence
from pithead.server.process import ServerProcess
from pithead.server.tables import LiveTable
from pithead.server.tokens import hash_of
from pithead.store import ClientSession
from pithead.values import Value
from pithead.words import LANGUAGES

T = TypeVar("T")

MAX_BODY_BYTES: Final = 16_384
MAX_JSON_DEPTH: Final = 32
MAX_JSON_BRACKETS: Final = 50_000
"""What a body may have of brackets: so deep inside each other, and so many in all; a record of a long game has some hundred."""

JSON: Final = "application/json"
RETRY_AFTER_S: Final = 10
"""When to come back after a 429 or 503 that knows no better."""

STATUS_BY_REASON: Final = {
    "session-needed": 401,
    "forbidden": 403,
    "cross-site": 403,
    "link-unknown": 403,
    "link-expired": 403,
    "table-needs-link": 403,
    "accounts-none": 404,
    "banned": 403,
    "muted": 403,
    "too-many-seeks": 429,
    "table-unknown": 404,
    "not-here": 404,
    "evening-unknown": 404,
    "evening-sealed": 403,
    "operator-only": 404,
    "coach-game": 404,
    "daily-none": 404,
    "week-none": 404,
    "study-unknown": 404,
    "lessons-none": 404,
    "puzzles-none": 404,
    "real-table-none": 404,
    "method": 405,
    "too-slow": 408,
    "too-large": 413,
    "record-large": 413,
    "json-only": 415,
    "too-many": 429,
    "too-costly": 429,
    "too-many-tables": 429,
    "too-many-sessions": 429,
    "coach-busy": 429,
    "broken": 500,
    "busy": 503,
    "store-failed": 503,
}

MISUSE: Final = frozenset(
    (
        "code-unknown",
        "cross-site",
        "device-link-unknown",
        "forbidden",
        "link-expired",
        "link-unknown",
        "operator-only",
        "passkey-refused",
        "too-costly",
        "too-deep",
        "too-large",
        "too-many",
        "too-slow",
    )
)
"""Refusals that go to the log, since an intruder or a rude visitor collects them."""

FOR_ALL: Final = frozenset(("/api/me/export", "/api/me/delete", "/healthz", "/readyz"))
"""What even those may call who are banned: nobody's data is held back."""

Needs: TypeAlias = Literal["nobody", "session", "watcher", "seat", "host", "operator"]
"""Who may call: anybody, anybody with a name, who may see the table, who sits there, who opened it, who runs the server."""


class Call:
    """A request that has passed all checks."""

    def __init__(self, process: ServerProcess, request: Request, session: ClientSession | None) -> None:
        self.process = process
        self.request = request
        self.session = session
        self.body: Any = None
        self.raw = b""
        self.cookie: str | None = None

    @property
    def who(self) -> str:
        """The name of the person behind the session."""
        if self.session is None:
            raise Refusal("session-needed")
        return self.session.id

    @property
    def keys(self) -> tuple[str, ...]:
        """Whom processor time is charged to: the address, and the person if there is one."""
        return (self.address, self.session.id) if self.session is not None else (self.address,)

    async def study(self, function: Callable[..., T], *args: Any) -> T:
        """What a function returns in a worker, on the caller's account."""
        return await self.process.study_workers.run(self.keys, function, *args)

    @property
    def lang(self) -> str:
        """The language that is asked for with `?lang=de`; "" if none is."""
        return language_of(self.request)

    @property
    def language(self) -> str:
        """The language to answer in: the one that is asked for, or English."""
        return self.lang or "en"

    @property
    def address(self) -> str:
        """Where the request came from, as limits count it."""
        return address_of(self.request)

    def number(self, name: str, default: int) -> int:
        """A number of the query."""
        text = self.request.query_params.get(name, "")
        if text and not (text.isascii() and text.isdecimal() and len(text) < 8):
            raise Unreadable("wire-json", problem=name)
        return int(text) if text else default

    async def live_table(self) -> LiveTable:
        """The table of the path, if the caller may know of it."""
        live = await self.process.load(self.request.path_params["table"], self.keys)
        await self.check_watch(live.table)
        return live

    async def check_watch(self, table: Table) -> None:
        """Refuse a table that the caller may not know of; those of an evening are for everybody once its deals are open."""
        if not may_watch(table, self.person, self.link, time.time()) and not await self.process.evenings.is_opened(table):
            raise Unreadable("table-unknown")

    @property
    def person(self) -> str:
        """The id of the person behind the session; "" without one."""
        return "" if self.session is None else self.session.id

    @property
    def link(self) -> str:
        """The hash of the link that came along; "" without one."""
        secret = self.request.headers.get("x-pithead-link", "")
        return hash_of(secret) if secret else ""

    def spend_contact(self) -> None:
        """Count something that reaches other people; there are only so many an hour, by address and by person."""
        for key in self.keys:
            if not self.process.contacts.take(key):
                raise Refusal("too-many")

    def check_may_talk(self) -> None:
        """Refuse whoever is muted."""
        self.process.restrictions.check("mute", self.person, self.address)

    async def check_open_tables(self) -> None:
        """Refuse whoever has too many tables that are not over."""
        most = self.process.settings.open_tables
        if most and await self.process.store.unfinished(self.who) >= most:
            raise Refusal("too-many-tables", most=most)

    def seat(self, table: Table) -> Seat:
        """The caller's seat at a table."""
        seat = table.seat_of(self.who)
        if seat is None:
            raise Refusal("forbidden")
        return seat


class Endpoint(Value):
    """One entry of the route table: everything that the server, the OpenAPI page and the tests need to know of it."""

    method: Literal["GET", "POST"]
    path: str
    call: Callable[[Call], Awaitable[Any]]
    answer: Any
    needs: Needs = "nobody"
    body: Any = None
    media: str = JSON
    largest: int = MAX_BODY_BYTES
    query: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """The name of the operation."""
        return self.call.__name__

    @property
    def summary(self) -> str:
        """What it does, in a sentence."""
        return (self.call.__doc__ or "").partition("\n")[0]


async def answer(process: ServerProcess, endpoint: Endpoint, request: Request) -> Response:
    """Check a request, run its endpoint, and turn the result or the refusal into a response."""
    try:
        call = await check(process, endpoint, request)
        result = await endpoint.call(call)
    except Refusal as refusal:
        process.metrics.count("refusals", refusal.reason)
        if refusal.reason in MISUSE:
            process.security.note(refusal.reason, address_of(request), path=request.scope["route"].path)
        return problem(refusal, language_of(request))
    except Exception:
        trouble("broken", path=request.scope["route"].path)
        process.metrics.count("errors")
        return problem(Refusal("broken"), language_of(request))
    response = result if isinstance(result, Response) else Response(encode(result), media_type=endpoint.media)
    if call.cookie is not None:
        set_cookie(process, response, call.cookie)
    return response


async def check(process: ServerProcess, endpoint: Endpoint, request: Request) -> Call:
    """Check a request: rate limit, origin, session, and only then its body."""
    if not process.requests.take(address_of(request)):
        raise Refusal("too-many")
    bearer = request.headers.get("authorization", "").removeprefix("Bearer ")
    if endpoint.method == "POST":
        check_origin(request, bool(bearer))
    token = bearer or request.cookies.get(cookie_name(process), "")
    session = await process.sessions.find(token)
    if endpoint.needs in ("session", "seat", "host") and session is None:
        raise Refusal("session-needed")
    if endpoint.needs != "operator" and endpoint.path not in FOR_ALL:
        process.restrictions.check("ban", session.id if session else "", address_of(request))
    call = Call(process, request, session)
    if endpoint.method == "POST":
        await read_call(call, endpoint)
    if session is not None and await process.sessions.renew(session) and not bearer:
        call.cookie = token
    return call


async def read_call(call: Call, endpoint: Endpoint) -> None:
    """Read the body of a request; who sends a large one needs processor time left, and pays for what it takes to read it."""
    costs = endpoint.largest > MAX_BODY_BYTES
    if costs:
        call.process.budget.check(call.keys)
    call.raw = await read_body(call.request, endpoint.largest, call.process.settings.request_timeout)
    with call.process.paid(call.keys) if costs else nullcontext():
        check_depth(call.raw)
        call.body = None if endpoint.body is None else read_json(call.raw, endpoint.body, "wire-json")


def address_of(request: Request) -> str:
    """Where a request came from, as limits count it."""
    return network_of(request.client.host) if request.client else ""


def language_of(request: Request) -> str:
    """The language that a request asks for; "" if it is none that we have."""
    asked = request.query_params.get("lang", "")
    return asked if asked in LANGUAGES else ""


def problem(refusal: Refusal, lang: str = "") -> Response:
    """A refusal as an answer."""
    status = STATUS_BY_REASON.get(refusal.reason, 422 if isinstance(refusal, Unreadable) else 409)
    headers = {"Retry-After": str(refusal.details.get("seconds", RETRY_AFTER_S))} if status in (429, 503) else {}
    return Response(encode(Problem(refusal.reason, sentence(refusal, lang), refusal.rule)), status, headers, JSON)


def check_origin(request: Request, bearer: bool) -> None:
    """A POST needs JSON and a header of ours, which no page of another site can send with the user's cookie."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Refusal("json-only")
    if request.headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        raise Refusal("cross-site")
    if not bearer and request.headers.get("x-pithead") != "1":
        raise Refusal("cross-site")


async def read_body(request: Request, most: int, seconds: float) -> bytes:
    """The body, if it is not too large and arrives within so many seconds (0: whenever)."""
    body = bytearray()
    try:
        async with asyncio.timeout(seconds or None):
            async for chunk in request.stream():
                body += chunk
                if len(body) > most:
                    raise Refusal("too-large", most=most)
    except (TimeoutError, ClientDisconnect):
        raise Refusal("too-slow") from None
    return bytes(body)


def check_depth(body: bytes) -> None:
    """Refuse a JSON text whose brackets are too many or too deep."""
    brackets = body.translate(_STEPS, _NO_BRACKETS)
    if len(brackets) > MAX_JSON_BRACKETS or depth(brackets) > MAX_JSON_DEPTH:
        raise Unreadable("too-deep")


_NO_BRACKETS: Final = bytes(set(range(256)) - set(b"[]{}"))
_STEPS: Final = bytes.maketrans(b"[{]}", b"\x01\x01\xff\xff")
"""As signed bytes, a bracket that opens is a step down, 1, and one that closes is a step up, -1; those in strings count too."""


def depth(steps: bytes) -> int:
    """How deep these steps lead."""
    return max(accumulate(array("b", steps)), default=0)


def cookie_name(process: ServerProcess) -> str:
    """The name of the session cookie: with the prefix `__Host-` if the server is reached by HTTPS only."""
    return "__Host-sid" if process.settings.secure else "pithead-lan-sid"


def set_cookie(process: ServerProcess, response: Response, token: str) -> None:
    """Set the session cookie, or with an empty token delete it."""
    age = process.settings.session_days * DAY_S if token else 0
    response.set_cookie(cookie_name(process), token, age, path="/", secure=process.settings.secure, httponly=True, samesite="lax")
