"""T5: two processes and PostgreSQL; kill -9, stop and continue a process, kill the database; every list only grows.

python -m tests.faults.processes --rounds 30
"""

import argparse
import asyncio
import contextlib
import random
import signal
import sys
import time
from functools import partial

from pithead.server.tables import read_journal
from pithead.store.postgres import PostgresStore
from tests.faults.figures import figure
from tests.faults.kills import AWAY, Player
from tests.postgres import Postgres
from tests.server.live import Live, Person, seated
from tests.waiting import HANG_S, wait_until_async

FAULTS = ("kill", "freeze", "database")
ACKS_BETWEEN_FAULTS = 8
"""However slow the machine is, so many moves were acknowledged before each fault."""


class Wanderer(Player):
    """A player who comes back through any process that answers, and checks that what it reads only grows."""

    def __init__(self, person, table, rng, servers):
        super().__init__(person, table, rng, one_process=False)
        self.homes = [person.at(server.url) for server in servers]

    async def play(self):
        while not self.over:
            self.person = self.rng.choice(self.homes)
            task = asyncio.create_task(super().play())
            _, waiting = await asyncio.wait({task}, timeout=2 + self.rng.random())
            for each in waiting:
                each.cancel()
            with contextlib.suppress(asyncio.CancelledError, *AWAY):
                await task


async def _run(rounds, seed, postgres):
    rng = random.Random(seed)
    servers = [Live(postgres.url), Live(postgres.url)]
    players, tasks = [], []
    for number in range(4):
        id, people = seated(servers[number % 2].url)
        for person in people:
            player = Wanderer(person, id, random.Random(rng.random()), servers)
            players.append(player)
            tasks.append(asyncio.create_task(player.play()))
    pauses = []

    def enough(acks):
        """Are so many moves acknowledged, or is there none left to make?"""
        return sum(len(player.acked) for player in players) >= acks or all(player.over for player in players)

    for number in range(rounds):
        await asyncio.sleep(rng.uniform(0.2, 0.8))
        await wait_until_async(partial(enough, ACKS_BETWEEN_FAULTS * (number + 1)))
        server = rng.choice(servers)
        match FAULTS[number % len(FAULTS)]:
            case "kill":
                server.kill()
                server.start(wait=False)
            case "freeze":
                server.process.send_signal(signal.SIGSTOP)
                await asyncio.sleep(1.5)
                server.process.send_signal(signal.SIGCONT)
            case "database":
                postgres.kill()
                await asyncio.to_thread(postgres.start)
        begin = time.monotonic()
        while not any(ack > begin for player in players for ack in player.first_ack[-1:]) and time.monotonic() < begin + HANG_S:
            if all(player.over for player in players):
                break
            await asyncio.sleep(0.01)
        pauses.append(time.monotonic() - begin)
    for player in players:
        player.over = True
    await asyncio.gather(*tasks)
    for server in servers:
        server.kill()
    store = await PostgresStore.open(postgres.url)
    lost = acked = 0
    for player in players:
        rows = {row.seq: row for row in await store.read(player.id)}
        read_journal([row.body for row in rows.values()])
        for version, key in player.acked.items():
            acked += 1
            lost += version not in rows or rows[version].key.partition(":")[2] != key
    await store.close()
    return acked, lost, pauses


def run(rounds, seed=5):
    postgres = Postgres()
    try:
        acked, lost, pauses = asyncio.run(_run(rounds, seed, postgres))
    finally:
        Person.all_go()
        postgres.close()
    figure("T5", f"lost of {acked} acknowledged moves in {rounds} faults", lost, "0", lost == 0)
    figure("T5", "longest pause in seconds, seen by the clients", f"{max(pauses):.1f}")
    return acked, lost


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=30)
    return run(parser.parse_args().rounds)[1]


if __name__ == "__main__":
    sys.exit(main())
