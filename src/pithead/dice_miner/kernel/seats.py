"""Seats: where the fields of each lie, and seats as bits, in the order of turns."""

from __future__ import annotations

from pithead.dice_miner.kernel.layout import Field, SeatField
from pithead.sim.words import Words, lowest


def block(seat: int) -> int:
    """Where the fields of a seat begin, its trove first."""
    return Field.BLOCKS + (seat & 3) * SeatField.SIZE


def hero_of(state: Words, seat: int) -> int:
    """The hero of a seat."""
    return state[block(seat) + SeatField.HERO] & 7


def next_seat(seats: int, first: int) -> int:
    """The first of these seats, clockwise from `first`, who may be one too many."""
    later = seats >> first << first
    return lowest(later if later else seats)
