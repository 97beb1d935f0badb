"""What a seat or a spectator is shown of a table: built from what is allowed, never by taking secrets away."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias

import msgspec

from pithead.game import CHANCE, AnyGame, Event, Refusal, Seat, Standing, State, Step, backs_in
from pithead.match import entries
from pithead.match.clocks import Clock
from pithead.match.table import Status, Table
from pithead.match.undo import closes, decided_unseen, free_undo
from pithead.remembered import remembered_of_same
from pithead.values import Value


class Choice(Value, omit_defaults=True):
    """A legal event: in notation, in words, by the marks that mean it, and what it would do where no chance follows.

    `preview` says that in words, `points` what it would add to every seat, `board` the fields of the view that would change.
    Clients without a language get no words, marks and preview.
    """

    event: str
    words: str = ""
    marks: tuple[str, ...] = ()
    preview: str = ""
    points: tuple[int, ...] | None = None
    board: dict[str, Any] | None = None


class Phraser(Protocol):
    """Puts the choices of one seat into words, in one language."""

    def phrase(self, view: Any, event: Event) -> Choice:
        """A legal event in notation, in words and by its marks."""

    def preview(self, before: Any, after: Any) -> str:
        """What would change from one view to another, in words."""


class SeatView(Value, omit_defaults=True):
    """A chair as everybody sees it; `bot` is the level of the bot that plays it now, `left` the ms on its clock.

    `seal` is the hash of the nonce that this person adds to the dice.
    """

    kind: entries.PlaceKind
    name: str = ""
    taken: bool = False
    away: entries.Away | None = None
    bot: str | None = None
    left: int | None = None
    seal: str = ""


class TableView(Value, omit_defaults=True):
    """The whole table after `version` journal entries, as one seat or a spectator (`you` is null) may know it.

    `choices` are what the seat owes one of, `extras` what it may do at any time although it owes nothing.
    `seed` is that of a practice game, `evening` the duplicate evening that the table belongs to.
    `salt` says what the table waits for before the game: that you seal a nonce, or reveal yours.
    """

    table: str
    game: str
    rules: str
    version: int
    status: Status
    you: Seat | None
    seats: tuple[SeatView, ...]
    to_act: tuple[Seat, ...]
    options: dict[str, Any]
    commitment: str
    clock: Clock
    visibility: entries.Visibility
    view: Any = None
    choices: tuple[Choice, ...] = ()
    extras: tuple[Choice, ...] = ()
    undo: bool = False
    asked: Seat | None = None
    agreed: tuple[Seat, ...] = ()
    result: Standing | None = None
    next: str | None = None
    seed: str | None = None
    salt: Literal["", "seal", "reveal"] = ""
    evening: str = ""


class News(Value, omit_defaults=True, rename={"kind": "is"}):
    """One thing that happened, as one seat may know it; a face-down decision is left out."""

    kind: str
    seat: Seat | None = None
    event: str = ""
    name: str = ""
    why: entries.Away | None = None
    yes: bool | None = None
    to: int | None = None
    seats: tuple[Seat, ...] = ()
    table: str = ""


def shown(table: Table, seat: Seat | None, previews: bool = True, phraser: Phraser | None = None) -> TableView:
    """The table as a seat may know it; with None, as a spectator. Choices have previews and words where they are wanted."""
    opened = table.opened
    still = TableView(
        **{**entries.fields_for(TableView, opened), "seed": None if opened.evening else opened.seed},
        version=table.version,
        status=table.status,
        you=seat,
        seats=tuple(
            [
                SeatView(chair.place.kind, chair.name, chair.taken, chair.away, table.level(number), chair.left, seal_of(table, number))
                for number, chair in enumerate(table.chairs)
            ]
        ),
        to_act=table.actors,
        salt=salt_due(table, seat),
    )
    return _with_game(still, table, previews, phraser)


def shown_after(
    table: Table, before: Table, picture: TableView, previews: bool = True, phraser: Phraser | None = None, view: Any = None
) -> TableView:
    """The same as `shown` for the seat of a picture of the table before: what no step of a game changes is taken from there."""
    if picture.view is None or table.chairs is not before.chairs or table.opened is not before.opened:
        return shown(table, picture.you, previews, phraser)
    return _with_game(picture, table, previews, phraser, view)


def _with_game(picture: TableView, table: Table, previews: bool, phraser: Phraser | None, view: Any = None) -> TableView:
    """A picture with the game as it stands: all that a step may change. `view` is what the seat sees of it, if that is known."""
    seat = picture.you
    if view is None and table.state is not None:
        view = table.game.view(table.state, seat)
    return msgspec.structs.replace(
        picture,
        version=table.version,
        status=table.status,
        to_act=table.actors,
        view=view,
        choices=choices(table, seat, view, previews, phraser) if seat is not None else (),
        extras=extras(table, seat, view, phraser, picture.extras) if seat is not None else (),
        undo=seat is not None and free_undo(table, seat),
        asked=None if table.asked is None else table.asked.seat,
        agreed=table.agreed,
        result=table.standing(),
        next=table.next,
    )


def seal_of(table: Table, seat: Seat) -> str:
    """The hash of the nonce of a seat, also of one that was given openly; "" if the seat adds none, or owes one."""
    return table.chairs[seat].seal or table.chairs[seat].open_seal


def salt_due(table: Table, seat: Seat | None) -> Literal["", "seal", "reveal"]:
    """What a seat must do before the game can begin."""
    if seat is None or table.status != "open" or seat not in table.awaited:
        return ""
    return "reveal" if table.chairs[seat].seal else "seal"


def choices(table: Table, seat: Seat, view: Any, previews: bool, phraser: Phraser | None) -> tuple[Choice, ...]:
    """The legal events of a seat, in the order of the rules; each is foreseen once."""
    if seat not in table.actors:
        return ()
    legal = table.game.legal(table.state, seat)
    if not previews:
        return tuple([choice(table.game, event, view, phraser) for event in legal])
    foresight = Foresight(table, seat, view)
    return tuple([_foreseen_choice(foresight, event, phraser) for event in legal])


def extras(table: Table, seat: Seat, view: Any, phraser: Phraser | None, before: tuple[Choice, ...] = ()) -> tuple[Choice, ...]:
    """What a seat may do although it owes nothing; nobody is shown what would follow, so it is not foreseen.

    `before` are those of the same seat at an earlier table: the words of an extra depend on nothing but the event and the names.
    """
    if table.status != "playing":
        return ()
    game: Any = table.game
    events = game.extras(table.state, seat)
    if _are_of(game, before, events):
        return before
    return tuple([choice(game, event, view, phraser) for event in events])


@remembered_of_same(4096)
def _are_of(game: Any, extras: tuple[Choice, ...], events: Sequence[Event]) -> bool:
    """Are these the extras of these events?"""
    return len(events) == len(extras) and all(text_of(game, event) == known.event for event, known in zip(events, extras))


def choice(game: Any, event: Event, view: Any, phraser: Phraser | None) -> Choice:
    """An event without what it would do."""
    return Choice(text_of(game, event)) if phraser is None else phraser.phrase(view, event)


def foreseen_choice(table: Table, seat: Seat, text: str, phraser: Phraser | None) -> Choice:
    """One choice of a seat with what it would do; raises Refusal for what the seat can't choose now."""
    game: Any = table.game
    event = event_of(game, text)
    if seat not in table.actors or event not in table.game.legal(table.state, seat):
        raise Refusal("forbidden")
    return _foreseen_choice(Foresight(table, seat, table.game.view(table.state, seat)), event, phraser)


