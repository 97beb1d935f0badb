"""What every store in SQL does in the same words: all reading, and the sessions; how it appends to a journal is its own."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import AsyncIterator, Sequence
from typing import Any

from pithead.store import Append, ClientSession, Head, Listing, Outcome, StoredEntry
from pithead.store.contacts import SqlContacts
from pithead.store.history import SqlHistory
from pithead.store.schema import LISTED
from pithead.store.sql_accounts import SqlAccounts
from pithead.store.studies import SqlStudies


class SqlStore(SqlAccounts, SqlHistory, SqlStudies, SqlContacts):
    """The half of a store that is plain SQL, with `?` for every parameter."""

    @abstractmethod
    async def _execute(self, sql: str, *parameters: object) -> None:
        """Write something of which no rows are wanted; raises StoreFailed."""

    @abstractmethod
    async def append(self, line: Append) -> Outcome:
        """Store an entry; it returns once the entry is safe from a power cut."""

    async def read(self, stream: str, after: int = 0) -> Sequence[StoredEntry]:
        """The entries of a stream after number `after`, in order."""
        rows = await self._query("SELECT seq, key, body, chain FROM lines WHERE stream = ? AND seq > ? ORDER BY seq", stream, after)
        return [StoredEntry(seq, key, bytes(body), chain and bytes(chain)) for seq, key, body, chain in rows]

    async def head(self, stream: str) -> Head | None:
        """The last entry of a stream, as it is noted apart; None if all its entries are of an older release."""
        rows = await self._query("SELECT seq, chain FROM heads WHERE stream = ?", stream)
        return Head(rows[0][0], bytes(rows[0][1])) if rows else None

    async def read_last(self, stream: str, count: int) -> Sequence[StoredEntry]:
        """The last entries of a stream, so many at most, in order."""
        rows = await self._query("SELECT seq, key, body FROM lines WHERE stream = ? ORDER BY seq DESC LIMIT ?", stream, count)
        return [StoredEntry(seq, key, bytes(body)) for seq, key, body in reversed(rows)]

    async def find(self, stream: str, key: str) -> int | None:
        """The number of the entry with this key."""
        rows = await self._query("SELECT seq FROM lines WHERE stream = ? AND key = ?", stream, key)
        return rows[0][0] if rows else None

    async def listings(self, status: str, public: bool | None = None, limit: int = 100) -> Sequence[Listing]:
        """The newest tables of a status."""
        which, parameters = ("", (status,)) if public is None else (" AND public = ?", (status, public))
        sql = f"SELECT {LISTED} FROM listings WHERE status = ?{which} ORDER BY number DESC LIMIT ?"
        return [_listing(row) for row in await self._query(sql, *parameters, limit)]

    async def listings_of(self, who: str, limit: int = 100) -> Sequence[Listing]:
        """The newest tables of a person."""
        sql = f"SELECT {LISTED} FROM people JOIN listings USING (stream) WHERE who = ? ORDER BY number DESC LIMIT ?"
        return [_listing(row) for row in await self._query(sql, who, limit)]

    async def unfinished(self, who: str) -> int:
        """How many tables of a person are not over."""
        sql = "SELECT count(*) FROM people JOIN listings USING (stream) WHERE who = ? AND status IN ('open', 'playing')"
        return int((await self._query(sql, who))[0][0])

    async def waiting(self) -> Sequence[str]:
        """The streams of all tables where a bot plays or a clock runs."""
        return [stream for (stream,) in await self._query("SELECT stream FROM listings WHERE waits ORDER BY number")]

    async def session(self, hash: str) -> ClientSession | None:
        """The session of a token's hash."""
        return await self._first(ClientSession, "FROM sessions WHERE hash = ?", hash)

    async def sessions_of(self, id: str) -> Sequence[ClientSession]:
        """All sessions of a person, the oldest first."""
        return await self._all(ClientSession, "FROM sessions WHERE id = ? ORDER BY begun, hash", id)

    async def put_session(self, session: ClientSession) -> None:
        """Keep a new session."""
        await self._insert("sessions", session)

    async def update_session(self, session: ClientSession) -> None:
        """Rename a session, and note when it was last seen; one that was dropped stays so."""
        await self._execute("UPDATE sessions SET name = ?, seen = ? WHERE hash = ?", session.name, session.seen, session.hash)

    async def set_push(self, hash: str, push: str) -> None:
        """Note where the browser of a session takes messages; "" for nowhere. One that was dropped stays so."""
        await self._execute("UPDATE sessions SET push = ? WHERE hash = ?", push, hash)

    async def drop_sessions_before(self, seen: int) -> None:
        """Forget all sessions that were last seen before a time."""
        await self._execute("DELETE FROM sessions WHERE seen < ?", seen)

    async def drop_session(self, hash: str) -> None:
        """Forget a session."""
        await self._execute("DELETE FROM sessions WHERE hash = ?", hash)

    async def streams(self) -> AsyncIterator[str]:
        """The names of all streams."""
        for (stream,) in await self._query("SELECT stream FROM lines UNION SELECT stream FROM heads ORDER BY stream"):
            yield stream


def _listing(row: Any) -> Listing:
    stream, status, public, waits, summary = row
    return Listing(stream, status, bool(public), bool(waits), bytes(summary))
