"""A server of several processes is replaced process by process while people play: no move is lost, doubled or refused."""

import asyncio
import os
import signal
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from threading import Event

import pytest

from pithead.cli.wire import Client, Door, Link
from pithead.match.entries import Acted, read_entry
from pithead.match.table import fold
from pithead.store.sqlite import SqliteStore
from tests.server.live import Live
from tests.waiting import wait_until

PROCESSES, GAMES, MOVES = 2, 3, 4


def two_at_a_table(server, folder):
    """Two terminals that sit at a new table."""
    doors = [Door(server.url, name, folder / f"{name}.token") for name in ("Ann", "Bo")]
    body = {"game": "dice-miner", "places": [{"kind": "open"}] * 2, "visibility": "public"}
    link = Link(server.url, doors[0].post("/api/tables", body)["table"], "", "")
    clients = [Client(door, link) for door in doors]
    for client in clients:
        client.sit()
    return clients


def play(clients, enough):
    """Moves until there are enough, each sent until it is answered; the versions that were acknowledged."""
    acked = []
    while not enough.is_set() or len(acked) < MOVES:
        for client in clients:
            while client.wait(0.02):
                pass
            while client.table.get("status") == "playing" and client.table.get("choices"):
                answer = client.ask({"do": "act", "event": client.table["choices"][-1]["event"]})
                assert answer["is"] in ("ack", "stale"), answer
                while client.table["version"] < answer.get("version", 0):
                    client.wait(1)
                acked += [answer["version"]] if answer["is"] == "ack" else []
        if clients[0].table.get("status") == "over":
            break
    for client in clients:
        client.close()
    return acked


async def journal(file, table):
    store = SqliteStore(file)
    try:
        return [read_entry(row.body) for row in await store.read(table)]
    finally:
        await store.close()


def serving(server):
    """The processes of a server that listen; others only help it."""
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    listening = {f"socket:[{inode}]" for _, _, _, state, *_, inode in (row[:10] for row in rows) if state == "0A"}
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    return {child for child in children if listening & open_files(child)}


def open_files(process):
    """What a process has open; nothing if it has just ended."""
    with suppress(OSError):
        return {os.readlink(each) for each in Path(f"/proc/{process}/fd").iterdir()}
    return set()


@pytest.mark.skipif(not Path("/proc/net/tcp").exists(), reason="only Linux says who listens")
def test_all_processes_are_replaced_while_people_play(tmp_path):
    enough = Event()
    with Live(tmp_path / "p.db", processes=PROCESSES) as server, ThreadPoolExecutor(GAMES) as threads:
        tables = []
        for number in range(GAMES):
            (tmp_path / str(number)).mkdir()
            tables.append(two_at_a_table(server, tmp_path / str(number)))
        games = [threads.submit(play, clients, enough) for clients in tables]
        try:
            wait_until(lambda: len(serving(server)) == PROCESSES)
            before = serving(server)
            os.kill(server.process.pid, signal.SIGHUP)
            wait_until(lambda: len(serving(server) - before) == PROCESSES and not serving(server) & before, "not all were replaced")
        finally:
            enough.set()
        for clients, game in zip(tables, games):
            acked = game.result()
            entries = asyncio.run(journal(tmp_path / "p.db", clients[0].link.table))
            decisions = [number for number, entry in enumerate(entries, 1) if any(isinstance(item, Acted) for item in entry.items)]
            assert acked == decisions, "every move that was sent is there once, in its order"
            assert fold(entries).version == len(entries)
