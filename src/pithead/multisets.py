"""Sorted tuples as handfuls of equal things: dice by their faces, cards by their names."""

from __future__ import annotations

from bisect import bisect

Handful = tuple[str, ...]
"""Some things, sorted: equal ones are interchangeable, so only their kinds count."""


def added(handful: Handful, thing: str) -> Handful:
    """The handful with one more."""
    place = bisect(handful, thing)
    return (*handful[:place], thing, *handful[place:])


def without(handful: Handful, thing: str) -> Handful:
    """The handful with one such thing less."""
    place = handful.index(thing)
    return handful[:place] + handful[place + 1 :]
