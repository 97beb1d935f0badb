"""Small journals beside those of the tables: read once, then only what is new, and every key noted once."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final, Generic, TypeVar

import msgspec

from pithead.store import AlreadyStored, Append, Store, Stored

Entry = TypeVar("Entry", bound=msgspec.Struct)

KEPT_JOURNALS: Final = 64
"""Journals that are kept in memory; those that nobody asks for are read again."""


class Journals(Generic[Entry]):
    """Journals of one kind of entry, by the names of their streams."""

    def __init__(self, store: Store, type: Any) -> None:
        self.store = store
        self.type = type
        self.known: OrderedDict[str, list[Entry]] = OrderedDict()

    async def read(self, stream: str) -> list[Entry]:
        """All entries of a journal."""
        entries = self.known.setdefault(stream, [])
        self.known.move_to_end(stream)
        for row in await self.store.read(stream, len(entries)):
            if row.seq == len(entries) + 1:
                entries.append(msgspec.json.decode(row.body, type=self.type))
        while len(self.known) > KEPT_JOURNALS:
            self.known.popitem(last=False)
        return entries

    async def add(self, stream: str, key: str, entry: Entry) -> None:
        """Add an entry behind whatever other processes have added, unless one with this key is there."""
        body = msgspec.json.encode(entry)
        while True:
            outcome = await self.store.append(Append(stream, len(await self.read(stream)) + 1, key, body))
            if isinstance(outcome, Stored | AlreadyStored):
                return
