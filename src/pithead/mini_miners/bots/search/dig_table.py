"""What a dig may bring, for every set of cards that a deck can still hold: counted once, looked up ever after (MM-7.3, MM-7.4)."""

from __future__ import annotations

from typing import Any, Final

from pithead.mini_miners.bots.search.workspace import TOOLS_COUNTED, Prospect
from pithead.mini_miners.kernel.layout import DECK, DECKS
from pithead.sim.layout import Layout
from pithead.sim.words import lowest, popcount

MOST: Final = 2 * TOOLS_COUNTED - 1
"""Cards of one dig."""


class Counted(Layout):
    """What is counted for so many magnifiers and carts."""

    HANDS: int
    SAFE: int
    GOLD: int
    BRACED: int


def count_finds(worths: Any, hand: Any, counts: Any, finds: Any) -> None:
    """Fill the table: for each deck, cards, magnifiers, carts and helmet the chance to live, the gold then, and the chance of a fall."""
    for deck in range(DECKS):
        for cards in range(1 << DECK):
            counts[:] = 0.0
            fresh = mean_worth(worths, deck, cards)
            drawn = cards
            while drawn:
                if popcount(drawn) <= MOST:
                    lay_in_order(worths, hand, deck, drawn)
                    count_hand(hand, popcount(drawn), popcount(cards), fresh, counts)
                drawn = (drawn - 1) & cards
            write_finds(counts, deck, cards, finds)


def mean_worth(worths: Any, deck: int, cards: int) -> float:
    """What a card is worth that is no collapse."""
    total, count = 0.0, 0
    while cards:
        worth = worths[deck * DECK + lowest(cards)]
        if worth >= 0.0:
            total += worth
            count += 1
        cards &= cards - 1
    return total / max(count, 1)


def lay_in_order(worths: Any, hand: Any, deck: int, drawn: int) -> None:
    """The cards of a hand, the worst first."""
    count = 0
    while drawn:
        worth = worths[deck * DECK + lowest(drawn)]
        place = count
        while place > 0 and hand[place - 1] > worth:
            hand[place] = hand[place - 1]
            place -= 1
        hand[place] = worth
        count += 1
        drawn &= drawn - 1


def count_hand(hand: Any, size: int, cards: int, fresh: float, counts: Any) -> None:
    """Count a hand in wherever so many cards are drawn: every hand is as likely as the others, and the worst are put back."""
    for magnifiers in range(TOOLS_COUNTED):
        for carts in range(TOOLS_COUNTED):
            if size != min(1 + magnifiers + carts, cards):
                continue
            gold, braced, safe = 0.0, 0.0, 1.0
            for place in range(min(magnifiers, size - 1), size):
                if hand[place] < 0.0:
                    safe = 0.0
                    braced += fresh
                else:
                    gold += hand[place]
                    braced += hand[place]
            counts[magnifiers, carts, Counted.HANDS] += 1.0
            counts[magnifiers, carts, Counted.SAFE] += safe
            counts[magnifiers, carts, Counted.GOLD] += safe * gold
            counts[magnifiers, carts, Counted.BRACED] += braced


def write_finds(counts: Any, deck: int, cards: int, finds: Any) -> None:
    """What was counted, as chances; an empty deck brings nothing and hurts nobody."""
    for magnifiers in range(TOOLS_COUNTED):
        for carts in range(TOOLS_COUNTED):
            hands, safe = counts[magnifiers, carts, Counted.HANDS], counts[magnifiers, carts, Counted.SAFE]
            lives = safe / hands if hands else 1.0
            finds[deck, cards, magnifiers, carts, 0, Prospect.LIVES] = lives
            finds[deck, cards, magnifiers, carts, 0, Prospect.FOUND] = counts[magnifiers, carts, Counted.GOLD] / max(safe, 1.0)
            finds[deck, cards, magnifiers, carts, 0, Prospect.FALLS] = 1.0 - lives
            finds[deck, cards, magnifiers, carts, 1, Prospect.LIVES] = 1.0
            finds[deck, cards, magnifiers, carts, 1, Prospect.FOUND] = counts[magnifiers, carts, Counted.BRACED] / max(hands, 1.0)
            finds[deck, cards, magnifiers, carts, 1, Prospect.FALLS] = 1.0 - lives
