"""Names and words of people: in one form of Unicode, short, and without characters that play tricks."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from pithead.game import Refusal, Seat

LONGEST: Final = 24
MOST_MARKS: Final = 2 * LONGEST
_TRICKS: Final = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))

BOTS: Final = ("Flint", "Soot", "Pebble", "Ember")
"""What bots are called, seat by seat, in every language; the page says which level they play at."""


def clean_name(name: str) -> str:
    """The name as it is shown; raises Refusal if nothing can be shown of it."""
    clean = clean_text(name)
    letters = sum(not unicodedata.category(each).startswith("M") for each in clean)
    if not letters or letters > LONGEST or len(clean) > MOST_MARKS:
        raise Refusal("name", most=LONGEST)
    return clean


def clean_text(text: str) -> str:
    """A text in one line, without control, direction and invisible characters."""
    kept = "".join(" " if each.isspace() else each for each in unicodedata.normalize("NFC", text))
    kept = "".join(each for each in kept if unicodedata.category(each) not in _TRICKS)
    return re.sub(r" +", " ", kept).strip()


def bot_name(seat: Seat) -> str:
    """The name of the bot on a seat."""
    return BOTS[seat % len(BOTS)]
