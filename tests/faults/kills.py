"""T1: kill -9 the server again and again, at random and at named places, while bots play; nothing acknowledged may be lost.

python -m tests.faults.kills --kills 1000
python -m tests.faults.kills --kills 20 --planted      # acknowledges before it stores: must be caught
"""

import argparse
import asyncio
import contextlib
import hashlib
import json
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
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from pithead.games import NAMES as NAMES_OF_GAMES
from pithead.server.core import read_journal
from pithead.store.failpoints import NAMES
from pithead.store.sqlite import SqliteStore
from tests.server.live import Live, Person, seated, socket_url

PLACES = ("random", *NAMES)
THINK = 0.02
"""Seconds that a bot thinks at most, so that its game is not over before the next kill."""

AWAY = (OSError, WebSocketException, TimeoutError, ValueError, KeyError, httpx.HTTPError)
"""What a client meets while the server is down."""


class Player:
    """A bot on a seat that thinks a little, sends every command until it is answered, and remembers every ack."""

    def __init__(self, person, table, rng, one_process=True):
        self.person, self.id, self.rng, self.one_process = person, table, rng, one_process
        self.acked = {}
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

    def text(self):
        quantiles = statistics.quantiles(self.restart_ms, n=100) if len(self.restart_ms) > 1 else [0] * 99
        return (
            f"T1: {self.kills} kills, {self.acked} acknowledged moves, {self.lost} lost; {self.games} games, {self.differing} differ; "
            f"restart to first ack p50 {quantiles[49]:.0f} ms, p99 {quantiles[98]:.0f} ms; places {self.places}"
        )


def run(kills, tables=6, seed=1, planted=False, gap=(0.05, 0.4)):
    """Kill so often; the report."""
    folder = Path(tempfile.mkdtemp(prefix="pithead-kills-"))
    try:
        return asyncio.run(_run(folder, kills, tables, random.Random(seed), planted, gap))
    finally:
        Person.all_go()
        shutil.rmtree(folder, ignore_errors=True)


async def _run(folder, kills, tables, rng, planted, gap):
    plant = {"PYTHONPATH": str(Path(__file__).parents[2])} if planted else {}
    server = Live(folder / "p.db", environment=plant, command=PLANTED if planted else None)
    players, tasks, places, restarts = [], [], Counter(), []

    def more():
        id, people = seated(server.url, game=NAMES_OF_GAMES[len(players) // 2 % 2])
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
        await _until_killed(server, rng.uniform(*gap) if armed == "random" else 10)
        armed = PLACES[number % len(PLACES)]
        failpoint = {} if armed == "random" else {"PITHEAD_FAILPOINT": f"{armed}:{rng.randrange(3, 40)}"}
        server.environment = {**plant, **failpoint}
        begin = time.monotonic()
        server.start(wait=False)
        while server.process.poll() is None and time.monotonic() < begin + 20:
            first = [ack for player in players for ack in player.first_ack[-3:] if ack > begin]
            if first:
                restarts.append((min(first) - begin) * 1000)
                break
            await asyncio.sleep(0.005)
    server.kill()
    for player in players:
        player.over = True
    await asyncio.gather(*tasks)
    return await _judge(folder, kills, players, places, restarts)


async def _until_killed(server, seconds):
    """Wait until the failpoint has killed the server, or kill it after so long."""
    until = time.monotonic() + seconds
    while server.process.poll() is None and time.monotonic() < until:
        await asyncio.sleep(0.005)
    server.kill()


async def _judge(folder, kills, players, places, restarts):
    """Read the journal alone: every acknowledged version must hold that very command, and every game must replay."""
    store = SqliteStore(folder / "p.db")
    lost = acked = differing = 0
    games = {player.id for player in players}
    for player in players:
        rows = {row.seq: row for row in await store.read(player.id)}
        for version, key in player.acked.items():
            acked += 1
            lost += version not in rows or rows[version].key.partition(":")[2] != key
    for id in games:
        bodies = [row.body for row in await store.read(id)]
        hashes = {hashlib.sha256(msgspec.json.encode(read_journal(bodies).steps)).digest() for _ in range(2)}
        differing += len(hashes) != 1
    await store.close()
    return Report(kills, acked, lost, len(games), differing, dict(places), restarts)


PLANTED = [sys.executable, "-m", "tests.faults.planted"]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--planted", action="store_true")
    wanted = parser.parse_args()
    report = run(wanted.kills, planted=wanted.planted)
    print(report.text())
    return (report.lost == 0) if wanted.planted else (report.lost + report.differing)


if __name__ == "__main__":
    sys.exit(main())
