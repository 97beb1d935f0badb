"""The WebSocket of a client: hello with a ticket first, then requests in and updates out."""

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
from pithead.match.shown import Choice
from pithead.server.access import may_read_chat, may_watch
from pithead.server.fast_channel import channel_of
from pithead.server.limits import Bucket, network_of
from pithead.server.logs import trouble
from pithead.server.messages import (
    AnyFromServer,
    Ask,
    Hello,
    Ping,
    Pong,
    Preview,
    Previewed,
    Refused,
    Say,
    Sign,
    SignedReceipt,
    Sync,
    Why,
    WhyNot,
    decode_from_client,
    encode,
    refused,
)
from pithead.server.names import clean_text
from pithead.server.narration import Narrator, foreseen
from pithead.server.outbox import Outbox
from pithead.server.process import ServerProcess
from pithead.server.signing import receipt_of
from pithead.server.tables import LiveTable, Viewer
from pithead.server.tokens import hash_of
from pithead.store import ClientSession

HELLO_TIMEOUT_S: Final = 10.0
"""How long a new socket may take to say hello."""

CHAT_MESSAGES_ON_JOIN: Final = 20
"""How many of the last chat messages a new client receives."""

MAX_QUEUED_REQUESTS: Final = 8
"""Messages of one client that may wait; while so many do, nothing more is read from it."""

CLOSE_UNSUPPORTED, CLOSE_POLICY = 1003, 1008


