"""`db`: copy a store, fill one from a copy, and check every line of it."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

from pithead.cli.files import print_json
from pithead.cli.words import say
from pithead.game import Refusal, Unreadable
from pithead.server.settings import default_database, environment_name
from pithead.server.tables import read_journal
from pithead.store.chain import check_chain
from pithead.store.copying import backup as copy
from pithead.store.copying import restore as fill
from pithead.store.opening import is_postgres, open_store


def address(database: str | None) -> str:
    """Which store: the flag, the environment, or the default."""
    return database or os.environ.get(environment_name("database")) or default_database()


def backup(database: str | None, file: Path) -> None:
    """Copy a store that may be in use."""
    copy(address(database), file)
    print(say("cli-written", file=file))


def restore(database: str | None, file: Path) -> None:
    """Fill an empty store."""
    fill(file, address(database))
    print(say("db-restored", file=file))


def check(database: str | None, json: bool = False) -> int:
    """Replay every journal and follow its chain; exit code 1 if one is broken. A store that is not there is refused, and none is made."""
    store = address(database)
    if not is_postgres(store) and not Path(store).exists():
        raise Unreadable("file-missing", file=store)
    return asyncio.run(_check(store, json))


async def _check(database: str, json: bool) -> int:
    store = await open_store(database)
    tables = lines = broken = 0
    try:
        async for stream in store.streams():
            rows = await store.read(stream)
            lines += len(rows)
            tables += "/" not in stream
            try:
                check_chain(stream, rows, await store.head(stream))
                if "/" not in stream:
                    read_journal([row.body for row in rows])
            except (Refusal, ValueError) as problem:
                broken += 1
                why = say.refusal(problem) if isinstance(problem, Refusal) else str(problem)
                print(say("db-broken", stream=stream, problem=why), file=sys.stderr if json else sys.stdout)
    finally:
        await store.close()
    if json:
        print_json({"tables": tables, "lines": lines, "broken": broken})
    else:
        print(say("db-checked", tables=tables, lines=lines, broken=broken))
    return 1 if broken else 0
