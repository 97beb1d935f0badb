"""A server in this very process, whose secrets and clock come again: two of them differ only in what a test makes different."""

import asyncio
import json
import random
import re
import secrets
import time
from contextlib import contextmanager

import httpx

from pithead.server.app import make_app
from pithead.server.endpoints import ENDPOINTS
from pithead.server.settings import Settings
from pithead.server.sockets import Sockets
from tests.server.bodies import BODIES
from tests.server.live import FREE, HEADERS

NOW = 1_790_000_000
"""The time of day, which stands still."""

OF_THE_BOX = tuple(f"/api/{name}" for name in ("games", "rules", "pieces", "figures", "facts", "lessons", "puzzles"))
"""What everybody gets alike, below `/api/`."""

WORKED_OUT = ("/api/records", "/api/links", "/api/explore", "/api/real-table", "/api/games/")
"""What depends on nothing but what the caller brings, or is an analysis."""

ENDLESS = "/api/tables/{table}/events"
COSTLY = "/api/games/{table}/analysis"

SECONDS_LEFT = re.compile(rb'"seconds":\d+')


class Draws:
    """What `secrets` draws, the same in every run; the draws with these numbers after `twist` are others."""

    def __init__(self):
        self.rng = random.Random("draws")
        self.twisted = set()

    def twist(self, *numbers):
        """From the next draw on, number 0, these are other ones."""
        self.twisted = set(numbers)

    def token_bytes(self, count=32):
        drawn = self.rng.randbytes(count)
        twisted, self.twisted = 0 in self.twisted, {number - 1 for number in self.twisted if number}
        return bytes(255 - byte for byte in drawn) if twisted else drawn

    def token_hex(self, count=32):
        return self.token_bytes(count).hex()

    def token_urlsafe(self, count=32):
        return self.token_hex(count)

    def SystemRandom(self):  # noqa: N802 - as it is called there
        return random.Random("shuffled")


class InProcess:
    """A server, and who talks to it."""

    def __init__(self, run, app, draws):
        self.run = run
        self.draws = draws
        self.process = app.state.process
        self.client = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://pithead")

    def person(self, name):
        """Somebody new."""
        return Visitor(self, self.post("/api/session", "", name=name, kind="program").json()["token"])

    def get(self, path, token="", **headers):
        return self.run(self.client.get(path, headers={**HEADERS, **bearer(token), **headers}))

    def post(self, path, token="", **body):
        return self.run(self._post(path, token, **body))

    async def _post(self, path, token="", **body):
        return await self.client.post(path, headers={**HEADERS, **bearer(token)}, content=json.dumps(body))

    def heard(self, listeners, table, *calls):
        """What each of these people hears on a socket of a table, from its hello to after the calls: who calls where with which body."""
        return self.run(self._heard(listeners, table, calls))

    async def _heard(self, listeners, table, calls):
        ears = {name: Ear(self, person.token) for name, person in listeners.items()}
        for ear in ears.values():
            await ear.open(table)
        for person, path, body in calls:
            answer = await self._post(path, person.token, **body)
            assert answer.status_code == 200, answer.text
        return {name: await ear.close() for name, ear in ears.items()}


