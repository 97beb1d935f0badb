"""What a model looks at: a slot for each small count that matters, first the mountain, then seat by seat from the one in turn.

A slot with the value v stands for the statements "at least 1", "at least 2" ... "at least v", and `caps` says where it ends. Lines are
larger numbers that count in proportion: points and leads. Faces have codes that say what they show, not where a box lists them.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from pithead.dice_miner.kernel.layout import KINDS, SEATS_MOST, SYMBOL_MASK, TUNNEL_BITS, Fact, Kind, Symbol
from pithead.sim.layout import Layout, span

# the codes of faces
TUNNEL_CODE: Final = 0
TUNNEL_BEER: Final = 5
HAZARD_BEER: Final = 6
CAVE_CODE: Final = 7
DRAGON_CODE: Final = 9
TOOL_BEER: Final = 11
PICKAXE_CODE: Final = 12
SHIELD_CODE: Final = 13
CHEST_CODE: Final = 14
TREASURE_CODE: Final = 15
TREASURE_BEER: Final = 18
MAGIC_CODE: Final = 19
MAGIC_BEER: Final = 22
CODES: Final = 23
CODE_CAPS: Final = (5, 5, 5, 5, 5, 4, 3, 4, 3, 3, 3, 3, 3, 3, 3, 5, 3, 3, 3, 5, 3, 3, 3)

# the slots of the table
TOP: Final = 0
"""Dice on top, by code."""
SIDE: Final = TOP + CODES
BURIED: Final = SIDE + CODES
DICE_LEFT: Final = BURIED + CODES
PICKS_ONE: Final = DICE_LEFT + 1
PICKS_TWO: Final = PICKS_ONE + 1
LAST_TURN: Final = PICKS_TWO + 1
"""Who would take the last die without cheers, counted from the one in turn."""
BAG: Final = LAST_TURN + SEATS_MOST
MAGIC_NOW: Final = BAG + KINDS
MAGIC_WAITS: Final = MAGIC_NOW + 1
SEAT: Final = MAGIC_WAITS + 1
"""From here on a block of slots for each seat."""

# the slots of a seat, after its dice by code
SPENT: Final = CODES
HERO: Final = SPENT + 1
REACH: Final = HERO + 6
"""Tunnels that reach at least 1, 2 ... 5."""
PICKAXES: Final = REACH + 5
SHIELDS: Final = PICKAXES + 1
CAVES: Final = SHIELDS + 1
DRAGONS: Final = CAVES + 1
GEMS: Final = DRAGONS + 1
CHESTS: Final = GEMS + 1
BEERS: Final = CHESTS + 1
POWER: Final = BEERS + 1
"""Magic symbols that can still be spent this round."""
GEM_LEAD: Final = POWER + 1
DICE: Final = GEM_LEAD + 1
LEAD: Final = DICE + 1
"""The lead in points of finished rounds, in steps."""
OUTLOOK: Final = LEAD + 1
"""The lead if all scored now, in steps."""
SEAT_SLOTS: Final = OUTLOOK + 1

TABLE_CAPS: Final = (2,) * CODES + (3,) * CODES + (4,) * CODES + (20, 1, 1, 1, 1, 1, 1, 10, 8, 7, 8, 13, 1, 3)
SEAT_CAPS: Final = (*CODE_CAPS, 5, 1, 1, 1, 1, 1, 1, 5, 4, 4, 3, 3, 5, 5, 8, 12, 12, 6, 6, 12, 12, 24, 20, 20)
GEM_MIDDLE: Final = 6
LEAD_STEP: Final = 4
LEAD_MIDDLE: Final = 10

# the lines of a seat
LINE_TUNNELS: Final = 0
LINE_CAVES: Final = 1
LINE_DRAGONS: Final = 2
LINE_GEMS: Final = 3
LINE_LEAD: Final = 4
LINE_OUTLOOK: Final = 5
SEAT_LINES: Final = 6
LINE_SCALE: Final = 1 / 16


class StageNet(Layout):
    """The nets: one for each stage of the game."""

    DIGGING: int = span(3)
    """Excavation and magic of round 1, then of rounds 2 and 3."""
    RESTING: int = span(2)
    """After the scoring of round 1, then of round 2."""
    SETTING_OUT: int = span(3)
    """Before the mountain of round 1 is filled, then of rounds 2 and 3."""


STAGES: Final = StageNet.SIZE
WIDTH: Final = 64
"""Neurons of the first layer."""
INNER: Final = 32
"""Neurons of the second."""


def slots_of(seats: int) -> int:
    """How many slots there are."""
    return SEAT + seats * SEAT_SLOTS


def lines_of(seats: int) -> int:
    """How many lines there are."""
    return seats * SEAT_LINES


def slot_caps(seats: int) -> tuple[int, ...]:
    """The highest value of each slot."""
    return TABLE_CAPS + SEAT_CAPS * seats


def slot_starts(seats: int) -> tuple[int, ...]:
    """The first row of each slot in the first layer, and last the row of the first line."""
    return tuple(accumulate(slot_caps(seats), initial=0))


def rows_of(seats: int) -> int:
    """How many rows the first layer has."""
    return slot_starts(seats)[-1] + lines_of(seats)


def face_codes(box: Sequence[int]) -> list[int]:
    """The code of each face of a box; what our box does not know gets the code of its nearest kin."""
    return [_code(box, face >> 3, face & 7, int(box[Fact.SYMBOLS + face])) for face in range(KINDS * 8)]


def _code(box: Sequence[int], kind: int, rank: int, symbols: int) -> int:
    beers = (TUNNEL_BEER, HAZARD_BEER, TOOL_BEER, TREASURE_BEER, MAGIC_BEER)
    beer = dict(zip((Kind.TUNNEL, Kind.HAZARD, Kind.TOOL, Kind.TREASURE, Kind.MAGIC), beers))[kind]
    counts = {
        place: symbols >> place & SYMBOL_MASK
        for place in (Symbol.GEM, Symbol.CAVE, Symbol.DRAGON, Symbol.PICKAXE, Symbol.SHIELD, Symbol.CHEST)
    }
    if kind == Kind.TUNNEL:
        packed = int(box[Fact.TUNNELS + rank])
        value = packed.bit_length() // TUNNEL_BITS + 1 if packed else 0
        return TUNNEL_CODE + min(value, 5) - 1 if value else beer
    if kind == Kind.MAGIC:
        number = int(box[Fact.MAGIC_NUMBERS + rank])
        return MAGIC_CODE + min(number, 3) - 1 if number else beer
    if counts[Symbol.GEM]:
        return TREASURE_CODE + min(counts[Symbol.GEM], 3) - 1
    if counts[Symbol.CAVE]:
        return CAVE_CODE + min(counts[Symbol.CAVE], 2) - 1
    if counts[Symbol.DRAGON]:
        return DRAGON_CODE + (counts[Symbol.DRAGON] > 3)
    tools = {Symbol.PICKAXE: PICKAXE_CODE, Symbol.SHIELD: SHIELD_CODE, Symbol.CHEST: CHEST_CODE}
    return next((code for place, code in tools.items() if counts[place]), beer)
