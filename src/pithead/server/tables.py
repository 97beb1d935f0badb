"""The server without a network: commands come in, lines are stored, and only then are they acknowledged and told.

The order is the promise: decide, store, acknowledge, publish. There are no locks. Two commands for the same version race
for the same line number, the store lets one win, and the other is told that it is stale; whether both came through this
process or through two makes no difference.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

import msgspec

from pithead.game import Refusal, Seat, Unreadable
from pithead.match.commands import AnyCommand, decide, time_out
from pithead.match.entries import Line, Rose, Sat, read_line, write_line
from pithead.match.shown import News, Shown, news_of, shown
from pithead.match.table import Table, after_line, fold
from pithead.server.messages import Ack, AnyFromServer, Refused, Said, Stale, Update, encode, refused, sentence
from pithead.server.narration import Narration, Narrator, Transition, transitions
from pithead.store import Append, Conflict, Known, Listing, Outcome, Store, Stored, StoreFailed
from pithead.store.failpoints import Failpoint, none

RETRIES: Final = 40
RETRY_PAUSE: Final = 0.25
"""A store that does not answer is asked again for about ten seconds."""

CHAT: Final = "/chat"

Reply: TypeAlias = Callable[[AnyFromServer], None]
Step: TypeAlias = Callable[[Table], tuple[Line, Table]]
"""What is to be done to the table as it is now; raises Refusal if it can't be."""


class Eyes(NamedTuple):
    """How somebody looks at a table: from a seat, or with None as a spectator; with previews or not; told in a language or not."""

    seat: Seat | None
    previews: bool = False
    lang: str = ""


class Watcher(Protocol):
    """Somebody who looks at a table, through a socket or a stream: with a seat's eyes, or with None as a spectator."""

    who: str
    seat: Seat | None
    previews: bool
    lang: str

    def tell(self, message: bytes) -> None:
        """Send this, or fall behind and be cut off; never wait."""


class Picture(NamedTuple):
    """A table as one viewer may know it, the same encoded, and in words if the viewer has a language."""

    shown: Shown
    encoded: msgspec.Raw
    told: Narration | None


def picture_of(table: Table, eyes: Eyes) -> Picture:
    """What a viewer may know of a table."""
    if not eyes.lang:
        lean = shown(table, eyes.seat, eyes.previews)
        return Picture(lean, msgspec.Raw(encode(lean)), None)
    narrator = Narrator(table, eyes.seat, eyes.lang)
    picture = narrator.shown(eyes.previews)
    return Picture(picture, msgspec.Raw(encode(picture)), narrator.narration(picture))


class Host:
    """A table in memory: a cache of its journal, who watches it, and when its newest line came."""

    def __init__(self, table: Table, since: float) -> None:
        self.table = table
        self.since = since
        self.watchers: set[Watcher] = set()
        self.chat: int | None = None
        self.listing: Listing | None = None
        self.pictures: dict[Eyes, Picture] = {}

    def move(self, table: Table, now: float) -> None:
        """The newest table; what was drawn of the old one is forgotten."""
        self.table = table
        self.since = now
        self.pictures.clear()

    def picture(self, eyes: Eyes) -> Picture:
        """The table as a viewer may know it, made and encoded once for all who look alike."""
        if eyes not in self.pictures:
            self.pictures[eyes] = picture_of(self.table, eyes)
        return self.pictures[eyes]

    @property
    def waits(self) -> bool:
        """Does a bot play here, or does a clock run?"""
        return self.listing is not None and self.listing.waits

    def seats_here(self) -> tuple[Seat, ...]:
        """The seats that are looking."""
        return tuple(sorted({watcher.seat for watcher in self.watchers if watcher.seat is not None}))


