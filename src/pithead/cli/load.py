"""`load`: whole games with what the page sends, against a server of its own, beside two echo servers in the same run.

Every client does what a page does: it seals and reveals a nonce, says hello with a language, sends one command after the other, and has
its receipt signed. A finished game is followed by a new one.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import secrets
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final, Protocol

import msgspec

from pithead import fair
from pithead.cli.bench_page import machine, number, table
from pithead.cli.files import print_json
from pithead.cli.load_client import Http, Wire
from pithead.cli.wire import SIGNATURE_INTERVAL
from pithead.cli.words import say
from pithead.game import Unreadable
from pithead.games import game_names
from pithead.values import Value

START_TIMEOUT_S: Final = 120.0
WARM_UP_S: Final = 3.0
"""Played before anything counts: workers start, and words that come again are made once."""

SEATS: Final = 2
NO_LIMITS: Final = ("frames", "sockets", "tables", "requests", "studies", "open-tables", "sessions", "cpu-ms")
ECHO_MESSAGE: Final = b'{"is":"ask","key":"0123456789abcdef","version":12,"command":{"do":"act","event":"take a1"}}'


class Measured(Value):
    """One row: durable events a second by the clock and by the server's processor time, times to the answer, bytes to each viewer.

    The times are those at half of the most that the server can take.
    """

    name: str
    processes: int
    events_per_s: float
    events_per_cpu_s: float
    cpu_us: float
    p50_ms: float
    p99_ms: float
    p999_ms: float
    bytes: float


class WireChoice(Value):
    """A legal event; the rest of what the page gets is read over."""

    event: str


class SeenTable(Value):
    """What a client needs of a table; a change names only what is new."""

    version: int
    status: str = ""
    choices: tuple[WireChoice, ...] | None = None


class Message(Value):
    """What a client needs of a message."""

    kind: str = msgspec.field(name="is")
    key: str = ""
    table: SeenTable | None = None
    gone: tuple[str, ...] = ()


_decode = msgspec.json.Decoder(Message).decode


class Traffic:
    """What was sent and heard: commands on their way, times to the answer, bytes of updates, and who could send more."""

    def __init__(self) -> None:
        self.sent: dict[str, float] = {}
        self.times: list[float] = []
        self.stored = 0
        self.bytes = 0
        self.ready: deque[Callable[[float], bool]] = deque()
        self.tasks: set[asyncio.Task[None]] = set()

    def begin(self, work: Coroutine[object, object, None]) -> None:
        """Do something beside the commands, until everybody goes."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def acknowledged(self, key: str) -> None:
        """A command is on the disk."""
        begin = self.sent.pop(key, None)
        if begin is not None:
            self.stored += 1
            self.times.append(time.perf_counter() - begin)

    def send_one(self, intended: float) -> bool:
        """Let the next who can send a command; its time counts from when it was meant to be sent."""
        while self.ready:
            if self.ready.popleft()(intended):
                return True
        return False


