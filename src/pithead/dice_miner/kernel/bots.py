"""Who decides in a playout: any choice at random, or the plain greedy bot in whole numbers.

Values are in sixtieths of a point: tenths for what a symbol promises, times the six sides of a die.
"""

from __future__ import annotations

from typing import Final

from pithead.dice_miner.kernel.layout import KINDS, CachingChoice, ExcavationChoice, Fact, Field, Kind, MagicChoice, Phase, SeatField
from pithead.dice_miner.kernel.mountain import at_side, face_at, remove
from pithead.dice_miner.kernel.scoring import most_gems, score
from pithead.dice_miner.kernel.seats import block, hero_of
from pithead.sim.stream import Rng, below, random_choice
from pithead.sim.words import Words, byte, faces_in, lowest, one

RANDOM: Final = 0
GREEDY: Final = 1
CARELESS: Final = 2
"""Greedy, but one decision in SLIPS is any."""
SOBER: Final = 3
"""Greedy, but never shares a beer; to see what sharing is worth."""
SOBER_RANDOM: Final = 4
"""Any decision but sharing a beer."""

SLIPS: Final = 4
BEERS: Final = (1 << ExcavationChoice.LEAVE) - (1 << ExcavationChoice.CHEERS)
"""The choices of the excavation that share one."""

POINT: Final = 10
SIXTIETHS: Final = 6
LOWEST: Final = -(1 << 40)


def decide(state: Words, box: Words, rng: Rng, seat: int, menu: int) -> int:
    """The choice of the bot on a seat."""
    bot = state[block(seat) + SeatField.BOT]
    if bot >= SOBER and state[Field.PHASE] == Phase.EXCAVATION:
        menu &= ~BEERS
    if bot in (RANDOM, SOBER_RANDOM) or (bot == CARELESS and below(rng, SLIPS) == 0):
        return random_choice(rng, menu)
    return greedy_choice(state, box, seat, menu)


def greedy_choice(state: Words, box: Words, seat: int, menu: int) -> int:
    """The choice of the highest value, the first of equals: what makes the own lead largest at once, on average over every roll."""
    best, highest = lowest(menu), LOWEST
    while menu:
        choice = lowest(menu)
        worth = value(state, box, seat, choice)
        if worth > highest:
            best, highest = choice, worth
        menu &= menu - 1
    return best


def value(state: Words, box: Words, seat: int, choice: int) -> int:
    """How good a choice looks, on a scale that compares the choices of one decision."""
    phase = state[Field.PHASE]
    if phase == Phase.EXCAVATION:
        if choice < ExcavationChoice.CHEERS:
            return SIXTIETHS * lead_with(state, box, seat, face_at(state, choice))
        if choice < ExcavationChoice.LEAVE:
            return after_cheers(state, box, seat, choice - ExcavationChoice.CHEERS)
        return SIXTIETHS * lead(state, box, seat)
    if phase == Phase.MAGIC:
        return 0 if choice == MagicChoice.END else spend_gain(state, box, seat, choice)
    if phase == Phase.CHOOSING:
        return gain(state, box, seat, choice)
    if phase == Phase.REPLENISH:
        return 0 if choice == CachingChoice.END else -gain(state, box, seat, choice)
    return -box[Fact.HERO_RANK + (choice & 7)]


def lead(state: Words, box: Words, seat: int) -> int:
    """Own points before the best other's if all scored now, and what the own symbols promise, in tenths."""
    seats = state[Field.SEATS]
    most = most_gems(state, box, (1 << seats) - 1)
    others = 0 if seats == 1 else LOWEST
    for other in range(seats):
        if other != seat:
            others = max(others, score(state, box, other, most))
    return POINT * (score(state, box, seat, most) - others) + promise(state, box, seat)


def promise(state: Words, box: Words, seat: int) -> int:
    """What the dice of a trove may still become good for, in tenths."""
    trove = block(seat)
    tenths = 0
    for rank in range(6):
        tenths += byte(state[trove + SeatField.SPENT], rank) * box[Fact.PROMISES + Kind.MAGIC * 8 + rank]
        for kind in range(KINDS):
            tenths += byte(state[trove + kind], rank) * box[Fact.PROMISES + kind * 8 + rank]
    return tenths


