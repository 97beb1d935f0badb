"""Who you are: sessions of guests and programs, how they end, and tickets for sockets."""

from __future__ import annotations

import secrets
import time
from typing import Final

import msgspec
from msgspec.structs import replace

from pithead.game import Refusal, Unreadable
from pithead.server import api
from pithead.server.accounts import check_name, name_key
from pithead.server.logs import note
from pithead.server.names import clean_name
from pithead.server.narration import words
from pithead.server.push import Subscription, check_subscription
from pithead.server.requests import Call, Endpoint
from pithead.server.tokens import hash_of, new_id, new_token
from pithead.store import ClientSession

TICKET_LIFETIME_S: Final = 30
MAX_SESSIONS: Final = 20
"""How many sessions one person may have."""

SHORT_HASH: Final = 16
"""So much of a session's hash names it to its owner; it opens nothing."""


def own(call: Call) -> ClientSession:
    """The session of the caller."""
    if call.session is None:
        raise Refusal("session-needed")
    return call.session


async def show_session(call: Call) -> api.SessionShown:
    """Who you are."""
    return api.SessionShown(own(call).name, own(call).kind)


async def begin_session(call: Call) -> api.SessionShown:
    """Say who you are: a new guest gets a cookie, a program a token, and somebody known another name."""
    body: api.NewSession = call.body
    name = None if body.name is None else clean_name(body.name)
    if name is not None:
        await check_name(call, name)
    if call.session is not None:
        session = call.session if name is None else replace(call.session, name=name)
        await call.process.store.update_session(session)
        if name is not None and session.kind == "guest" and call.process.accounts is not None:
            await call.process.accounts.rename_person(session.id, name, name_key(name))
        return api.SessionShown(session.name, session.kind)
    name = name or words(call.language)("told-guest", number=str(secrets.randbelow(9000) + 1000))
    token = await keep_new(call, ClientSession("", new_id(), name, body.kind))
    if body.kind == "guest":
        call.cookie = token
        return api.SessionShown(name, "guest")
    return api.SessionShown(name, "program", token)


async def keep_new(call: Call, session: ClientSession) -> str:
    """Store a new session, and give its token back."""
    if not call.process.new_sessions.take(call.address):
        raise Refusal("too-many")
    token, now = new_token(), int(time.time())
    await call.process.store.put_session(replace(session, hash=hash_of(token), begun=now, seen=now))
    return token


async def end_session(call: Call) -> api.Completed:
    """Forget me: the cookie or token is worth nothing any more, and its sockets and streams close everywhere."""
    await call.process.sessions.end(own(call).hash)
    note("session-ended", who=call.who)
    call.cookie = ""
    return api.Completed()


async def list_sessions(call: Call) -> api.SessionList:
    """Where you are known: this session, and those of your programs."""
    here = own(call).hash
    found = await call.process.store.sessions_of(call.who)
    return api.SessionList(
        tuple(api.SessionEntry(each.hash[:SHORT_HASH], each.name, each.kind, each.begun, each.seen, each.hash == here) for each in found)
    )


async def add_session(call: Call) -> api.SessionShown:
    """A further session of yours, for a program that plays in your place."""
    body: api.NewProgram = call.body
    if len(await call.process.store.sessions_of(call.who)) >= MAX_SESSIONS:
        raise Refusal("too-many-sessions", most=MAX_SESSIONS)
    name = clean_name(body.name) if body.name is not None else own(call).name
    await check_name(call, name)
    return api.SessionShown(name, "program", await keep_new(call, ClientSession("", call.who, name, "program")))


async def end_other_session(call: Call) -> api.Completed:
    """End a session of yours by its name in the list, or with null all but this one."""
    body: api.EndedSession = call.body
    here = own(call).hash
    found = await call.process.store.sessions_of(call.who)
    ended = [each.hash for each in found if (each.hash != here if body.session is None else each.hash[:SHORT_HASH] == body.session)]
    if body.session is not None and not ended:
        raise Unreadable("not-here")
    for hash in ended:
        await call.process.sessions.end(hash)
        note("session-ended", who=call.who)
    if here in ended:
        call.cookie = ""
    return api.Completed()


async def show_push(call: Call) -> api.PushShown:
    """The key with which messages to you are signed, and whether this browser asked for them."""
    return api.PushShown(call.process.push.public, call.session is not None and bool(call.session.push))


async def begin_push(call: Call) -> api.Completed:
    """Call this browser when your turn comes, also while no page is open; there is one for each session."""
    body: api.NewPush = call.body
    if not call.process.push.public:
        raise Refusal("push-none")
    subscription = Subscription(body.endpoint, body.p256dh, body.auth, call.language)
    check_subscription(subscription, call.process.push.hosts)
    await call.process.store.set_push(own(call).hash, msgspec.json.encode(subscription).decode())
    return api.Completed()


async def end_push(call: Call) -> api.Completed:
    """Call this browser no longer."""
    await call.process.store.set_push(own(call).hash, "")
    return api.Completed()


async def new_ticket(call: Call) -> api.Ticket:
    """A ticket that opens one socket, once."""
    ticket = new_token()
    await call.process.store.put_ticket(hash_of(ticket), own(call).hash, int(time.time()) + TICKET_LIFETIME_S)
    return api.Ticket(ticket, TICKET_LIFETIME_S)


SESSIONS: Final[tuple[Endpoint, ...]] = (
    Endpoint("GET", "/api/session", show_session, api.SessionShown, "session"),
    Endpoint("POST", "/api/session", begin_session, api.SessionShown, "nobody", api.NewSession),
    Endpoint("POST", "/api/session/end", end_session, api.Completed, "session", api.EmptyRequest),
    Endpoint("GET", "/api/sessions", list_sessions, api.SessionList, "session"),
    Endpoint("POST", "/api/sessions", add_session, api.SessionShown, "session", api.NewProgram),
    Endpoint("POST", "/api/sessions/end", end_other_session, api.Completed, "session", api.EndedSession),
    Endpoint("GET", "/api/push", show_push, api.PushShown),
    Endpoint("POST", "/api/push", begin_push, api.Completed, "session", api.NewPush, query=("lang",)),
    Endpoint("POST", "/api/push/end", end_push, api.Completed, "session", api.EmptyRequest),
    Endpoint("POST", "/api/tickets", new_ticket, api.Ticket, "session", api.EmptyRequest),
)