class LoadPlayer:
    """One person at one table, with the messages of the page."""

    def __init__(self, traffic: Traffic, http: Http, table: str, rng: random.Random, over: Callable[[], None]) -> None:
        self.traffic = traffic
        self.http = http
        self.table = table
        self.rng = rng
        self.over = over
        self.shown = SeenTable(0, "open")
        self.asked = 0
        self.signed_at = 0
        self.waits = False
        self.wire: Wire | None = None

    async def connect(self, url: str) -> None:
        """Open the socket, and say hello as the page does."""
        ticket = (await self.http.post("/api/tickets", {}))["ticket"]
        self.wire = await Wire.connect(url, self.heard, f"/api/socket?table={self.table}")
        wants = {"previews": False, "lang": "en", "changes": True}
        self.wire.send(msgspec.json.encode({"is": "hello", "ticket": ticket, "table": self.table, "secret": "", "since": 0, **wants}))

    def heard(self, payload: bytes) -> None:
        """A message of the server."""
        message = _decode(payload)
        if message.kind in ("update", "change"):
            self.traffic.bytes += len(payload)
        elif message.kind == "ack":
            self.traffic.acknowledged(message.key)
        elif message.kind in ("stale", "refused"):
            self.traffic.sent.pop(message.key, None)
        if message.table is not None and message.table.version >= self.shown.version:
            self.look(self.known(message.table, message.gone) if message.kind == "change" else message.table)

    def known(self, new: SeenTable, gone: Sequence[str]) -> SeenTable:
        """The table after a change of it."""
        same = () if "choices" in gone else self.shown.choices
        return SeenTable(new.version, new.status or self.shown.status, same if new.choices is None else new.choices)

    def look(self, shown: SeenTable) -> None:
        """The table has changed: have the receipt signed if that is due, and be ready if a decision is owed."""
        ended = shown.status == "over" and self.shown.status != "over"
        self.shown = shown
        if shown.status != "open" and (ended or not self.signed_at or shown.version - self.signed_at >= SIGNATURE_INTERVAL):
            self.signed_at = shown.version
            self.sign()
        if ended:
            self.over()
        if shown.choices and self.asked != shown.version and not self.waits:
            self.waits = True
            self.traffic.ready.append(self.act)

    def sign(self) -> None:
        """Have the receipt signed."""
        if self.wire is not None:
            self.wire.send(msgspec.json.encode({"is": "sign", "key": secrets.token_hex(8)}))

    def act(self, intended: float) -> bool:
        """Ask what a choice would do, as whoever selects it does, and send it, if a decision is still owed."""
        self.waits = False
        if not self.shown.choices or self.asked == self.shown.version or self.wire is None:
            return False
        self.asked = self.shown.version
        key = secrets.token_hex(8)
        self.traffic.sent[key] = intended
        version, event = self.shown.version, self.rng.choice(self.shown.choices).event
        self.wire.send(msgspec.json.encode({"is": "preview", "key": secrets.token_hex(8), "version": version, "event": event}))
        self.wire.send(msgspec.json.encode({"is": "ask", "key": key, "version": version, "command": {"do": "act", "event": event}}))
        return True

    def leave(self) -> None:
        """Hang up."""
        if self.wire is not None:
            self.wire.transport.abort()


class Hall:
    """Games for two that are played side by side, each followed by another."""

    def __init__(self, url: str, game: str, traffic: Traffic, number: int = 0) -> None:
        self.url = url
        self.game = game
        self.traffic = traffic
        self.people = [Http(url) for _ in range(SEATS)]
        self.playing: set[LoadPlayer] = set()
        self.rng = random.Random(11 + number)

    async def fill(self, games: int) -> None:
        """Open so many games."""
        for at, person in enumerate(self.people):
            person.token = (await person.post("/api/session", {"name": f"P{at}", "kind": "program"}))["token"]
        gate = asyncio.Semaphore(8)

        async def one() -> None:
            async with gate:
                await self.open_game()

        await asyncio.gather(*(one() for _ in range(games)))

    async def open_game(self) -> None:
        """A table as the page opens it: the host sits down with a sealed nonce, the guest joins, both reveal."""
        nonces = [fair.new_nonce() for _ in self.people]
        places = [{"kind": "open"}] * len(self.people)
        body = {"game": self.game, "places": places, "visibility": "public", "join": fair.seal(nonces[0])}
        table = str((await self.people[0].post("/api/tables", body))["table"])
        await self.people[1].post(f"/api/tables/{table}/join", {"seal": fair.seal(nonces[1])})
        for person, nonce in zip(self.people, nonces):
            await person.get(f"/api/tables/{table}?lang=en")
            await person.post(f"/api/tables/{table}/salt", {"nonce": nonce})
        players: list[LoadPlayer] = []

        def over() -> None:
            if players and players[0] in self.playing:
                self.playing.difference_update(players)
                self.traffic.begin(self.follow(players))

        players += [LoadPlayer(self.traffic, person, table, self.rng, over) for person in self.people]
        self.playing.update(players)
        for player in players:
            await player.connect(self.url)

    async def follow(self, players: Sequence[LoadPlayer]) -> None:
        """The next game; whoever played the last one goes when all have heard its end."""
        with suppress(OSError, EOFError):
            await self.open_game()
        for player in players:
            player.leave()


