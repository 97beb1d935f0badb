"""Both stores keep the same promises."""

import asyncio
import contextlib
import random
import sqlite3
import subprocess
import sys

import msgspec
import psycopg
import pytest

from pithead.game import Unreadable
from pithead.match.commands import open_table
from pithead.match.entries import JournalEntry, Rose, Sat, SeatPlan, write_entry
from pithead.store import AlreadyStored, Append, ClientSession, Conflict, Listing, Stored, StoreFailed
from pithead.store.contacts import Block, Report, Restriction
from pithead.store.copying import backup, restore
from pithead.store.opening import open_store
from pithead.store.postgres import READERS
from pithead.store.schema import SQLITE
from tests.faults.figures import figure
from tests.match.tables import wish
from tests.sizes import size
from tests.waiting import HANG_S, PAUSE_S, wait_until_async

STEPS = size("STEPS")


def with_store(address, use):
    async def run():
        store = await open_store(address)
        try:
            return await use(store)
        finally:
            await store.close()

    return asyncio.run(run())


def line(seq, key=None, stream="t", body=b"{}", listing=None):
    return Append(stream, seq, key or f"k{seq}", body, listing)


def test_a_line_is_stored_once_under_its_number(address):
    async def use(store):
        assert await store.append(line(1, body=b"one")) == Stored(1)
        assert await store.append(line(1, "other")) == Conflict()
        assert await store.append(line(3)) == Conflict()
        assert await store.append(line(2, body=b"two")) == Stored(2)
        assert [(row.seq, row.body) for row in await store.read("t")] == [(1, b"one"), (2, b"two")]
        assert [row.seq for row in await store.read("t", after=1)] == [2]
        assert await store.read("nothing") == []

    with_store(address, use)


def test_a_known_key_gives_the_first_number_and_writes_nothing(address):
    async def use(store):
        await store.append(line(1, "same"))
        assert await store.append(line(2, "same")) == AlreadyStored(1)
        assert await store.append(line(1, "same")) == AlreadyStored(1)
        assert await store.find("t", "same") == 1
        assert await store.find("t", "none") is None
        assert await store.append(line(1, "same", stream="u")) == Stored(1)
        assert len(await store.read("t")) == 1

    with_store(address, use)


def test_of_many_at_once_one_wins(address):
    async def use(store):
        outcomes = await asyncio.gather(*(store.append(line(1, f"k{number}")) for number in range(50)))
        assert outcomes.count(Stored(1)) == 1
        assert outcomes.count(Conflict()) == 49
        again = await asyncio.gather(*(store.append(line(2, "twice")) for number in range(20)))
        assert again.count(Stored(2)) == 1
        assert again.count(AlreadyStored(2)) == 19

    with_store(address, use)


def test_what_was_stored_is_there_after_opening_again(address):
    async def write(store):
        for seq in range(1, 20):
            await store.append(line(seq, body=bytes([seq])))

    async def read(store):
        assert [row.body for row in await store.read("t")] == [bytes([seq]) for seq in range(1, 20)]
        assert [stream async for stream in store.streams()] == ["t"]

    with_store(address, write)
    with_store(address, read)


def test_listings_follow_their_lines(address):
    def listing(stream, status, waits=False):
        return Listing(stream, status, True, waits, status.encode())

    async def use(store):
        for stream in "abc":
            await store.append(line(1, stream=stream, listing=listing(stream, "open")))
        await store.append(line(2, stream="b", listing=listing("b", "playing", waits=True)))
        await store.append(line(2, stream="a", key="k1", listing=listing("a", "over")))
        assert [each.stream for each in await store.listings("open", public=True)] == ["c", "a"]
        assert await store.listings("open", public=False) == []
        assert await store.waiting() == ["b"]
        assert await store.listings("playing") == [listing("b", "playing", waits=True)]

    with_store(address, use)


def test_a_person_finds_the_own_tables(address):
    async def use(store):
        for stream, people in (("a", ("ann", "bob")), ("b", ("bob",)), ("c", ("ann",)), ("d", ())):
            await store.append(line(1, stream=stream, listing=Listing(stream, "open", False, False, b"", people)))
        assert [each.stream for each in await store.listings_of("ann")] == ["c", "a"]
        await store.append(line(2, stream="a", listing=Listing("a", "playing", False, False, b"", ("bob",))))
        assert [each.stream for each in await store.listings_of("ann")] == ["c"]
        assert [each.status for each in await store.listings_of("bob")] == ["open", "playing"]
        assert [each.stream for each in await store.listings_of("bob", limit=1)] == ["b"]
        assert await store.listings_of("cem") == []

    with_store(address, use)


