"""Mine decks: cards are drawn from the top, and a magnifier puts some back on top or under them (MM-6.2, MM-7.3)."""

from __future__ import annotations

from msgspec.structs import replace

from pithead.game import Below, Seat
from pithead.mini_miners.rules.cards import Card, Cards, together, without_all
from pithead.mini_miners.rules.content import DECKS
from pithead.mini_miners.rules.state import Deck, Drawing, Known, Shift, State
from pithead.mini_miners.rules.table import exchanged


def deck_of(state: State, name: str) -> Deck:
    """The deck of this number."""
    return state.decks[DECKS.index(name)]


def with_deck(state: State, name: str, deck: Deck) -> State:
    """The table with a deck as it is now."""
    return replace(state, decks=exchanged(state.decks, DECKS.index(name), deck))


def draw_cards(deck: Deck, count: int, below: Below) -> tuple[Card, ...]:
    """The next cards: those on top in their order, then any of the shuffled ones, and last those put under."""
    cards = [known.card for known in deck.top[:count]]
    left = list(deck.cards)
    while len(cards) < count and left:
        cards.append(left.pop(below(len(left))))
    return (*cards, *[known.card for known in deck.under[: count - len(cards)]])


def drawn(deck: Deck, cards: tuple[Card, ...]) -> Deck | None:
    """The deck without these cards, or None if they can't be the next ones."""
    on_top = deck.top[: len(cards)]
    loose = min(len(cards) - len(on_top), len(deck.cards))
    from_under = len(cards) - len(on_top) - loose
    sure = [known.card for known in (*on_top, *deck.under[:from_under])]
    left = without_all(deck.cards, cards[len(on_top) : len(on_top) + loose])
    if left is None or sure != [*cards[: len(on_top)], *cards[len(on_top) + loose :]]:
        return None
    return replace(deck, top=deck.top[len(on_top) :], cards=left, under=deck.under[from_under:])


def put_back(deck: Deck, card: Card, where: str, seat: Seat) -> Deck:
    """The deck with a card on top of it or under it, which only this seat knows (MM-7.3)."""
    known = Known(card, seat)
    return replace(deck, top=(known, *deck.top)) if where == "top" else replace(deck, under=(*deck.under, known))


def discarded(deck: Deck, cards: Cards) -> Deck:
    """The deck with these cards on its open discards (MM-9.1)."""
    return replace(deck, discards=together(deck.discards, cards))


def begin_draw(state: State, shift: Shift, count: int, magnifiers: int) -> State:
    """Cards are about to be drawn, as many as there are; at least one of them is kept (MM-6.2, MM-7.3)."""
    count = min(count, len(deck_of(state, shift.deck)))
    return replace(state, phase=Drawing(shift, count, min(magnifiers, count - 1)))
