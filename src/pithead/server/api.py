"""The messages of the HTTP interface: what it takes and what it answers."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from pithead.game import Seat
from pithead.match.clocks import Clock, NoClock
from pithead.match.commands import AnyCommand
from pithead.match.entries import PlaceKind, Visibility
from pithead.match.shown import Shown
from pithead.server.core import Summary
from pithead.server.told import Told
from pithead.server.wire import Key, Said, Secret, Version

Nonce: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=15)]
Text: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a request brings."""


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What comes back."""


class NewSession(Body, frozen=True):
    """Who you are. A guest is known by a cookie, a program by a token that it keeps itself."""

    name: Annotated[str, msgspec.Meta(max_length=200)]
    kind: Literal["guest", "program"] = "guest"


class SessionShown(Answer, frozen=True):
    """Who you are; `token` is there once, when a program's session begins."""

    name: str
    kind: Literal["guest", "program"]
    token: str = ""


class Nothing(Body, frozen=True):
    """No more is needed."""


class Done(Answer, frozen=True):
    """It is done."""

    done: bool = True


class Ticket(Answer, frozen=True):
    """Opens one socket, once, within `seconds`."""

    ticket: str
    seconds: int


class GameShown(Answer, frozen=True):
    """A game that can be played here."""

    game: str
    rules: str
    least: int
    most: int
    levels: tuple[str, ...]


class Games(Answer, frozen=True):
    """The games."""

    games: tuple[GameShown, ...]


class Tables(Answer, frozen=True):
    """Public tables, the newest first."""

    tables: tuple[Summary, ...]


class NewPlace(Body, frozen=True):
    """A chair: for somebody with a link (`human`), for anybody (`open`), or for a bot of a level."""

    kind: PlaceKind
    level: Annotated[str, msgspec.Meta(max_length=40)] = ""


class NewTable(Body, frozen=True):
    """A table as you want it. A seed is public and makes a practice game."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    places: Annotated[tuple[NewPlace, ...], msgspec.Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    clock: Clock = NoClock()
    visibility: Visibility = "private"
    stand_in: Annotated[str, msgspec.Meta(max_length=40)] | None = "random"
    seed: Annotated[str, msgspec.Meta(max_length=100)] | None = None


class Link(Answer, frozen=True):
    """An address to give away: for one seat, or for spectators (`seat` is null). Its secret is behind the `#`."""

    seat: Seat | None
    url: str


class Created(Answer, frozen=True):
    """The new table, the promise about its dice, and a link for every chair that needs one."""

    table: str
    commitment: str
    links: tuple[Link, ...]


class TableTold(Answer, frozen=True):
    """A table, and the same in words."""

    table: Shown
    told: Told


class Join(Body, frozen=True):
    """Sit down: by the secret of a link, or at an open chair. The nonce is your grain of salt for the dice."""

    nonce: Nonce
    secret: Secret = ""
    seat: SeatNumber | None = None


class Joined(Answer, frozen=True):
    """Where you sit."""

    seat: Seat
    version: int


class WhichSeat(Body, frozen=True):
    """A seat, or null for spectators."""

    seat: SeatNumber | None


class Command(Body, frozen=True):
    """A command, made after you had seen `version`; sent again with the same key it is not carried out again."""

    key: Key
    version: Version
    command: AnyCommand


class NewWord(Body, frozen=True):
    """A word to the table."""

    key: Key
    text: Text


class Chat(Answer, frozen=True):
    """The last words at the table."""

    said: tuple[Said, ...]


class Rematch(Answer, frozen=True):
    """The table where the same people play again; everybody who sat here may sit there without a link."""

    table: str


class Imported(Answer, frozen=True):
    """A verified record was kept under this name."""

    table: str


class Problem(Answer, frozen=True):
    """Why not: `reason` for machines, `message` for people, `rule` if it is one of the game's."""

    reason: str
    message: str
    rule: str = ""


class Health(Answer, frozen=True):
    """All is well."""

    ok: bool
    version: str
