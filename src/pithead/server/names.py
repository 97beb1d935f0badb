"""Names and words of people: in one form of Unicode, short, and without characters that play tricks."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from pithead.game import Refusal, Seat

MAX_NAME_LETTERS: Final = 24
MAX_NAME_CODEPOINTS: Final = 2 * MAX_NAME_LETTERS
_FORBIDDEN_CATEGORIES: Final = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))

BOT_NAMES: Final = ("Flint", "Soot", "Pebble", "Ember")
"""What bots are called, seat by seat, in every language; the page says which level they play at."""


def clean_name(name: str) -> str:
    """The name as it is shown; raises Refusal if nothing can be shown of it."""
    clean = clean_text(name)
    letters = sum(not unicodedata.category(each).startswith("M") for each in clean)
    if not letters or letters > MAX_NAME_LETTERS or len(clean) > MAX_NAME_CODEPOINTS:
        raise Refusal("name", most=MAX_NAME_LETTERS)
    return clean


def clean_text(text: str) -> str:
    """A text in one line, without control, direction and invisible characters."""
    kept = "".join(" " if each.isspace() else each for each in unicodedata.normalize("NFC", text))
    kept = "".join(each for each in kept if unicodedata.category(each) not in _FORBIDDEN_CATEGORIES)
    return re.sub(r" +", " ", kept).strip()


def bot_name(number: Seat) -> str:
    """The name of the bot on a seat; where there are more bots than names, of the one that came as this number, 0 the first."""
    times, which = divmod(number, len(BOT_NAMES))
    return f"{BOT_NAMES[which]} {times + 1}" if times else BOT_NAMES[which]
