"""Set-up: who starts, who plays which hero, and the mountain of a round (DM-2)."""

from __future__ import annotations

from pithead.dice_miner.kernel import layout as at
from pithead.dice_miner.kernel.seats import block, hero_of
from pithead.sim.stream import Rng, below, high_below, low_below, word
from pithead.sim.words import EIGHTHS, ONES, Words, byte, dice_in, lowest, one, popcount


def start(state: Words, seats: int, deal: int, opening: int) -> None:
    """The empty table (DM-2.1); without an opening roll seat 0 starts (DM-9.1, DM-9.2)."""
    for place in range(at.BLOCKS + seats * at.BLOCK):
        state[place] = 0
    state[at.SEATS] = seats
    state[at.ROUND] = 1
    state[at.THROW] = 1
    state[at.DEAL] = deal
    for seat in range(seats):
        state[block(seat) + at.HERO] = at.NOBODY
    state[at.PHASE] = at.OPENING
    state[at.WAITING] = (1 << seats) - 1
    if not opening:
        begin_heroes(state, 0)


def opening_sample(state: Words, box: Words, rng: Rng, outcome: Words) -> None:
    """A tunnel die for each seat that rolls for the start (DM-2.1)."""
    for seat in range(state[at.SEATS]):
        outcome[seat] = 0
        if state[at.WAITING] >> seat & 1:
            outcome[seat] = box[at.SIDES + at.TUNNEL * 8 + below(rng, 6)]


def opening_roll(state: Words, box: Words, outcome: Words) -> None:
    """The highest tunnel die starts, beer beats five, and the tied roll again (DM-2.1)."""
    best, highest = 0, 0
    for seat in range(state[at.SEATS]):
        if state[at.WAITING] >> seat & 1:
            value = box[at.STRENGTHS + (outcome[seat] & 7)]
            if value > highest:
                best, highest = 0, value
            if value == highest:
                best |= 1 << seat
    state[at.WAITING] = best
    state[at.THROW] += 1
    if best & (best - 1) == 0:
        begin_heroes(state, lowest(best))


def begin_heroes(state: Words, first: int) -> None:
    """Heroes are chosen from the right of the starting player, or dealt (DM-2.2)."""
    state[at.START] = first
    state[at.OPENER] = first
    state[at.TURN] = first - 1 if first else state[at.SEATS] - 1
    state[at.PHASE] = at.DEALING if state[at.DEAL] else at.HEROES


def heroes_menu(state: Words, box: Words) -> int:
    """Each hero that nobody has chosen yet (DM-2.2)."""
    menu = (1 << box[at.HEROES_IN_BOX]) - 1
    for seat in range(state[at.SEATS]):
        menu &= ~(1 << hero_of(state, seat))
    return menu


def choose(state: Words, hero: int) -> None:
    """A hero joins its player; the starting player chooses last (DM-2.2)."""
    turn = state[at.TURN]
    state[block(turn) + at.HERO] = hero
    if turn == state[at.START]:
        state[at.PHASE] = at.FILLING
    state[at.TURN] = turn - 1 if turn else state[at.SEATS] - 1


def deal(state: Words, box: Words, rng: Rng, outcome: Words) -> None:
    """Different heroes for everybody, at random (DM-2.2)."""
    left = (1 << box[at.HEROES_IN_BOX]) - 1
    for seat in range(state[at.SEATS]):
        skipped = below(rng, popcount(left))
        rest = left
        for _ in range(skipped):
            rest &= rest - 1
        outcome[seat] = lowest(rest)
        left &= ~(rest & -rest)


def dealt(state: Words, outcome: Words) -> None:
    """Everybody gets a hero (DM-2.2)."""
    for seat in range(state[at.SEATS]):
        state[block(seat) + at.HERO] = outcome[seat]
    state[at.PHASE] = at.FILLING


def bag(state: Words, box: Words) -> int:
    """The dice that are neither on the mountain, nor in a trove, nor lost (DM-3.2): byte k counts those of the kinds 0 to k."""
    sums, left = 0, 0
    for kind in range(at.KINDS):
        out = dice_in(state[at.LOST + kind])
        for seat in range(state[at.SEATS]):
            out += dice_in(state[block(seat) + kind])
        left += box[at.COUNTS + kind] - out
        sums |= left << (kind * 8)
    return sums


def kind_of_nth(sums: int, n: int) -> int:
    """The kind of the n-th die of a bag: as many kinds come before it as have sums of n or less."""
    return popcount((EIGHTHS + n * ONES - sums) & 0x80808080)


def fill(state: Words, box: Words, rng: Rng, outcome: Words) -> None:
    """Twenty dice from the bag are rolled and land in random slots (DM-2.3); fewer fill the lowest slots."""
    sums = bag(state, box)
    left = byte(sums, at.KINDS - 1)
    empty = at.SLOTS - left
    occupied = 0
    for row in range(at.ROWS):
        dice = 0
        for column in range(row + 2):
            if empty > 0:
                empty -= 1
            else:
                bits = word(rng)
                kind = kind_of_nth(sums, high_below(bits, left))
                rank = box[at.SIDES + kind * 8 + low_below(bits, 6)]
                dice |= (kind * 8 + rank) << (column * 8)
                occupied |= 1 << (row * 8 + column)
                sums -= (ONES << (kind * 8)) & 0xFF_FFFF_FFFF
                left -= 1
        outcome[row] = dice
    outcome[at.SLOTS_FILLED] = occupied


def filled(state: Words, outcome: Words) -> None:
    """The mountain is ready, and the starting player begins (DM-2.3, DM-4.1)."""
    for row in range(at.ROWS):
        state[at.MOUNTAIN + row] = outcome[row]
    state[at.OCCUPIED] = outcome[at.SLOTS_FILLED]
    for seat in range(state[at.SEATS]):
        state[block(seat) + at.SHARED] = 0
    state[at.PICKS] = 0
    state[at.TURN] = state[at.START]
    state[at.PHASE] = at.EXCAVATION


def roll_handful(box: Words, rng: Rng, kind: int, dice: int) -> int:
    """So many dice of a kind, rolled."""
    handful = 0
    for _ in range(dice):
        handful += one(box[at.SIDES + kind * 8 + below(rng, 6)])
    return handful
