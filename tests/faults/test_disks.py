"""T2, T9, T10, T20: a power cut, a full disk, a locked file, a clock that jumps; a move is late then, never lost or doubled."""

import asyncio
import resource
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

import httpx
import pytest

from pithead.match.clocks import PerMove
from pithead.match.commands import Act
from pithead.server.messages import encode
from pithead.server.tables import TableRegistry
from pithead.store import Append
from pithead.store.sqlite import SqliteStore
from tests.faults import power
from tests.faults.figures import figure
from tests.match.tables import seated as seated_table
from tests.server.live import HEADERS, Live, Person, play_out, seated
from tests.sizes import size
from tests.waiting import HANG_S, wait_until


@pytest.fixture
def server(tmp_path):
    with Live(tmp_path / "p.db", log=tmp_path / "log") as live:
        yield live
    Person.all_go()


def one_move(table, people):
    """Start a move; the future of its answer, and when it began."""
    mine = next(shown for shown in (person.table(table) for person in people) if shown.get("choices"))
    actor = people[mine["you"]]
    pool = ThreadPoolExecutor(1)
    future = pool.submit(actor.command, table, mine["version"], "act", event=mine["choices"][0]["event"])
    pool.shutdown(wait=False)
    return mine["version"], future


def writes_fail(server, times=2):
    """Wait until the server has been refused by its store so often: writes are tried in their order."""
    for _ in range(times):
        answer = httpx.post(f"{server.url}/api/session", json={}, headers=HEADERS, timeout=HANG_S)
        assert (answer.status_code, answer.json()["reason"]) == (503, "store-failed")


def test_a_full_disk_delays_a_move_and_loses_none(server):
    table, people = seated(server.url)
    play_out(table, people, most=5)
    pid = server.process.pid
    size = sum(file.stat().st_size for file in server.database.parent.glob("p.db-wal"))
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (max(1, size - 4096), resource.RLIM_INFINITY))
    version, move = one_move(table, people)
    writes_fail(server)
    assert not move.done()
    assert people[0].table(table)["version"] == version
    assert people[0].get("/api/tables").status_code == 200
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    begin = time.monotonic()
    assert move.result(HANG_S).json() == {"is": "ack", "key": move.result().json()["key"], "version": version + 1}
    took = time.monotonic() - begin
    figure("T9", "seconds until the move was stored after the disk had room again, 0 lost", f"{took:.2f}", "< 1", took < 1)
    play_out(table, people, most=5)


def test_a_locked_database_delays_a_move_and_loses_none(server):
    table, people = seated(server.url)
    play_out(table, people, most=5)
    with closing(sqlite3.connect(server.database, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        version, move = one_move(table, people)
        writes_fail(server)
        assert not move.done()
        assert people[0].table(table)["version"] == version
        other.execute("COMMIT")
    assert move.result(HANG_S).json()["version"] == version + 1
    play_out(table, people, most=5)
    figure("T10", "moves lost or doubled while the file was locked", 0, "0")


def test_a_database_that_is_killed_and_comes_back_loses_nothing(postgres):
    postgres.clear()
    with Live(postgres.url) as server:
        table, people = seated(server.url)
        acked = play_out(table, people, most=5)
        postgres.kill()
        writes_fail(server)
        postgres.start()
        begin = time.monotonic()
        wait_until(lambda: people[0].get(f"/api/tables/{table}").status_code == 200, "PostgreSQL is not found again")
        acked += play_out(table, people, most=5)
        figure("T10", "seconds until moves go on after PostgreSQL is there again", f"{time.monotonic() - begin:.1f}")
        whole = acked == list(range(acked[0], acked[0] + 10))
        assert figure("T10", "moves lost or doubled by that", 0 if whole else "some", "0", whole)
    Person.all_go()


def test_no_power_cut_loses_an_acknowledged_line():
    """T2, with two controls that must lose some."""
    assert power.report(size("CUTS"))


def test_a_wall_clock_that_jumps_takes_nobodys_time(tmp_path, monkeypatch):
    """T20: only the monotonic clock is asked for time on the clock."""
    wall = [1_000_000_000.0]
    monkeypatch.setattr(time, "time", lambda: wall[0])
    lines, table = seated_table(clock=PerMove(30_000), stand_in="random")

    async def play():
        store = SqliteStore(tmp_path / "p.db")
        for number, line in enumerate(lines, 1):
            await store.append(Append(table.opened.table, number, str(number), encode(line)))
        registry = TableRegistry(store, time.monotonic, asyncio.sleep)
        live = await registry.live_table(table.opened.table)
        for number in range(40):
            wall[0] += 3600 * (-1) ** number
            await registry.expire_clocks(live)
            seat = live.table.actors[0]
            event = live.table.game.write_event(live.table.game.legal(live.table.state, seat)[0])
            await registry.command(table.opened.table, seat, f"w{seat}", f"key{number}", live.table.version, Act(event), lambda reply: None)
        assert live.table.version == len(lines) + 40
        wrong = sum(chair.away is not None for chair in live.table.chairs)
        assert figure("T20", "wrong timeouts in 40 jumps of an hour", wrong, "0", wrong == 0)
        await store.close()

    asyncio.run(play())
