"""The record of a game: a header, the steps with their outcomes, the result, and at the end the opened secret.

`docs/record-format.md` explains the JSON line by line.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

import msgspec

from pithead import fair
from pithead.game import CHANCE, AnyGame, Draw, Options, Refusal, Seat, Standing, State, Step, Unreadable, read_json
from pithead.games import edition_of
from pithead.values import Value

FORMAT: Literal["pithead-record/1"] = "pithead-record/1"
LARGEST = 4 << 20
PlayerKind: TypeAlias = Literal["human", "bot"]


class Player(Value, forbid_unknown_fields=True, omit_defaults=True):
    """Who sits on a seat, the grain of salt that this person added, how well this bot plays, and the language it is played in, if known.

    The name of an `erased` person was taken out of the game at their wish.
    """

    name: str
    kind: PlayerKind
    nonce: str | None
    level: str = ""
    language: str = ""
    erased: bool = False


class Header(Value, forbid_unknown_fields=True, omit_defaults=True):
    """Everything that is fixed before the first roll; the key of the game depends on every field, but not on names that are `free`.

    A free name can be taken out of a game later, and its dice and receipts are still those that were promised.
    """

    game: str
    rules: str
    content: str
    corrections: str | None
    options: dict[str, Any]
    table: str
    seed: str | None
    players: tuple[Player, ...]
    commitment: str
    names: Literal["sealed", "free"] = "sealed"


def header_of(
    game: AnyGame,
    players: Sequence[Player],
    options: Options | None = None,
    *,
    table: str = "",
    seed: str | None = None,
    commitment: str = "",
    corrections: str | None = None,
) -> Header:
    """The header of a game as it is installed here; without options those that it has by itself."""
    chosen = msgspec.to_builtins(options if options is not None else game.options_type())
    return Header(game.name, game.rules_version, game.content_hash, corrections, chosen, table, seed, tuple(players), commitment)


class Record(Value, forbid_unknown_fields=True, omit_defaults=True):
    """A game, finished or not. `digest` is the hash of all the rest.

    `conceded` are the seats that had given up when the game ended before its time; a game that was played to its end has none.
    """

    format: Literal["pithead-record/1"]
    header: Header
    steps: tuple[str, ...]
    result: Standing | None
    secret: str | None
    digest: str
    conceded: tuple[Seat, ...] = ()


class Tampered(Refusal):
    """A record that was changed, or whose dice were not those in the envelope."""


def canonical(value: object) -> bytes:
    """The one JSON form of a value that hashes are taken of: sorted keys, no spaces."""
    return msgspec.json.encode(value, order="sorted")


def sealed_header(header: Header) -> bytes:
    """The header as the dice and the receipts depend on it: in canonical form, without names that are free."""
    if header.names == "free":
        nameless = tuple(msgspec.structs.replace(player, name="", language="", erased=False) for player in header.players)
        header = msgspec.structs.replace(header, players=nameless)
    return canonical(header)


def digest_of(record: Record) -> str:
    """The hash of everything in the record but the digest itself."""
    return "sha256:" + hashlib.sha256(canonical(msgspec.structs.replace(record, digest=""))).hexdigest()


def game_of(header: Header) -> AnyGame:
    """The game of a record, in the edition and with the box that it was played with."""
    return edition_of(header.game, header.rules, header.content, header.corrections)


def options_of(game: AnyGame, header: Header) -> Options:
    """The options of a record, as the game knows them."""
    try:
        return msgspec.convert(header.options, game.options_type)
    except msgspec.ValidationError as error:
        raise Unreadable("record-json", problem=str(error)) from None


def draw_of(header: Header, secret: bytes) -> Draw:
    """The sealed dice of a game; a public seed gives the same dice to everybody, whoever sits down."""
    if header.seed is not None:
        nobody = Player(name="", kind="human", nonce=None)
        header = msgspec.structs.replace(header, table="", players=(nobody,) * len(header.players), names="sealed")
    return fair.sealed(fair.game_key(secret, sealed_header(header)))


def write_step(game: AnyGame, step: Step) -> str:
    """A line of the record: `0: take b2`, or `rolled tunnel:3` for the dice."""
    text = game.write_event(step.event)
    return text if step.seat == CHANCE else f"{step.seat}: {text}"


def read_step(game: AnyGame, state: State, text: str) -> Step:
    """The step that a line means; without a seat it is whoever owes an event, the lowest if several do."""
    head, colon, tail = text.partition(": ")
    if colon and head.strip().isdecimal() and len(head) < 4:
        return Step(int(head), game.read_event(tail))
    actors = game.to_act(state)
    return Step(actors[0] if actors else CHANCE, game.read_event(text))


def write_record(record: Record) -> bytes:
    """The record as a file, one step a line."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def read_record(data: bytes) -> Record:
    """The record in a file."""
    if len(data) > LARGEST:
        raise Unreadable("record-large", size=len(data), most=LARGEST)
    return read_json(data, Record, "record-json")


