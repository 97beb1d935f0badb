"""A client over the wire: it sends every command until it is answered, and starts over from its version when cut off."""

from __future__ import annotations

import json
import os
import secrets
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from pithead import fair
from pithead.cli.files import write_file
from pithead.game import Refusal, Unreadable
from pithead.receipt import Receipt, new_receipt, read_receipt, verify_signature, write_receipt

RECONNECT_TIMEOUT_S = 60.0
"""Seconds of trying again until a server that went away is given up."""


SIGNATURE_INTERVAL = 32
"""Journal entries between two signatures of the server on one receipt."""


class Link(NamedTuple):
    """An address that somebody gave away: a server, a table, and the secret behind the `#`."""

    base: str
    table: str
    kind: str
    secret: str


def read_link(url: str) -> Link:
    """The parts of a link; without a secret it leads to an open chair."""
    parts = urlsplit(url)
    place, _, table = parts.path.strip("/").rpartition("/")
    kind, _, secret = parts.fragment.partition("=")
    if parts.scheme not in ("http", "https") or not parts.netloc or not place.endswith("table") or not table:
        raise Unreadable("link-form", url=url)
    base = f"{parts.scheme}://{parts.netloc}/{place.removesuffix('table')}".rstrip("/")
    return Link(base, table, kind, secret)


class Door:
    """The HTTP side of a server, with a token that is remembered between runs."""

    def __init__(self, base: str, name: str, keep: Path | None = None) -> None:
        self.base = base
        self.file = keep if keep is not None else _token_file(base)
        self.token = self.file.read_text("utf-8").strip() if self.file.exists() else ""
        answer = self.post("/api/session", {"name": name, "kind": "program"})
        if answer.get("token"):
            self.token = answer["token"]
            write_file(self.file, self.token.encode(), private=True)

    def post(self, path: str, body: Any) -> Any:
        """Ask for a change."""
        return self._open(urllib.request.Request(self.base + path, json.dumps(body).encode(), {"Content-Type": "application/json"}))

    def get(self, path: str, link: str = "") -> Any:
        """Ask, perhaps with the secret of a link."""
        return self._open(urllib.request.Request(self.base + path, headers={"X-Pithead-Link": link} if link else {}))

    def _open(self, request: urllib.request.Request) -> Any:
        request.add_header("X-Pithead", "1")
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        try:
            with urllib.request.urlopen(request, timeout=10) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            raise from_server(error.read()) from None
        except OSError as error:
            raise Unreadable("server-away", url=self.base, problem=str(error)) from None


class ServerRefusal(Refusal):
    """A refusal that the server put into words; `why` is its reason there."""

    why = ""


def from_server(body: bytes) -> ServerRefusal:
    """The refusal in an answer."""
    try:
        problem = json.loads(body)
        refusal = ServerRefusal("from-server", message=problem["message"])
        refusal.why = str(problem["reason"])
    except (ValueError, KeyError, TypeError):
        return ServerRefusal("from-server", message=repr(body[:100]))
    return refusal


def _token_file(base: str) -> Path:
    state = Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state")
    return state / "pithead" / f"{urlsplit(base).netloc.replace(':', '-')}.token"


