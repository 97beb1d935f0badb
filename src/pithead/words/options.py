"""What a table may choose, as a form or a help page shows it: made from a game's `options_type`, never written by hand.

The words are `option-GAME-NAME` and, for the values of a choice, `option-GAME-NAME-VALUE` in the game's own catalogues. Without them
the name of the field serves.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec import inspect

from pithead.game import AnyGame, Refusal
from pithead.words import Words, readable

Kind: TypeAlias = Literal["switch", "choice", "several", "number", "text"]

NOTHING: Final = "none"
"""What a choice is called in the catalogues that may also be left open."""


class OptionValue(msgspec.Struct, frozen=True):
    """A value that a choice can have, what people call it, and how many players may choose it (null: any number)."""

    value: Any
    label: str
    seats: tuple[int, ...] | None


class OptionShown(msgspec.Struct, frozen=True):
    """An option of a game: of which kind, what people call it, and how many players may choose it (null: any number)."""

    name: str
    kind: Kind
    label: str
    default: Any
    choices: tuple[OptionValue, ...]
    seats: tuple[int, ...] | None


def options_of(game: AnyGame, say: Words) -> tuple[OptionShown, ...]:
    """The options of a game, in the order of their fields."""
    struct = inspect.type_info(game.options_type)
    assert isinstance(struct, inspect.StructType)
    return tuple(_shown(game, field, say) for field in struct.fields)


def _shown(game: AnyGame, field: inspect.Field, say: Words) -> OptionShown:
    name = field.encode_name
    kind, values = _kind(field.type)
    asked = kind in ("choice", "switch")  # of lists and numbers there are too many to ask the rules about each
    seats = [_seats(game, field.name, (value,)) if asked else None for value in values]
    choices = tuple(OptionValue(value, _value_label(game, say, name, value), allowed) for value, allowed in zip(values, seats, strict=True))
    return OptionShown(
        name=name,
        kind=kind,
        label=_label(game, say, name),
        default=None if field.required else field.default,
        choices=choices if kind in ("choice", "several") else (),
        seats=_seats(game, field.name, [value for value in values if value is not None]) if asked else None,
    )


def _label(game: AnyGame, say: Words, name: str) -> str:
    """What people call an option."""
    return say.own(game.name, f"option-{name}") or readable(name)


def _value_label(game: AnyGame, say: Words, name: str, value: object) -> str:
    """What people call a value of an option."""
    text = NOTHING if value is None else str(value)
    return say.own(game.name, f"option-{name}-{text}") or readable(text)


def _seats(game: AnyGame, name: str, values: Sequence[Any]) -> tuple[int, ...] | None:
    """How many players may choose one of these; None if any number may."""
    found = tuple(count for count in game.seats if any(_allowed(game, count, name, value) for value in values))
    return None if found == tuple(game.seats) else found


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
