"""Colours for dark and light terminals, from a palette that colour-blind people tell apart; no letter depends on them."""

from __future__ import annotations

import os
from typing import Final

from textual.theme import Theme

DARK: Final = Theme(
    name="pithead-dark",
    primary="#E69F00",
    secondary="#56B4E9",
    background="#14161a",
    surface="#1b1e24",
    panel="#242830",
    foreground="#e8e6e1",
    success="#3dbb91",
    warning="#F0E442",
    error="#ff8552",
    dark=True,
)
LIGHT: Final = Theme(
    name="pithead-light",
    primary="#8a5a00",
    secondary="#005a8e",
    background="#faf8f3",
    surface="#ffffff",
    panel="#ece7db",
    foreground="#22252b",
    success="#00664b",
    warning="#6b5f00",
    error="#a83600",
    dark=False,
)

STYLES: Final[dict[bool, dict[str, str]]] = {
    True: {
        "title": "bold",
        "name": "bold",
        "dim": "#a9a59c",
        "slot": "#a9a59c",
        "legal": "bold #F0E442",
        "tunnel": "#E69F00",
        "treasure": "#56B4E9",
        "magic": "#e39cc4",
        "tool": "#3dbb91",
        "hazard": "bold #ff8552",
        "danger": "bold #ff8552",
        "gold": "#F0E442",
        "marker": "#3dbb91",
        "deck1": "#e8e6e1",
        "deck2": "#e8e6e1",
        "deck3": "#E69F00",
        "deck4": "bold #E69F00",
        "seat0": "bold #56B4E9",
        "seat1": "bold #ff8552",
        "seat2": "bold #e39cc4",
        "seat3": "bold #F0E442",
    },
    False: {
        "title": "bold",
        "name": "bold",
        "dim": "#5f5b53",
        "slot": "#5f5b53",
        "legal": "bold #22252b",
        "tunnel": "#8a5a00",
        "treasure": "#005a8e",
        "magic": "#8f2f69",
        "tool": "#00664b",
        "hazard": "bold #a83600",
        "danger": "bold #a83600",
        "gold": "#6b5f00",
        "marker": "#00664b",
        "deck1": "#22252b",
        "deck2": "#22252b",
        "deck3": "#8a5a00",
        "deck4": "bold #8a5a00",
        "seat0": "bold #005a8e",
        "seat1": "bold #a83600",
        "seat2": "bold #8f2f69",
        "seat3": "bold #6b5f00",
    },
}
"""The colour of each style, on dark and on light ground; all of them reach 4.5 to 1."""


def terminal_is_dark() -> bool:
    """What the terminal says of its own background, dark if it says nothing."""
    background = os.environ.get("COLORFGBG", "").rpartition(";")[2]
    return background not in {"7", "15"}
