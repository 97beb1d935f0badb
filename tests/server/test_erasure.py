"""Somebody is deleted: no byte of them is left in any table, and the games of the others still verify."""

import asyncio
import json
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import psycopg
import pytest

from pithead.coach.puzzles import number_of_day, puzzle_of
from pithead.game import Refusal
from pithead.games import load_game
from pithead.match.commands import open_table
from pithead.match.entries import read_entry, write_entry
from pithead.receipt import read_receipt, verify_receipt
from pithead.record import read_record, verify
from pithead.server.erasure import without_person
from pithead.server.process import ServerProcess
from pithead.server.rating_books import Ratings
from pithead.server.tables import read_journal
from pithead.server.tokens import hash_of
from pithead.store import Append, StoredEntry, sqlite
from pithead.store.chain import check_chain
from pithead.store.opening import is_postgres, open_store
from pithead.store.sqlite import SqliteStore, connect
from tests.match.tables import wish
from tests.server.in_process import in_process
from tests.server.live import Live, Person, hear, settled
from tests.waiting import wait_until_async

NAME = "Zaphodine Quux"
WORDS = "my secret recipe for pancakes"
ENDPOINT = "https://updates.push.services.mozilla.com/wpush/zaphodine"


def add_rows(address, person):
    """A passkey and a push subscription, as a browser would have brought them."""
    rows = (
        ("INSERT INTO passkeys VALUES (?, ?, ?, ?, ?, ?)", ("zaphodine-credential", person, b"zaphodine-key", 0, 1, 1)),
        ("INSERT INTO restrictions VALUES (?, ?, ?, ?, ?, ?, ?)", ("r", "mute", person, "", 0, 1, "")),
        ("UPDATE sessions SET push = ? WHERE id = ?", (json.dumps({"endpoint": ENDPOINT, "p256dh": "A", "auth": "A"}), person)),
    )
    if is_postgres(address):
        with psycopg.connect(address) as connection:
            for sql, values in rows:
                connection.execute(sql.replace("?", "%s"), values)
    else:
        with closing(sqlite3.connect(address)) as connection, connection:
            for sql, values in rows:
                connection.execute(sql, values)


def dump(address):
    """Every byte of every table; of SQLite the files themselves."""
    if not is_postgres(address):
        files = [address + end for end in ("", "-wal", "-shm")]
        return b"".join(Path(file).read_bytes() for file in files)
    with psycopg.connect(address) as connection:
        tables = connection.execute("SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'").fetchall()
        rows = [row for (table,) in tables for row in connection.execute(f"SELECT * FROM {table}")]
    return b"\n".join(bytes(value) if isinstance(value, bytes | memoryview) else str(value).encode() for row in rows for value in row)


def check_all_chains(address):
    async def check():
        store = await open_store(address)
        try:
            async for stream in store.streams():
                check_chain(stream, await store.read(stream), await store.head(stream))
        finally:
            await store.close()

    asyncio.run(check())


def some_moves(table, people, count=6):
    for _ in range(count):
        seat = people[0].table(table)["to_act"][0]
        shown = people[seat].table(table)
        assert people[seat].command(table, shown["version"], "act", event=shown["choices"][0]["event"]).status_code == 200


def pair(url, gone, other, *more):
    """A private table of somebody who will be gone and others, all seated."""
    created = gone.open(["human"] * (2 + len(more)))
    for person, link in zip((gone, other, *more), created["links"]):
        assert person.sit(created["table"], link["url"]).status_code == 200
    return created["table"]


def meet_and_part(gone, ann, finished, opened):
    """What two people want of each other: blocks, reports, invitations and seeks, each way."""
    for one, other in ((gone, 1), (ann, 0)):
        assert one.post("/api/blocks", table=finished, seat=other).status_code == 200
        assert one.post("/api/reports", table=finished, seat=other, reason="chat", text=WORDS).status_code == 200
        assert one.post("/api/seeks", game="dice-miner", seats=2, seal="00" * 32).status_code == 200
    assert gone.post(f"/api/tables/{opened}/guests", table=finished, seat=1).status_code == 200


def write_and_enter(gone, ann, finished):
    """A study of a game, an evening that has begun, a deal of the week, and the puzzle of the day; the evening."""
    assert settled(lambda: gone.post("/api/studies", title=WORDS, table=finished, at=1, length=3)).status_code == 200
    evening = gone.post("/api/evenings", title="Ours", game="dice-miner", seats=2, deals=1).json()["evening"]
    for person in (gone, ann):
        assert person.post(f"/api/evenings/{evening}/enter", nonce="0a" * 16).status_code == 200
    assert gone.post(f"/api/evenings/{evening}/bots", level="apprentice", count=2).status_code == 200
    assert gone.post(f"/api/evenings/{evening}/begin").status_code == 200
    assert gone.post("/api/weeks/mini-miners", deal=0).status_code == 200
    number = number_of_day("dice-miner", datetime.now(UTC).date())
    answer = puzzle_of(load_game("dice-miner"), number).best
    assert gone.post(f"/api/puzzles/dice-miner/{number}", event=answer).status_code == 200
    return evening


