"""What people may ask of a table, and the lines that follow from it: the only place where a table decides anything."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from pithead import fair
from pithead.game import CHANCE, AnyGame, Options, Refusal, Seat, Step
from pithead.match.clocks import Clock, NoClock
from pithead.match.entries import (
    Acted,
    Answered,
    AnyEntry,
    Asked,
    Ended,
    Fell,
    Followed,
    Invited,
    Left,
    Line,
    Opened,
    Place,
    Returned,
    Revoked,
    Rose,
    Sat,
    Undone,
    Visibility,
)
from pithead.match.table import Table, close_line, entered, set_out, spend, stepped
from pithead.match.undo import free_undo, last_decision


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """Something a person at the table asks for; each kind has its own tag."""


class Act(Command, frozen=True, tag="act"):
    """Play an event, in notation."""

    event: Annotated[str, msgspec.Meta(max_length=200)]


class Undo(Command, frozen=True, tag="undo"):
    """Take back the last decision: at once where nothing was learned since, else if the others agree."""


class Answer(Command, frozen=True, tag="answer"):
    """Agree to somebody's undo, or don't."""

    yes: bool


class Resign(Command, frozen=True, tag="resign"):
    """Give up."""


class Leave(Command, frozen=True, tag="leave"):
    """Go away; before the game the chair is free again, later a bot may stand in."""


class Return(Command, frozen=True, tag="return"):
    """Be back."""


AnyCommand: TypeAlias = Act | Undo | Answer | Resign | Leave | Return


class Wish(msgspec.Struct, frozen=True):
    """A table as a host wants it."""

    game: AnyGame
    options: Options
    places: tuple[Place, ...]
    table: str
    host: str
    secret: bytes
    corrections: str | None = None
    seed: str | None = None
    clock: Clock = NoClock()
    visibility: Visibility = "private"
    stand_in: str | None = None
    links: tuple[Invited, ...] = ()


class Draft:
    """A line being written: the table before it, and the table after what is written so far."""

    def __init__(self, table: Table, spent: int = 0) -> None:
        self.before = table
        self.table = spend(table, spent)
        self.spent = spent
        self.entries: list[AnyEntry] = []

    def add(self, entry: AnyEntry) -> None:
        """One more entry."""
        self.table = entered(self.table, entry)
        self.entries.append(entry)

    def act(self, seat: Seat, event: object) -> None:
        """A decision, which the rules must allow."""
        self.table = stepped(self.table, Step(seat, event))
        self.entries.append(Acted(seat, self.table.game.write_event(event)))

    def deal(self) -> None:
        """Every outcome that is due, until somebody owes a decision or the game is over."""
        while self.table.actors == (CHANCE,):
            self.deal_one()

    def deal_one(self) -> None:
        """The one outcome that is due."""
        assert self.table.draw is not None
        event = self.table.game.sample(self.table.state, self.table.draw)
        self.table = stepped(self.table, Step(CHANCE, event))
        self.entries.append(Fell(self.table.game.write_event(event)))

    def done(self) -> tuple[Line, Table]:
        """The line, and the table after it."""
        return Line(tuple(self.entries), self.spent), close_line(self.before, self.table)


def open_table(wish: Wish) -> tuple[Line, Table]:
    """The first line of a new table; with bots alone the game begins at once."""
    if len(wish.places) not in wish.game.seats:
        seats = wish.game.seats
        raise Refusal("seats", least=seats.start, most=seats.stop - 1, seats=len(wish.places))
    opened = Opened(
        game=wish.game.name,
        rules=wish.game.rules_version,
        content=wish.game.content_hash,
        options=msgspec.to_builtins(wish.options),
        table=wish.table,
        commitment=fair.commitment(wish.secret),
        secret=wish.secret.hex(),
        places=wish.places,
        host=wish.host,
        corrections=wish.corrections,
        seed=wish.seed,
        clock=wish.clock,
        visibility=wish.visibility,
        stand_in=wish.stand_in,
    )
    wish.game.start(len(wish.places), wish.options)
    draft = Draft(set_out(opened))
    draft.entries.append(opened)
    for link in wish.links:
        draft.add(link)
    draft.deal()
    line, table = draft.done()
    return line, msgspec.structs.replace(table, version=1)


def decide(table: Table, seat: Seat, command: AnyCommand, spent: int = 0) -> tuple[Line, Table]:
    """The line that follows from a seat's command, and the table after it; raises Refusal and changes nothing."""
    draft = Draft(table, spent)
    match command:
        case Act(event):
            _playing(table)
            draft.act(seat, table.game.read_event(event))
            draft.deal()
        case Undo():
            _playing(table)
            _undo(draft, seat)
        case Answer(yes):
            _answer(draft, seat, yes)
        case Resign():
            _playing(table)
            _resign(draft, seat)
        case Leave() if table.status == "open":
            draft.add(Rose(seat))
        case Leave():
            _playing(table)
            _present(table, seat)
            draft.add(Left(seat, "left"))
        case Return():
            _playing(table)
            if table.chairs[seat].away not in ("left", "clock"):
                raise Refusal("table-not-away")
            draft.add(Returned(seat))
    return draft.done()


