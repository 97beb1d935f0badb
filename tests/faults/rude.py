"""T22: thousands of tables at a steady rate, and one visitor who does within the default limits all that once stopped everybody.

python -m tests.faults.rude --tables 2000 --rate 500 --seconds 30

The visitor posts records of a megabyte that are wrong at their end, and bodies of brackets; asks for what-ifs with bots; opens sockets
that sync from the beginning in a language; opens event streams, sessions and tables without end; and talks. All at once, and again as
soon as there is an answer, or half a second after a refusal. The others come from other addresses of the same machine. A bot plays on
meanwhile.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from pithead.bots import RandomBot
from pithead.cli.load_client import Http, Wire
from pithead.games import load_game
from pithead.match.play import open_match, play_out
from pithead.record import Player, write_record
from tests.commands import ROOT
from tests.faults.figures import figure
from tests.faults.load import Load, at_a_rate, open_games
from tests.server.live import Live, Person
from tests.waiting import wait_until, wait_until_async

TABLES_FROM_ONE_ADDRESS = 8
"""As many as the default limits let somebody look at from one address."""

RUDE_ADDRESS = "127.66.6.6"
REFUSED_PAUSE_S = 0.5
"""When a refused request is sent once more: what is tried is costly requests, not the cheapest in any number."""

SYNCING, STREAMS, MEGABYTE = 18, 40, 1_000_000


def addresses(count):
    """Addresses of this machine, a person behind each."""
    return [f"127.1.{number // 250}.{number % 250 + 1}" for number in range(count)]


# The visitor, in a process of its own


class Visitor:
    """Does everything at once; what was answered is counted by its kind and status."""

    def __init__(self, url, table):
        self.url = url
        self.table = table
        self.http = Http(url, size=64, source=RUDE_ADDRESS)
        self.heard = Counter()
        record = json.loads(a_record())
        self.whole = record
        steps, last = record["steps"], record["steps"][-1]
        self.wrong = json.dumps({**record, "steps": [*steps, *[last] * ((MEGABYTE - len(json.dumps(record))) // (len(last) + 4))]})

    async def run(self):
        """Until this process is ended."""
        self.http.token = (await self.http.post("/api/session", {"name": "Rude", "kind": "program"}))["token"]
        record = {"record": self.whole, "at": 0, "bots": "apprentice"}
        table = {"game": "dice-miner", "places": [{"kind": "open"}] * 2}
        nested = "[" * (MEGABYTE // 2) + "]" * (MEGABYTE // 2)
        await asyncio.gather(
            *(self.again("record", "POST", "/api/records", self.wrong) for _ in range(4)),
            *(self.again("nested", "POST", "/api/records", nested) for _ in range(2)),
            *(self.again("what-if", "POST", "/api/explore", json.dumps(record)) for _ in range(6)),
            *(self.again("session", "POST", "/api/session", '{"name":"Many","kind":"program"}') for _ in range(2)),
            *(self.again("table", "POST", "/api/tables", json.dumps(table)) for _ in range(2)),
            *(self.again("chat", "POST", f"/api/tables/{self.table}/chat", said) for _ in range(2)),
            *(self.socket() for _ in range(SYNCING)),
            *(self.stream() for _ in range(STREAMS)),
        )

    async def again(self, kind, method, path, body):
        """One request after the other."""
        while True:
            status = await self.status(method, path, body() if callable(body) else body)
            self.heard[kind, status] += 1
            await asyncio.sleep(0 if status == 200 else REFUSED_PAUSE_S)

    async def status(self, method, path, body):
        """The status of an answer; 0 if the connection was cut."""
        with contextlib.suppress(OSError, EOFError, ValueError):
            reader, writer = await asyncio.open_connection(self.http.host, self.http.port, local_addr=(RUDE_ADDRESS, 0))
            try:
                writer.write(request(method, path, self.http.token, len(body)) + body.encode())
                head = await reader.readuntil(b"\r\n\r\n")
                return int(head.split(b" ", 2)[1])
            finally:
                writer.close()
        return 0

    async def socket(self):
        """Sync from the beginning, in a language, as fast as the answers come; and come back whenever that is cut off."""
        while True:
            with contextlib.suppress(OSError, EOFError, KeyError):
                ticket = (await self.http.post("/api/tickets", {}))["ticket"]
                wire = await Syncing.connect(self.url, lambda payload: None, source=RUDE_ADDRESS)
                hello = {"is": "hello", "ticket": ticket, "table": self.table, "since": 1, "lang": "de"}
                wire.send(json.dumps(hello).encode())
                await wire.closed
                self.heard["socket", "cut"] += 1
            await asyncio.sleep(REFUSED_PAUSE_S)

    async def stream(self):
        """An event stream that is kept open, if it is let in."""
        path = f"/api/tables/{self.table}/events"
        while True:
            with contextlib.suppress(OSError, EOFError):
                reader, writer = await asyncio.open_connection(self.http.host, self.http.port, local_addr=(RUDE_ADDRESS, 0))
                writer.write(request("GET", path, self.http.token, 0))
                head = await reader.readuntil(b"\r\n\r\n")
                self.heard["stream", int(head.split(b" ", 2)[1])] += 1
                while await reader.read(1 << 16):
                    pass
                writer.close()
            await asyncio.sleep(REFUSED_PAUSE_S)


class Syncing(Wire):
    """A socket that asks for everything again after each message."""

    def data_received(self, data):
        super().data_received(data)
        if self.open.done() and self.transport is not None:
            self.send(b'{"is":"sync","since":1}')


def request(method, path, token, length):
    """The head of a request."""
    lines = (f"{method} {path} HTTP/1.1", "Host: x", "Content-Type: application/json", f"Authorization: Bearer {token}")
    return "\r\n".join((*lines, f"Content-Length: {length}", "", "")).encode()


def said():
    """Something to say, each time under another key."""
    return json.dumps({"key": f"{random.getrandbits(80):020x}", "text": "hey " * 100})


def a_record():
    """A whole random game."""
    game = load_game("dice-miner")
    match, _ = open_match(game, [Player(name, "human", None) for name in ("Ann", "Bob")], options=game.options_type(), seed="rude")
    play_out(match, [RandomBot()] * 2, random.Random(22))
    return write_record(match.record())


async def visit(url, table, file):
    """Be rude until ended, and write down again and again what was answered."""
    visitor = Visitor(url, table)

    async def note():
        while True:
            await asyncio.sleep(0.25)
            fresh = file.with_suffix(".new")
            fresh.write_text(json.dumps([[*kind, count] for kind, count in visitor.heard.items()]))
            fresh.replace(file)

    await asyncio.gather(visitor.run(), note())


# The others


async def open_tables(url, load, tables):
    """So many tables, a few from each address."""
    gate = asyncio.Semaphore(4)

    async def some(source, count):
        async with gate:
            await open_games(url, load, count, 0, source)

    full, rest = divmod(tables, TABLES_FROM_ONE_ADDRESS)
    counts = [TABLES_FROM_ONE_ADDRESS] * full + ([rest] if rest else [])
    await asyncio.gather(*(some(source, count) for source, count in zip(addresses(len(counts)), counts)))


def bot_game(url):
    """A person against a bot that thinks."""
    person = Person(url, "Ann")
    places = [{"kind": "human"}, {"kind": "bot", "level": "apprentice"}]
    return person, person.post("/api/tables", game="dice-miner", places=places, join="00" * 16).json()["table"]


def slowest_bot(person, table, until):
    """Play against the bot for so long and until it has answered once; the longest that took, in seconds, and how often it did."""
    longest, answers = 0.0, 0
    while not (until() and answers):
        shown = person.table(table)
        if shown["status"] != "playing":
            break
        if 0 in shown["to_act"]:
            person.command(table, shown["version"], "act", event=shown["choices"][0]["event"])
            continue
        begin = time.perf_counter()
        wait_until(lambda: person.table(table)["to_act"] != [1], "the bot does not answer")
        longest, answers = max(longest, time.perf_counter() - begin), answers + 1
    return longest, answers


async def with_visitor(server, load, table, rate, seconds, folder):
    """The times of the others beside the visitor, what the visitor heard, and how the bot did."""
    file, over = folder / "heard.json", asyncio.Event()
    command = [sys.executable, "-m", "tests.faults.rude", "--visit", server.url, table, str(file)]
    path = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH"))))
    visitor = subprocess.Popen(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": path})
    person, game = bot_game(server.url)
    try:
        await wait_until_async(file.exists)
        bot = asyncio.create_task(asyncio.to_thread(slowest_bot, person, game, over.is_set))
        times = await at_a_rate(load, rate, seconds)
        over.set()
        answered = await bot
        return times, json.loads(file.read_text()), answered
    finally:
        over.set()
        visitor.kill()
        visitor.wait()


async def measure(server, tables, rate, seconds, folder):
    """Alone, and then beside the visitor; what the visitor heard."""
    load = Load()
    try:
        await open_tables(server.url, load, tables)
        busy = Person(server.url, "Doc").get("/api/tables?status=playing").json()["tables"][0]["table"]
        alone = await at_a_rate(load, rate, seconds)
        beside, heard, (longest, answers) = await with_visitor(server, load, busy, rate, seconds, folder)
    finally:
        load.close()
    what = f"{tables} tables, {rate} events/s offered, load average {os.getloadavg()[0]:.1f}"
    figure("T22", f"{what}: answers without the visitor, p50, p99, p99.9 in ms", ", ".join(map(str, alone)))
    figure("T22", "the same beside the visitor", ", ".join(map(str, beside)), "p99 < 100", beside[1] < 100)
    figure("T22", f"the longest that a bot took for {answers} answers meanwhile, in s", f"{longest:.2f}", "< 5", longest < 5)
    broken = sum(count for _, status, count in heard if isinstance(status, int) and status >= 500 and status != 503)
    kinds = "; ".join(f"{kind} {status}: {count}" for kind, status, count in sorted(heard, key=str))
    figure("T22", f"5xx but 503 for the visitor ({kinds})", broken, "0", broken == 0)
    return load, heard, answers, broken


def run(tables, rate, seconds):
    """The whole trial on a server with the default limits."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    folder = Path(tempfile.mkdtemp(prefix="pithead-rude-"))
    limits = {"sockets": 20, "requests": 300, "studies": 60, "sessions": 200, "tables": 300, "open-tables": 1000, "cpu-ms": 20_000}
    with Live(folder / "p.db", log=folder / "log", **limits) as server:
        result = asyncio.run(measure(server, tables, rate, seconds, folder))
        assert "Traceback" not in (folder / "log").read_text("utf-8")
    Person.all_go()
    shutil.rmtree(folder, ignore_errors=True)
    return result


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--rate", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--visit", nargs=3, help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.visit:
        url, table, file = wanted.visit
        asyncio.run(visit(url, table, Path(file)))
    else:
        run(wanted.tables, wanted.rate, wanted.seconds)


if __name__ == "__main__":
    sys.exit(main())
