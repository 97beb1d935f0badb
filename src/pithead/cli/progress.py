"""The line that says how far it is, where somebody watches: it is drawn over, and gone at the end."""

from __future__ import annotations

import sys
from typing import Final

BAR: Final = 30
"""Letters of a whole bar."""


def is_watched() -> bool:
    """Does anybody see the line?"""
    return sys.stderr.isatty()


def show_line(text: str) -> None:
    """Draw the line anew."""
    if is_watched():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)


def clear_line() -> None:
    """Take the line away."""
    show_line("")


def bar(share: float) -> str:
    """A bar that is full at 1."""
    full = int(BAR * share)
    return "█" * full + "░" * (BAR - full)
