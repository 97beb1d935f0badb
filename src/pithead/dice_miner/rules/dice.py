"""Dice and their faces: what a face shows, and troves as sorted handfuls of faces (DM-1.1, DM-1.2)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple, TypeAlias

Kind: TypeAlias = str
Face: TypeAlias = str
"""`kind:symbol`, such as `tunnel:3`, `tool:chest2` or `hazard:beer`; a spent magic die ends in `!`."""

Trove: TypeAlias = tuple[Face, ...]
"""The dice of one player, sorted: equal dice are interchangeable, so only their faces count."""

KINDS: Final = ("tunnel", "hazard", "tool", "treasure", "magic")
BEERS: Final = frozenset(f"{kind}:beer" for kind in KINDS)
SPENT: Final = "!"

_FACE = re.compile(
    r"(?P<kind>tunnel|treasure|magic):(?P<count>[1-9])"
    r"|(?P<tool>tool):(?P<tool_symbol>pickaxe|shield|chest(?P<chests>[1-9]))"
    r"|(?P<hazard>hazard):(?P<danger>cave|dragon)(?P<dangers>[1-9])"
    r"|(?P<beer>tunnel|hazard|tool|treasure|magic):beer"
)


class Shown(NamedTuple):
    """What a face shows: `tunnel:4` is four of tunnel, `tool:chest2` two of chest, `tool:beer` one of beer."""

    kind: Kind
    symbol: str
    number: int


@cache
def read_face(face: Face) -> Shown | None:
    """What the face shows, or None if no die has such a face."""
    match = _FACE.fullmatch(face)
    if match is None:
        return None
    part = match.groupdict()
    if part["beer"]:
        return Shown(part["beer"], "beer", 1)
    if part["hazard"]:
        return Shown("hazard", part["danger"], int(part["dangers"]))
    if part["tool"]:
        return Shown("tool", part["tool_symbol"].rstrip("123456789"), int(part["chests"] or 1))
    return Shown(part["kind"], part["kind"], int(part["count"]))


@cache
def shown(face: Face) -> Shown:
    """What a face that is known to be one shows, spent or not."""
    meaning = read_face(face.removesuffix(SPENT))
    assert meaning is not None, face
    return meaning


@cache
def kind_of(face: Face) -> Kind:
    """The kind of die that shows this face."""
    return face.partition(":")[0]


@cache
def rolls_by_magic(face: Face) -> bool:
    """May magic roll a die that shows this: no hazard, and not spent (DM-5.3, DM-5.5)?"""
    return kind_of(face) != "hazard" and not face.endswith(SPENT)


def without_all(trove: Trove, faces: Iterable[Face]) -> Trove:
    """The trove with one die less for each of the faces."""
    left = list(trove)
    for face in faces:
        left.remove(face)
    return tuple(left)
