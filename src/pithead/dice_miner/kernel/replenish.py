"""The replenish phase: dice are cached, the others rolled, and a new starting player named (DM-7)."""

from __future__ import annotations

from pithead.dice_miner.kernel import layout as at
from pithead.dice_miner.kernel.scoring import total
from pithead.dice_miner.kernel.seats import block, hero_of, next_seat
from pithead.dice_miner.kernel.setup import roll_handful
from pithead.sim.stream import Rng, below
from pithead.sim.words import Words, byte, dice_in, faces_in, lowest, nth_bit, one, popcount


def begin_replenish(state: Words, box: Words) -> None:
    """Everybody who shows chests may choose what to cache (DM-7.1)."""
    deciding = 0
    for seat in range(state[at.SEATS]):
        if cacheable(state, box, seat):
            deciding |= 1 << seat
    state[at.WAITING] = deciding
    state[at.PHASE] = at.REPLENISH
    if deciding == 0:
        begin_reroll(state)


def chests(state: Words, box: Words, seat: int) -> int:
    """How many chests a player shows, on dice and hero (DM-7.1)."""
    tools = state[block(seat) + at.TOOL]
    number = box[at.HERO_SYMBOLS + hero_of(state, seat)] >> at.CHEST & at.SYMBOL_MASK
    for rank in range(6):
        number += byte(tools, rank) * box[at.CHESTS + rank]
    return number


def trove_dice(state: Words, seat: int) -> int:
    """How many dice a player has, while none is spent."""
    trove = block(seat)
    return dice_in(state[trove] + state[trove + 1] + state[trove + 2] + state[trove + 3] + state[trove + 4])


def dice_apart(state: Words, seat: int) -> int:
    """How many dice of a player are cached."""
    apart = block(seat) + at.APART
    return dice_in(state[apart] + state[apart + 1] + state[apart + 2] + state[apart + 3] + state[apart + 4])


def cacheable(state: Words, box: Words, seat: int) -> int:
    """The faces of the dice that may be cached beside those that are (DM-7.1)."""
    number = chests(state, box, seat)
    if dice_apart(state, seat) >= number:
        return 0
    trove, apart = block(seat), block(seat) + at.APART
    faces = 0
    for kind in range(at.KINDS):
        faces |= faces_in(state[trove + kind] - state[apart + kind]) << (kind * 8)
    for rank in range(6):
        own = box[at.CHESTS + rank]
        if own and number - own < 1:
            faces &= ~(1 << (at.TOOL * 8 + rank))
    return faces


def replenish_menu(state: Words, box: Words, seat: int) -> int:
    """Dice to cache, and an end to it."""
    return cacheable(state, box, seat) | 1 << at.END_CACHING


def replenish_step(state: Words, seat: int, choice: int) -> None:
    """Cache a die, or end it."""
    if choice == at.END_CACHING:
        end_caching(state, seat)
    else:
        cache(state, seat, choice)


def cache(state: Words, seat: int, face: int) -> None:
    """The die keeps its face for the next round (DM-7.1)."""
    state[block(seat) + at.APART + ((face & 63) >> 3)] += one(face & 7)


def end_caching(state: Words, seat: int) -> None:
    """This player caches no more; when nobody does, the other dice roll (DM-7.1, DM-7.2)."""
    state[at.WAITING] &= ~(1 << seat)
    if state[at.WAITING] == 0:
        begin_reroll(state)


def begin_reroll(state: Words) -> None:
    """Everybody with dice that are not cached rolls them (DM-7.2)."""
    waiting = 0
    for seat in range(state[at.SEATS]):
        if trove_dice(state, seat) > dice_apart(state, seat):
            waiting |= 1 << seat
    state[at.WAITING] = waiting
    state[at.PHASE] = at.REROLLING
    if waiting == 0:
        name_starter(state)


def rerolling_seat(state: Words) -> int:
    """Whose dice roll next: by seat, or in a tie-break in the order of magic turns (DM-7.2, DM-8.2)."""
    return next_seat(state[at.WAITING], state[at.FIRST] if state[at.CONTENDERS] else 0)


def reroll_sample(state: Words, box: Words, rng: Rng, outcome: Words) -> None:
    """A new face for every die that is not cached (DM-7.2), or for the whole trove in a tie-break (DM-8.2)."""
    seat = rerolling_seat(state)
    trove, apart = block(seat), block(seat) + at.APART
    for kind in range(at.KINDS):
        outcome[kind] = roll_handful(box, rng, kind, dice_in(state[trove + kind] - state[apart + kind]))


def rerolled(state: Words, outcome: Words) -> None:
    """The trove lies there anew; then the next one, and then the round or the tie-break goes on."""
    seat = rerolling_seat(state)
    trove, apart = block(seat), block(seat) + at.APART
    for kind in range(at.KINDS):
        state[trove + kind] = state[apart + kind] + outcome[kind]
    state[at.WAITING] &= ~(1 << seat)
    if state[at.WAITING]:
        return
    if state[at.CONTENDERS]:
        begin_tie_magic(state)
    else:
        name_starter(state)


def begin_tie_magic(state: Words) -> None:
    """The tied have one more magic phase, in the order of the last one (DM-8.2)."""
    first = next_seat(state[at.CONTENDERS], state[at.FIRST])
    state[at.WAITING] = state[at.CONTENDERS] & ~(1 << first)
    state[at.TURN] = first
    state[at.HERO_SPENT] = 0
    state[at.SPENDS] = 0
    state[at.PHASE] = at.MAGIC


def name_starter(state: Words) -> None:
    """No die is cached any more. The player with the fewest points starts; chance decides among equals (DM-7.3)."""
    fewest, lowest_total = 0, 1 << 20
    for seat in range(state[at.SEATS]):
        for kind in range(at.KINDS):
            state[block(seat) + at.APART + kind] = 0
        value = total(state, seat)
        if value < lowest_total:
            fewest, lowest_total = 0, value
        if value == lowest_total:
            fewest |= 1 << seat
    state[at.WAITING] = fewest
    state[at.PHASE] = at.LOTS
    if fewest & (fewest - 1) == 0:
        next_round(state, lowest(fewest))


def lots_sample(state: Words, rng: Rng, outcome: Words) -> None:
    """One of those with the fewest points (DM-7.3)."""
    among = state[at.WAITING]
    outcome[0] = nth_bit(among, below(rng, popcount(among)))


def next_round(state: Words, first: int) -> None:
    """A new round; the mountain is filled next (DM-7.4)."""
    state[at.ROUND] += 1
    state[at.START] = first
    state[at.PHASE] = at.FILLING
