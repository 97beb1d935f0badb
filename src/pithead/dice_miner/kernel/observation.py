"""What a seat may know as a row of numbers, made by the kernel: the same as `encoding` makes of a view."""

from __future__ import annotations

from typing import Any, Final

from pithead.dice_miner.kernel.layout import (
    HEROES_MOST,
    KINDS,
    ROUNDS,
    SEATS_MOST,
    SLOTS,
    TIES_MOST,
    Fact,
    Field,
    Kind,
    Phase,
    SeatField,
    Symbol,
)
from pithead.dice_miner.kernel.scoring import points, symbol, symbols, tunnels
from pithead.dice_miner.kernel.seats import block
from pithead.sim.actors import actors
from pithead.sim.batch import clockwise, put_bytes, put_one, put_seats
from pithead.sim.words import Words, byte, dice_in, lowest

FACES: Final = KINDS * 6


def put_handful(row: Any, first: int, handful: int) -> int:
    """How many dice show each of the six faces of a kind."""
    return put_bytes(row, first, 6, handful)


def put_dice(row: Any, first: int, state: Words, trove: int) -> int:
    """The handfuls of all kinds."""
    for kind in range(KINDS):
        first = put_handful(row, first, state[trove + kind])
    return first


def observe(state: Words, box: Words, seat: int, row: Any) -> None:
    """What a seat may know, as the coding of `pithead.dice_miner.kernel.encoding` writes it, into a row of zeros."""
    seats, phase = state[Field.SEATS] & 7, state[Field.PHASE]
    place = put_one(row, 0, Phase.OVER + 1, phase)
    place = put_one(row, place, ROUNDS, state[Field.ROUND] - 1)
    place = put_one(row, place, SEATS_MOST, seat)
    place = put_seats(row, place, seats, seat, actors(state))
    place = put_seats(row, place, seats, seat, 1 << state[Field.START])
    place = put_magic(row, place, state, seat)
    place = put_mountain(row, place, state, box)
    most, doubled = -1, -1
    for turn in range(seats):
        other = clockwise(seats, seat, turn)
        shown = phase == Phase.REROLLING or (phase == Phase.REPLENISH and other == seat)
        place = put_player(row, place, state, other, shown)
        found = symbols(state, box, other)
        gems = symbol(found, Symbol.GEM)
        if gems > most:
            most, doubled = gems, place
        elif gems == most:
            doubled = -1
        row[place] = points(found, tunnels(state, box, other), -1)
        place += 1
    if doubled >= 0:
        row[doubled] += most


def put_magic(row: Any, first: int, state: Words, seat: int) -> int:
    """Who waits for magic or a lot, what is left to pick, spend and choose, and the dice apart."""
    seats, phase = state[Field.SEATS], state[Field.PHASE]
    magic = phase in (Phase.MAGIC, Phase.CHOOSING, Phase.ROLLING)
    first = put_seats(row, first, seats, seat, state[Field.WAITING] if magic else 0)
    first = put_seats(row, first, seats, seat, state[Field.CONTENDERS])
    row[first] = state[Field.TIES]
    if phase == Phase.EXCAVATION:
        row[first + 1] = state[Field.PICKS]
    if magic:
        row[first + 2] = state[Field.HERO_SPENT]
        row[first + 3] = state[Field.TO_CHOOSE]
        put_dice(row, first + 4, state, block(state[Field.TURN]) + SeatField.APART)
    return first + 4 + FACES


def put_mountain(row: Any, first: int, state: Words, box: Words) -> int:
    """The face in each slot, and how many dice of each kind are in the bag."""
    occupied, kinds = state[Field.OCCUPIED], 0
    while occupied:
        slot = lowest(occupied)
        occupied &= occupied - 1
        line = slot >> 3
        face = byte(state[Field.MOUNTAIN + line], slot & 7)
        kinds += 1 << (face & ~7)
        row[first + (line * (line + 3) // 2 + (slot & 7)) * FACES + (face >> 3) * 6 + (face & 7)] = 1
    return put_bytes(row, first + SLOTS * FACES, KINDS, in_bag(state, box, kinds))


def in_bag(state: Words, box: Words, kinds: int) -> int:
    """How many dice of each kind are in the bag, a byte each, when so many lie on the mountain."""
    left = 0
    for kind in range(KINDS):
        out = state[Field.LOST + kind]
        for seat in range(state[Field.SEATS]):
            out += state[block(seat) + kind] + (state[block(seat) + SeatField.SPENT] if kind == Kind.MAGIC else 0)
        left |= (box[Fact.COUNTS + kind] - dice_in(out)) << (kind * 8)
    return left - kinds


def put_player(row: Any, first: int, state: Words, seat: int, shown: int) -> int:
    """Hero, trove, spent magic, cached dice if they may be shown, and points."""
    mine = block(seat)
    first = put_one(row, first, HEROES_MOST, state[mine + SeatField.HERO])
    first = put_dice(row, first, state, mine)
    first = put_handful(row, first, state[mine + SeatField.SPENT])
    if shown:
        put_dice(row, first, state, mine + SeatField.APART)
    first += FACES
    for place in range(state[Field.SCORED]):
        row[first + place] = state[mine + SeatField.SCORES + place]
    return first + ROUNDS


def bot_on(state: Words, options: Words, seat: int) -> int:
    """Who plays for a seat."""
    return state[block(seat) + SeatField.BOT]


def ended(state: Words) -> int:
    """Is the game over, or given up because nothing could decide it?"""
    return state[Field.PHASE] == Phase.OVER or state[Field.TIES] >= TIES_MOST or state[Field.THROW] >= TIES_MOST
