"""The box: dice, faces and heroes as `content.toml` lists them, each fact with its mark (DM-1.1 to DM-1.4)."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from pithead.content import BoxFile, MarkedFact, facts_hash, read_fact
from pithead.dice_miner.rules.dice import KINDS, Face, Kind, read_face
from pithead.dice_miner.rules.mountain import ROWS
from pithead.game import Unreadable
from pithead.values import Value

DICE = 60
MOST_SEATS = 4


class Box(Value, dict=True, gc=True):
    """What is in the box."""

    counts: dict[Kind, MarkedFact[int]]
    faces: dict[Kind, tuple[MarkedFact[Face], ...]]
    heroes: dict[str, MarkedFact[tuple[Face, ...]]]
    rows: MarkedFact[tuple[int, ...]]

    @cached_property
    def hash(self) -> str:
        """The fingerprint of the facts; marks don't change it."""
        return facts_hash(
            {
                "dice": {kind: [self.counts[kind].value, [fact.value for fact in self.faces[kind]]] for kind in KINDS},
                "heroes": {hero: list(fact.value) for hero, fact in sorted(self.heroes.items())},
            }
        )

    @cached_property
    def sides(self) -> dict[Kind, tuple[Face, ...]]:
        """The six faces of each kind of die."""
        return {kind: tuple(fact.value for fact in facts) for kind, facts in self.faces.items()}

    @cached_property
    def bag(self) -> tuple[Kind, ...]:
        """All sixty dice, in content order."""
        return tuple(kind for kind in KINDS for _ in range(self.counts[kind].value))

    def hero_faces(self, hero: str | None) -> tuple[Face, ...]:
        """The faces that a hero shows; none without a hero."""
        return self.heroes[hero].value if hero is not None else ()

    def hero_magic(self, hero: str | None) -> tuple[int, ...]:
        """The symbols of the separate magic faces of a hero (DM-5.6)."""
        return self._hero_magic[hero] if hero is not None else ()

    @cached_property
    def _hero_magic(self) -> dict[str, tuple[int, ...]]:
        shown = {hero: map(read_face, fact.value) for hero, fact in self.heroes.items()}
        return {hero: tuple(face.number for face in faces if face and face.symbol == "magic") for hero, faces in shown.items()}

    def facts(self) -> list[tuple[str, str]]:
        """Every fact, with how sure we are of it."""
        dice = [(f"dice.{kind}.count {self.counts[kind].value}", self.counts[kind].mark) for kind in KINDS]
        faces = [(f"dice.{kind}.faces {fact.value}", fact.mark) for kind in KINDS for fact in self.faces[kind]]
        heroes = [(f"heroes.{hero} {' '.join(fact.value)}", fact.mark) for hero, fact in self.heroes.items()]
        return [*dice, *faces, *heroes, ("mountain.rows " + " ".join(map(str, self.rows.value)), self.rows.mark)]


def _box(table: dict[str, Any]) -> Box:
    box = Box(
        counts={kind: read_fact(int, f"dice.{kind}.count", table["dice"][kind]["count"]) for kind in KINDS},
        faces={kind: _faces(kind, table["dice"][kind]["faces"]) for kind in KINDS},
        heroes={hero: _hero(hero, entry) for hero, entry in table["heroes"].items()},
        rows=read_fact(tuple[int, ...], "mountain.rows", table["mountain"]["rows"]),
    )
    _check(box)
    return box


def _faces(kind: Kind, entries: object) -> tuple[MarkedFact[Face], ...]:
    where = f"dice.{kind}.faces"
    if not isinstance(entries, list):
        raise Unreadable("content-type", "DM-1.2", where=where, expected="list")
    facts = tuple(read_fact(str, where, entry) for entry in entries)
    if len(facts) != 6:
        raise Unreadable("content-six-faces", "DM-1.2", kind=kind, count=len(facts))
    for fact in facts:
        meaning = read_face(fact.value)
        if meaning is None or meaning.kind != kind:
            raise Unreadable("content-face", "DM-1.2", where=where, face=fact.value, kind=kind)
    return facts


def _hero(hero: str, entry: object) -> MarkedFact[tuple[Face, ...]]:
    where = f"heroes.{hero}"
    fact = read_fact(tuple[str, ...], where, entry)
    shown = [read_face(face) for face in fact.value]
    if not shown:
        raise Unreadable("content-hero-empty", "DM-1.3", hero=hero)
    for face, meaning in zip(fact.value, shown):
        if meaning is None or meaning.symbol == "beer":
            raise Unreadable("content-hero-face", "DM-1.3", where=where, face=face)
    if len({meaning.number for meaning in shown if meaning and meaning.kind == "magic"}) > 1:
        raise Unreadable("content-hero-magic", "DM-5.6", hero=hero)
    return fact


def _check(box: Box) -> None:
    for kind, count in box.counts.items():
        if count.value < 0:
            raise Unreadable("content-count", "DM-1.1", kind=kind, count=count.value)
    dice = sum(count.value for count in box.counts.values())
    if dice != DICE:
        raise Unreadable("content-sixty-dice", "DM-1.1", count=dice)
    if box.rows.value != ROWS:
        raise Unreadable("content-rows", "DM-1.4", rows=", ".join(map(str, box.rows.value)))
    if len(box.heroes) < MOST_SEATS:
        raise Unreadable("content-heroes", "DM-1.3", count=len(box.heroes))


CONTENT = BoxFile(__package__, _box)
standard_box, read_box = CONTENT.standard_box, CONTENT.read_box
