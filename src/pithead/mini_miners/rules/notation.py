"""Mini Miners in writing: events as people type them (`place mole T7`, `drew helmet for 1`)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, TypeAlias

from pithead.game import Seat, Unreadable
from pithead.mini_miners.rules import events as e
from pithead.mini_miners.rules.board import TAVERN
from pithead.mini_miners.rules.cards import HIDDEN, TOOLS, is_marker, read_card
from pithead.mini_miners.rules.content import DECKS

FORMS: Final = {
    "pick": "pick crook",
    "enlist": "enlist crook",
    "discard": "discard mole",
    "buy": "buy 3",
    "shuffle": "shuffle",
    "equip": "equip helmet on mole",
    "end": "end",
    "take": "take star from pile",
    "place": "place mole T7",
    "target": "target gadget",
    "move": "move T5",
    "use": "use cart",
    "dynamite": "dynamite",
    "borrow": "borrow shovel",
    "dig": "dig",
    "return": "return collapse under",
    "gold": "gold",
    "bonus": "bonus",
    "draw": "draw",
    "remove": "remove T4",
    "sacrifice": "sacrifice T4",
    "escape": "escape",
    "announce": "announce",
    "pass": "pass",
    "give": "give 2 to 1",
    "joined": "joined crook mole lucky",
    "scattered": "scattered blank +1 star",
    "laid": "laid helmet cart",
    "turned": "turned clearance",
    "starts": "starts 1",
    "dealt": "dealt crook,mole lucky,anvil",
    "drew": "drew helmet for 1",
    "stole": "stole helmet for 1 from 0",
    "shook": "shook T4",
    "looked": "looked nugget:2 collapse for 1",
    "revealed": "revealed nugget:2 special:1:draw-tool",
}
"""An example of every event, by its first word. `buy blind` is the top of the pile, `dig III` the Daredevil's choice."""


def write_event(event: e.Event) -> str:
    """The event as people type it; `read_event` reads it back."""
    match event:
        case e.Buy(place):
            return f"buy {'blind' if place == e.BLIND else place}"
        case e.Use("dynamite"):
            return "dynamite"
        case e.Equip(tool, dwarf):
            return f"equip {tool} on {dwarf}"
        case e.Take(tool, source):
            return f"take {tool} from {source}"
        case e.Give(gold, to):
            return f"give {gold} to {to}"
        case e.Dealt(hands):
            return " ".join(("dealt", *map(",".join, hands)))
        case e.Drew(tool, seat):
            return f"drew {tool} for {seat}"
        case e.Stole(tool, seat, victim):
            return f"stole {tool} for {seat} from {victim}"
        case e.Looked(cards, seat):
            return f"looked {' '.join(cards)} for {seat}"
        case e.Joined(words) | e.Scattered(words) | e.Laid(words) | e.Revealed(words):
            return " ".join((_verb(event), *words))
        case _:
            fields = (str(getattr(event, field)) for field in event.__struct_fields__)
            return " ".join((_verb(event), *filter(None, fields)))


def _verb(event: e.Event) -> str:
    return type(event).__name__.lower()


def read_event(text: str) -> e.Event:
    """The event that the text means; raises Unreadable with an example of the right form."""
    verb, *words = text.strip().lower().split() or [""]
    if verb not in FORMS:
        raise Unreadable("event-unknown", text=text, known=", ".join(FORMS))
    event = _READERS[verb](words)
    if event is None:
        raise Unreadable("event-form", text=text, form=FORMS[verb])
    return event


# Words

Words: TypeAlias = list[str]
_NAME = re.compile(r"[a-z][a-z-]*|\?")
_SPACE = re.compile(r"(t[1-9][0-9]?|p[1-9]|d)")


def _is_tool(word: str) -> bool:
    return word in TOOLS or word == HIDDEN


def _is_card(word: str) -> bool:
    return word == HIDDEN or read_card(word) is not None


def _is_name(word: str) -> bool:
    return _NAME.fullmatch(word) is not None


def read_space(word: str) -> str:
    """The space of a word in any case, or ""."""
    return word.upper() if _SPACE.fullmatch(word) else ""


def read_seat(word: str) -> Seat | None:
    """The seat of a number, 0-based."""
    return int(word) if word.isascii() and word.isdigit() and len(word) < 3 else None


# Events


def _alone(event: e.Event) -> Callable[[Words], e.Event | None]:
    return lambda words: None if words else event


def _named(make: Callable[[str], e.Event], fits: Callable[[str], bool] = _is_name) -> Callable[[Words], e.Event | None]:
    return lambda words: make(words[0]) if len(words) == 1 and fits(words[0]) else None


