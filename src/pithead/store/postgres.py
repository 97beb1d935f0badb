"""The store for several processes: PostgreSQL with grouped inserts, and LISTEN/NOTIFY to tell the others.

That an entry has one author is the work of the unique keys alone; no isolation level is relied on.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

import psycopg

from pithead.game import Unreadable
from pithead.store import (
    ANYTHING,
    AlreadyStored,
    Append,
    ClientSession,
    Conflict,
    Listing,
    OnStored,
    Outcome,
    Stored,
    StoredEntry,
    StoreFailed,
)
from pithead.store.accounts import Rewrite
from pithead.store.failpoints import Failpoint, none
from pithead.store.schema import POSTGRES
from pithead.store.sql import SqlStore
from pithead.store.sql_accounts import rechained

MAX_GROUP_SIZE: Final = 512
CHANNEL: Final = "pithead"
LISTENER: Final = "pithead listener"
"""What the connection is called by which a process hears of others; there is one for each that serves."""

READERS: Final = 4
"""How many questions a process asks at once; each has a connection, which is opened when it is first needed."""

MAX_NOTIFICATION_BYTES: Final = 7_000
"""Bytes of names that one notification carries at most."""

MIGRATION_LOCK: Final = 0x70697468
"""The advisory lock that one process holds while it migrates."""

_INSERT = """
    WITH stored AS (
        INSERT INTO lines (stream, seq, key, body, chain)
        SELECT new.*, sha256(
            coalesce(old.chain, ''::bytea) || convert_to(concat_ws(chr(10), new.stream, new.seq, new.key, ''), 'UTF8') || new.body
        )
        FROM unnest(%s::text[], %s::int[], %s::text[], %s::bytea[]) AS new (stream, seq, key, body)
        LEFT JOIN lines old ON old.stream = new.stream AND old.seq = new.seq - 1
        WHERE new.seq = 1 OR old.seq IS NOT NULL
        ON CONFLICT DO NOTHING RETURNING stream, seq, key, chain
    ), noted AS (
        INSERT INTO heads SELECT stream, seq, chain FROM stored ORDER BY stream
        ON CONFLICT (stream) DO UPDATE SET seq = excluded.seq, chain = excluded.chain
    )
    SELECT stream, seq, key FROM stored
"""
"""The chain is the one of `pithead.store.chain`."""

_LIST = """
    INSERT INTO listings (stream, status, public, waits, summary) VALUES (%s, %s, %s, %s, %s)
    ON CONFLICT (stream) DO UPDATE
    SET status = excluded.status, public = excluded.public, waits = excluded.waits, summary = excluded.summary
