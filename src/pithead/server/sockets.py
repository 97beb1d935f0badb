"""The socket of a client: a ticket first, then commands in and updates out."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from contextlib import suppress
from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.types import Receive, Scope, Send

from pithead.game import Refusal, Seat, Unreadable
from pithead.server.fast_websocket import line_of
from pithead.server.limits import Bucket
from pithead.server.logs import trouble
from pithead.server.messages import (
    AnyFromServer,
    Ask,
    Hello,
    Ping,
    Pong,
    Refused,
    Say,
    Sync,
    Why,
    WhyNot,
    decode_from_client,
    encode,
    refused,
)
from pithead.server.names import clean_text
from pithead.server.narration import Narrator
from pithead.server.outbox import Outbox
from pithead.server.process import Service
from pithead.server.requests import may_watch
from pithead.server.tables import Host
from pithead.server.tokens import hash_of
from pithead.store import Session

FIRST_WORD: Final = 10.0
"""Seconds until a socket must have said hello."""

CHAT_SHOWN: Final = 20
"""How many of the last words a newcomer hears."""

MOST_WAITING: Final = 8
"""Messages of one client that may wait for the answer before theirs; no more are read until then."""

UNSUPPORTED, POLICY = 1003, 1008


class Sockets:
    """The endpoint of all sockets, as a plain ASGI application."""

    def __init__(self, service: Service) -> None:
        self.service = service

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection from its handshake to its end."""
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        address = scope["client"][0] if scope["client"] else ""
        await receive()
        settings = self.service.settings
        crowded = settings.sockets and self.service.sockets[address] >= settings.sockets
        if crowded or not self.origin_allowed(headers.get(b"origin"), headers.get(b"host", "")):
            self.service.metrics.count("handshakes_refused")
            await send({"type": "websocket.close", "code": POLICY})
            return
        self.service.sockets[address] += 1
        try:
            await send({"type": "websocket.accept"})
            await Socket(self.service, scope, receive, send, b"origin" in headers).run()
        finally:
            self.service.sockets[address] -= 1
            if not self.service.sockets[address]:
                del self.service.sockets[address]

    def origin_allowed(self, origin: str | None, host: str) -> bool:
        """Our own pages, those that the operator names, and programs that send no origin (and then may be no guests)."""
        if origin is None:
            return True
        return origin in self.service.settings.origins.split() or urlsplit(origin).netloc == host


