"""Commands of people, and the journal entries that follow from them: the only place where a table decides anything."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, TypeAlias

import msgspec

from pithead import fair
from pithead.game import CHANCE, AnyGame, Options, Refusal, Seat, State, Step
from pithead.match import entries
from pithead.match.shown import Foreseen
from pithead.match.table import Table, after_item, close_entry, open_from, spend, stepped
from pithead.match.undo import free_undo, last_decision
from pithead.values import Value

EventText: TypeAlias = Annotated[str, msgspec.Meta(max_length=200)]
"""An event in notation."""


class Command(Value, forbid_unknown_fields=True, tag_field="do", tag=str.lower):
    """Something a person at the table asks for; its tag is the name of its kind in small letters, unless it names another."""


class Act(Command):
    """Play an event, in notation."""

    event: EventText


class Undo(Command):
    """Take back the last decision: at once where nothing was learned since, else if all other people agree, also those who are away."""


class AnswerUndo(Command, tag="answer"):
    """Agree to somebody's undo, or don't."""

    yes: bool


class Resign(Command):
    """Give up."""


class LeaveTable(Command, tag="leave"):
    """Go away; before the game the chair is free again, later a bot may stand in."""


class ReturnToTable(Command, tag="return"):
    """Come back after leaving, or after running out of time once that turn is over; the clock stays as it is."""


AnyCommand: TypeAlias = Act | Undo | AnswerUndo | Resign | LeaveTable | ReturnToTable


class TableSpec(entries.TableTerms):
    """What a new table shall be like."""

    game: AnyGame
    options: Options
    places: tuple[entries.SeatPlan, ...]
    table: str
    host: str
    secret: bytes
    links: tuple[entries.Invited, ...] = ()


class TableTransaction:
    """A journal entry being written: the table before it, and the table after its items so far."""

    def __init__(self, table: Table, spent: int = 0) -> None:
        self.before = table
        self.table = spend(table, spent)
        self.spent = spent
        self.items: list[entries.AnyJournalItem] = []

    def add(self, item: entries.AnyJournalItem) -> None:
        """Add an item."""
        self.table = after_item(self.table, item)
        self.items.append(item)

    def act(self, seat: Seat, event: object, after: State | None = None) -> None:
        """A decision, which the rules must allow; `after` is the state that it makes of this one, if that is known."""
        self.table = stepped(self.table, Step(seat, event), after)
        self.items.append(entries.Acted(seat, self.table.game.write_event(event)))

    def deal(self) -> None:
        """Every outcome that is due, until somebody owes a decision or the game is over."""
        while self.table.actors == (CHANCE,):
            self.deal_one()

    def deal_one(self) -> None:
        """The one outcome that is due."""
        assert self.table.draw is not None
        event = self.table.game.sample(self.table.state, self.table.draw)
        self.table = stepped(self.table, Step(CHANCE, event))
        self.items.append(entries.Fell(self.table.game.write_event(event)))

    def finish(self) -> tuple[entries.JournalEntry, Table]:
        """The journal entry, and the table after it."""
        return entries.JournalEntry(tuple(self.items), self.spent), close_entry(self.before, self.table, self.items)


def open_table(spec: TableSpec) -> tuple[entries.JournalEntry, Table]:
    """The first journal entry of a new table; with bots alone the game begins at once."""
    if len(spec.places) not in spec.game.seats:
        seats = spec.game.seats
        raise Refusal("seats", least=seats.start, most=seats.stop - 1, seats=len(spec.places))
    settled = {
        "game": spec.game.name,
        "rules": spec.game.rules_version,
        "content": spec.game.content_hash,
        "options": msgspec.to_builtins(spec.options),
        "commitment": fair.commitment(spec.secret),
        "secret": spec.secret.hex(),
        "format": entries.JOURNAL_FORMAT,
    }
    opened = entries.Opened(**{**entries.fields_for(entries.Opened, spec), **settled})
    spec.game.start(len(spec.places), spec.options)
    transaction = TableTransaction(open_from(opened))
    transaction.items.append(opened)
    for link in spec.links:
        transaction.add(link)
    transaction.deal()
    entry, table = transaction.finish()
    return entry, msgspec.structs.replace(table, version=1)


def decide(
    table: Table, seat: Seat, command: AnyCommand, spent: int = 0, ahead: Mapping[tuple[Seat, str], Foreseen] = {}
) -> tuple[entries.JournalEntry, Table]:
    """The journal entry that follows from a seat's command, and the table after it; raises Refusal and changes nothing.

    `ahead` is what was foreseen at this very table.
    """
    transaction = TableTransaction(table, spent)
    match command:
        case Act(event):
            _playing(table)
            known = ahead.get((seat, event))
            transaction.act(seat, table.game.read_event(event), None if known is None else known.state)
            transaction.deal()
        case Undo():
            _playing(table)
            _undo(transaction, seat)
        case AnswerUndo(yes):
            _answer(transaction, seat, yes)
        case Resign():
            _playing(table)
            _resign(transaction, seat)
        case LeaveTable() if table.status == "open":
            transaction.add(entries.Rose(seat))
        case LeaveTable():
            _playing(table)
            _present(table, seat)
            transaction.add(entries.Left(seat, "left"))
        case ReturnToTable():
            _playing(table)
            if table.chairs[seat].away not in ("left", "clock"):
                raise Refusal("table-not-away")
            if seat in table.actors and transaction.table.chairs[seat].left == 0 and table.opened.format > 1:
                raise Refusal("table-out-of-time")
            transaction.add(entries.Returned(seat))
    return transaction.finish()


def _playing(table: Table) -> None:
    if table.status == "open":
        raise Refusal("table-not-begun")
    if table.status == "over":
        raise Refusal("table-over")


def _present(table: Table, seat: Seat) -> None:
    if not table.chairs[seat].present:
        raise Refusal("table-away")


def _undo(transaction: TableTransaction, seat: Seat) -> None:
    table = transaction.table
    _present(table, seat)
    if free_undo(table, seat):
        transaction.add(entries.Undone(seat, len(table.steps) - 1))
        return
    last = last_decision(table, seat)
    if last is None:
        raise Refusal("table-nothing-to-undo")
    transaction.add(entries.Asked(seat, last))
    _agree(transaction)


def _answer(transaction: TableTransaction, seat: Seat, yes: bool) -> None:
    table = transaction.table
    _present(table, seat)
    if table.asked is None or seat in table.agreed:
        raise Refusal("table-not-asked")
    transaction.add(entries.Answered(seat, yes))
    _agree(transaction)


def _agree(transaction: TableTransaction) -> None:
    """Go back once every person who still plays agrees; somebody who is away can agree after coming back, and not before."""
    asked = transaction.table.asked
    people = {seat for seat, chair in enumerate(transaction.table.chairs) if chair.who and chair.away != "resigned"}
    if asked is not None and people <= set(transaction.table.agreed):
        transaction.add(entries.Undone(asked.seat, asked.to))


def _resign(transaction: TableTransaction, seat: Seat) -> None:
    """A seat that gave up can't come back; when only one is left, that one has won.

    The game ends too when no person is left to play on: all others have resigned, or have gone and nobody stands in for them.
    """
    if transaction.table.chairs[seat].away == "resigned":
        raise Refusal("table-away")
    transaction.add(entries.Left(seat, "resigned"))
    table = transaction.table
    rest = tuple(seat for seat, chair in enumerate(table.chairs) if chair.away != "resigned")
    people = [table.chairs[seat] for seat in rest if table.chairs[seat].who]
    abandoned = table.opened.stand_in is None and not any(chair.present for chair in people)
    if len(rest) <= 1 or not people or abandoned:
        transaction.add(entries.Ended(rest))


def time_out(table: Table, spent: int) -> tuple[entries.JournalEntry, Table] | None:
    """The journal entry that sends away all whose time is up; None if nobody's is."""
    transaction = TableTransaction(table, spent)
    for seat in table.actors:
        if transaction.table.chairs[seat].present and transaction.table.chairs[seat].left == 0:
            transaction.add(entries.Left(seat, "clock"))
    return transaction.finish() if transaction.items else None


