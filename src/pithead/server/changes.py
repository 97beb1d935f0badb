"""What is new in the picture of a table: the fields that differ from the last update of the same viewer."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

import msgspec

from pithead.match.shown import News, TableView, changed_fields
from pithead.server.messages import Change
from pithead.server.narration import Narration
from pithead.words.shell import ScoreSheet, label_changes

TOLD: Final = ("title", "ask", "hint", "askable", "sheet", "describe")
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


def change(since: int, news: tuple[News, ...], old: TableView, new: TableView, before: Narration | None, told: Narration | None) -> Change:
    """The change from one picture of a table to the next, for the same viewer."""
    table = {name: getattr(new, name) for name in FIELDS if getattr(old, name) != getattr(new, name)}
    view: dict[str, Any] = {}
    gone_view: tuple[str, ...] = ()
    if type(old.view) is not type(new.view) or new.view is None:
        table["view"] = new.view
    else:
        view = changed_fields(old.view, new.view)
        gone_view = gone_of(type(new.view), view)
        view = {name: value for name, value in view.items() if name not in gone_view}
    gone = gone_of(TableView, table)
    table = {name: value for name, value in table.items() if name not in gone}
    if before is None or told is None:
        return Change(since, news, table, view, gone=gone, gone_view=gone_view)
    words = {name: getattr(told, name) for name in TOLD if getattr(told, name) != getattr(before, name)}
    sheets: dict[int, ScoreSheet] = {}
    if len(told.sheet) == len(before.sheet):
        words.pop("sheet", None)
        sheets = {seat: new for seat, (old, new) in enumerate(zip(before.sheet, told.sheet)) if old != new}
    labels = label_changes(before.labels, told.labels)
    words |= {name: getattr(told, name) for name in NEWS}
    return Change(since, news, table, view, words, sheets, labels.new, gone, gone_view, labels.gone)
