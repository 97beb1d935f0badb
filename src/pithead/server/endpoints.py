"""What the HTTP interface can do, one function each, and the route table at the end."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any, Final

import msgspec
from starlette.responses import Response, StreamingResponse

import pithead
from pithead import fair
from pithead.bots import make_bot
from pithead.game import AnyGame, Options, Refusal, Seat, Unreadable
from pithead.games import game_names, load_game
from pithead.match.clocks import NoClock
from pithead.match.commands import Wish, follow, invite, open_table, revoke, sit
from pithead.match.entries import Invited, Place
from pithead.match.shown import Shown, shown
from pithead.match.table import Table
from pithead.record import Record, read_record, verify, write_record
from pithead.server import api
from pithead.server.coaching import COACHING
from pithead.server.daily import DAILY
from pithead.server.game_list import game_shown
from pithead.server.messages import Ack, AnyFromServer, Refused, Stale, Update, encode
from pithead.server.names import bot_name, clean_name, clean_text
from pithead.server.narration import words
from pithead.server.outbox import Outbox
from pithead.server.puzzles import PUZZLES
from pithead.server.replay_api import RECORD, STUDIES
from pithead.server.requests import Call, Endpoint
from pithead.server.tables import Eyes, Host, Summary
from pithead.server.tokens import hash_of, new_id, new_link, new_token
from pithead.store import Append, Listing, Session, Stored

TICKET_SECONDS: Final = 30
LINK_SECONDS: Final = 30 * 86_400
LARGEST_RECORD: Final = 1 << 20
CHAT_SHOWN: Final = 100
OWN_SHOWN: Final = 30


async def show_session(call: Call) -> api.SessionShown:
    """Who you are."""
    if call.session is None:
        raise Refusal("session-needed")
    return api.SessionShown(call.session.name, call.session.kind)


async def begin_session(call: Call) -> api.SessionShown:
    """Say who you are: a new guest gets a cookie, a program a token, and somebody known another name."""
    body: api.NewSession = call.body
    name = None if body.name is None else clean_name(body.name)
    if call.session is not None:
        session = call.session if name is None else msgspec.structs.replace(call.session, name=name)
        await call.service.store.put_session(session)
        return api.SessionShown(session.name, session.kind)
    name = name or words(call.lang or "en")("told-guest", number=str(secrets.randbelow(9000) + 1000))
    token = new_token()
    await call.service.store.put_session(Session(hash_of(token), new_id(), name, body.kind))
    if body.kind == "guest":
        call.cookie = token
        return api.SessionShown(name, "guest")
    return api.SessionShown(name, "program", token)


async def end_session(call: Call) -> api.Done:
    """Forget me: the cookie or token is worth nothing any more, and its sockets close."""
    assert call.session is not None
    await call.service.store.drop_session(call.session.hash)
    call.service.shut(call.session.hash)
    call.cookie = ""
    return api.Done()


async def new_ticket(call: Call) -> api.Ticket:
    """A ticket that opens one socket, once."""
    assert call.session is not None
    ticket = new_token()
    await call.service.store.put_ticket(hash_of(ticket), call.session.hash, int(time.time()) + TICKET_SECONDS)
    return api.Ticket(ticket, TICKET_SECONDS)


async def list_games(call: Call) -> api.Games:
    """The games that can be played here, in words; `lang` is the language."""
    return api.Games(tuple(game_shown(load_game(name), words(call.lang or "en")) for name in game_names()))


async def list_tables(call: Call) -> api.Tables:
    """The lobby: public tables, by `status` (open, playing or over)."""
    status = call.request.query_params.get("status", "open")
    if status not in ("open", "playing", "over"):
        raise Unreadable("wire-json", problem="status")
    listings = await call.service.store.listings(status, public=True)
    return api.Tables(tuple(msgspec.json.decode(listing.summary, type=Summary) for listing in listings))


async def own_tables(call: Call) -> api.OwnTables:
    """Your tables, the newest first, and where it is your turn."""
    listings = await call.service.store.listings_of(call.who, OWN_SHOWN)
    return api.OwnTables(tuple([await own_table(call, listing) for listing in listings]))


async def own_table(call: Call, listing: Listing) -> api.OwnTable:
    """One of them; only a game that is on is looked at closely."""
    summary = msgspec.json.decode(listing.summary, type=Summary)
    seat, turn = None, False
    if listing.status != "over":
        with suppress(Refusal):
            table = (await call.service.core.host(summary.table)).table
            seat = table.seat_of(call.who)
            turn = seat in table.actors
    return api.OwnTable(summary.table, summary.game, summary.status, summary.names, seat, turn)


async def create_table(call: Call) -> api.Created:
    """Open a table; you get a link for every chair that is kept for somebody, and one for spectators."""
    if not call.service.new_tables.take(call.address):
        raise Refusal("too-many")
    most = call.service.settings.open_tables
    if most and await call.service.store.unfinished(call.who) >= most:
        raise Refusal("too-many-tables", most=most)
    body: api.NewTable = call.body
    game = load_game(body.game)
    check_bots(game, body)
    own = host_seat(body)
    kept: list[Seat | None] = [seat for seat, place in enumerate(body.places) if place.kind == "human" and seat != own]
    links = {seat: new_link() for seat in [*kept, None]}
    expires = int(time.time()) + LINK_SECONDS
    wish = Wish(
        game=game,
        options=read_options(game, body.options),
        places=tuple(place_of(place, seat, call.who if seat == own else "") for seat, place in enumerate(body.places)),
        table=new_id(),
        host=call.who,
        secret=fair.new_secret() if body.seed is None else fair.seed_secret(body.seed),
        seed=body.seed,
        clock=body.clock,
        visibility=body.visibility,
        stand_in=body.stand_in,
        links=tuple(Invited(seat, hash_of(link), expires) for seat, link in links.items()),
    )
    line, table = open_table(wish)
    host = await call.service.core.create(line, table, f"{call.who}:open")
    if own is not None:
        await sit_down(call, host, own, body.join or "")
    shown_links = tuple(api.Link(seat, link_url(call, wish.table, seat, link)) for seat, link in links.items())
    return api.Created(wish.table, table.opened.commitment, shown_links, own)


def host_seat(body: api.NewTable) -> Seat | None:
    """The chair where the host sits down at once: the first that is for people."""
    if body.join is None:
        return None
    seat = next((seat for seat, place in enumerate(body.places) if place.kind != "bot"), None)
    if seat is None:
        raise Refusal("table-full")
    return seat


def check_bots(game: AnyGame, body: api.NewTable) -> None:
    """Every bot that is asked for must exist, and a clock needs one to stand in."""
    levels = {place.level for place in body.places if place.kind == "bot"} | ({body.stand_in} if body.stand_in else set())
    for level in levels:
        make_bot(game, level, 0)
    if not isinstance(body.clock, NoClock) and not body.stand_in:
        raise Refusal("clock-needs-bot")


def place_of(place: api.NewPlace, seat: Seat, who: str) -> Place:
    """A chair as it is set out, perhaps kept for somebody."""
    return Place(place.kind, bot_name(seat), place.level) if place.kind == "bot" else Place(place.kind, who=who)


def read_options(game: AnyGame, options: dict[str, Any]) -> Options:
    """The options of a table; what the game doesn't know is refused."""
    try:
        return msgspec.convert(options, game.options_type)
    except msgspec.ValidationError as error:
        raise Unreadable("option", game=game.name, problem=str(error)) from None


