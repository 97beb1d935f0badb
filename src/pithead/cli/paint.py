"""Colour for a terminal that can show it, and none where it can't or shouldn't (`NO_COLOR`)."""

from __future__ import annotations

import os
import sys
from functools import cache
from typing import Final

STYLES: Final = {
    "title": "1",
    "name": "1",
    "slot": "2",
    "dim": "2",
    "tunnel": "33",
    "hazard": "31",
    "tool": "36",
    "treasure": "32",
    "magic": "35",
    "legal": "1",
    "marker": "36",
    "gold": "33",
    "danger": "1;31",
    "deck3": "33",
    "deck4": "1;33",
    "seat0": "1;34",
    "seat1": "1;31",
    "seat2": "1;35",
    "seat3": "1;32",
    "mark-guess": "33",
    "mark-deduced": "36",
    "mark-yours": "35",
}
"""Codes of the sixteen colours that every terminal maps to its own light or dark theme; no letter depends on them."""


@cache
def colourful() -> bool:
    """May this output have colour?"""
    return sys.stdout.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"


def paint(style: str, text: str) -> str:
    """The text in a style, if the terminal shows colour."""
    code = STYLES.get(style)
    return f"\x1b[{code}m{text}\x1b[0m" if code and colourful() else text