def salt(table: Table, seat: Seat, nonce: str, seal: str) -> tuple[entries.JournalEntry, Table]:
    """A seat reveals the nonce that it has sealed, once all are sealed; or, with a seal, seals another."""
    transaction = TableTransaction(table)
    chair = table.chairs[seat]
    if table.status != "open" or chair.seal is None:
        raise Refusal("salt-not-due")
    if seal:
        transaction.add(entries.Sealed(seat, seal))
        return transaction.finish()
    if seat not in table.awaited or not chair.seal:
        raise Refusal("salt-not-due")
    if fair.seal(nonce) != chair.seal:
        raise Refusal("salt-other")
    transaction.add(entries.NonceRevealed(seat, nonce))
    transaction.deal()
    return transaction.finish()


def sit(
    table: Table, seat: Seat | None, who: str, name: str, nonce: str, hash: str, now: int, seed: str | None = None, seal: str = ""
) -> tuple[entries.JournalEntry, Table]:
    """A person takes a chair: by a link (of this hash, at this time), or without one if the chair is open to all.

    What the person adds to the dice is an open nonce, the seal of one, or nothing.
    Whoever knows the seed of a practice game knows every roll, so among several people each must name it.
    """
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
    several = sum(chair.place.kind != "bot" for chair in table.chairs) > 1
    if several and not table.opened.evening and table.opened.seed not in (None, seed):
        raise Refusal("seed-unseen", seed=table.opened.seed)
    transaction = TableTransaction(table)
    transaction.add(entries.Sat(seat, who, name, nonce, hash, seal))
    transaction.deal()
    return transaction.finish()


