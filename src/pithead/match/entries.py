"""The journal of a table: entries that are stored one by one and never changed, each made of one item or several."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from pithead.game import Seat
from pithead.match.clocks import Clock, NoClock

PlaceKind: TypeAlias = Literal["human", "bot", "open"]
Visibility: TypeAlias = Literal["public", "private"]
Away: TypeAlias = Literal["left", "clock", "resigned"]


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A chair as the host set it out: for an invited person, for anybody from the lobby (`open`), or for a bot of a level.

    `who` keeps it for one person, who needs no link then.
    """

    kind: PlaceKind
    name: str = ""
    level: str = ""
    who: str = ""


class JournalItem(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="is"):
    """One thing that happened; each kind has its own tag."""


class Opened(JournalItem, frozen=True, tag="opened"):
    """The host set out the table. The secret of the sealed dice lies here and leaves only when the game is over."""

    game: str
    rules: str
    content: str
    options: dict[str, Any]
    table: str
    commitment: str
    secret: str
    places: tuple[SeatPlan, ...]
    host: str
    corrections: str | None = None
    seed: str | None = None
    clock: Clock = NoClock()
    visibility: Visibility = "private"
    stand_in: str | None = None


class Invited(JournalItem, frozen=True, tag="invited"):
    """A link was made for a seat (used once), or with None for spectators; only its hash is kept."""

    seat: Seat | None
    hash: str
    expires: int


class Revoked(JournalItem, frozen=True, tag="revoked"):
    """A link is no longer good."""

    hash: str


class Sat(JournalItem, frozen=True, tag="sat"):
    """A person sat down, having seen the commitment, and added a nonce to the dice."""

    seat: Seat
    who: str
    name: str
    nonce: str
    hash: str = ""


class Rose(JournalItem, frozen=True, tag="rose"):
    """A person stood up before the game began."""

    seat: Seat


class Acted(JournalItem, frozen=True, tag="acted"):
    """A seat decided."""

    seat: Seat
    event: str


class Fell(JournalItem, frozen=True, tag="fell"):
    """The dice fell."""

    event: str


class Asked(JournalItem, frozen=True, tag="asked"):
    """A seat asks the others to go back to so many steps."""

    seat: Seat
    to: int


class Answered(JournalItem, frozen=True, tag="answered"):
    """A seat agrees to go back, or doesn't."""

    seat: Seat
    yes: bool


class Undone(JournalItem, frozen=True, tag="undone"):
    """The game went back to so many steps."""

    seat: Seat
    to: int


class Left(JournalItem, frozen=True, tag="left"):
    """A person is away: gone, out of time, or resigned for good."""

    seat: Seat
    why: Away


class Returned(JournalItem, frozen=True, tag="returned"):
    """A person is back."""

    seat: Seat


class Ended(JournalItem, frozen=True, tag="ended"):
    """The game ended before its time: all but these seats have resigned."""

    winners: tuple[Seat, ...]


class Followed(JournalItem, frozen=True, tag="followed"):
    """The same people play again at another table."""

    table: str


AnyJournalItem: TypeAlias = (
    Opened | Invited | Revoked | Sat | Rose | Acted | Fell | Asked | Answered | Undone | Left | Returned | Ended | Followed
)


class JournalEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What one command did, whole or not at all; `spent` is the time in ms that those who owed an event had let pass.

    The stored JSON calls the items `entries`.
    """

    items: tuple[AnyJournalItem, ...] = msgspec.field(name="entries")
    spent: int = 0


_decode = msgspec.json.Decoder(JournalEntry).decode
_encode = msgspec.json.Encoder().encode


def write_entry(entry: JournalEntry) -> bytes:
    """The entry as it is stored."""
    return _encode(entry)


def read_entry(body: bytes) -> JournalEntry:
    """The entry that was stored."""
    return _decode(body)
