"""People who keep a name, in SQL."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from msgspec.structs import replace

from pithead.store import StoredEntry
from pithead.store.accounts import Account, OneTimeSecret, Passkey, Purpose, Rewrite, Rewritten
from pithead.store.chain import chained
from pithead.store.schema import OF_PERSON
from pithead.store.sql_rows import SqlRows


class SqlAccounts(SqlRows):
    """The accounts of a store in SQL, with `?` for every parameter."""

    @abstractmethod
    async def streams_with(self, text: str) -> Sequence[str]:
        """Every stream in which this text occurs, searched byte by byte."""

    @abstractmethod
    async def rewrite(self, stream: str, change: Rewrite) -> None:
        """Replace the entries of a stream, their chain and their listing, whole or not at all: only to take a person out."""

    @abstractmethod
    async def scrub(self) -> None:
        """Make sure that nothing of what was dropped is left in the files, as far as it is ours to say."""

    async def put_account(self, account: Account) -> bool:
        """Keep a new account; False if somebody else keeps that name, or this person has an account."""
        return await self._insert("accounts", account, once=True)

    async def account(self, id: str) -> Account | None:
        """The account of a person."""
        return await self._first(Account, "FROM accounts WHERE id = ?", id)

    async def account_named(self, name_key: str) -> Account | None:
        """The account that keeps a name."""
        return await self._first(Account, "FROM accounts WHERE name_key = ?", name_key)

    async def account_of_recovery(self, hash: str) -> Account | None:
        """The account of a recovery code."""
        return await self._first(Account, "FROM accounts WHERE recovery = ?", hash)

    async def set_recovery(self, id: str, old: str, new: str) -> bool:
        """Replace the hash of a recovery code; False if another one was there."""
        return bool(await self._change("UPDATE accounts SET recovery = ? WHERE id = ? AND recovery = ? RETURNING id", new, id, old))

    async def rename_person(self, id: str, name: str, name_key: str) -> bool:
        """Give a person, their account and their browsers another name; False if somebody else keeps it."""
        kept = await self.account_named(name_key)
        if kept is not None and kept.id != id:
            return False
        await self._change("UPDATE accounts SET name = ?, name_key = ? WHERE id = ? RETURNING id", name, name_key, id)
        await self._change("UPDATE sessions SET name = ? WHERE id = ? AND kind = 'guest' RETURNING id", name, id)
        return True

    async def put_passkey(self, passkey: Passkey) -> bool:
        """Keep a new passkey; False if it is known."""
        return await self._insert("passkeys", passkey, once=True)

    async def passkeys(self, id: str) -> Sequence[Passkey]:
        """The passkeys of a person, the oldest first."""
        return await self._all(Passkey, "FROM passkeys WHERE id = ? ORDER BY begun, credential", id)

    async def passkey(self, credential: str) -> Passkey | None:
        """The passkey of this id."""
        return await self._first(Passkey, "FROM passkeys WHERE credential = ?", credential)

    async def use_passkey(self, credential: str, count: int, seen: int) -> None:
        """Note that a passkey was used."""
        await self._change("UPDATE passkeys SET count = ?, seen = ? WHERE credential = ? RETURNING id", count, seen, credential)

    async def drop_passkey(self, id: str, credential: str) -> None:
        """Forget a passkey of a person."""
        await self._change("DELETE FROM passkeys WHERE id = ? AND credential = ? RETURNING id", id, credential)

    async def put_secret(self, secret: OneTimeSecret, now: int) -> None:
        """Keep a one-time secret; those that have expired are swept."""
        await self._change("DELETE FROM one_time WHERE expires < ? RETURNING id", now)
        await self._insert("one_time", secret)

    async def take_secret(self, hash: str, purpose: Purpose, now: int) -> OneTimeSecret | None:
        """A one-time secret that is still good; it is used up by this."""
        taken = await self._take(OneTimeSecret, "DELETE FROM one_time WHERE hash = ? AND purpose = ?", hash, purpose)
        return taken if taken is not None and taken.expires > now else None

    async def forget(self, id: str) -> None:
        """Drop all that is kept of a person beside the journals."""
        await self._change("DELETE FROM tickets WHERE session IN (SELECT hash FROM sessions WHERE id = ?) RETURNING hash", id)
        for table, column in OF_PERSON:
            await self._change(f"DELETE FROM {table} WHERE {column} = ? RETURNING 1", id)


def rechained(stream: str, rewritten: Rewritten) -> list[StoredEntry]:
    """The entries with a chain of their own; those of an older release stay without one."""
    before: bytes | None = None
    entries: list[StoredEntry] = []
    for row in rewritten.entries:
        if before is not None or row.chain is not None:
            before = chained(before, stream, row.seq, row.key, row.body)
        entries.append(replace(row, chain=before))
    return entries