def test_sessions_and_tickets(address):
    async def use(store):
        guest = ClientSession("h", "id", "Ann", "guest")
        await store.put_session(guest)
        assert await store.session("h") == guest
        await store.put_ticket("t1", "h", 100)
        assert await store.take_ticket("t1", 99) == guest
        assert await store.take_ticket("t1", 99) is None
        await store.put_ticket("t2", "h", 100)
        assert await store.take_ticket("t2", 100) is None
        await store.drop_session("h")
        assert await store.session("h") is None
        await store.update_session(guest)
        assert await store.session("h") is None

    with_store(address, use)


def test_where_a_browser_takes_messages_is_kept_with_its_session_and_goes_with_it(address):
    async def use(store):
        await store.put_session(ClientSession("browser", "who", "Ann", "guest"))
        await store.set_push("browser", '{"endpoint": "there"}')
        await store.update_session(ClientSession("browser", "who", "Anna", "guest", seen=5))
        found = await store.session("browser")
        assert (found.name, found.push) == ("Anna", '{"endpoint": "there"}')
        assert [each.push for each in await store.sessions_of("who")] == ['{"endpoint": "there"}']
        await store.set_push("browser", "")
        assert (await store.session("browser")).push == ""
        await store.drop_session("browser")
        await store.set_push("browser", "again")
        assert await store.session("browser") is None

    with_store(address, use)


def test_the_sessions_of_a_person_are_found_renewed_and_dropped_when_they_are_old(address):
    async def use(store):
        for hash, begun in (("new", 30), ("old", 10), ("other", 20)):
            await store.put_session(ClientSession(hash, "who" if hash != "other" else "else", "Ann", "guest", begun, begun))
        assert [each.hash for each in await store.sessions_of("who")] == ["old", "new"]
        await store.update_session(ClientSession("old", "who", "Bea", "guest", 10, 99))
        await store.drop_sessions_before(30)
        assert await store.sessions_of("who") == [
            ClientSession("old", "who", "Bea", "guest", 10, 99),
            ClientSession("new", "who", "Ann", "guest", 30, 30),
        ]
        assert await store.session("other") is None

    with_store(address, use)


def test_the_last_lines_are_read_alone(address):
    async def use(store):
        for seq in range(1, 6):
            await store.append(line(seq))
        assert [row.seq for row in await store.read_last("t", 2)] == [4, 5]
        assert [row.seq for row in await store.read_last("t", 9)] == [1, 2, 3, 4, 5]
        assert await store.read_last("nothing", 2) == []

    with_store(address, use)


def test_a_backup_holds_all_that_was_acknowledged_before_it_began(address, tmp_path):
    async def use(store):
        acked = []

        async def write():
            for seq in range(1, 10_000):
                await store.append(line(seq, listing=Listing("t", "open", True, False, b"x") if seq == 1 else None))
                acked.append(seq)

        writing = asyncio.create_task(write())
        for number in range(3):
            known = len(acked)
            await wait_until_async(lambda known=known: len(acked) >= known + 20)
            before = len(acked)
            await asyncio.to_thread(backup, address, tmp_path / f"copy{number}.db")
            with contextlib.closing(sqlite3.connect(tmp_path / f"copy{number}.db")) as copy:
                numbers = [seq for (seq,) in copy.execute("SELECT seq FROM lines ORDER BY seq")]
            assert numbers == list(range(1, len(numbers) + 1))
            assert len(numbers) >= before > 0
            figure("T19", f"missing of {before} lines acknowledged before a backup began", 0, "0")
        writing.cancel()

    with_store(address, use)
    with pytest.raises(Unreadable, match="store-exists"):
        backup(address, tmp_path / "copy0.db")


def test_a_backup_restores_into_either_store(address, tmp_path, postgres):
    async def write(store):
        for seq in range(1, 30):
            await store.append(line(seq, body=bytes([seq]), listing=Listing("t", "over", False, False, b"sum", ("ann",))))
        await store.put_session(ClientSession("h", "id", "Ann", "guest"))
        for kept in reports:
            await store.put_report(kept)
        await store.put_block(Block("b", "ann", "bo", 7))
        await store.put_restriction(Restriction("x", "mute", "bo", "", 9, 8, "why"))

    reports = Report("r", "ann", "bo", 5, b"{}"), Report("s", "ann", "cleo", 4, b"{}", closed=True)

    async def read(store):
        assert tuple(await store.reports(9)) == reports
        assert [each.other for each in await store.blocks_of("ann")] == ["bo"]
        assert [each.who for each in await store.restrictions(1)] == ["bo"]
        assert [row.body for row in await store.read("t")] == [bytes([seq]) for seq in range(1, 30)]
        assert (await store.listings("over"))[0].summary == b"sum"
        assert (await store.session("h")).name == "Ann"
        assert [each.stream for each in await store.listings_of("ann")] == ["t"]
        assert await store.append(line(30)) == Stored(30)
        listed = Listing("new", "open", True, False, b"")
        assert await store.append(line(1, stream="new", listing=listed)) == Stored(1)

    with_store(address, write)
    backup(address, tmp_path / "copy.db")
    postgres.clear()
    for target in (str(tmp_path / "again.db"), postgres.url):
        restore(tmp_path / "copy.db", target)
        with_store(target, read)
        with pytest.raises(Unreadable, match="store-exists"):
            restore(tmp_path / "copy.db", target)


