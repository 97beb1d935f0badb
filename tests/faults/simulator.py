"""T3: the server's core in a world where messages get lost, doubled, late and mixed up, and processes and disks fail.

Everything runs in one thread on a clock of its own, so a seed is a whole history that can be looked at again:

    python -m tests.faults.simulator --seeds 20000
    python -m tests.faults.simulator --seed 4711
"""

import argparse
import heapq
import random
import sys
import time
from itertools import count
from unittest import mock

import msgspec

from pithead.game import Options
from pithead.match.clocks import NoClock, PerMove
from pithead.match.commands import Act, TableSpec, open_table, sit
from pithead.match.entries import Acted, Left, SeatPlan, read_entry
from pithead.match.table import fold
from pithead.server.messages import Ack, Said, Stale
from pithead.server.tables import TableRegistry, news
from pithead.server.tables import Viewer as Look
from pithead.store import AlreadyStored, Append, ClientSession, Conflict, Stored, StoredEntry, StoreFailed
from tests.faults.figures import figure
from tests.faults.toy import TOY

TABLE = "sim"
MOVE_MS = 60_000


class Broken(AssertionError):
    """The promise was broken in this world."""


class Later:
    """Something that a coroutine waits for."""

    def __init__(self, start):
        self.start = start

    def __await__(self):
        return (yield self)


class Disk:
    """What survives a crash; two keys unique, as the real stores keep them."""

    def __init__(self):
        self.streams = {}

    def write(self, line: Append):
        lines = self.streams.setdefault(line.stream, [])
        for row in lines:
            if row.key == line.key:
                return AlreadyStored(row.seq)
        if line.seq != len(lines) + 1:
            return Conflict()
        lines.append(StoredEntry(line.seq, line.key, line.body))
        return Stored(line.seq)


class SimStore:
    """A disk that takes its time, and fails before or after it has written."""

    def __init__(self, world, server):
        self.world, self.server = world, server

    def append(self, line):
        def start(resume):
            world = self.world
            if world.faults and world.rng.random() < 0.06:
                if world.rng.random() < 0.5 and isinstance(world.disk.write(line), Stored):
                    world.notify(self.server, line.stream)
                world.after(world.rng.random() * 0.05, lambda: resume(StoreFailed("store-failed", problem="simulated")))
                return

            def commit():
                outcome = world.disk.write(line)
                if isinstance(outcome, Stored):
                    world.notify(self.server, line.stream)
                world.after(world.rng.random() * 0.01, lambda: resume(outcome))

            world.later_on_disk(world.rng.random() * 0.02, commit)

        return Later(start)

    def read(self, stream, after=0):
        return self._reply(lambda: [row for row in self.world.disk.streams.get(stream, []) if row.seq > after])

    def read_last(self, stream, count):
        return self._reply(lambda: self.world.disk.streams.get(stream, [])[-count:])

    async def serving_since(self):
        return 0.0

    def find(self, stream, key):
        return self._reply(lambda: next((row.seq for row in self.world.disk.streams.get(stream, []) if row.key == key), None))

    def _reply(self, answer):
        return Later(lambda resume: self.world.after(self.world.rng.random() * 0.005, lambda: resume(answer())))


class Server:
    """A process: its core, and the tasks that die with it."""

    def __init__(self, world, number):
        self.world, self.number = world, number
        self.life = 0
        self.boot()

    def boot(self):
        self.life += 1
        self.up = True
        world = self.world
        pause = lambda seconds: Later(lambda resume: world.after(seconds, lambda: resume(None)))  # noqa: E731
        self.registry = world.registry_type(SimStore(world, self), lambda: world.now + self.number * 1e6, pause)

    def run(self, work):
        """Start a coroutine; whatever it waits for goes on only while this life lasts."""
        life = self.life

        def resume(value=None):
            if self.life != life or not self.up:
                work.close()
                return
            try:
                later = work.throw(value) if isinstance(value, Exception) else work.send(value)
            except StopIteration:
                return
            except StoreFailed:
                return
            later.start(resume)

        resume()

    def crash(self):
        self.up = False


class Viewer:
    """A connection of a client, as the core sees it."""

    def __init__(self, client, server):
        self.client, self.server, self.life = client, server, server.life
        self.who, self.viewer, self.link, self.blocked = client.who, Look(client.seat), "", frozenset()
        self.number = next(client.world.numbers)

    def __hash__(self):
        """By number, so that a set of them has the same order in every run of the seed."""
        return self.number

    def tell(self, message):
        world = self.client.world
        update = msgspec.json.decode(message)
        if update["is"] == "update" and update["table"]["version"] > len(world.disk.streams[TABLE]):
            raise Broken("told what was not stored")
        world.send(self, lambda: self.client.hear(update))