"""


class PostgresStore(SqlStore):
    """A store in a database; open it with `await PostgresStore.open(url)`."""

    def __init__(self, url: str, failpoint: Failpoint) -> None:
        self._url = url
        self._failpoint = failpoint
        self._writing: psycopg.AsyncConnection[Any] | None = None
        self._reading: asyncio.LifoQueue[psycopg.AsyncConnection[Any] | None] = asyncio.LifoQueue()
        for _ in range(READERS):
            self._reading.put_nowait(None)
        self._queue: deque[tuple[Append, asyncio.Future[Outcome]]] = deque()
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    @classmethod
    async def open(cls, url: str, failpoint: Failpoint = none) -> PostgresStore:
        """The store in the database of this address, its schema brought up to date."""
        store = cls(url, failpoint)
        try:
            async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
                await migrate(connection)
        except psycopg.Error as error:
            raise Unreadable("store-open", file="PostgreSQL", problem=str(error)) from None
        store._tasks.append(asyncio.create_task(store._write_groups()))
        return store

    async def append(self, line: Append) -> Outcome:
        """Store an entry; it returns once the entry is safe from a power cut."""
        future: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self._queue.append((line, future))
        self._wake.set()
        return await future

    async def put_ticket(self, hash: str, session: str, expires: int) -> None:
        """Keep a socket ticket for a session until a time in seconds; older ones are swept."""
        await self._execute("DELETE FROM tickets WHERE expires < ?", expires - 3600)
        await self._execute("INSERT INTO tickets VALUES (?, ?, ?)", hash, session, expires)

    async def take_ticket(self, hash: str, now: int) -> ClientSession | None:
        """The session of a ticket that is still good; it is used up by this."""
        rows = await self._query("DELETE FROM tickets WHERE hash = %s RETURNING session, expires", hash)
        return await self.session(rows[0][0]) if rows and rows[0][1] > now else None

    def listen(self, on_stored: OnStored) -> None:
        """Call `on_stored` with every stream that another process adds to."""
        self._tasks.append(asyncio.create_task(self._listen(on_stored)))

    async def serving_since(self) -> float:
        """The time of day when the oldest of the processes that listen now began to; now, if none does."""
        sql = "SELECT extract(epoch FROM coalesce(min(backend_start), now()))::float8 FROM pg_stat_activity"
        rows = await self._query(f"{sql} WHERE datname = current_database() AND application_name = %s", LISTENER)
        return float(rows[0][0])

    async def broadcast(self, message: str) -> None:
        """Broadcast a token without spaces to every process, this one included."""
        await self._query("SELECT pg_notify(%s, %s)", CHANNEL, message)

    async def close(self) -> None:
        """Finish pending writes and close all connections."""
        while self._queue:
            await asyncio.sleep(0.01)
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        readers = [self._reading.get_nowait() for _ in range(self._reading.qsize())]
        for connection in (*readers, self._writing):
            if connection is not None:
                await connection.close()

    async def streams_with(self, text: str) -> Sequence[str]:
        """Every stream in which this text occurs, searched byte by byte."""
        sql = "SELECT DISTINCT stream FROM lines WHERE position(? in body) > 0 OR position(? in key) > 0 ORDER BY stream"
        return [stream for (stream,) in await self._query(sql, text.encode(), text)]

    async def rewrite(self, stream: str, change: Rewrite) -> None:
        """Replace the entries of a stream, their chain and their listing, whole or not at all: only to take a person out.

        Nobody adds to a journal meanwhile: the chain of a new entry would be that of an old one.
        """
        try:
            async with await psycopg.AsyncConnection.connect(self._url) as connection:
                await connection.execute("LOCK TABLE lines IN SHARE ROW EXCLUSIVE MODE")
                found = await connection.execute("SELECT seq, key, body, chain FROM lines WHERE stream = %s ORDER BY seq", (stream,))
                rewritten = change([StoredEntry(seq, key, bytes(body), chain and bytes(chain)) async for seq, key, body, chain in found])
                entries = rechained(stream, rewritten)
                await connection.execute("DELETE FROM lines WHERE stream = %s", (stream,))
                columns = [(stream, row.seq, row.key, row.body, row.chain) for row in entries]
                sql = "INSERT INTO lines (stream, seq, key, body, chain) VALUES (%s, %s, %s, %s, %s)"
                await connection.cursor().executemany(sql, columns)
                if entries and entries[-1].chain is not None:
                    await connection.execute("DELETE FROM heads WHERE stream = %s", (stream,))
                    await connection.execute("INSERT INTO heads VALUES (%s, %s, %s)", (stream, entries[-1].seq, entries[-1].chain))
                if rewritten.listing is not None:
                    await _list(connection, [rewritten.listing])
                await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, stream))
        except psycopg.Error as error:
            raise StoreFailed("store-failed", problem=str(error)) from None

    async def scrub(self) -> None:
        """Let the database give away the room of what was deleted."""
        try:
            async with await psycopg.AsyncConnection.connect(self._url, autocommit=True) as connection:
                await connection.execute("VACUUM")
        except psycopg.Error as error:
            raise StoreFailed("store-failed", problem=str(error)) from None

    async def _change(self, sql: str, *parameters: object) -> list[Any]:
        return await self._query(sql, *parameters)

    async def _execute(self, sql: str, *parameters: object) -> None:
        await self._query(f"{sql} RETURNING 1", *parameters)

    async def _query(self, sql: str, *parameters: object) -> list[Any]:
        """The rows of a query, over a connection that nobody uses; psycopg writes `%s` for a parameter.

        What only reads is asked once more if the connection turns out to be lost: the database may be there again.
        """
        connection = await self._reading.get()
        known = connection is not None and not connection.closed
        try:
            if connection is None or connection.closed:
                connection = await psycopg.AsyncConnection.connect(self._url, autocommit=True)
            return await (await connection.execute(sql.replace("?", "%s"), parameters)).fetchall()
        except psycopg.Error as error:
            lost = connection is not None and connection.closed
            if lost:
                await self._close_idle_readers()
            if not (lost and known and sql.startswith("SELECT")):
                raise StoreFailed("store-failed", problem=str(error)) from None
        except asyncio.CancelledError:
            if connection is not None:
                await connection.close()  # an answer may be on its way that nobody waits for
            raise
        finally:
            self._reading.put_nowait(connection)
        return await self._query(sql, *parameters)

    async def _close_idle_readers(self) -> None:
        """The database was gone, so the connections that nobody uses are dead too: one refused question is enough."""
        idle = [self._reading.get_nowait() for _ in range(self._reading.qsize())]
        for connection in idle:
            if connection is not None:
                await connection.close()
            self._reading.put_nowait(None)

    async def _write_groups(self) -> None:
        """Write what is queued in one transaction, then resolve its futures; repeat."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._queue:
                group = [self._queue.popleft() for _ in range(min(MAX_GROUP_SIZE, len(self._queue)))]
                try:
                    outcomes = await self._commit([line for line, _ in group])
                except psycopg.Error as error:
                    _fail([future for _, future in group], str(error))
                    continue
                for (_, future), outcome in zip(group, outcomes):
                    if not future.done():
                        future.set_result(outcome)

    async def _commit(self, lines: Sequence[Append]) -> list[Outcome]:
        """Write a group in one transaction: entries, listings, and the notification of other processes."""
        if self._writing is None or self._writing.closed:
            self._writing = await psycopg.AsyncConnection.connect(self._url, autocommit=True)
        connection = self._writing
        columns = [list(column) for column in zip(*((line.stream, line.seq, line.key, line.body) for line in lines))]
        self._failpoint("before-insert")
        async with connection.transaction():
            new = set(await (await connection.execute(_INSERT, columns)).fetchall())
            fresh = [line for line in lines if (line.stream, line.seq, line.key) in new]
            listings = [line.listing for line in fresh if line.listing is not None]
            if listings:
                await _list(connection, listings)
            for payload in _payloads([line.stream for line in fresh]):
                await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))
            self._failpoint("before-commit")
        self._failpoint("after-commit")
        return [await self._outcome(connection, line, new) for line in lines]

    async def _outcome(self, connection: psycopg.AsyncConnection[Any], line: Append, new: set[Any]) -> Outcome:
        if (line.stream, line.seq, line.key) in new:
            new.discard((line.stream, line.seq, line.key))
            return Stored(line.seq)
        known = await connection.execute("SELECT seq FROM lines WHERE stream = %s AND key = %s", (line.stream, line.key))
        row = await known.fetchone()
        return AlreadyStored(row[0]) if row else Conflict()

    async def _listen(self, on_stored: OnStored) -> None:
        """Listen, and listen again whenever the database was away."""
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self._url, autocommit=True, application_name=LISTENER) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    on_stored(ANYTHING)
                    async for notice in connection.notifies():
                        if self._writing is not None and notice.pid == self._writing.info.backend_pid:
                            continue  # this process has stored that itself
                        for stream in notice.payload.split():
                            on_stored(stream)
            except psycopg.Error:
                await asyncio.sleep(0.2)


