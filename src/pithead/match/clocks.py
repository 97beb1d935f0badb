"""Clocks: none, so long a move, or a bank with an increment and a cap. All in ms, and what time it is comes from outside."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from pithead.values import Value

Milliseconds: TypeAlias = Annotated[int, msgspec.Meta(ge=1_000, le=31 * 86_400_000)]


class NoClock(Value, forbid_unknown_fields=True, tag_field="is", tag="none"):
    """Nobody is in a hurry."""


class PerMove(Value, forbid_unknown_fields=True, tag_field="is", tag="move"):
    """So long from when a seat owes a decision until it owes none."""

    move: Milliseconds


class Bank(Value, forbid_unknown_fields=True, tag_field="is", tag="bank"):
    """So long for the whole game, and a little more after each turn, up to a cap."""

    bank: Milliseconds
    increment: Milliseconds
    cap: Milliseconds


Clock: TypeAlias = NoClock | PerMove | Bank


def full(clock: Clock) -> int | None:
    """What a seat starts with; None without a clock."""
    match clock:
        case PerMove(move=move):
            return move
        case Bank(bank=bank, cap=cap):
            return min(bank, cap)
        case NoClock():
            return None


def charged(left: int | None, spent: int) -> int | None:
    """What is left after so much was spent; never less than nothing."""
    return None if left is None else max(0, left - spent)


def granted(clock: Clock, left: int | None) -> int | None:
    """What is left once a turn is over."""
    match clock, left:
        case Bank(increment=increment, cap=cap), int():
            return min(cap, left + increment)
        case PerMove(move=move), _:
            return move
        case _:
            return left


def turned_back(clock: Clock, left: int | None) -> int | None:
    """What is left once a turn was taken back from under somebody who owed a decision: a bank gets no increment for it."""
    return clock.move if isinstance(clock, PerMove) else left
