"""Whatever is cut, moved or changed in a store is found; what an older release wrote is accepted up to where the chain begins."""

import asyncio
import contextlib
import sqlite3

import pytest

from pithead.cli.db import check
from pithead.match.entries import write_entry
from pithead.store import Append
from pithead.store.copying import backup, restore
from pithead.store.opening import open_store
from pithead.store.schema import SQLITE
from tests.match.tables import play_on, seated

LAST = 23
CHAIN_BEGAN = next(number for number, script in enumerate(SQLITE) if "ADD COLUMN chain" in script)


def game_lines():
    lines, table = seated()
    play_on(table, lines, steps=LAST - len(lines))
    return [write_entry(entry) for entry in lines]


def write_lines(address, tables=("one", "two"), after=0):
    """The lines of the same game at each of these tables, after so many, and a word to each."""

    async def write():
        store = await open_store(address)
        for stream in tables:
            for seq, body in list(enumerate(game_lines(), 1))[after:]:
                await store.append(Append(stream, seq, f"{stream} {seq}", body))
            await store.append(Append(f"{stream}/chat", 1, "word", b'{"text": "hello"}'))
        await store.close()

    asyncio.run(write())


@pytest.fixture
def file(tmp_path):
    """A store with two tables."""
    write_lines(str(tmp_path / "pithead.db"))
    return tmp_path / "pithead.db"


def change(file, *statements):
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as connection:
        for statement in statements:
            assert connection.execute(statement).rowcount > 0


def test_an_untouched_store_is_whole(file, capsys):
    assert check(str(file)) == 0
    assert "broken: 0" in capsys.readouterr().out


@pytest.mark.parametrize(
    "statements",
    [
        [f"DELETE FROM lines WHERE stream = 'one' AND seq = {LAST}"],
        ["DELETE FROM lines WHERE stream = 'one' AND seq > 12"],
        ["DELETE FROM lines WHERE stream = 'one' AND seq = 12"],
        [
            f"DELETE FROM lines WHERE stream = 'one' AND seq = {LAST - 1}",
            f"UPDATE lines SET seq = {LAST - 1} WHERE stream = 'one' AND seq = {LAST}",
        ],
        ["DELETE FROM lines WHERE stream = 'one'"],
        ["DELETE FROM heads WHERE stream = 'one'"],
        ["UPDATE lines SET body = CAST(replace(CAST(body AS TEXT), 'P0', 'Q0') AS BLOB) WHERE stream = 'one' AND seq = 2"],
        ["UPDATE lines SET key = 'another' WHERE stream = 'one' AND seq = 5"],
        ["UPDATE lines SET chain = NULL WHERE stream = 'one' AND seq > 5"],
        [
            "UPDATE lines SET seq = -1 WHERE stream = 'one' AND seq = 8",
            "UPDATE lines SET seq = 8 WHERE stream = 'one' AND seq = 9",
            "UPDATE lines SET seq = 9 WHERE stream = 'one' AND seq = -1",
        ],
        ["UPDATE lines SET stream = 'three' WHERE stream = 'one'", "UPDATE heads SET stream = 'three' WHERE stream = 'one'"],
        ["DELETE FROM lines WHERE stream = 'one/chat'"],
        ["UPDATE lines SET body = x'7b7d' WHERE stream = 'one/chat'"],
    ],
    ids=["last", "tail", "middle", "closed", "all", "head", "edit", "key", "chain", "swap", "moved", "chat cut", "chat edit"],
)
def test_every_cut_swap_or_edit_is_found(file, statements):
    change(file, *statements)
    assert check(str(file)) == 1


def test_old_lines_are_accepted_up_to_where_the_chain_begins(tmp_path):
    file = tmp_path / "old.db"
    with contextlib.closing(sqlite3.connect(file)) as old:
        for number, script in enumerate(SQLITE[:CHAIN_BEGAN], 1):
            old.executescript(f"BEGIN; {script} PRAGMA user_version = {number}; COMMIT;")
        rows = [("one", seq, f"one {seq}", body) for seq, body in enumerate(game_lines()[:10], 1)]
        old.executemany("INSERT INTO lines (stream, seq, key, body) VALUES (?, ?, ?, ?)", rows)
        old.commit()
    assert check(str(file)) == 0
    write_lines(str(file), ("one",), after=10)
    assert check(str(file)) == 0
    change(file, "UPDATE lines SET key = 'another' WHERE stream = 'one' AND seq = 12")
    assert check(str(file)) == 1


def test_both_stores_make_the_same_chain_and_a_backup_keeps_it(file, tmp_path, postgres):
    postgres.clear()
    write_lines(postgres.url)
    assert check(postgres.url) == 0
    backup(postgres.url, tmp_path / "copy.db")
    assert check(str(tmp_path / "copy.db")) == 0
    with contextlib.closing(sqlite3.connect(file)) as one, contextlib.closing(sqlite3.connect(tmp_path / "copy.db")) as other:
        query = "SELECT stream, seq, chain FROM lines ORDER BY stream, seq"
        assert one.execute(query).fetchall() == other.execute(query).fetchall()
    postgres.clear()
    restore(tmp_path / "copy.db", postgres.url)
    assert check(postgres.url) == 0
