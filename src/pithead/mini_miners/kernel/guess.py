"""A whole state for what a seat sees: every card that shows its back is guessed, in accordance with all that lies open (MM-10.2).

Which cards those are means nothing: whoever thinks about such a state deals them anew before anything depends on them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from pithead.mini_miners.rules import state as s
from pithead.mini_miners.rules.cards import HIDDEN, Cards, together
from pithead.mini_miners.rules.content import DECKS, Box
from pithead.mini_miners.rules.position import Position, state_from
from pithead.mini_miners.rules.state import Deck, Dwarf, Known, State


class HiddenCards:
    """Cards that lie somewhere out of sight; backs are turned into them."""

    def __init__(self, cards: Iterable[str]) -> None:
        self.cards = list(cards)

    def turned(self, cards: Iterable[str]) -> tuple[str, ...]:
        """The same cards, those that show their backs turned over."""
        return tuple([self.cards.pop() if card == HIDDEN else card for card in cards])

    def unlike(self, cards: Cards) -> Cards:
        """The same cards turned over, no two of them alike as far as that goes (MM-8.6)."""
        turned: list[str] = []
        for card in cards:
            fits = [place for place, other in enumerate(self.cards) if other not in turned]
            turned.append(self.cards.pop(fits[-1] if fits else -1) if card == HIDDEN else card)
        return tuple(turned)


def state_of(box: Box, view: Position) -> State:
    """A state that looks like this to whoever sees the view."""
    phase, decks = _phase_and_decks(box, view)
    tools = HiddenCards(_missing(box.tools, _open_tools(view)))
    crew = tuple([_dwarf(box, dwarf, tools) for dwarf in view.crew])
    stores = tuple([together(tools.turned(store)) for store in view.stores or ((),) * view.seats])
    return state_from(box, view, phase, crew, stores, together(tools.turned(view.pile or ())), decks)


def _missing(all_of_them: Iterable[str], seen: Iterable[str]) -> list[str]:
    """What lies nowhere in sight."""
    rest = Counter(all_of_them)
    rest.subtract(card for card in seen if card and card != HIDDEN)
    return sorted(rest.elements())


def _open_tools(view: Position) -> list[str]:
    carried = [tool for dwarf in view.crew for tool in (*dwarf.hidden, *dwarf.shown)]
    stored = [tool for store in view.stores or () for tool in store]
    return [*carried, *stored, *view.market, *view.discards, *(view.pile or ())]


def _dwarf(box: Box, dwarf: Dwarf, tools: HiddenCards) -> Dwarf:
    if HIDDEN not in dwarf.hidden:
        return dwarf
    gadget = box.does[dwarf.name] == "gadget"
    return replace(dwarf, hidden=together(tools.unlike(dwarf.hidden) if gadget else tools.turned(dwarf.hidden)))


def _phase_and_decks(box: Box, view: Position) -> tuple[s.Phase, tuple[Deck, ...]]:
    """The phase with its hands or cards turned over, and the decks."""
    phase, decks = _recruits(box, view), []
    for name in DECKS:
        deck = view.decks[name]
        looked = phase.cards if isinstance(phase, s.Looking | s.Showing) and phase.dig.deck == name else ()
        known = [card.card for card in (*deck.top, *deck.under)]
        heap = HiddenCards(_missing(box.decks[name], (*known, *looked, *deck.discards)))
        top, under = _known(heap, deck.top), _known(heap, deck.under)
        if isinstance(phase, s.Looking | s.Showing) and looked:
            phase = replace(phase, cards=together(heap.turned(looked)))
        decks.append(Deck(together(heap.turned(deck.cards)), top, under, deck.discards))
    return phase, tuple(decks)


def _known(heap: HiddenCards, cards: tuple[Known, ...]) -> tuple[Known, ...]:
    return tuple([replace(card, card=heap.turned((card.card,))[0]) for card in cards])


def _recruits(box: Box, view: Position) -> s.Phase:
    """Hands, picks and troops in accordance with the own ones; whoever has chosen in secret has chosen the first."""
    phase = view.phase
    if isinstance(phase, s.Draft):
        seen = [name for cards in (*phase.hands, *phase.picks) for name in cards]
        heap = HiddenCards(_missing(view.cast, seen))
        hands = tuple([box.by_initiative(heap.turned(hand)) for hand in phase.hands])
        picks = tuple([heap.turned(pick) for pick in phase.picks])
        return s.Draft(_chosen(phase.chosen, hands), hands, picks)
    if isinstance(phase, s.Discarding):
        heap = HiddenCards(_missing(view.cast, [name for troop in phase.troops for name in troop]))
        troops = tuple([box.by_initiative(heap.turned(troop)) for troop in phase.troops])
        return s.Discarding(_chosen(phase.chosen, troops), troops)
    return phase


def _chosen(chosen: tuple[str, ...], hands: tuple[tuple[str, ...], ...]) -> tuple[str, ...]:
    return tuple([hand[0] if name == HIDDEN else name for name, hand in zip(chosen, hands)])