class Core:
    """All tables of this process."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float],
        pause: Callable[[float], Awaitable[None]],
        moved: Callable[[Host], None] = lambda host: None,
        failpoint: Failpoint = none,
    ) -> None:
        self.store = store
        self.clock = clock
        self.pause = pause
        self.moved = moved
        self.failpoint = failpoint
        self.hosts: dict[str, Host] = {}

    async def host(self, id: str) -> Host:
        """The table of a name, from memory or from its journal."""
        host = self.hosts.get(id)
        if host is not None:
            return host
        rows = await self.store.read(id)
        if not rows:
            raise Unreadable("table-unknown")
        if id not in self.hosts:
            self.hosts[id] = Host(read_journal([row.body for row in rows]), self.clock())
            self.moved(self.hosts[id])
        return self.hosts[id]

    async def create(self, line: Line, table: Table, key: str) -> Host:
        """A new table; if it exists already, that one."""
        id = table.opened.table
        outcome = await self._append(Append(id, 1, key, write_line(line), listing_of(table)))
        if isinstance(outcome, Stored) and id not in self.hosts:
            self.hosts[id] = Host(table, self.clock())
            self.hosts[id].listing = listing_of(table)
            self.moved(self.hosts[id])
        return await self.host(id)

    async def ask(self, id: str, seat: Seat, who: str, key: str, version: int, command: AnyCommand, reply: Reply, lang: str = "") -> None:
        """A seat's command: acknowledged once it is stored, refused, or stale; never carried out twice."""
        eyes = Eyes(seat, lang=lang)
        host = await self.host(id)
        if version > host.table.version:
            await self.refresh(host)
        await self.tick(host)
        if version != host.table.version:
            known = await self.store.find(id, f"{who}:{key}")
            reply(Ack(key, known) if known else self.stale(host, key, eyes))
            return
        await self.change(host, f"{who}:{key}", lambda table: decide(table, seat, command, self.spent(host)), reply, key, eyes)

    def stale(self, host: Host, key: str, eyes: Eyes) -> Stale:
        """The answer to a command for an older table: the newest, without previews."""
        picture = host.picture(eyes._replace(previews=False))
        return Stale(key, picture.shown, picture.told)

    async def change(self, host: Host, stored_key: str, step: Step, reply: Reply, key: str, eyes: Eyes) -> None:
        """Carry out one change of the table as it is now: decide, store, acknowledge, publish."""
        before = host.table
        try:
            line, after = step(before)
            outcome = await self._commit(host, stored_key, line, after)
        except Refusal as refusal:
            why = Narrator(before, eyes.seat, eyes.lang).refusal(refusal) if eyes.lang else sentence(refusal)
            reply(Refused(key, refusal.reason, why, refusal.rule))
            return
        match outcome:
            case Stored(seq):
                reply(Ack(key, seq))
                self.failpoint("after-ack")
                self.advance(host, before, line, after)
            case Known(seq):
                reply(Ack(key, seq))
                await self.refresh(host)
            case Conflict():
                await self.refresh(host)
                reply(self.stale(host, key, eyes))

    async def must(self, host: Host, key: str, step: Step) -> Table:
        """Carry out a change that does not depend on the version; raises Refusal. A known key changes nothing."""
        while True:
            before = host.table
            line, after = step(before)
            outcome = await self._commit(host, key, line, after)
            match outcome:
                case Stored():
                    self.advance(host, before, line, after)
                    return after
                case Known():
                    await self.refresh(host)
                    return host.table
                case Conflict():
                    await self.refresh(host)

    def advance(self, host: Host, before: Table, line: Line, after: Table) -> None:
        """A stored line is true now: tell everybody, unless it came to us by another way already."""
        if host.table is before:
            host.move(after, self.clock())
            if any(isinstance(entry, Sat | Rose) for entry in line.entries):
                for watcher in host.watchers:
                    watcher.seat = after.seat_of(watcher.who)
            self.publish(host, before, line)
            self.moved(host)

    async def refresh(self, host: Host) -> None:
        """Read what other processes have added."""
        rows = await self.store.read(host.table.opened.table, host.table.version)
        for row in rows:
            if row.seq == host.table.version + 1:
                line = read_line(row.body)
                before = host.table
                self.advance(host, before, line, after_line(before, line))

    async def tick(self, host: Host) -> None:
        """Send away those whose time is up."""
        spent = self.spent(host)
        if spent and (out := time_out(host.table, spent)) is not None:
            before = host.table
            outcome = await self._commit(host, f"clock:{before.version}", *out)
            if isinstance(outcome, Stored):
                self.advance(host, before, *out)
            else:
                await self.refresh(host)

    def deadline(self, host: Host) -> float | None:
        """When the next clock runs out."""
        chairs = [host.table.chairs[seat] for seat in host.table.actors]
        left = [chair.left for chair in chairs if chair.present and chair.left is not None]
        return host.since + min(left) / 1000 if left else None

    def spent(self, host: Host) -> int:
        """The ms that those who owe an event have let pass; nothing at a table without a clock."""
        if host.table.chairs[0].left is None:
            return 0
        return max(0, int((self.clock() - host.since) * 1000))

    def publish(self, host: Host, before: Table, line: Line) -> None:
        """Tell everybody who watches, each as that seat may know it; words are found only where somebody wants them."""
        messages: dict[Eyes, bytes] = {}
        happened: list[Transition] = []
        for watcher in tuple(host.watchers):
            eyes = Eyes(watcher.seat, watcher.previews, watcher.lang)
            if eyes not in messages:
                if eyes.lang and not happened:
                    happened = list(transitions(before, [line]))
                messages[eyes] = encode(update(host, before.version, [line], happened, eyes))
            watcher.tell(messages[eyes])

    async def catch_up(self, host: Host, since: int | None, eyes: Eyes) -> bytes:
        """Everything after a version (or just the table), as one update."""
        if since is not None and since > host.table.version:
            await self.refresh(host)
        if since is None or since >= host.table.version:
            return encode(update(host, host.table.version, [], [], eyes))
        known = 0 if eyes.lang else since
        rows = await self.store.read(host.table.opened.table, known)
        lines = [read_line(row.body) for row in rows if row.seq <= host.table.version]
        new = lines[since - known :]
        happened = transitions(fold(lines[:since]) if since else None, new) if eyes.lang else ()
        return encode(update(host, since, new, list(happened), eyes))

    async def say(self, host: Host, seat: Seat, who: str, key: str, text: str, reply: Reply, lang: str = "") -> None:
        """A word to the table: stored, acknowledged, told."""
        stream = host.table.opened.table + CHAT
        while True:
            if host.chat is None:
                await self.chat(host)
            said = Said((host.chat or 0) + 1, seat, host.table.chairs[seat].name, text)
            try:
                outcome = await self._append(Append(stream, said.number, f"{who}:{key}", encode(said)))
            except StoreFailed as refusal:
                reply(refused(key, refusal, lang))
                return
            match outcome:
                case Stored(seq):
                    host.chat = max(host.chat or 0, seq)
                    reply(Ack(key, seq))
                    for watcher in tuple(host.watchers):
                        watcher.tell(encode(said))
                    return
                case Known(seq):
                    reply(Ack(key, seq))
                    return
                case Conflict():
                    await self._heard_chat(host)

    async def chat(self, host: Host, after: int = 0) -> Sequence[Said]:
        """The words after a number."""
        rows = await self.store.read(host.table.opened.table + CHAT, after)
        if host.chat is None:
            host.chat = after + len(rows)
        return [msgspec.json.decode(row.body, type=Said) for row in rows]

    async def heard(self, stream: str) -> None:
        """Another process has stored something."""
        if stream == "*":
            for host in tuple(self.hosts.values()):
                await self.refresh(host)
        elif stream.endswith(CHAT):
            if stream.removesuffix(CHAT) in self.hosts:
                await self._heard_chat(self.hosts[stream.removesuffix(CHAT)])
        elif stream in self.hosts:
            await self.refresh(self.hosts[stream])

    async def _heard_chat(self, host: Host) -> None:
        """Tell what was said through another process."""
        for said in await self.chat(host, host.chat or 0):
            if said.number > (host.chat or 0):
                host.chat = said.number
                for watcher in tuple(host.watchers):
                    watcher.tell(encode(said))

    async def _commit(self, host: Host, key: str, line: Line, after: Table) -> Outcome:
        """Store the next line of a table, with its listing if that has changed."""
        known = host.listing
        same = known is not None and after.chairs is host.table.chairs and after.status == known.status
        listing = known if same else listing_of(after)
        changed = listing if listing != known else None
        outcome = await self._append(Append(after.opened.table, after.version, key, write_line(line), changed))
        host.listing = listing if isinstance(outcome, Stored) else None
        return outcome

    async def _append(self, line: Append) -> Outcome:
        """Store a line, and ask again for a while if the store does not answer; its key makes that safe."""
        for _ in range(RETRIES):
            try:
                return await self.store.append(line)
            except StoreFailed:
                await self.pause(RETRY_PAUSE)
        return await self.store.append(line)


