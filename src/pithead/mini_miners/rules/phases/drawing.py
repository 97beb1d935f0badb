"""Mine cards come up: drawn for all to see, or looked at through a magnifier and some put back (MM-6.2, MM-7.3)."""

from __future__ import annotations

from msgspec.structs import replace

from pithead.game import Draw, IllegalEvent, Seat
from pithead.mini_miners.rules.cards import Card, together
from pithead.mini_miners.rules.content import Box
from pithead.mini_miners.rules.decks import deck_of, draw_cards, drawn, put_back, with_deck
from pithead.mini_miners.rules.events import SIDES, Decision, Looked, Return, Revealed
from pithead.mini_miners.rules.phases.finds import find
from pithead.mini_miners.rules.state import Drawing, Looking, Shift, Showing, State
from pithead.multisets import without


def draw_sample(_box: Box, state: State, phase: Drawing, draw: Draw) -> Revealed | Looked:
    """The next cards of the deck, in secret if some are put back (MM-6.2, MM-7.3)."""
    shift = phase.dig
    below = draw(f"r{state.round}/{shift.dwarf}/dig/{shift.draws}")
    cards = draw_cards(deck_of(state, shift.deck), phase.count, below)
    return Looked(cards, state.dwarf(shift.dwarf).owner) if phase.returns else Revealed(cards)


def looked(_box: Box, state: State, phase: Drawing, _seat: Seat, event: Looked) -> State:
    """The digger looks at the cards and puts some back (MM-7.3)."""
    owner = state.dwarf(phase.dig.dwarf).owner
    if not phase.returns or event.seat != owner:
        raise IllegalEvent("MM-7.3", "cards-wrong", count=phase.count, deck=phase.dig.deck)
    state, shift = _drawn(state, phase, event.cards)
    return replace(state, phase=Looking(owner, shift, together(event.cards), phase.returns))


def revealed(box: Box, state: State, phase: Drawing, _seat: Seat, event: Revealed) -> State:
    """The cards are drawn for all to see (MM-6.2)."""
    if phase.returns:
        raise IllegalEvent("MM-7.3", "cards-wrong", count=phase.count, deck=phase.dig.deck)
    state, shift = _drawn(state, phase, event.cards)
    return find(box, state, shift, event.cards)


def _drawn(state: State, phase: Drawing, cards: tuple[Card, ...]) -> tuple[State, Shift]:
    shift = phase.dig
    deck = drawn(deck_of(state, shift.deck), cards)
    if deck is None or len(cards) != phase.count:
        raise IllegalEvent("MM-6.2", "cards-wrong", count=phase.count, deck=shift.deck)
    return with_deck(state, shift.deck, deck), replace(shift, draws=shift.draws + 1)


def legal_returns(_box: Box, _state: State, phase: Looking, _seat: Seat) -> tuple[Decision, ...]:
    """Each different card, on top of the deck or under it (MM-7.3)."""
    return tuple([Return(card, where) for card in dict.fromkeys(phase.cards) for where in SIDES])


def put_card_back(_box: Box, state: State, phase: Looking, seat: Seat, event: Return) -> State:
    """A card goes back, one for each magnifier; then the others are revealed (MM-7.3)."""
    if event.card not in phase.cards:
        raise IllegalEvent("MM-7.3", "not-drawn", card=event.card)
    shift = phase.dig
    state = with_deck(state, shift.deck, put_back(deck_of(state, shift.deck), event.card, event.where, seat))
    cards = without(phase.cards, event.card)
    following = Looking(seat, shift, cards, phase.returns - 1) if phase.returns > 1 else Showing(shift, cards)
    return replace(state, phase=following)


def show_sample(_box: Box, _state: State, phase: Showing, _draw: Draw) -> Revealed:
    """The cards that were kept; no chance is in it (MM-7.3)."""
    return Revealed(phase.cards)


def showed(box: Box, state: State, phase: Showing, _seat: Seat, event: Revealed) -> State:
    """Everybody sees what was kept (MM-7.3)."""
    if together(event.cards) != phase.cards:
        raise IllegalEvent("MM-7.3", "cards-wrong", count=len(phase.cards), deck=phase.dig.deck)
    return find(box, state, phase.dig, event.cards)