def test_no_byte_is_left_of_somebody_and_the_others_records_still_verify(address):
    with Live(address) as live:
        gone, ann, bob = Person(live.url, NAME), Person(live.url, "Ann"), Person(live.url, "Bob")
        cookie, code = gone.http.cookies["pithead-lan-sid"], gone.post("/api/account").json()["code"]
        link = gone.post("/api/account/devices").json()["url"].partition("#")[2]
        finished, running = pair(live.url, gone, ann), pair(live.url, gone, ann, bob)
        opened = gone.open(["human", "open"], visibility="public", join="00" * 32)["table"]
        daily = gone.post("/api/daily/dice-miner").json()["table"]
        some_moves(finished, [gone, ann])
        receipt = read_receipt(ann.get(f"/api/tables/{finished}/receipt").content)
        for key, person, text in (("gone", gone, WORDS), ("ann", ann, "good luck")):
            assert person.post(f"/api/tables/{finished}/chat", key=f"{key}-key-1", text=text).status_code == 200
        shown = gone.table(finished)
        assert gone.command(finished, shown["version"], "resign").status_code == 200
        before = ann.get(f"/api/tables/{finished}/record").content
        imported = bob.post("/api/records", **json.loads(before)).json()["table"]
        some_moves(running, [gone, ann, bob], 3)
        meet_and_part(gone, ann, finished, opened)
        evening = write_and_enter(gone, ann, finished)
        exported = gone.get("/api/me/export").json()
        contacts = exported["contacts"]
        assert (contacts["blocks"], contacts["reports"][0]["text"], contacts["seek"]["name"]) == (["Ann"], WORDS, NAME)
        add_rows(address, exported["person"])
        known = (exported["person"], NAME, WORDS, cookie, hash_of(cookie), hash_of(link), ENDPOINT, "zaphodine")
        for each in (exported["person"], NAME, WORDS, hash_of(cookie), ENDPOINT, "zaphodine"):
            assert each.encode() in dump(address)
        with ann.socket(running) as ws:
            hear(ws, "update")
            assert gone.post("/api/me/delete", sure=True).status_code == 200
            told = hear(ws, "update")["table"]["seats"][0]
        assert (told["name"], told["away"]) == ("N. N.", "resigned")
        found = dump(address)
        assert [each for each in known if each.encode() in found] == []
        assert gone.get("/api/session").status_code == 401
        assert Person(live.url, NAME).post("/api/account/recover", code=code).status_code == 409
        after = ann.get(f"/api/tables/{finished}/record").content
        shared = [each for each in ann.get("/api/me/tables").json()["tables"] if each["table"] in (finished, running)]
        assert [each["names"][0] for each in shared] == ["N. N."] * 2
        assert [said["text"] for said in ann.get(f"/api/tables/{finished}/chat").json()["said"]] == ["good luck"]
        assert ann.get(f"/api/tables/{finished}/verify").json()["passed"]
        assert bob.get(f"/api/tables/{imported}/verify").json()["passed"]
        assert [bob.table(table)["status"] for table in (running, daily)] == ["playing", "over"]
        assert bob.table(opened)["seats"][0] == {"kind": "human"}
        assert ann.get(f"/api/evenings/{evening}").status_code == 200
    for record in (read_record(before), read_record(after)):
        assert verify(record) == verify_receipt(record, receipt)
    assert read_record(after).header.players[0].name == "N. N."
    check_all_chains(address)


def test_a_game_that_is_noted_late_does_not_bring_back_who_was_deleted(tmp_path, monkeypatch):
    note_game, all_noted, waited_for = Ratings.note_game, ServerProcess.all_noted, asyncio.Event()

    async def note_late(self, table):
        await waited_for.wait()
        await note_game(self, table)

    async def wait_for_notes(self):
        waited_for.set()
        await all_noted(self)

    monkeypatch.setattr(Ratings, "note_game", note_late)
    monkeypatch.setattr(ServerProcess, "all_noted", wait_for_notes)
    with in_process(tmp_path / "late", monkeypatch) as server:
        gone, ann = server.person(NAME), server.person("Ann")
        made = gone.done("/api/tables", game="dice-miner", places=[{"kind": "human"}] * 2)
        for number, (person, link) in enumerate(zip((gone, ann), made["links"])):
            secret = link["url"].partition("#")[2].partition("=")[2]
            person.done(f"/api/tables/{made['table']}/join", nonce=f"{number:032x}", secret=secret)
        version = gone.get(f"/api/tables/{made['table']}").json()["version"]
        who = gone.get("/api/me/export").json()["person"]
        gone.done(f"/api/tables/{made['table']}/commands", key="gives-up-1", version=version, command={"do": "resign"})
        gone.done("/api/me/delete", sure=True)
        server.run(all_noted(server.process))
        assert server.run(server.process.accounts.streams_with(who)) == []
        assert len(server.run(server.process.ratings.book("dice-miner")).changes) == 1


