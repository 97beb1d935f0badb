"""A person is taken out of a table at their wish: what they decided stays, who they were does not."""

from __future__ import annotations

import msgspec

from pithead.game import Seat
from pithead.match import entries
from pithead.match.commands import LeaveTable, Resign, decide
from pithead.match.table import ERASED_NAME, Table, after_entry

replace = msgspec.structs.replace


def nameless_entry(body: bytes, who: str, alias: str) -> bytes:
    """A stored entry in which somebody has neither a name nor an id; it says the same of everybody else."""
    entry = entries.read_entry(body)
    items = tuple(replace(item, name=ERASED_NAME) if isinstance(item, entries.Sat) and item.who == who else item for item in entry.items)
    return entries.write_entry(replace(entry, items=items)).replace(who.encode(), alias.encode())


def farewell(table: Table, who: str, alias: str, spent: int = 0) -> tuple[entries.JournalEntry, Table]:
    """The entry with which somebody goes for good, and the table after it: from a game that runs they resign."""
    seat = table.seat_of(who)
    items = () if seat is None else _gone(table, seat, spent)
    still = after_entry(table, entries.JournalEntry(items, spent)) if items else table
    erased = entries.Erased(
        who=alias,
        seat=still.seat_of(who),
        kept=tuple(number for number, chair in enumerate(table.chairs) if chair.place.who == who),
        host=table.opened.host == who,
    )
    entry = entries.JournalEntry((*items, erased), spent if items else 0)
    return entry, after_entry(table, entry)


def _gone(table: Table, seat: Seat, spent: int) -> tuple[entries.AnyJournalItem, ...]:
    """What leaving a table means: a chair is free again, or a game is resigned."""
    if table.status == "open":
        return decide(table, seat, LeaveTable(), spent)[0].items
    if table.status == "playing" and table.chairs[seat].away != "resigned":
        return decide(table, seat, Resign(), spent)[0].items
    return ()