class Ear:
    """A socket of somebody, driven as a web server drives it."""

    def __init__(self, server, token):
        self.server = server
        self.token = token
        self.sent = asyncio.Queue()
        self.heard = []
        self.changed = asyncio.Event()

    async def send(self, message):
        self.heard.append(message)
        self.changed.set()

    async def open(self, table):
        """Say hello and hear all that there is already."""
        scope = {"type": "websocket", "path": "/api/socket", "headers": [], "client": ("127.0.0.1", 1)}
        self.task = asyncio.create_task(Sockets(self.server.process)(scope, self.sent.get, self.send))
        ticket = (await self.server._post("/api/tickets", self.token)).json()["ticket"]
        await self.sent.put({"type": "websocket.connect"})
        await self.say({"is": "hello", "ticket": ticket, "table": table, "previews": False, "lang": "en"})
        await self.answer()

    async def say(self, message):
        await self.sent.put({"type": "websocket.receive", "text": json.dumps(message)})

    async def answer(self):
        """Everything before the answer to a ping has been heard."""
        before = self.pongs()
        await self.say({"is": "ping"})
        while self.pongs() == before:
            assert not self.task.done(), self.heard
            self.changed.clear()
            await self.changed.wait()

    def pongs(self):
        return sum(message.get("text") == '{"is":"pong"}' for message in self.heard)

    async def close(self):
        """All that was said on it, in order; who is there is known to everybody and comes when it likes."""
        await self.answer()
        await self.sent.put({"type": "websocket.disconnect", "code": 1000})
        await self.task
        texts = [message["text"].encode() for message in self.heard if message["type"] == "websocket.send"]
        return [SECONDS_LEFT.sub(b'"seconds":0', text) for text in texts if json.loads(text)["is"] != "here"]


class Visitor:
    """Somebody with a session, or with no token a stranger."""

    def __init__(self, server, token=""):
        self.server = server
        self.token = token

    def get(self, path, **headers):
        return self.server.get(path, self.token, **headers)

    def post(self, path, **body):
        return self.server.post(path, self.token, **body)

    def done(self, path, **body):
        """The answer to something that must go well."""
        answer = self.post(path, **body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def everything(self, **known):
        """All that this person gets, by any call that only reads, of things with these names."""
        parts = []
        for endpoint in ENDPOINTS:
            if endpoint.method == "GET" and endpoint.path not in (ENDLESS, COSTLY) and not endpoint.path.startswith(OF_THE_BOX):
                parts += [(path, *self.read(path)) for path in paths(endpoint.path, known)]
        return parts

    def read(self, path):
        """Status and bytes of an answer, without the seconds that a clock still runs."""
        return shown(self.get(path))

    def tries(self, **known):
        """What this person gets for every call that changes something of others or is kept, done to things with these names."""
        parts = []
        for endpoint in ENDPOINTS:
            if (
                endpoint.method == "POST"
                and endpoint.path != "/api/session/end"
                and not endpoint.path.startswith((*OF_THE_BOX, *WORKED_OUT))
            ):
                own = {name: known[name][0] for name in ("table", "game") if name in BODIES[endpoint.name] and name in known}
                body = {**BODIES[endpoint.name], **own}
                parts += [(f"POST {path}", *shown(self.post(path, **body))) for path in paths(endpoint.path, known)]
        return parts


def shown(answer):
    """Status and bytes of an answer, without the seconds that a clock still runs."""
    return answer.status_code, SECONDS_LEFT.sub(b'"seconds":0', answer.content)


def bearer(token):
    return {"Authorization": f"Bearer {token}"} if token else {}


def paths(template, known):
    """The paths of a route for all things that are known by the names of its parts."""
    found = [template]
    for part in re.findall(r"{(\w+)", template):
        found = [re.sub(rf"{{{part}[^}}]*}}", value, path) for path in found for value in known.get(part, ("0",))]
    return found


@contextmanager
def in_process(folder, monkeypatch, **settings):
    """A server whose draws come again; its clock stands still."""
    draws = Draws()
    for name in ("token_bytes", "token_hex", "token_urlsafe", "SystemRandom"):
        monkeypatch.setattr(secrets, name, getattr(draws, name))
    monkeypatch.setattr(time, "time", lambda: NOW)
    folder.mkdir(parents=True)
    limits = {name.replace("-", "_"): value for name, value in {**FREE, **settings}.items()}
    app = make_app(Settings(database=str(folder / "p.db"), **limits))
    with asyncio.Runner() as runner:
        life = app.router.lifespan_context(app)
        runner.run(life.__aenter__())
        server = InProcess(runner.run, app, draws)
        try:
            yield server
        finally:
            runner.run(server.client.aclose())
            runner.run(life.__aexit__(None, None, None))
            runner.run(asyncio.sleep(0.1))  # pipes of ended workers are closed by the loop