def link_url(call: Call, table: str, seat: Seat | None, secret: str) -> str:
    """The address to give away; what is behind the `#` never reaches a server log."""
    base = call.service.settings.url.rstrip("/") or str(call.request.base_url).rstrip("/")
    return f"{base}/table/{table}#{'watch' if seat is None else 'seat'}={secret}"


async def show_table(call: Call) -> Shown:
    """The table as you may know it, with your choices and what each would do."""
    host = await call.host()
    return shown(host.table, None if call.session is None else host.table.seat_of(call.session.id))


async def tell_table(call: Call) -> api.TableTold:
    """The table as you may know it, and the same in words; `lang` is the language."""
    host = await call.host()
    seat = None if call.session is None else host.table.seat_of(call.session.id)
    picture = host.picture(Eyes(seat, previews=True, lang=call.lang or "en"))
    assert picture.told is not None
    return api.TableTold(picture.shown, picture.told)


async def join_table(call: Call) -> api.Joined:
    """Sit down, by a link or at an open chair; the game begins when every chair is taken."""
    body: api.Join = call.body
    host = await call.service.core.host(call.request.path_params["table"])
    table = await sit_down(call, host, body.seat, body.nonce, hash_of(body.secret) if body.secret else "")
    return api.Joined(call.seat(table), table.version)


