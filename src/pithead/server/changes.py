"""What is new in the picture of a table: the fields that differ from the last update of the same viewer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from pithead.match.shown import News, TableView, changed_fields
from pithead.server.messages import Change
from pithead.server.narration import Narration
from pithead.words.shell import ScoreSheet, label_changes

T = TypeVar("T")
R = TypeVar("R")

NARRATION_FIELDS: Final = ("title", "ask", "hint", "askable", "sheet", "describe")
NEWS: Final = ("news", "drawings", "steps")
"""The words that belong to the table, and those that belong to what happened: these are always new."""

FIELDS: Final = tuple(name for name in TableView.__struct_fields__ if name != "view")
"""What a table shows beside the view of its game."""


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
        self._found: dict[tuple[Callable[[Any, Any], Any], int, int], tuple[Any, Any, Any]] = {}

    def __call__(self, compare: Callable[[T, T], R], old: T, new: T) -> R:
        """What a comparison finds, worked out once for the same two objects; they are kept, so no others take their places."""
        key = (compare, id(old), id(new))
        if key not in self._found:
            self._found[key] = (compare(old, new), old, new)
        found: R = self._found[key][0]
        return found


class ViewChange(NamedTuple):
    """The fields of a view that are new, and those that are not named any more."""

    fields: dict[str, Any]
    gone: tuple[str, ...]


def view_change(old: Any, new: Any) -> ViewChange:
    """What is new in a view of the same kind."""
    fields = changed_fields(old, new)
    gone = gone_of(type(new), fields)
    return ViewChange({name: value for name, value in fields.items() if name not in gone}, gone)


def change(
    since: int,
    news: tuple[News, ...],
    old: TableView,
    new: TableView,
    before: Narration | None,
    after: Narration | None,
    compared: Compared | None = None,
) -> Change:
    """The change from one picture of a table to the next, for the same viewer; `compared` is what was found for others."""
    compared = compared or Compared()
    table = {name: getattr(new, name) for name in FIELDS if getattr(old, name) != getattr(new, name)}
    view: dict[str, Any] = {}
    gone_view: tuple[str, ...] = ()
    if type(old.view) is not type(new.view) or new.view is None:
        table["view"] = new.view
    else:
        view, gone_view = compared(view_change, old.view, new.view)
    gone = gone_of(TableView, table)
    table = {name: value for name, value in table.items() if name not in gone}
    if before is None or after is None:
        return Change(since, news, table, view, gone=gone, gone_view=gone_view)
    words = {name: getattr(after, name) for name in NARRATION_FIELDS if getattr(after, name) != getattr(before, name)}
    sheets: dict[int, ScoreSheet] = {}
    if len(after.sheet) == len(before.sheet):
        words.pop("sheet", None)
        sheets = {seat: new for seat, (old, new) in enumerate(zip(before.sheet, after.sheet)) if old != new}
    labels = compared(label_changes, before.labels, after.labels)
    words |= {name: getattr(after, name) for name in NEWS}
    return Change(since, news, table, view, words, sheets, labels.new, gone, gone_view, labels.gone)