def _foreseen_choice(foresight: Foresight, event: Event, phraser: Phraser | None) -> Choice:
    """An event with what it would do."""
    return foreseen_from(foresight, choice(foresight.game, event, foresight.view, phraser), event, phraser)


def foreseen_from(foresight: Foresight, plain: Choice, event: Event, phraser: Phraser | None, ahead: Ahead | None = None) -> Choice:
    """A choice with what it would do, unless something would be turned up; points and board only if no dice would fall first.

    `ahead` keeps what was foreseen: whoever looks at a choice mostly takes it next.
    """
    foreseen = foresight.after(event)
    if foreseen is None:
        return plain
    if ahead is not None:
        ahead[foresight.seat, plain.event] = foreseen
    preview = "" if phraser is None else phraser.preview(foresight.view, foreseen.view)
    if foresight.game.to_act(foreseen.state) == (CHANCE,):
        return Choice(plain.event, plain.words, plain.marks, preview)
    return Choice(plain.event, plain.words, plain.marks, preview, foresight.gain(foreseen), foreseen.changed)


class Foreseen(NamedTuple):
    """What a decision would make by itself, before any dice: the state, how the seat sees it, and the fields of that which are new."""

    state: State
    view: Any
    changed: dict[str, Any]


Ahead: TypeAlias = dict[tuple[Seat, str], Foreseen]
"""What was foreseen at a table, by the seat and the decision in notation."""


