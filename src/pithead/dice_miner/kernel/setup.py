"""Set-up: who starts, who plays which hero, and the mountain of a round (DM-2)."""

from __future__ import annotations

from pithead.dice_miner.kernel.layout import KINDS, NOBODY, ROWS, SLOTS, Fact, Field, Kind, OutcomeField, Phase, SeatField
from pithead.dice_miner.kernel.seats import block, hero_of
from pithead.sim.stream import Rng, below, high_below, low_below, word
from pithead.sim.words import EIGHTHS, ONES, Words, byte, dice_in, lowest, one, popcount


def start(state: Words, seats: int, deal: int, opening: int) -> None:
    """The empty table (DM-2.1); without an opening roll seat 0 starts (DM-9.1, DM-9.2)."""
    for place in range(Field.BLOCKS + seats * SeatField.SIZE):
        state[place] = 0
    state[Field.SEATS] = seats
    state[Field.ROUND] = 1
    state[Field.THROW] = 1
    state[Field.DEAL] = deal
    for seat in range(seats):
        state[block(seat) + SeatField.HERO] = NOBODY
    state[Field.PHASE] = Phase.OPENING
    state[Field.WAITING] = (1 << seats) - 1
    if not opening:
        begin_heroes(state, 0)


def opening_sample(state: Words, box: Words, rng: Rng, outcome: Words) -> None:
    """A tunnel die for each seat that rolls for the start (DM-2.1)."""
    for seat in range(state[Field.SEATS]):
        outcome[seat] = 0
        if state[Field.WAITING] >> seat & 1:
            outcome[seat] = box[Fact.SIDES + Kind.TUNNEL * 8 + below(rng, 6)]


def opening_roll(state: Words, box: Words, outcome: Words) -> None:
    """The highest tunnel die starts, beer beats five, and the tied roll again (DM-2.1)."""
    best, highest = 0, 0
    for seat in range(state[Field.SEATS]):
        if state[Field.WAITING] >> seat & 1:
            value = box[Fact.STRENGTHS + (outcome[seat] & 7)]
            if value > highest:
                best, highest = 0, value
            if value == highest:
                best |= 1 << seat
    state[Field.WAITING] = best
    state[Field.THROW] += 1
    if best & (best - 1) == 0:
        begin_heroes(state, lowest(best))


def begin_heroes(state: Words, first: int) -> None:
    """Heroes are chosen from the right of the starting player, or dealt (DM-2.2)."""
    state[Field.START] = first
    state[Field.OPENER] = first
    state[Field.TURN] = first - 1 if first else state[Field.SEATS] - 1
    state[Field.PHASE] = Phase.DEALING if state[Field.DEAL] else Phase.HEROES


def heroes_menu(state: Words, box: Words) -> int:
    """Each hero that nobody has chosen yet (DM-2.2)."""
    menu = (1 << box[Fact.HEROES_IN_BOX]) - 1
    for seat in range(state[Field.SEATS]):
        menu &= ~(1 << hero_of(state, seat))
    return menu


def choose(state: Words, hero: int) -> None:
    """A hero joins its player; the starting player chooses last (DM-2.2)."""
    turn = state[Field.TURN]
    state[block(turn) + SeatField.HERO] = hero
    if turn == state[Field.START]:
        state[Field.PHASE] = Phase.FILLING
    state[Field.TURN] = turn - 1 if turn else state[Field.SEATS] - 1


def deal(state: Words, box: Words, rng: Rng, outcome: Words) -> None:
    """Different heroes for everybody, at random (DM-2.2)."""
    left = (1 << box[Fact.HEROES_IN_BOX]) - 1
    for seat in range(state[Field.SEATS]):
        skipped = below(rng, popcount(left))
        rest = left
        for _ in range(skipped):
            rest &= rest - 1
        outcome[seat] = lowest(rest)
        left &= ~(rest & -rest)


def dealt(state: Words, outcome: Words) -> None:
    """Everybody gets a hero (DM-2.2)."""
    for seat in range(state[Field.SEATS]):
        state[block(seat) + SeatField.HERO] = outcome[seat]
    state[Field.PHASE] = Phase.FILLING


def bag(state: Words, box: Words) -> int:
    """The dice that are neither on the mountain, nor in a trove, nor lost (DM-3.2): byte k counts those of the kinds 0 to k."""
    sums, left = 0, 0
    for kind in range(KINDS):
        out = dice_in(state[Field.LOST + kind])
        for seat in range(state[Field.SEATS]):
            out += dice_in(state[block(seat) + kind])
        left += box[Fact.COUNTS + kind] - out
        sums |= left << (kind * 8)
    return sums


def kind_of_nth(sums: int, n: int) -> int:
    """The kind of the n-th die of a bag: as many kinds come before it as have sums of n or less."""
    return popcount((EIGHTHS + n * ONES - sums) & 0x80808080)


def fill(state: Words, box: Words, rng: Rng, outcome: Words) -> None:
    """Twenty dice from the bag are rolled and land in random slots (DM-2.3); fewer fill the lowest slots."""
    sums = bag(state, box)
    left = byte(sums, KINDS - 1)
    empty = SLOTS - left
    occupied = 0
    for row in range(ROWS):
        dice = 0
        for column in range(row + 2):
            if empty > 0:
                empty -= 1
            else:
                bits = word(rng)
                kind = kind_of_nth(sums, high_below(bits, left))
                rank = box[Fact.SIDES + kind * 8 + low_below(bits, 6)]
                dice |= (kind * 8 + rank) << (column * 8)
                occupied |= 1 << (row * 8 + column)
                sums -= (ONES << (kind * 8)) & 0xFF_FFFF_FFFF
                left -= 1
        outcome[row] = dice
    outcome[OutcomeField.OCCUPIED] = occupied


def filled(state: Words, outcome: Words) -> None:
    """The mountain is ready, and the starting player begins (DM-2.3, DM-4.1)."""
    for row in range(ROWS):
        state[Field.MOUNTAIN + row] = outcome[row]
    state[Field.OCCUPIED] = outcome[OutcomeField.OCCUPIED]
    for seat in range(state[Field.SEATS]):
        state[block(seat) + SeatField.SHARED] = 0
    state[Field.PICKS] = 0
    state[Field.TURN] = state[Field.START]
    state[Field.PHASE] = Phase.EXCAVATION


def roll_handful(box: Words, rng: Rng, kind: int, dice: int) -> int:
    """So many dice of a kind, rolled."""
    handful = 0
    for _ in range(dice):
        handful += one(box[Fact.SIDES + kind * 8 + below(rng, 6)])
    return handful