def test_random_writers_agree_with_a_plain_list(address):
    """T4: many writers, stale and repeated commands, against a dictionary that does the same."""

    async def use(store):
        rng = random.Random(4)
        model: dict[str, list[tuple[str, bytes]]] = {}
        for _ in range(STEPS):
            stream = rng.choice("abcdef")
            lines = model.setdefault(stream, [])
            keys = [key for key, _ in lines]
            key = rng.choice(keys) if keys and rng.random() < 0.2 else f"k{rng.random()}"
            seq = max(1, len(lines) + rng.choice((1, 1, 1, 1, 0, 2, -3)))
            body = rng.randbytes(5)
            outcome = await store.append(Append(stream, seq, key, body))
            if key in keys and seq <= len(lines) + 1:
                assert outcome == AlreadyStored(keys.index(key) + 1)
            elif seq == len(lines) + 1:
                assert outcome == Stored(seq)
                lines.append((key, body))
            else:
                assert outcome == Conflict() or key in keys
            if rng.random() < 0.01:
                assert [(row.key, row.body) for row in await store.read(stream)] == lines

    with_store(address, use)
    figure("T4", f"differences in {STEPS} steps of {'PostgreSQL' if '://' in address else 'SQLite'}", 0, "0")


def test_what_somebody_has_not_finished_is_counted(address):
    async def use(store):
        def listed(stream, status, *people):
            return Listing(stream, status, False, False, b"", people)

        await store.append(line(1, stream="a", listing=listed("a", "open", "ann")))
        await store.append(line(1, stream="b", listing=listed("b", "playing", "ann", "bob")))
        assert [await store.unfinished(who) for who in ("ann", "bob", "zoe")] == [2, 1, 0]
        await store.append(line(2, stream="b", listing=listed("b", "over", "ann", "bob")))
        assert [await store.unfinished(who) for who in ("ann", "bob")] == [1, 0]

    with_store(address, use)


def test_a_newer_schema_is_left_alone(tmp_path):
    file = tmp_path / "new.db"
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA user_version = 99")
    with pytest.raises(Unreadable, match="store-newer"):
        with_store(str(file), None)


def test_a_locked_file_refuses_and_recovers(tmp_path, monkeypatch):
    monkeypatch.setattr("pithead.store.sqlite.LOCK_TIMEOUT_S", 0.05)
    file = tmp_path / "pithead.db"

    async def use(store):
        await store.append(line(1))
        with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            with pytest.raises(StoreFailed):
                await store.append(line(2))
            assert len(await store.read("t")) == 1
            other.execute("ROLLBACK")
        assert await store.append(line(2)) == Stored(2)

    with_store(str(file), use)


def test_a_database_that_was_killed_is_found_again(postgres):
    postgres.clear()

    async def use(store):
        heard = []
        store.listen(heard.append)
        assert await store.append(line(1)) == Stored(1)
        await wait_until_async(lambda: "*" in heard)
        postgres.kill()
        heard.clear()
        with pytest.raises(StoreFailed):
            await store.append(line(2))
        with pytest.raises(StoreFailed):
            await store.read("t")
        await asyncio.to_thread(postgres.start)
        assert [row.seq for row in await store.read("t")] == [1]
        assert await store.append(line(2)) == Stored(2)
        await wait_until_async(lambda: "*" in heard)
        other = await open_store(postgres.url)
        await other.append(line(3))
        await other.close()
        await wait_until_async(lambda: heard[-1] == "t")

    with_store(postgres.url, use)