def read_journal(bodies: Sequence[bytes]) -> Table:
    """The table that stored lines tell of; a game of other rules than ours is left alone."""
    try:
        return fold(map(read_line, bodies))
    except Unreadable as refusal:
        if refusal.reason in ("record-rules", "record-content"):
            raise Unreadable("table-frozen", rules=refusal.details.get("rules", "")) from None
        raise


def update(host: Host, since: int, lines: Sequence[Line], happened: Sequence[Transition], eyes: Eyes) -> Any:
    """An update with the picture that was encoded before; `happened` is what the lines say, for those who want words."""
    picture = host.picture(eyes)
    if picture.told is None:
        return _Update(since, news(host.table, lines, eyes.seat), picture.encoded)
    spoken = Narrator(host.table, eyes.seat, eyes.lang).news(happened)
    told = msgspec.structs.replace(picture.told, news=tuple(sentence for _, sentence in spoken))
    return _Update(since, tuple(each for each, _ in spoken), picture.encoded, told)


class _Update(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is", tag=Update.__struct_config__.tag):
    since: int
    news: tuple[News, ...]
    table: msgspec.Raw
    told: Narration | None = None


def news(table: Table, lines: Sequence[Line], seat: Seat | None) -> tuple[News, ...]:
    """What happened in these lines, as a seat may know it."""
    told = (news_of(table, entry, seat) for line in lines for entry in line.entries)
    return tuple(each for each in told if each is not None)


class Summary(msgspec.Struct, frozen=True):
    """A table in the lobby."""

    table: str
    game: str
    status: str
    options: dict[str, Any]
    names: tuple[str, ...]
    free: int
    seats: int


def listing_of(table: Table) -> Listing:
    """A table as the lobby shows it; one with a bot or a clock is looked after when the server starts."""
    opened = table.opened
    free = sum(chair.place.kind == "open" and not chair.taken for chair in table.chairs)
    summary = Summary(opened.table, opened.game, table.status, opened.options, table.names, free, len(table.chairs))
    waits = bool(table.actors) and (table.chairs[0].left is not None or any(map(table.level, range(len(table.chairs)))))
    people = tuple(sorted({opened.host, *(chair.who for chair in table.chairs)} - {""}))
    return Listing(opened.table, table.status, opened.visibility == "public", waits, encode(summary), people)


__all__ = ["Core", "Eyes", "Host", "Shown", "Summary", "Watcher", "listing_of", "read_journal"]
