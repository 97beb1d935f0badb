"""The tables of a process, without a network: commands come in, entries are stored, and only then acknowledged and published.

The order is the promise: decide, store, acknowledge, publish. There are no locks. Two commands for the same version race
for the same number in the journal. The store accepts one, and the other is answered as stale; whether both came through this
process or through two makes no difference.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from typing import Any, Final, Protocol, TypeAlias

import msgspec

from pithead.coach.history import companions_of
from pithead.game import Refusal, Seat, Unreadable
from pithead.match.clocks import Clock, NoClock
from pithead.match.commands import AnyCommand, decide, time_out
from pithead.match.entries import JournalEntry, Revoked, Rose, Sat, Staffed, read_entry, write_entry
from pithead.match.shown import Ahead, Foreseen, News, TableView, news_of
from pithead.match.table import Table, after_entry, fold
from pithead.server.access import may_read_chat, may_watch
from pithead.server.changes import Compared, change, word_changes
from pithead.server.limits import thread_time
from pithead.server.messages import Ack, AnyFromServer, Change, Refused, Said, Stale, Update, encode, refused, sentence
from pithead.server.narration import Narration, Narrator, SaidBefore, Transition, names_of, transitions, transitions_to
from pithead.server.pictures import Picture, PictureBefore, Viewer, picture_of
from pithead.server.signing import GameDigest
from pithead.store import ANYTHING, AlreadyStored, Append, ClientSession, Conflict, Listing, Outcome, Store, Stored, StoreFailed
from pithead.store.failpoints import Failpoint, none
from pithead.values import Value
from pithead.words.shell import LabelChanges, label_changes

STORE_RETRIES: Final = 40
STORE_RETRY_PAUSE_S: Final = 0.25
"""A store that fails is tried again for about ten seconds."""

IDLE_TABLE_S: Final = 600.0
FINISHED_TABLE_S: Final = 10.0
"""How long a table that nobody watches stays in memory, and one whose game is over."""

SHORT_JOURNAL: Final = 8
"""A game that has just begun is told at once; a longer journal is replayed by a worker, at the expense of who asks."""

CHAT_SUFFIX: Final = "/chat"
MAX_CHAT_MESSAGES: Final = 5_000
"""How many chat messages a table takes; nobody talks as much over a game."""

CHANGES_PEOPLE: Final = (Sat, Rose, Staffed, Revoked)
"""After one of these somebody may see the table otherwise, or no more."""

Reply: TypeAlias = Callable[[AnyFromServer], None]
TableChange: TypeAlias = Callable[[Table], tuple[JournalEntry, Table]]
"""Makes the next journal entry of a table, and the table after it; raises Refusal if that is not allowed."""


Narrate: TypeAlias = "Callable[[Sequence[str], tuple[bytes, ...], int, Viewer], Awaitable[bytes | None]]"
"""Tells everything in a journal after a version, at the expense of somebody; None if they have used up what they had."""


class Watcher(Protocol):
    """A client that receives the updates of a table; `viewer` says how it is shown to them, `link` is the hash of the link they came by.

    `shown_as` is how the whole table was last shown to it, so that only what is new must be sent. Nothing of what `blocked` people say
    reaches it.
    """

    who: str
    viewer: Viewer
    link: str
    shown_as: Viewer | None
    blocked: frozenset[str]

    def tell(self, message: bytes) -> None:
        """Send a message without waiting; a client that is too slow is cut off."""

    def close(self) -> None:
        """No more will come: the client is cut off."""


class LiveTable:
    """A table in memory: a cache of its journal, its watchers, and the time of its newest entry.

    `load_ms` is the processor time that it took to read its journal, `owner` the process that was last told to look after it. It is
    `behind` while another process has stored what nobody here has read yet.
    """

    def __init__(self, table: Table, since: float, load_ms: float = 0.0) -> None:
        self.table = table
        self.before: Table | None = None
        self.behind = False
        self.load_ms = load_ms
        self.since = since
        self.watchers: set[Watcher] = set()
        self.chat: int | None = None
        self.listing: Listing | None = None
        self.owner = ""
        self.digest = GameDigest()
        self.pictures: dict[Viewer, Picture] = {}
        self.pictures_before: dict[Viewer, Picture] = {}
        self.encodings: dict[Viewer, msgspec.Raw] = {}
        self.compared = Compared()
        self.said: SaidBefore = {}
        self.ahead: Ahead = {}
        self.foreseen: tuple[Seat, Foreseen] | None = None
        self._names: dict[str, tuple[str, ...]] = {}
        self._narrators: dict[tuple[Seat | None, str], Narrator] = {}

    def advance_to(self, table: Table, now: float) -> None:
        """Replace the table by the next one; pictures of the old one are kept for what is new since, older ones dropped."""
        if table.chairs is not self.table.chairs:
            self._names.clear()
        self.foreseen = next(((seat, each) for (seat, _), each in self.ahead.items() if each.state is table.state), None)
        self.ahead = {}
        self.before, self.table = self.table, table
        self.since = now
        self.pictures, self.pictures_before = {}, self.pictures
        self.encodings.clear()
        self.compared = Compared()
        self.said = {}
        self._narrators.clear()

    def narrator(self, viewer: Viewer) -> Narrator:
        """Who puts the table into words for a viewer with a language."""
        place = (viewer.seat, viewer.lang)
        known = self._narrators.get(place)
        if known is None or known.table is not self.table:
            known = self._narrators[place] = Narrator(self.table, *place, self._names.get(viewer.lang))
            self._names[viewer.lang] = known.names
        return known

    def picture(self, viewer: Viewer) -> Picture:
        """The table as a viewer may know it, made once for all equal viewers."""
        known = self.pictures.get(viewer)
        if known is None:
            old = self.pictures_before.get(viewer) if viewer.changes else None
            before = None if old is None or self.before is None else PictureBefore(self.before, old)
            narrator = self.narrator(viewer) if viewer.lang else None
            view = self.foreseen[1].view if self.foreseen is not None and self.foreseen[0] == viewer.seat else None
            known = self.pictures[viewer] = picture_of(self.table, viewer, narrator, self.pictures, before, view)
        return known

    def whole(self, viewer: Viewer) -> Picture:
        """The same with every label, for somebody who gets the whole table."""
        picture = self.picture(viewer)
        if picture.narration is None or not viewer.changes:
            return picture
        return Picture(picture.shown, self.narrator(viewer).labelled(picture.shown, picture.narration))

    def new_labels(self, viewer: Viewer) -> LabelChanges:
        """The labels that a viewer does not know who has the picture of the table before."""
        assert self.before is not None
        narrator, old, new = self.narrator(viewer), self.pictures_before[viewer].shown.view, self.pictures[viewer].shown.view
        names = narrator.names if self.before.chairs is self.table.chairs else names_of(self.before, narrator.say)
        if old is not None and new is not None and names == narrator.names:
            return self.compared(narrator.shell.label_changes, old, new, names)
        labels = [{} if view is None else narrator.shell.labels(view, called) for view, called in ((old, names), (new, narrator.names))]
        return label_changes(*labels)

    def encoded(self, viewer: Viewer) -> msgspec.Raw:
        """The table of a picture as it is sent, made when somebody gets the whole of it."""
        if viewer not in self.encodings:
            self.encodings[viewer] = msgspec.Raw(encode(self.picture(viewer).shown))
        return self.encodings[viewer]

    def is_idle(self, now: float) -> bool:
        """Has nobody needed it in memory for a while? Its journal stays for ever."""
        kept_s = IDLE_TABLE_S if self.table.actors else FINISHED_TABLE_S
        return not self.watchers and now - self.since > kept_s and not self.waits

    @property
    def waits(self) -> bool:
        """Does a bot play here, or does a clock run?"""
        return waits(self.table)

    def seats_here(self) -> tuple[Seat, ...]:
        """The seats that are looking."""
        return tuple(sorted({watcher.viewer.seat for watcher in self.watchers if watcher.viewer.seat is not None}))


class TableRegistry:
    """All tables that this process has in memory."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float],
        pause: Callable[[float], Awaitable[None]],
        on_change: Callable[[LiveTable], None] = lambda live: None,
        on_own_entry: Callable[[LiveTable, Table | None], None] = lambda live, before: None,
        failpoint: Failpoint = none,
        time_of_day: Callable[[], float] = time.time,
        narrate: Narrate | None = None,
        paid: Callable[[Sequence[str]], AbstractContextManager[object]] = lambda payers: nullcontext(),
    ) -> None:
        self.narrate = narrate or narrate_here
        self.paid = paid
        self.store = store
        self.time_of_day = time_of_day
        self.clock = clock
        self.pause = pause
        self.on_change = on_change
        self.on_own_entry = on_own_entry
        self.failpoint = failpoint
        self.live_tables: dict[str, LiveTable] = {}

    async def live_table(self, id: str) -> LiveTable:
        """The table with this id, from memory or from its journal."""
        live = self.live_tables.get(id)
        if live is not None:
            if live.behind:
                await self.refresh(live)
            return live
        rows = await self.store.read(id)
        if not rows:
            raise Unreadable("table-unknown")
        begin = thread_time()
        table, last = read_journal([row.body for row in rows]), read_entry(rows[-1].body)
        load_ms = 1000 * (thread_time() - begin)
        since = self.written_at(last, await self.store.serving_since() if last.at else 0.0)
        if id not in self.live_tables:
            self.live_tables[id] = LiveTable(table, since, load_ms)
            self.on_change(self.live_tables[id])
        return self.live_tables[id]

    async def create(self, entry: JournalEntry, table: Table, key: str) -> LiveTable:
        """Store a new table; if its id exists already, take that one."""
        id = table.opened.table
        outcome = await self._append(Append(id, 1, key, write_entry(self.stamped(entry, table)), listing_of(table)))
        if isinstance(outcome, Stored) and id not in self.live_tables:
            self.live_tables[id] = LiveTable(table, self.clock())
            self.live_tables[id].listing = listing_of(table)
            self.on_change(self.live_tables[id])
            self.on_own_entry(self.live_tables[id], None)
        return await self.live_table(id)

    async def command(
        self, id: str, seat: Seat, who: str, key: str, version: int, command: AnyCommand, reply: Reply, viewer: Viewer | None = None
    ) -> None:
        """Carry out the command of a seat, at most once; the reply is Ack once it is stored, Refused or Stale.

        `viewer` says how the table is shown to the seat, without previews and words if nothing else is asked for.
        """
        viewer = viewer or Viewer(seat)
        live = await self.live_table(id)
        if version > live.table.version:
            await self.refresh(live)
        await self.expire_clocks(live)
        if version != live.table.version:
            known = await self.store.find(id, f"{who}:{key}")
            reply(Ack(key, known) if known else self.stale(live, key, viewer))
            return
        await self.commit_and_reply(
            live,
            f"{who}:{key}",
            lambda table: decide(table, seat, command, self.spent_ms(live), live.ahead if live.table is table else {}),
            reply,
            key,
            viewer,
        )

    def stale(self, live: LiveTable, key: str, viewer: Viewer) -> Stale:
        """The reply to a command for an older table: the newest table, without previews."""
        picture = live.whole(viewer._replace(previews=False))
        return Stale(key, table=picture.shown, told=picture.narration)

    async def commit_and_reply(self, live: LiveTable, stored_key: str, step: TableChange, reply: Reply, key: str, viewer: Viewer) -> None:
        """Carry out a change and reply: decide, store, acknowledge, publish."""
        before = live.table
        try:
            entry, after = step(before)
            outcome = await self._store_entry(live, stored_key, entry, after)
        except Refusal as refusal:
            why = Narrator(before, viewer.seat, viewer.lang).refusal(refusal) if viewer.lang else sentence(refusal)
            reply(Refused(key, refusal.reason, why, refusal.rule))
            return
        match outcome:
            case Stored(seq):
                reply(Ack(key, seq))
                self.failpoint("after-ack")
                self.advance(live, before, entry, after)
            case AlreadyStored(seq):
                reply(Ack(key, seq))
                await self.refresh(live)
            case Conflict():
                await self.refresh(live)
                reply(self.stale(live, key, viewer))

    async def commit(self, live: LiveTable, key: str, step: TableChange) -> Table:
        """Carry out a change that does not depend on the version; raises Refusal. A key that is already stored changes nothing."""
        while True:
            before = live.table
            entry, after = step(before)
            outcome = await self._store_entry(live, key, entry, after)
            match outcome:
                case Stored():
                    self.advance(live, before, entry, after)
                    return after
                case AlreadyStored():
                    await self.refresh(live)
                    return live.table
                case Conflict():
                    await self.refresh(live)

    def advance(self, live: LiveTable, before: Table, entry: JournalEntry, after: Table, since: float | None = None) -> None:
        """Take over an entry that was stored now, or by another process at a time of our clock; publish it, unless `refresh` was faster."""
        if live.table is before:
            live.advance_to(after, self.clock() if since is None else since)
            if any(isinstance(item, CHANGES_PEOPLE) for item in entry.items):
                for watcher in live.watchers:
                    watcher.viewer = watcher.viewer._replace(seat=after.seat_of(watcher.who))
                self.cut_strangers(live)
            self.publish(live, before, entry)
            self.on_change(live)
            if since is None:
                self.on_own_entry(live, before)

    def cut_strangers(self, live: LiveTable) -> None:
        """Cut off the watchers who may see the table no longer: their link was revoked, used up by somebody else, or has expired."""
        now = self.time_of_day()
        for watcher in tuple(live.watchers):
            if not may_watch(live.table, watcher.who, watcher.link, now):
                live.watchers.discard(watcher)
                watcher.close()

    async def refresh(self, live: LiveTable) -> None:
        """Read and publish the entries that other processes have added."""
        live.behind = False
        try:
            rows = await self.store.read(live.table.opened.table, live.table.version)
        except StoreFailed:
            live.behind = True
            raise
        for row in rows:
            if row.seq == live.table.version + 1:
                entry = read_entry(row.body)
                before = live.table
                self.advance(live, before, entry, after_entry(before, entry), self.written_at(entry))

    async def expire_clocks(self, live: LiveTable) -> None:
        """Mark the seats whose time is up as away."""
        spent = self.spent_ms(live)
        if spent and (out := time_out(live.table, spent)) is not None:
            before = live.table
            outcome = await self._store_entry(live, f"clock:{before.version}", *out)
            if isinstance(outcome, Stored):
                self.advance(live, before, *out)
            else:
                await self.refresh(live)

    def stamped(self, entry: JournalEntry, table: Table) -> JournalEntry:
        """The entry with the time of day, if a clock runs at its table."""
        return entry if table.chairs[0].left is None else msgspec.structs.replace(entry, at=int(self.time_of_day() * 1000))

    def written_at(self, entry: JournalEntry, serving_since: float = 0.0) -> float:
        """When a stored entry was written, by our clock: the time at another process counts too, the time when none served does not."""
        return self.clock() - max(0.0, self.time_of_day() - max(entry.at / 1000, serving_since)) if entry.at else self.clock()

    def deadline(self, live: LiveTable) -> float | None:
        """When the next clock runs out."""
        chairs = [live.table.chairs[seat] for seat in live.table.actors]
        left = [chair.left for chair in chairs if chair.present and chair.left is not None]
        return live.since + min(left) / 1000 if left else None

    def spent_ms(self, live: LiveTable) -> int:
        """The ms that those who owe an event have let pass; nothing at a table without a clock."""
        if live.table.chairs[0].left is None:
            return 0
        return max(0, int((self.clock() - live.since) * 1000))

    def publish(self, live: LiveTable, before: Table, entry: JournalEntry) -> None:
        """Send an update to every watcher, each as its seat may know it; words are made only for those with a language."""
        messages: dict[tuple[Viewer, bool], bytes] = {}
        happened: list[Transition] = []
        for watcher in tuple(live.watchers):
            viewer = watcher.viewer
            only_new = viewer.changes and watcher.shown_as == viewer and viewer in live.pictures_before
            if (viewer, only_new) not in messages:
                if viewer.lang and not happened:
                    happened = transitions_to(live.table, before, entry)
                make = changed if only_new else update
                messages[viewer, only_new] = encode(make(live, before.version, [entry], happened, viewer))
            watcher.shown_as = viewer
            watcher.tell(messages[viewer, only_new])

    async def catch_up(self, live: LiveTable, since: int | None, viewer: Viewer, payers: Sequence[str] = ()) -> bytes:
        """Everything after a version (or just the table), as one update; `payers` pay for what it costs to tell it in words."""
        if live.behind or (since is not None and since > live.table.version):
            await self.refresh(live)
        if since is None or since >= live.table.version:
            return encode(update(live, live.table.version, [], [], viewer))
        rows = await self.store.read(live.table.opened.table, 0 if viewer.lang else since)
        bodies = tuple([row.body for row in rows if row.seq <= live.table.version])
        if not viewer.lang:
            return encode(update(live, since, [read_entry(body) for body in bodies], [], viewer))
        if len(bodies) == live.table.version <= SHORT_JOURNAL:
            with suppress(Refusal), self.paid(payers):
                return encode(update(live, since, *happened_in(bodies, since), viewer))
            return encode(update(live, since, [], [], viewer))
        message = await self.narrate(payers, bodies, since, viewer)
        return encode(update(live, since, [], [], viewer)) if message is None else message

    async def say(self, live: LiveTable, who: ClientSession, key: str, text: str, reply: Reply, lang: str = "") -> None:
        """A chat message of somebody who sits at the table or watches: store, acknowledge, publish."""
        stream = live.table.opened.table + CHAT_SUFFIX
        while True:
            if live.chat is None:
                await self.last_chat(live, 1)
            if (live.chat or 0) >= MAX_CHAT_MESSAGES:
                reply(refused(key, Refusal("chat-full", most=MAX_CHAT_MESSAGES), lang))
                return
            seat = live.table.seat_of(who.id)
            name = who.name if seat is None else live.table.chairs[seat].name
            said = Said((live.chat or 0) + 1, seat, name, text)
            try:
                outcome = await self._append(Append(stream, said.number, f"{who.id}:{key}", encode(said)))
            except StoreFailed as refusal:
                reply(refused(key, refusal, lang))
                return
            match outcome:
                case Stored(seq):
                    live.chat = max(live.chat or 0, seq)
                    reply(Ack(key, seq))
                    self.publish_chat(live, said, who.id)
                    return
                case AlreadyStored(seq):
                    reply(Ack(key, seq))
                    return
                case Conflict():
                    await self._on_chat_stored(live)

    async def last_chat(self, live: LiveTable, most: int, blocked: frozenset[str] = frozenset()) -> Sequence[Said]:
        """The last chat messages, so many at most, without those of blocked people; no more of them are read."""
        rows = await self.store.read_last(live.table.opened.table + CHAT_SUFFIX, most)
        if live.chat is None:
            live.chat = rows[-1].seq if rows else 0
        allowed = [row for row in rows if speaker(row.key) not in blocked]
        return [said for row in allowed if (said := msgspec.json.decode(row.body, type=Said)).text]

    def must_read(self, stream: str) -> bool:
        """Must something be read now that another process has added to a stream?

        A table that nobody watches here, and where nothing goes on by itself, can be read later.
        """
        live = self.live_tables.get(stream.removesuffix(CHAT_SUFFIX))
        return stream == ANYTHING or (live is not None and bool(live.watchers or (live.waits and not stream.endswith(CHAT_SUFFIX))))

    def read_later(self, stream: str) -> None:
        """Note that another process has added to a stream: it is read when its table is asked for again."""
        live = self.live_tables.get(stream.removesuffix(CHAT_SUFFIX))
        if live is None:
            return
        if stream.endswith(CHAT_SUFFIX):
            live.chat = None
        else:
            live.behind = True

    async def on_stored(self, stream: str) -> None:
        """Another process has added to a stream; with `ANYTHING`, perhaps to any."""
        if stream == ANYTHING:
            for live in tuple(self.live_tables.values()):
                await self.refresh(live)
        elif stream.endswith(CHAT_SUFFIX):
            if stream.removesuffix(CHAT_SUFFIX) in self.live_tables:
                await self._on_chat_stored(self.live_tables[stream.removesuffix(CHAT_SUFFIX)])
        elif stream in self.live_tables:
            await self.refresh(self.live_tables[stream])

    async def _on_chat_stored(self, live: LiveTable) -> None:
        """Publish the chat messages that other processes have stored, if anybody here has asked for the chat."""
        if live.chat is None:
            return
        for row in await self.store.read(live.table.opened.table + CHAT_SUFFIX, live.chat):
            if row.seq > live.chat:
                live.chat = row.seq
                self.publish_chat(live, msgspec.json.decode(row.body, type=Said), speaker(row.key))

    def publish_chat(self, live: LiveTable, said: Said, who: str) -> None:
        """Send a chat message of somebody to every watcher who may read it and has not blocked them."""
        now, message = self.time_of_day(), encode(said)
        for watcher in tuple(live.watchers):
            if who not in watcher.blocked and may_read_chat(live.table, watcher.who, watcher.link, now):
                watcher.tell(message)

    async def _store_entry(self, live: LiveTable, key: str, entry: JournalEntry, after: Table) -> Outcome:
        """Store the next entry of a table, with its listing if that has changed."""
        known = live.listing
        same = known is not None and after.chairs is live.table.chairs and after.status == known.status
        listing = known if same else listing_of(after)
        changed = listing if listing != known else None
        body = write_entry(self.stamped(entry, after))
        outcome = await self._append(Append(after.opened.table, after.version, key, body, changed))
        live.listing = listing if isinstance(outcome, Stored) else None
        return outcome

    async def _append(self, entry: Append) -> Outcome:
        """Store an entry; retry for a while if the store fails, which its key makes safe."""
        for _ in range(STORE_RETRIES):
            try:
                return await self.store.append(entry)
            except StoreFailed:
                await self.pause(STORE_RETRY_PAUSE_S)
        return await self.store.append(entry)


