"""Where everything lies: the fields of a state, of a box and of an outcome, and the numbers of phases and choices.

A state is one array of 64-bit words. A face is its kind times eight plus its rank among the faces of that kind, kinds and
faces in the order of their names; a slot is its row times eight plus its column. So a trove is a word for each kind with a
byte for each face, and the mountain a word for each row with a byte for each slot.
"""

from __future__ import annotations

from typing import Final

from pithead.sim.layout import Layout, span
from pithead.sim.playing import KERNEL_SEATS, RowStart
from pithead.sim.tally import GroupStart, TallyStart

SEATS_MOST: Final = KERNEL_SEATS
ROUNDS: Final = 3
ROWS: Final = 5
SLOTS: Final = 20
SIDES_OF_A_DIE: Final = 6
HEROES_MOST: Final = 6
LANES: Final = 8
"""Places kept for each kind, row, face or hero in a table."""

NOBODY: Final = 7
"""The hero of a seat without one: a row of the hero tables that shows nothing."""

TIES_KEPT: Final = 8
TIE_ZERO: Final = 1 << 15

TIES_MOST: Final = 1000
"""A game with so many tie-breaks in a row, or throws for the start, will never end: its box has nothing that could decide it."""


class Kind(Layout):
    """Kinds of dice, in the order of their names."""

    HAZARD: int
    MAGIC: int
    TOOL: int
    TREASURE: int
    TUNNEL: int


KINDS: Final = Kind.SIZE


class Phase(Layout):
    """Phases; those in `CHANCE_PHASES` wait for an outcome."""

    OPENING: int
    HEROES: int
    DEALING: int
    FILLING: int
    EXCAVATION: int
    SHARING: int
    MAGIC: int
    CHOOSING: int
    ROLLING: int
    REPLENISH: int
    REROLLING: int
    LOTS: int
    OVER: int


CHANCE_PHASES: Final = (
    1 << Phase.OPENING
    | 1 << Phase.DEALING
    | 1 << Phase.FILLING
    | 1 << Phase.SHARING
    | 1 << Phase.ROLLING
    | 1 << Phase.REROLLING
    | 1 << Phase.LOTS
)
TOGETHER: Final = 1 << Phase.REPLENISH
"""The phases in which everybody decides at once."""


class SeatField(Layout):
    """The fields of a seat."""

    TROVE: int = span(KINDS)
    SPENT: int
    """Magic dice that are spent (DM-5.3)."""
    APART: int = span(KINDS)
    """Dice of the trove set apart: those that magic will roll (DM-5.2), or those that are cached (DM-7.1)."""
    HERO: int
    SHARED: int
    """The beers given away this round."""
    SCORES: int = span(ROUNDS)
    BEERS_GIVEN: int
    """The beers given away in all rounds."""
    BOT: int
    """Who plays for the seat."""


class Field(Layout):
    """The fields of a state."""

    PHASE: int
    SEATS: int
    ROUND: int
    START: int
    TURN: int
    PICKS: int
    GIFT: int
    """The beer about to be rolled: the face and, from bit 8, who gets it (DM-4.3)."""
    WAITING: int
    """Seats as bits: who still rolls, has magic, caches or draws lots; at the end the winners."""
    THROW: int
    DEAL: int
    HERO_SPENT: int
    SPENDS: int
    TO_CHOOSE: int
    CONTENDERS: int
    """Seats as bits: the leaders in a tie-break (DM-8.2)."""
    FIRST: int
    """Who went first in the magic phase of the last round (DM-8.2)."""
    TIES: int
    SCORED: int
    """How many rounds have been scored."""
    OPENER: int
    """Who started the first round."""
    OCCUPIED: int
    """Slots as bits."""
    MOUNTAIN: int = span(ROWS)
    LOST: int = span(KINDS)
    BLOCKS: int = span(SEATS_MOST * SeatField.SIZE)
    TIE_SCORES: int = span(TIES_KEPT)
    """A word for each tie-break, 16 bits for each seat: the points and TIE_ZERO, or 0 for a seat that had no part in it."""


class ExcavationChoice(Layout):
    """The choices of the excavation, as bits of its menu."""

    TAKE: int = span(ROWS * LANES)
    CHEERS: int = span(KINDS * SEATS_MOST)
    """Kind by kind in the order of the box, and seat by seat (DM-4.3)."""
    LEAVE: int


class MagicChoice(Layout):
    """The choices of the magic phase (DM-5.2)."""

    SPEND: int = span(SIDES_OF_A_DIE)
    SPEND_HERO: int
    END: int


