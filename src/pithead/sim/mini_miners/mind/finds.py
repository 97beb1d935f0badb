"""What a dig may bring, for every set of cards that a deck can still hold: counted once, looked up ever after (MM-7.3, MM-7.4)."""

from __future__ import annotations

from typing import Any

from pithead.sim.mini_miners import layout as at
from pithead.sim.mini_miners.mind.desk import FALLS, FIND, FOUND, LIVES, TOOLS_COUNTED
from pithead.sim.words import lowest, popcount


def count_finds(worths: Any, hand: Any, finds: Any) -> None:
    """Fill the table: for each deck, cards, magnifiers, carts and helmet the chance to live, the gold then, and the chance of a fall."""
    for deck in range(at.DECKS):
        for cards in range(1 << at.DECK):
            for magnifiers in range(TOOLS_COUNTED):
                for carts in range(TOOLS_COUNTED):
                    count_find(worths, hand, finds, deck, cards, magnifiers, carts)


def count_find(worths: Any, hand: Any, finds: Any, deck: int, cards: int, magnifiers: int, carts: int) -> None:
    """Every hand of so many cards is as likely as the others; the worst are put back."""
    for helmet in range(2):
        for field in range(FIND):
            finds[deck, cards, magnifiers, carts, helmet, field] = 0.0
        finds[deck, cards, magnifiers, carts, helmet, LIVES] = 1.0
    draws = min(1 + magnifiers + carts, popcount(cards))
    if draws == 0:
        return
    returns = min(magnifiers, draws - 1)
    fresh = mean_worth(worths, deck, cards)
    hands, safe, gold, braced = 0, 0, 0.0, 0.0
    drawn = cards
    while drawn:
        if popcount(drawn) == draws:
            kept, caved, helped = keep(worths, hand, deck, drawn, returns, fresh)
            hands += 1
            braced += helped
            if not caved:
                safe += 1
                gold += kept
        drawn = (drawn - 1) & cards
    falls = 1.0 - safe / hands
    finds[deck, cards, magnifiers, carts, 0, LIVES] = safe / hands
    finds[deck, cards, magnifiers, carts, 0, FOUND] = gold / max(safe, 1)
    finds[deck, cards, magnifiers, carts, 0, FALLS] = falls
    finds[deck, cards, magnifiers, carts, 1, FOUND] = braced / hands
    finds[deck, cards, magnifiers, carts, 1, FALLS] = falls


def mean_worth(worths: Any, deck: int, cards: int) -> float:
    """What a card is worth that is no collapse."""
    total, count = 0.0, 0
    while cards:
        worth = worths[deck * at.DECK + lowest(cards)]
        if worth >= 0.0:
            total += worth
            count += 1
        cards &= cards - 1
    return total / max(count, 1)


def keep(worths: Any, hand: Any, deck: int, drawn: int, returns: int, fresh: float) -> tuple[float, bool, float]:
    """What is left of a hand without its worst cards: its gold, whether it has a collapse, and its gold with a helmet."""
    count = 0
    while drawn:
        worth = worths[deck * at.DECK + lowest(drawn)]
        place = count
        while place > 0 and hand[place - 1] > worth:
            hand[place] = hand[place - 1]
            place -= 1
        hand[place] = worth
        count += 1
        drawn &= drawn - 1
    gold, helped, caved = 0.0, 0.0, False
    for place in range(returns, count):
        if hand[place] < 0.0:
            caved = True
            helped += fresh
        else:
            gold += hand[place]
            helped += hand[place]
    return gold, caved, helped