class CountedTraffic(Value):
    """How many commands were stored, and how many bytes of updates came."""

    stored: int
    bytes: int


async def saturated(traffic: Traffic, seconds: float, flight: int, least: int = 1) -> CountedTraffic:
    """Always so many commands on their way, for so long and until so many more are stored."""
    begin, enough, before = time.perf_counter(), traffic.stored + least, CountedTraffic(traffic.stored, traffic.bytes)
    while (spent := time.perf_counter() - begin) < seconds or (traffic.stored < enough and spent < START_TIMEOUT_S):
        while len(traffic.sent) < flight and traffic.send_one(time.perf_counter()):
            pass
        await asyncio.sleep(0.001)
    return CountedTraffic(traffic.stored - before.stored, traffic.bytes - before.bytes)


async def offered(traffic: Traffic, rate: float, seconds: float) -> list[float]:
    """Commands at a steady rate, whatever the answers do; their times to the answer."""
    traffic.times.clear()
    begin = time.perf_counter()
    count = 0
    while (now := time.perf_counter()) < begin + seconds:
        while begin + count / rate <= now:
            traffic.send_one(begin + count / rate)
            count += 1
        await asyncio.sleep(0.001)
    return traffic.times


class LoadClient(Protocol):
    """Some of those who load the server: here, or in a process of their own."""

    async def saturate(self, seconds: float, least: int = 1) -> CountedTraffic:
        """As many commands as the server takes."""

    async def offer(self, rate: float, seconds: float) -> list[float]:
        """Commands at a steady rate, and their times to the answer."""


class ClientHere:
    """The load of this process, with so many commands on their way."""

    def __init__(self, traffic: Traffic, flight: int) -> None:
        self.traffic = traffic
        self.flight = flight

    async def saturate(self, seconds: float, least: int = 1) -> CountedTraffic:
        """As many commands as the server takes."""
        return await saturated(self.traffic, seconds, self.flight, least)

    async def offer(self, rate: float, seconds: float) -> list[float]:
        """Commands at a steady rate, and their times to the answer."""
        return await offered(self.traffic, rate, seconds)