def test_a_store_of_the_first_release_is_brought_up_to_date(tmp_path, postgres):
    """Its file opens, its people are found at once, and it restores into the other store."""
    places = (SeatPlan("human", who="kept"), SeatPlan("open"))
    opened, _ = open_table(msgspec.structs.replace(wish(), places=places))
    came = [Sat(0, "cem", "Cem", "0" * 32), Sat(1, "gone", "Gus", "0" * 32)]
    lines = [opened, *(JournalEntry((item,)) for item in came), JournalEntry((Rose(1), Sat(1, "ann", "Ann", "0" * 32)))]
    with contextlib.closing(sqlite3.connect(tmp_path / "old.db")) as old:
        old.executescript(f"{SQLITE[0]} PRAGMA user_version = 1;")
        old.execute("INSERT INTO lines VALUES ('strange', 1, 'k', x'01')")
        old.executemany(
            "INSERT INTO lines VALUES ('t', ?, ?, ?)", [(seq, f"k{seq}", write_entry(line)) for seq, line in enumerate(lines, 1)]
        )
        old.execute("INSERT INTO listings VALUES ('t', 'playing', 0, 0, x'', 1)")
        old.commit()
    postgres.clear()
    restore(tmp_path / "old.db", postgres.url)

    async def use(store):
        assert [row.body for row in await store.read("strange")] == [b"\x01"]
        found = {who: [each.stream for each in await store.listings_of(who)] for who in ("ann", "cem", "h", "kept", "gone")}
        assert found == {"ann": ["t"], "cem": ["t"], "h": ["t"], "kept": ["t"], "gone": []}

    for address in (str(tmp_path / "old.db"), postgres.url):
        with_store(address, use)


def test_the_oldest_process_of_several_says_since_when_there_is_one(postgres):
    postgres.clear()

    async def listening():
        store, heard = await open_store(postgres.url), []
        store.listen(heard.append)
        await wait_until_async(lambda: heard)
        return store

    async def run():
        probe = await open_store(postgres.url)
        async with asyncio.timeout(HANG_S):
            while await probe.serving_since() == await probe.serving_since():  # one of an earlier test is still going
                await asyncio.sleep(PAUSE_S)
            first = await listening()
            since = await probe.serving_since()
            second = await listening()
            assert await second.serving_since() == await first.serving_since() == since
            await first.close()
            while await second.serving_since() == since:
                await asyncio.sleep(PAUSE_S)
        assert await second.serving_since() > since
        await second.close()
        await probe.close()

    asyncio.run(run())


def test_who_looks_into_the_file_from_another_process_breaks_nothing(tmp_path):
    """The last process that closes a file removes its log: the others must still hold their locks."""
    file = tmp_path / "pithead.db"
    look = f"import sqlite3; c = sqlite3.connect({str(file)!r}); print(c.execute('SELECT count(*) FROM lines').fetchone()[0]); c.close()"

    async def use(store):
        for seq in range(1, 4):
            await store.append(line(seq))
            assert subprocess.check_output([sys.executable, "-c", look], text=True) == f"{seq}\n"
        assert (tmp_path / "pithead.db-wal").stat().st_nlink == 1

    with_store(str(file), use)
    with contextlib.closing(sqlite3.connect(file)) as after:
        assert after.execute("SELECT count(*) FROM lines").fetchone() == (3,)


def mode_of(file):
    return file.stat().st_mode & 0o777


def test_only_the_owner_may_read_the_files(tmp_path):
    """The journals hold the secrets of running games; files of an older release are closed too."""
    file = tmp_path / "pithead.db"
    with contextlib.closing(sqlite3.connect(file)) as old:
        old.executescript("PRAGMA journal_mode = WAL; CREATE TABLE x (y);")
        for each in tmp_path.iterdir():
            each.chmod(0o644)

        async def use(store):
            await store.append(line(1))
            assert {each.name: mode_of(each) for each in tmp_path.iterdir()} == {f"pithead.db{end}": 0o600 for end in ("", "-wal", "-shm")}
            backup(str(file), tmp_path / "copy.db")

        with_store(str(file), use)
    assert mode_of(tmp_path / "copy.db") == 0o600


async def test_a_read_that_takes_long_holds_up_no_other(postgres):
    """What reads has a connection of its own, as long as there is one."""
    assert READERS > 2
    postgres.clear()
    store = await open_store(postgres.url)
    async with await psycopg.AsyncConnection.connect(postgres.url, autocommit=True) as holder, asyncio.timeout(HANG_S):
        await holder.execute("SELECT pg_advisory_lock(7)")
        slow = [asyncio.create_task(store._query("SELECT pg_advisory_lock_shared(7)")) for _ in range(READERS - 1)]
        await wait_until_async(lambda: store._reading.qsize() == READERS - len(slow))
        assert list(await store.read("t")) == []
        assert not any(each.done() for each in slow)
        await holder.execute("SELECT pg_advisory_unlock(7)")
        await asyncio.gather(*slow)
    await store.close()
