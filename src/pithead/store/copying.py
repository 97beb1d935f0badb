"""Backup and restore: a backup is a store in one file, wherever it came from, so a family can become a club and back."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from pithead.game import Unreadable
from pithead.store.opening import is_postgres
from pithead.store.schema import COLUMNS, TRUTHS
from pithead.store.sqlite import connect, migrate


def backup(address: str, file: Path) -> None:
    """Copy a store that may be in use into a new file, as it was at one moment."""
    if file.exists():
        raise Unreadable("store-exists", file=file)
    if is_postgres(address):
        _from_postgres(address, file)
        return
    if not Path(address).exists():
        raise Unreadable("file-missing", file=address)
    source, target = connect(Path(address)), connect(file)
    try:
        source.backup(target)
    except sqlite3.Error as error:
        raise Unreadable("store-open", file=file, problem=str(error)) from None
    finally:
        source.close()
        target.close()


def restore(file: Path, address: str) -> None:
    """Fill an empty store from a backup."""
    if not file.exists():
        raise Unreadable("file-missing", file=file)
    if is_postgres(address):
        _to_postgres(file, address)
    else:
        backup(str(file), Path(address))


def _from_postgres(address: str, file: Path) -> None:
    import psycopg  # noqa: PLC0415

    target = connect(file)
    migrate(target)
    try:
        with psycopg.connect(address) as source:
            source.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
            target.execute("BEGIN")
            for table, names in COLUMNS.items():
                columns, marks = ", ".join(names), ", ".join("?" * len(names))
                with source.cursor(name=table) as cursor:
                    cursor.execute(f"SELECT {columns} FROM {table}".encode())
                    target.executemany(f"INSERT INTO {table} ({columns}) VALUES ({marks})", cursor)
            target.execute("COMMIT")
    except psycopg.Error as error:
        raise Unreadable("store-open", file="PostgreSQL", problem=str(error)) from None
    finally:
        target.close()


def _to_postgres(file: Path, address: str) -> None:
    import asyncio  # noqa: PLC0415

    import psycopg  # noqa: PLC0415

    from pithead.store.postgres import PostgresStore  # noqa: PLC0415

    async def prepare() -> None:
        await (await PostgresStore.open(address)).close()

    asyncio.run(prepare())
    source = newest_form(file)
    try:
        with psycopg.connect(address) as target:
            if target.execute("SELECT 1 FROM lines LIMIT 1").fetchone():
                raise Unreadable("store-exists", file="PostgreSQL")
            for table, names in COLUMNS.items():
                columns = ", ".join(names)
                marks = ", ".join("%s::int::bool" if name in TRUTHS else "%s" for name in names)
                rows = source.execute(f"SELECT {columns} FROM {table}").fetchall()
                target.cursor().executemany(f"INSERT INTO {table} ({columns}) VALUES ({marks})".encode(), rows)
            target.execute("SELECT setval('listings_number_seq', (SELECT coalesce(max(number), 0) + 1 FROM listings))")
    except psycopg.Error as error:
        raise Unreadable("store-open", file="PostgreSQL", problem=str(error)) from None
    finally:
        source.close()


def newest_form(file: Path) -> sqlite3.Connection:
    """A backup of any release in the newest schema, in a temporary place; the file stays as it is."""
    copy = sqlite3.connect("", isolation_level=None)
    with closing(connect(file)) as source:
        source.backup(copy)
    migrate(copy)
    return copy