def speaker(key: str) -> str:
    """Who wrote a chat message, by the key that it is stored under."""
    return key.partition(":")[0]


def read_journal(bodies: Sequence[bytes]) -> Table:
    """The table of a stored journal; raises Unreadable for rules that this server does not have."""
    try:
        return fold(map(read_entry, bodies))
    except Unreadable as refusal:
        if refusal.reason in ("record-rules", "record-content"):
            raise Unreadable("table-frozen", rules=refusal.details.get("rules", "")) from None
        raise


def caught_up(journal: tuple[bytes, ...], since: int, viewer: tuple[Seat | None, bool, str, bool]) -> bytes:
    """Everything after a version as one update in words; the whole game is replayed for it."""
    table = fold(map(read_entry, journal))
    return encode(update(LiveTable(table, 0.0), since, *happened_in(journal, since), Viewer(*viewer)))


def happened_in(journal: Sequence[bytes], since: int) -> tuple[list[JournalEntry], list[Transition]]:
    """What a whole journal says of the time after a version."""
    entries = [read_entry(body) for body in journal]
    return entries[since:], list(transitions(fold(entries[:since]) if since else None, entries[since:]))


async def narrate_here(payers: Sequence[str], journal: tuple[bytes, ...], since: int, viewer: Viewer) -> bytes | None:
    """Tell a journal in this process."""
    return caught_up(journal, since, viewer)


