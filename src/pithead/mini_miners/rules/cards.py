"""Cards and their words: tools, mine cards and markers, and hands of cards as sorted handfuls (MM-1.1)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from itertools import chain
from typing import Final, NamedTuple, TypeAlias

from pithead import game

Tool: TypeAlias = str
Card: TypeAlias = str
"""A mine card: `nugget:2`, `special:1:draw-tool` or `collapse`."""

Marker: TypeAlias = str
"""What lies on a space all game: a tool, a bonus, `+1`, `-1`, `forbidden` or `blank`."""

Cards: TypeAlias = tuple[str, ...]
"""Some cards, sorted: equal cards are interchangeable, so only their kinds count."""

HIDDEN: Final = game.HIDDEN
"""A card that somebody may not see, in views and in events that are shown to others (MM-10.2)."""

TOOLS: Final = ("star", "dynamite", "shovel", "magnifier", "cart", "helmet", "lantern")
BONUSES: Final = ("remove-1", "draw-tool", "ignore-1", "ignore-all")
BLANK: Final = "blank"
FORBIDDEN: Final = "forbidden"
COLLAPSE: Final = "collapse"

_CARD = re.compile(rf"nugget:(?P<nuggets>[1-9])|special:(?P<value>[0-9]):(?P<bonus>{'|'.join(BONUSES)})|collapse")
_GOLD = re.compile(r"[+-][1-9]")


class Shown(NamedTuple):
    """What a mine card shows: nuggets, and perhaps a bonus in their place (MM-6.3)."""

    nuggets: int
    bonus: str = ""


@cache
def read_card(card: Card) -> Shown | None:
    """What the mine card shows, or None if there is no such card; a collapse shows nothing."""
    match = _CARD.fullmatch(card)
    return match and Shown(int(match["nuggets"] or match["value"] or 0), match["bonus"] or "")


@cache
def shown(card: Card) -> Shown:
    """What a card that is known to be one shows."""
    meaning = read_card(card)
    assert meaning is not None, card
    return meaning


@cache
def marker_gold(marker: Marker) -> int:
    """What a marker adds to the gold of the dwarf on it, or takes from it (MM-6.7)."""
    return int(marker) if _GOLD.fullmatch(marker) else 0


def is_marker(word: str) -> bool:
    """Is this the word of a marker?"""
    return word in TOOLS or word in BONUSES or word in (BLANK, FORBIDDEN) or _GOLD.fullmatch(word) is not None


def without_all(cards: Cards, gone: Iterable[str]) -> Cards | None:
    """The cards with one less for each of those gone, or None if they are not all there."""
    left = list(cards)
    for card in gone:
        if card not in left:
            return None
        left.remove(card)
    return tuple(left)


def together(*piles: Iterable[str]) -> Cards:
    """All these cards as one sorted pile."""
    return tuple(sorted(chain(*piles)))
