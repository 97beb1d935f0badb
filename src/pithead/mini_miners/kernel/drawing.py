"""Mine cards come up: drawn for all to see, or looked at through a magnifier and some put back (MM-6.2, MM-7.3)."""

from __future__ import annotations

from pithead.mini_miners.kernel.decks import put_back, take_out
from pithead.mini_miners.kernel.finds import find
from pithead.mini_miners.kernel.layout import DECK, Fact, Field, Phase
from pithead.mini_miners.kernel.table import owner_of
from pithead.sim.words import Words, lowest


def drawn(state: Words, box: Words, cards: int) -> None:
    """The cards leave their deck: the digger looks at them and puts some back (MM-7.3), or all see them (MM-6.2)."""
    state[Field.CARDS] = take_out(state, cards)
    state[Field.DIG_DRAWS] += 1
    if state[Field.RETURNS]:
        state[Field.TURN] = owner_of(state, state[Field.ACTOR])
        state[Field.PHASE] = Phase.LOOKING
    else:
        find(state, box, cards)


def looking_menu(state: Words, box: Words) -> int:
    """Each different card, on top of the deck or under it (MM-7.3)."""
    menu, cards = 0, state[Field.CARDS]
    while cards:
        card = lowest(cards)
        menu |= 3 << (2 * card)
        cards &= ~box[Fact.CARD_TWINS + state[Field.DIG_DECK] * DECK + card]
    return menu


def put_card_back(state: Words, choice: int) -> None:
    """A card goes back on top or under, one for each magnifier; then the others are revealed (MM-7.3)."""
    put_back(state, choice >> 1, choice & 1)
    state[Field.CARDS] &= ~(1 << (choice >> 1))
    state[Field.RETURNS] -= 1
    if state[Field.RETURNS] == 0:
        state[Field.PHASE] = Phase.SHOWING


def show_sample(state: Words, outcome: Words) -> None:
    """The cards that were kept; no chance is in it (MM-7.3)."""
    sequence, place, cards = 0, 0, state[Field.CARDS]
    while cards:
        sequence |= (lowest(cards) + 1) << place
        place += 4
        cards &= cards - 1
    outcome[0] = sequence