def replay_record(game: AnyGame, record: Record, to: int | None = None) -> tuple[State, list[Step]]:
    """The state after so many steps (all of them by default), and those steps."""
    state = game.start(len(record.header.players), options_of(game, record.header))
    steps: list[Step] = []
    for number, text in enumerate(record.steps[:to], 1):
        try:
            step = read_step(game, state, text)
            state = game.apply(state, step.seat, step.event)
        except Refusal as refusal:
            raise Unreadable("record-step", refusal.rule, number=number, step=text, why=refusal) from None
        steps.append(step)
    return state, steps


def verify(record: Record) -> Standing:
    """The result of the game, after everything in the record was checked; raises Tampered otherwise."""
    if record.digest != digest_of(record):
        raise Tampered("verify-digest")
    if record.result is None or record.secret is None:
        raise Tampered("verify-unfinished")
    secret = _read_secret(record.secret)
    if fair.commitment(secret) != record.header.commitment:
        raise Tampered("verify-commitment")
    _verify_seed(record.header, secret)
    _verify_names(record.header)
    game = game_of(record.header)
    state = game.start(len(record.header.players), options_of(game, record.header))
    draw = draw_of(record.header, secret)
    for number, text in enumerate(record.steps, 1):
        state = _verify_step(game, state, draw, number, text)
    seats = range(len(record.header.players))
    if bool(game.to_act(state)) != bool(record.conceded) or record.conceded != tuple(seat for seat in seats if seat in record.conceded):
        raise Tampered("verify-early")
    if result_after(game, state, record.conceded) != record.result:
        raise Tampered("verify-result")
    return record.result


def result_after(game: AnyGame, state: State, conceded: tuple[Seat, ...]) -> Standing:
    """The result of a game that ended here; seats that conceded leave the victory to all others."""
    standing = game.standing(state)
    if not conceded:
        return standing
    return Standing(standing.totals, tuple(seat for seat in range(len(standing.totals)) if seat not in conceded))


def _verify_seed(header: Header, secret: bytes) -> None:
    """A practice game has the secret and the name of its seed, and nobody added salt."""
    if header.seed is not None and (
        fair.seed_secret(header.seed) != secret or header.table != header.seed or any(player.nonce for player in header.players)
    ):
        raise Tampered("verify-seed")


def _verify_names(header: Header) -> None:
    """Whose name was sealed with the dice must be named; a practice game has the dice of its seed, whoever sits there."""
    if header.seed is None and header.names == "sealed" and any(player.erased for player in header.players):
        raise Tampered("verify-erased")


def _verify_step(game: AnyGame, state: State, draw: Draw, number: int, text: str) -> State:
    """The state after a step that is legal, written in the one right way, and for an outcome what the sealed dice say."""
    try:
        step = read_step(game, state, text)
        after = game.apply(state, step.seat, step.event)
    except Refusal as refusal:
        raise Tampered("verify-step", refusal.rule, number=number, step=text, why=refusal) from None
    if write_step(game, step) != text:
        raise Tampered("verify-form", number=number, step=text)
    if game.to_act(state) == (CHANCE,) and step.event != (due := game.sample(state, draw)):
        raise Tampered("verify-outcome", number=number, step=text, due=game.write_event(due))
    return after


def _read_secret(secret: str) -> bytes:
    try:
        opened = bytes.fromhex(secret)
    except ValueError:
        raise Tampered("verify-commitment") from None
    if opened.hex() != secret:
        raise Tampered("verify-commitment")
    return opened