class CachingChoice(Layout):
    """The choices of the replenish phase (DM-7.1)."""

    CACHE: int = span(KINDS * LANES)
    END: int


class Action(Layout):
    """Every decision of the game as one number."""

    CHOOSE: int = span(HEROES_MOST)
    TAKE: int = span(SLOTS)
    CHEERS: int = span(KINDS * SEATS_MOST)
    LEAVE: int
    SPEND: int = span(MagicChoice.SIZE)
    ROLL: int = span((KINDS - 1) * SIDES_OF_A_DIE)
    CACHE: int = span(KINDS * SIDES_OF_A_DIE)
    END_CACHING: int


class Fact(Layout):
    """The facts of a box: tables by kind, by face, by rank within a kind, or by hero."""

    COUNTS: int = span(LANES)
    """Dice of each kind (DM-1.1)."""
    SIDES: int = span(KINDS * LANES)
    """The rank of each of the six sides, kind by kind (DM-1.2)."""
    SYMBOLS: int = span(KINDS * LANES)
    """What a face adds to the symbols, packed; tunnels and magic add nothing."""
    TUNNELS: int = span(LANES)
    """What a tunnel face adds to the tunnels, packed."""
    STRENGTHS: int = span(LANES)
    """What a tunnel face is worth in the opening roll (DM-2.1)."""
    BEERS: int = span(LANES)
    """The beer face of each kind in the order of the box; any face of a kind without beer, whose BEER_BYTES are empty."""
    BEER_BYTES: int = span(LANES)
    """The byte of the beer face in the handful of each kind."""
    MAGIC_NUMBERS: int = span(LANES)
    """The symbols on each magic face, none on a beer (DM-5.2)."""
    CHESTS: int = span(LANES)
    """The chests on each tool face (DM-7.1)."""
    HERO_SYMBOLS: int = span(LANES)
    HERO_TUNNELS: int = span(LANES)
    HERO_MAGIC: int = span(LANES)
    """How many separate magic faces a hero has (DM-5.6)."""
    HERO_NUMBER: int = span(LANES)
    """The symbols on each of them."""
    HEROES_IN_BOX: int
    MAGIC_FACES: int
    """A bit for each magic face that shows symbols."""
    HERO_RANK: int = span(LANES)
    """The place of a hero in the greedy bot's order."""
    PROMISES: int = span(KINDS * LANES)
    """What a face promises the greedy bot, in tenths of a point."""


SYMBOL_BITS: Final = 10
SYMBOL_MASK: Final = (1 << SYMBOL_BITS) - 1


class Symbol(Layout):
    """Symbols packed into a word: the first bit of each."""

    GEM: int = span(SYMBOL_BITS)
    CAVE: int = span(SYMBOL_BITS)
    DRAGON: int = span(SYMBOL_BITS)
    PICKAXE: int = span(SYMBOL_BITS)
    SHIELD: int = span(SYMBOL_BITS)
    CHEST: int = span(SYMBOL_BITS)


TUNNEL_BITS: Final = 7
"""Tunnels packed into a word: bits for each value from 1 to 9."""
TUNNEL_MASK: Final = (1 << TUNNEL_BITS) - 1
TUNNELS_MOST: Final = 9


class OutcomeField(Layout):
    """An outcome: handfuls by kind, a number for each seat, one number, or a new mountain and its slots as bits."""

    MOUNTAIN: int = span(ROWS)
    OCCUPIED: int


class Option(Layout):
    """The options of a table: those of the game, and for each seat a bot and a hero, or -1 for any."""

    SEATS: int
    DEAL: int
    OPENING: int
    BOTS: int = span(SEATS_MOST)
    HEROES: int = span(SEATS_MOST)


class SeatRow(Layout):
    """What the row of a finished game says of a seat."""

    HERO: int
    SCORES: int = span(ROUNDS)
    BEERS: int


class Row(RowStart):
    """The row of a finished game; the seats follow."""

    OPENER: int


Group = GroupStart
VICTORY: Final = 12
"""So many parts that two, three or four can share a victory."""


class Groups(Layout):
    """The groups of a tally: by seat, those who start, and by hero."""

    SEAT: int = span(SEATS_MOST)
    START: int
    HERO: int = span(LANES)


class Tally(TallyStart):
    """The tally of rows: what all games add up to, and group by group."""

    GROUPS: int = span(Groups.SIZE * Group.SIZE)