def test_the_log_is_cut_off_as_soon_as_nobody_reads_it_any_more(tmp_path, monkeypatch):
    path, statements = tmp_path / "p.db", []

    def traced(path):
        connection = connect(path)
        connection.set_trace_callback(statements.append)
        return connection

    monkeypatch.setattr(sqlite, "connect", traced)
    monkeypatch.setattr(sqlite, "LOCK_TIMEOUT_S", 0.05)

    async def scrub():
        store = SqliteStore(path)
        await store.append(Append("t", 1, "k", WORDS.encode()))
        reader = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM lines").fetchall()
        scrubbing = asyncio.create_task(store.scrub())
        await wait_until_async(lambda: sum("wal_checkpoint" in each for each in statements) > 1)
        assert not scrubbing.done()
        reader.close()
        await scrubbing
        assert Path(f"{path}-wal").stat().st_size == 0
        await store.close()

    asyncio.run(scrub())


def test_no_copy_stays_in_the_gaps_of_pages(tmp_path):
    path, rng = tmp_path / "p.db", Random(1)

    def left():
        return sum(path.with_name(path.name + end).read_bytes().count(WORDS.encode()) for end in ("", "-wal"))

    async def scrub():
        store = SqliteStore(path)
        with closing(connect(path)) as connection:
            connection.execute("PRAGMA synchronous = OFF")
            for number in range(1000):
                row = (f"{rng.randrange(10**9):09}", 1, "k", WORDS.encode() * (number % 2) + bytes(rng.randrange(800)), b"")
                connection.execute("INSERT INTO lines VALUES (?, ?, ?, ?, ?)", row)
            connection.execute("DELETE FROM lines WHERE instr(body, CAST(? AS BLOB)) > 0", (WORDS,))
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        assert left(), "copies in gaps, else this shows nothing"
        await store.scrub()
        assert not left()
        await store.close()

    asyncio.run(scrub())


def test_the_export_has_everything_of_me_and_nothing_of_running_games(tmp_path):
    with Live(tmp_path / "p.db") as live:
        me, ann = Person(live.url, NAME), Person(live.url, "Ann")
        table = pair(live.url, me, ann)
        some_moves(table, [me, ann])
        me.post(f"/api/tables/{table}/chat", key="said-key-1", text=WORDS)
        ann.post(f"/api/tables/{table}/chat", key="said-key-2", text="hers")
        answer = me.get("/api/me/export")
        assert "attachment" in answer.headers["content-disposition"]
        exported = answer.json()
        assert [each["text"] for each in exported["said"]] == [WORDS]
        (game,) = exported["games"]
        assert (game["table"], game["seat"], "record" in game) == (table, 0, False)
        assert game["own"]
        assert me.command(table, me.table(table)["version"], "resign").status_code == 200
        assert me.get("/api/me/export").json()["games"][0]["record"]["result"] is not None
        assert "hers" not in me.get("/api/me/export").text


def test_only_who_is_sure_is_deleted(tmp_path):
    with Live(tmp_path / "p.db") as live:
        me = Person(live.url, NAME)
        assert me.post("/api/me/delete", sure=False).status_code == 422
        assert me.get("/api/session").status_code == 200


def test_in_a_game_of_an_older_release_the_dice_depend_on_the_name_and_it_is_said_so():
    entry, _ = open_table(wish(secret=bytes(32)))
    older = json.loads(write_entry(entry))
    older["entries"][0]["format"] = 3
    first = StoredEntry(1, "gone:open", json.dumps(older).encode())
    items = [{"is": "sat", "seat": seat, "who": who, "name": who, "nonce": "00" * 16} for seat, who in enumerate(("gone", "ann"))]
    sat = [StoredEntry(number, f"{item['who']}:sit", json.dumps({"entries": [item]}).encode()) for number, item in enumerate(items, 2)]
    rewritten = without_person([first, *sat], "gone", None)
    assert all(b"gone" not in row.body and "gone" not in row.key for row in rewritten.entries)
    assert [item.who for item in read_entry(rewritten.entries[2].body).items] == ["ann"]
    record = read_journal([row.body for row in rewritten.entries]).record()
    with pytest.raises(Refusal, match="verify-erased"):
        verify(record)
