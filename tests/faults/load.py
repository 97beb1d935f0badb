"""T11: many games at once, by an open-loop load; and how much the server can take at most.

python -m tests.faults.load --games 1000 --rate 500 --seconds 20
"""

import argparse
import asyncio
import contextlib
import os
import random
import secrets
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections import deque
from pathlib import Path

import msgspec
import psutil

from pithead.cli.load_client import Http, Wire
from pithead.games import game_names
from tests.faults.figures import figure
from tests.faults.slow_disk import SYNC
from tests.server.live import Live, Person, free_port
from tests.waiting import wait_until_async


class Choice(msgspec.Struct):
    event: str


class Shown(msgspec.Struct):
    version: int
    status: str
    choices: list[Choice] = []


class Message(msgspec.Struct):
    kind: str = msgspec.field(name="is")
    key: str = ""
    version: int = 0
    table: Shown | None = None


_decode = msgspec.json.Decoder(Message).decode


class Load:
    """Games, and what is due in them."""

    def __init__(self):
        self.ready = deque()
        self.sent = {}
        self.latencies = []
        self.stale = 0
        self.refused = 0
        self.acks = 0
        self.asked = {}
        self.latest = {}
        self.waiting = set()
        self.rng = random.Random(11)
        self.wires = []

    def heard(self, seat, payload):
        message = _decode(payload)
        if message.kind == "update":
            self.look(seat, message.table)
        elif message.kind == "ack":
            self.acks += 1
            begin = self.sent.pop(message.key, None)
            if begin is not None:
                self.latencies.append(time.perf_counter() - begin)
        elif message.kind == "stale":
            self.stale += 1
            self.sent.pop(message.key, None)
            self.look(seat, message.table)
        elif message.kind == "refused":
            self.refused += 1
            self.sent.pop(message.key, None)

    def look(self, seat, table):
        """A seat sees the table; it is ready if it owes a decision that it has not sent."""
        known = self.latest.get(seat)
        if known is not None and known.version > table.version:
            return
        self.latest[seat] = table
        if table.choices and seat not in self.waiting and self.asked.get(seat) != table.version:
            self.waiting.add(seat)
            self.ready.append(seat)

    def act(self, intended):
        """One command, if any game is ready; its time counts from when it was meant to be sent."""
        while self.ready:
            seat = self.ready.popleft()
            self.waiting.discard(seat)
            if self.latest[seat].choices:
                break
        else:
            return False
        version, choices = self.latest[seat].version, self.latest[seat].choices
        self.asked[seat] = version
        key = secrets.token_hex(6)
        event = self.rng.choice(choices).event
        self.sent[key] = intended
        wire = self.wires[seat]
        wire.send(b'{"is":"ask","key":"%s","version":%d,"command":{"do":"act","event":"%s"}}' % (key.encode(), version, event.encode()))
        return True

    def close(self):
        """Hang up, all at once."""
        for wire in self.wires:
            if wire is not None:
                wire.transport.abort()


async def open_games(url, load, games, spectators, source=""):
    """So many games for two, each with its sockets; the people come from an address of this machine."""
    people = [Http(url, source=source), Http(url, source=source)]
    for number, person in enumerate(people):
        person.token = (await person.post("/api/session", {"name": f"P{number}", "kind": "program"}))["token"]
    gate = asyncio.Semaphore(16)

    async def one(number):
        async with gate:
            places = [{"kind": "open"}, {"kind": "open"}]
            body = {"game": game_names()[number % len(game_names())], "places": places, "visibility": "public"}
            table = (await people[0].post("/api/tables", body))["table"]
            for person in people:
                await person.post(f"/api/tables/{table}/join", {"nonce": "00" * 16})
            eyes = [*people, *([None] * spectators)]
            for person in eyes:
                ticket = (await (person or people[1]).post("/api/tickets", {}))["ticket"]
                seat = len(load.wires)
                load.wires.append(None)
                heard = (lambda payload, seat=seat: load.heard(seat, payload)) if person else (lambda payload: None)
                load.wires[seat] = await Wire.connect(url, heard, source=source)
                load.wires[seat].send(msgspec.json.encode({"is": "hello", "ticket": ticket, "table": table, "previews": False}))

    await asyncio.gather(*(one(number) for number in range(games)))
    for person in people:
        await person.close()


async def offered(load, rate, seconds):
    """Commands at a steady rate, whatever the answers do."""
    begin = time.perf_counter()
    number = missed = 0
    while (now := time.perf_counter()) < begin + seconds:
        while begin + number / rate <= now:
            missed += not load.act(begin + number / rate)
            number += 1
        await asyncio.sleep(0.001)
    await asyncio.sleep(1)
    return number - missed


async def at_a_rate(load, rate, seconds):
    """Commands at a steady rate until all are answered; their times in ms: half, 99 and 999 of 1000."""
    load.latencies.clear()
    await offered(load, rate, seconds)
    await wait_until_async(lambda: load.latencies and not load.sent)
    return report_ms(load.latencies)


async def saturated(load, seconds, flight):
    """Always so many commands in flight; how many were acknowledged in a second."""
    begin, before = time.perf_counter(), load.acks
    while time.perf_counter() < begin + seconds:
        while len(load.sent) < flight and load.act(time.perf_counter()):
            pass
        await asyncio.sleep(0.0005)
    return (load.acks - before) / (time.perf_counter() - begin)