class Client:
    """A seat or a spectator at a table on a server."""

    def __init__(self, door: Door, link: Link, language: str = "") -> None:
        """With a language the server tells in words what happened and what may be chosen."""
        self.door = door
        self.language = language
        self.link = link
        self.table: dict[str, Any] = {}
        self.news: list[dict[str, Any]] = []
        self.sentences: list[str] = []
        self.said: list[dict[str, Any]] = []
        self._socket: ClientConnection | None = None
        self._open_sockets = ExitStack()
        self._heard = 0
        self._resealed = False
        self._signed_at = 0
        self.receipt_file = door.file.parent / "receipts" / f"{door.file.stem}-{link.table}.json"
        self.receipt = self._kept_receipt()

    def _kept_receipt(self) -> Receipt:
        """The receipt of this table from an earlier run, or a new one; its nonce is on the disk before anybody hears of its seal."""
        if self.receipt_file.exists():
            return read_receipt(self.receipt_file.read_bytes())
        return self._keep(new_receipt(self.link.table))

    def _keep(self, receipt: Receipt) -> Receipt:
        write_file(self.receipt_file, write_receipt(receipt), private=True)
        return receipt

    def sit(self, wants_seed: Callable[[str], bool] = lambda seed: False, seed: str | None = None) -> None:
        """Take the chair of the link; whoever sits there already just comes back.

        `wants_seed` says whether to sit down at a table whose dice come from this public seed; if not, the refusal is raised.
        """
        fresh = new_receipt(self.link.table) if self.receipt.commitment else self.receipt
        body = {"seal": fair.seal(fresh.nonce), "secret": self.link.secret, "seed": seed}
        try:
            self.door.post(f"/api/tables/{self.link.table}/join", body)
            self.receipt = self._keep(fresh)
        except ServerRefusal as refusal:
            if refusal.why == "seed-unseen" and seed is None:
                seen = str(self.door.get(f"/api/tables/{self.link.table}", self.link.secret)["seed"])
                if wants_seed(seen):
                    self.sit(wants_seed, seen)
                    return
            if refusal.why not in ("table-seated", "link-unknown"):
                raise
            if refusal.why == "link-unknown" and self.door.get(f"/api/tables/{self.link.table}").get("you") is None:
                raise

    def ask(self, command: dict[str, Any]) -> dict[str, Any]:
        """Send a command for the table as it was last seen, again and again until it is answered."""
        message = {"is": "ask", "key": secrets.token_urlsafe(16), "version": self.table["version"], "command": command}
        return self._insist(message)

    def say(self, text: str) -> dict[str, Any]:
        """Say something to the table."""
        return self._insist({"is": "say", "key": secrets.token_urlsafe(16), "text": text})

    def wait(self, seconds: float | None = None) -> bool:
        """Hear one message, for at most so long; connects first if need be."""
        try:
            if self._socket is None:
                self._connect()
            assert self._socket is not None
            self._hear(json.loads(self._socket.recv(seconds)))
            return True
        except TimeoutError:
            return False
        except ConnectionClosed:
            self._socket = None
            return True

    def close(self) -> None:
        """Go."""
        self._socket = None
        self._open_sockets.close()

    def _insist(self, message: dict[str, Any]) -> dict[str, Any]:
        while True:
            try:
                if self._socket is None:
                    self._connect()
                assert self._socket is not None
                self._socket.send(json.dumps(message))
                while True:
                    answer = json.loads(self._socket.recv(10))
                    self._hear(answer)
                    if answer.get("key") == message["key"]:
                        return dict(answer)
            except (ConnectionClosed, TimeoutError):
                self._socket = None

    def _hear(self, message: dict[str, Any]) -> None:
        match message["is"]:
            case "update":
                known = self.table.get("version", 0)
                if message["table"]["version"] > known and message["since"] != known and self.table:
                    self._sync()
                elif message["table"]["version"] >= known:
                    self.news += message["news"]
                    self.sentences += (message.get("told") or {}).get("news", ())
                    self.table = message["table"]
                    if self.table.get("salt"):
                        self._add_salt()
                    self._renew_signature(message["news"])
            case "stale":
                self._sync()
            case "said" if message["number"] > self._heard:
                self._heard = message["number"]
                self.said.append(message)

    def _add_salt(self) -> None:
        """Reveal the nonce, having kept what was promised and everybody's seals; or seal another if this one is void.

        A nonce that was lost is replaced once: two windows of one person must not go on replacing each other's.
        """
        seat = self.table["you"]
        seals = tuple(each.get("seal", "") for each in self.table["seats"])
        ours = seals[seat] == fair.seal(self.receipt.nonce)
        if self.table["salt"] == "reveal" and ours:
            promised = {"seat": seat, "commitment": self.table["commitment"], "seals": seals}
            self.receipt = self._keep(msgspec.structs.replace(self.receipt, **promised))
            body = {"nonce": self.receipt.nonce}
        elif self.table["salt"] == "seal" or not self._resealed:
            self._resealed |= self.table["salt"] == "reveal"
            self.receipt = self._keep(new_receipt(self.link.table))
            body = {"seal": fair.seal(self.receipt.nonce)}
        else:
            return
        try:
            self.door.post(f"/api/tables/{self.link.table}/salt", body)
        except ServerRefusal as refusal:
            if refusal.why not in ("salt-not-due", "salt-other"):
                raise

    def _renew_signature(self, news: Sequence[dict[str, Any]]) -> None:
        """Have the receipt signed when the game begins, every so many entries, after steps were taken back, and when it is over.

        A signature that is not the server's is refused at once, before more is played; one that can't be had now is asked for later.
        """
        version, over = self.table["version"], self.table["status"] == "over"
        back = any(each["is"] == "undone" for each in news)
        due = over or back or self._signed_at == 0 or version - self._signed_at >= SIGNATURE_INTERVAL
        if not self.receipt.commitment or self.table["status"] == "open" or not due or version == self._signed_at:
            return
        try:
            given = msgspec.convert(self.door.get(f"/api/tables/{self.link.table}/receipt"), Receipt)
        except (Refusal, msgspec.ValidationError):
            return
        self._signed_at = version
        if given.signed is not None and given == msgspec.structs.replace(self.receipt, signed=given.signed):
            with suppress(ImportError):
                verify_signature(given)
            self.receipt = self._keep(given)

    def _sync(self) -> None:
        """Ask for everything after what is known."""
        assert self._socket is not None
        self._socket.send(json.dumps({"is": "sync", "since": self.table["version"]}))

    def _connect(self) -> None:
        """A new socket: it starts from the version that is known; a server that is away is tried for a while."""
        until = time.monotonic() + RECONNECT_TIMEOUT_S
        while True:
            try:
                ticket = self.door.post("/api/tickets", {})["ticket"]
                self.close()
                address = "ws" + self.door.base.removeprefix("http") + f"/api/socket?table={self.link.table}"
                self._socket = self._open_sockets.enter_context(connect(address, compression=None, max_size=1 << 20))
                secret = self.link.secret if self.link.kind == "watch" else ""
                hello = {"is": "hello", "ticket": ticket, "table": self.link.table, "secret": secret, "lang": self.language}
                since = {"since": self.table["version"]} if self.table else {}
                self._socket.send(json.dumps({**hello, **since}))
                return
            except (OSError, InvalidHandshake, ConnectionClosed, Unreadable):
                if time.monotonic() > until:
                    raise Unreadable("server-away", url=self.door.base, problem="no answer") from None
                time.sleep(0.2 + secrets.randbelow(300) / 1000)
