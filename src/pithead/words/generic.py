"""A game that brings no words: notation and the names of the view's fields serve as words."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from random import Random
from textwrap import wrap
from typing import Any, Final

import msgspec

from pithead.game import CHANCE, AnyGame, Below, Seat, Standing, Step
from pithead.words import Words, readable
from pithead.words.shell import ScoreRow, ScoreSheet, Shell, title_of
from pithead.words.spans import Line, Span, line

COLUMNS: Final = 76
"""The widest line of a board, so that it fits on a terminal with a frame."""

NOTHING: Final = "-"

AROUND: Final = frozenset(("game", "seats", "to_act", "options"))
"""Fields that the frame around a board tells already, here as in the page."""


class GenericShell(Shell):
    """Any game as a shell shows it, in one language."""

    def __init__(self, game: AnyGame, say: Words) -> None:
        self.game = game
        self.say = say

    @property
    def example(self) -> str:
        """The first decision of a game."""
        state = self.game.start(self.game.seats.start)
        while (actors := self.game.to_act(state)) == (CHANCE,):
            state = self.game.apply(state, CHANCE, self.game.sample(state, _loose))
        return self.game.write_event(self.game.legal(state, actors[0])[0])

    def title(self, view: Any) -> str:
        """The name of the game, and the phase if it has phases."""
        phase = self.game.phase(view) if isinstance(view, self.game.state_type) else ""
        return " · ".join(filter(None, (title_of(self.game.name, self.say), readable(phase))))

    def board(self, view: Any, legal: Collection[str], large: bool = False) -> list[Line]:
        """Every field of the view with its name, one below the other."""
        return [
            line(Span(f"{label}: ", "name"), text) if label else line(text)
            for name, value in _fields(view)
            for label, text in _folded(readable(name), value)
        ]

    def players(self, view: Any, names: Sequence[str], brief: bool = False) -> list[Line]:
        """Every player, with their points if the view tells them."""
        totals = self._totals(view)
        if totals is None:
            return [line(Span(name, "name")) for name in names]
        return [line(Span(name, "name"), f"  {self._points(points)}") for name, points in zip(names, totals)]

    def log(self, before: Any, step: Step, names: Sequence[str]) -> str:
        """Who did what, in notation."""
        event = self.game.write_event(step.event)
        if step.seat == CHANCE:
            return self.say("generic-chance", event=event)
        return self.say("generic-step", name=names[step.seat], event=event)

    def choice(self, view: Any, step: Step, names: Sequence[str]) -> str:
        """Nothing beside its notation."""
        return ""

    def in_words(self, view: Any, step: Step, names: Sequence[str]) -> str:
        """Its notation."""
        return self.game.write_event(step.event)

    def label(self, view: Any, step: Step, names: Sequence[str]) -> str:
        """Its notation."""
        return self.game.write_event(step.event)

    def preview(self, before: Any, after: Any, seat: Seat) -> str:
        """What the points of the seat would become, if they change; else the fields of the view that would."""
        old, new = self._totals(before), self._totals(after)
        if old is not None and new is not None and old[seat] != new[seat]:
            return self._points(new[seat])
        now = dict(_fields(before))
        changes = [(readable(name), value) for name, value in _fields(after) if now.get(name) != value and _is_short(value)]
        return ", ".join(f"{label}: {_text(value)}" for label, value in changes)

    def sheet(self, view: Any, names: Sequence[str]) -> list[tuple[str, list[ScoreRow], str]]:
        """Every player's points."""
        return [(account.name, list(account.parts), account.rounds) for account in self.account(view, names)]

    def describe(self, view: Any, names: Sequence[str]) -> list[str]:
        """The fields of the view and everybody's points, each in a sentence."""
        totals = self._totals(view)
        fields = [f"{readable(name)}: {_text(value)}." for name, value in _fields(view)]
        points = [] if totals is None else [f"{name}: {self._points(each)}." for name, each in zip(names, totals)]
        return [f"{self.title(view)}.", *fields, *points]

    def ask(self, view: Any, seat: Seat) -> str:
        """To choose."""
        return self.say("generic-ask")

    def labels(self, view: Any, names: Sequence[str]) -> dict[str, str]:
        """The names of the view's fields for people: `name:FIELD`."""
        return {f"name:{name}": readable(name) for name in _names(msgspec.to_builtins(view))}

    def account(self, view: Any, names: Sequence[str]) -> list[ScoreSheet]:
        """Every player's points, without their parts; nobody's if the view doesn't tell them."""
        totals = self._totals(view)
        if totals is None:
            return []
        part = self.say("generic-total")
        return [ScoreSheet(name, (ScoreRow(part, points, "", ""),), "", points) for name, points in zip(names, totals)]

    def _points(self, points: int) -> str:
        return self.say("generic-points", points=points)

    def _totals(self, view: Any) -> tuple[int, ...] | None:
        """Everybody's points: those of the rules if the view is a state, else those in the view."""
        if isinstance(view, self.game.state_type):
            return self.game.standing(view).totals
        return next((part.totals for part in _parts(view) if isinstance(part, Standing)), None)


def _parts(view: msgspec.Struct) -> list[Any]:
    return [getattr(view, field) for field in view.__struct_fields__]


def _fields(view: msgspec.Struct) -> list[tuple[str, Any]]:
    """The fields of a view as JSON, by the names that JSON has for them, without what is told elsewhere."""
    return [
        (name, msgspec.to_builtins(value, str_keys=True))
        for name, value in zip(view.__struct_encode_fields__, _parts(view))
        if name not in AROUND and not isinstance(value, Standing)
    ]


def _names(value: object) -> Iterator[str]:
    """The names of all fields, those of structs in structs too."""
    if isinstance(value, Mapping):
        yield from map(str, value)
        for each in value.values():
            yield from _names(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from _names(each)


def _is_single(value: object) -> bool:
    return not isinstance(value, Mapping | list | tuple)


def _is_short(value: object) -> bool:
    return _is_single(value) or (isinstance(value, list | tuple) and all(map(_is_single, value)))


def _text(value: object) -> str:
    """A value on one line."""
    match value:
        case None | "" | False:
            return NOTHING
        case True:
            return "✓"
        case dict():
            return ", ".join(f"{readable(str(name))} {_text(each)}" for name, each in value.items()) or NOTHING
        case list() | tuple():
            return ("  " if all(map(_is_single, value)) else "; ").join(map(_text, value)) or NOTHING
        case _:
            return str(value)


def _folded(label: str, value: object) -> Iterator[tuple[str, str]]:
    """A labelled value on as many lines as it needs: rows of a list and fields of a struct one each; only the first has the label."""
    rows = [value]
    if isinstance(value, Mapping) and not all(map(_is_single, value.values())):
        rows = [{name: each} for name, each in value.items()]
    elif isinstance(value, list | tuple) and not all(map(_is_single, value)):
        rows = list(value)
    texts = [part for row in rows for part in wrap(_text(row), COLUMNS - len(label) - 2, break_on_hyphens=False) or [NOTHING]]
    for number, text in enumerate(texts):
        yield (label, text) if number == 0 else ("", " " * (len(label) + 2) + text)


def _loose(label: str) -> Below:
    """Dice for an example."""
    return Random(label).randrange