def lead_with(state: Words, box: Words, seat: int, face: int) -> int:
    """The lead with one more die."""
    place = block(seat) + ((face & 63) >> 3)
    state[place] += one(face & 7)
    tenths = lead(state, box, seat)
    state[place] -= one(face & 7)
    return tenths


def after_cheers(state: Words, box: Words, seat: int, gift: int) -> int:
    """The sum over the sides of the given die of the lead with the best two dice taken after it."""
    beer, to = box[Fact.BEERS + ((gift & 31) >> 2)] & 63, gift & 3
    kind = beer >> 3
    state[block(seat) + kind] -= one(beer & 7)
    worth = 0
    if state[Field.SEATS] == 1:
        worth = SIXTIETHS * best_pair(state, box, seat)
    else:
        for side in range(6):
            rank = box[Fact.SIDES + kind * 8 + side]
            state[block(to) + kind] += one(rank)
            worth += best_pair(state, box, seat)
            state[block(to) + kind] -= one(rank)
    state[block(seat) + kind] += one(beer & 7)
    return worth


def best_pair(state: Words, box: Words, seat: int) -> int:
    """The lead after taking the best die, and then the best second one or none."""
    occupied = state[Field.OCCUPIED]
    first = best_take(state, box, seat, at_side(occupied))
    face = face_at(state, first)
    a, b, c, d, e = (
        state[Field.MOUNTAIN],
        state[Field.MOUNTAIN + 1],
        state[Field.MOUNTAIN + 2],
        state[Field.MOUNTAIN + 3],
        state[Field.MOUNTAIN + 4],
    )
    place = block(seat) + ((face & 63) >> 3)
    state[place] += one(face & 7)
    remove(state, first)
    tenths = lead(state, box, seat)
    left = state[Field.OCCUPIED]
    if left:
        second = best_take(state, box, seat, at_side(left))
        tenths = max(tenths, lead_with(state, box, seat, face_at(state, second)))
    state[place] -= one(face & 7)
    state[Field.OCCUPIED] = occupied
    state[Field.MOUNTAIN] = a
    state[Field.MOUNTAIN + 1] = b
    state[Field.MOUNTAIN + 2] = c
    state[Field.MOUNTAIN + 3] = d
    state[Field.MOUNTAIN + 4] = e
    return tenths


def best_take(state: Words, box: Words, seat: int, slots: int) -> int:
    """The slot of the die that makes the lead largest, the first of equals."""
    best, highest = lowest(slots), LOWEST
    while slots:
        slot = lowest(slots)
        worth = lead_with(state, box, seat, face_at(state, slot))
        if worth > highest:
            best, highest = slot, worth
        slots &= slots - 1
    return best


def spend_gain(state: Words, box: Words, seat: int, choice: int) -> int:
    """The gains of the dice that the magic would roll best."""
    trove = block(seat)
    own = -1 if choice == MagicChoice.SPEND_HERO else Kind.MAGIC * 8 + choice
    number = box[Fact.HERO_NUMBER + hero_of(state, seat)] if own < 0 else box[Fact.MAGIC_NUMBERS + (choice & 7)]
    worth, ceiling = 0, 1 << 40
    while number > 0:
        best, dice = LOWEST, 0
        for kind in range(Kind.HAZARD + 1, KINDS):
            faces = faces_in(state[trove + kind])
            while faces:
                face = kind * 8 + lowest(faces)
                count = byte(state[trove + kind], face & 7) - (face == own)
                if count > 0:
                    more = gain(state, box, seat, face)
                    if best < more < ceiling:
                        best, dice = more, count
                    elif more == best:
                        dice += count
                faces &= faces - 1
        if dice == 0:
            break
        worth += best * min(dice, number)
        number -= dice
        ceiling = best
    return worth


def gain(state: Words, box: Words, seat: int, face: int) -> int:
    """What the lead would grow by if this die were rolled, summed over its sides."""
    kind, rank = (face & 63) >> 3, face & 7
    place = block(seat) + kind
    before = lead(state, box, seat)
    state[place] -= one(rank)
    worth = -SIXTIETHS * before
    for side in range(6):
        worth += lead_with(state, box, seat, kind * 8 + box[Fact.SIDES + kind * 8 + side])
    state[place] += one(rank)
    return worth
