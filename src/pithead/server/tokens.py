"""Secrets: random, long, and kept only as hashes."""

from __future__ import annotations

import hashlib
import secrets

TOKEN_BYTES = 32
LINK_BYTES = 16
TABLE_BYTES = 8


def new_token() -> str:
    """The proof of a session, or a ticket for a socket: 256 random bits."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_link() -> str:
    """The secret of an invitation: 128 random bits."""
    return secrets.token_urlsafe(LINK_BYTES)


def new_id() -> str:
    """A name for a table or a person; it opens nothing."""
    return secrets.token_hex(TABLE_BYTES)


def hash_of(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
