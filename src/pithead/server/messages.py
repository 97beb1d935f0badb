"""The messages between a client and the server: every one is a struct, and JSON on the wire."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import field

from pithead.game import Refusal, Seat
from pithead.match.commands import AnyCommand, EventText
from pithead.match.shown import Choice, News, TableView
from pithead.receipt import Receipt
from pithead.server.narration import Narration, words
from pithead.values import Value
from pithead.words.shell import ScoreSheet

Key: TypeAlias = Annotated[str, msgspec.Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]*$")]
"""A command's own name, made up by the client: the same key is never carried out twice."""

Secret: TypeAlias = Annotated[str, msgspec.Meta(max_length=64)]
TableId: TypeAlias = Annotated[str, msgspec.Meta(max_length=32)]
Language: TypeAlias = Literal["", "en", "de", "it", "fi", "fr"]
"""The language of a client; with "" it gets no words, which suits programs."""

Mark: TypeAlias = Annotated[str, msgspec.Meta(max_length=64)]
"""The name of a thing on the board, such as `slot:b2`."""

Version: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]


class Keyed(Value):
    """Something that a client may send twice, and that is done once."""

    key: Key


class KeyedCommand(Keyed):
    """A command, however it comes."""

    version: Version
    command: AnyCommand


class KeyedText(Keyed):
    """A chat message, however it comes."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class FromClient(Value, forbid_unknown_fields=True, tag_field="is", tag=str.lower):
    """What a client says."""


class Hello(FromClient):
    """The first message: a ticket, which table, and for spectators of a private table the secret of their link.

    Who asks for `changes` gets what is new since the last update where that is enough, and the whole table otherwise; its description
    in sentences is at `/api/tables/{table}/told`.
    """

    ticket: Secret
    table: TableId
    secret: Secret = ""
    since: Version | None = None
    previews: bool = True
    lang: Language = ""
    changes: bool = False


class Ask(KeyedCommand, FromClient):
    """A command, made after the client had seen `version`."""


class Say(KeyedText, FromClient):
    """A chat message to the table."""


class Sync(FromClient):
    """The client missed something after `since`."""

    since: Version


class Why(FromClient):
    """Why can't the thing with this mark be chosen now?"""

    key: Key
    mark: Mark


class Preview(FromClient):
    """What would this choice do to the table that the client has seen as `version`?"""

    key: Key
    version: Version
    event: EventText


class Sign(FromClient):
    """My receipt for the game so far, signed by this server."""

    key: Key


class Ping(FromClient):
    """A request for a pong."""


AnyFromClient: TypeAlias = Hello | Ask | Say | Why | Preview | Sign | Sync | Ping


class FromServer(Value, omit_defaults=True, tag_field="is", tag=str.lower):
    """What the server says."""


class WithTable(FromServer, kw_only=True):
    """Something that comes with the whole table, and with a language the same in words; both fields stand last."""

    table: TableView
    told: Narration | None = None


class Ack(FromServer):
    """The command of this key is on the disk, as journal entry `version`."""

    key: str
    version: int


class Stale(WithTable):
    """The command was made for an older table, and nothing was done; the table as it is comes with it."""

    key: str


class Refused(FromServer):
    """The command is impossible, by which rule if it is one of the game's, and nothing was done."""

    key: str
    reason: str
    message: str
    rule: str = ""


class WhyNot(FromServer, tag="why-not"):
    """Why the thing with this mark can't be chosen now, and by which rule; both are empty if nothing forbids it.

    The answer over HTTP has no key.
    """

    mark: str
    why: str
    rule: str
    key: str = ""


class Previewed(FromServer):
    """What a choice would do; nothing is foreseen of a table that has gone on since."""

    key: str
    version: int
    choice: Choice


class SignedReceipt(FromServer, tag="receipt"):
    """A receipt as `/api/tables/{table}/receipt` gives it; None where there is none: for spectators, and where everybody knows the seed."""

    key: str
    receipt: Receipt | None


class Update(WithTable):
    """The table after the newest journal entry, and what happened since the last update; `since` is the version before it.

    With a language, `told` says all that in words.
    """

    since: int
    news: tuple[News, ...]


class Change(FromServer):
    """What is new after the newest journal entry; everything else is as in the last update, whose version was `since`.

    `table`, `view`, `told` and `labels` hold the new fields of the table, of its view, of its words and of their labels, `sheets` the
    score sheets of seats where they are new. Fields in
    `gone` and `gone_view` are not named any more, and labels in `gone_labels` are not there any more.
    """

    since: int
    news: tuple[News, ...]
    table: dict[str, Any]
    view: dict[str, Any] = field(default_factory=dict)
    told: dict[str, Any] = field(default_factory=dict)
    sheets: dict[Seat, ScoreSheet] = field(default_factory=dict)
    labels: dict[str, str] = field(default_factory=dict)
    gone: tuple[str, ...] = ()
    gone_view: tuple[str, ...] = ()
    gone_labels: tuple[str, ...] = ()


class Said(FromServer):
    """A chat message at the table, its number `number`; who only watches has no seat."""

    number: int
    seat: Seat | None
    name: str
    text: str


class Here(FromServer):
    """Which seats are looking at the table right now, and how many spectators."""

    seats: tuple[Seat, ...]
    spectators: int


class Pong(FromServer):
    """The answer to a ping."""


AnyFromServer: TypeAlias = Ack | Stale | Refused | WhyNot | Previewed | SignedReceipt | Update | Change | Said | Here | Pong

encode = msgspec.json.Encoder().encode
decode_from_client = msgspec.json.Decoder(AnyFromClient).decode


def sentence(refusal: Refusal, lang: str = "") -> str:
    """A refusal as a sentence."""
    return words(lang or "en").refusal(refusal)


def refused(key: str, refusal: Refusal, lang: str = "") -> Refused:
    """The refusal of a command."""
    return Refused(key, refusal.reason, sentence(refusal, lang), refusal.rule)
