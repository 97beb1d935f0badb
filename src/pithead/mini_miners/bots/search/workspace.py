"""What a mind knows, and the desk where it works: two records of arrays made once, so that thinking allocates nothing.

A compiled function gets a record as one pointer, however much it holds.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from pithead.mini_miners.bots.search import tastes
from pithead.mini_miners.kernel import layout as at
from pithead.mini_miners.kernel.layout import Bonus, Fact, Field, OutcomeField

Array: TypeAlias = npt.NDArray[np.int64]
Mind: TypeAlias = Any
"""The facts of the box, what every dig may bring, and what a mind likes."""
Desk: TypeAlias = Any
"""Room for a state, a look into the mine, and the scores of choices."""

MARKERS: Final = 7
"""Collapse markers on a way out are told apart up to one less than this."""

TOOLS_COUNTED: Final = 3
"""Magnifiers and carts of one dig are counted up to one less than this."""

# what a dig may bring
LIVES: Final = 0
"""The chance to live through it,"""
FOUND: Final = 1
"""the gold then,"""
FALLS: Final = 2
"""and the chance that a collapse marker falls."""
FIND: Final = 3

MIND: Final = np.dtype(
    [
        ("box", np.int64, (Fact.SIZE,)),
        ("finds", np.float32, (at.DECKS, 1 << at.DECK, TOOLS_COUNTED, TOOLS_COUNTED, 2, FIND)),  # deck, cards, magnifiers, carts, helmet
        ("cards", np.float64, (at.DECKS * at.DECK,)),
        ("dwarves", np.float64, (at.ABILITIES,)),
        ("pairs", np.float64, (at.ABILITIES, at.ABILITIES)),
        ("tools", np.float64, (at.TOOLS,)),
        ("tool", np.float64, (1,)),  # the mean of them
        ("habits", np.float64, (len(tastes.HABITS),)),
        ("kept", np.float64, (at.SEATS_MOST + 1, at.ROUNDS_MOST + 1)),  # by seats and rounds left: a tool in nuggets
        ("spread", np.float64, (at.SEATS_MOST + 1, at.ROUNDS_MOST + 1)),  # the lead in nuggets that is worth one step of the odds
    ],
    align=True,
)

DESK: Final = np.dtype(
    [
        ("rng", np.uint64, (1,)),
        ("outcome", np.int64, (OutcomeField.SIZE,)),
        ("root", np.int64, (Field.SIZE,)),
        ("state", np.int64, (Field.SIZE,)),
        ("scores", np.float64, (at.CHOICES_MOST,)),
        ("priors", np.float64, (at.CHOICES_MOST,)),
        ("edges", np.int64, (at.CHOICES_MOST,)),
        ("taken", np.int64, (1,)),
        ("keys", np.uint64, (at.DECK,)),
        ("shares", np.float64, (at.SEATS_MOST,)),
        ("kept", np.float64, (1,)),
        # the mine, space by space: who stands there, and what may become of him
        ("owner", np.int64, (at.SPACES,)),
        ("gold", np.float64, (at.SPACES,)),
        ("find", np.float64, (at.SPACES, FIND)),
        ("passes", np.int64, (at.SPACES,)),
        ("clears", np.int64, (at.SPACES,)),
        ("fallen", np.int64, (at.SPACES,)),
        ("rates", np.float64, (at.SPACES,)),  # the chance of a collapse marker where nobody stands yet
        ("odds", np.float64, (MARKERS,)),
        ("hopes", np.float64, (at.SEATS_MOST,)),
        ("guests", np.float64, (1,)),
    ],
    align=True,
)


def make_mind(box: Array, find: Any) -> Mind:
    """A mind for a box; `find` is the compiled function that fills in what digs may bring."""
    mind = np.zeros(1, MIND).view(np.recarray)[0]
    mind.box[:] = box
    mind.cards[:] = card_worths(box)
    mind.finds[:] = _finds(box.tobytes(), find)
    mind.dwarves[:] = tastes.DWARVES
    for (one, other), liking in tastes.PAIRS.items():
        mind.pairs[one, other] = mind.pairs[other, one] = liking
    mind.tools[:] = tastes.TOOLS
    mind.tool[0] = np.mean(tastes.TOOLS)
    mind.habits[:] = tastes.HABITS
    for seats, (kept, spread) in tastes.VALUES.items():
        mind.kept[seats, : len(kept)] = kept
        mind.spread[seats, : len(spread)] = spread
    return mind


def card_worths(box: Array) -> npt.NDArray[np.float64]:
    """What every mine card is worth in nuggets; a collapse is the worst of all."""
    nuggets = box[Fact.CARD_NUGGETS : Fact.CARD_NUGGETS + at.DECKS * at.DECK].astype(np.float64)
    bonus = box[Fact.CARD_BONUS : Fact.CARD_BONUS + at.DECKS * at.DECK]
    return np.where(bonus == Bonus.COLLAPSE, -1.0, np.where(bonus > 0, np.maximum(nuggets, tastes.BONUS), nuggets))


@lru_cache(maxsize=8)
def _finds(box: bytes, find: Any) -> Any:
    """Made once for each box: it takes a moment."""
    mind = np.zeros(1, MIND).view(np.recarray)[0]
    cards = card_worths(np.frombuffer(box, np.int64))
    find(cards, np.zeros(at.DECK), np.zeros((TOOLS_COUNTED, TOOLS_COUNTED, 4)), mind.finds)
    return mind.finds


def empty_desk(seed: int = 0) -> Desk:
    """A desk with nothing on it."""
    desk = np.zeros(1, DESK).view(np.recarray)[0]
    desk.rng[0] = seed
    return desk
