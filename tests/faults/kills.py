"""T1: kill -9 the server again and again, at random and at named places, while bots play; nothing acknowledged may be lost.

python -m tests.faults.kills --kills 1000
python -m tests.faults.kills --kills 20 --planted      # acknowledges before it stores: must be caught
"""

import argparse
import asyncio
import contextlib
import hashlib
import json
import os
import random
import secrets
import shutil
import statistics
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

import httpx
import msgspec
import psutil
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from pithead.games import game_names
from pithead.match.entries import read_entry
from pithead.match.table import after_entry, fold
from pithead.store.failpoints import NAMES
from pithead.store.sqlite import SqliteStore
from tests.faults.figures import figure
from tests.server.live import Live, Person, seated, socket_url
from tests.waiting import HANG_S

PLACES = ("random", *NAMES)
THINK = 0.02
"""Seconds that a bot thinks at most, so that its game is not over before the next kill."""

FAILPOINT_S = 10.0
"""Seconds until a server is killed whose failpoint was not reached."""

ACKS_BETWEEN_KILLS = 3
"""However slow the machine is, a server that is killed at random has acknowledged so many moves."""

AWAY = (OSError, WebSocketException, TimeoutError, ValueError, KeyError, httpx.HTTPError)
"""What a client meets while the server is down."""


class Player:
    """A bot on a seat that thinks a little, sends every command until it is answered, and remembers every ack."""

    def __init__(self, person, table, rng, one_process=True):
        self.person, self.id, self.rng, self.one_process = person, table, rng, one_process
        self.acked = {}
        self.seat = None
        self.seen = {}
        self.first_ack = []
        self.over = False
        self.pending = None
        self.version = 0

    async def play(self):
        """Until told to stop; whatever breaks, come back."""
        while not self.over:
            with contextlib.suppress(*AWAY):
                ticket = await asyncio.to_thread(self.person.ticket)
                async with connect(socket_url(self.person.url), origin=self.person.url, compression=None, close_timeout=0.2) as ws:
                    hello = {"is": "hello", "ticket": ticket, "table": self.id, "previews": False}
                    await ws.send(json.dumps(hello))
                    await self.talk(ws)
            await asyncio.sleep(self.rng.uniform(0.02, 0.06))

    async def talk(self, ws):
        table = None
        while not self.over:
            message = json.loads(await asyncio.wait_for(ws.recv(), 5))
            match message["is"]:
                case "update":
                    table = message["table"]
                    if self.one_process and table["version"] < self.version:
                        raise AssertionError(f"{self.id}: version {table['version']} after {self.version}")
                    self.version = table["version"]
                    self.seat = table["you"]
                    self.seen[self.version] = digest_of_view(table.get("view"))
                case "stale":
                    table, self.pending = message["table"], None
                case "ack":
                    self.acked[message["version"]] = message["key"]
                    self.first_ack.append(time.monotonic())
                    self.pending = None
                    continue
                case "refused":
                    self.pending = None
                case _:
                    continue
            if table["status"] == "over":
                self.over = True
            elif self.pending is not None:
                await ws.send(json.dumps(self.pending))
            elif table.get("choices"):
                await asyncio.sleep(self.rng.uniform(0, THINK))
                event = self.rng.choice(table["choices"])["event"]
                self.pending = {"is": "ask", "key": secrets.token_urlsafe(12), "version": table["version"]}
                self.pending["command"] = {"do": "act", "event": event}
                await ws.send(json.dumps(self.pending))


class Report(msgspec.Struct):
    """What the kills did."""

    kills: int
    acked: int
    lost: int
    games: int
    differing: int
    places: dict[str, int]
    restart_ms: list[float]
    restart_cpu_ms: list[float]

    def figures(self, planted):
        """What came of it, as figures."""
        if planted:
            figure("T1", "acknowledging before storing: moves lost", self.lost, "> 0", self.lost > 0, control=True)
            return
        figure("T1", f"lost of {self.acked} acknowledged moves in {self.kills} kills", self.lost, "0", self.lost == 0)
        figure("T1", f"games that differ, of {self.games}", self.differing, "0", self.differing == 0)
        figure("T1", "kills by place", ", ".join(f"{name} {count}" for name, count in sorted(self.places.items())))
        if len(self.restart_ms) > 1:
            cuts = statistics.quantiles(self.restart_ms, n=100)
            figure("T1", "restart to first ack in ms, p50 and p99", f"{cuts[49]:.0f}, {cuts[98]:.0f}", "p50 < 500", cuts[49] < 500)
            figure("T1", "processor time of the server until then in ms, p50", f"{statistics.median(self.restart_cpu_ms):.0f}")


