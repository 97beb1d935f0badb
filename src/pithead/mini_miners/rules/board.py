"""The board: a tree of spaces with its root at the exit, and the ways and distances on it (MM-1.2).

exit - T1 - T2 - T3 - ... - T7 - ... - T11 - ... - T14 - T15 - T16 - D
                 |          |          |           |
                 P1         P2         P3          P4
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Final, Literal, TypeAlias

from pithead.values import Value

Space: TypeAlias = str
"""`T1` to `T16`, `D`, or a pit `P1` to `P4`."""

EXIT: Final = "exit"
TAVERN: Final = "tavern"
REMOVED: Final = "removed"
WAITING: Final = ""
"""Where a dwarf is that stands on no space: it is called later, drinks, or is out of the round."""


class Ground(Value, forbid_unknown_fields=True):
    """One space: its mine deck or its printed value, the next space towards the exit, and where it is drawn."""

    kind: Literal["tunnel", "pit", "last"]
    towards: Space
    at: tuple[int, int]
    deck: str = ""
    value: int = 0


class Board(Value, dict=True, gc=True):
    """The spaces by name."""

    ground: Mapping[Space, Ground]

    @cached_property
    def order(self) -> tuple[Space, ...]:
        """The spaces from the exit, a pit after its crossing and before the next tunnel space (MM-6.1)."""
        return self._beyond(EXIT)

    def _beyond(self, space: Space) -> tuple[Space, ...]:
        onward = [name for name, ground in self.ground.items() if ground.towards == space]
        onward.sort(key=lambda name: self.ground[name].kind != "pit")
        return tuple(name for first in onward for name in (first, *self._beyond(first)))

    @cached_property
    def index(self) -> dict[Space, int]:
        """The place of every space in the order."""
        return {space: place for place, space in enumerate(self.order)}

    @cached_property
    def ways(self) -> dict[Space, tuple[Space, ...]]:
        """The spaces between each space and the exit, without the space itself (MM-6.8)."""
        ways: dict[Space, tuple[Space, ...]] = {EXIT: ()}
        for space in self.order:
            before = self.ground[space].towards
            ways[space] = (before, *ways[before]) if before != EXIT else ()
        return ways

    @cached_property
    def neighbours(self) -> dict[Space, tuple[Space, ...]]:
        """The spaces one edge away; the exit is none (MM-1.2)."""
        return {space: tuple(other for other in self.order if self.distance(space, other) == 1) for space in self.order}

    @cached_property
    def near(self) -> dict[Space, frozenset[Space]]:
        """The spaces at most two edges away (MM-8.11)."""
        return {space: frozenset(other for other in self.order if 0 < self.distance(space, other) <= 2) for space in self.order}

    def distance(self, one: Space, other: Space) -> int:
        """How many edges lie between two spaces (MM-1.2)."""
        return len({one, *self.ways[one]} ^ {other, *self.ways[other]})

    @cached_property
    def dry(self) -> tuple[Space, ...]:
        """The spaces without a lantern symbol (MM-5.1)."""
        return tuple(space for space in self.order if self.ground[space].kind != "pit")

    @cached_property
    def pits(self) -> tuple[Space, ...]:
        """The spaces with a lantern symbol (MM-5.1)."""
        return tuple(space for space in self.order if self.ground[space].kind == "pit")

    @cached_property
    def tunnel(self) -> tuple[Space, ...]:
        """The spaces of the tunnel, without its last one."""
        return tuple(space for space in self.order if self.ground[space].kind == "tunnel")