class Client:
    """An honest client: sends a command until it is answered, and asks again for what it missed."""

    def __init__(self, world, seat):
        self.world, self.seat, self.who = world, seat, f"w{seat}"
        self.session = ClientSession(self.who, self.who, self.who, "guest")
        self.version = 0
        self.table = None
        self.log = []
        self.pending = None
        self.acked = {}
        self.said = 0
        self.eyes = None
        self.server = None

    def connect(self):
        world = self.world
        self.server = world.rng.choice(world.servers)
        if not self.server.up:
            world.after(0.2, self.connect)
            return
        self.eyes = eyes = Viewer(self, self.server)

        async def hello():
            live = await eyes.server.registry.live_table(TABLE)
            live.watchers.add(eyes)
            eyes.tell(await eyes.server.registry.catch_up(live, self.version, Look(self.seat)))

        self.server.run(hello())

    def hear(self, message):
        if message["is"] != "update":
            return
        version = message["table"]["version"]
        if version > self.version and message["since"] != self.version:
            self.sync()
        elif version > self.version or self.table is None:
            self.log += message["news"]
            self.version, self.table = version, message["table"]

    def sync(self):
        eyes, since = self.eyes, self.version

        async def sync():
            live = await eyes.server.registry.live_table(TABLE)
            eyes.tell(await eyes.server.registry.catch_up(live, since, Look(self.seat)))

        self.world.to_server(eyes, sync)

    def act(self):
        """Now and then: a new command if one is due, or the old one again."""
        world = self.world
        world.after(0.05 + world.rng.random() * 0.2, self.act)
        if self.eyes is None or self.eyes.life != self.server.life or not self.server.up:
            if not world.rng.randrange(3):
                self.connect()
            return
        if world.faults and world.rng.random() < 0.02:
            self.connect()
        if self.pending is None and self.table and self.table.get("choices"):
            key = f"{self.who}{len(world.intents)}" if world.rng.random() < 0.7 else f"shared{self.version}"
            if (self.who, key) in world.intents:
                return
            event = world.rng.choice(self.table["choices"])["event"]
            if world.faults and world.rng.random() < 0.1:
                event = "rolled 1"
            self.pending = (key, self.version, event)
            world.intents[self.who, key] = self.pending
        if self.pending is not None:
            self.send(*self.pending)
        if world.rng.random() < 0.03:
            self.speak()

    def send(self, key, version, event):
        eyes = self.eyes
        reply = lambda message: self.world.reply(eyes, self, message)  # noqa: E731
        self.world.to_server(eyes, lambda: eyes.server.registry.command(TABLE, self.seat, self.who, key, version, Act(event), reply))

    def speak(self):
        eyes, key = self.eyes, f"chat{self.said}"
        self.said += 1
        for _ in range(2):

            async def speak():
                registry = eyes.server.registry
                await registry.say(await registry.live_table(TABLE), self.session, key, "hello", lambda message: None)

            self.world.to_server(eyes, speak)

    def answer(self, message):
        if self.pending is None or message.key != self.pending[0]:
            return
        if isinstance(message, Ack):
            self.acked[message.key] = message.version
        self.pending = None
        if isinstance(message, Stale):
            self.sync()


