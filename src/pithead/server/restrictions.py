"""What the host has forbidden to whom, as a process knows it: read from the store at the start, after each change and every few seconds."""

from __future__ import annotations

import time
from collections.abc import Sequence
from datetime import UTC, datetime

from pithead.game import Refusal
from pithead.store.contacts import FOR_EVER, Restricted, Restriction
from pithead.store.sql import SqlStore


class Restrictions:
    """All that is forbidden now."""

    def __init__(self, store: SqlStore | None) -> None:
        self.store = store
        self.known: Sequence[Restriction] = ()

    async def load(self) -> None:
        """Read them from the store."""
        if self.store is not None:
            self.known = await self.store.restrictions(int(time.time()))

    def check(self, kind: Restricted, who: str, address: str) -> None:
        """Refuse whoever is forbidden this; an end that has passed since counts."""
        for each in self.known:
            hit = (each.who and each.who == who) or (each.network and each.network == address)
            if each.kind == kind and hit and (each.until == FOR_EVER or each.until > time.time()):
                until, why = day_of(each.until) or "ever", each.reason or "none"
                raise Refusal("muted" if kind == "mute" else "banned", until=until, why=why)


def day_of(until: int) -> str:
    """The end of a restriction as everybody reads it; "" if it has none."""
    return "" if until == FOR_EVER else datetime.fromtimestamp(until, UTC).strftime("%Y-%m-%d %H:%M UTC")
