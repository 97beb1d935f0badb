"""What is new in the picture of a table: the fields that differ from the last update of the same viewer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from operator import attrgetter
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from pithead.game import Seat
from pithead.match.shown import News, TableView, changed_fields
from pithead.server.messages import Change
from pithead.server.narration import Narration
from pithead.words.shell import LabelChanges, ScoreSheet

T = TypeVar("T")
R = TypeVar("R")

NARRATION_FIELDS: Final = ("title", "ask", "hint", "askable", "describe")
"""The words that belong to the table, beside labels and score sheets."""


@cache
def unnamed(struct: type[msgspec.Struct]) -> Mapping[str, Any]:
    """What the fields of a struct are where they are not named, by the names on the wire."""
    if not struct.__struct_config__.omit_defaults:
        return {}
    fields = [field for field in msgspec.structs.fields(struct) if not field.required]
    return {field.encode_name: field.default if field.default is not msgspec.NODEFAULT else field.default_factory() for field in fields}


def gone_of(struct: type[msgspec.Struct], changed: Mapping[str, Any]) -> tuple[str, ...]:
    """The changed fields that are not named any more."""
    default = unnamed(struct)
    return tuple([name for name, value in changed.items() if name in default and value == default[name]])


class Compared:
    """What was found by comparing two objects: viewers who share a view and its words share what is new in them too."""

    def __init__(self) -> None:
        self._found: dict[tuple[Callable[..., Any], int, int], tuple[Any, Any, Any]] = {}

    def __call__(self, compare: Callable[..., R], old: T, new: T, *rest: Any) -> R:
        """What a comparison finds, worked out once for the same two objects; they are kept, so no others take their places.

        `rest` is the same for everybody at the table.
        """
        key = (compare, id(old), id(new))
        known = self._found.get(key)
        if known is None:
            known = self._found[key] = (compare(old, new, *rest), old, new)
        found: R = known[0]
        return found


class ViewChange(NamedTuple):
    """The fields of a view that are new, and those that are not named any more."""

    fields: dict[str, Any]
    gone: tuple[str, ...]


def view_change(old: Any, new: Any) -> ViewChange:
    """What is new in a view of the same kind."""
    fields = changed_fields(old, new)
    gone = gone_of(type(new), fields)
    for name in gone:
        del fields[name]
    return ViewChange(fields, gone)


def change(
    since: int,
    news: tuple[News, ...],
    old: TableView,
    new: TableView,
    words: WordChanges | None = None,
    compared: Compared | None = None,
) -> Change:
    """The change from one picture of a table to the next, for the same viewer; `compared` is what was found for others."""
    compared = compared or Compared()
    table = changed_fields(old, new)
    table.pop("view", None)
    view: dict[str, Any] = {}
    gone_view: tuple[str, ...] = ()
    if type(old.view) is not type(new.view) or new.view is None:
        table["view"] = new.view
    else:
        view, gone_view = compared(view_change, old.view, new.view)
    gone = gone_of(TableView, table)
    for name in gone:
        del table[name]
    if words is None:
        return Change(since, news, table, view, gone=gone, gone_view=gone_view)
    return Change(since, news, table, view, words.told, words.sheets, words.labels.new, gone, gone_view, words.labels.gone)


class WordChanges(NamedTuple):
    """What is new in words: fields of the narration, score sheets by their seats, and labels."""

    told: dict[str, Any]
    sheets: dict[Seat, ScoreSheet]
    labels: LabelChanges


_words_of: Final = attrgetter(*NARRATION_FIELDS)


def word_changes(before: Narration, after: Narration, labels: LabelChanges) -> WordChanges:
    """What is new in the words of a picture; what happened is always new."""
    told = {name: now for name, was, now in zip(NARRATION_FIELDS, _words_of(before), _words_of(after)) if was is not now and was != now}
    sheets: dict[Seat, ScoreSheet] = {}
    if after.sheet is before.sheet:
        pass
    elif len(after.sheet) == len(before.sheet):
        sheets = {seat: new for seat, (old, new) in enumerate(zip(before.sheet, after.sheet)) if old is not new and old != new}
    else:
        told["sheet"] = after.sheet
    told["news"], told["drawings"], told["steps"] = after.news, after.drawings, after.steps
    return WordChanges(told, sheets, labels)
