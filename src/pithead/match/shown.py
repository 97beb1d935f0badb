"""What a seat or a spectator is shown of a table: built from what is allowed, never by taking secrets away."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import msgspec

from pithead.game import CHANCE, AnyGame, Event, Seat, Standing, State, Step
from pithead.match.clocks import Clock
from pithead.match.entries import (
    Acted,
    Answered,
    AnyEntry,
    Asked,
    Away,
    Ended,
    Fell,
    Followed,
    Left,
    PlaceKind,
    Returned,
    Rose,
    Sat,
    Undone,
    Visibility,
)
from pithead.match.table import Status, Table
from pithead.match.undo import closes, face_down, free_undo


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal event in notation, and what it would do where no chance follows: to the points, and to the board."""

    event: str
    points: tuple[int, ...] | None = None
    board: dict[str, Any] | None = None


class ShownSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A chair as everybody sees it; `bot` is the level of the bot that plays it now, `left` the ms on its clock."""

    kind: PlaceKind
    name: str = ""
    taken: bool = False
    away: Away | None = None
    bot: str | None = None
    left: int | None = None


class Shown(msgspec.Struct, frozen=True, omit_defaults=True):
    """The whole table after `version` lines, as one seat or a spectator (`you` is null) may know it.

    `choices` are what the seat owes one of, `extras` what it may do at any time although it owes nothing.
    """

    table: str
    game: str
    rules: str
    version: int
    status: Status
    you: Seat | None
    seats: tuple[ShownSeat, ...]
    to_act: tuple[Seat, ...]
    options: dict[str, Any]
    commitment: str
    clock: Clock
    visibility: Visibility
    view: Any = None
    choices: tuple[Choice, ...] = ()
    extras: tuple[str, ...] = ()
    undo: bool = False
    asked: Seat | None = None
    agreed: tuple[Seat, ...] = ()
    result: Standing | None = None
    next: str | None = None


class News(msgspec.Struct, frozen=True, omit_defaults=True, rename={"kind": "is"}):
    """One thing that happened, as one seat may know it; a face-down decision is not told at all."""

    kind: str
    seat: Seat | None = None
    event: str = ""
    name: str = ""
    why: Away | None = None
    yes: bool | None = None
    to: int | None = None
    seats: tuple[Seat, ...] = ()
    table: str = ""


def shown(table: Table, seat: Seat | None, previews: bool = True) -> Shown:
    """The table as a seat may know it; with None, as a spectator."""
    opened = table.opened
    return Shown(
        table=opened.table,
        game=opened.game,
        rules=opened.rules,
        version=table.version,
        status=table.status,
        you=seat,
        seats=tuple(
            [
                ShownSeat(chair.place.kind, chair.name, chair.taken, chair.away, table.level(number), chair.left)
                for number, chair in enumerate(table.chairs)
            ]
        ),
        to_act=table.actors,
        options=opened.options,
        commitment=opened.commitment,
        clock=opened.clock,
        visibility=opened.visibility,
        view=None if table.state is None else table.game.view(table.state, seat),
        choices=choices(table, seat, previews) if seat is not None else (),
        extras=extras(table, seat) if seat is not None else (),
        undo=seat is not None and free_undo(table, seat),
        asked=None if table.asked is None else table.asked.seat,
        agreed=table.agreed,
        result=table.standing(),
        next=table.next,
    )


def choices(table: Table, seat: Seat, previews: bool) -> tuple[Choice, ...]:
    """The legal events of a seat, in the order of the rules."""
    if seat not in table.actors:
        return ()
    legal = table.game.legal(table.state, seat)
    if not previews:
        game: Any = table.game
        return tuple([Choice(_text(game, event)) for event in legal])
    view = table.game.view(table.state, seat)
    hidden = face_down(table, table.steps, seat)
    return tuple(_choice(table, seat, event, view, hidden) for event in legal)


def extras(table: Table, seat: Seat) -> tuple[str, ...]:
    """What a seat may do although it owes nothing, in notation."""
    if table.status != "playing":
        return ()
    game: Any = table.game
    return tuple([_text(game, event) for event in table.game.extras(table.state, seat)])


def _choice(table: Table, seat: Seat, event: Event, view: Any, hidden: bool) -> Choice:
    """The event with its preview, unless dice would fall first or others' face-down decisions would be turned up."""
    game = table.game
    text = game.write_event(event)
    after = game.apply(table.state, seat, event)
    if game.to_act(after) == (CHANCE,) or (hidden and closes(game, table.state, seat, after)):
        return Choice(text)
    new = game.view(after, seat)
    board = {
        name: getattr(new, field)
        for name, field in zip(new.__struct_encode_fields__, new.__struct_fields__)
        if getattr(new, field) != getattr(view, field)
    }
    return Choice(text, _gain(table, seat, after), board)


def _gain(table: Table, seat: Seat, after: State) -> tuple[int, ...] | None:
    """What it would add to everybody's points, if the game can say what all would have if they were scored now."""
    worth: Callable[[State, Seat], tuple[int, ...]] | None = getattr(table.game, "worth", None)
    if worth is None:
        return None
    return tuple([new - old for new, old in zip(worth(after, seat), worth(table.state, seat))])


def news_of(table: Table, entry: AnyEntry, seat: Seat | None) -> News | None:
    """An entry as a seat may know it; None if it says nothing to it."""
    kind = str(entry.__struct_config__.tag)
    game: Any = table.game
    match entry:
        case Acted(actor, event):
            told = _seen(game, Step(actor, _event(game, event)), event, seat)
            return None if told is None else News(kind, actor, told)
        case Fell(event):
            told = _seen(game, Step(CHANCE, _event(game, event)), event, seat)
            return None if told is None else News(kind, event=told)
        case Sat(who_sat, name=name):
            return News(kind, who_sat, name=name)
        case Left(who_left, why):
            return News(kind, who_left, why=why)
        case Rose(actor) | Returned(actor):
            return News(kind, actor)
        case Asked(actor, to) | Undone(actor, to):
            return News(kind, actor, to=to)
        case Answered(actor, yes):
            return News(kind, actor, yes=yes)
        case Ended(winners):
            return News(kind, seats=winners)
        case Followed(next):
            return News(kind, table=next)
        case _:
            return None


@lru_cache(maxsize=8192)
def _text(game: Any, event: Event) -> str:
    """An event in notation; the same few hundred come again and again."""
    return str(game.write_event(event))


@lru_cache(maxsize=4096)
def _event(game: Any, text: str) -> Event:
    """The event of a text; the same line is told to everybody at the table."""
    return game.read_event(text)


def _seen(game: AnyGame, step: Step, text: str, seat: Seat | None) -> str | None:
    """A step in notation, as a seat may see it."""
    seen = game.seen(step, seat)
    if seen is None:
        return None
    return text if seen is step else game.write_event(seen.event)
