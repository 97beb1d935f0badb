"""The mountain: twenty slots in five rows, what lies on top or at the side, and how dice slide (DM-1.4, DM-4.2 to DM-4.6).

a1 a2            the die at b2 rests on c2 and c3;
b1 b2 b3          above it lie a1 (upper left) and a2 (upper right)
c1 c2 c3 c4
d1 d2 d3 d4 d5
e1 e2 e3 e4 e5 e6
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from pithead.dice_miner.rules.dice import Face

Slot: TypeAlias = str
Mountain: TypeAlias = tuple[Face, ...]
"""The faces in slot order, `""` where no die lies."""

ROWS: Final = (2, 3, 4, 5, 6)
SLOTS: Final[tuple[Slot, ...]] = tuple(f"{row}{column}" for row, size in zip("abcde", ROWS) for column in range(1, size + 1))
INDEX: Final = {slot: index for index, slot in enumerate(SLOTS)}
EMPTY: Final[Mountain] = ("",) * len(SLOTS)


def _above(slot: Slot) -> tuple[int | None, int | None]:
    row, column = chr(ord(slot[0]) - 1), int(slot[1:])
    return INDEX.get(f"{row}{column - 1}"), INDEX.get(f"{row}{column}")


ABOVE: Final = tuple(map(_above, SLOTS))
"""The slots at the upper left and the upper right of each slot."""


def cover(mountain: Mountain, slot: Slot) -> int:
    """How many dice lie right above the slot: 0 is on top, 1 is at the side, 2 is buried."""
    left, right = ABOVE[INDEX[slot]]
    return (left is not None and mountain[left] != "") + (right is not None and mountain[right] != "")


def reachable(mountain: Mountain, most: int) -> tuple[Slot, ...]:
    """The slots of the dice with at most so many dice right above them (DM-4.2: none; DM-4.4: one)."""
    return _reachable(tuple(map(bool, mountain)), most)


@lru_cache(maxsize=1 << 14)
def _reachable(occupied: tuple[bool, ...], most: int) -> tuple[Slot, ...]:
    pile = tuple("x" if there else "" for there in occupied)
    return tuple(slot for slot in SLOTS if pile[INDEX[slot]] and cover(pile, slot) <= most)


def remove(mountain: Mountain, slot: Slot) -> Mountain:
    """The pile after the die has left: the dice above slide into the hole along the covered side (DM-4.6)."""
    dice = list(mountain)
    hole = INDEX[slot]
    right = ABOVE[hole][1]
    side = 1 if right is not None and dice[right] else 0
    while (upper := ABOVE[hole][side]) is not None and dice[upper]:
        dice[hole] = dice[upper]
        hole = upper
    dice[hole] = ""
    return tuple(dice)


def leftmost(mountain: Mountain) -> Slot:
    """The top die that lies farthest to the left, the higher one where two lie equally far (DM-9.2)."""
    return min(reachable(mountain, 0), key=lambda slot: (2 * int(slot[1:]) - ROWS["abcde".index(slot[0])], slot))
