"""Dice Miner in writing: events as people type them (`take b2`, `rolled tunnel:3`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pithead.dice_miner.rules.dice import KINDS, SPENT, Face, read_face
from pithead.dice_miner.rules.events import BAG, Cache, Cheers, Choose, Dealt, Done, Event, Filled, Roll, Rolled, Spend, Starts, Take
from pithead.dice_miner.rules.mountain import INDEX, SLOTS
from pithead.game import Seat, Unreadable

FORMS: Final = {
    "take": ("take b2", "DM-1.4"),
    "cheers": ("cheers tunnel to 1", "DM-4.3"),
    "spend": ("spend magic:2", "DM-5.2"),
    "roll": ("roll tunnel:4", "DM-5.2"),
    "cache": ("cache tool:pickaxe", "DM-7.1"),
    "choose": ("choose alchemist", "DM-2.2"),
    "done": ("done", "DM-4.5"),
    "rolled": ("rolled tunnel:3 tool:beer", "DM-1.2"),
    "filled": ("filled a1=tunnel:4 a2=magic:1", "DM-2.3"),
    "starts": ("starts 1", "DM-7.3"),
    "dealt": ("dealt alchemist surveyor", "DM-2.2"),
}
"""Of every event, by its first word: an example, and the rule that it follows."""


def write_event(event: Event) -> str:
    """The event as people type it; `read_event` reads it back."""
    match event:
        case Take(slot):
            return f"take {slot}"
        case Cheers(kind, to):
            return f"cheers {kind} to {'bag' if to == BAG else to}"
        case Spend(die):
            return f"spend {die}"
        case Roll(die):
            return f"roll {die}"
        case Cache(die):
            return f"cache {die}"
        case Choose(hero):
            return f"choose {hero}"
        case Done():
            return "done"
        case Rolled(faces):
            return " ".join(("rolled", *faces))
        case Filled(mountain):
            return " ".join(("filled", *(f"{slot}={face}" for slot, face in zip(SLOTS, mountain) if face)))
        case Starts(seat):
            return f"starts {seat}"
        case Dealt(heroes):
            return " ".join(("dealt", *heroes))


def read_event(text: str) -> Event:
    """The event that the text means; raises Unreadable with an example of the right form."""
    verb, *words = text.strip().lower().split() or [""]
    if verb not in FORMS:
        raise Unreadable("event-unknown", text=text, known=", ".join(FORMS))
    event = _READERS[verb](words)
    if event is None:
        form, rule = FORMS[verb]
        raise Unreadable("event-form", rule, text=text, form=form)
    return event


def _take(words: list[str]) -> Event | None:
    return Take(words[0]) if len(words) == 1 and words[0] in INDEX else None


def _cheers(words: list[str]) -> Event | None:
    match words:
        case [kind, "to", "bag"] if kind in KINDS:
            return Cheers(kind, BAG)
        case [kind, "to", seat] if kind in KINDS and (to := read_seat(seat)) is not None:
            return Cheers(kind, to)
        case _:
            return None


def _spend(words: list[str]) -> Event | None:
    return Spend(words[0]) if len(words) == 1 and (words[0] == "hero" or read_face(words[0])) else None


def _roll(words: list[str]) -> Event | None:
    return Roll(words[0]) if len(words) == 1 and is_die(words[0]) else None


def _cache(words: list[str]) -> Event | None:
    return Cache(words[0]) if len(words) == 1 and read_face(words[0]) else None


def _choose(words: list[str]) -> Event | None:
    return Choose(words[0]) if len(words) == 1 else None


def _done(words: list[str]) -> Event | None:
    return None if words else Done()


def _rolled(words: list[str]) -> Event | None:
    return Rolled(tuple(words)) if words and all(map(read_face, words)) else None


def _filled(words: list[str]) -> Event | None:
    pairs = [word.partition("=") for word in words]
    faces = {slot: face for slot, _, face in pairs}
    if len(faces) != len(words) or not all(slot in INDEX and read_face(face) for slot, face in faces.items()):
        return None
    return Filled(tuple(faces.get(slot, "") for slot in SLOTS))


def _starts(words: list[str]) -> Event | None:
    seat = read_seat(words[0]) if len(words) == 1 else None
    return None if seat is None else Starts(seat)


def _dealt(words: list[str]) -> Event | None:
    return Dealt(tuple(words)) if words else None


_READERS: Final[dict[str, Callable[[list[str]], Event | None]]] = {
    "take": _take,
    "cheers": _cheers,
    "spend": _spend,
    "roll": _roll,
    "cache": _cache,
    "choose": _choose,
    "done": _done,
    "rolled": _rolled,
    "filled": _filled,
    "starts": _starts,
    "dealt": _dealt,
}


def read_seat(word: str) -> Seat | None:
    """The seat of a number, 0-based."""
    return int(word) if word.isascii() and word.isdigit() and len(word) < 3 else None


def is_die(face: Face) -> bool:
    """Is this the face of a die, spent or not?"""
    return read_face(face.removesuffix(SPENT)) is not None