def run(kills, tables=6, seed=1, planted=False, gap=(0.05, 0.4)):
    """Kill so often; the report."""
    folder = Path(tempfile.mkdtemp(prefix="pithead-kills-"))
    try:
        return asyncio.run(_run(folder, kills, tables, random.Random(seed), planted, gap))
    finally:
        Person.all_go()
        shutil.rmtree(folder, ignore_errors=True)


async def _run(folder, kills, tables, rng, planted, gap):
    plant = {"PYTHONPATH": os.pathsep.join([str(Path(__file__).parents[2]), os.environ.get("PYTHONPATH", "")])} if planted else {}
    server = Live(folder / "p.db", environment=plant, command=PLANTED if planted else None)
    players, tasks, places, restarts, busy = [], [], Counter(), [], []

    def more():
        id, people = seated(server.url, game=game_names()[len(players) // 2 % 2])
        for person in people:
            player = Player(person, id, random.Random(rng.random()))
            players.append(player)
            tasks.append(asyncio.create_task(player.play()))

    armed = "random"
    for number in range(1, kills + 1):
        while sum(not player.over for player in players) < 2 * tables:
            try:
                more()
            except httpx.HTTPError:
                await asyncio.to_thread(server.kill)
                break
        places[armed] += 1
        await _until_killed(server, rng.uniform(*gap) if armed == "random" else FAILPOINT_S, players)
        armed = PLACES[number % len(PLACES)]
        failpoint = {} if armed == "random" else {"PITHEAD_FAILPOINT": f"{armed}:{rng.randrange(3, 40)}"}
        server.environment = {**plant, **failpoint}
        begin = time.monotonic()
        server.start(wait=False)
        while server.process.poll() is None and time.monotonic() < begin + HANG_S:
            first = [ack for player in players for ack in player.first_ack[-3:] if ack > begin]
            if first:
                restarts.append((min(first) - begin) * 1000)
                with contextlib.suppress(psutil.Error):
                    busy.append(sum(psutil.Process(server.process.pid).cpu_times()[:2]) * 1000)
                break
            await asyncio.sleep(0.005)
    server.kill()
    for player in players:
        player.over = True
    await asyncio.gather(*tasks)
    return await _judge(folder, kills, players, places, restarts, busy)


async def _until_killed(server, seconds, players):
    """Wait until the failpoint has killed the server, or kill it after so long, but not before some moves were acknowledged."""

    def acked():
        return sum(len(player.acked) for player in players)

    until, enough = time.monotonic() + seconds, acked() + ACKS_BETWEEN_KILLS
    while server.process.poll() is None and (time.monotonic() < until or acked() < enough):
        await asyncio.sleep(0.005)
    server.kill()


async def _judge(folder, kills, players, places, restarts, busy):
    """Read the journal alone: every acknowledged version must hold that very command, and replay shows what the players saw."""
    store = SqliteStore(folder / "p.db")
    lost = acked = differing = 0
    games = {player.id for player in players}
    for player in players:
        rows = {row.seq: row for row in await store.read(player.id)}
        for version, key in player.acked.items():
            acked += 1
            lost += version not in rows or rows[version].key.partition(":")[2] != key
    for id in games:
        lines = [read_entry(row.body) for row in await store.read(id)]
        differing += not _as_seen(lines, [player for player in players if player.id == id])
    await store.close()
    return Report(kills, acked, lost, len(games), differing, dict(places), restarts, busy)


def _as_seen(lines, players):
    """Does the journal tell the game that the players saw, version by version?"""
    table = fold(lines[:1])
    for version in range(1, len(lines) + 1):
        table = after_entry(table, lines[version - 1]) if version > 1 else table
        for player in players:
            if version in player.seen:
                view = None if table.state is None else json.loads(msgspec.json.encode(table.game.view(table.state, player.seat)))
                if digest_of_view(view) != player.seen[version]:
                    return False
    return True


def digest_of_view(view):
    """The hash of a view in JSON."""
    return hashlib.sha256(json.dumps(view, sort_keys=True).encode()).digest()


PLANTED = [sys.executable, "-m", "tests.faults.planted"]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--planted", action="store_true")
    wanted = parser.parse_args()
    report = run(wanted.kills, planted=wanted.planted)
    report.figures(wanted.planted)
    return (report.lost == 0) if wanted.planted else (report.lost + report.differing)


if __name__ == "__main__":
    sys.exit(main())
