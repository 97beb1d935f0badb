"""People one has played with: inviting them, blocking them, and telling the host about them. A person is named by a table and a seat."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

import msgspec

from pithead.game import Refusal, Seat, Unreadable
from pithead.match.commands import invite
from pithead.match.entries import Invited
from pithead.server import api
from pithead.server.access import may_read_chat
from pithead.server.accounts import base_url, kept_people
from pithead.server.broadcasts import Topic, broadcast_of
from pithead.server.messages import Said, encode
from pithead.server.names import clean_text
from pithead.server.ratings import name_of
from pithead.server.requests import Call, Endpoint
from pithead.server.tables import CHAT_SUFFIX, ListedTable, LiveTable, speaker
from pithead.server.tokens import hash_of, new_id, new_link
from pithead.store.contacts import Block, Invitation, Report
from pithead.values import Value

INVITATION_S: Final = 86_400
CHAIR_S: Final = 600
"""How long an invitation stands, and how long the link is good that one gets for it."""

LOOKED_THROUGH: Final = 500
PEOPLE_SHOWN: Final = 50
MAX_BLOCKS: Final = 500
MAX_OPEN_REPORTS: Final = 1000
MAX_LINES: Final = 30
"""How many finished games are looked through for people, how many people are listed, what is kept of blocks and reports, and how many
of somebody's last chat messages go with a report."""


class ReportBody(Value):
    """What a report says: why, in the words of who reports, at which table, and what the reported person said there."""

    reason: api.ReportReason
    text: str
    table: str
    said: tuple[str, ...]


async def own_people(call: Call) -> api.PeopleList:
    """The people with whom you have finished games, the last one first."""
    store = kept_people(call)
    found = await store.finished_of(call.who, LOOKED_THROUGH)
    blocked = {block.other: block.id for block in await store.blocks_of(call.who)}
    met: dict[str, api.PersonMet] = {}
    with call.process.paid(call.keys):
        for game in found:
            summary = msgspec.json.decode(game.summary, type=ListedTable)
            if call.who not in summary.who:
                continue
            for seat, who in enumerate(summary.who):
                if who and who != call.who:
                    known = met.get(who) or api.PersonMet(summary.table, seat, summary.names[seat], 0, game.at, who in blocked)
                    met[who] = msgspec.structs.replace(known, games=known.games + 1)
    return api.PeopleList(tuple(met.values())[:PEOPLE_SHOWN])


async def person_at(call: Call, at: api.AtSeat | api.AtTable) -> tuple[LiveTable, str]:
    """The person on a seat of a table where the caller sits too, or who said something there that the caller may read."""
    try:
        live = await call.process.load(at.table, call.keys)
    except Refusal:
        raise Unreadable("person-unknown") from None
    if isinstance(at, api.AtTable) and at.said is not None:
        who = await speaker_of(call, live, at.said, hash_of(at.secret) if at.secret else "")
    else:
        who = neighbour_of(call, live, at.seat)
    if not who or who == call.who:
        raise Unreadable("person-unknown")
    return live, who


def neighbour_of(call: Call, live: LiveTable, seat: Seat | None) -> str:
    """Who sits on a seat, for somebody who sits at the same table; "" for nobody."""
    chairs = live.table.chairs
    return "" if seat is None or seat >= len(chairs) or live.table.seat_of(call.who) is None else chairs[seat].who


async def speaker_of(call: Call, live: LiveTable, number: int, link: str) -> str:
    """Who said something at a table, for somebody who may read it; "" for nobody."""
    if not may_read_chat(live.table, call.who, link, time.time()):
        return ""
    rows = await call.process.store.read(live.table.opened.table + CHAT_SUFFIX, number - 1)
    return speaker(rows[0].key) if rows and rows[0].seq == number else ""


async def list_blocks(call: Call) -> api.BlockList:
    """Whom you have blocked, the newest first."""
    rows = await kept_people(call).blocks_of(call.who)
    return api.BlockList(tuple([api.BlockShown(row.id, await name_of(call, row.other), row.at) for row in rows]))


async def block_person(call: Call) -> api.Completed:
    """Block somebody who sits at your table or spoke there: you are not matched with them, and neither invited nor spoken to by them."""
    call.spend_contact()
    _, who = await person_at(call, call.body)
    store = kept_people(call)
    if len(await store.blocks_of(call.who)) >= MAX_BLOCKS:
        raise Refusal("too-many")
    await store.put_block(Block(new_id(), call.who, who, int(time.time())))
    await call.process.store.broadcast(broadcast_of(Topic.BLOCKS_CHANGED, call.who))
    return api.Completed()


async def end_block(call: Call) -> api.Completed:
    """Block somebody no more."""
    body: api.EndedBlock = call.body
    await kept_people(call).drop_block(call.who, body.block)
    await call.process.store.broadcast(broadcast_of(Topic.BLOCKS_CHANGED, call.who))
    return api.Completed()


