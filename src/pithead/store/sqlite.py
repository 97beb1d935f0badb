"""The store in one file: SQLite with a write-ahead log, full synchronisation, one writer thread and group commit.

All entries that arrive while the disk is busy go into one transaction, so a slow disk costs latency and not moves.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext, suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, Final, Generic, TypeAlias, TypeVar

import msgspec

from pithead.game import Refusal, Unreadable
from pithead.store import AlreadyStored, Append, ClientSession, Conflict, Head, Listing, OnStored, Outcome, Stored, StoredEntry, StoreFailed
from pithead.store.accounts import Rewrite
from pithead.store.chain import chained
from pithead.store.failpoints import Failpoint, none
from pithead.store.peers import Peers, WriterTurns, can_have_peers
from pithead.store.schema import SESSION, SQLITE
from pithead.store.sql import SqlStore
from pithead.store.sql_accounts import rechained

MAX_GROUP_SIZE: Final = 512
"""How many writes share a transaction at most."""

MAX_ROWS: Final = 128
"""How many entries one statement adds; each number of them is a statement of its own, which is parsed once."""

MAX_CHAINS: Final = 10_000
"""How many streams there are of which the newest chain is known without asking."""

QUICK_STEPS: Final = 4_000
"""What SQLite finds in so many steps, some hundred rows by their keys, is read at once; a thread would take longer to hear of it."""

QUICK_READS: Final = 32
"""So many reads of one round of the event loop are done at once: whoever asks for more lets others have their turn."""

LOCK_TIMEOUT_S: Final = 2.0
"""Seconds to wait for another process that holds the file, or for the turn to write it."""

TURN_CHECK_S: Final = LOCK_TIMEOUT_S / 4
"""How often it is looked whether the turn has not come for too long, while anything is to be written."""

HELD_UP: Final = "another process has not finished writing"
"""What is wrong then: a process was stopped in the middle of a commit, and nobody knows when it goes on."""

OWNER_ONLY: Final = 0o600
BESIDE: Final = ("-wal", "-shm", "-journal")
"""The mode of the file, and the endings of the files that SQLite puts beside it."""

SCRUB_TRIES: Final = 100
SCRUB_PAUSE_S: Final = 0.05
"""While somebody else brings the log into the file, it can't be cut off."""

PRAGMAS: Final = ("journal_mode = WAL", "synchronous = FULL", "wal_autocheckpoint = 4000", "secure_delete = ON")
"""With these, what is committed survives a power cut, which it does not with a lesser `synchronous`; what is deleted is overwritten."""

_HEADS: Final = "SELECT stream, seq, chain FROM heads WHERE stream IN (SELECT value FROM json_each(?))"

T = TypeVar("T")
Write: TypeAlias = Callable[[sqlite3.Connection], T]


class _Job(Generic[T]):
    """A write that somebody waits for; `line` is the entry that it adds, if it adds one.

    Either the writer claims it, or it is given up, so that nothing is written of which somebody was told that it was not.
    """

    def __init__(self, write: Write[T], loop: asyncio.AbstractEventLoop, line: Append | None = None) -> None:
        self.write = write
        self.line = line
        self.loop = loop
        self.future: asyncio.Future[T] = loop.create_future()
        self.result: T | None = None
        self.claimed = self.given_up = False


