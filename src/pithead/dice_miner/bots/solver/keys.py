"""Keys: what is known of a position is found again by 126 bits that are mixed from all that matters in it."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from pithead.dice_miner.bots.solver.room import FULL, KEPT, Room

ONE: Final[Any] = np.int64(0x1E3779B97F4A7C15)
OTHER: Final[Any] = np.int64(0x42B2AE3D27D4EB4F)
LOW: Final[Any] = np.int64(0x7FFFFFFFF)
ROOM_LEFT: Final = 4
"""A table is full when one place in so many is left."""

# what a key belongs to
POSITION: Final = 1
PLAN: Final = 2
ANSWER: Final = 3
HAND: Final = 4
CASTING: Final = 5


def mixed(room: Room, count: int, by: Any) -> Any:
    """A number mixed from the first words of the room."""
    key: Any = np.int64(count + 1)
    for place in range(count):
        key = (key ^ room.desk.words[place]) * by
        key ^= (key >> 29) & LOW
    key *= by
    return key ^ ((key >> 32) & LOW)


def find(room: Room, one: int, other: int) -> int:
    """The place of a key in the table, or where it would belong."""
    size = room.keys.shape[0]
    place = (one & 0x3FFFFFFFFFFFFFFF) % size
    while room.keys[place, 0] != 0 or room.keys[place, 1] != 0:
        if room.keys[place, 0] == one and room.keys[place, 1] == other:
            break
        place += 1
        if place == size:
            place = 0
    return int(place)


def is_kept(room: Room, place: int) -> bool:
    """Is there a key at a place?"""
    return bool(room.keys[place, 0] != 0 or room.keys[place, 1] != 0)


def keep(room: Room, place: int, one: int, other: int, value: float) -> None:
    """Keep what belongs to a key."""
    if not is_kept(room, place):
        room.desk.counters[KEPT] += 1
        if room.desk.counters[KEPT] * ROOM_LEFT > room.keys.shape[0] * (ROOM_LEFT - 1):
            room.desk.counters[FULL] = 1
    room.keys[place, 0] = one
    room.keys[place, 1] = other
    room.kept[place] = value
