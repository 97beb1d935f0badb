"""Seats as bits, in the order of turns."""

from __future__ import annotations

from pithead.sim.words import lowest


def next_seat(seats: int, first: int) -> int:
    """The first of these seats, clockwise from `first`, who may be one too many."""
    later = seats >> first << first
    return lowest(later if later else seats)