ECHO = """
import sqlite3, sys, time
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
base = sqlite3.connect(sys.argv[2], isolation_level=None)
base.execute("PRAGMA journal_mode=WAL"); base.execute("PRAGMA synchronous=FULL")
base.execute("CREATE TABLE t (id INTEGER PRIMARY KEY, body TEXT)")
async def echo(ws):
    await ws.accept()
    while True:
        text = await ws.receive_text()
        time.sleep(float(sys.argv[3]) / 1000) if sys.argv[3] != "0" else None
        base.execute("INSERT INTO t (body) VALUES (?)", (text,))
        await ws.send_text(text)
import uvicorn
app = Starlette(routes=[WebSocketRoute("/api/socket", echo)])
uvicorn.run(app, port=int(sys.argv[1]), ws="websockets-sansio", ws_per_message_deflate=False, log_level="critical")
"""


async def echoes(folder, seconds, sync=0, sockets=100):
    """The peer: a plain Starlette echo that commits every message by itself; echoes a second. A sync takes `sync` ms more."""
    port = free_port()
    command = [sys.executable, "-c", ECHO, str(port), str(folder / f"echo{sync}.db"), str(sync)]
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    wires, count = [], 0
    payload = b'{"is":"ask","key":"0123456789ab","version":12,"command":{"do":"act","event":"take a1"}}'

    def heard(number):
        def again(_):
            nonlocal count
            count += 1
            wires[number].send(payload)

        return again

    try:
        for number in range(sockets):
            for _ in range(400):
                with contextlib.suppress(OSError):
                    wires.append(await Wire.connect(f"http://127.0.0.1:{port}", heard(number)))
                    break
                await asyncio.sleep(0.02)
        for wire in wires:
            wire.send(payload)
        await asyncio.sleep(0.5)
        begin, before = time.perf_counter(), count
        await asyncio.sleep(seconds)
        return (count - before) / (time.perf_counter() - begin)
    finally:
        process.kill()
        process.wait()


def report_ms(latencies):
    cuts = statistics.quantiles(latencies, n=1000)
    return tuple(round(cuts[at] * 1000, 1) for at in (499, 989, 998))


class Busy:
    """How much of a core a process uses."""

    def __init__(self, process):
        self.process = psutil.Process(process.pid)
        self.began, self.before = time.perf_counter(), self.used()

    def used(self):
        times = self.process.cpu_times()
        return times.user + times.system

    def share(self):
        """Cores, since it was last asked."""
        now, used = time.perf_counter(), self.used()
        share = (used - self.before) / (now - self.began)
        self.began, self.before = now, used
        return share


async def run(games, rate, seconds, spectators, database=None):
    """Games at a steady rate, then at the most; the 99th percentile of the acks in ms, the most, and its folder."""
    folder = Path(tempfile.mkdtemp(prefix="pithead-load-"))
    server = Live(database or folder / "p.db", log=folder / "log")
    load = Load()
    try:
        await open_games(server.url, load, games, spectators)
        await asyncio.sleep(0.5)
        busy = Busy(server.process)
        done = await offered(load, rate, seconds)
        share = busy.share()
        p50, p99, p999 = report_ms(load.latencies)
        what = f"{games} games, {len(load.wires)} sockets, {done / seconds:.0f} events/s offered"
        figure("T11", f"{what}: ack p50, p99, p99.9 in ms", f"{p50}, {p99}, {p999}", "p99 < 50", p99 < 50)
        rest = f"{busy.process.memory_info().rss >> 20} MB, {load.stale} stale, {load.refused} refused"
        figure("T11", "of a core for that", f"{100 * share:.0f} % ({rest})", "< 70 %", share < 0.7)
        top = await saturated(load, min(seconds, 10), 200)
        share = busy.share()
        each = f"{100 * share:.0f} % of a core, {top / share:.0f} a core-second; load average {os.getloadavg()[0]:.1f}"
        figure("T11", f"the most, durable events/s ({each})", f"{top:.0f}", "at least 3000", top >= 3000)
        return p99, top, folder
    finally:
        load.close()
        server.stop()


async def most(folder, games, seconds, sync):
    """Durable events a second at the most, on a disk whose sync takes `sync` ms."""
    slow = [sys.executable, "-m", "tests.faults.slow_disk"]
    root = {"PYTHONPATH": os.pathsep.join([str(Path(__file__).parents[2]), os.environ.get("PYTHONPATH", "")]), SYNC: str(sync)}
    server = Live(folder / "slow.db", command=slow, environment=root)
    load = Load()
    try:
        await open_games(server.url, load, games, 0)
        await asyncio.sleep(0.5)
        return await saturated(load, seconds, 200)
    finally:
        load.close()
        server.stop()


async def everything(wanted):
    p99, top, folder = await run(wanted.games, wanted.rate, wanted.seconds, wanted.spectators, wanted.database)
    if wanted.database is None:
        peer = await echoes(folder, min(wanted.seconds, 5))
        what = "beside a Starlette echo with one commit per message"
        figure("T11", f"{what} on this disk ({peer:.0f}/s): ratio", f"{top / peer:.1f}")
        if wanted.sync:
            ours = await most(folder, min(wanted.games, 300), min(wanted.seconds, 10), wanted.sync)
            peer = await echoes(folder, min(wanted.seconds, 5), wanted.sync)
            where = f"on a disk that syncs in {wanted.sync} ms ({ours:.0f}/s and {peer:.0f}/s)"
            figure("T11", f"{what} {where}: ratio", f"{ours / peer:.1f}", "at least 3", ours / peer >= 3)
    shutil.rmtree(folder, ignore_errors=True)
    Person.all_go()
    return p99, top


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--rate", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--spectators", type=int, default=0)
    parser.add_argument("--sync", type=float, default=0, help="also measure on a disk whose sync takes so many ms")
    parser.add_argument("--database")
    asyncio.run(everything(parser.parse_args()))


if __name__ == "__main__":
    sys.exit(main())
