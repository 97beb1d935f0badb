"""Mine decks: cards are drawn from the top, and a magnifier puts some back on top or under them (MM-6.2, MM-7.3)."""

from __future__ import annotations

from typing import Final

from pithead.mini_miners.kernel import layout as at
from pithead.sim.stream import Rng, below
from pithead.sim.words import Words, nth_bit, popcount

CARD: Final = (1 << at.ENTRY_SEAT) - 1


def deck_size(state: Words, deck: int) -> int:
    """How many cards can still be drawn from a deck."""
    return state[at.TOPS + deck] + popcount(state[at.LOOSE + deck]) + state[at.UNDERS + deck]


def begin_draw(state: Words, count: int, magnifiers: int) -> None:
    """Cards are about to be drawn, as many as there are; at least one of them is kept (MM-6.2, MM-7.3)."""
    count = min(count, deck_size(state, state[at.DIG_DECK]))
    state[at.COUNT] = count
    state[at.RETURNS] = min(magnifiers, count - 1)
    state[at.PHASE] = at.DRAWING


def draw_sample(state: Words, rng: Rng, outcome: Words) -> None:
    """The next cards of the deck as a sequence: those on top in their order, then any, and last those put under (MM-6.2)."""
    deck = state[at.DIG_DECK]
    top, tops, under = state[at.TOP + deck], state[at.TOPS + deck], state[at.UNDER + deck]
    loose = state[at.LOOSE + deck]
    cards, place = 0, 0
    for _ in range(state[at.COUNT]):
        if tops:
            card = top & CARD
            top >>= at.ENTRY
            tops -= 1
        elif loose:
            card = nth_bit(loose, below(rng, popcount(loose)))
            loose ^= 1 << card
        else:
            card = under & CARD
            under >>= at.ENTRY
        cards |= (card + 1) << place
        place += 4
    outcome[0] = cards


def take_out(state: Words, cards: int) -> int:
    """A sequence of cards leaves its deck; the cards as bits (MM-6.2)."""
    deck, taken = state[at.DIG_DECK], 0
    while cards:
        card = (cards & at.NIBBLE) - 1
        taken |= 1 << card
        cards >>= 4
        if state[at.TOPS + deck]:
            state[at.TOP + deck] >>= at.ENTRY
            state[at.TOPS + deck] -= 1
        elif state[at.LOOSE + deck]:
            state[at.LOOSE + deck] &= ~(1 << card)
        else:
            state[at.UNDER + deck] >>= at.ENTRY
            state[at.UNDERS + deck] -= 1
    return taken


def put_back(state: Words, card: int, under: int) -> None:
    """A card lies on top of its deck or under it, and only the one whose turn it is knows it (MM-7.3)."""
    deck = state[at.DIG_DECK]
    entry = card | state[at.TURN] << at.ENTRY_SEAT
    if under:
        state[at.UNDER + deck] |= entry << (at.ENTRY * state[at.UNDERS + deck])
        state[at.UNDERS + deck] += 1
    else:
        state[at.TOP + deck] = state[at.TOP + deck] << at.ENTRY | entry
        state[at.TOPS + deck] += 1


def reshuffle(state: Words) -> None:
    """All mine decks with their discards back in them, and in no order (MM-9.1)."""
    for deck in range(at.DECKS):
        state[at.LOOSE + deck] = (1 << at.DECK) - 1
        state[at.TOP + deck] = 0
        state[at.TOPS + deck] = 0
        state[at.UNDER + deck] = 0
        state[at.UNDERS + deck] = 0
        state[at.DUG_UP + deck] = 0