def _at(make: Callable[[str], e.Event]) -> Callable[[Words], e.Event | None]:
    return lambda words: make(read_space(words[0])) if len(words) == 1 and read_space(words[0]) else None


def _listed(make: Callable[[tuple[str, ...]], e.Event], fits: Callable[[str], bool]) -> Callable[[Words], e.Event | None]:
    return lambda words: make(tuple(words)) if words and all(map(fits, words)) else None


def _buy(words: Words) -> e.Event | None:
    match words:
        case ["blind"]:
            return e.Buy(e.BLIND)
        case [place] if read_seat(place):
            return e.Buy(int(place))
        case _:
            return None


def _equip(words: Words) -> e.Event | None:
    match words:
        case [tool, "on", dwarf] if _is_tool(tool) and _is_name(dwarf):
            return e.Equip(tool, dwarf)
        case _:
            return None


def _take(words: Words) -> e.Event | None:
    match words:
        case [tool, "from", ("pile" | "discards") as source] if _is_tool(tool):
            return e.Take(tool, source)
        case _:
            return None


def _place(words: Words) -> e.Event | None:
    match words:
        case [dwarf, word] if _is_name(dwarf) and (word == TAVERN or read_space(word)):
            return e.Place(dwarf, read_space(word) or TAVERN)
        case _:
            return None


def _dig(words: Words) -> e.Event | None:
    match words:
        case []:
            return e.Dig()
        case [deck] if deck.upper() in DECKS:
            return e.Dig(deck.upper())
        case _:
            return None


def _return(words: Words) -> e.Event | None:
    match words:
        case [card, ("top" | "under") as where] if _is_card(card):
            return e.Return(card, where)
        case _:
            return None


def _give(words: Words) -> e.Event | None:
    match words:
        case [gold, "to", seat] if gold.isascii() and gold.isdigit() and len(gold) < 5 and (to := read_seat(seat)) is not None:
            return e.Give(int(gold), to)
        case _:
            return None


def _starts(words: Words) -> e.Event | None:
    seat = read_seat(words[0]) if len(words) == 1 else None
    return None if seat is None else e.Starts(seat)


def _dealt(words: Words) -> e.Event | None:
    hands = tuple(tuple(word.split(",")) for word in words)
    return e.Dealt(hands) if words and all(_is_name(name) for hand in hands for name in hand) else None


def _drew(words: Words) -> e.Event | None:
    match words:
        case [tool, "for", word] if _is_tool(tool) and (seat := read_seat(word)) is not None:
            return e.Drew(tool, seat)
        case _:
            return None


def _stole(words: Words) -> e.Event | None:
    match words:
        case [tool, "for", thief, "from", victim] if _is_tool(tool):
            seats = read_seat(thief), read_seat(victim)
            return None if seats[0] is None or seats[1] is None else e.Stole(tool, seats[0], seats[1])
        case _:
            return None


def _looked(words: Words) -> e.Event | None:
    match words:
        case [*cards, "for", word] if cards and all(map(_is_card, cards)) and (seat := read_seat(word)) is not None:
            return e.Looked(tuple(cards), seat)
        case _:
            return None


_READERS: Final[dict[str, Callable[[Words], e.Event | None]]] = {
    "pick": _named(e.Pick),
    "enlist": _named(e.Enlist),
    "discard": _named(e.Discard),
    "buy": _buy,
    "shuffle": _alone(e.Shuffle()),
    "equip": _equip,
    "end": _alone(e.End()),
    "take": _take,
    "place": _place,
    "target": _named(e.Target),
    "move": _at(e.Move),
    "use": _named(e.Use, _is_tool),
    "dynamite": _alone(e.Use("dynamite")),
    "borrow": _named(e.Borrow, _is_tool),
    "dig": _dig,
    "return": _return,
    "gold": _alone(e.Gold()),
    "bonus": _alone(e.Bonus()),
    "draw": _alone(e.Draw()),
    "remove": _at(e.Remove),
    "sacrifice": _at(e.Sacrifice),
    "escape": _alone(e.Escape()),
    "announce": _alone(e.Announce()),
    "pass": _alone(e.Pass()),
    "give": _give,
    "joined": _listed(e.Joined, _is_name),
    "scattered": _listed(e.Scattered, is_marker),
    "laid": _listed(e.Laid, _is_tool),
    "turned": _named(e.Turned),
    "starts": _starts,
    "dealt": _dealt,
    "drew": _drew,
    "stole": _stole,
    "shook": _at(e.Shook),
    "looked": _looked,
    "revealed": _listed(e.Revealed, _is_card),
}
