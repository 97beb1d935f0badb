"""People who keep a name: accounts, passkeys and one-time secrets; of secrets only hashes are stored."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, Protocol, TypeAlias

import msgspec

from pithead.store import Listing, StoredEntry

Purpose: TypeAlias = Literal["device", "passkey", "login"]
"""What a one-time secret is for: to add a device, to add a passkey, to prove that one has a passkey."""


class Account(msgspec.Struct, frozen=True):
    """A person with a kept name. `name_key` is the name as it is compared, `recovery` the hash of the code that was printed once."""

    id: str
    name: str
    name_key: str
    begun: int
    recovery: str


class Passkey(msgspec.Struct, frozen=True):
    """A key of a person, which their device keeps: its id and public half, how often it was used if it says so, and when."""

    credential: str
    id: str
    public_key: bytes
    count: int
    begun: int
    seen: int


class OneTimeSecret(msgspec.Struct, frozen=True):
    """A secret that is good for one use until a time in seconds; `id` is the person, "" if nobody is known yet."""

    hash: str
    purpose: Purpose
    id: str
    expires: int


class Rewritten(msgspec.Struct, frozen=True):
    """All entries of a stream as they shall be, and the listing of its table if there is one."""

    entries: tuple[StoredEntry, ...]
    listing: Listing | None = None


Rewrite: TypeAlias = Callable[[Sequence[StoredEntry]], Rewritten]


class AccountStore(Protocol):
    """Where people are kept. Every call may raise StoreFailed."""

    async def put_account(self, account: Account) -> bool:
        """Keep a new account; False if somebody else keeps that name, or this person has an account."""

    async def account(self, id: str) -> Account | None:
        """The account of a person."""

    async def account_named(self, name_key: str) -> Account | None:
        """The account that keeps a name."""

    async def account_of_recovery(self, hash: str) -> Account | None:
        """The account of a recovery code."""

    async def set_recovery(self, id: str, old: str, new: str) -> bool:
        """Replace the hash of a recovery code; False if another one was there."""

    async def rename_person(self, id: str, name: str, name_key: str) -> bool:
        """Give a person, their account and their browsers another name; False if somebody else keeps it."""

    async def put_passkey(self, passkey: Passkey) -> bool:
        """Keep a new passkey; False if it is known."""

    async def passkeys(self, id: str) -> Sequence[Passkey]:
        """The passkeys of a person, the oldest first."""

    async def passkey(self, credential: str) -> Passkey | None:
        """The passkey of this id."""

    async def use_passkey(self, credential: str, count: int, seen: int) -> None:
        """Note that a passkey was used."""

    async def drop_passkey(self, id: str, credential: str) -> None:
        """Forget a passkey of a person."""

    async def put_secret(self, secret: OneTimeSecret, now: int) -> None:
        """Keep a one-time secret; those that have expired are swept."""

    async def take_secret(self, hash: str, purpose: Purpose, now: int) -> OneTimeSecret | None:
        """A one-time secret that is still good; it is used up by this."""

    async def streams_with(self, text: str) -> Sequence[str]:
        """Every stream in which this text occurs, searched byte by byte."""

    async def rewrite(self, stream: str, change: Rewrite) -> None:
        """Replace the entries of a stream, their chain and their listing, whole or not at all: only to take a person out."""

    async def forget(self, id: str) -> None:
        """Drop all that is kept of a person beside the journals."""

    async def scrub(self) -> None:
        """Make sure that nothing of what was dropped is left in the files, as far as it is ours to say."""
