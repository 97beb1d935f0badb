"""A running server to test against, and people who use it."""

import atexit
import contextlib
import copy
import functools
import json
import os
import secrets
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import ClassVar

import httpx
from websockets.sync.client import connect

from tests.waiting import HANG_S, PAUSE_S, wait_until
from tests.zygote import Zygote

HEADERS = {"X-Pithead": "1", "Content-Type": "application/json"}
FREE = {"frames": 0, "sockets": 0, "tables": 0, "requests": 0, "studies": 0, "open-tables": 0, "sessions": 0, "cpu-ms": 0, "contacts": 0}
"""No limits."""
MODERATION_TOKEN = "the host's own token"
NAMES = ("Ann", "Bo", "Cleo", "Dag")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Live:
    """A server in a process of its own; in `pytest` the plain ones are forked by a process that has imported all that a server needs."""

    are_forked: ClassVar = False

    def __init__(self, database, port=None, environment=None, log=None, command=None, **settings):
        self.command = command
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = database
        self.settings = {**FREE, **settings}
        self.environment = environment or {}
        self.log = Path(log) if log else None
        self.process = None
        self.start()

    def start(self, wait=True):
        flags = [word for name, value in self.settings.items() if value is not False for word in flag(name, value)]
        serve = ["serve", "--port", str(self.port), "--database", str(self.database), *flags]
        with self.log.open("ab") if self.log else contextlib.nullcontext() as out:
            if self.are_forked and not (self.command or self.environment or "processes" in self.settings):
                self.process = zygote().start(serve, out)
            else:
                streams = {"stdout": out or subprocess.DEVNULL, "stderr": out or subprocess.DEVNULL}
                command = self.command or [sys.executable, "-m", "pithead"]
                self.process = subprocess.Popen([*command, *serve], env={**os.environ, **self.environment}, **streams)
        if wait:
            self.wait()

    def wait(self):
        wait_until(self.answers, "the server does not answer")

    def answers(self):
        assert self.process.poll() is None, "the server ended"
        with contextlib.suppress(OSError), urllib.request.urlopen(f"{self.url}/healthz"):
            return True
        return False

    def kill(self):
        self.process.kill()
        self.process.wait()

    def stop(self):
        self.process.terminate()
        try:
            return self.process.wait(HANG_S)
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.stop()


@functools.cache
def zygote():
    """What forks all servers of this process."""
    made = Zygote(serves=True)
    atexit.register(made.close)
    return made


def socket_url(url, table=""):
    return "ws" + url.removeprefix("http") + "/api/socket" + (f"?table={table}" if table else "")


def flag(name, value):
    return [f"--{name}"] if value is True else [f"--{name}", str(value)]


class Person:
    """Somebody with a session: a guest with a cookie, or a program with a token."""

    everybody: ClassVar[list] = []

    def __init__(self, url, name="Ann", kind="guest"):
        self.url = url
        self.http = httpx.Client(base_url=url, headers=HEADERS, timeout=HANG_S, verify=False)  # no certificates are read for plain HTTP
        self.everybody.append(self)
        answer = self.post("/api/session", name=name, kind=kind)
        assert answer.status_code == 200, answer.text
        self.token = answer.json().get("token", "")
        if self.token:
            self.http.headers["Authorization"] = f"Bearer {self.token}"

    def post(self, path, **body):
        return self.http.post(path, content=json.dumps(body))

    def get(self, path, **headers):
        return self.http.get(path, headers=headers)

    def open(self, places=("human", "human"), game="dice-miner", **more):
        made = [{"kind": place} if place != "bot" else {"kind": "bot", "level": "random"} for place in places]
        answer = self.post("/api/tables", game=game, places=made, **more)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def sit(self, table, link=None, seat=None, seed=None):
        secret = link.partition("#")[2].partition("=")[2] if link else ""
        return self.post(f"/api/tables/{table}/join", nonce=secrets.token_hex(16), secret=secret, seat=seat, seed=seed)

    def table(self, id):
        return self.get(f"/api/tables/{id}").json()

    def command(self, id, version, do, key=None, **fields):
        body = {"key": key or secrets.token_urlsafe(12), "version": version, "command": {"do": do, **fields}}
        return self.post(f"/api/tables/{id}/commands", **body)

    def ticket(self):
        return self.post("/api/tickets").json()["ticket"]

    @contextlib.contextmanager
    def socket(self, table, since=None, secret="", ticket=None, origin=True, previews=True, lang=""):
        origin = self.url if origin is True else origin
        patience = {"open_timeout": HANG_S, "close_timeout": 1, "ping_interval": None}
        with connect(socket_url(self.url, table), origin=origin, compression=None, max_size=1 << 22, **patience) as ws:
            hello = {"is": "hello", "ticket": ticket or self.ticket(), "table": table, "secret": secret, "previews": previews, "lang": lang}
            ws.send(json.dumps({**hello, **({} if since is None else {"since": since})}))
            yield ws

    def at(self, url):
        """The same person at another process of the server."""
        twin = copy.copy(self)
        twin.url = url
        twin.http = httpx.Client(base_url=url, headers=self.http.headers, cookies=dict(self.http.cookies), timeout=HANG_S, verify=False)
        self.everybody.append(twin)
        return twin

    @classmethod
    def all_go(cls):
        while cls.everybody:
            cls.everybody.pop().http.close()


def seated(url, places=("human", "human"), **more):
    """People on all chairs of a new table: its name, and them."""
    host = Person(url)
    created = host.open(places, **more)
    people = []
    for link in created["links"]:
        if link.get("seat") is not None:
            person = Person(url, NAMES[link["seat"] % len(NAMES)]) if people else host
            assert person.sit(created["table"], link["url"], seed=more.get("seed")).status_code == 200
            people.append(person)
    return created["table"], people


def hear(ws, kind):
    """The next message of a kind."""
    while True:
        message = json.loads(ws.recv(HANG_S))
        if message["is"] == kind:
            return message


def play_out(table, people, most=10_000, until=lambda view: False):
    """Last choices by HTTP until the game is over, or a position is reached; the versions that were acknowledged."""
    acked, viewer = [], 0
    while most:
        shown = people[viewer].table(table)
        assert "status" in shown, shown
        if shown["status"] != "playing" or until(shown["view"]):
            break
        seat = next((seat for seat in shown["to_act"] if seat < len(people)), None)
        if seat is None:
            time.sleep(PAUSE_S)
            continue
        mine = shown if seat == viewer else people[seat].table(table)
        viewer = seat
        if "choices" not in mine:
            continue
        answer = people[seat].command(table, mine["version"], "act", event=mine["choices"][-1]["event"])
        if answer.status_code == 409 and answer.json()["is"] == "stale":
            continue
        assert answer.status_code == 200, answer.text
        acked.append(answer.json()["version"])
        most -= 1
    return acked


def settled(ask):
    """An answer of a worker, however busy the machine is."""
    return wait_until(lambda: (answer := ask()).status_code not in (429, 503) and answer)