def _free(table: Table, who: str) -> Seat:
    """The chair that is kept for this person, or the first that is open to all."""
    free = [seat for seat, chair in enumerate(table.chairs) if not chair.taken and (chair.place.who == who or chair.place.kind == "open")]
    if not free:
        raise Refusal("table-full")
    return min(free, key=lambda seat: table.chairs[seat].place.who != who)


def invite(table: Table, link: entries.Invited, spent: int = 0) -> tuple[entries.JournalEntry, Table]:
    """A new link; an older one to the same seat is no longer good."""
    transaction = TableTransaction(table, spent)
    if link.seat is not None:
        if table.status != "open" or not 0 <= link.seat < len(table.chairs) or table.chairs[link.seat].taken:
            raise Refusal("table-taken")
        for old in table.links:
            if old.seat == link.seat:
                transaction.add(entries.Revoked(old.hash))
    transaction.add(link)
    return transaction.finish()


def staff(table: Table, seat: Seat, name: str, level: str) -> tuple[entries.JournalEntry, Table]:
    """A bot takes a free chair before the game; with the last one the game begins."""
    if table.status != "open" or not 0 <= seat < len(table.chairs) or table.chairs[seat].taken:
        raise Refusal("table-taken")
    transaction = TableTransaction(table)
    transaction.add(entries.Staffed(seat, name, level))
    transaction.deal()
    return transaction.finish()


def revoke(table: Table, seat: Seat | None, spent: int = 0) -> tuple[entries.JournalEntry, Table]:
    """No link to this seat (or for spectators) is good any more."""
    transaction = TableTransaction(table, spent)
    for link in table.links:
        if link.seat == seat:
            transaction.add(entries.Revoked(link.hash))
    if not transaction.items:
        raise Refusal("link-none")
    return transaction.finish()


def follow(table: Table, next: str) -> tuple[entries.JournalEntry, Table]:
    """The same people play again at another table."""
    if table.status != "over":
        raise Refusal("table-playing")
    if table.next is not None:
        raise Refusal("table-followed")
    transaction = TableTransaction(table)
    transaction.add(entries.Followed(next))
    return transaction.finish()