def _playing(table: Table) -> None:
    if table.status == "open":
        raise Refusal("table-not-begun")
    if table.status == "over":
        raise Refusal("table-over")


def _present(table: Table, seat: Seat) -> None:
    if not table.chairs[seat].present:
        raise Refusal("table-away")


def _undo(draft: Draft, seat: Seat) -> None:
    table = draft.table
    _present(table, seat)
    if free_undo(table, seat):
        draft.add(Undone(seat, len(table.steps) - 1))
        return
    last = last_decision(table, seat)
    if last is None:
        raise Refusal("table-nothing-to-undo")
    draft.add(Asked(seat, last))
    _agree(draft)


def _answer(draft: Draft, seat: Seat, yes: bool) -> None:
    table = draft.table
    _present(table, seat)
    if table.asked is None or seat in table.agreed:
        raise Refusal("table-not-asked")
    draft.add(Answered(seat, yes))
    _agree(draft)


def _agree(draft: Draft) -> None:
    """Go back once every person who is present agrees."""
    asked = draft.table.asked
    present = {seat for seat, chair in enumerate(draft.table.chairs) if chair.present}
    if asked is not None and present <= set(draft.table.agreed):
        draft.add(Undone(asked.seat, asked.to))


def _resign(draft: Draft, seat: Seat) -> None:
    """A seat that gave up can't come back; when only one is left, that one has won."""
    if draft.table.chairs[seat].away == "resigned":
        raise Refusal("table-away")
    draft.add(Left(seat, "resigned"))
    rest = tuple(seat for seat, chair in enumerate(draft.table.chairs) if chair.away != "resigned")
    if len(rest) <= 1 or not any(draft.table.chairs[seat].who for seat in rest):
        draft.add(Ended(rest))


def time_out(table: Table, spent: int) -> tuple[Line, Table] | None:
    """The line that sends away all whose time is up; None if nobody's is."""
    draft = Draft(table, spent)
    for seat in table.actors:
        if draft.table.chairs[seat].present and draft.table.chairs[seat].left == 0:
            draft.add(Left(seat, "clock"))
    return draft.done() if draft.entries else None


def sit(table: Table, seat: Seat | None, who: str, name: str, nonce: str, hash: str, now: int) -> tuple[Line, Table]:
    """A person takes a chair: by a link (of this hash, at this time), or without one if the chair is open to all."""
    if table.seat_of(who) is not None:
        raise Refusal("table-seated")
    link = next((link for link in table.links if hash and link.hash == hash), None)
    if link is not None and link.seat is not None:
        if link.expires <= now:
            raise Refusal("link-expired")
        seat = link.seat
    elif hash:
        raise Refusal("link-unknown")
    seat = seat if seat is not None else _free(table, who)
    if not 0 <= seat < len(table.chairs):
        raise Refusal("seat", seat=seat, most=len(table.chairs) - 1)
    if table.chairs[seat].taken:
        raise Refusal("table-taken")
    place = table.chairs[seat].place
    if not hash and place.kind != "open" and place.who != who:
        raise Refusal("table-needs-link")
    draft = Draft(table)
    draft.add(Sat(seat, who, name, nonce, hash))
    draft.deal()
    return draft.done()


def _free(table: Table, who: str) -> Seat:
    """The chair that is kept for this person, or the first that is open to all."""
    free = [seat for seat, chair in enumerate(table.chairs) if not chair.taken and (chair.place.who == who or chair.place.kind == "open")]
    if not free:
        raise Refusal("table-full")
    return min(free, key=lambda seat: table.chairs[seat].place.who != who)


def invite(table: Table, link: Invited) -> tuple[Line, Table]:
    """A new link; an older one to the same seat is no longer good."""
    draft = Draft(table)
    if link.seat is not None:
        if table.status != "open" or not 0 <= link.seat < len(table.chairs) or table.chairs[link.seat].taken:
            raise Refusal("table-taken")
        for old in table.links:
            if old.seat == link.seat:
                draft.add(Revoked(old.hash))
    draft.add(link)
    return draft.done()


def revoke(table: Table, seat: Seat | None) -> tuple[Line, Table]:
    """No link to this seat (or for spectators) is good any more."""
    draft = Draft(table)
    for link in table.links:
        if link.seat == seat:
            draft.add(Revoked(link.hash))
    if not draft.entries:
        raise Refusal("link-none")
    return draft.done()


def follow(table: Table, next: str) -> tuple[Line, Table]:
    """The same people play again at another table."""
    if table.status != "over":
        raise Refusal("table-playing")
    if table.next is not None:
        raise Refusal("table-followed")
    draft = Draft(table)
    draft.add(Followed(next))
    return draft.done()
