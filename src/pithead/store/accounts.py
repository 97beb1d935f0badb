"""People who keep a name: accounts, passkeys and one-time secrets; of secrets only hashes are stored."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, TypeAlias

from pithead.store import Listing, StoredEntry
from pithead.values import Value

Purpose: TypeAlias = Literal["device", "passkey", "login"]
"""What a one-time secret is for: to add a device, to add a passkey, to prove that one has a passkey."""


class Account(Value):
    """A person with a kept name. `name_key` is the name as it is compared, `recovery` the hash of the code that was printed once."""

    id: str
    name: str
    name_key: str
    begun: int
    recovery: str


class Passkey(Value):
    """A key of a person, which their device keeps: its id and public half, how often it was used if it says so, and when."""

    credential: str
    id: str
    public_key: bytes
    count: int
    begun: int
    seen: int


class OneTimeSecret(Value):
    """A secret that is good for one use until a time in seconds; `id` is the person, "" if nobody is known yet."""

    hash: str
    purpose: Purpose
    id: str
    expires: int


class Rewritten(Value):
    """All entries of a stream as they shall be, and the listing of its table if there is one."""

    entries: tuple[StoredEntry, ...]
    listing: Listing | None = None


Rewrite: TypeAlias = Callable[[Sequence[StoredEntry]], Rewritten]
