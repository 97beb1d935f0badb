"""A receipt: what a person saw of a game while it was played, kept by that person, so that no record can be invented afterwards.

It holds the promise about the dice, the nonce that the person added, and the seals of everybody's nonces as they were shown before
the person revealed theirs. Once the game runs, the server signs all that together with a digest of the game so far. A record that
does not agree with the receipt is not the record of that game, and the signature shows others whose promise was broken.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from pithead import fair
from pithead.game import Seat, Standing, read_json
from pithead.record import Record, Tampered, sealed_header, verify
from pithead.values import Value

FORMAT: Literal["pithead-receipt/1"] = "pithead-receipt/1"


class Signed(Value, forbid_unknown_fields=True):
    """The server's word for a receipt: the digest of the game after so many steps, its public key, and the signature by Ed25519.

    `key` and `signature` are in hexadecimal digits.
    """

    steps: int
    digest: str
    key: str
    signature: str


class Receipt(Value, forbid_unknown_fields=True, omit_defaults=True):
    """What one person keeps of one game; without a commitment the nonce was not revealed yet, and may still be given up.

    `seals` are the hashes of the nonces of all seats, "" for a seat that adds none.
    """

    format: Literal["pithead-receipt/1"]
    table: str
    nonce: str
    seat: Seat = 0
    commitment: str = ""
    seals: tuple[str, ...] = ()
    signed: Signed | None = None


def new_receipt(table: str) -> Receipt:
    """The beginning of a receipt: a nonce that nobody knows."""
    return Receipt(FORMAT, table, fair.new_nonce())


def write_receipt(receipt: Receipt) -> bytes:
    """The receipt as a file."""
    return msgspec.json.format(msgspec.json.encode(receipt), indent=1) + b"\n"


def read_receipt(data: bytes) -> Receipt:
    """The receipt in a file."""
    return read_json(data, Receipt, "receipt-json")


def text_to_sign(receipt: Receipt, steps: int, digest: str) -> bytes:
    """What a server signs: every field on a line of its own, the seals with commas between them."""
    seals = ",".join(receipt.seals)
    lines = (receipt.format, receipt.table, str(receipt.seat), receipt.commitment, receipt.nonce, seals, str(steps), digest)
    return "\n".join(lines).encode()


def verify_signature(receipt: Receipt, key: str | None = None) -> None:
    """Raise Tampered unless the receipt was signed by the key that it names, which must be the given one if there is one."""
    from cryptography.exceptions import InvalidSignature  # noqa: PLC0415 - comes with the server
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey  # noqa: PLC0415

    signed = receipt.signed
    if signed is None:
        raise Tampered("receipt-unsigned")
    if key is not None and key != signed.key:
        raise Tampered("receipt-key", key=signed.key)
    try:
        public = Ed25519PublicKey.from_public_bytes(bytes.fromhex(signed.key))
        public.verify(bytes.fromhex(signed.signature), text_to_sign(receipt, signed.steps, signed.digest))
    except (InvalidSignature, ValueError):
        raise Tampered("receipt-signature") from None


def verify_receipt(record: Record, receipt: Receipt, key: str | None = None) -> Standing:
    """The result of the game, after the record was checked and compared with the receipt; raises Tampered otherwise.

    `key` is the public key of the server, if it is known from elsewhere.
    """
    header = record.header
    if header.table != receipt.table:
        raise Tampered("receipt-table")
    if header.commitment != receipt.commitment:
        raise Tampered("receipt-commitment")
    nonces = [player.nonce for player in header.players]
    if len(nonces) != len(receipt.seals) or not 0 <= receipt.seat < len(nonces) or nonces[receipt.seat] != receipt.nonce:
        raise Tampered("receipt-nonce")
    for seat, (nonce, seal) in enumerate(zip(nonces, receipt.seals)):
        if (_seal(nonce) if nonce else "") != seal:
            raise Tampered("receipt-seal", name=header.players[seat].name)
    if receipt.signed is not None or key is not None:
        verify_signature(receipt, key)
    result = verify(record)
    if receipt.signed is not None:
        _verify_digest(record, receipt.signed)
    return result


def _verify_digest(record: Record, signed: Signed) -> None:
    """The game must begin with the steps that the server has signed."""
    assert record.secret is not None
    if signed.steps > len(record.steps):
        raise Tampered("receipt-cut", signed=signed.steps, steps=len(record.steps))
    if fair.journal_digest(bytes.fromhex(record.secret), sealed_header(record.header), record.steps[: signed.steps]) != signed.digest:
        raise Tampered("receipt-journal", number=signed.steps)


def _seal(nonce: str) -> str:
    try:
        return fair.seal(nonce)
    except ValueError:
        return "?"