async def _list(connection: psycopg.AsyncConnection[Any], listings: Sequence[Listing]) -> None:
    """Write listings, and whose tables they are."""
    rows = [(each.stream, each.status, each.public, each.waits, each.summary) for each in listings]
    people = [(who, each.stream) for each in listings for who in set(each.people)]
    await connection.cursor().executemany(_LIST, rows)
    await connection.cursor().executemany("DELETE FROM people WHERE stream = %s", [row[:1] for row in rows])
    await connection.cursor().executemany("INSERT INTO people VALUES (%s, %s) ON CONFLICT DO NOTHING", people)
    now, over = int(time.time()), {each.stream for each in listings if each.status == "over"}
    results = [(who, stream, now) for who, stream in people if stream in over]
    await connection.cursor().executemany("INSERT INTO results VALUES (%s, %s, %s) ON CONFLICT DO NOTHING", results)


def _fail(futures: Sequence[asyncio.Future[Outcome]], problem: str) -> None:
    for future in futures:
        if not future.done():
            future.set_exception(StoreFailed("store-failed", problem=problem))


def _payloads(streams: Sequence[str]) -> list[str]:
    """The names in as few notifications as they fit into."""
    payloads: list[str] = []
    for stream in dict.fromkeys(streams):
        if payloads and len(payloads[-1]) + len(stream) < MAX_NOTIFICATION_BYTES:
            payloads[-1] += f" {stream}"
        else:
            payloads.append(stream)
    return payloads


async def migrate(connection: psycopg.AsyncConnection[Any]) -> None:
    """Bring the schema to the newest version; processes that start together take turns."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATION_LOCK,))
        await connection.execute("CREATE TABLE IF NOT EXISTS pithead_schema (version integer NOT NULL)")
        row = await (await connection.execute("SELECT max(version) FROM pithead_schema")).fetchone()
        version = row[0] or 0 if row else 0
        if version > len(POSTGRES):
            raise Unreadable("store-newer", version=version, known=len(POSTGRES))
        for number, script in enumerate(POSTGRES[version:], version + 1):
            await connection.execute(script.encode())
            await connection.execute("INSERT INTO pithead_schema VALUES (%s)", (number,))
