"""What people type at a table, in the words of any language: commands beside choices."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Final

from pithead.words import LANGUAGES, Words

SHORT: Final = {"?": "help", "h": "help", "q": "quit"}
"""Commands in one letter."""


def folded(text: str) -> str:
    """A text as it is compared: small letters without accents, anything else between words is one space."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join("".join(letter if letter.isalnum() else " " for letter in plain).split())


@cache
def commands() -> dict[str, str]:
    """Every word for a command in every language, and the command that it means."""
    words = ((Words(language), id) for language in LANGUAGES for id in Words(language).ids("command"))
    return {folded(say.plain(id)): id.removeprefix("command-") for say, id in words}


def command_of(word: str) -> str:
    """The command that a word means in any language; empty if it is none."""
    return SHORT.get(word) or commands().get(folded(word), "")
