"""A state in the slots and lines of a model, seen from one seat."""

from __future__ import annotations

from typing import Any

from pithead.dice_miner.bots.search import feature_layout as of
from pithead.dice_miner.kernel import layout as at
from pithead.dice_miner.kernel.layout import Fact, Field, Kind, Phase, SeatField, Symbol
from pithead.dice_miner.kernel.mountain import at_side, face_at, on_top
from pithead.dice_miner.kernel.scoring import against, symbol, symbols, total
from pithead.dice_miner.kernel.seats import block, hero_of
from pithead.sim.words import Words, byte, dice_in, lowest, one, popcount


def write_features(state: Words, box: Words, codes: Words, caps: Words, first: int, slots: Any, lines: Any) -> None:
    """Fill the slots and lines; the seats come clockwise from `first`."""
    seats = state[Field.SEATS]
    for slot in range(of.SEAT + seats * of.SEAT_SLOTS):
        slots[slot] = 0
    there = mountain_features(state, codes, slots)
    table_features(state, box, there, slots)
    for place in range(seats):
        seat = first + place
        seat -= seats if seat >= seats else 0
        seat_features(state, box, codes, seat, slots, of.SEAT + place * of.SEAT_SLOTS, lines, place * of.SEAT_LINES)
    lead_features(seats, slots, lines)
    for slot in range(of.SEAT + seats * of.SEAT_SLOTS):
        slots[slot] = max(0, min(slots[slot], caps[slot]))


def mountain_features(state: Words, codes: Words, slots: Any) -> int:
    """What lies on top, at the side, and under others; all of it by kind, a byte each."""
    dice = state[Field.OCCUPIED]
    tops = on_top(dice)
    sides = at_side(dice)
    there = 0
    while dice:
        slot = lowest(dice)
        face = face_at(state, slot) & 63
        heap = of.TOP if tops >> slot & 1 else of.SIDE if sides >> slot & 1 else of.BURIED
        slots[(heap + codes[face]) & 127] += 1
        there += one(face >> 3)
        dice &= dice - 1
    return there


def table_features(state: Words, box: Words, there: int, slots: Any) -> None:
    """How far the round is, and what the bag still holds."""
    left, phase, seats = popcount(state[Field.OCCUPIED]), state[Field.PHASE], state[Field.SEATS]
    slots[of.DICE_LEFT] = left
    if phase == Phase.EXCAVATION:
        slots[of.PICKS_ONE] = state[Field.PICKS] == 1
        slots[of.PICKS_TWO] = state[Field.PICKS] == 2
        slots[of.LAST_TURN + (left + seats - 1) % seats] = 1
    elif phase == Phase.MAGIC:
        slots[of.MAGIC_NOW] = 1
        slots[of.MAGIC_WAITS] = popcount(state[Field.WAITING])
    if state[Field.ROUND] < at.ROUNDS:
        for kind in range(at.KINDS):
            dice = box[Fact.COUNTS + kind] - byte(there, kind) - dice_in(state[Field.LOST + kind])
            for seat in range(seats):
                dice -= dice_in(state[block(seat) + kind])
                if kind == Kind.MAGIC:
                    dice -= dice_in(state[block(seat) + SeatField.SPENT])
            slots[of.BAG + kind] = dice >> 1 if kind == Kind.TUNNEL else dice


def magic_left(state: Words, box: Words, seat: int) -> int:
    """The magic symbols that a seat can still spend this round; at rest those that lie there."""
    phase = state[Field.PHASE]
    hero = box[Fact.HERO_MAGIC + hero_of(state, seat)]
    if phase in (Phase.MAGIC, Phase.CHOOSING, Phase.ROLLING):
        if seat == state[Field.TURN]:
            hero -= state[Field.HERO_SPENT]
        elif not state[Field.WAITING] >> seat & 1:
            return 0
    power = hero * box[Fact.HERO_NUMBER + hero_of(state, seat)]
    dice = state[block(seat) + Kind.MAGIC]
    for rank in range(6):
        power += byte(dice, rank) * box[Fact.MAGIC_NUMBERS + rank]
    return power


