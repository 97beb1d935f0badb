"""Which store: a file for a family, a database for a club."""

from __future__ import annotations

from pathlib import Path

from pithead.game import Unreadable
from pithead.store import Store
from pithead.store.failpoints import Failpoint, none


def is_postgres(address: str) -> bool:
    """Does this name a PostgreSQL database? Anything else is a file."""
    return address.startswith(("postgresql://", "postgres://"))


async def open_store(address: str, failpoint: Failpoint = none) -> Store:
    """The store of an address: `postgresql://...`, or a file."""
    if not is_postgres(address):
        from pithead.store.sqlite import SqliteStore  # noqa: PLC0415 - a page asks what an address is, and has no SQLite

        return SqliteStore(Path(address), failpoint)
    try:
        from pithead.store.postgres import PostgresStore  # noqa: PLC0415 - a family needs no such driver
    except ImportError:
        raise Unreadable("store-driver") from None
    return await PostgresStore.open(address, failpoint)
