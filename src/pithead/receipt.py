"""A receipt: what a person saw before a game began, kept by that person, so that no record can be invented afterwards.

It holds the promise about the dice, the nonce that the person added, and the seals of everybody's nonces as they were shown before
the person revealed theirs. A record that does not agree with it is not the record of that game.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from pithead import fair
from pithead.game import Seat, Standing, read_json
from pithead.record import Record, Tampered, verify

FORMAT: Literal["pithead-receipt/1"] = "pithead-receipt/1"


class Receipt(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What one person keeps of one game; without a commitment the nonce was not revealed yet, and may still be given up.

    `seals` are the hashes of the nonces of all seats, "" for a seat that adds none.
    """

    format: Literal["pithead-receipt/1"]
    table: str
    nonce: str
    seat: Seat = 0
    commitment: str = ""
    seals: tuple[str, ...] = ()


def new_receipt(table: str) -> Receipt:
    """The beginning of a receipt: a nonce that nobody knows."""
    return Receipt(FORMAT, table, fair.new_nonce())


def write_receipt(receipt: Receipt) -> bytes:
    """The receipt as a file."""
    return msgspec.json.format(msgspec.json.encode(receipt), indent=1) + b"\n"


def read_receipt(data: bytes) -> Receipt:
    """The receipt in a file."""
    return read_json(data, Receipt, "receipt-json")


def verify_receipt(record: Record, receipt: Receipt) -> Standing:
    """The result of the game, after the record was checked and compared with the receipt; raises Tampered otherwise."""
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
    return verify(record)


def _seal(nonce: str) -> str:
    try:
        return fair.seal(nonce)
    except ValueError:
        return "?"
