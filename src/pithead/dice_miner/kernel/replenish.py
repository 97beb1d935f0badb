"""The replenish phase: dice are cached, the others rolled, and a new starting player named (DM-7)."""

from __future__ import annotations

from pithead.dice_miner.kernel.layout import KINDS, SYMBOL_MASK, CachingChoice, Fact, Field, Kind, Phase, SeatField, Symbol
from pithead.dice_miner.kernel.scoring import total
from pithead.dice_miner.kernel.seats import block, hero_of, next_seat
from pithead.dice_miner.kernel.setup import roll_handful
from pithead.sim.stream import Rng, below
from pithead.sim.words import Words, byte, dice_in, faces_in, lowest, nth_bit, one, popcount


def begin_replenish(state: Words, box: Words) -> None:
    """Everybody who shows chests may choose what to cache (DM-7.1)."""
    deciding = 0
    for seat in range(state[Field.SEATS]):
        if cacheable(state, box, seat):
            deciding |= 1 << seat
    state[Field.WAITING] = deciding
    state[Field.PHASE] = Phase.REPLENISH
    if deciding == 0:
        begin_reroll(state)


def chests(state: Words, box: Words, seat: int) -> int:
    """How many chests a player shows, on dice and hero (DM-7.1)."""
    tools = state[block(seat) + Kind.TOOL]
    number = box[Fact.HERO_SYMBOLS + hero_of(state, seat)] >> Symbol.CHEST & SYMBOL_MASK
    for rank in range(6):
        number += byte(tools, rank) * box[Fact.CHESTS + rank]
    return number


def trove_dice(state: Words, seat: int) -> int:
    """How many dice a player has, while none is spent."""
    trove = block(seat)
    return dice_in(state[trove] + state[trove + 1] + state[trove + 2] + state[trove + 3] + state[trove + 4])


def dice_apart(state: Words, seat: int) -> int:
    """How many dice of a player are cached."""
    apart = block(seat) + SeatField.APART
    return dice_in(state[apart] + state[apart + 1] + state[apart + 2] + state[apart + 3] + state[apart + 4])


def cacheable(state: Words, box: Words, seat: int) -> int:
    """The faces of the dice that may be cached beside those that are (DM-7.1)."""
    number = chests(state, box, seat)
    if dice_apart(state, seat) >= number:
        return 0
    trove, apart = block(seat), block(seat) + SeatField.APART
    faces = 0
    for kind in range(KINDS):
        faces |= faces_in(state[trove + kind] - state[apart + kind]) << (kind * 8)
    for rank in range(6):
        own = box[Fact.CHESTS + rank]
        if own and number - own < 1:
            faces &= ~(1 << (Kind.TOOL * 8 + rank))
    return faces


def replenish_menu(state: Words, box: Words, seat: int) -> int:
    """Dice to cache, and an end to it."""
    return cacheable(state, box, seat) | 1 << CachingChoice.END


def cache(state: Words, seat: int, face: int) -> None:
    """The die keeps its face for the next round (DM-7.1)."""
    state[block(seat) + SeatField.APART + ((face & 63) >> 3)] += one(face & 7)


def end_caching(state: Words, seat: int) -> None:
    """This player caches no more; when nobody does, the other dice roll (DM-7.1, DM-7.2)."""
    state[Field.WAITING] &= ~(1 << seat)
    if state[Field.WAITING] == 0:
        begin_reroll(state)


def replenish_step(state: Words, seat: int, choice: int) -> None:
    """Cache a die, or end it."""
    if choice == CachingChoice.END:
        end_caching(state, seat)
    else:
        cache(state, seat, choice)


def begin_reroll(state: Words) -> None:
    """Everybody with dice that are not cached rolls them (DM-7.2)."""
    waiting = 0
    for seat in range(state[Field.SEATS]):
        if trove_dice(state, seat) > dice_apart(state, seat):
            waiting |= 1 << seat
    state[Field.WAITING] = waiting
    state[Field.PHASE] = Phase.REROLLING
    if waiting == 0:
        name_starter(state)


def rerolling_seat(state: Words) -> int:
    """Whose dice roll next: by seat, or in a tie-break in the order of magic turns (DM-7.2, DM-8.2)."""
    return next_seat(state[Field.WAITING], state[Field.FIRST] if state[Field.CONTENDERS] else 0)


def reroll_sample(state: Words, box: Words, rng: Rng, outcome: Words) -> None:
    """A new face for every die that is not cached (DM-7.2), or for the whole trove in a tie-break (DM-8.2)."""
    seat = rerolling_seat(state)
    trove, apart = block(seat), block(seat) + SeatField.APART
    for kind in range(KINDS):
        outcome[kind] = roll_handful(box, rng, kind, dice_in(state[trove + kind] - state[apart + kind]))


def rerolled(state: Words, outcome: Words) -> None:
    """The trove lies there anew; then the next one, and then the round or the tie-break goes on."""
    seat = rerolling_seat(state)
    trove, apart = block(seat), block(seat) + SeatField.APART
    for kind in range(KINDS):
        state[trove + kind] = state[apart + kind] + outcome[kind]
    state[Field.WAITING] &= ~(1 << seat)
    if state[Field.WAITING]:
        return
    if state[Field.CONTENDERS]:
        begin_tie_magic(state)
    else:
        name_starter(state)


def begin_tie_magic(state: Words) -> None:
    """The tied have one more magic phase, in the order of the last one (DM-8.2)."""
    first = next_seat(state[Field.CONTENDERS], state[Field.FIRST])
    state[Field.WAITING] = state[Field.CONTENDERS] & ~(1 << first)
    state[Field.TURN] = first
    state[Field.HERO_SPENT] = 0
    state[Field.SPENDS] = 0
    state[Field.PHASE] = Phase.MAGIC


def name_starter(state: Words) -> None:
    """No die is cached any more. The player with the fewest points starts; chance decides among equals (DM-7.3)."""
    fewest, lowest_total = 0, 1 << 20
    for seat in range(state[Field.SEATS]):
        for kind in range(KINDS):
            state[block(seat) + SeatField.APART + kind] = 0
        value = total(state, seat)
        if value < lowest_total:
            fewest, lowest_total = 0, value
        if value == lowest_total:
            fewest |= 1 << seat
    state[Field.WAITING] = fewest
    state[Field.PHASE] = Phase.LOTS
    if fewest & (fewest - 1) == 0:
        next_round(state, lowest(fewest))


def lots_sample(state: Words, rng: Rng, outcome: Words) -> None:
    """One of those with the fewest points (DM-7.3)."""
    among = state[Field.WAITING]
    outcome[0] = nth_bit(among, below(rng, popcount(among)))


def next_round(state: Words, first: int) -> None:
    """A new round; the mountain is filled next (DM-7.4)."""
    state[Field.ROUND] += 1
    state[Field.START] = first
    state[Field.PHASE] = Phase.FILLING
