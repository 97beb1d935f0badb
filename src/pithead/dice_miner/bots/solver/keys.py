"""Keys: what is known of a position is found again by 122 bits that are mixed from all that matters in it, and by the kind of the key."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from pithead.dice_miner.bots.solver.memory import ENTRIES, FULL, Memory

ONE: Final[Any] = np.int64(0x1E3779B97F4A7C15)
OTHER: Final[Any] = np.int64(0x42B2AE3D27D4EB4F)
LOW: Final[Any] = np.int64(0x7FFFFFFFF)
FREE_SHARE: Final = 4
"""A table is full when one place in so many is left."""

KIND_MASK: Final[Any] = np.int64(7)
"""The bits of a key that are its kind."""

# what a key belongs to
POSITION: Final = 1
PLAN: Final = 2
ANSWER: Final = 3
HAND: Final = 4
PLAN_PAIR: Final = 5


def mixed(memory: Memory, count: int, by: Any) -> Any:
    """A number mixed from the first words of the memory; its last bits are the first word, the kind: keys of two kinds never meet."""
    key: Any = by
    for place in range(1, count):
        key = (key ^ memory.scratch.words[place]) * by
        key ^= (key >> 29) & LOW
    key *= by
    key ^= (key >> 32) & LOW
    return (key & ~KIND_MASK) | memory.scratch.words[0]


def find(memory: Memory, one: int, other: int) -> int:
    """The place of a key in the table, or where it would belong."""
    size = memory.keys.shape[0]
    place = (one & 0x3FFFFFFFFFFFFFFF) % size
    while memory.keys[place, 0] != 0 or memory.keys[place, 1] != 0:
        if memory.keys[place, 0] == one and memory.keys[place, 1] == other:
            break
        place += 1
        if place == size:
            place = 0
    return int(place)


def is_kept(memory: Memory, place: int) -> bool:
    """Is there a key at a place?"""
    return bool(memory.keys[place, 0] != 0 or memory.keys[place, 1] != 0)


def keep(memory: Memory, place: int, one: int, other: int, value: float) -> None:
    """Keep what belongs to a key."""
    if not is_kept(memory, place):
        memory.scratch.counters[ENTRIES] += 1
        if memory.scratch.counters[ENTRIES] * FREE_SHARE > memory.keys.shape[0] * (FREE_SHARE - 1):
            memory.scratch.counters[FULL] = 1
    memory.keys[place, 0] = one
    memory.keys[place, 1] = other
    memory.kept[place] = value
