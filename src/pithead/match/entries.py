"""The journal of a table: entries that are stored one by one, each made of one item or several, and changed only to take a person out."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, Literal, TypeAlias

import msgspec

from pithead.game import Seat
from pithead.match.clocks import Clock, NoClock
from pithead.values import Value

JOURNAL_FORMAT: Final = 4
"""What new tables are written with."""

PlaceKind: TypeAlias = Literal["human", "bot", "open"]
Visibility: TypeAlias = Literal["public", "private"]
Away: TypeAlias = Literal["left", "clock", "resigned"]


@cache
def _names_in_both(source: type[msgspec.Struct], target: type[msgspec.Struct]) -> tuple[str, ...]:
    return tuple(name for name in target.__struct_fields__ if name in source.__struct_fields__)


def fields_for(target: type[msgspec.Struct], source: msgspec.Struct) -> dict[str, Any]:
    """What a struct and another of this type have in common, by name: what is copied is not listed again."""
    return {name: getattr(source, name) for name in _names_in_both(type(source), target)}


class SeatPlan(Value, forbid_unknown_fields=True, omit_defaults=True):
    """A chair as the host set it out: for an invited person, for anybody from the lobby (`open`), or for a bot of a level.

    `who` keeps it for one person, who needs no link then.
    """

    kind: PlaceKind
    name: str = ""
    level: str = ""
    who: str = ""


class JournalItem(Value, forbid_unknown_fields=True, omit_defaults=True, tag_field="is", tag=str.lower):
    """One thing that happened; its tag is the name of its kind in small letters, unless it names another: stored journals have it."""


class SeatItem(JournalItem):
    """Something that a seat did, or that happened to it."""

    seat: Seat


class BackwardItem(SeatItem):
    """Something about going back to so many steps."""

    to: int


class TableTerms(Value, kw_only=True):
    """What a host may choose for a table beside the game and its options; the fields stand last wherever they are written.

    A table of an `evening` plays a deal that others play too: until that is over, its seed is nobody's to know.
    """

    corrections: str | None = None
    seed: str | None = None
    clock: Clock = NoClock()
    visibility: Visibility = "private"
    stand_in: str | None = None
    evening: str = ""


class Opened(TableTerms, JournalItem):
    """The host set out the table. The secret of the sealed dice lies here and leaves only when the game is over.

    `format` says what the items of this journal mean: in journals of format 1, returning to a table and taking back a turn gave time.
    Since format 3 the header of the game names the levels of bots, and the key of its dice depends on them as on all of the header.
    Since format 4 it does not depend on names, so that a person can be taken out of a finished game.
    """

    game: str
    rules: str
    content: str
    options: dict[str, Any]
    table: str
    commitment: str
    secret: str
    places: tuple[SeatPlan, ...]
    host: str
    format: int = 1


class Invited(JournalItem):
    """A link was made for a seat (used once), or with None for spectators; only its hash is kept."""

    seat: Seat | None
    hash: str
    expires: int


class Revoked(JournalItem):
    """A link is no longer good."""

    hash: str


class Sat(SeatItem):
    """A person sat down, and sealed a nonce by its hash or gave it away openly; with neither, this person adds nothing to the dice."""

    who: str
    name: str
    nonce: str
    hash: str = ""
    seal: str = ""


class Sealed(SeatItem):
    """A seat sealed another nonce before the game began; what others have revealed by then is void."""

    seal: str


class NonceRevealed(SeatItem, tag="revealed"):
    """A seat revealed the nonce that it had sealed, after everybody had."""

    nonce: str


class Rose(SeatItem):
    """A person stood up before the game began."""


class Staffed(SeatItem):
    """Before the game began a free chair went to a bot of a level; links to it are no longer good."""

    name: str
    level: str


class Acted(SeatItem):
    """A seat decided."""

    event: str


class Fell(JournalItem):
    """The dice fell."""

    event: str


class Asked(BackwardItem):
    """A seat asks the others to go back."""


class Answered(SeatItem):
    """A seat agrees to go back, or doesn't."""

    yes: bool


class Undone(BackwardItem):
    """The game went back."""


class Left(SeatItem):
    """A person is away: gone, out of time, or resigned for good."""

    why: Away


class Returned(SeatItem):
    """A person is back."""


class Ended(JournalItem):
    """The game ended before its time: all but these seats have resigned."""

    winners: tuple[Seat, ...]


class Followed(JournalItem):
    """The same people play again at another table."""

    table: str


class Erased(JournalItem):
    """A person was taken out of the journal at their wish, wherever it named them: here is who they are called instead.

    `seat` is where they sat, `kept` are the chairs that were kept for them, and `host` says that they had opened the table.
    """

    who: str
    seat: Seat | None = None
    kept: tuple[Seat, ...] = ()
    host: bool = False


AnyJournalItem: TypeAlias = (
    Opened
    | Invited
    | Revoked
    | Sat
    | Sealed
    | NonceRevealed
    | Rose
    | Staffed
    | Acted
    | Fell
    | Asked
    | Answered
    | Undone
    | Left
    | Returned
    | Ended
    | Followed
    | Erased
)


class JournalEntry(Value, forbid_unknown_fields=True, omit_defaults=True):
    """What one command did, whole or not at all; `spent` is the time in ms that those who owed an event had let pass.

    `at` is when it was written, in ms since 1970, so that a process that reads it knows how long somebody has owed an event;
    only tables with a clock have it. The stored JSON calls the items `entries`.
    """

    items: tuple[AnyJournalItem, ...] = msgspec.field(name="entries")
    spent: int = 0
    at: int = 0


_decode = msgspec.json.Decoder(JournalEntry).decode
_encode = msgspec.json.Encoder().encode


def write_entry(entry: JournalEntry) -> bytes:
    """The entry as it is stored."""
    return _encode(entry)


def read_entry(body: bytes) -> JournalEntry:
    """The entry that was stored."""
    return _decode(body)
