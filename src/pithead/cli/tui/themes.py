"""Colours for dark and light terminals, from a palette that colour-blind people tell apart; no letter depends on them."""

from __future__ import annotations

import os
from typing import Final

from textual.theme import Theme

_TABLE: Final = """
primary    #E69F00 #8a5a00
secondary  #56B4E9 #005a8e
background #14161a #faf8f3
surface    #1b1e24 #ffffff
panel      #242830 #ece7db
foreground #e8e6e1 #22252b
success    #3dbb91 #00664b
warning    #F0E442 #6b5f00
error      #ff8552 #a83600
dim        #a9a59c #5f5b53
pink       #e39cc4 #8f2f69
legal      #F0E442 #22252b
"""
COLOURS: Final = {name: (dark, light) for name, dark, light in map(str.split, _TABLE.strip().splitlines())}
"""Each colour on dark and on light ground; all of them reach 4.5 to 1."""

STYLED: Final[dict[str, str]] = {
    "dim": "dim",
    "slot": "dim",
    "legal": "bold legal",
    "tunnel": "primary",
    "treasure": "secondary",
    "magic": "pink",
    "tool": "success",
    "hazard": "bold error",
    "danger": "bold error",
    "gold": "warning",
    "marker": "success",
    "deck1": "foreground",
    "deck2": "foreground",
    "deck3": "primary",
    "deck4": "bold primary",
    "seat0": "bold secondary",
    "seat1": "bold error",
    "seat2": "bold pink",
    "seat3": "bold warning",
}
"""The colour of each style."""


def colours(dark: bool) -> dict[str, str]:
    """The colours on dark or on light ground."""
    return {name: pair[0 if dark else 1] for name, pair in COLOURS.items()}


def theme(dark: bool) -> Theme:
    """The theme for a dark or a light terminal."""
    named = colours(dark)
    return Theme(
        name="pithead-dark" if dark else "pithead-light",
        primary=named["primary"],
        secondary=named["secondary"],
        background=named["background"],
        surface=named["surface"],
        panel=named["panel"],
        foreground=named["foreground"],
        success=named["success"],
        warning=named["warning"],
        error=named["error"],
        dark=dark,
    )


def styles(dark: bool) -> dict[str, str]:
    """Every style as the terminal takes it, such as `bold #F0E442`."""
    named = colours(dark)
    coloured = {style: " ".join(named.get(word, word) for word in words.split()) for style, words in STYLED.items()}
    return {"title": "bold", "name": "bold", **coloured}


DARK, LIGHT = theme(dark=True), theme(dark=False)
STYLES: Final[dict[bool, dict[str, str]]] = {dark: styles(dark) for dark in (True, False)}
"""The colour of each style, on dark and on light ground."""


def terminal_is_dark() -> bool:
    """What the terminal says of its own background, dark if it says nothing."""
    background = os.environ.get("COLORFGBG", "").rpartition(";")[2]
    return background not in {"7", "15"}
