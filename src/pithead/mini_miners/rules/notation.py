"""Mini Miners in writing: events as people type them (`place mole T7`, `drew helmet for 1`)."""

from __future__ import annotations

import re
from typing import Final

from pithead.mini_miners.rules import events as e
from pithead.mini_miners.rules.board import TAVERN, Space
from pithead.mini_miners.rules.cards import HIDDEN, TOOLS, is_marker, read_card
from pithead.mini_miners.rules.content import DECKS
from pithead.notation import SEAT, Form, Maybe, Notation, Several, Word, fitting, read_seat

_NAME = re.compile(r"[a-z][a-z-]*|\?")
_SPACE = re.compile(r"(t[1-9][0-9]?|p[1-9]|d)")


def _read_space(word: str) -> Space | None:
    """The space of a word in any case."""
    return word.upper() if _SPACE.fullmatch(word) else None


def _read_place(word: str) -> int | None:
    """A place of the market."""
    return e.BLIND if word == "blind" else read_seat(word) or None


def _read_gold(word: str) -> int | None:
    return int(word) if word.isascii() and word.isdigit() and len(word) < 5 else None


def _read_hand(word: str) -> tuple[str, ...] | None:
    names = tuple(word.split(","))
    return names if all(map(_NAME.fullmatch, names)) else None


NAME: Final = fitting(_NAME.fullmatch)
TOOL: Final = fitting(lambda word: word in TOOLS or word == HIDDEN)
CARD: Final = fitting(lambda word: word == HIDDEN or read_card(word) is not None)
SPACE: Final = Word(_read_space)
PLACE: Final = Word(_read_place, lambda place: "blind" if place == e.BLIND else str(place))
SPACE_OR_TAVERN: Final = Word(lambda word: TAVERN if word == TAVERN else _read_space(word))
DECK: Final = Word(lambda word: word.upper() if word.upper() in DECKS else None)

NOTATION: Final[Notation[e.Event]] = Notation(
    (
        Form("pick crook", e.Pick, NAME),
        Form("enlist crook", e.Enlist, NAME),
        Form("discard mole", e.Discard, NAME),
        Form("buy 3", e.Buy, PLACE),
        Form("shuffle", e.Shuffle),
        Form("equip helmet on mole", e.Equip, TOOL, "on", NAME),
        Form("end", e.End),
        Form("take star from pile", e.Take, TOOL, "from", fitting(("pile", "discards").__contains__)),
        Form("place mole T7", e.Place, NAME, SPACE_OR_TAVERN),
        Form("target gadget", e.Target, NAME),
        Form("move T5", e.Move, SPACE),
        Form("use cart", e.Use, TOOL),
        Form("dynamite", e.Use, make=lambda: e.Use("dynamite")),
        Form("borrow shovel", e.Borrow, TOOL),
        Form("dig", e.Dig, Maybe(DECK)),
        Form("return collapse under", e.Return, CARD, fitting(e.SIDES.__contains__)),
        Form("gold", e.Gold),
        Form("bonus", e.Bonus),
        Form("draw", e.Draw),
        Form("remove T4", e.Remove, SPACE),
        Form("sacrifice T4", e.Sacrifice, SPACE),
        Form("escape", e.Escape),
        Form("announce", e.Announce),
        Form("pass", e.Pass),
        Form("give 2 to 1", e.Give, Word(_read_gold), "to", SEAT),
        Form("joined crook mole lucky", e.Joined, Several(NAME)),
        Form("scattered blank +1 star", e.Scattered, Several(fitting(is_marker))),
        Form("laid helmet cart", e.Laid, Several(TOOL)),
        Form("turned clearance", e.Turned, NAME),
        Form("starts 1", e.Starts, SEAT),
        Form("dealt crook,mole lucky,anvil", e.Dealt, Several(Word(_read_hand, ",".join))),
        Form("drew helmet for 1", e.Drew, TOOL, "for", SEAT),
        Form("stole helmet for 1 from 0", e.Stole, TOOL, "for", SEAT, "from", SEAT),
        Form("shook T4", e.Shook, SPACE),
        Form("looked nugget:2 collapse for 1", e.Looked, Several(CARD), "for", SEAT),
        Form("revealed nugget:2 special:1:draw-tool", e.Revealed, Several(CARD)),
    )
)
"""`buy blind` is the top of the pile, `dig III` the Daredevil's choice, and `dynamite` how a dwarf uses that."""

read_event = NOTATION.read_event


def write_event(event: e.Event) -> str:
    """The event as people type it; `read_event` reads it back."""
    return "dynamite" if event == e.Use("dynamite") else NOTATION.write_event(event)