def update(live: LiveTable, since: int, entries: Sequence[JournalEntry], happened: Sequence[Transition], viewer: Viewer) -> Any:
    """An update with the encoded picture; `happened` are the transitions of the entries, needed for viewers with a language."""
    heard, narration = with_news(live, live.whole(viewer), entries, happened, viewer)
    return _Update(since, heard, live.encoded(viewer), narration)


def changed(live: LiveTable, since: int, entries: Sequence[JournalEntry], happened: Sequence[Transition], viewer: Viewer) -> Change:
    """The same for a viewer who has the picture of the table before."""
    picture, before = live.picture(viewer), live.pictures_before[viewer]
    heard, narration = with_news(live, picture, entries, happened, viewer, before.shown.view)
    words = None
    if before.narration is not None and narration is not None:
        words = word_changes(before.narration, narration, live.new_labels(viewer))
    return change(since, heard, before.shown, picture.shown, words, live.compared)


def with_news(
    live: LiveTable,
    picture: Picture,
    entries: Sequence[JournalEntry],
    happened: Sequence[Transition],
    viewer: Viewer,
    before: Any = None,
) -> tuple[tuple[News, ...], Narration | None]:
    """What happened, and the words of a picture together with those of what happened; `before` is the view before it, if it is known."""
    if picture.narration is None:
        return news(live.table, entries, viewer.seat), None
    spoken = live.narrator(viewer).news(happened, before, picture.shown.view, live.said)
    narration = msgspec.structs.replace(
        picture.narration,
        news=tuple([each.text for each in spoken]),
        drawings=tuple([each.drawings for each in spoken]),
        steps=tuple([each.step for each in spoken]),
    )
    return tuple([each.news for each in spoken]), narration


