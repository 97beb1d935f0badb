"""T6: two windows on one seat; a client that is killed and comes back, beside one that sends everything twice."""

import json
import os
import random
import secrets
import signal
import statistics
import subprocess
import sys
import threading
import time

import pytest

from pithead.cli.wire import Client, Door, read_link
from pithead.games import game_names
from tests.faults.figures import figure
from tests.server.live import Live, Person, hear, seated
from tests.sizes import size
from tests.waiting import HANG_S, wait_until

RACES = size("RACES")
KILLS = 4


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("windows")
    with Live(folder / "p.db", log=folder / "log") as live:
        yield live
    Person.all_go()


def ask(version, event):
    return {"is": "ask", "key": secrets.token_urlsafe(12), "version": version, "command": {"do": "act", "event": event}}


def answer(ws, key):
    """What the server says to a command, and how long it took."""
    begin = time.monotonic()
    while True:
        message = json.loads(ws.recv(HANG_S))
        if message.get("key") == key:
            return message, time.monotonic() - begin


def test_two_windows_that_act_at_once_end_on_the_same_table(server):
    rng, races, waits, both = random.Random(6), 0, [], 0
    while races < RACES:
        table, people = seated(server.url)
        with people[0].socket(table, previews=False) as a, people[0].socket(table, previews=False) as b:
            mine = hear(a, "update")["table"]
            hear(b, "update")
            while races < RACES and mine["status"] == "playing":
                if not mine.get("choices"):
                    theirs = people[1].table(table)
                    people[1].command(table, theirs["version"], "act", event=rng.choice(theirs["choices"])["event"])
                    mine = people[0].table(table)
                    continue
                asks = [ask(mine["version"], rng.choice(mine["choices"])["event"]) for _ in range(2)]
                for ws, message in zip((a, b), asks):
                    ws.send(json.dumps(message))
                (one, _), (other, took) = answer(a, asks[0]["key"]), answer(b, asks[1]["key"])
                races += 1
                assert {one["is"], other["is"]} == {"ack", "stale"}
                stale = one if one["is"] == "stale" else other
                waits.append(took)
                mine = people[0].table(table)
                assert stale["table"]["version"] == mine["version"]
                both += stale["table"]["view"] != mine["view"]
    assert figure("T6", f"diverging states in {races} races of two windows", both, "0", both == 0)
    late = statistics.median(waits) * 1000
    figure("T6", "ms until the loser has the new table, median", f"{late:.1f}", "< 100", late < 100)


class Stutterer(Client):
    """A client that sends every command twice, and then once more under another name."""

    doubled = 0

    def twice(self, command):
        message = {"is": "ask", "key": secrets.token_urlsafe(16), "version": self.table["version"], "command": command}
        first, second = self._insist(message), self._insist(message)
        assert first == second, "the same command has two answers"
        third = self._insist({**message, "key": secrets.token_urlsafe(16)})
        assert third["is"] == ("stale" if first["is"] == "ack" else first["is"])
        self.doubled += first["is"] == "ack"


def play_twice_each(client, stop):
    """Play until the game is over; the first choice, always twice."""
    while client.table.get("status") != "over" and not stop.is_set():
        if client.table.get("choices"):
            before = client.table["version"]
            client.twice({"do": "act", "event": client.table["choices"][0]["event"]})
            while client.table["version"] == before and client.wait(5):
                pass
        else:
            client.wait(0.5)


@pytest.mark.parametrize("game", game_names())
def test_one_is_killed_and_comes_back_one_acts_twice_and_both_see_the_same_end(server, tmp_path, game):
    """`pithead join` in a process of its own is killed with -9 again and again; the other player repeats every command."""
    host = Person(server.url)
    created = host.open(("human", "human"), game=game)
    links = {link["seat"]: link["url"] for link in created["links"] if link.get("seat") is not None}
    command = [sys.executable, "-m", "pithead", "join", links[0], "--name", "Cat"]
    environment = {**os.environ, "XDG_STATE_HOME": str(tmp_path)}

    (tmp_path / "in").write_bytes(b"1\n" * 3000)

    def cat():
        with (tmp_path / "in").open("rb") as keys, (tmp_path / "out").open("wb") as screen:
            return subprocess.Popen(command, stdin=keys, stdout=screen, env=environment)

    process = cat()
    wire = Stutterer(Door(server.url, "Dot", keep=tmp_path / "dot"), read_link(links[1]))
    wire.sit()
    stop = threading.Event()
    dot = threading.Thread(target=play_twice_each, args=(wire, stop))
    dot.start()

    def version():
        return host.table(created["table"])["version"]

    rng = random.Random(7)
    for _ in range(KILLS):
        wanted = version() + rng.randrange(2, 9)
        wait_until(lambda: version() >= wanted, "the game does not go on")  # noqa: B023
        process.send_signal(signal.SIGKILL)
        process.wait()
        process = cat()
    assert process.wait(HANG_S) == 0
    said = (tmp_path / "out").read_text("utf-8")
    dot.join(HANG_S)
    stop.set()
    wire.close()
    final = wire.door.get(f"/api/tables/{created['table']}")
    assert final["status"] == wire.table["status"] == "over"
    assert (wire.table["version"], wire.table["view"], wire.table["result"]) == (final["version"], final["view"], final["result"])
    names = ", ".join(final["seats"][seat]["name"] for seat in final["result"]["winners"])
    assert names in said.splitlines()[-1]
    assert str(max(final["result"]["totals"])) in said.splitlines()[-1]
    assert wire.doubled > 5
    figure("T6", f"{game}: one killed {KILLS} times, one sending all of {wire.doubled} commands twice: different ends", 0, "0")
