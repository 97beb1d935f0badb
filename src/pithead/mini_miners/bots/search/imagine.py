"""A table as it might be: everything that a view doesn't show is dealt anew, in accordance with all that it shows (MM-10.2).

A view remembers nothing: in the draft it knows the own hand and picks, and how many cards the others have. What others have chosen in
secret they choose anew.
"""

from __future__ import annotations

from pithead.mini_miners.kernel import layout as at
from pithead.mini_miners.kernel.determinise import SPECTATOR, redeal_deck, redeal_tools, some_bits
from pithead.mini_miners.kernel.recruit import drafted
from pithead.sim.stream import Rng, below
from pithead.sim.words import Words, nth_bit, popcount


def imagine(state: Words, box: Words, seat: int, rng: Rng) -> None:
    """Deal everything anew that the view of this seat, or of a spectator, doesn't show."""
    redeal_tools(state, box, seat, rng)
    for deck in range(at.DECKS):
        redeal_deck(state, deck, seat, rng)
    if state[at.PHASE] == at.DRAFT:
        imagine_hands(state, seat, rng)
    elif state[at.PHASE] == at.DISCARDING:
        imagine_troops(state, seat, rng)


def take_back(state: Words, seat: int) -> None:
    """Others who have chosen in secret will choose again."""
    for other in range(state[at.SEATS]):
        if other != seat and state[at.PICKED + other] != at.NOBODY:
            state[at.PICKED + other] = at.NOBODY
            state[at.WAITING] |= 1 << other


def imagine_hands(state: Words, seat: int, rng: Rng) -> None:
    """Any of the dwarves that the seat doesn't see may be in other hands or picked already (MM-3.1)."""
    unseen = state[at.CAST]
    if seat != SPECTATOR:
        unseen &= ~drafted(state, seat)
    for other in range(state[at.SEATS]):
        if other == seat:
            continue
        hand = some_bits(unseen, popcount(state[at.HAND + other]), rng)
        unseen &= ~hand
        state[at.HAND + other] = hand
        picks, place = state[at.PICKS + other], 0
        while picks >> place:
            dwarf = nth_bit(unseen, below(rng, popcount(unseen)))
            unseen &= ~(1 << dwarf)
            picks ^= (picks >> place & 255 ^ (dwarf + 1)) << place
            place += 8
        state[at.PICKS + other] = picks
    take_back(state, seat)


def imagine_troops(state: Words, seat: int, rng: Rng) -> None:
    """Any of the dwarves that the seat doesn't have may be in other troops (MM-3.2)."""
    unseen = state[at.CAST]
    if seat != SPECTATOR:
        unseen &= ~state[at.TROOP + seat]
    for other in range(state[at.SEATS]):
        if other != seat:
            state[at.TROOP + other] = some_bits(unseen, popcount(state[at.TROOP + other]), rng)
            unseen &= ~state[at.TROOP + other]
    take_back(state, seat)