async def sit_down(call: Call, host: Host, seat: Seat | None, nonce: str, hash: str = "") -> Table:
    """Take a chair in the caller's name."""
    assert call.session is not None
    who, name = call.session.id, call.session.name
    key = f"{who}:sit:{new_id()}"
    return await call.service.core.must(host, key, lambda table: sit(table, seat, who, name, nonce, hash, int(time.time())))


async def invite_again(call: Call) -> api.Link:
    """A new link for a seat or for spectators; an older one to that seat is no longer good."""
    host = await hosted(call)
    body: api.WhichSeat = call.body
    secret = new_link()
    link = Invited(body.seat, hash_of(secret), int(time.time()) + LINK_SECONDS)
    await call.service.core.must(host, f"{call.who}:invite:{new_id()}", lambda table: invite(table, link))
    return api.Link(body.seat, link_url(call, host.table.opened.table, body.seat, secret))


async def revoke_link(call: Call) -> api.Done:
    """The links to a seat, or all for spectators, are no longer good."""
    host = await hosted(call)
    body: api.WhichSeat = call.body
    await call.service.core.must(host, f"{call.who}:revoke:{new_id()}", lambda table: revoke(table, body.seat))
    return api.Done()


async def hosted(call: Call) -> Any:
    """The table of the path, if the caller opened it."""
    host = await call.host()
    if host.table.opened.host != call.who:
        raise Refusal("forbidden")
    return host


async def command_table(call: Call) -> Response:
    """A command of your seat: acknowledged once it is on the disk (200), or refused or stale (409), with the reason."""
    host = await call.host()
    body: api.Command = call.body
    seat = call.seat(host.table)
    replies: list[AnyFromServer] = []
    await call.service.core.ask(host.table.opened.table, seat, call.who, body.key, body.version, body.command, replies.append, call.lang)
    return reply_to(replies[0])


def reply_to(reply: AnyFromServer) -> Response:
    """The answer to a command over HTTP."""
    status = 200 if isinstance(reply, Ack) else 409
    if isinstance(reply, Refused) and reply.reason == "store-failed":
        status = 503
    return Response(encode(reply), status, media_type="application/json")


async def show_chat(call: Call) -> api.Chat:
    """The last words at the table."""
    host = await call.host()
    return api.Chat(tuple((await call.service.core.chat(host))[-CHAT_SHOWN:]))


async def say_at_table(call: Call) -> Response:
    """A word to the table; only those who sit there speak."""
    host = await call.host()
    body: api.NewWord = call.body
    seat = call.seat(host.table)
    text = clean_text(body.text)
    if not text:
        raise Unreadable("wire-json", problem="text")
    replies: list[AnyFromServer] = []
    await call.service.core.say(host, seat, call.who, body.key, text, replies.append, call.lang)
    return reply_to(replies[0])


async def rematch(call: Call) -> api.Rematch:
    """Play again: a table set out the same way, where everybody may sit who sat here; asked twice it is the same table."""
    host = await call.host()
    table = host.table
    call.seat(table)
    opened = table.opened
    if table.next is not None:
        return api.Rematch(table.next)
    id = hashlib.sha256(f"rematch {opened.table} {opened.commitment}".encode()).hexdigest()[:16]
    places = tuple(msgspec.structs.replace(chair.place, who=chair.who) for chair in table.chairs)
    line, new = open_table(
        Wish(
            game=table.game,
            options=read_options(table.game, opened.options),
            places=places,
            table=id,
            host=call.who,
            secret=fair.new_secret(),
            corrections=opened.corrections,
            clock=opened.clock,
            visibility=opened.visibility,
            stand_in=opened.stand_in,
        )
    )
    follow(table, id)
    await call.service.core.create(line, new, "rematch")
    try:
        await call.service.core.must(host, "rematch", lambda table: follow(table, id))
    except Refusal as refusal:
        if refusal.reason != "table-followed":
            raise
    return api.Rematch(id)


async def show_record(call: Call) -> Response:
    """The record of a finished game, with every step and the opened envelope."""
    id = call.request.path_params["table"]
    rows = await call.service.store.read(id + RECORD)
    if rows:
        return Response(rows[0].body, media_type="application/json")
    table = (await call.host()).table
    if table.status != "over":
        raise Refusal("table-playing")
    return Response(write_record(table.record()), media_type="application/json")


