"""The store in a browser: IndexedDB, with every entry on the disk before anybody hears of it.

Each tab that is open is a process of its own. Two of them race for the same number in a journal as two processes of a server do, and what
one has stored the others are told.
"""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Any, Final, Protocol, TypeVar

import msgspec
from msgspec.structs import replace
from pyodide.ffi import JsException, create_proxy, to_js

from pithead.store import (
    AlreadyStored,
    Append,
    ClientSession,
    Conflict,
    Head,
    Listing,
    OnStored,
    Outcome,
    Stored,
    StoredEntry,
    StoreFailed,
)

SESSIONS: Final = "sessions"
UNFINISHED: Final = ("open", "playing")

T = TypeVar("T")


class Database(Protocol):
    """The database as the browser's side of us offers it (web/src/page-server/database.ts); bytes go there as a `Uint8Array`."""

    def append(self, stream: str, seq: int, key: str, body: Any, listing: Any) -> Awaitable[int]:
        """Store an entry in one transaction: its number, minus the number of the entry that has its key, or 0 for a conflict."""

    def read(self, stream: str, after: int) -> Awaitable[Any]:
        """The entries of a stream after a number, each as number, key and body."""

    def last(self, stream: str) -> Awaitable[int]:
        """The number of the last entry of a stream, or 0."""

    def find(self, stream: str, key: str) -> Awaitable[int]:
        """The number of an entry, or 0."""

    def listings(self) -> Awaitable[Any]:
        """All listings, the newest first."""

    def streams(self) -> Awaitable[Any]:
        """The names of all streams."""

    def get(self, store: str, key: str) -> Awaitable[Any]:
        """What is kept under a key, or nothing."""

    def all(self, store: str) -> Awaitable[Any]:
        """Everything that is kept in a store."""

    def put(self, store: str, key: str, value: Any) -> Awaitable[None]:
        """Keep bytes under a key."""

    def drop(self, store: str, key: str) -> Awaitable[None]:
        """Forget a key."""

    def listen(self, heard: Callable[[str], None]) -> None:
        """Call `heard` with what other tabs tell."""

    def tell(self, message: str) -> None:
        """Tell all other tabs."""

    def close(self) -> None:
        """Close the database."""