class ClientElsewhere:
    """The load of another process: one alone can't ask as much as several processes of a server can answer."""

    def __init__(self, url: str, game: str, games: int, number: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._orders, there = context.Pipe()
        self._process = context.Process(target=play_elsewhere, args=(there, url, game, games, number), daemon=True)
        self._process.start()
        there.close()

    async def answer(self) -> Any:
        """What the other process says next."""
        return await asyncio.to_thread(self._orders.recv)

    async def saturate(self, seconds: float, least: int = 1) -> CountedTraffic:
        """As many commands as the server takes."""
        self._orders.send(("saturate", seconds, least))
        return CountedTraffic(*await self.answer())

    async def offer(self, rate: float, seconds: float) -> list[float]:
        """Commands at a steady rate, and their times to the answer."""
        self._orders.send(("offer", rate, seconds))
        times: list[float] = await self.answer()
        return times

    def close(self) -> None:
        """It is not needed any more."""
        self._process.terminate()
        self._process.join()


def play_elsewhere(orders: Connection, url: str, game: str, games: int, number: int) -> None:
    """What the other process does: it opens its games, says so, and carries out one order after the other."""

    async def play() -> None:
        traffic = Traffic()
        await Hall(url, game, traffic, number).fill(games)
        client = ClientHere(traffic, games)
        orders.send(None)
        while True:
            order, *arguments = await asyncio.to_thread(orders.recv)
            if order == "saturate":
                counted = await client.saturate(*arguments)
                orders.send((counted.stored, counted.bytes))
            else:
                orders.send(await client.offer(*arguments))

    with suppress(EOFError):
        asyncio.run(play())


async def measure(name: str, processes: int, pid: int, clients: Sequence[LoadClient], seconds: float, least: int, viewers: int) -> Measured:
    """The most, and then the times at half of it; before that, `least` commands of each client and some seconds that don't count."""
    await asyncio.gather(*(each.saturate(WARM_UP_S, least) for each in clients))
    used, begin = processor_s(pid), time.perf_counter()
    counts = await asyncio.gather(*(each.saturate(seconds) for each in clients))
    used, spent = processor_s(pid) - used, time.perf_counter() - begin
    events, size = max(1, sum(each.stored for each in counts)), sum(each.bytes for each in counts)
    times = await asyncio.gather(*(each.offer(events / spent / 2 / len(clients), seconds) for each in clients))
    p50, p99, p999 = percentiles_ms([one for each in times for one in each])
    return Measured(
        name,
        processes,
        round(events / spent, 1),
        round(events / max(used, 1e-9), 1),
        round(1e6 * used / events, 1),
        p50,
        p99,
        p999,
        round(size / events / viewers, 1),
    )


def percentiles_ms(times: Sequence[float]) -> tuple[float, float, float]:
    """The times that half, 99 of 100, and 999 of 1000 are below."""
    cuts = statistics.quantiles(times, n=1000) if len(times) > 1 else [0.0] * 999
    return round(1000 * cuts[499], 2), round(1000 * cuts[989], 2), round(1000 * cuts[998], 2)


def processor_s(pid: int) -> float:
    """The processor time of a process and of all below it that still run."""
    stats = (_stat(folder) for folder in Path("/proc").iterdir() if folder.name.isdecimal())
    known = {number: (parent, used) for number, parent, used in filter(None, stats)}
    total, below = 0.0, [pid]
    while below:
        one = below.pop()
        total += known[one][1] if one in known else 0.0
        below += [child for child, (parent, _) in known.items() if parent == one]
    return total


def _stat(folder: Path) -> tuple[int, int, float] | None:
    """The number of a process, of its parent, and its processor time in seconds; None if it has just ended."""
    try:
        fields = (folder / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return int(folder.name), int(fields[1]), (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def running(command: Sequence[str], port: int) -> Iterator[subprocess.Popen[bytes]]:
    """A server that answers, until it is not needed any more."""
    process = subprocess.Popen([sys.executable, "-m", *command], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        until = time.monotonic() + START_TIMEOUT_S
        while True:
            try:
                socket.create_connection(("127.0.0.1", port)).close()
                break
            except OSError:
                if process.poll() is not None or time.monotonic() > until:
                    raise Unreadable("load-server", command=" ".join(command)) from None
                time.sleep(0.05)
        yield process
    finally:
        process.terminate()
        process.wait()


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def measure_game(game: str, database: str, processes: int, games: int, seconds: float, clients: int = 1) -> Measured:
    """Whole games of one kind against a server of so many processes, asked by so many clients with so many games each."""
    port = free_port()
    limits = [word for name in NO_LIMITS for word in (f"--{name}", "0")]
    where = ["--port", str(port), "--database", database, "--processes", str(processes), "--log", "warning"]
    url, store = f"http://127.0.0.1:{port}", "PostgreSQL" if "://" in database else "SQLite"
    with running(["pithead", "serve", *where, *limits], port) as server:
        others = [ClientElsewhere(url, game, games, number) for number in range(clients)]
        try:
            await asyncio.gather(*(each.answer() for each in others))
            return await measure(f"{game}, {store}", processes, server.pid, others, seconds, games, SEATS)
        finally:
            for each in others:
                each.close()


async def measure_echo(folder: Path, mode: str, sockets: int, seconds: float) -> Measured:
    """A baseline: what is sent comes back once it is stored."""
    port, traffic = free_port(), Traffic()
    with running(["pithead.cli.load_echo", str(port), str(folder / f"{mode}.db"), mode], port) as server:
        wires: list[Wire] = []

        def heard(payload: bytes) -> None:
            traffic.bytes += len(payload)
            traffic.acknowledged(payload[19:35].decode())

        def sender(at: int) -> Callable[[float], bool]:
            def send(intended: float) -> bool:
                key = secrets.token_hex(8)
                traffic.sent[key] = intended
                wires[at].send(ECHO_MESSAGE.replace(b"0123456789abcdef", key.encode()))
                traffic.ready.append(send)
                return True

            return send

        for at in range(sockets):
            wires.append(await Wire.connect(f"http://127.0.0.1:{port}", heard))
            traffic.ready.append(sender(at))
        try:
            return await measure(say(f"load-echo-{mode}"), 1, server.pid, [ClientHere(traffic, sockets)], seconds, sockets, 1)
        finally:
            for wire in wires:
                wire.transport.abort()


def read_counts(text: str) -> tuple[int, ...]:
    """Numbers with commas between them."""
    try:
        return tuple(max(1, int(each)) for each in text.split(","))
    except ValueError:
        raise Unreadable("wire-json", problem=text) from None


def run(
    games: int, seconds: float, postgres: str | None, processes: Sequence[int], json: bool, page: Path | None, clients: int = 1
) -> None:
    """Measure every game on every store, and the baselines; print the figures, and write the page as it grows."""
    if not Path("/proc/self/stat").exists():
        raise Unreadable("load-system")
    rows: list[Measured] = []
    busy = os.getloadavg()[0]

    def add(work: Awaitable[Measured]) -> None:
        async def waited() -> Measured:
            return await work

        rows.append(asyncio.run(waited()))
        if not json:
            print(sentence(rows[-1]), flush=True)
        if page is not None:
            page.parent.mkdir(parents=True, exist_ok=True)
            page.write_text("\n".join(lines(rows, games, seconds, busy, clients)) + "\n", "utf-8")

    with tempfile.TemporaryDirectory(prefix="pithead-load-") as folder:
        for mode in ("each", "group"):
            add(measure_echo(Path(folder), mode, games, seconds))
        for game in game_names():
            for count in processes:
                add(measure_game(game, str(Path(folder) / f"{game}-{count}.db"), count, games, seconds, clients))
            for count in processes if postgres else ():
                add(measure_game(game, str(postgres), count, games, seconds, clients))
    if json:
        print_json(rows)


def sentence(row: Measured) -> str:
    """A row in words."""
    return say(
        "load-row",
        name=row.name,
        processes=row.processes,
        events=round(row.events_per_cpu_s),
        us=round(row.cpu_us),
        times=f"{row.p50_ms:.1f}, {row.p99_ms:.1f}, {row.p999_ms:.1f}",
        bytes=round(row.bytes),
    )


def lines(rows: Sequence[Measured], games: int, seconds: float, busy: float, clients: int = 1) -> Iterator[str]:
    """The page; `busy` is how many things were running on the machine before."""
    made = say("load-made", machine=machine(), games=games * clients, clients=clients, seconds=f"{seconds:g}", load=f"{busy:.1f}")
    yield from (f"# {say('load-title')}", "", made, "")
    yield from (say("load-read"), "")
    head = ("", *(say(f"load-{name}") for name in ("processes", "clock", "processor", "us", "times", "bytes")))
    yield from table(
        head,
        (
            (
                row.name,
                str(row.processes),
                number(row.events_per_s),
                number(row.events_per_cpu_s),
                number(row.cpu_us),
                f"{row.p50_ms:.1f} / {row.p99_ms:.1f} / {row.p999_ms:.1f}",
                number(row.bytes),
            )
            for row in rows
        ),
    )
    if not any("PostgreSQL" in row.name for row in rows):
        yield from ("", say("load-no-postgres"))