async def import_record(call: Call) -> api.Imported:
    """Keep the record of a game that was played elsewhere, if it passes every check."""
    record = read_record(call.raw)
    verify(record)
    id = record.digest.removeprefix("sha256:")[:16]
    names = tuple(player.name for player in record.header.players)
    summary = Summary(id, record.header.game, "over", record.header.options, names, 0, len(names))
    listing = Listing(id + RECORD, "imported", public=False, waits=False, summary=encode(summary))
    outcome = await call.service.store.append(Append(id + RECORD, 1, "import", write_record(record), listing))
    if isinstance(outcome, Stored):
        call.service.metrics.count("imports")
    return api.Imported(id)


async def stream_events(call: Call) -> StreamingResponse:
    """Updates as they happen, one JSON a line, for bots and other programs; `since` is the version you know."""
    host = await call.host()
    seat = None if call.session is None else host.table.seat_of(call.session.id)
    since = call.request.query_params.get("since", "")
    known = int(since) if since.isdecimal() and len(since) < 10 else None
    who = "" if call.session is None else call.session.id
    outbox = Outbox(who, seat, previews=call.request.query_params.get("previews") == "1")

    async def lines() -> AsyncIterator[bytes]:
        host.watchers.add(outbox)
        try:
            yield await call.service.core.catch_up(host, known, outbox.eyes) + b"\n"
            while (message := await outbox.next()) is not None:
                yield message + b"\n"
                outbox.sent()
        finally:
            host.watchers.discard(outbox)

    return StreamingResponse(lines(), media_type="application/x-ndjson")


async def show_health(call: Call) -> api.Health:
    """Is the server up, and does its store answer?"""
    await call.service.store.find("health", "check")
    return api.Health(True, pithead.__version__)


async def show_metrics(call: Call) -> Response:
    """Figures for Prometheus."""
    service = call.service
    service.metrics.gauges |= {
        "tables": len(service.core.hosts),
        "sockets": sum(service.sockets.values()),
        "watchers": sum(len(host.watchers) for host in service.core.hosts.values()),
    }
    return Response(service.metrics.text(), media_type="text/plain; version=0.0.4")


ENDPOINTS: Final[tuple[Endpoint, ...]] = (
    Endpoint("GET", "/api/session", show_session, api.SessionShown, "session"),
    Endpoint("POST", "/api/session", begin_session, api.SessionShown, "nobody", api.NewSession),
    Endpoint("POST", "/api/session/end", end_session, api.Done, "session", api.Nothing),
    Endpoint("POST", "/api/tickets", new_ticket, api.Ticket, "session", api.Nothing),
    Endpoint("GET", "/api/games", list_games, api.Games, query=("lang",)),
    Endpoint("GET", "/api/tables", list_tables, api.Tables, query=("status",)),
    Endpoint("GET", "/api/me/tables", own_tables, api.OwnTables, "session"),
    Endpoint("POST", "/api/tables", create_table, api.Created, "session", api.NewTable),
    Endpoint("GET", "/api/tables/{table}", show_table, Shown, "watcher"),
    Endpoint("GET", "/api/tables/{table}/told", tell_table, api.TableTold, "watcher", query=("lang",)),
    Endpoint("POST", "/api/tables/{table}/join", join_table, api.Joined, "session", api.Join),
    Endpoint("POST", "/api/tables/{table}/invites", invite_again, api.Link, "host", api.WhichSeat),
    Endpoint("POST", "/api/tables/{table}/revoke", revoke_link, api.Done, "host", api.WhichSeat),
    Endpoint("POST", "/api/tables/{table}/commands", command_table, Ack | Stale | Refused, "seat", api.Command),
    Endpoint("GET", "/api/tables/{table}/chat", show_chat, api.Chat, "watcher"),
    Endpoint("POST", "/api/tables/{table}/chat", say_at_table, Ack, "seat", api.NewWord),
    Endpoint("POST", "/api/tables/{table}/rematch", rematch, api.Rematch, "seat", api.Nothing),
    Endpoint(
        "GET", "/api/tables/{table}/events", stream_events, Update, "watcher", media="application/x-ndjson", query=("since", "previews")
    ),
    Endpoint("GET", "/api/tables/{table}/record", show_record, Record, "watcher"),
    Endpoint("POST", "/api/records", import_record, api.Imported, "session", largest=LARGEST_RECORD),
    *STUDIES,
    *PUZZLES,
    *DAILY,
    *COACHING,
    Endpoint("GET", "/healthz", show_health, api.Health),
    Endpoint("GET", "/metrics", show_metrics, str, media="text/plain"),
)
