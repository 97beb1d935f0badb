"""A table as it might be: everything that a view doesn't show is dealt anew, in accordance with all that it shows (MM-10.2).

A view remembers nothing: in the draft it knows the own hand and picks, and how many cards the others have. What others have chosen in
secret they choose anew.
"""

from __future__ import annotations

from pithead.mini_miners.kernel.determinise import SPECTATOR, redeal_cards, some_bits
from pithead.mini_miners.kernel.layout import NOBODY, Field, Phase
from pithead.mini_miners.kernel.recruit import drafted
from pithead.sim.stream import Rng, below
from pithead.sim.words import Words, nth_bit, popcount


def sample_hidden(state: Words, box: Words, seat: int, rng: Rng) -> None:
    """Deal everything anew that the view of this seat, or of a spectator, doesn't show."""
    redeal_cards(state, box, seat, rng)
    if state[Field.PHASE] == Phase.DRAFT:
        sample_hands(state, seat, rng)
    elif state[Field.PHASE] == Phase.DISCARDING:
        sample_troops(state, seat, rng)


def retract_choices(state: Words, seat: int) -> None:
    """Others who have chosen in secret will choose again."""
    for other in range(state[Field.SEATS]):
        if other != seat and state[Field.PICKED + other] != NOBODY:
            state[Field.PICKED + other] = NOBODY
            state[Field.WAITING] |= 1 << other


def sample_hands(state: Words, seat: int, rng: Rng) -> None:
    """Any of the dwarves that the seat doesn't see may be in other hands or picked already (MM-3.1)."""
    unseen = state[Field.CAST]
    if seat != SPECTATOR:
        unseen &= ~drafted(state, seat)
    for other in range(state[Field.SEATS]):
        if other == seat:
            continue
        hand = some_bits(unseen, popcount(state[Field.HAND + other]), rng)
        unseen &= ~hand
        state[Field.HAND + other] = hand
        picks, place = state[Field.PICKS + other], 0
        while picks >> place:
            dwarf = nth_bit(unseen, below(rng, popcount(unseen)))
            unseen &= ~(1 << dwarf)
            picks ^= (picks >> place & 255 ^ (dwarf + 1)) << place
            place += 8
        state[Field.PICKS + other] = picks
    retract_choices(state, seat)


def sample_troops(state: Words, seat: int, rng: Rng) -> None:
    """Any of the dwarves that the seat doesn't have may be in other troops (MM-3.2)."""
    unseen = state[Field.CAST]
    if seat != SPECTATOR:
        unseen &= ~state[Field.TROOP + seat]
    for other in range(state[Field.SEATS]):
        if other != seat:
            state[Field.TROOP + other] = some_bits(unseen, popcount(state[Field.TROOP + other]), rng)
            unseen &= ~state[Field.TROOP + other]
    retract_choices(state, seat)
