"""Standard streams that take every letter: what an encoding doesn't have is written as what comes nearest."""

from __future__ import annotations

import codecs
import sys
import unicodedata
from io import TextIOWrapper
from typing import Final

HANDLER: Final = "pithead.nearest"

NEAREST: Final = {
    **dict.fromkeys("“”„«»″", '"'),
    **dict.fromkeys("‘’‚‹›′", "'"),
    **dict.fromkeys("–—−─━", "-"),
    **dict.fromkeys("│┃", "|"),
    **dict.fromkeys("┌┐└┘├┤┬┴┼╭╮╰╯", "+"),
    **dict.fromkeys("█▓■●◆", "#"),
    **dict.fromkeys("░▒□○◇·•", "."),
    **dict.fromkeys("\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}", " "),
    **dict(zip("…±×→←ßœæ", ["...", "+-", "x", "->", "<-", "ss", "oe", "ae"])),
}
"""Letters that have no simpler form in Unicode itself."""


def nearest(letter: str) -> str:
    """A letter in ASCII: without its accents, or something that looks like it, or a question mark."""
    plain = NEAREST.get(letter) or unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode()
    return plain or "?"


def replace_unknown(error: UnicodeError) -> tuple[str, int]:
    """What Python asks for letters that an encoding doesn't have."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(nearest, error.object[error.start : error.end])), error.end


def accept_every_letter() -> None:
    """Let standard streams write any text and read any bytes, whatever their encoding is."""
    codecs.register_error(HANDLER, replace_unknown)
    for stream, errors in ((sys.stdout, HANDLER), (sys.stderr, HANDLER), (sys.stdin, "replace")):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=errors)
