"""T21: several processes on one file, and the owner of a table is killed while a bot is to move: another takes over, and no move is lost.

python -m tests.faults.takeovers --kills 30
python -m tests.faults.takeovers --kills 250 --seed 3 --halls 3     # a part of the long form

Most of a kill is waiting: for the silence after which the others take over. So several halls, each with processes and a file of its own,
are tried side by side.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from pithead.match.entries import read_entry
from pithead.match.table import fold
from pithead.store.sqlite import SqliteStore
from tests.faults.figures import figure
from tests.server.live import Live, Person
from tests.waiting import PAUSE_S, wait_until

PROCESSES, TABLES = 3, 9
TAKEOVER_S = 2.0
"""A table whose owner was killed goes on within so many seconds."""


class Game:
    """A person against a bot that answers at once; the person comes through any process that lives."""

    def __init__(self, person, homes):
        self.homes = homes
        self.keys = {}
        places = [{"kind": "human"}, {"kind": "bot", "level": "random"}]
        answer = person.post("/api/tables", game="dice-miner", places=places, join="00" * 16)
        assert answer.status_code == 200, answer.text
        self.table = answer.json()["table"]

    def shown(self, home):
        return self.homes[home].table(self.table)

    def waits_for_bot(self, home):
        shown = self.shown(home)
        return shown["status"] == "playing" and shown["to_act"] == [1]

    def hand_over(self, home, rng):
        """Decide until the bot is asked, or nothing is left to decide; what was acknowledged is remembered."""
        while (shown := self.shown(home))["status"] == "playing" and 0 in shown["to_act"]:
            key = f"{rng.getrandbits(64):016x}"
            event = rng.choice(shown["choices"])["event"]
            answer = self.homes[home].command(self.table, shown["version"], "act", key=key, event=event)
            if answer.status_code == 200:
                self.keys[answer.json()["version"]] = key
                break


def kill_one(servers, games, rng):
    """Kill a process just as all bots are asked; for how long the slowest table stood still. The process comes back."""
    dead = rng.randrange(len(servers))
    living = rng.choice([number for number in range(len(servers)) if number != dead])
    servers[dead].kill()
    begin = time.monotonic()
    for game in games:
        game.hand_over(living, rng)
    while any(game.waits_for_bot(living) for game in games):
        time.sleep(PAUSE_S)
    stood = time.monotonic() - begin
    servers[dead].start()
    return stood


async def lost_and_doubled(database, games):
    """How many acknowledged moves the journals lack, and how many they have twice."""
    store = SqliteStore(database)
    lost = doubled = 0
    for game in games:
        rows = await store.read(game.table)
        fold(read_entry(row.body) for row in rows)
        keys = [row.key.partition(":")[2] for row in rows]
        lost += sum(key not in keys for key in game.keys.values())
        doubled += len(keys) - len(set(keys))
    await store.close()
    return lost, doubled


def kill_in_a_hall(kills, seed):
    """So many kills in one hall: for how long its tables stood still each time; and the moves that were acknowledged, lost and doubled."""
    rng, stood, played = random.Random(seed), [], []
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "pithead.db"
        servers = [Live(database) for _ in range(PROCESSES)]
        try:
            person = Person(servers[0].url)
            homes = [person.at(server.url) for server in servers]
            games = []
            for _ in range(kills):
                games = [game for game in games if game.shown(0)["status"] == "playing"]
                fresh = [Game(homes[rng.randrange(PROCESSES)], homes) for _ in range(TABLES - len(games))]
                games, played = games + fresh, played + fresh
                wait_until(lambda games=games: not any(game.waits_for_bot(0) for game in games), "a bot never moves")
                stood.append(kill_one(servers, games, rng))
        finally:
            for server in servers:
                server.kill()
        return stood, sum(len(game.keys) for game in played), *asyncio.run(lost_and_doubled(database, played))


def run(kills, seed=21, halls=1):
    Live.are_forked = True
    halls = min(halls, kills)
    shares = [kills // halls + (number < kills % halls) for number in range(halls)]
    with ThreadPoolExecutor(halls) as pool:
        found = list(pool.map(kill_in_a_hall, shares, range(seed * halls, seed * halls + halls)))
    Person.all_go()
    stood = sorted(seconds for each, *_ in found for seconds in each)
    acked, lost, doubled = (sum(counts) for counts in zip(*(counts for _, *counts in found)))
    slowest, usual, late = stood[-1], stood[len(stood) // 2], sum(seconds > TAKEOVER_S for seconds in stood)
    return [
        figure("T21", f"lost of {acked} acknowledged moves in {kills} kills of one of {PROCESSES} processes", lost, "0", lost == 0),
        figure("T21", "doubled entries", doubled, "0", doubled == 0),
        figure(
            "T21",
            f"seconds until all {TABLES} tables went on after a kill, median and most ({late} of {kills} later than {TAKEOVER_S:g})",
            f"{usual:.2f}, {slowest:.2f}",
            f"at most {TAKEOVER_S:g}",
            slowest <= TAKEOVER_S,
        ),
    ]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=30)
    parser.add_argument("--seed", type=int, default=21)
    parser.add_argument("--halls", type=int, default=1)
    wanted = parser.parse_args()
    return sum(not good for good in run(wanted.kills, wanted.seed, wanted.halls))


if __name__ == "__main__":
    sys.exit(main())