def seat_features(state: Words, box: Words, codes: Words, seat: int, slots: Any, first: int, lines: Any, line: int) -> None:
    """The dice of a seat, its hero, and what they add up to."""
    trove = block(seat)
    beers = 0
    for kind in range(at.KINDS):
        handful = state[trove + kind]
        while handful:
            rank = lowest(handful) >> 3
            count = byte(handful, rank)
            code = codes[kind * 8 + rank]
            slots[first + code] += count
            handful &= ~(255 << (rank * 8))
        beers += dice_in(state[trove + kind] & box[Fact.BEER_BYTES + kind])
    slots[first + of.SPENT] = dice_in(state[trove + SeatField.SPENT])
    hero = hero_of(state, seat)
    if hero < 6:
        slots[first + of.HERO + hero] = 1
    slots[first + of.BEERS] = beers
    slots[first + of.POWER] = magic_left(state, box, seat)
    handfuls = state[trove] + state[trove + 1] + state[trove + 2] + state[trove + 3] + state[trove + 4]
    slots[first + of.DICE] = dice_in(handfuls) + slots[first + of.SPENT]
    tunnel_points = tunnel_features(state, box, seat, slots, first)
    packed = symbols(state, box, seat)
    caves, dragons, gems = symbol(packed, Symbol.CAVE), symbol(packed, Symbol.DRAGON), symbol(packed, Symbol.GEM)
    slots[first + of.PICKAXES] = symbol(packed, Symbol.PICKAXE)
    slots[first + of.SHIELDS] = symbol(packed, Symbol.SHIELD)
    slots[first + of.CAVES] = caves
    slots[first + of.DRAGONS] = dragons
    slots[first + of.CHESTS] = symbol(packed, Symbol.CHEST)
    lines[line + of.LINE_TUNNELS] = tunnel_points
    lines[line + of.LINE_CAVES] = against(caves, symbol(packed, Symbol.PICKAXE))
    lines[line + of.LINE_DRAGONS] = against(dragons, symbol(packed, Symbol.SHIELD))
    lines[line + of.LINE_GEMS] = gems
    lines[line + of.LINE_LEAD] = total(state, seat)


def tunnel_features(state: Words, box: Words, seat: int, slots: Any, first: int) -> int:
    """How far the tunnels of a seat reach, and their points."""
    handful = state[block(seat) + Kind.TUNNEL]
    packed = box[Fact.HERO_TUNNELS + hero_of(state, seat)]
    for rank in range(6):
        packed += byte(handful, rank) * box[Fact.TUNNELS + rank]
    points, reach = 0, at.TUNNEL_MASK
    for value in range(1, at.TUNNELS_MOST + 1):
        reach = min(reach, packed & at.TUNNEL_MASK)
        points += value * reach
        packed >>= at.TUNNEL_BITS
        if value <= 5:
            slots[first + of.REACH + value - 1] = reach
    return points


def lead_features(seats: int, slots: Any, lines: Any) -> None:
    """What each seat has before the best of the others: gems, points, and points if all scored now."""
    most, second = best_two(lines, seats, of.LINE_GEMS)
    for place in range(seats):
        line, first = place * of.SEAT_LINES, of.SEAT + place * of.SEAT_SLOTS
        gems = lines[line + of.LINE_GEMS]
        slots[first + of.GEMS] = gems
        others = second if gems == most else most
        slots[first + of.GEM_LEAD] = gems - others + of.GEM_MIDDLE
        if gems > others and seats > 1:
            lines[line + of.LINE_GEMS] = 2 * gems
        lines[line + of.LINE_OUTLOOK] = (
            lines[line + of.LINE_LEAD]
            + lines[line + of.LINE_TUNNELS]
            + lines[line + of.LINE_CAVES]
            + lines[line + of.LINE_DRAGONS]
            + lines[line + of.LINE_GEMS]
        )
    turn_to_lead(seats, slots, lines, of.LINE_LEAD, of.LEAD)
    turn_to_lead(seats, slots, lines, of.LINE_OUTLOOK, of.OUTLOOK)


def best_two(lines: Any, seats: int, line: int) -> tuple[int, int]:
    """The highest and the second highest of a line over all seats; alone, the second is 0."""
    best, second = lines[line], -(1 << 14) if seats > 1 else 0
    for place in range(1, seats):
        value = lines[place * of.SEAT_LINES + line]
        if value > best:
            best, second = value, best
        elif value > second:
            second = value
    return best, second


def turn_to_lead(seats: int, slots: Any, lines: Any, line: int, slot: int) -> None:
    """Points become what is before the best of the others."""
    best, second = best_two(lines, seats, line)
    for place in range(seats):
        here = place * of.SEAT_LINES + line
        points = lines[here]
        lead = points - (second if points == best else best)
        lines[here] = lead
        slots[of.SEAT + place * of.SEAT_SLOTS + slot] = lead // of.LEAD_STEP + of.LEAD_MIDDLE