class Socket:
    """One connection."""

    def __init__(self, service: Service, scope: Scope, receive: Receive, send: Send, page: bool) -> None:
        self.service = service
        self.receive = receive
        self.send = send
        self.page = page
        self.line = line_of(scope)
        frames = service.settings.frames
        self.bucket = Bucket(frames, 10, time.monotonic()) if frames else None
        self.outbox = Outbox("", None, previews=False)
        self.waiting: deque[str] = deque()
        self.working: asyncio.Task[None] | None = None
        self.ended = False
        self.code = POLICY

    async def run(self) -> None:
        """Hello first; then read and write until either ends."""
        hello = await self.hello()
        if hello is None:
            await self.close(POLICY)
            return
        session, host, since = hello
        self.line.listen(lambda text: self.hear(session, host, text))
        reading = asyncio.create_task(self.read(session, host))
        writing = asyncio.create_task(self.write())
        self.service.enter(session.hash, self.outbox.close)
        host.watchers.add(self.outbox)
        try:
            self.outbox.tell(await self.service.core.catch_up(host, since, self.outbox.eyes))
            for said in (await self.service.core.chat(host))[-CHAT_SHOWN:]:
                self.outbox.tell(encode(said))
            self.service.presence.changed(host)
            await asyncio.wait({reading, writing}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.ended = True
            host.watchers.discard(self.outbox)
            self.service.leave(session.hash, self.outbox.close)
            for task in (reading, writing):
                task.cancel()
            await asyncio.gather(reading, writing, return_exceptions=True)
            self.service.presence.changed(host)
        if self.outbox.full:
            self.service.metrics.count("slow_readers")
            self.line.abort()
        else:
            await self.close(self.code)

    async def hello(self) -> tuple[Session, Host, int | None] | None:
        """The first message: who, and which table; None if it is none of that."""
        try:
            message = await asyncio.wait_for(self.receive(), FIRST_WORD)
            hello = decode_from_client(message.get("text") or "")
            if not isinstance(hello, Hello):
                return None
            session = await self.service.store.take_ticket(hash_of(hello.ticket), int(time.time()))
            if session is None or (session.kind == "guest" and not self.page):
                return None
            host = await self.service.core.host(hello.table)
            if not may_watch(host.table, session, hello.secret):
                return None
        except (msgspec.DecodeError, UnicodeError, RecursionError, Refusal, TimeoutError):
            return None
        seat = host.table.seat_of(session.id)
        self.outbox = Outbox(session.id, seat, hello.previews, self.line.pour, self.line.abort, hello.lang)
        return session, host, hello.since

    async def read(self, session: Session, host: Host) -> None:
        """Hear what does not come straight from the line, until the client goes or sends what is no text."""
        while True:
            message = await self.receive()
            if message["type"] != "websocket.receive":
                return
            text = message.get("text")
            if text is None:
                self.code = UNSUPPORTED
                return
            self.hear(session, host, text)

    def hear(self, session: Session, host: Host, text: str) -> None:
        """A message: it is answered after those before it; who talks too much is shut out."""
        if self.ended:
            return
        if self.bucket is not None and not self.bucket.take(time.monotonic()):
            self.service.metrics.count("floods")
            self.ended = True
            self.outbox.close()
            return
        self.waiting.append(text)
        if len(self.waiting) >= MOST_WAITING:
            self.line.hold(True)
        if self.working is None:
            self.working = self.service.begin(self.work(session, host))

    async def work(self, session: Session, host: Host) -> None:
        """Answer messages one by one; what was begun is finished even if the client goes."""
        while self.waiting and not self.ended:
            begin = time.monotonic()
            try:
                await self.answer(session, host, self.waiting.popleft())
            except Refusal as refusal:
                self.reply(refused("", refusal, self.outbox.lang))
            except Exception:
                trouble("broken", table=host.table.opened.table)
                self.service.metrics.count("errors")
                self.reply(refused("", Refusal("broken"), self.outbox.lang))
            self.service.metrics.acked(time.monotonic() - begin)
            if len(self.waiting) == MOST_WAITING - 1:
                self.line.hold(False)
        self.working = None

    async def answer(self, session: Session, host: Host, text: str) -> None:
        """One message of a client."""
        try:
            message = decode_from_client(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Unreadable("wire-json", problem=str(error)) from None
        self.service.metrics.count("messages", str(message.__struct_config__.tag))
        match message:
            case Ask(key, version, command):
                seat = self.seat(host, session, key)
                if seat is not None:
                    id, lang = host.table.opened.table, self.outbox.lang
                    await self.service.core.ask(id, seat, session.id, key, version, command, self.reply, lang)
            case Say(key, text):
                seat = self.seat(host, session, key)
                clean = clean_text(text)
                if seat is not None and clean:
                    await self.service.core.say(host, seat, session.id, key, clean, self.reply, self.outbox.lang)
            case Why(key, mark):
                narrator = Narrator(host.table, host.table.seat_of(session.id), self.outbox.lang or "en")
                self.reply(WhyNot(mark, *narrator.why_not(mark), key))
            case Sync(since):
                self.outbox.tell(await self.service.core.catch_up(host, since, self.outbox.eyes))
            case Ping():
                self.reply(Pong())
            case Hello():
                raise Unreadable("wire-order")

    def seat(self, host: Host, session: Session, key: str) -> Seat | None:
        """The seat of this client; a spectator has no verbs."""
        seat = host.table.seat_of(session.id)
        if seat is None:
            self.reply(refused(key, Refusal("forbidden"), self.outbox.lang))
        return seat

    def reply(self, message: AnyFromServer) -> None:
        """Answer this client alone."""
        if isinstance(message, Refused):
            self.service.metrics.count("refusals", message.reason)
        self.outbox.tell(encode(message))

    async def write(self) -> None:
        """Send what waits, until nothing more will come or the reader is too slow."""
        while (message := await self.outbox.next()) is not None:
            await self.send({"type": "websocket.send", "text": message.decode()})
            self.outbox.sent()

    async def close(self, code: int) -> None:
        """Say goodbye; the other side may be gone already."""
        with suppress(Exception):
            await self.send({"type": "websocket.close", "code": code})
