"""A whole finished game in one line that fits into an address: what was decided, and the secret that all dice follow from.

The dice need not be written down: whoever has the header and the opened secret rolls them again. `docs/record-format.md` explains the form.
"""

from __future__ import annotations

import base64
import binascii
import zlib
from typing import Final

import msgspec

from pithead import fair
from pithead.game import CHANCE, Refusal, Seat, Unreadable, read_json
from pithead.record import FORMAT, LARGEST, Header, Record, digest_of, draw_of, game_of, options_of, read_step, result_after, write_step
from pithead.values import Value

MAX_LINK_CHARACTERS: Final = 4096
"""Characters of the longest link that we write."""

RAW: Final = -zlib.MAX_WBITS
"""Deflate without a head: the digest says whether the game arrived as it was."""


class LinkedGame(Value, forbid_unknown_fields=True, array_like=True):
    """What a link says of a game; the digest is that of the whole record, and the commitment of the header is left out."""

    header: Header
    secret: str
    decisions: tuple[str, ...]
    conceded: tuple[Seat, ...]
    digest: str


def write_link(record: Record) -> str:
    """The game in one line; refuses a game whose dice do not follow from a secret, and one that is too long."""
    if record.secret is None:
        raise Refusal("record-unlinked")
    linked = LinkedGame(
        msgspec.structs.replace(record.header, commitment=""), record.secret, decisions(record), record.conceded, record.digest
    )
    packer = zlib.compressobj(9, zlib.DEFLATED, RAW)
    text = base64.urlsafe_b64encode(packer.compress(msgspec.json.encode(linked)) + packer.flush()).decode().rstrip("=")
    if len(text) > MAX_LINK_CHARACTERS:
        raise Refusal("record-unlinked")
    try:
        read_link(text)
    except Unreadable:
        raise Refusal("record-unlinked") from None
    return text


def decisions(record: Record) -> tuple[str, ...]:
    """The steps of a record without those of chance, which say no seat."""
    return tuple(text for text in record.steps if text.partition(": ")[0].isdecimal())


def read_link(text: str) -> Record:
    """The record of the game in a link, with dice that were rolled again; raises Unreadable."""
    linked = read_json(unpack(text), LinkedGame, "record-link")
    try:
        secret = bytes.fromhex(linked.secret)
    except ValueError:
        raise Unreadable("record-link", problem="secret") from None
    header = msgspec.structs.replace(linked.header, commitment=fair.commitment(secret))
    game = game_of(header)
    state = game.start(len(header.players), options_of(game, header))
    draw = draw_of(header, secret)
    steps: list[str] = []
    left = list(reversed(linked.decisions))
    while (rolls := game.to_act(state) == (CHANCE,)) or left:
        decided = "" if rolls else left.pop()
        try:
            step = read_step(game, state, game.write_event(game.sample(state, draw)) if rolls else decided)
            state = game.apply(state, step.seat, step.event)
        except Refusal as refusal:
            raise Unreadable("record-step", refusal.rule, number=len(steps) + 1, step=decided, why=refusal) from None
        steps.append(write_step(game, step))
    result = result_after(game, state, linked.conceded)
    record = Record(FORMAT, header, tuple(steps), result, linked.secret, "", linked.conceded)
    record = msgspec.structs.replace(record, digest=digest_of(record))
    if record.digest != linked.digest:
        raise Unreadable("record-link", problem="digest")
    return record


def unpack(text: str) -> bytes:
    """The JSON in a link, which may have lost the end of its line, but not be larger than a record."""
    try:
        packed = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
        return zlib.decompressobj(RAW).decompress(packed, LARGEST)
    except (ValueError, binascii.Error, zlib.error):
        raise Unreadable("record-link", problem="base64, deflate") from None