class Sockets:
    """The endpoint of all sockets, as a plain ASGI application."""

    def __init__(self, process: ServerProcess) -> None:
        self.process = process

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection from its handshake to its end."""
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        address = network_of(scope["client"][0]) if scope["client"] else ""
        await receive()
        try:
            self.check_origin(headers.get(b"origin"), headers.get(b"host", ""))
            self.process.restrictions.check("ban", "", address)
            uncount = self.process.count_connection(address)
        except Refusal as refusal:
            self.process.metrics.count("handshakes_refused")
            self.process.security.note("handshake", address, why=refusal.reason)
            await send({"type": "websocket.close", "code": CLOSE_POLICY})
            return
        try:
            await send({"type": "websocket.accept"})
            await Socket(self.process, scope, receive, send, b"origin" in headers, address).run()
        finally:
            uncount()

    def check_origin(self, origin: str | None, own: str) -> None:
        """Our own pages, those that the operator names, and programs that send no origin (and then may be no guests)."""
        if origin is None or origin in self.process.settings.origins.split():
            return
        try:
            same = urlsplit(origin).netloc == own
        except ValueError:
            same = False
        if not same:
            raise Refusal("cross-site")


class Socket:
    """One connection."""

    def __init__(self, process: ServerProcess, scope: Scope, receive: Receive, send: Send, page: bool, address: str) -> None:
        self.process = process
        self.address = address
        self.payers: tuple[str, ...] = (address,)
        self.receive = receive
        self.send = send
        self.page = page
        self.channel = channel_of(scope)
        frames = process.settings.frames
        self.bucket = Bucket(frames, 10, time.monotonic()) if frames else None
        self.outbox = Outbox("", Viewer(None))
        self.waiting: deque[str] = deque()
        self.working: asyncio.Task[None] | None = None
        self.ended = False
        self.code = CLOSE_POLICY

    async def run(self) -> None:
        """Hello first; then read and write until either ends."""
        hello = await self.hello()
        if hello is None:
            self.process.security.note("hello", self.address)
            await self.close(CLOSE_POLICY)
            return
        session, live, since = hello
        self.channel.listen(lambda text: self.enqueue(session, live, text))
        reading = asyncio.create_task(self.read(session, live))
        writing = asyncio.create_task(self.write())
        self.process.sessions.add_socket(session.hash, self.outbox.close)
        live.watchers.add(self.outbox)
        try:
            await self.process.sessions.close_if_ended(session.hash)
            await self.catch_up(live, since)
            if may_read_chat(live.table, session.id, self.outbox.link, time.time()):
                for said in await self.process.registry.last_chat(live, CHAT_MESSAGES_ON_JOIN, self.outbox.blocked):
                    self.outbox.tell(encode(said))
            self.process.presence.changed(live)
            await asyncio.wait({reading, writing}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.ended = True
            live.watchers.discard(self.outbox)
            self.process.sessions.remove_socket(session.hash, self.outbox.close)
            for task in (reading, writing):
                task.cancel()
            await asyncio.gather(reading, writing, return_exceptions=True)
            self.process.presence.changed(live)
        if self.outbox.full:
            self.process.metrics.count("slow_readers")
            self.channel.abort()
        else:
            await self.close(self.code)

    async def hello(self) -> tuple[ClientSession, LiveTable, int | None] | None:
        """Read the hello message: session, table and known version; None if it is not valid."""
        try:
            message = await asyncio.wait_for(self.receive(), HELLO_TIMEOUT_S)
            hello = decode_from_client(message.get("text") or "")
            if not isinstance(hello, Hello):
                return None
            session = await self.process.store.take_ticket(hash_of(hello.ticket), int(time.time()))
            if session is None or (session.kind == "guest" and not self.page):
                return None
            self.payers = (self.address, session.id)
            live = await self.process.load(hello.table, self.payers)
            link = hash_of(hello.secret) if hello.secret else ""
            if self.process.sessions.has_expired(session) or not may_watch(live.table, session.id, link, time.time()):
                return None
        except (msgspec.DecodeError, UnicodeError, RecursionError, Refusal, TimeoutError):
            return None
        viewer = Viewer(live.table.seat_of(session.id), hello.previews, hello.lang, hello.changes)
        self.outbox = Outbox(session.id, viewer, link, self.channel.write_now, self.channel.abort)
        self.outbox.blocked = await self.process.blocked_by(session.id)
        return session, live, hello.since

    async def read(self, session: ClientSession, live: LiveTable) -> None:
        """Read messages that come by ASGI, until the client disconnects or sends something else than text."""
        while True:
            message = await self.receive()
            if message["type"] != "websocket.receive":
                return
            text = message.get("text")
            if text is None:
                self.code = CLOSE_UNSUPPORTED
                return
            self.enqueue(session, live, text)

    def enqueue(self, session: ClientSession, live: LiveTable, text: str) -> None:
        """Queue a message; a client that exceeds its rate limit is closed."""
        if self.ended:
            return
        if self.bucket is not None and not self.bucket.take(time.monotonic()):
            self.process.metrics.count("floods")
            self.process.security.note("flood", self.address, who=session.id)
            self.ended = True
            self.outbox.close()
            return
        self.waiting.append(text)
        if len(self.waiting) >= MAX_QUEUED_REQUESTS:
            self.channel.pause(True)
        if self.working is None:
            self.working = self.process.run_to_end(self.answer_queued(session, live))

    async def answer_queued(self, session: ClientSession, live: LiveTable) -> None:
        """Answer queued messages one by one; the current one is finished even if the client disconnects."""
        while self.waiting and not self.ended:
            begin = time.monotonic()
            try:
                await self.answer(session, live, self.waiting.popleft())
            except Refusal as refusal:
                self.reply(refused("", refusal, self.outbox.viewer.lang))
            except Exception:
                trouble("broken", table=live.table.opened.table)
                self.process.metrics.count("errors")
                self.reply(refused("", Refusal("broken"), self.outbox.viewer.lang))
            self.process.metrics.acked(time.monotonic() - begin)
            if len(self.waiting) == MAX_QUEUED_REQUESTS - 1:
                self.channel.pause(False)
        self.working = None

    async def answer(self, session: ClientSession, live: LiveTable, text: str) -> None:
        """One message of a client."""
        try:
            message = decode_from_client(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Unreadable("wire-json", problem=str(error)) from None
        self.process.metrics.count("messages", str(message.__struct_config__.tag))
        match message:
            case Ask(key, version, command):
                seat = self.seat(live, session, key)
                if seat is not None:
                    id, viewer = live.table.opened.table, self.outbox.viewer
                    viewer = viewer if viewer.seat == seat else viewer._replace(seat=seat)
                    await self.process.registry.command(id, seat, session.id, key, version, command, self.reply, viewer)
            case Say(key, text):
                clean, lang = clean_text(text), self.outbox.viewer.lang
                if not may_read_chat(live.table, session.id, self.outbox.link, time.time()):
                    self.reply(refused(key, Refusal("forbidden"), lang))
                elif clean and self.may_talk(session, key):
                    await self.process.registry.say(live, session, key, clean, self.reply, lang)
            case Why(key, mark):
                self.reply(self.why_not(live, session, key, mark))
            case Preview(key, version, event):
                self.reply(self.preview(live, session, key, version, event))
            case Sign(key):
                self.reply(self.sign(live, session, key))
            case Sync(since):
                await self.catch_up(live, since)
            case Ping():
                self.reply(Pong())
            case Hello():
                raise Unreadable("wire-order")

    async def catch_up(self, live: LiveTable, since: int | None) -> None:
        """Send everything after a version; what happens meanwhile is sent whole, and after that only what is new."""
        self.outbox.shown_as = None
        viewer = self.outbox.viewer
        await self.outbox.tell_first(self.process.registry.catch_up(live, since, viewer, self.payers))
        if self.outbox.shown_as is None:
            self.outbox.shown_as = viewer

    def why_not(self, live: LiveTable, session: ClientSession, key: str, mark: str) -> WhyNot | Refused:
        """Why a thing can't be chosen, at the expense of who asks."""
        lang = self.outbox.viewer.lang
        try:
            with self.process.paid(self.payers):
                return WhyNot(mark, *Narrator(live.table, live.table.seat_of(session.id), lang or "en").why_not(mark), key)
        except Refusal as refusal:
            return refused(key, refusal, lang)

    def preview(self, live: LiveTable, session: ClientSession, key: str, version: int, event: str) -> Previewed | Refused:
        """What a choice would do, at the expense of who asks; of a table that has gone on since, nothing is foreseen."""
        if version != live.table.version:
            return Previewed(key, version, Choice(event))
        viewer = self.outbox.viewer
        seat, lang, known = live.table.seat_of(session.id), viewer.lang, live.pictures.get(viewer)
        try:
            with self.process.paid(self.payers):
                shown = known.shown if known is not None and not viewer.previews and viewer.seat == seat else None
                narrator = live.narrator(viewer) if lang and viewer.seat == seat else None
                return Previewed(key, version, foreseen(live.table, seat, event, lang, shown, narrator, live.ahead))
        except Refusal as refusal:
            return refused(key, refusal, lang)

    def sign(self, live: LiveTable, session: ClientSession, key: str) -> SignedReceipt | Refused:
        """The receipt of this client, at its expense."""
        seat = live.table.seat_of(session.id)
        try:
            with self.process.paid(self.payers):
                return SignedReceipt(key, None if seat is None else receipt_of(live.table, seat, self.process.key, live.digest))
        except Refusal as refusal:
            if refusal.reason == "too-costly":
                return refused(key, refusal, self.outbox.viewer.lang)
            return SignedReceipt(key, None)

    def may_talk(self, session: ClientSession, key: str) -> bool:
        """May this client write? Whoever is muted is refused."""
        try:
            self.process.restrictions.check("mute", session.id, self.address)
        except Refusal as refusal:
            self.reply(refused(key, refusal, self.outbox.viewer.lang))
            return False
        return True

    def seat(self, live: LiveTable, session: ClientSession, key: str) -> Seat | None:
        """The seat of this client; a spectator is refused."""
        seat = live.table.seat_of(session.id)
        if seat is None:
            self.reply(refused(key, Refusal("forbidden"), self.outbox.viewer.lang))
        return seat

    def reply(self, message: AnyFromServer) -> None:
        """Answer this client alone."""
        if isinstance(message, Refused):
            self.process.metrics.count("refusals", message.reason)
        self.outbox.tell(encode(message))

    async def write(self) -> None:
        """Send queued messages, until the outbox is closed or full."""
        while (message := await self.outbox.next()) is not None:
            await self.send({"type": "websocket.send", "text": message.decode()})
            self.outbox.sent()

    async def close(self, code: int) -> None:
        """Close the socket; the client may be gone already."""
        with suppress(Exception):
            await self.send({"type": "websocket.close", "code": code})
