"""Sealed dice: a promise before the game, a key that nobody could choose, and a source of randomness for every outcome.

The dealer draws a secret and publishes its hash. Every person at the table seals a nonce by its hash too, and reveals it when all
are sealed. Secret and header, nonces included, make the key of the game; key and label make the random bytes of an outcome. A label
says what is rolled (`r2/fill`, `r1/s0/cheers/1`), never when, so the same key gives the same dice whatever the players choose.
"""

from __future__ import annotations

import hashlib
import hmac
import random
import secrets
from collections.abc import Callable, Iterable, Iterator

from pithead.game import Below, Draw

SECRET_BYTES = 32
NONCE_BYTES = 16
_WORD = 1 << 32


def new_secret() -> bytes:
    """The secret of a sealed game."""
    return secrets.token_bytes(SECRET_BYTES)


def seed_secret(seed: str) -> bytes:
    """The secret of a practice game, whose seed is public on purpose."""
    return hashlib.sha256(b"pithead seed\0" + seed.encode()).digest()


def new_nonce() -> str:
    """A player's grain of salt, in hexadecimal."""
    return secrets.token_hex(NONCE_BYTES)


def seal(nonce: str) -> str:
    """The hash of a nonce, which is sent before anybody's nonce is known."""
    return hashlib.sha256(bytes.fromhex(nonce)).hexdigest()


def commitment(secret: bytes) -> str:
    """The hash that is published before the first roll."""
    return "sha256:" + hashlib.sha256(secret).hexdigest()


def game_key(secret: bytes, header: bytes) -> bytes:
    """The key of one game, from the secret and the header in canonical form."""
    return hmac.digest(secret, header, "sha256")


def journal_digest(secret: bytes, header: bytes, steps: Iterable[str]) -> str:
    """The digest of a game so far: of its header in canonical form and every step, each hashed together with all before it.

    It takes a key that nobody knows until the secret is opened: else whoever is shown two digests could try which face-down decision
    lies between them.
    """
    chain = JournalChain(secret, header)
    for step in steps:
        chain.add(step)
    return chain.digest.hex()


class JournalChain:
    """The digest of a game that goes on, step by step."""

    def __init__(self, secret: bytes, header: bytes) -> None:
        self._hash = keyed_hash(hmac.digest(secret, b"pithead journal", "sha256"))
        self.digest = self._hash(header)

    def add(self, step: str) -> None:
        """One more step."""
        self.digest = self._hash(self.digest + step.encode())


def keyed_hash(key: bytes) -> Callable[[bytes], bytes]:
    """HMAC-SHA-256 with one key of at most 64 bytes, for many short messages; `hmac.digest` lets other threads in at each of them."""
    padded = key.ljust(hashlib.sha256().block_size, b"\0")
    inner, outer = (hashlib.sha256(bytes([byte ^ pad for byte in padded])) for pad in (0x36, 0x5C))

    def digest(message: bytes) -> bytes:
        within, around = inner.copy(), outer.copy()
        within.update(message)
        around.update(within.digest())
        return around.digest()

    return digest


def sealed(key: bytes) -> Draw:
    """The randomness of a game: each label has its own stream of fair integers."""
    keyed = keyed_hash(key)

    def draw(label: str) -> Below:
        words = _words(keyed, label.encode())

        def below(number: int) -> int:
            limit = _WORD - _WORD % number
            return next(word for word in words if word < limit) % number

        return below

    return draw


def _words(keyed: Callable[[bytes], bytes], label: bytes) -> Iterator[int]:
    block = 0
    while True:
        digest = keyed(label + b"\0" + block.to_bytes(4, "big"))
        for place in range(0, len(digest), 4):
            yield int.from_bytes(digest[place : place + 4], "big")
        block += 1


def loose(generator: random.Random) -> Draw:
    """Quick dice for play that nobody needs to check: one generator, labels ignored."""
    uniform = generator.random

    def below(number: int) -> int:
        return int(uniform() * number)

    return lambda label: below
