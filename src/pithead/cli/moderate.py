"""`moderate`: read reports, mute, ban and allow again, on the store itself; a running server notices within seconds."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from ipaddress import ip_address
from pathlib import Path
from typing import TypeVar

import msgspec

from pithead.cli.db import address
from pithead.cli.files import print_json
from pithead.cli.words import say
from pithead.game import Unreadable
from pithead.server import moderation
from pithead.server.contacts import ReportBody
from pithead.store.contacts import Restricted
from pithead.store.opening import is_postgres, open_store
from pithead.store.sql import SqlStore

T = TypeVar("T")


def with_store(database: str | None, use: Callable[[SqlStore], Awaitable[T]]) -> T:
    """Do something with the store; one that is not there is refused, and none is made."""
    where = address(database)
    if not is_postgres(where) and not Path(where).exists():
        raise Unreadable("file-missing", file=where)

    async def open_and_use() -> T:
        store = await open_store(where)
        try:
            if not isinstance(store, SqlStore):
                raise Unreadable("accounts-none")
            return await use(store)
        finally:
            await store.close()

    return asyncio.run(open_and_use())


def time_of(seconds: int) -> str:
    """A time as everybody reads it."""
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M")


def show(database: str | None, json: bool) -> None:
    """Open reports, and what is forbidden now."""
    now = int(datetime.now(UTC).timestamp())
    reports = with_store(database, lambda store: store.reports(moderation.REPORTS_SHOWN))
    forbidden = with_store(database, lambda store: store.restrictions(now))
    open_reports = [(each, msgspec.json.decode(each.body, type=ReportBody)) for each in reports if not each.closed]
    if json:
        rows = [{"report": each.id, "person": each.other, "at": each.at, **msgspec.to_builtins(body)} for each, body in open_reports]
        print_json({"reports": rows, "restrictions": msgspec.to_builtins(forbidden)})
        return
    for each, body in open_reports:
        print(say("moderate-report", ref=each.id, time=time_of(each.at), person=each.other, reason=body.reason, text=body.text))
        for line in body.said:
            print(f"    {line}")
    for row in forbidden:
        until = time_of(row.until) if row.until else "-"
        who = row.who or row.network
        print(say("moderate-restriction", ref=row.id, kind=say(f"moderate-act-{row.kind}"), who=who, until=until, reason=row.reason))
    if not open_reports and not forbidden:
        print(say("moderate-nothing"))


def show_log(database: str | None, json: bool) -> None:
    """The audit log, the newest act first."""
    log = with_store(database, moderation.read_log)
    if json:
        print_json(msgspec.to_builtins(log))
        return
    for each in log:
        print(f"{time_of(each.at)}  {say(f'moderate-act-{each.act}')}  {each.person or each.address}  {each.reason}".rstrip())
    if not log:
        print(say("moderate-nothing"))


def restrict(database: str | None, kind: Restricted, who: str, hours: int, reason: str) -> None:
    """Mute or ban a person by id, or an address."""
    try:
        ip_address(who)
        person, network = "", who
    except ValueError:
        person, network = who, ""

    async def use(store: SqlStore) -> str:
        if person and not await store.sessions_of(person):
            raise Unreadable("person-none", person=person)
        made = await moderation.restrict(store, kind, person, network, hours, reason)
        return made.id

    print(say("moderate-done", ref=with_store(database, use)))


def lift(database: str | None, id: str) -> None:
    """End a restriction."""
    with_store(database, lambda store: moderation.lift(store, id))
    print(say("moderate-done", ref=id))


def close(database: str | None, id: str) -> None:
    """A report is seen to."""
    with_store(database, lambda store: moderation.close(store, id))
    print(say("moderate-done", ref=id))