class World:
    """One seed: two clients, one or two servers, and trouble for a while."""

    def __init__(self, seed, registry_type=TableRegistry):
        self.rng = random.Random(seed)
        self.registry_type = registry_type
        self.now = 0.0
        self.events = []
        self.order = count()
        self.numbers = count()
        self.disk = Disk()
        self.intents = {}
        self.crashes = 0
        self.faults = True
        self.timed = self.rng.random() < 0.3
        self.on_disk = {}
        self.open()
        self.servers = [Server(self, number) for number in range(self.rng.choice((1, 2)))]
        self.clients = [Client(self, seat) for seat in (0, 1)]

    def open(self):
        clock = PerMove(MOVE_MS) if self.timed else NoClock()
        places = (SeatPlan("open"), SeatPlan("open"))
        wish = TableSpec(TOY, Options(), places, TABLE, "h", b"s" * 32, clock=clock, stand_in="random")
        line, table = open_table(wish)
        self.disk.write(Append(TABLE, 1, "open", msgspec.json.encode(line)))
        for seat in (0, 1):
            line, table = sit(table, seat, f"w{seat}", f"P{seat}", "00", "", 0)
            self.disk.write(Append(TABLE, table.version, f"sit{seat}", msgspec.json.encode(line)))

    def after(self, seconds, call):
        heapq.heappush(self.events, (self.now + seconds, next(self.order), call))

    def later_on_disk(self, seconds, commit):
        """A write that is under way; a crash of the process may or may not stop it."""
        done = []

        def once():
            if not done:
                done.append(True)
                self.on_disk.pop(once, None)
                commit()

        def cut():
            done.append(True)
            self.on_disk.pop(once, None)

        once.cut = cut
        self.on_disk[once] = True
        self.after(seconds, once)

    def crash(self):
        server = self.rng.choice(self.servers)
        if server.up:
            self.crashes += 1
            server.crash()
            for write in list(self.on_disk):
                if self.rng.random() < 0.5:
                    write.cut()
            self.after(self.rng.random() * 0.5, server.boot)

    def notify(self, author, stream):
        """The word to the other processes; while there is trouble it may get lost, until a reconnection says `*`."""
        for server in self.servers:
            if server is author:
                continue
            lost = self.faults and self.rng.random() < 0.1
            word, wait = ("*", 0.5) if lost else (stream, self.rng.random() * 0.02)
            self.after(wait, lambda server=server, word=word: server.up and server.run(server.registry.on_stored(word)))

    def send(self, eyes, call):
        """A message to a client: lost, doubled or late while there is trouble; gone with its connection."""
        for delay in self.ways():
            self.after(delay, lambda: call() if eyes is eyes.client.eyes else None)

    def to_server(self, eyes, work):
        life = eyes.life
        for delay in self.ways():
            self.after(delay, lambda: eyes.server.run(work()) if eyes.server.up and eyes.server.life == life else None)

    def ways(self):
        if not self.faults:
            return (0.001,)
        way = self.rng.random()
        number = 0 if way < 0.05 else 2 if way < 0.15 else 1
        return [self.rng.random() * 0.05 for _ in range(number)]

    def reply(self, eyes, client, message):
        """What a server answers is checked where it leaves, heard or not."""
        if isinstance(message, Said):
            return
        rows = {row.key: row for row in self.disk.streams[TABLE]}
        row = rows.get(f"{client.who}:{message.key}")
        if isinstance(message, Ack) and (row is None or row.seq != message.version):
            raise Broken("acknowledged what is not on the disk")
        if isinstance(message, Stale) and row is not None:
            raise Broken("called stale what is on the disk")
        self.send(eyes, lambda: client.answer(message))

    def run(self):
        for client in self.clients:
            client.connect()
            self.after(self.rng.random(), client.act)
        for _ in range(self.rng.randrange(4)):
            self.after(self.rng.random() * 3, self.crash)
        calm, end = 3.0, 30.0
        while self.events and self.now < end:
            self.now, _, call = heapq.heappop(self.events)
            if self.faults and self.now > calm:
                self.faults = False
                for server in self.servers:
                    if not server.up:
                        server.boot()
                for client in self.clients:
                    client.connect()
            call()
            if not self.faults and self.done():
                break
        self.check()

    def done(self):
        """The game is over on the disk, and everybody knows."""
        length = len(self.disk.streams[TABLE])
        return all(client.table and client.version == length and client.table["status"] == "over" for client in self.clients)

    def check(self):
        rows = self.disk.streams[TABLE]
        lines = [read_entry(row.body) for row in rows]
        table = fold(lines)
        if table.status != "over":
            raise Broken("the game did not go on")
        keys = {row.key: row.seq for row in rows}
        for client in self.clients:
            if client.version != len(rows):
                raise Broken("a client never heard of the end")
            told = msgspec.to_builtins(news(table, lines, client.seat))
            if client.log != list(told):
                raise Broken("a client missed something, or heard it twice")
            for key, version in client.acked.items():
                if keys.get(f"{client.who}:{key}") != version:
                    raise Broken("an acknowledged move is lost")
        for row, line in zip(rows, lines):
            who, _, key = row.key.partition(":")
            if (who, key) in self.intents:
                _, version, event = self.intents[who, key]
                acted = next(entry for entry in line.items if isinstance(entry, Acted))
                if (row.seq, f"w{acted.seat}", acted.event) != (version + 1, who, event):
                    raise Broken("a move was not what its player had asked for")
            if any(isinstance(entry, Left) for entry in line.items):
                raise Broken("somebody's time ran out too early")
            if not key and row.seq > 3:
                raise Broken("a line that nobody asked for")
        chat = [row.key.split(":")[1] + row.key.split(":")[0] for row in self.disk.streams.get(TABLE + "/chat", [])]
        if len(set(chat)) != len(chat):
            raise Broken("a word was said twice")


def simulate(seed, registry_type=TableRegistry):
    """Live through one world; raises Broken. The crashes in it."""
    world = World(seed, registry_type)
    world.run()
    return world.crashes, world.now


def with_toy():
    """Let journals name the toy game."""
    return mock.patch("pithead.record.edition_of", return_value=TOY)


def run(seeds, first=0, registry_type=TableRegistry):
    """Many worlds: how many crashes, and how much time passed in them."""
    crashes = virtual = 0
    with with_toy():
        for seed in range(first, first + seeds):
            try:
                died, lived = simulate(seed, registry_type)
            except Exception as error:
                raise Broken(f"seed {seed}: {error!r}") from error
            crashes += died
            virtual += lived
    return crashes, virtual


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seeds", type=int, default=20_000)
    parser.add_argument("--seed", type=int)
    wanted = parser.parse_args()
    if wanted.seed is not None:
        run(1, wanted.seed)
        return
    begin = time.perf_counter()
    crashes, virtual = run(wanted.seeds)
    took = time.perf_counter() - begin
    speed = f"{wanted.seeds / took:.0f} seeds/s, {virtual / took:.0f}x real time"
    figure("T3", f"broken promises in {wanted.seeds} worlds with {crashes} crashes ({speed})", 0, "0")


if __name__ == "__main__":
    sys.exit(main())
