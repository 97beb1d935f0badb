"""Events in writing, each form declared once and both read and written by it.

    Form("equip helmet on mole", Equip, TOOL, "on", NAME)

is the event `Equip`, whose first field is written as a tool and whose second as a name; the first word of the example is its verb.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, Final, Generic, NamedTuple, TypeAlias

from msgspec.structs import astuple

from pithead.game import E, Event, Seat, Unreadable


class Word(NamedTuple):
    """What may stand in a place of a form: how it is read, which gives None where a word doesn't fit, and how it is written."""

    read: Callable[[str], Any]
    write: Callable[[Any], str] = str


class Several(NamedTuple):
    """Words in a row, one or more unless told otherwise, for a field that is a tuple."""

    word: Word
    least: int = 1


class Maybe(NamedTuple):
    """A last word that may be left out, where the field has its default and is written as nothing."""

    word: Word


TEXTS_KEPT: Final = 1 << 12
"""So many texts are remembered with what they mean: the same few hundred come again and again."""

Part: TypeAlias = str | Word | Several | Maybe
"""A part of a form: what stands there to the letter, or what is written there of a field of the event."""


def fitting(fits: Callable[[str], object]) -> Word:
    """A word that means itself, if it fits."""
    return Word(lambda word: word if fits(word) else None)


def read_seat(word: str) -> Seat | None:
    """The seat of a number, 0-based."""
    return int(word) if word.isascii() and word.isdigit() and len(word) < 3 else None


SEAT = Word(read_seat)


class Form:
    """How an event is written: an example, its type, its parts behind the verb, and the rule that it follows.

    Where the parts are not the fields of the event, `make` makes the event of what they mean (None: nothing), and `split` is the way back.
    """

    def __init__(
        self,
        example: str,
        type: type[Any],
        *parts: Part,
        rule: str = "",
        make: Callable[..., Event | None] | None = None,
        split: Callable[[Any], Sequence[Any]] = astuple,
    ) -> None:
        self.example = example
        self.verb = example.split(maxsplit=1)[0]
        self.type = type
        self.parts = parts
        self.fields = [part for part in parts if not isinstance(part, str)]
        self.rule = rule
        self.make = make or type
        self.split = split

    def read(self, words: Sequence[str]) -> Event | None:
        """The event that these words behind the verb mean; None if they don't fit."""
        values: list[Any] = []
        left = list(words)
        for number, part in enumerate(self.parts, 1):
            match part:
                case Several(word, least):
                    count = max(len(left) - (len(self.parts) - number), 0)
                    found = tuple(map(word.read, left[:count]))
                    values.append(found if len(found) >= least and None not in found else None)
                    left = left[count:]
                case Maybe(word):
                    values += map(word.read, left)
                    left = []
                case Word():
                    values.append(part.read(left.pop(0)) if left else None)
                case _:
                    if not left or left.pop(0) != part:
                        return None
        return None if left or None in values or len(values) > len(self.fields) else self.make(*values)

    def write(self, event: Event) -> str:
        """The event as people type it."""
        texts = [self.verb]
        values = iter(self.split(event))
        for part in self.parts:
            match part:
                case Several(word):
                    texts += map(word.write, next(values))
                case Word():
                    texts.append(part.write(next(values)))
                case Maybe(word):
                    texts.append(word.write(next(values)))
                case _:
                    texts.append(part)
        return " ".join(filter(None, texts))

    def pieces(self, event: Event) -> int:
        """How many words of several stand in it; 1 in a form without."""
        counts = [len(value) for part, value in zip(self.fields, self.split(event)) if isinstance(part, Several)]
        return sum(counts) if counts else 1


class Notation(Generic[E]):
    """The forms of a game's events, by their verbs and by the types of the events: of several forms of a type the first is written."""

    def __init__(self, forms: Iterable[Form]) -> None:
        self.forms = {form.verb: form for form in forms}
        self.by_type = {form.type: form for form in reversed(self.forms.values())}
        self._read = lru_cache(maxsize=TEXTS_KEPT)(self._event)

    def write_event(self, event: E) -> str:
        """The event as people type it; `read_event` reads it back."""
        return self.by_type[type(event)].write(event)

    def pieces(self, event: E) -> int:
        """How many things an event lists; 1 if it is no list."""
        return self.by_type[type(event)].pieces(event)

    def read_event(self, text: str) -> E:
        """The event that the text means; raises Unreadable with an example of the right form."""
        return self._read(text)

    def _event(self, text: str) -> E:
        verb, *words = text.strip().lower().split() or [""]
        if verb not in self.forms:
            raise Unreadable("event-unknown", text=text, known=", ".join(self.forms))
        form = self.forms[verb]
        event: E | None = form.read(words)
        if event is None:
            raise Unreadable("event-form", form.rule, text=text, form=form.example)
        return event
