"""Mine decks: cards are drawn from the top, and a magnifier puts some back on top or under them (MM-6.2, MM-7.3)."""

from __future__ import annotations

from typing import Final

from pithead.mini_miners.kernel.layout import DECK, DECKS, ENTRY, ENTRY_SEAT, NIBBLE, Field, Phase
from pithead.sim.stream import Rng, below
from pithead.sim.words import Words, nth_bit, popcount

CARD: Final = (1 << ENTRY_SEAT) - 1


def deck_size(state: Words, deck: int) -> int:
    """How many cards can still be drawn from a deck."""
    return state[Field.TOPS + deck] + popcount(state[Field.LOOSE + deck]) + state[Field.UNDERS + deck]


def begin_draw(state: Words, count: int, magnifiers: int) -> None:
    """Cards are about to be drawn, as many as there are; at least one of them is kept (MM-6.2, MM-7.3)."""
    count = min(count, deck_size(state, state[Field.DIG_DECK]))
    state[Field.COUNT] = count
    state[Field.RETURNS] = min(magnifiers, count - 1)
    state[Field.PHASE] = Phase.DRAWING


def draw_sample(state: Words, rng: Rng, outcome: Words) -> None:
    """The next cards of the deck as a sequence: those on top in their order, then any, and last those put under (MM-6.2)."""
    deck = state[Field.DIG_DECK]
    top, tops, under = state[Field.TOP + deck], state[Field.TOPS + deck], state[Field.UNDER + deck]
    loose = state[Field.LOOSE + deck]
    cards, place = 0, 0
    for _ in range(state[Field.COUNT]):
        if tops:
            card = top & CARD
            top >>= ENTRY
            tops -= 1
        elif loose:
            card = nth_bit(loose, below(rng, popcount(loose)))
            loose ^= 1 << card
        else:
            card = under & CARD
            under >>= ENTRY
        cards |= (card + 1) << place
        place += 4
    outcome[0] = cards


def take_out(state: Words, cards: int) -> int:
    """A sequence of cards leaves its deck; the cards as bits (MM-6.2)."""
    deck, taken = state[Field.DIG_DECK], 0
    while cards:
        card = (cards & NIBBLE) - 1
        taken |= 1 << card
        cards >>= 4
        if state[Field.TOPS + deck]:
            state[Field.TOP + deck] >>= ENTRY
            state[Field.TOPS + deck] -= 1
        elif state[Field.LOOSE + deck]:
            state[Field.LOOSE + deck] &= ~(1 << card)
        else:
            state[Field.UNDER + deck] >>= ENTRY
            state[Field.UNDERS + deck] -= 1
    return taken


def put_back(state: Words, card: int, under: int) -> None:
    """A card lies on top of its deck or under it, and only the one whose turn it is knows it (MM-7.3)."""
    deck = state[Field.DIG_DECK]
    entry = card | state[Field.TURN] << ENTRY_SEAT
    if under:
        state[Field.UNDER + deck] |= entry << (ENTRY * state[Field.UNDERS + deck])
        state[Field.UNDERS + deck] += 1
    else:
        state[Field.TOP + deck] = state[Field.TOP + deck] << ENTRY | entry
        state[Field.TOPS + deck] += 1


def reshuffle(state: Words) -> None:
    """All mine decks with their discards back in them, and in no order (MM-9.1)."""
    for deck in range(DECKS):
        state[Field.LOOSE + deck] = (1 << DECK) - 1
        state[Field.TOP + deck] = 0
        state[Field.TOPS + deck] = 0
        state[Field.UNDER + deck] = 0
        state[Field.UNDERS + deck] = 0
        state[Field.DUG_UP + deck] = 0