class IndexedDbStore:
    """A store in the browser's database; socket tickets live in memory, for they are used where they were made."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.opened_at = time.time()
        self._tickets: dict[str, tuple[str, int]] = {}
        self._on_stored: OnStored = lambda stream: None

    async def append(self, line: Append) -> Outcome:
        """Store an entry; it returns once the entry is safe from a power cut."""
        listing = None if line.listing is None else to_js(msgspec.json.encode(line.listing))
        number = await answered(self.database.append(line.stream, line.seq, line.key, to_js(line.body), listing))
        if number < 0:
            return AlreadyStored(-number)
        if not number:
            return Conflict()
        self.database.tell(line.stream)
        return Stored(number)

    async def read(self, stream: str, after: int = 0) -> Sequence[StoredEntry]:
        """The entries of a stream after number `after`, in order."""
        rows = await answered(self.database.read(stream, after))
        return [StoredEntry(seq, key, body.to_bytes()) for seq, key, body in rows]

    async def read_last(self, stream: str, count: int) -> Sequence[StoredEntry]:
        """The last entries of a stream, so many at most, in order."""
        last = await answered(self.database.last(stream))
        return await self.read(stream, max(0, last - count))

    async def head(self, stream: str) -> Head | None:
        """Nothing: entries carry no chain here, where whoever could change them could change the chain as well."""
        return None

    async def find(self, stream: str, key: str) -> int | None:
        """The number of the entry with this key."""
        return await answered(self.database.find(stream, key)) or None

    async def listings(self, status: str, public: bool | None = None, limit: int = 100) -> Sequence[Listing]:
        """The newest tables of a status."""
        found = [each for each in await self._listings() if each.status == status and public in (None, each.public)]
        return [anonymous(each) for each in found[:limit]]

    async def listings_of(self, who: str, limit: int = 100) -> Sequence[Listing]:
        """The newest tables of a person."""
        return [anonymous(each) for each in await self._listings() if who in each.people][:limit]

    async def unfinished(self, who: str) -> int:
        """How many tables of a person are not over."""
        return sum(who in each.people and each.status in UNFINISHED for each in await self._listings())

    async def waiting(self) -> Sequence[str]:
        """The streams of all tables where a bot plays or a clock runs."""
        return [each.stream for each in reversed(await self._listings()) if each.waits]

    async def put_session(self, session: ClientSession) -> None:
        """Keep a new session."""
        await answered(self.database.put(SESSIONS, session.hash, to_js(msgspec.json.encode(session))))

    async def update_session(self, session: ClientSession) -> None:
        """Rename a session, and note when it was last seen; one that was dropped stays so."""
        kept = await self.session(session.hash)
        if kept is not None:
            await self.put_session(replace(kept, name=session.name, seen=session.seen))

    async def set_push(self, hash: str, push: str) -> None:
        """Note where the browser of a session takes messages; "" for nowhere. One that was dropped stays so."""
        kept = await self.session(hash)
        if kept is not None:
            await self.put_session(replace(kept, push=push))

    async def sessions_of(self, id: str) -> Sequence[ClientSession]:
        """All sessions of a person, the oldest first."""
        return sorted((each for each in await self._sessions() if each.id == id), key=lambda each: each.begun)

    async def drop_sessions_before(self, seen: int) -> None:
        """Forget all sessions that were last seen before a time."""
        for session in await self._sessions():
            if session.seen < seen:
                await self.drop_session(session.hash)

    async def session(self, hash: str) -> ClientSession | None:
        """The session of a token's hash."""
        kept = await answered(self.database.get(SESSIONS, hash))
        return None if kept is None else msgspec.json.decode(kept.to_bytes(), type=ClientSession)

    async def drop_session(self, hash: str) -> None:
        """Forget a session."""
        await answered(self.database.drop(SESSIONS, hash))

    async def put_ticket(self, hash: str, session: str, expires: int) -> None:
        """Keep a socket ticket for a session until a time in seconds; older ones are swept."""
        self._tickets = {each: kept for each, kept in self._tickets.items() if kept[1] >= expires - 3600}
        self._tickets[hash] = (session, expires)

    async def take_ticket(self, hash: str, now: int) -> ClientSession | None:
        """The session of a ticket that is still good; it is used up by this."""
        session, expires = self._tickets.pop(hash, ("", 0))
        return await self.session(session) if expires > now else None

    async def serving_since(self) -> float:
        """When this tab opened the database: whether another was open before, it does not know."""
        return self.opened_at

    async def streams(self) -> AsyncIterator[str]:
        """The names of all streams."""
        for stream in await answered(self.database.streams()):
            yield stream

    def listen(self, on_stored: OnStored) -> None:
        """Call `on_stored` with every stream that another tab adds to, and with every broadcast message."""
        self._on_stored = on_stored
        self.database.listen(create_proxy(on_stored))  # called long after this call has ended

    async def broadcast(self, message: str) -> None:
        """Broadcast a token without spaces to every tab, this one included."""
        self._on_stored(message)
        self.database.tell(message)

    async def close(self) -> None:
        """Close the database."""
        self.database.close()

    async def _sessions(self) -> list[ClientSession]:
        return [msgspec.json.decode(each.to_bytes(), type=ClientSession) for each in await answered(self.database.all(SESSIONS))]

    async def _listings(self) -> list[Listing]:
        return [msgspec.json.decode(each.to_bytes(), type=Listing) for each in await answered(self.database.listings())]


def anonymous(listing: Listing) -> Listing:
    """A listing that does not name those whose table it is."""
    return msgspec.structs.replace(listing, people=())


async def answered(question: Awaitable[T]) -> T:
    """What the database answers; raises StoreFailed if it can't."""
    try:
        return await question
    except JsException as error:
        raise StoreFailed("store-failed", problem=str(error)) from None
