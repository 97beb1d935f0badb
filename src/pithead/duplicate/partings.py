"""Where the tables of a deal parted: with the same dice and the same decisions they are the same game, until somebody decides otherwise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pithead.game import CHANCE, Seat, Step


class Parting(NamedTuple):
    """A seat's first decision that differs from what another table did in the same place: its step, number 1 the first."""

    seat: Seat
    number: int


def partings(games: Sequence[Sequence[Step]]) -> list[list[Parting]]:
    """For every game the first parting of each seat, in the order in which they came."""
    found: list[dict[Seat, Parting]] = [{} for _ in games]
    together = [(0, list(range(len(games))))]
    while together:
        at, group = together.pop()
        ways: dict[Step | None, list[int]] = {}
        for game in group:
            ways.setdefault(games[game][at] if at < len(games[game]) else None, []).append(game)
        for step, same in ways.items():
            if len(ways) > 1 and step is not None and step.seat != CHANCE:
                for game in same:
                    found[game].setdefault(step.seat, Parting(step.seat, at + 1))
            if len(same) > 1 and step is not None:
                together.append((at + 1, same))
    return [sorted(each.values(), key=lambda parting: parting.number) for each in found]
