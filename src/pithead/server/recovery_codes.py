"""Recovery codes: printed once, typed by hand, and kept only as a hash."""

from __future__ import annotations

import base64
import secrets
from typing import Final

from pithead.server.tokens import hash_of

CODE_BYTES: Final = 15
CODE_GROUP: Final = 4
"""A code has 120 random bits: 24 letters and digits, in groups of four."""


def new_code() -> str:
    """A recovery code, as it is printed."""
    letters = base64.b32encode(secrets.token_bytes(CODE_BYTES)).decode()
    return "-".join(letters[at : at + CODE_GROUP] for at in range(0, len(letters), CODE_GROUP))


def code_hash(code: str) -> str:
    """What is stored of a recovery code, however it was typed: spaces and small letters do no harm, nor 0, 1 and 8 for O, I and B."""
    typed = "".join(each for each in code.upper() if each.isalnum())
    return hash_of(typed.translate(str.maketrans("018", "OIB")))
