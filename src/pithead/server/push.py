"""Web Push: whoever asked for it is called when a turn comes, also while no page is open (RFC 8030, 8188, 8291, 8292).

A browser says where its push service takes messages. We send there only if the operator allows that service, so nobody can make
the server call addresses of its own network. What is sent is encrypted for that browser alone.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import http.client
import ipaddress
import json
import os
import socket
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import msgspec

from pithead.game import Refusal, Seat
from pithead.match.table import Table
from pithead.server.logs import note
from pithead.server.narration import words
from pithead.server.settings import Settings
from pithead.server.signing import ReceiptKey
from pithead.store import Store
from pithead.values import Value
from pithead.words.shell import title_of

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

SENDERS: Final = 2
MAX_WAITING: Final = 200
"""How many messages are sent at once, and how many wait for that; more are dropped."""

TIMEOUT_S: Final = 10.0
TTL_S: Final = 86_400
"""How long a push service keeps a message for a browser that is switched off."""

TOKEN_LIFETIME_S: Final = 43_200
HTTPS_PORT: Final = 443
RECORD_BYTES: Final = 4096
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""How many points the curve P-256 has."""

GONE: Final = (404, 410)
NO_HOSTS: Final = "-"


class Subscription(Value):
    """Where a browser takes messages, the keys to encrypt them for it (base64url), and the language of its reader."""

    endpoint: str
    p256dh: str
    auth: str
    lang: str = "en"


def from_base64(text: str) -> bytes:
    """The bytes of a base64url text, with or without padding; raises ValueError."""
    return base64.b64decode(text.encode() + b"=" * (-len(text) % 4), altchars=b"-_", validate=True)


def to_base64(data: bytes) -> str:
    """Bytes as base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def check_subscription(subscription: Subscription, hosts: str) -> None:
    """Raise Refusal unless its push service is among the allowed ones and its keys can be used."""
    if not allowed_by(subscription.endpoint, hosts):
        raise Refusal("push-host")
    try:
        encrypt(subscription, b"")
    except ValueError:
        raise Refusal("push-keys") from None


def allowed_by(endpoint: str, hosts: str) -> str:
    """Which of the hosts allows an address, or "" if none does.

    They are separated by spaces: `.push.example` is every host below it, by HTTPS; an origin with `://` is itself, wherever it is.
    """
    try:
        parts = urlsplit(endpoint)
        secure = parts.scheme == "https" and parts.port in (None, HTTPS_PORT)
    except ValueError:
        return ""
    host = (parts.hostname or "").lower()
    if not host or "@" in parts.netloc or not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint:
        return ""
    for allowed in hosts.lower().split():
        if "://" in allowed:
            if f"{parts.scheme}://{parts.netloc}".lower() == allowed:
                return allowed
        elif secure and (host.endswith(allowed) if allowed[0] == "." else host == allowed):
            return allowed
    return ""


def push_key(key: ReceiptKey) -> EllipticCurvePrivateKey:
    """The key that says to push services who sends, made from the key of the server: there is one file to keep."""
    from cryptography.hazmat.primitives import hashes  # noqa: PLC0415 - comes with the key
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF  # noqa: PLC0415

    made = HKDF(hashes.SHA256(), 48, None, b"pithead web push").derive(key.private.private_bytes_raw())
    return ec.derive_private_key(int.from_bytes(made, "big") % (ORDER - 1) + 1, ec.SECP256R1())


def public_bytes(private: EllipticCurvePrivateKey) -> bytes:
    """The public half of a key as a point."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat  # noqa: PLC0415

    return private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encrypt(to: Subscription, text: bytes, salt: bytes | None = None, sender: EllipticCurvePrivateKey | None = None) -> bytes:
    """A message that only that browser can read (RFC 8291), in one record (RFC 8188); raises ValueError for keys that are none."""
    from cryptography.hazmat.primitives import hashes  # noqa: PLC0415
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM  # noqa: PLC0415
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF  # noqa: PLC0415

    salt, sender = salt or os.urandom(16), sender or ec.generate_private_key(ec.SECP256R1())
    reader, auth = from_base64(to.p256dh), from_base64(to.auth)
    shared = sender.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), reader))
    public = public_bytes(sender)
    secret = HKDF(hashes.SHA256(), 32, auth, b"WebPush: info\0" + reader + public).derive(shared)
    content_key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
    nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
    sealed = AESGCM(content_key).encrypt(nonce, text + b"\x02", None)
    return salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(public)]) + public + sealed