class Foresight:
    """What the decisions of one seat would do to a table, as far as the seat may know it before it has decided."""

    def __init__(self, table: Table, seat: Seat, view: Any) -> None:
        self.game: AnyGame = table.game
        self.state = table.state
        self.seat = seat
        self.view = view
        self.others_decided_unseen = decided_unseen(table, seat)
        self.face_down = bool(table.game.face_down(table.state))

    def after(self, event: Event) -> Foreseen | None:
        """What an event would make of the view; None if it would turn up what the seat may not know before it has decided.

        That is what others decided face down at the same time, and cards whose backs it sees now.
        """
        after = self.game.apply(self.state, self.seat, event)
        if self.others_decided_unseen and closes(self.game, self.state, self.seat, after):
            return None
        view = self.game.view(after, self.seat)
        changes = differing(self.view, view)
        if self.face_down and backs_in([now for _, _, now in changes]) < backs_in([was for _, was, _ in changes]):
            return None
        return Foreseen(after, view, {name: now for name, _, now in changes})

    def gain(self, foreseen: Foreseen) -> tuple[int, ...] | None:
        """What it would add to everybody's points, if the game can say what all would have if they were scored now."""
        worth, now = self.game.worth(foreseen.state, self.seat), self.worth
        if worth is None or now is None:
            return None
        return tuple([new - old for new, old in zip(worth, now)])

    @cached_property
    def worth(self) -> tuple[int, ...] | None:
        """The points of every seat if they were counted now."""
        return self.game.worth(self.state, self.seat)


def differing(old: Any, new: Any) -> list[tuple[str, Any, Any]]:
    """The fields of a view that differ from those of another, with their values in both."""
    values = zip(new.__struct_encode_fields__, msgspec.structs.astuple(old), msgspec.structs.astuple(new))
    return [(name, was, now) for name, was, now in values if was is not now and was != now]


def changed_fields(old: Any, new: Any) -> dict[str, Any]:
    """The fields of a view that differ from those of another."""
    return {name: now for name, _, now in differing(old, new)}


def news_of(table: Table, item: entries.AnyJournalItem, seat: Seat | None) -> News | None:
    """A journal item as a seat may know it; None if it says nothing to that seat."""
    seen = seen_in(table.game, item, seat)
    return news_of_seen(table.game, item, seen)


def seen_in(game: Any, item: entries.AnyJournalItem, seat: Seat | None) -> Step | None:
    """The step of a journal item as a seat may see it; None if it is none, or is not seen."""
    match item:
        case entries.Acted(actor, event):
            step = Step(actor, event_of(game, event))
        case entries.Fell(event):
            step = Step(CHANCE, event_of(game, event))
        case _:
            return None
    seen: Step | None = game.seen(step, seat)
    return seen


def news_of_seen(game: Any, item: entries.AnyJournalItem, seen: Step | None) -> News | None:
    """The same for who saw the step of the item so."""
    kind = str(item.__struct_config__.tag)
    match item:
        case entries.Acted(actor, event):
            return None if seen is None else News(kind, actor, _as_seen(game, event, seen))
        case entries.Fell(event):
            return None if seen is None else News(kind, event=_as_seen(game, event, seen))
        case entries.Sat(who_sat, name=name) | entries.Staffed(who_sat, name=name):
            return News(kind, who_sat, name=name)
        case entries.Left(who_left, why):
            return News(kind, who_left, why=why)
        case entries.Rose(actor) | entries.Returned(actor):
            return News(kind, actor)
        case entries.Asked(actor, to) | entries.Undone(actor, to):
            return News(kind, actor, to=to)
        case entries.Answered(actor, yes):
            return News(kind, actor, yes=yes)
        case entries.Ended(winners):
            return News(kind, seats=winners)
        case entries.Followed(next):
            return News(kind, table=next)
        case _:
            return None


@lru_cache(maxsize=8192)
def text_of(game: Any, event: Event) -> str:
    """An event in notation; the same few hundred come again and again."""
    return str(game.write_event(event))


@lru_cache(maxsize=4096)
def event_of(game: Any, text: str) -> Event:
    """The event of a text; the same item is sent to everybody at the table."""
    return game.read_event(text)


def _as_seen(game: Any, text: str, seen: Step) -> str:
    """The event of a step in notation, as it was seen."""
    return text if seen.event is event_of(game, text) else str(game.write_event(seen.event))
