"""What a table may choose, as a form or a help page shows it: made from a game's `options_type`, never written by hand.

The words are `option-GAME-NAME` and, for the values of a choice, `option-GAME-NAME-VALUE` in the game's own catalogues. Without them
the name of the field serves.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, Literal, NamedTuple, TypeAlias

import msgspec
from msgspec import inspect

from pithead.game import AnyGame, Options, Refusal
from pithead.values import Value
from pithead.words import Words, readable
from pithead.words.shell import shell_of

Kind: TypeAlias = Literal["switch", "choice", "several", "number", "text"]

NOTHING: Final = "none"
"""What a choice is called in the catalogues that may also be left open."""


class OptionValue(Value):
    """A value that a choice can have, what people call it, and how many players may choose it (null: any number).

    One that is for `one_person` is a form for somebody alone or among bots.
    """

    value: Any
    label: str
    seats: tuple[int, ...] | None
    one_person: bool = False


class OptionShown(Value):
    """An option of a game: of which kind, what people call it, and how many players may choose it (null: any number)."""

    name: str
    kind: Kind
    label: str
    default: Any
    choices: tuple[OptionValue, ...]
    seats: tuple[int, ...] | None


class OptionField(NamedTuple):
    """A field of a game's options: its name in JSON and in Python, its kind, the values it can have if they can be counted, its default."""

    name: str
    attribute: str
    kind: Kind
    values: tuple[Any, ...]
    default: Any


@cache
def fields_of(type: type[Options]) -> tuple[OptionField, ...]:
    """The fields of a game's options, in their order."""
    struct = inspect.type_info(type)
    assert isinstance(struct, inspect.StructType)
    kinds = [(field, *_kind(field.type)) for field in struct.fields]
    return tuple(
        OptionField(field.encode_name, field.name, kind, tuple(values), None if field.required else field.default)
        for field, kind, values in kinds
    )


def options_of(game: AnyGame, say: Words) -> tuple[OptionShown, ...]:
    """The options of a game, in the order of their fields."""
    return tuple(_shown(game, field, say) for field in fields_of(game.options_type))


def _shown(game: AnyGame, field: OptionField, say: Words) -> OptionShown:
    name, values = field.name, field.values
    asked = field.kind in ("choice", "switch")  # of lists and numbers there are too many to ask the rules about each
    seats = [_seats(game, field.attribute, (value,)) if asked else None for value in values]
    choices = [
        OptionValue(value, _value_label(game, say, name, value), allowed, asked and _for_one_person(game, field.attribute, value))
        for value, allowed in zip(values, seats, strict=True)
    ]
    if boxed := game.option_values(name):
        shell = shell_of(game, say)
        choices = [OptionValue(value, shell.named(name, value), None) for value in boxed]
    return OptionShown(
        name=name,
        kind=field.kind,
        label=label_of(game.name, name, say),
        default=field.default,
        choices=tuple(choices) if field.kind in ("choice", "several") else (),
        seats=_seats(game, field.attribute, [value for value in values if value is not None]) if asked else None,
    )


def label_of(game: str, name: str, say: Words) -> str:
    """What people call an option."""
    return say.own(game, f"option-{name}") or readable(name)


def _value_label(game: AnyGame, say: Words, name: str, value: object) -> str:
    """What people call a value of an option."""
    text = NOTHING if value is None else str(value)
    return say.own(game.name, f"option-{name}-{text}") or readable(text)


def _seats(game: AnyGame, name: str, values: Sequence[Any]) -> tuple[int, ...] | None:
    """How many players may choose one of these; None if any number may."""
    found = tuple(count for count in game.seats if any(_allowed(game, count, name, value) for value in values))
    return None if found == tuple(game.seats) else found


def _for_one_person(game: AnyGame, name: str, value: Any) -> bool:
    """Is this value a form for one person?"""
    return game.options_type(**{name: value}).for_one_person


def _kind(info: inspect.Type) -> tuple[Kind, list[Any]]:
    """How a form asks for a type, and every value it can have where they can be counted."""
    match info:
        case inspect.Metadata(inner):
            return _kind(inner)
        case inspect.BoolType():
            return "switch", [False, True]
        case inspect.LiteralType(literals):
            return "choice", list(literals)
        case inspect.UnionType(types) if any(isinstance(each, inspect.NoneType) for each in types) and len(types) == 2:
            kind, values = _kind(next(each for each in types if not isinstance(each, inspect.NoneType)))
            return (kind, [None, *values]) if kind == "choice" else (kind, [])
        case inspect.VarTupleType(item) | inspect.ListType(item) | inspect.SetType(item) | inspect.FrozenSetType(item):
            return "several", _kind(item)[1]
        case inspect.IntType() | inspect.FloatType():
            return "number", []
        case _:
            return "text", []


def _allowed(game: AnyGame, seats: int, name: str, value: Any) -> bool:
    """Do the rules let so many players begin with this?"""
    try:
        game.start(seats, game.options_type(**{name: value}))
    except (Refusal, msgspec.ValidationError):
        return False
    return True
