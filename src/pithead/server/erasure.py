"""Everything about me, to take along; and to delete, so that no trace is left in any table while the games of the others still verify.

A journal names people by their id, in the keys of their commands and where they sat down. Both are replaced, here alone are entries
rewritten, and the chain of their hashes is made anew. The dice and the receipts of a game do not depend on names.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from functools import partial
from typing import Final

import msgspec
from msgspec.structs import replace
from starlette.responses import Response

from pithead.game import Refusal, Unreadable
from pithead.match import entries
from pithead.match.erasure import farewell, nameless_entry
from pithead.match.table import ERASED_NAME
from pithead.record import Record, digest_of, read_record, write_record
from pithead.server import api
from pithead.server.accounts import kept_people
from pithead.server.contacts import ReportBody
from pithead.server.logs import note
from pithead.server.messages import Said, encode
from pithead.server.ratings import name_of
from pithead.server.replay_api import RECORD_SUFFIX
from pithead.server.requests import Call, Endpoint
from pithead.server.restrictions import day_of
from pithead.server.studies import GameSource, record_from
from pithead.server.tables import CHAT_SUFFIX, ListedTable, TableSummary, listing_of, read_journal
from pithead.server.tokens import new_id
from pithead.store import Listing, StoredEntry
from pithead.store.accounts import Rewritten

EXPORT_FORMAT: Final = "pithead-export/1"
RECORD_TIMEOUT_S: Final = 60.0
ALL_TABLES: Final = 1_000_000
MAX_PASSES: Final = 5
"""How often the journals are searched: something may be added while others are rewritten."""
LATE_S: Final = 10.0
"""After this, no other process has anything left to note of a game that ended before a person was deleted."""


def without_person(rows: Sequence[StoredEntry], who: str, listed: Listing | None) -> Rewritten:
    """The journal of a table without a person, who leaves it with its last entry; where the rules are not here it just loses the name."""
    alias = new_id()
    cleaned = [replace(row, key=row.key.replace(who, alias), body=nameless_entry(row.body, who, alias)) for row in rows]
    try:
        entry, _ = farewell(read_journal([row.body for row in rows]), who, alias)
    except Refusal:
        return Rewritten(tuple(cleaned), None if listed is None else nameless_listing(listed, who, alias))
    last = StoredEntry(len(rows) + 1, f"erased:{alias}", entries.write_entry(entry), rows[-1].chain)
    return Rewritten((*cleaned, last), listing_of(read_journal([*(row.body for row in cleaned), last.body])))


def nameless_listing(listed: Listing, who: str, alias: str) -> Listing:
    """A listing without a person."""
    summary = msgspec.json.decode(listed.summary, type=ListedTable)
    names = tuple(ERASED_NAME if each == who else name for each, name in zip(summary.who, summary.names))
    people = tuple(each for each in summary.who if each and each != who)
    return replace(listed, summary=encode(replace(summary, names=names)).replace(who.encode(), alias.encode()), people=people)


def without_words(rows: Sequence[StoredEntry], who: str) -> Rewritten:
    """The chat of a table without what a person said."""
    alias = new_id()
    return Rewritten(tuple(_unsaid(row, alias) if row.key.startswith(f"{who}:") else row for row in rows))


def without_id(rows: Sequence[StoredEntry], who: str) -> Rewritten:
    """A journal that knows a person by the id alone, such as ratings and evenings, without it; what was played stays true."""
    old, new = who.encode(), new_id()
    return Rewritten(tuple(replace(row, key=row.key.replace(who, new), body=row.body.replace(old, new.encode())) for row in rows))


def _unsaid(row: StoredEntry, alias: str) -> StoredEntry:
    said = msgspec.json.decode(row.body, type=Said)
    return replace(row, key=f"erased:{alias}:{row.seq}", body=encode(replace(said, name=ERASED_NAME, text="")))


def without_player(rows: Sequence[StoredEntry], stream: str, name: str) -> Rewritten:
    """A record that somebody brought here again, without the name of a player."""
    record = nameless_record(read_record(rows[0].body), name)
    header = record.header
    names = tuple(player.name for player in header.players)
    summary = TableSummary(stream.removesuffix(RECORD_SUFFIX), header.game, "over", header.options, names, 0, len(names))
    listing = Listing(stream, "imported", public=False, waits=False, summary=encode(summary))
    return Rewritten((replace(rows[0], body=write_record(record)), *rows[1:]), listing)


def nameless_record(record: Record, name: str) -> Record:
    """A record in which nobody has this name, with the digest of what is left."""
    players = tuple(
        replace(player, name=ERASED_NAME, erased=True) if (player.name, player.kind) == (name, "human") else player
        for player in record.header.players
    )
    record = replace(record, header=replace(record.header, players=players))
    return replace(record, digest=digest_of(record))


async def delete_me(call: Call) -> api.Completed:
    """Delete you: your name, your sessions and passkeys, what you said, and your name in every game; running games are resigned."""
    if not call.body.sure:
        raise Unreadable("wire-json", problem="sure")
    kept_people(call)
    await call.process.run_to_end(erase(call, call.who))
    call.cookie = ""
    return api.Completed()


async def erase(call: Call, who: str) -> None:
    """Take a person out of every journal and every table."""
    store, process = kept_people(call), call.process
    names = await erase_journals(call, who)
    for session in await process.store.sessions_of(who):
        await process.sessions.end(session.hash)
    await process.all_noted()
    names |= await erase_journals(call, who)
    for table, name in names:
        await erase_imports(call, table, name)
    await store.forget(who)
    await store.scrub()
    if len(process.owners.living) > 1:
        process.spawn(erase_late(call, who))
    process.metrics.count("people_erased")
    note("person-erased", tables=len(names))


async def erase_late(call: Call, who: str) -> None:
    """Take a person out of what another process still had to note of a game that had just ended."""
    await asyncio.sleep(LATE_S)
    await erase_journals(call, who)
    await kept_people(call).forget(who)
    await kept_people(call).scrub()


async def erase_journals(call: Call, who: str) -> set[tuple[str, str]]:
    """Take a person out of all journals; the tables where they sat, and what they were called there."""
    store, names = call.process.store, set[tuple[str, str]]()
    for _ in range(MAX_PASSES):
        found = await kept_people(call).streams_with(who)
        listed = {each.stream: each for each in await store.listings_of(who, ALL_TABLES)}
        for stream in found:
            if "/" not in stream:
                names |= {(stream, name) for name in names_of(await store.read(stream), who)}
            await erase_stream(call, stream, who, listed.get(stream))
        if not found:
            break
    return names


def names_of(rows: Sequence[StoredEntry], who: str) -> set[str]:
    """What somebody is called in a journal."""
    items = (item for row in rows for item in entries.read_entry(row.body).items)
    return {item.name for item in items if isinstance(item, entries.Sat) and item.who == who}


async def erase_stream(call: Call, stream: str, who: str, listed: Listing | None) -> None:
    """Take a person out of one journal; whoever looks at its table is shown what is left."""
    chat = stream.endswith(CHAT_SUFFIX)
    change = partial(without_words, who=who) if chat else partial(without_person, who=who, listed=listed)
    if "/" in stream and not chat:
        change = partial(without_id, who=who)
    await kept_people(call).rewrite(stream, change)
    registry = call.process.registry
    if stream in registry.live_tables:
        await registry.refresh(registry.live_tables[stream])
    call.process.analyses.jobs.pop(stream, None)
    if "/" in stream:
        call.process.ratings.books.clear()
        call.process.evenings.known.clear()
        call.process.days.journals.known.clear()
        call.process.weeks.journals.known.clear()


async def erase_imports(call: Call, table: str, name: str) -> None:
    """Take a name out of the records of a table that somebody brought here again."""
    store = call.process.store
    for stream in await kept_people(call).streams_with(msgspec.json.encode(name).decode()):
        if stream.endswith(RECORD_SUFFIX):
            rows = await store.read(stream)
            if read_record(rows[0].body).header.table == table:
                await kept_people(call).rewrite(stream, partial(without_player, stream=stream, name=name))


async def export_me(call: Call) -> Response:
    """Everything that this server knows of you, as one JSON file."""
    process = call.process
    process.budget.check(call.keys)
    with process.study_workers.one_more(call.keys):
        exported = await gathered(call)
    headers = {"Content-Disposition": 'attachment; filename="pithead-me.json"'}
    return Response(msgspec.json.format(encode(exported), indent=1), 200, headers, "application/json")


async def gathered(call: Call) -> api.Exported:
    """Everything about the caller."""
    store, who = call.process.store, call.who
    account = await kept_people(call).account(who)
    keys = await kept_people(call).passkeys(who)
    sessions = await store.sessions_of(who)
    found = await kept_people(call).streams_with(who)
    games = [await exported_game(call, stream) for stream in found if "/" not in stream and not await is_sealed(call, stream)]
    return api.Exported(
        format=EXPORT_FORMAT,
        person=who,
        account=None if account is None else api.AccountShown(True, account.name, account.begun),
        sessions=tuple(api.SessionEntry(each.hash[:16], each.name, each.kind, each.begun, each.seen, False) for each in sessions),
        push=tuple(each.push for each in sessions if each.push),
        passkeys=tuple(api.PasskeyShown(each.credential, each.begun, each.seen) for each in keys),
        games=tuple(games),
        contacts=await exported_contacts(call),
        said=tuple([said for stream in found if stream.endswith(CHAT_SUFFIX) for said in await said_in(call, stream)]),
        studies=tuple(msgspec.Raw(each.body) for each in await kept_people(call).studies_of(who)),
    )


async def exported_contacts(call: Call) -> api.ExportedContacts:
    """What the caller wants of others, and what is forbidden to them."""
    store, now = kept_people(call), int(time.time())
    seek = await store.seek_of(call.who)
    reports = [(row.at, msgspec.json.decode(row.body, type=ReportBody)) for row in await store.reports_by(call.who)]
    own = [each for each in await store.restrictions(now) if each.who == call.who]
    return api.ExportedContacts(
        seek=None if seek is None else msgspec.json.decode(seek.body),
        blocks=tuple([await name_of(call, block.other) for block in await store.blocks_of(call.who)]),
        invited=tuple([each.stream for each in await store.invitations_of("who", call.who, now)]),
        invitations=tuple([each.stream for each in await store.invitations_of("other", call.who, now)]),
        reports=tuple(api.ReportedByYou(at, report.table, report.reason, report.text) for at, report in reports),
        restrictions=tuple(f"{each.kind} {day_of(each.until)} {each.reason}" for each in own),
    )


async def is_sealed(call: Call, stream: str) -> bool:
    """Is this a table whose deal others still play? Its record would tell them all dice."""
    opened = entries.read_entry((await call.process.store.read(stream))[0].body).items[0]
    return isinstance(opened, entries.Opened) and bool(opened.evening) and not await call.process.evenings.is_over(opened.evening)


async def exported_game(call: Call, stream: str) -> api.ExportedGame:
    """A game of the caller: the whole record once it is over, before that only what they did themselves."""
    rows = await call.process.store.read(stream)
    source = GameSource(tuple(row.body for row in rows))
    charge = partial(call.process.budget.charge, call.keys)
    return await call.process.study_workers.pool.run(own_game, source, stream, call.who, limit=RECORD_TIMEOUT_S, on_cost=charge)


def own_game(source: GameSource, stream: str, who: str) -> api.ExportedGame:
    """A stored game as one person may take it along."""
    try:
        table = read_journal(source.journal)
    except Refusal:
        return api.ExportedGame(stream)
    seat = table.seat_of(who)
    record = record_from(source) if table.status == "over" else None
    if table.status == "open":
        return api.ExportedGame(stream, table.opened.game, seat)
    own = tuple(table.game.write_event(step.event) for step in table.steps if step.seat == seat)
    return api.ExportedGame(stream, table.opened.game, seat, own, record)


async def said_in(call: Call, stream: str) -> list[api.SaidByYou]:
    """What the caller said at a table."""
    rows = await call.process.store.read(stream)
    own = [msgspec.json.decode(row.body, type=Said) for row in rows if row.key.startswith(f"{call.who}:")]
    return [api.SaidByYou(stream.removesuffix(CHAT_SUFFIX), said.number, said.text) for said in own]


ERASURE: Final[tuple[Endpoint, ...]] = (
    Endpoint("GET", "/api/me/export", export_me, api.Exported, "session"),
    Endpoint("POST", "/api/me/delete", delete_me, api.Completed, "session", api.DeleteMe),
)
