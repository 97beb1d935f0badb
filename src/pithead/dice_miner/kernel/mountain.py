"""The mountain as bits: what lies on top or at the side, and how dice slide (DM-1.4, DM-4.2 to DM-4.6).

Slot (row, column) is bit row * 8 + column, so what lies above a slot at its upper right is eight bits lower, and what lies
at its upper left nine: the columns behind the end of a row are always empty.
"""

from __future__ import annotations

from pithead.dice_miner.kernel.layout import Field
from pithead.sim.words import BYTE, Words, byte, lowest

UPPER_RIGHT = 8
UPPER_LEFT = 9


def on_top(occupied: int) -> int:
    """The slots of the dice with no die above them (DM-4.2)."""
    return occupied & ~(occupied << UPPER_RIGHT) & ~(occupied << UPPER_LEFT)


def at_side(occupied: int) -> int:
    """The slots of the dice with at most one die right above them (DM-4.4)."""
    return occupied & ~((occupied << UPPER_RIGHT) & (occupied << UPPER_LEFT))


def face_at(state: Words, slot: int) -> int:
    """The face of the die in a slot."""
    return byte(state[Field.MOUNTAIN + ((slot & 63) >> 3)], slot & 7)


def put_face(state: Words, slot: int, face: int) -> None:
    """Let the die in a slot show this face."""
    row, shift = Field.MOUNTAIN + ((slot & 63) >> 3), (slot & 7) * 8
    state[row] = (state[row] & ~(BYTE << shift)) | (face << shift)


def remove(state: Words, slot: int) -> None:
    """The die leaves, and the dice above slide into the hole along the covered side (DM-4.6)."""
    occupied = state[Field.OCCUPIED]
    above = (occupied << UPPER_RIGHT) >> slot
    side = UPPER_RIGHT if above & 1 else UPPER_LEFT
    while (occupied << side) >> slot & 1:
        put_face(state, slot, face_at(state, slot - side))
        slot -= side
    state[Field.OCCUPIED] = occupied & ~(1 << slot)


def leftmost(occupied: int) -> int:
    """The top die that lies farthest to the left, the higher one where two lie equally far (DM-9.2)."""
    best, farthest = 0, 1 << 10
    tops = on_top(occupied)
    while tops:
        slot = lowest(tops)
        place = 2 * (slot & 7) - (slot >> 3)
        if place < farthest:
            best, farthest = slot, place
        tops &= tops - 1
    return best
