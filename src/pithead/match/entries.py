"""What happens at a table: the entries of its journal, and the lines that are stored one by one and never changed."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from pithead.game import Seat
from pithead.match.clocks import Clock, NoClock

PlaceKind: TypeAlias = Literal["human", "bot", "open"]
Visibility: TypeAlias = Literal["public", "private"]
Away: TypeAlias = Literal["left", "clock", "resigned"]


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A chair as the host set it out: for an invited person, for anybody from the lobby (`open`), or for a bot of a level.

    `who` keeps it for one person, who needs no link then.
    """

    kind: PlaceKind
    name: str = ""
    level: str = ""
    who: str = ""


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="is"):
    """One thing that happened; each kind has its own tag."""


class Opened(Entry, frozen=True, tag="opened"):
    """The host set out the table. The secret of the sealed dice lies here and leaves only when the game is over."""

    game: str
    rules: str
    content: str
    options: dict[str, Any]
    table: str
    commitment: str
    secret: str
    places: tuple[Place, ...]
    host: str
    corrections: str | None = None
    seed: str | None = None
    clock: Clock = NoClock()
    visibility: Visibility = "private"
    stand_in: str | None = None


class Invited(Entry, frozen=True, tag="invited"):
    """A link was made for a seat (used once), or with None for spectators; only its hash is kept."""

    seat: Seat | None
    hash: str
    expires: int


class Revoked(Entry, frozen=True, tag="revoked"):
    """A link is no longer good."""

    hash: str


class Sat(Entry, frozen=True, tag="sat"):
    """A person sat down, having seen the commitment, and added a grain of salt."""

    seat: Seat
    who: str
    name: str
    nonce: str
    hash: str = ""


class Rose(Entry, frozen=True, tag="rose"):
    """A person stood up before the game began."""

    seat: Seat


class Acted(Entry, frozen=True, tag="acted"):
    """A seat decided."""

    seat: Seat
    event: str


class Fell(Entry, frozen=True, tag="fell"):
    """The dice fell."""

    event: str


class Asked(Entry, frozen=True, tag="asked"):
    """A seat asks the others to go back to so many steps."""

    seat: Seat
    to: int


class Answered(Entry, frozen=True, tag="answered"):
    """A seat agrees to go back, or doesn't."""

    seat: Seat
    yes: bool


class Undone(Entry, frozen=True, tag="undone"):
    """The game went back to so many steps."""

    seat: Seat
    to: int


class Left(Entry, frozen=True, tag="left"):
    """A person is away: gone, out of time, or resigned for good."""

    seat: Seat
    why: Away


class Returned(Entry, frozen=True, tag="returned"):
    """A person is back."""

    seat: Seat


class Ended(Entry, frozen=True, tag="ended"):
    """The game ended before its time: all but these seats have resigned."""

    winners: tuple[Seat, ...]


class Followed(Entry, frozen=True, tag="followed"):
    """The same people play again at another table."""

    table: str


AnyEntry: TypeAlias = (
    Opened | Invited | Revoked | Sat | Rose | Acted | Fell | Asked | Answered | Undone | Left | Returned | Ended | Followed
)


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What one command did, whole or not at all; `spent` is the time in ms that those who owed an event had let pass."""

    entries: tuple[AnyEntry, ...]
    spent: int = 0


_decode = msgspec.json.Decoder(Line).decode
_encode = msgspec.json.Encoder().encode


def write_line(line: Line) -> bytes:
    """The line as it is stored."""
    return _encode(line)


def read_line(body: bytes) -> Line:
    """The line that was stored."""
    return _decode(body)
