"""What a seat may know as a row of numbers, made by the kernel: the same as `encoding` makes of a view."""

from __future__ import annotations

from typing import Any, Final

from pithead.dice_miner.kernel.layout import HEROES_MOST, KINDS, ROUNDS, ROWS, SEATS_MOST, SLOTS, TIES_MOST, Field, Kind, Phase, SeatField
from pithead.dice_miner.kernel.scoring import most_gems, score
from pithead.dice_miner.kernel.seats import block
from pithead.dice_miner.kernel.setup import bag
from pithead.sim.actors import actors
from pithead.sim.batch import clockwise, put_one, put_seats
from pithead.sim.words import Words, byte, dice_in

FACES: Final = KINDS * 6


def put_handful(row: Any, first: int, handful: int) -> int:
    """How many dice show each of the six faces of a kind."""
    for rank in range(6):
        row[first + rank] = byte(handful, rank)
    return first + 6


def put_dice(row: Any, first: int, state: Words, trove: int, there: int) -> int:
    """The handfuls of all kinds, or nothing."""
    for kind in range(KINDS):
        first = put_handful(row, first, state[trove + kind] if there else 0)
    return first


def observe(state: Words, box: Words, seat: int, row: Any) -> None:
    """What a seat may know, as the coding of `pithead.dice_miner.kernel.encoding` writes it."""
    seats, phase = state[Field.SEATS], state[Field.PHASE]
    magic = phase in (Phase.MAGIC, Phase.CHOOSING, Phase.ROLLING)
    place = put_one(row, 0, Phase.OVER + 1, phase)
    place = put_one(row, place, ROUNDS, state[Field.ROUND] - 1)
    place = put_one(row, place, SEATS_MOST, seat)
    place = put_seats(row, place, seats, seat, actors(state))
    place = put_seats(row, place, seats, seat, 1 << state[Field.START])
    place = put_seats(row, place, seats, seat, state[Field.WAITING] if magic else 0)
    place = put_seats(row, place, seats, seat, state[Field.CONTENDERS])
    row[place] = state[Field.TIES]
    row[place + 1] = state[Field.PICKS] if phase == Phase.EXCAVATION else 0
    row[place + 2] = state[Field.HERO_SPENT] if magic else 0
    row[place + 3] = state[Field.TO_CHOOSE] if magic else 0
    place = put_dice(row, place + 4, state, block(state[Field.TURN]) + SeatField.APART, magic)
    place = put_mountain(row, place, state)
    place = put_bag(row, place, state, box)
    most = most_gems(state, box, (1 << seats) - 1)
    for turn in range(seats):
        other = clockwise(seats, seat, turn)
        shown = phase == Phase.REROLLING or (phase == Phase.REPLENISH and other == seat)
        place = put_player(row, place, state, other, shown)
        row[place] = score(state, box, other, most)
        place += 1


def put_mountain(row: Any, first: int, state: Words) -> int:
    """The face in each slot."""
    for place in range(SLOTS * FACES):
        row[first + place] = 0
    for line in range(ROWS):
        for column in range(line + 2):
            if state[Field.OCCUPIED] >> (line * 8 + column) & 1:
                face = byte(state[Field.MOUNTAIN + line], column)
                row[first + (face >> 3) * 6 + (face & 7)] = 1
            first += FACES
    return first


def put_bag(row: Any, first: int, state: Words, box: Words) -> int:
    """How many dice of each kind are in the bag."""
    sums, before = bag(state, box), 0
    for kind in range(KINDS):
        row[first + kind] = byte(sums, kind) - before
        before = byte(sums, kind)
    for seat in range(state[Field.SEATS]):
        row[first + Kind.MAGIC] -= dice_in(state[block(seat) + SeatField.SPENT])
    for line in range(ROWS):
        for column in range(line + 2):
            if state[Field.OCCUPIED] >> (line * 8 + column) & 1:
                row[first + (byte(state[Field.MOUNTAIN + line], column) >> 3)] -= 1
    return first + KINDS


def put_player(row: Any, first: int, state: Words, seat: int, shown: int) -> int:
    """Hero, trove, spent magic, cached dice if they may be shown, and points."""
    mine = block(seat)
    for place in range(HEROES_MOST):
        row[first + place] = state[mine + SeatField.HERO] == place
    first = put_dice(row, first + HEROES_MOST, state, mine, 1)
    first = put_handful(row, first, state[mine + SeatField.SPENT])
    first = put_dice(row, first, state, mine + SeatField.APART, shown)
    for place in range(ROUNDS):
        row[first + place] = state[mine + SeatField.SCORES + place] if place < state[Field.SCORED] else 0
    return first + ROUNDS


def bot_on(state: Words, options: Words, seat: int) -> int:
    """Who plays for a seat."""
    return state[block(seat) + SeatField.BOT]


def ended(state: Words) -> int:
    """Is the game over, or given up because nothing could decide it?"""
    return state[Field.PHASE] == Phase.OVER or state[Field.TIES] >= TIES_MOST or state[Field.THROW] >= TIES_MOST
