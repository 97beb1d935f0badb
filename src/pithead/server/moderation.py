"""The host's side: reports are read, people are muted and banned until a day, by person or by address, and every act is written down.

The audit log is a journal of the store, chained like every other, so that `pithead db check` finds a line that was changed. It names
people by their id alone, which goes when they delete themselves.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from pithead.game import Refusal, Unreadable
from pithead.server import api
from pithead.server.accounts import kept_people
from pithead.server.broadcasts import Topic, broadcast_of
from pithead.server.contacts import ReportBody
from pithead.server.limits import network_of
from pithead.server.logs import note
from pithead.server.messages import encode
from pithead.server.names import clean_text
from pithead.server.ratings import name_of
from pithead.server.requests import Call, Endpoint
from pithead.server.tokens import new_id
from pithead.store import Append, Conflict
from pithead.store.contacts import FOR_EVER, Restricted, Restriction
from pithead.store.sql import SqlStore
from pithead.values import Value

LOG_STREAM: Final = "moderation/log"
REPORTS_SHOWN: Final = 100
LOG_SHOWN: Final = 100
HOUR_S: Final = 3600

Act: TypeAlias = Literal["mute", "ban", "lift", "close"]


class LogEntry(Value, omit_defaults=True):
    """An act of the host: when, what, against whom or which address, until when and why; `id` is the restriction or the report."""

    at: int
    act: Act
    id: str
    person: str = ""
    address: str = ""
    until: int = FOR_EVER
    reason: str = ""


async def write_log(store: SqlStore, entry: LogEntry) -> None:
    """Add to the audit log, behind whatever other processes have added."""
    while True:
        last = await store.read_last(LOG_STREAM, 1)
        line = Append(LOG_STREAM, last[-1].seq + 1 if last else 1, new_id(), encode(entry))
        if not isinstance(await store.append(line), Conflict):
            return


async def read_log(store: SqlStore, most: int = LOG_SHOWN) -> Sequence[LogEntry]:
    """The last acts, the newest first."""
    rows = await store.read_last(LOG_STREAM, most)
    return [msgspec.json.decode(row.body, type=LogEntry) for row in reversed(rows)]


async def restrict(store: SqlStore, kind: Restricted, person: str, address: str, hours: int, reason: str) -> Restriction:
    """Mute or ban a person or an address for so many hours, 0 for ever, and write it down."""
    now = int(time.time())
    until = now + hours * HOUR_S if hours else FOR_EVER
    made = Restriction(new_id(), kind, person, network_of(address) if address else "", until, now, clean_text(reason))
    await store.put_restriction(made)
    await write_log(store, LogEntry(now, kind, made.id, made.who, made.network, until, made.reason))
    return made


async def lift(store: SqlStore, id: str) -> Restriction:
    """End a restriction, and write it down."""
    ended = await store.drop_restriction(id)
    if ended is None:
        raise Unreadable("restriction-unknown")
    await write_log(store, LogEntry(int(time.time()), "lift", id, ended.who, ended.network))
    return ended


async def close(store: SqlStore, id: str) -> None:
    """A report is seen to; write it down."""
    person = await store.close_report(id)
    if person is None:
        raise Unreadable("report-unknown")
    await write_log(store, LogEntry(int(time.time()), "close", id, person))


def check_moderator(call: Call) -> SqlStore:
    """Refuse whoever does not bring the host's token."""
    shown = call.request.headers.get("authorization", "").removeprefix("Bearer ")
    if not shown or not secrets.compare_digest(shown.encode(), call.process.settings.moderation_token.encode()):
        raise Refusal("operator-only")
    return kept_people(call)


async def show_moderation(call: Call) -> api.Moderation:
    """Reports, what is forbidden to whom, and the last acts, for who brings the host's token."""
    store = check_moderator(call)
    names: dict[str, str] = {}

    async def name(who: str) -> str:
        if who not in names:
            names[who] = await name_of(call, who) if who else ""
        return names[who]

    reports = []
    for row in await store.reports(REPORTS_SHOWN):
        report = msgspec.json.decode(row.body, type=ReportBody)
        by, about = await name(row.who), await name(row.other)
        reports.append(
            api.ReportShown(row.id, row.at, row.closed, by, row.other, about, report.table, report.reason, report.text, report.said)
        )
    restrictions = [
        api.RestrictionShown(row.id, row.kind, row.who, await name(row.who), row.network, row.until, row.at, row.reason)
        for row in await store.restrictions(int(time.time()))
    ]
    log = [
        api.ModerationAct(row.at, row.act, row.person, await name(row.person), row.address, row.until, row.reason)
        for row in await read_log(store)
    ]
    return api.Moderation(tuple(reports), tuple(restrictions), tuple(log))


async def restrict_somebody(call: Call) -> api.Completed:
    """Mute or ban a person by the id of a report, or an address; an IPv6 address counts by its first 64 bits."""
    store, process = check_moderator(call), call.process
    body: api.NewRestriction = call.body
    if not body.person and not body.address:
        raise Unreadable("wire-json", problem="person")
    made = await restrict(store, body.kind, body.person, body.address, body.hours, body.reason)
    await process.store.broadcast(broadcast_of(Topic.MODERATED))
    await process.restrictions.load()
    if made.kind == "ban" and made.who:
        await store.drop_seek(made.who)
        for session in await process.store.sessions_of(made.who):
            await process.store.broadcast(broadcast_of(Topic.SESSION_ENDED, session.hash))
    note("restricted", kind=made.kind, who=made.who, address=made.network)
    return api.Completed()


async def lift_restriction(call: Call) -> api.Completed:
    """End a restriction before its time."""
    store, body = check_moderator(call), call.body
    await lift(store, body.restriction)
    await call.process.store.broadcast(broadcast_of(Topic.MODERATED))
    await call.process.restrictions.load()
    return api.Completed()


async def close_report(call: Call) -> api.Completed:
    """A report is seen to."""
    store, body = check_moderator(call), call.body
    await close(store, body.report)
    return api.Completed()


MODERATION: Final[tuple[Endpoint, ...]] = (
    Endpoint("GET", "/api/moderation", show_moderation, api.Moderation, "operator"),
    Endpoint("POST", "/api/moderation/restrict", restrict_somebody, api.Completed, "operator", api.NewRestriction),
    Endpoint("POST", "/api/moderation/lift", lift_restriction, api.Completed, "operator", api.WhichRestriction),
    Endpoint("POST", "/api/moderation/close", close_report, api.Completed, "operator", api.WhichReport),
)
