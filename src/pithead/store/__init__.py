"""The store: append-only journals. An entry is on the disk before anybody hears of it.

A stream is a journal: the table `ab12`, its chat `ab12/chat`. An entry has the primary key (stream, seq) and a command key
that is unique in its stream. Entries are never updated and never deleted, but to take out a person who wants to be
deleted (`pithead.store.accounts`). The rest are caches and credentials: listings of
tables, sessions and socket tickets; of the last two only hashes are stored.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from typing import Final, Literal, Protocol, TypeAlias

from pithead.game import Refusal
from pithead.values import Value


class StoreFailed(Refusal):
    """The disk or the database does not answer; nothing was acknowledged, and the same command may be sent again."""


class Numbered(Value):
    """Something about the entry of this number in its stream."""

    seq: int


class StoredEntry(Numbered):
    """An entry of a stream; `chain` is the hash of it and of the chain before, which entries of an older release don't have."""

    key: str
    body: bytes
    chain: bytes | None = None


class Head(Numbered):
    """The number and the chain of the last entry of a stream, as they are noted apart from it."""

    chain: bytes


class Stored(Numbered):
    """The entry is on the disk, as number `seq`."""


class AlreadyStored(Numbered):
    """An entry with this key was stored before, as number `seq`; nothing was written now."""


class Conflict(Value):
    """Another entry has this number, or the one before is missing; nothing was written."""


Outcome: TypeAlias = Stored | AlreadyStored | Conflict


class Listing(Value):
    """A table as a lobby shows it: a cache of what its journal says. `waits` is true while a bot plays there or a clock runs.

    `people` are those whose table it is: who sits there, or opened it. A listing that is read does not name them.
    """

    stream: str
    status: Literal["open", "playing", "over", "imported", "evening-open", "evening-playing", "evening-over"]
    public: bool
    waits: bool
    summary: bytes
    people: tuple[str, ...] = ()


class ClientSession(Value):
    """A guest in a browser, or a program; `id` is who sits, `hash` belongs to the token that proves it.

    `begun` and `seen` are times in seconds: when it began, and when it was last used, to about a day. `push` says where its browser
    takes messages, as JSON, or nothing.
    """

    hash: str
    id: str
    name: str
    kind: Literal["guest", "program"]
    begun: int = 0
    seen: int = 0
    push: str = ""


class Append(Value):
    """An entry to be stored, with the listing of its table if that changes too."""

    stream: str
    seq: int
    key: str
    body: bytes
    listing: Listing | None = None


ANYTHING: Final = "*"
"""Stands for every stream: something was missed, so each of them may have changed."""

OnStored: TypeAlias = Callable[[str], None]
"""Called with a stream that another process has added to, with a broadcast token, or with `ANYTHING`."""


class Store(Protocol):
    """Where journals are kept. Every call may raise StoreFailed."""

    async def append(self, line: Append) -> Outcome:
        """Store an entry; it returns once the entry is safe from a power cut."""

    async def read(self, stream: str, after: int = 0) -> Sequence[StoredEntry]:
        """The entries of a stream after number `after`, in order."""

    async def read_last(self, stream: str, count: int) -> Sequence[StoredEntry]:
        """The last entries of a stream, so many at most, in order."""

    async def head(self, stream: str) -> Head | None:
        """The last entry of a stream, as it is noted apart; None if all its entries are of an older release."""

    async def find(self, stream: str, key: str) -> int | None:
        """The number of the entry with this key."""

    async def listings(self, status: str, public: bool | None = None, limit: int = 100) -> Sequence[Listing]:
        """The newest tables of a status."""

    async def listings_of(self, who: str, limit: int = 100) -> Sequence[Listing]:
        """The newest tables of a person."""

    async def unfinished(self, who: str) -> int:
        """How many tables of a person are not over."""

    async def waiting(self) -> Sequence[str]:
        """The streams of all tables where a bot plays or a clock runs."""

    async def put_session(self, session: ClientSession) -> None:
        """Keep a new session."""

    async def update_session(self, session: ClientSession) -> None:
        """Rename a session, and note when it was last seen; one that was dropped stays so."""

    async def set_push(self, hash: str, push: str) -> None:
        """Note where the browser of a session takes messages; "" for nowhere. One that was dropped stays so."""

    async def sessions_of(self, id: str) -> Sequence[ClientSession]:
        """All sessions of a person, the oldest first."""

    async def drop_sessions_before(self, seen: int) -> None:
        """Forget all sessions that were last seen before a time."""

    async def session(self, hash: str) -> ClientSession | None:
        """The session of a token's hash."""

    async def drop_session(self, hash: str) -> None:
        """Forget a session."""

    async def put_ticket(self, hash: str, session: str, expires: int) -> None:
        """Keep a socket ticket for a session until a time in seconds; older ones are swept."""

    async def take_ticket(self, hash: str, now: int) -> ClientSession | None:
        """The session of a ticket that is still good; it is used up by this."""

    async def serving_since(self) -> float:
        """The time of day when the oldest of the processes that use the store now began; before it perhaps nobody did."""

    def streams(self) -> AsyncIterator[str]:
        """The names of all streams."""

    def listen(self, on_stored: OnStored) -> None:
        """Call `on_stored` with every stream that another process adds to, and with every broadcast message."""

    async def broadcast(self, message: str) -> None:
        """Broadcast a token without spaces to every process, this one included; it is not stored, and delivery is not guaranteed."""

    async def close(self) -> None:
        """Finish pending writes and close all connections."""