def authorization(endpoint: str, private: EllipticCurvePrivateKey, contact: str, now: float) -> str:
    """Who sends, signed for that push service alone (RFC 8292)."""
    from cryptography.hazmat.primitives import hashes  # noqa: PLC0415
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature  # noqa: PLC0415

    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + TOKEN_LIFETIME_S, "sub": contact}
    said = ".".join(to_base64(json.dumps(each, separators=(",", ":")).encode()) for each in ({"typ": "JWT", "alg": "ES256"}, claims))
    first, second = decode_dss_signature(private.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
    signature = to_base64(first.to_bytes(32, "big") + second.to_bytes(32, "big"))
    return f"vapid t={said}.{signature}, k={to_base64(public_bytes(private))}"


def is_public(host: str) -> bool:
    """Does a name lead to addresses of the internet only? Raises OSError if it leads nowhere."""
    found = socket.getaddrinfo(host, HTTPS_PORT, type=socket.SOCK_STREAM)
    return all(ipaddress.ip_address(str(address[0]).partition("%")[0]).is_global for *_, address in found)


class PushSender:
    """Calls people whose turn has come, in threads of its own."""

    def __init__(self, store: Store, settings: Settings, key: ReceiptKey | None) -> None:
        self.store = store
        self.hosts = "" if settings.push_hosts == NO_HOSTS else settings.push_hosts
        self.contact = settings.url if settings.url.startswith("https://") else "mailto:operator@localhost"
        self.private = push_key(key) if key is not None and self.hosts else None
        self.public = to_base64(public_bytes(self.private)) if self.private is not None else ""
        self.waiting = 0
        self._threads: ThreadPoolExecutor | None = None

    async def turn(self, table: Table, seat: Seat) -> None:
        """Call the person on a seat, in every browser that asked for it; one that is gone is forgotten."""
        for session in await self.store.sessions_of(table.chairs[seat].who):
            if not session.push:
                continue
            subscription = msgspec.json.decode(session.push, type=Subscription)
            if await self._sent(subscription, table):
                continue
            await self.store.set_push(session.hash, "")
            note("push-ended", who=session.id)

    async def _sent(self, to: Subscription, table: Table) -> bool:
        """Send a message; False if the push service knows the browser no longer."""
        if self.waiting >= MAX_WAITING or not allowed_by(to.endpoint, self.hosts):
            note("push-dropped", waiting=self.waiting)
            return True
        self._threads = self._threads or ThreadPoolExecutor(SENDERS, "push")
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._post, to, message(to, table), topic_of(table))
        finally:
            self.waiting -= 1

    def _post(self, to: Subscription, text: bytes, topic: str) -> bool:
        assert self.private is not None
        parts = urlsplit(to.endpoint)
        connect = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
        named = "://" in allowed_by(to.endpoint, self.hosts)
        try:
            if not named and not is_public(parts.hostname or ""):
                note("push-failed", why="address")
                return True
            headers = {
                "Authorization": authorization(to.endpoint, self.private, self.contact, time.time()),
                "Content-Encoding": "aes128gcm",
                "Content-Type": "application/octet-stream",
                "TTL": str(TTL_S),
                "Topic": topic,
                "Urgency": "normal",
            }
            connection = connect(parts.netloc, timeout=TIMEOUT_S)
            try:
                connection.request("POST", parts._replace(scheme="", netloc="", fragment="").geturl() or "/", encrypt(to, text), headers)
                status = connection.getresponse().status
            finally:
                connection.close()
        except (OSError, http.client.HTTPException, ValueError) as error:
            note("push-failed", why=type(error).__name__)
            return True
        if status not in (*GONE, 200, 201, 202, 204):
            note("push-failed", why=status)
        return status not in GONE

    def close(self) -> None:
        """Send nothing more."""
        if self._threads is not None:
            self._threads.shutdown(wait=False, cancel_futures=True)


def message(to: Subscription, table: Table) -> bytes:
    """What the browser shows, in the language of its reader."""
    say = words(to.lang)
    body = say("told-push", game=title_of(table.opened.game, say))
    return msgspec.json.encode({"title": "Pithead", "body": body, "path": f"/table/{table.opened.table}"})


def topic_of(table: Table) -> str:
    """A later call to a table takes the place of one that was not delivered yet."""
    return to_base64(hashlib.sha256(table.opened.table.encode()).digest())[:32]