class SqliteStore(SqlStore):
    """A store in one file; `:memory:` won't do, since readers have a connection of their own."""

    def __init__(self, path: Path, failpoint: Failpoint = none, group: int = MAX_GROUP_SIZE) -> None:
        self.path = path
        self.opened_at = time.time()
        self._failpoint = failpoint
        self._group = group
        self._chains: dict[str, Head] = {}
        self._data_version = -1
        self._jobs: SimpleQueue[list[_Job[Any]] | None] = SimpleQueue()
        self._held: list[_Job[Any]] = []
        self._handed: set[_Job[Any]] = set()
        self._claiming = Lock()
        self._waits_since: float | None = None
        self._watching: asyncio.TimerHandle | None = None
        self._scrubbing = Lock()
        self._peers: Peers | None = None
        self._turns: WriterTurns | None = None
        self._on_stored: OnStored | None = None
        self._writing = connect(path)
        migrate(self._writing)
        self._reading = connect(path)
        self._looking_up = connect(path)
        self._looking_up.execute("PRAGMA busy_timeout = 0")
        self._looking_up.set_progress_handler(lambda: 1, QUICK_STEPS)
        self._quick_reads = 0
        self._reader = ThreadPoolExecutor(1, "pithead-reader")
        self._writer = Thread(target=self._write_groups, name="pithead-writer", daemon=True)
        self._writer.start()

    async def append(self, line: Append) -> Outcome:
        """Store an entry; it returns once the entry is safe from a power cut."""
        return await self._write(lambda connection: self._append(connection, line), line)

    async def put_ticket(self, hash: str, session: str, expires: int) -> None:
        """Keep a socket ticket for a session until a time in seconds; older ones are swept."""

        def write(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM tickets WHERE expires < ?", (expires - 3600,))
            connection.execute("INSERT INTO tickets VALUES (?, ?, ?)", (hash, session, expires))

        await self._write(write)

    async def take_ticket(self, hash: str, now: int) -> ClientSession | None:
        """The session of a ticket that is still good; it is used up by this."""

        def write(connection: sqlite3.Connection) -> ClientSession | None:
            taken = connection.execute("DELETE FROM tickets WHERE hash = ? RETURNING session, expires", (hash,)).fetchall()
            if not taken or taken[0][1] <= now:
                return None
            row = connection.execute(f"SELECT {SESSION} FROM sessions WHERE hash = ?", (taken[0][0],)).fetchone()
            return ClientSession(*row) if row else None

        return await self._write(write)

    def listen(self, on_stored: OnStored) -> None:
        """Call `on_stored` with every stream that another process of this machine adds to, and with every broadcast message."""
        self._on_stored = on_stored
        if can_have_peers():
            self._peers = Peers(self.path, on_stored)
            self._turns = WriterTurns(self._peers.folder)

    async def serving_since(self) -> float:
        """When the oldest of the processes that use the file now opened it."""
        return self.opened_at if self._peers is None else min(self.opened_at, self._peers.since())

    async def broadcast(self, message: str) -> None:
        """Broadcast a token to the processes of this machine that use the file, this one included."""
        if self._peers is not None:
            self._peers.tell(message)
        if self._on_stored is not None:
            self._on_stored(message)

    async def close(self) -> None:
        """Finish pending writes and close all connections."""
        if self._peers is not None:
            self._peers.close()
            self._peers = None
        self._release()
        self._jobs.put(None)
        await asyncio.get_running_loop().run_in_executor(None, self._writer.join, 2 * LOCK_TIMEOUT_S)
        if self._watching is not None:
            self._watching.cancel()
        if self._writer.is_alive():  # it waits for a process that was stopped; what it holds goes with this process
            return
        if self._turns is not None:
            self._turns.close()
        self._reader.shutdown()
        self._reading.close()
        self._looking_up.close()
        self._writing.close()

    def _append(self, connection: sqlite3.Connection, line: Append) -> Outcome:
        self._failpoint("before-insert")
        before = connection.execute("SELECT chain FROM lines WHERE stream = ? AND seq = ?", (line.stream, line.seq - 1)).fetchone()
        if before is None and line.seq != 1:
            return Conflict()
        chain = chained(before and before[0], line.stream, line.seq, line.key, line.body)
        try:
            connection.execute("INSERT INTO lines VALUES (?, ?, ?, ?, ?)", (line.stream, line.seq, line.key, line.body, chain))
        except sqlite3.IntegrityError:
            known = connection.execute("SELECT seq FROM lines WHERE stream = ? AND key = ?", (line.stream, line.key)).fetchone()
            return AlreadyStored(known[0]) if known else Conflict()
        connection.execute("INSERT OR REPLACE INTO heads VALUES (?, ?, ?)", (line.stream, line.seq, chain))
        if line.listing is not None:
            self._list(connection, line.listing)
        self._keep_chain(line.stream, Head(line.seq, chain))
        return Stored(line.seq)

    def _append_together(self, group: Sequence[_Job[Any]]) -> Sequence[_Job[Any]]:
        """Add the entries of a group that go on where their streams end, by two statements; the jobs that are still to be done.

        Python gives way to other threads at each statement. The ends of streams are known as long as nobody else writes the file;
        after that they are asked for by one statement more.
        """
        (version,) = self._writing.execute("PRAGMA data_version").fetchone()
        if version != self._data_version:
            self._data_version = version
            self._chains.clear()
        plain = [job.line for job in group if job.line is not None and job.line.listing is None]
        unknown = [line.stream for line in plain if line.seq > 1 and line.stream not in self._chains]
        if len(unknown) > 1:
            for stream, seq, chain in self._writing.execute(_HEADS, (msgspec.json.encode(unknown).decode(),)):
                self._keep_chain(stream, Head(seq, chain))
        taken: dict[str, tuple[_Job[Any], bytes]] = {}
        rest: list[_Job[Any]] = []
        for job in group:
            line = job.line
            known = None if line is None or line.listing is not None else self._chains.get(line.stream)
            if line is None or known is None or known.seq != line.seq - 1 or line.stream in taken or len(taken) == MAX_ROWS:
                rest.append(job)
            else:
                taken[line.stream] = (job, chained(known.chain, line.stream, line.seq, line.key, line.body))
        if len(taken) < 2:
            return group
        lines = [(job.line, chain) for job, chain in taken.values() if job.line is not None]
        self._failpoint("before-insert")
        rows = [value for line, chain in lines for value in (line.stream, line.seq, line.key, line.body, chain)]
        try:
            self._writing.execute(f"INSERT INTO lines VALUES {', '.join(['(?, ?, ?, ?, ?)'] * len(lines))}", rows)
        except sqlite3.IntegrityError:
            return group
        heads = [value for line, chain in lines for value in (line.stream, line.seq, chain)]
        self._writing.execute(f"INSERT OR REPLACE INTO heads VALUES {', '.join(['(?, ?, ?)'] * len(lines))}", heads)
        for job, chain in taken.values():
            assert job.line is not None
            self._keep_chain(job.line.stream, Head(job.line.seq, chain))
            job.result = Stored(job.line.seq)
        return rest

    def _keep_chain(self, stream: str, head: Head) -> None:
        """This is the newest entry of a stream, and its chain; those of streams that nobody added to for long are forgotten."""
        self._chains.pop(stream, None)
        self._chains[stream] = head
        if len(self._chains) > MAX_CHAINS:
            del self._chains[next(iter(self._chains))]

    def _list(self, connection: sqlite3.Connection, listing: Listing) -> None:
        connection.execute(
            "INSERT INTO listings SELECT ?1, ?2, ?3, ?4, ?5, coalesce(max(number), 0) + 1 FROM listings WHERE true"
            " ON CONFLICT (stream) DO UPDATE SET status = ?2, public = ?3, waits = ?4, summary = ?5",
            (listing.stream, listing.status, listing.public, listing.waits, listing.summary),
        )
        connection.execute("DELETE FROM people WHERE stream = ?", (listing.stream,))
        people = [(who, listing.stream) for who in set(listing.people)]
        connection.executemany("INSERT INTO people VALUES (?, ?)", people)
        if listing.status == "over":
            now = int(time.time())
            connection.executemany("INSERT OR IGNORE INTO results VALUES (?, ?, ?)", [(*row, now) for row in people])

    async def streams_with(self, text: str) -> Sequence[str]:
        """Every stream in which this text occurs, searched byte by byte."""
        sql = "SELECT DISTINCT stream FROM lines WHERE instr(body, CAST(? AS BLOB)) > 0 OR instr(key, ?) > 0 ORDER BY stream"
        return [stream for (stream,) in await self._query(sql, text, text)]

    async def rewrite(self, stream: str, change: Rewrite) -> None:
        """Replace the entries of a stream, their chain and their listing, whole or not at all: only to take a person out."""

        def write(connection: sqlite3.Connection) -> Refusal | None:
            rows = connection.execute("SELECT seq, key, body, chain FROM lines WHERE stream = ? ORDER BY seq", (stream,))
            try:
                rewritten = change([StoredEntry(*row) for row in rows])
            except Refusal as refusal:
                return refusal
            entries = rechained(stream, rewritten)
            self._chains.clear()
            connection.execute("DELETE FROM lines WHERE stream = ?", (stream,))
            columns = [(stream, row.seq, row.key, row.body, row.chain) for row in entries]
            connection.executemany("INSERT INTO lines VALUES (?, ?, ?, ?, ?)", columns)
            if entries and entries[-1].chain is not None:
                connection.execute("INSERT OR REPLACE INTO heads VALUES (?, ?, ?)", (stream, entries[-1].seq, entries[-1].chain))
            if rewritten.listing is not None:
                self._list(connection, rewritten.listing)
            return None

        refusal = await self._write(write)
        if refusal is not None:
            raise refusal

    async def scrub(self) -> None:
        """Write the file anew and cut off the log: no byte is left of what was deleted.

        Overwriting what is deleted is not enough: when SQLite divides a page, copies of rows stay in its gaps. All writes wait, also those
        of other processes.
        """

        def rewrite() -> None:
            with closing(connect(self.path)) as connection:
                with self._alone():
                    connection.execute("VACUUM")
                for _ in range(SCRUB_TRIES):
                    (busy, _, _) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
                    if not busy:
                        return
                    time.sleep(SCRUB_PAUSE_S)

        try:
            await asyncio.get_running_loop().run_in_executor(None, rewrite)
        except sqlite3.Error as error:
            raise StoreFailed("store-failed", problem=str(error)) from None
        except TimeoutError:
            raise StoreFailed("store-failed", problem=HELD_UP) from None

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """Nobody else writes, no thread here and no other process; raises TimeoutError if somebody does for too long."""
        if not self._scrubbing.acquire(timeout=LOCK_TIMEOUT_S):
            raise TimeoutError
        try:
            with nullcontext() if self._turns is None else self._turns.within(LOCK_TIMEOUT_S):
                yield
        finally:
            self._scrubbing.release()

    async def _execute(self, sql: str, *parameters: object) -> None:
        await self._write(lambda connection: connection.execute(sql, parameters) and None)

    async def _change(self, sql: str, *parameters: object) -> list[Any]:
        return await self._write(lambda connection: connection.execute(sql, parameters).fetchall())

    async def _write(self, write: Write[T], line: Append | None = None) -> T:
        if self._held_up():
            raise StoreFailed("store-failed", problem=HELD_UP)
        job = _Job(write, asyncio.get_running_loop(), line)
        if not self._held or self._held[-1].loop is not job.loop:
            job.loop.call_soon(self._release)
        self._held.append(job)
        return await job.future

    def _release(self) -> None:
        """Hand over to the writer what was asked for in this round of the event loop: together it costs little more than one alone."""
        if self._held:
            self._handed.update(self._held)
            if self._watching is None:
                self._watching = self._held[0].loop.call_later(TURN_CHECK_S, self._watch)
            self._jobs.put(self._held)
            self._held = []

    def _held_up(self) -> bool:
        """Has the writer waited too long for its turn?"""
        since = self._waits_since
        return since is not None and time.monotonic() - since > LOCK_TIMEOUT_S

    def _watch(self) -> None:
        """Give up what waits if the turn does not come; look again later while anything is to be written."""
        self._watching = None
        if self._held_up():
            with self._claiming:
                late = [job for job in self._handed if not job.claimed]
                for job in late:
                    job.given_up = True
            self._hand_back(late, HELD_UP)
        if self._handed:
            self._watching = next(iter(self._handed)).loop.call_later(TURN_CHECK_S, self._watch)

    def _claimed(self, held: Sequence[_Job[Any]]) -> list[_Job[Any]]:
        """Those of the writes that nobody has given up, which will be written now."""
        with self._claiming:
            claimed = [job for job in held if not job.given_up]
            for job in claimed:
                job.claimed = True
        return claimed

    async def _query(self, sql: str, *parameters: object) -> list[Any]:
        known = self._look_up(sql, *parameters)
        if known is not None:
            return known

        def query() -> list[Any]:
            try:
                return self._reading.execute(sql, parameters).fetchall()
            except sqlite3.Error as error:
                raise StoreFailed("store-failed", problem=str(error)) from None

        return await asyncio.get_running_loop().run_in_executor(self._reader, query)

    def _look_up(self, sql: str, *parameters: object) -> list[Any] | None:
        """The rows, read right here; None if that would take long, somebody is in the way, or much was read in this round already."""
        if self._quick_reads == 0:
            asyncio.get_running_loop().call_soon(self._begin_round)
        self._quick_reads += 1
        if self._quick_reads > QUICK_READS:
            return None
        try:
            return self._looking_up.execute(sql, parameters).fetchall()
        except sqlite3.Error:
            return None

    def _begin_round(self) -> None:
        """What was read before does not count any more."""
        self._quick_reads = 0

    def _write_groups(self) -> None:
        """The writer thread: write what is queued in one transaction, then resolve its futures; repeat."""
        while (held := self._jobs.get()) is not None:
            with self._scrubbing, self._turn():
                self._waits_since = None
                while len(held) < self._group and not self._jobs.empty():
                    after = self._jobs.get()
                    if after is None:
                        self._jobs.put(None)
                        break
                    held += after
                held = self._claimed(held)
                groups = [held[begin : begin + self._group] for begin in range(0, len(held), self._group)]
                written = [(group, self._commit(group)) for group in groups]
            for group, problem in written:
                self._hand_back(group, problem)

    def _turn(self) -> AbstractContextManager[None]:
        """The turn of this process to write, if there may be others."""
        if self._turns is None:
            return nullcontext()
        self._waits_since = time.monotonic()
        return self._turns

    def _hand_back(self, group: Sequence[_Job[Any]], problem: str | None) -> None:
        """Tell the event loops of those who wait what came of their writes."""
        for loop in {each.loop for each in group}:
            mine = [each for each in group if each.loop is loop]
            if not loop.is_closed():
                loop.call_soon_threadsafe(self._resolve, mine, problem)

    def _resolve(self, group: Sequence[_Job[Any]], problem: str | None) -> None:
        """What was written goes to the other processes first, together: whoever asks one of them after the answer finds it there."""
        if self._peers is not None and self._peers.others:
            self._peers.tell(*[job.line.stream for job in group if job.line is not None and isinstance(job.result, Stored)])
        self._handed.difference_update(group)
        for job in group:
            if job.future.done():
                continue
            if problem is None:
                job.future.set_result(job.result)
            else:
                job.future.set_exception(StoreFailed("store-failed", problem=problem))

    def _commit(self, group: Sequence[_Job[Any]]) -> str | None:
        """Write a group whole or not at all; what went wrong, if anything did."""
        try:
            self._writing.execute("BEGIN IMMEDIATE")
            for job in self._append_together(group):
                job.result = job.write(self._writing)
            self._failpoint("before-commit")
            self._writing.execute("COMMIT")
        except sqlite3.Error as error:
            if self._writing.in_transaction:
                self._writing.execute("ROLLBACK")
            self._chains.clear()
            for job in group:
                job.result = None
            return str(error)
        self._failpoint("after-commit")
        return None


def connect(path: Path) -> sqlite3.Connection:
    """A connection that keeps the promise: what is committed survives a power cut; nobody but the owner may read the file."""
    make_private(path)
    try:
        connection = sqlite3.connect(path, timeout=LOCK_TIMEOUT_S, isolation_level=None, check_same_thread=False)
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")
    except sqlite3.Error as error:
        raise Unreadable("store-open", file=path, problem=str(error)) from None
    return connection


def make_private(path: Path) -> None:
    """Make a file that its owner alone may read; SQLite gives the same mode to the files that it puts beside it.

    The journals hold the secrets of running games. Files of an older release are closed too. A file that is there is never opened here:
    closing it again would drop the locks of this process, and another one that closes the file would take the log for left over.
    """
    with suppress(OSError):  # it is there, or it can't be
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, OWNER_ONLY))
    with suppress(OSError):  # a folder that is missing, or a file of somebody else: opening it says what is wrong
        for each in (path, *(path.with_name(path.name + suffix) for suffix in BESIDE)):
            if each.exists():
                each.chmod(OWNER_ONLY)


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the schema to the newest version, one transaction a version."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(SQLITE):
        raise Unreadable("store-newer", version=version, known=len(SQLITE))
    for number, script in enumerate(SQLITE[version:], version + 1):
        connection.executescript(f"BEGIN IMMEDIATE; {script} PRAGMA user_version = {number}; COMMIT;")
