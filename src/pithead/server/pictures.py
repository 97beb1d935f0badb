"""A table as one kind of viewer may know it: made once for all who are alike, and after an event from the picture before it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from pithead.game import Seat
from pithead.match.shown import TableView, shown
from pithead.match.table import Table
from pithead.server.narration import Narration, Narrator


class Viewer(NamedTuple):
    """Who a table is shown to: a seat or with None a spectator, with previews or without, in a language or without words.

    With `changes` they get only what is new where that is enough, and no description of the table, which they ask for when it is read.
    """

    seat: Seat | None
    previews: bool = False
    lang: str = ""
    changes: bool = False


class Picture(NamedTuple):
    """A table as one viewer may know it, and in words if the viewer has a language.

    The words of a viewer who gets changes have no labels: these are made when the whole table is sent, and otherwise only those that
    are new.
    """

    shown: TableView
    narration: Narration | None


class PictureBefore(NamedTuple):
    """The table before the newest journal entry, and its picture for the same viewer."""

    table: Table
    picture: Picture


def picture_of(
    table: Table,
    viewer: Viewer,
    narrator: Narrator | None,
    others: Mapping[Viewer, Picture] = {},
    before: PictureBefore | None = None,
    view: Any = None,
) -> Picture:
    """Make the picture of a table for a viewer, who has no narrator without a language.

    `others` are the pictures that were made of it already, `before` is the one of the table before; `view` is what the viewer's seat sees
    now, if that is known.
    """
    if narrator is None:
        return Picture(shown(table, viewer.seat, viewer.previews), None)
    if before is None:
        picture = narrator.shown(viewer.previews)
    else:
        picture = narrator.shown_after(before.table, before.picture.shown, viewer.previews, view)
    if picture.view is not None:
        for watcher, other in others.items():
            if watcher.lang == viewer.lang and watcher.changes == viewer.changes and other.shown.view == picture.view:
                picture = msgspec.structs.replace(picture, view=other.shown.view)
                return Picture(picture, narrator.narration(picture, other.narration))
    return Picture(picture, narrator.narration(picture, describe=not viewer.changes, labels=not viewer.changes))
