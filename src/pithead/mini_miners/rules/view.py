"""What each seat may know: gold, counts and everything face up; own tools, hands and sights, and nobody else's (MM-10.2).

A view is built from what is allowed, field by field. A secret card is shown as `?`, so that its number stays public. What a seat sees of
the same dwarves, stores and decks is the same object as before: an event changes little, and what has not changed is soon found.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from pithead.game import Actors, Seat, Step
from pithead.mini_miners.rules.cards import HIDDEN, Cards
from pithead.mini_miners.rules.content import DECKS, Box
from pithead.mini_miners.rules.events import Dealt, Discard, Drew, Equip, Looked, Pick, Return, Stole, Take
from pithead.mini_miners.rules.position import Position, position
from pithead.mini_miners.rules.state import Deck, Discarding, Draft, Dwarf, Known, Looking, Passing, Phase, Searching, Showing, State
from pithead.remembered import remembered_of_same

Viewer = Seat | None

REMEMBERED: Final = 1 << 14
"""Crews, stores and decks as somebody sees them that are kept: those of the tables that are being played."""


def view(box: Box, state: State, actors: Actors, seat: Viewer) -> Position:
    """The position as a seat, or with None a spectator, may know it."""
    searching = isinstance(state.phase, Searching) and state.phase.turn == seat
    pile = state.pile if searching else _backs(state.pile)
    crew, stores, decks = _crew(state.crew, seat), _stores(state.stores, seat), _decks(state.decks, seat)
    return position(box, state, actors, _phase(state, state.phase, seat), crew, stores, pile, decks)


@remembered_of_same(REMEMBERED)
def _crew(crew: tuple[Dwarf, ...], seat: Viewer) -> tuple[Dwarf, ...]:
    """All dwarves."""
    return tuple([_dwarf(dwarf, seat) for dwarf in crew])


@remembered_of_same(REMEMBERED)
def _stores(stores: tuple[Cards, ...], seat: Viewer) -> tuple[Cards, ...]:
    """All stores."""
    return _hands(stores, seat)


@remembered_of_same(REMEMBERED)
def _decks(decks: tuple[Deck, ...], seat: Viewer) -> dict[str, Deck]:
    """All decks by their names."""
    return dict(zip(DECKS, [_deck(deck, seat) for deck in decks]))


def face_down(state: State) -> int:
    """How many backs of cards a spectator sees."""
    lying = _backs_in_decks(state.decks) + _backs_of_dwarves(state.crew)
    return len(state.pile) + lying + sum(map(len, state.stores)) + _backs_in(state.phase)


@remembered_of_same(REMEMBERED)
def _backs_in_decks(decks: tuple[Deck, ...]) -> int:
    """Those in the decks."""
    return sum([len(deck.cards) + len(deck.top) + len(deck.under) for deck in decks])


@remembered_of_same(REMEMBERED)
def _backs_of_dwarves(crew: tuple[Dwarf, ...]) -> int:
    """Those that lie at dwarves."""
    return sum([len(dwarf.hidden) for dwarf in crew])


def _backs_in(phase: object) -> int:
    """Those that lie in the phase."""
    match phase:
        case Draft(chosen, hands, picks):
            return sum(map(bool, chosen)) + sum(map(len, hands)) + sum(map(len, picks))
        case Discarding(chosen, troops):
            return sum(map(bool, chosen)) + sum(map(len, troops))
        case Looking(cards=cards) | Showing(cards=cards):
            return len(cards)
        case _:
            return 0


def _backs(cards: Cards) -> Cards:
    """As many cards, face down."""
    return (HIDDEN,) * len(cards)


def _dwarf(dwarf: Dwarf, seat: Viewer) -> Dwarf:
    """The dwarf; one without secrets is shown as it is."""
    if dwarf.owner == seat or not dwarf.hidden:
        return dwarf
    return Dwarf(dwarf.name, dwarf.owner, dwarf.place, dwarf.gold, _backs(dwarf.hidden), dwarf.shown, dwarf.host, dwarf.haul)


def _deck(deck: Deck, seat: Viewer) -> Deck:
    return Deck(_backs(deck.cards), _known(deck.top, seat), _known(deck.under, seat), deck.discards)


def _known(cards: tuple[Known, ...], seat: Viewer) -> tuple[Known, ...]:
    return tuple([card if card.seat == seat else Known(HIDDEN, card.seat) for card in cards]) if cards else ()


def _phase(state: State, phase: Phase | Passing, seat: Viewer) -> Phase:
    """The phase; only the draft and the magnifier have secrets of their own."""
    match phase:
        case Draft(chosen, hands, picks):
            return Draft(_chosen(chosen, seat), _hands(hands, seat), _hands(picks, seat))
        case Discarding(chosen, troops):
            return Discarding(_chosen(chosen, seat), _hands(troops, seat))
        case Looking(turn, dig, cards, returns):
            return Looking(turn, dig, cards if turn == seat else _backs(cards), returns)
        case Showing(dig, cards):
            return Showing(dig, cards if state.dwarf(dig.dwarf).owner == seat else _backs(cards))
        case _:
            assert isinstance(phase, Phase)
            return phase


def _hands(hands: tuple[tuple[str, ...], ...], seat: Viewer) -> tuple[tuple[str, ...], ...]:
    return tuple([hand if owner == seat else _backs(hand) for owner, hand in enumerate(hands)])


def _chosen(chosen: tuple[str, ...], seat: Viewer) -> tuple[str, ...]:
    return tuple([name if owner == seat or not name else HIDDEN for owner, name in enumerate(chosen)])


def seen(step: Step, seat: Viewer) -> Step:
    """The step as a seat may see it: that it happened, but a secret card as `?`."""
    event = step.event
    match event:
        case Pick() | Discard() if step.seat != seat:
            return Step(step.seat, replace(event, dwarf=HIDDEN))
        case Equip() if step.seat != seat:
            return Step(step.seat, replace(event, tool=HIDDEN))
        case Take(source="pile") if step.seat != seat:
            return Step(step.seat, replace(event, tool=HIDDEN))
        case Return() if step.seat != seat:
            return Step(step.seat, replace(event, card=HIDDEN))
        case Drew() if event.seat != seat:
            return Step(step.seat, replace(event, tool=HIDDEN))
        case Stole() if seat not in (event.seat, event.victim):
            return Step(step.seat, replace(event, tool=HIDDEN))
        case Looked() if event.seat != seat:
            return Step(step.seat, replace(event, cards=_backs(event.cards)))
        case Dealt():
            return Step(step.seat, Dealt(_hands(event.hands, seat)))
        case _:
            return step