async def report_person(call: Call) -> api.Completed:
    """Tell the host about somebody who sits at your table or spoke there; what they wrote there goes along."""
    body: api.NewReport = call.body
    call.spend_contact()
    live, who = await person_at(call, body)
    store = kept_people(call)
    if await store.open_reports() >= MAX_OPEN_REPORTS:
        raise Refusal("too-many")
    said = await said_by(call, live, who)
    report = ReportBody(body.reason, clean_text(body.text), body.table, tuple(said[-MAX_LINES:]))
    await store.put_report(Report(new_id(), call.who, who, int(time.time()), encode(report)))
    call.process.metrics.count("reports")
    return api.Completed()


async def said_by(call: Call, live: LiveTable, who: str) -> Sequence[str]:
    """What somebody wrote at a table, the oldest first."""
    rows = await call.process.store.read(live.table.opened.table + CHAT_SUFFIX)
    own = [msgspec.json.decode(row.body, type=Said) for row in rows if row.key.startswith(f"{who}:")]
    return [said.text for said in own if said.text]


async def invite_person(call: Call) -> api.Completed:
    """Invite somebody with whom you have played to a free chair of a table that you have opened."""
    live = await call.live_table()
    if live.table.opened.host != call.who:
        raise Refusal("forbidden")
    call.spend_contact()
    call.check_may_talk()
    _, who = await person_at(call, call.body)
    free_seat(live)
    now = int(time.time())
    # Also by somebody whom they have blocked: it is not shown then, and whoever is blocked sees no difference, not in all their data.
    await kept_people(call).put_invitation(Invitation(new_id(), call.who, who, live.table.opened.table, now + INVITATION_S), now)
    return api.Completed()


def free_seat(live: LiveTable) -> int:
    """A chair that waits for somebody and is kept for nobody."""
    chairs = enumerate(live.table.chairs)
    seat = next((seat for seat, chair in chairs if not chair.taken and chair.place.kind != "bot" and not chair.place.who), None)
    if seat is None or live.table.status != "open":
        raise Refusal("table-full")
    return seat


async def own_invitations(call: Call) -> api.InvitationList:
    """Who invites you to which table, the newest first; tables that are full are left out."""
    store, rows = kept_people(call), []
    blocked = {block.other for block in await store.blocks_of(call.who)}
    for each in await store.invitations_of("other", call.who, int(time.time())):
        try:
            live = await call.process.load(each.stream, call.keys)
            free_seat(live)
        except Refusal:
            continue
        if each.who not in blocked:
            opened = live.table.opened
            rows.append(api.InvitationShown(each.id, await name_of(call, each.who), opened.game, opened.options, opened.clock))
    return api.InvitationList(tuple(rows))


async def accept_invitation(call: Call) -> api.InviteLink:
    """Accept an invitation: you get a link to a chair, which is good for ten minutes."""
    body: api.WhichInvitation = call.body
    taken = await kept_people(call).take_invitation(call.who, body.invitation)
    if taken is None:
        raise Unreadable("invitation-unknown")
    live = await call.process.load(taken.stream, call.keys)
    seat, secret, registry = free_seat(live), new_link(), call.process.registry
    link = Invited(seat, hash_of(secret), int(time.time()) + CHAIR_S)
    await registry.commit(live, f"{call.who}:accept:{new_id()}", lambda table: invite(table, link, registry.spent_ms(live)))
    return api.InviteLink(seat, f"{base_url(call)}/table/{taken.stream}#seat={secret}")


async def decline_invitation(call: Call) -> api.Completed:
    """Decline an invitation; nobody is told."""
    body: api.WhichInvitation = call.body
    await kept_people(call).take_invitation(call.who, body.invitation)
    return api.Completed()


CONTACTS: Final[tuple[Endpoint, ...]] = (
    Endpoint("GET", "/api/me/people", own_people, api.PeopleList, "session"),
    Endpoint("GET", "/api/me/blocks", list_blocks, api.BlockList, "session"),
    Endpoint("POST", "/api/blocks", block_person, api.Completed, "session", api.AtTable),
    Endpoint("POST", "/api/blocks/end", end_block, api.Completed, "session", api.EndedBlock),
    Endpoint("POST", "/api/reports", report_person, api.Completed, "session", api.NewReport),
    Endpoint("POST", "/api/tables/{table}/guests", invite_person, api.Completed, "host", api.AtSeat),
    Endpoint("GET", "/api/me/invitations", own_invitations, api.InvitationList, "session"),
    Endpoint("POST", "/api/invitations/accept", accept_invitation, api.InviteLink, "session", api.WhichInvitation),
    Endpoint("POST", "/api/invitations/decline", decline_invitation, api.Completed, "session", api.WhichInvitation),
)