class _Update(Value, omit_defaults=True, tag_field="is", tag=Update.__struct_config__.tag):
    since: int
    news: tuple[News, ...]
    table: msgspec.Raw
    told: Narration | None = None


def news(table: Table, entries: Sequence[JournalEntry], seat: Seat | None) -> tuple[News, ...]:
    """What happened in these entries, as a seat may know it."""
    known = (news_of(table, item, seat) for entry in entries for item in entry.items)
    return tuple(each for each in known if each is not None)


class TableSummary(Value):
    """A table in the lobby; a game that is over has its `totals` and `winners`. `levels` are those of bots, "" for people."""

    table: str
    game: str
    status: str
    options: dict[str, Any]
    names: tuple[str, ...]
    free: int
    seats: int
    totals: tuple[int, ...] = ()
    winners: tuple[Seat, ...] = ()
    levels: tuple[str, ...] = ()
    clock: Clock = NoClock()


class ListedTable(TableSummary):
    """A summary as it is stored: with who sits where, and who was on each side in the end, which only the server reads."""

    who: tuple[str, ...] = ()
    companions: tuple[tuple[tuple[str, str], ...], ...] = ()


def waits(table: Table) -> bool:
    """Does the game go on by itself, since a bot plays there or a clock runs?"""
    return bool(table.actors) and (table.chairs[0].left is not None or any(map(table.level, range(len(table.chairs)))))


def listing_of(table: Table) -> Listing:
    """A table as the lobby shows it; one with a bot or a clock is looked after when the server starts."""
    opened = table.opened
    free = sum(chair.place.kind == "open" and not chair.taken for chair in table.chairs)
    result = table.standing()
    summary = ListedTable(
        table=opened.table,
        game=opened.game,
        who=tuple(chair.who for chair in table.chairs),
        status=table.status,
        options=opened.options,
        names=table.names,
        free=free,
        seats=len(table.chairs),
        totals=() if result is None else result.totals,
        winners=() if result is None else result.winners,
        levels=tuple(chair.place.level for chair in table.chairs),
        clock=opened.clock,
        companions=() if result is None else companions_of(opened.game, table.state, table.steps, len(table.chairs)),
    )
    people = tuple(sorted({opened.host, *(who for chair in table.chairs for who in (chair.who, chair.place.who))} - {""}))
    return Listing(opened.table, table.status, opened.visibility == "public", waits(table), encode(summary), people)


__all__ = ["ListedTable", "LiveTable", "TableRegistry", "TableSummary", "TableView", "Viewer", "Watcher", "listing_of", "read_journal"]
