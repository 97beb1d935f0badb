"""T7 and T8: readers that never read, writers that hardly write, and a thousand clients that are cut off at once.

python -m tests.faults.crowds --clients 1000
"""

import argparse
import asyncio
import contextlib
import random
import resource
import shutil
import sys
import tempfile
import time
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import psutil

from pithead.cli.load_client import Http, Wire
from tests.faults.figures import figure
from tests.faults.load import Load, _decode, at_a_rate, open_games
from tests.server.live import Live, Person
from tests.waiting import HANG_S


async def play(load, seconds, rate):
    """A steady game for so long; the worst and the 99th percentile of the answers, in ms."""
    reported = await at_a_rate(load, rate, seconds)
    return max(load.latencies) * 1000, reported[1]


async def slow(server, seconds, readers=20):
    """T7: some watch a busy table and never read, some send their handshake byte by byte."""
    load = Load()
    await open_games(server.url, load, 8, 0)
    table = load_table(server)
    process = psutil.Process(server.process.pid)
    await play(load, seconds / 3, 100)
    before = process.memory_info().rss
    person = Http(server.url)
    person.token = (await person.post("/api/session", {"name": "Slow", "kind": "program"}))["token"]
    stuck = []
    for _ in range(readers):
        ticket = (await person.post("/api/tickets", {}))["ticket"]
        wire = await Wire.connect(server.url, lambda payload: None)
        wire.send(msgspec.json.encode({"is": "hello", "ticket": ticket, "table": table}))
        wire.transport.pause_reading()
        for _ in range(400):
            wire.send(b'{"is":"sync","since":0}')
        stuck.append(wire)
    parts = urlsplit(server.url)
    writers = [await asyncio.open_connection(parts.hostname, parts.port) for _ in range(readers)]

    async def drip():
        for byte in b"GET /api/socket HTTP/1.1\r\nHost: x\r\n":
            for _, writer in writers:
                writer.write(bytes([byte]))
            await asyncio.sleep(0.2)

    dripping = asyncio.create_task(drip())
    worst, p99 = await play(load, seconds, 100)
    dripping.cancel()
    grown = (process.memory_info().rss - before) / (1 << 20)
    figure("T7", f"MB more for {readers} readers that never read and {readers} slow writers", f"{grown:.1f}", "< 5", grown < 5)
    figure("T7", "the others' answers, p99 and worst in ms", f"{p99}, {worst:.0f}", "p99 < 50", p99 < 50)
    for wire in (*stuck, *load.wires):
        wire.transport.abort()
    for _, writer in writers:
        writer.close()
    await person.close()
    return grown, p99


def load_table(server):
    """A busy public table."""
    return Person(server.url, "Doc").get("/api/tables?status=playing").json()["tables"][0]["table"]


async def storm(server, clients, seconds):
    """T8: so many clients are cut at once, and come back from their versions with jitter."""
    load = Load()
    await open_games(server.url, load, 8, 0)
    table = load_table(server)
    people = Http(server.url, size=16)
    people.token = (await people.post("/api/session", {"name": "Storm", "kind": "program"}))["token"]
    rng = random.Random(8)
    gate = asyncio.Semaphore(64)

    async def come(wait):
        await asyncio.sleep(rng.random() * wait)
        async with gate:
            for _ in range(20):
                with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                    ticket = (await people.post("/api/tickets", {}))["ticket"]
                    synced = asyncio.get_running_loop().create_future()

                    def heard(payload, synced=synced):
                        if not synced.done() and _decode(payload).kind == "update":
                            synced.set_result(None)

                    wire = await Wire.connect(server.url, heard)
                    wire.send(msgspec.json.encode({"is": "hello", "ticket": ticket, "table": table, "since": 3, "previews": False}))
                    await asyncio.wait_for(synced, HANG_S)
                    return wire
                await asyncio.sleep(0.1)
        raise ConnectionError("never came back")

    wires = await asyncio.gather(*(come(0) for _ in range(clients)))
    quiet = asyncio.create_task(play(load, seconds, 50))
    await asyncio.sleep(0.5)
    begin = time.perf_counter()
    for wire in wires:
        wire.transport.abort()
    wires = await asyncio.gather(*(come(1.0) for _ in range(clients)))
    took = time.perf_counter() - begin
    _, p99 = await quiet
    figure("T8", f"seconds until {clients} clients that were cut at once are in sync again", f"{took:.1f}", "< 5", took < 5)
    figure("T8", "p99 of the seats that were not cut, in ms", p99, "< 100", p99 < 100)
    for wire in (*wires, *load.wires):
        wire.transport.abort()
    await people.close()
    return took, p99


def run(clients, seconds=6):
    """Both, each beside a steady game of so many seconds."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    folder = Path(tempfile.mkdtemp(prefix="pithead-crowds-"))
    with Live(folder / "p.db", log=folder / "log") as server:
        results = asyncio.run(slow(server, seconds)), asyncio.run(storm(server, clients, seconds))
        assert "Traceback" not in (folder / "log").read_text("utf-8")
    Person.all_go()
    shutil.rmtree(folder, ignore_errors=True)
    return results


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--clients", type=int, default=1000)
    run(parser.parse_args().clients)


if __name__ == "__main__":
    sys.exit(main())
