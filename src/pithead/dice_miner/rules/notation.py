"""Dice Miner in writing: events as people type them (`take b2`, `rolled tunnel:3`)."""

from __future__ import annotations

from typing import Final

from pithead.dice_miner.rules.dice import KINDS, SPENT, Face, read_face
from pithead.dice_miner.rules.events import BAG, Cache, Cheers, Choose, Dealt, Done, Event, Filled, Roll, Rolled, Spend, Starts, Take
from pithead.dice_miner.rules.mountain import INDEX, SLOTS, Slot
from pithead.notation import SEAT, Form, Notation, Several, Word, fitting, read_seat


def is_die(face: Face) -> bool:
    """Is this the face of a die, spent or not?"""
    return read_face(face.removesuffix(SPENT)) is not None


def _read_pair(word: str) -> tuple[Slot, Face] | None:
    slot, _, face = word.partition("=")
    return (slot, face) if slot in INDEX and read_face(face) else None


def _fill(pairs: tuple[tuple[Slot, Face], ...]) -> Filled | None:
    faces = dict(pairs)
    return Filled(tuple(faces.get(slot, "") for slot in SLOTS)) if len(faces) == len(pairs) else None


def _filling(event: Filled) -> list[list[tuple[Slot, Face]]]:
    return [[(slot, face) for slot, face in zip(SLOTS, event.mountain) if face]]


NAME: Final = fitting(bool)
FACE: Final = fitting(read_face)
HOLDER: Final = Word(lambda word: BAG if word == "bag" else read_seat(word), lambda to: "bag" if to == BAG else str(to))
PAIR: Final = Word(_read_pair, "=".join)

NOTATION: Final[Notation[Event]] = Notation(
    (
        Form("take b2", Take, fitting(INDEX.__contains__), rule="DM-1.4"),
        Form("cheers tunnel to 1", Cheers, fitting(KINDS.__contains__), "to", HOLDER, rule="DM-4.3"),
        Form("spend magic:2", Spend, fitting(lambda word: word == "hero" or read_face(word)), rule="DM-5.2"),
        Form("roll tunnel:4", Roll, fitting(is_die), rule="DM-5.2"),
        Form("cache tool:pickaxe", Cache, FACE, rule="DM-7.1"),
        Form("choose alchemist", Choose, NAME, rule="DM-2.2"),
        Form("done", Done, rule="DM-4.5"),
        Form("rolled tunnel:3 tool:beer", Rolled, Several(FACE), rule="DM-1.2"),
        Form("filled a1=tunnel:4 a2=magic:1", Filled, Several(PAIR, least=0), rule="DM-2.3", make=_fill, split=_filling),
        Form("starts 1", Starts, SEAT, rule="DM-7.3"),
        Form("dealt alchemist surveyor", Dealt, Several(NAME), rule="DM-2.2"),
    )
)
write_event = NOTATION.write_event
read_event = NOTATION.read_event
