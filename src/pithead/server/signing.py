"""The server's key: it signs the receipts of those who play, so that they can show others what they were promised."""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from pithead import fair
from pithead.game import Refusal, Seat, Step, Unreadable
from pithead.match.shown import seal_of
from pithead.match.table import Table
from pithead.receipt import FORMAT, Receipt, Signed, text_to_sign
from pithead.record import Header, sealed_header, write_step
from pithead.server.logs import note
from pithead.server.settings import Settings, default_folder
from pithead.store.opening import is_postgres

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

KEY_NAME: Final = "pithead.key"


class ReceiptKey(NamedTuple):
    """A key that signs receipts, and its public half in hexadecimal digits."""

    private: Ed25519PrivateKey
    public: str


def key_file(settings: Settings) -> Path:
    """Where the key lies: beside the data, or where the operator says."""
    if settings.key_file:
        return Path(settings.key_file)
    return default_folder() / KEY_NAME if is_postgres(settings.database) else Path(settings.database).with_suffix(".key")


def open_key(settings: Settings) -> ReceiptKey | None:
    """The key of this server, made on its first start; None if nothing can be signed here, which goes to the log."""
    try:
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey  # noqa: PLC0415 - a page has no such library
    except ImportError:
        note("unsigned", why="no cryptography")
        return None
    file = key_file(settings)
    try:
        private = Ed25519PrivateKey.from_private_bytes(_read_or_make(file))
    except ValueError:
        raise Unreadable("key-file", file=file) from None
    except OSError as error:
        if settings.key_file:
            raise Unreadable("file-read", file=file, problem=error.strerror) from None
        note("unsigned", why=str(error))
        return None
    return ReceiptKey(private, private.public_key().public_bytes_raw().hex())


def _read_or_make(file: Path) -> bytes:
    """The 32 bytes of a key; where several processes start at once, all use the one that was there first."""
    if not file.exists():
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        fresh = file.with_name(f"{file.name}.{secrets.token_hex(8)}")
        with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
            out.write(secrets.token_hex(32).encode())
            out.flush()
            os.fsync(out.fileno())
        with suppress(FileExistsError):
            os.link(fresh, file)
        fresh.unlink()
    return bytes.fromhex(file.read_text("ascii").strip())


class GameDigest:
    """The digest of a table's game so far, kept between two receipts: only the steps since then are hashed.

    It is begun anew where steps were taken back, or where the header is another.
    """

    def __init__(self) -> None:
        self._header: Header | None = None
        self._steps: tuple[Step, ...] = ()
        self._chain: fair.JournalChain | None = None

    def of(self, table: Table) -> str:
        """The digest of the game as it is now."""
        assert table.header is not None
        known = len(self._steps)
        if self._chain is None or table.header is not self._header or table.steps[:known] != self._steps:
            known, self._chain = 0, fair.JournalChain(bytes.fromhex(table.opened.secret), sealed_header(table.header))
        for step in table.steps[known:]:
            self._chain.add(write_step(table.game, step))
        self._header, self._steps = table.header, table.steps
        return self._chain.digest.hex()


def receipt_of(table: Table, seat: Seat, key: ReceiptKey | None, digest: GameDigest | None = None) -> Receipt:
    """The receipt of a seat for the game so far, signed if there is a key; `digest` knows that of the game until some time ago."""
    header, nonce = table.header, table.chairs[seat].nonce
    if header is None:
        raise Unreadable("table-not-begun")
    if header.seed is not None or not nonce:
        raise Refusal("receipt-none")
    seals = tuple([seal_of(table, number) for number in range(len(table.chairs))])
    receipt = Receipt(FORMAT, header.table, nonce, seat, header.commitment, seals)
    if key is None:
        return receipt
    steps, hashed = len(table.steps), (digest or GameDigest()).of(table)
    signature = key.private.sign(text_to_sign(receipt, steps, hashed)).hex()
    return msgspec.structs.replace(receipt, signed=Signed(steps, hashed, key.public, signature))
