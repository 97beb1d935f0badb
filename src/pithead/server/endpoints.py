"""The endpoints of the HTTP interface, one function each, and the route table at the end."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from typing import Any, Final

import msgspec
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

import pithead
from pithead import fair
from pithead.bots import make_bot
from pithead.game import AnyGame, Refusal, Seat, Unreadable, read_options
from pithead.games import game_names, load_game
from pithead.match.clocks import NoClock
from pithead.match.commands import TableSpec, follow, invite, open_table, revoke, salt, staff
from pithead.match.entries import Invited, SeatPlan
from pithead.match.shown import TableView, shown
from pithead.match.table import Chair
from pithead.receipt import Receipt
from pithead.record import Record, write_record
from pithead.server import api
from pithead.server.access import may_read_chat
from pithead.server.accounts import ACCOUNTS
from pithead.server.boards import BOARDS
from pithead.server.coaching import COACHING
from pithead.server.contacts import CONTACTS
from pithead.server.daily import DAILY
from pithead.server.erasure import ERASURE
from pithead.server.evening_deals import DEALS
from pithead.server.evenings import EVENINGS
from pithead.server.game_list import game_shown
from pithead.server.history import HISTORY
from pithead.server.logs import note
from pithead.server.messages import Ack, AnyFromServer, Refused, Stale, Update, encode
from pithead.server.moderation import MODERATION
from pithead.server.names import bot_name, clean_text
from pithead.server.narration import words
from pithead.server.outbox import Outbox
from pithead.server.puzzles import PUZZLES
from pithead.server.ratings import RATINGS, seat_ratings
from pithead.server.real_tables import REAL_TABLES
from pithead.server.replay_api import RECORD_SUFFIX, REPLAY_ENDPOINTS, check_open
from pithead.server.requests import Call, Endpoint
from pithead.server.seating import at_once, sit_down
from pithead.server.seeks import SEEKS
from pithead.server.sessions import SESSIONS
from pithead.server.shared_studies import SHARED_STUDIES
from pithead.server.signing import receipt_of
from pithead.server.studies import ImportedGame, imported, imported_link
from pithead.server.tables import ListedTable, LiveTable, TableSummary, Viewer
from pithead.server.tokens import hash_of, new_id, new_link, new_token
from pithead.server.weeks import WEEKS
from pithead.store import Append, Listing, Stored

LINK_LIFETIME_S: Final = 30 * 86_400
MAX_RECORD_BYTES: Final = 1 << 20
CHAT_MESSAGES_SHOWN: Final = 100
OWN_TABLES_SHOWN: Final = 30


async def list_games(call: Call) -> api.GameList:
    """The games that can be played here, in words; `lang` is the language."""
    shown = tuple(game_shown(load_game(name), words(call.language)) for name in game_names())
    return api.GameList(shown, call.process.edition_bytes, call.process.edition_code)


async def list_tables(call: Call) -> api.PublicTables:
    """The lobby: public tables, by `status` (open, playing or over)."""
    status = call.request.query_params.get("status", "open")
    if status not in ("open", "playing", "over"):
        raise Unreadable("wire-json", problem="status")
    listings = await call.process.store.listings(status, public=True)
    blocked = await call.process.blocked_by(call.person) if call.person else frozenset()
    found = [msgspec.json.decode(listing.summary, type=ListedTable) for listing in listings]
    tables = [each for each in found if not blocked.intersection(each.who)]
    ratings = [tuple(await seat_ratings(call, each.game, each.who, each.levels)) for each in tables]
    return api.PublicTables(tuple(msgspec.convert(each, TableSummary, from_attributes=True) for each in tables), tuple(ratings))


async def own_tables(call: Call) -> api.OwnTables:
    """Your tables, the newest first, and where it is your turn."""
    listings = await call.process.store.listings_of(call.who, OWN_TABLES_SHOWN)
    return api.OwnTables(tuple([await own_table(call, listing) for listing in listings]))


async def own_table(call: Call, listing: Listing) -> api.OwnTable:
    """One of your tables; the table itself is looked up only while the game is not over."""
    summary = msgspec.json.decode(listing.summary, type=ListedTable)
    seat = summary.who.index(call.who) if call.who in summary.who else None
    own = api.OwnTable(
        summary.table, summary.game, summary.status, summary.names, seat, False, totals=summary.totals, winners=summary.winners
    )
    if listing.status != "over":
        with suppress(Refusal):
            table = (await call.process.load(summary.table, call.keys)).table
            seat = table.seat_of(call.who)
            kept = seat is None and any(chair.place.who == call.who and not chair.taken for chair in table.chairs)
            host = table.opened.host == call.who
            return msgspec.structs.replace(own, seat=seat, turn=seat in table.awaited, acting=table.awaited, kept=kept, host=host)
    return own


async def create_table(call: Call) -> api.Created:
    """Open a table; you get a link for every chair that is kept for somebody, and one for spectators."""
    if not call.process.new_tables.take(call.address):
        raise Refusal("too-many")
    await call.check_open_tables()
    body: api.NewTable = call.body
    game = load_game(body.game)
    check_bots(game, body)
    own = host_seat(body)
    kept: list[Seat | None] = [seat for seat, place in enumerate(body.places) if place.kind == "human" and seat != own]
    links = {seat: new_link() for seat in [*kept, None]}
    expires = int(time.time()) + LINK_LIFETIME_S
    spec = TableSpec(
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
    entry, table = open_table(spec)
    live = await call.process.registry.create(entry, table, f"{call.who}:open")
    if own is not None:
        await sit_down(call, live, at_once(body.join or "", own, body.seed))
    shown_links = tuple(api.InviteLink(seat, link_url(call, spec.table, seat, link)) for seat, link in links.items())
    return api.Created(spec.table, table.opened.commitment, shown_links, own)


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


def place_of(place: api.NewPlace, seat: Seat, who: str) -> SeatPlan:
    """A chair as it is set out, perhaps kept for somebody."""
    return SeatPlan(place.kind, bot_name(seat), place.level) if place.kind == "bot" else SeatPlan(place.kind, who=who)


def link_url(call: Call, table: str, seat: Seat | None, secret: str) -> str:
    """The URL of a link; browsers do not send what is behind the `#`, so no log has the secret."""
    base = call.process.settings.url.rstrip("/") or str(call.request.base_url).rstrip("/")
    return f"{base}/table/{table}#{'watch' if seat is None else 'seat'}={secret}"


async def show_table(call: Call) -> TableView:
    """The table as you may know it, with your choices and what each would do."""
    live = await call.live_table()
    return shown(live.table, None if call.session is None else live.table.seat_of(call.session.id))


async def tell_table(call: Call) -> api.TableTold:
    """The table as you may know it, and the same in words; `lang` is the language."""
    live = await call.live_table()
    seat = None if call.session is None else live.table.seat_of(call.session.id)
    picture = live.picture(Viewer(seat, previews=True, lang=call.language))
    assert picture.narration is not None
    return api.TableTold(picture.shown, picture.narration)


async def join_table(call: Call) -> api.JoinedTable:
    """Sit down, by a link or at an open chair; the game begins when every chair is taken."""
    body: api.Join = call.body
    live = await call.process.load(call.request.path_params["table"], call.keys)
    table = await sit_down(call, live, body)
    return api.JoinedTable(call.seat(table), table.version)


async def add_salt(call: Call) -> api.Completed:
    """Reveal the nonce that you have sealed, or seal another; the game begins when all are revealed. Revealed twice is revealed."""
    live = await call.live_table()
    body: api.Salt = call.body
    seat = call.seat(live.table)
    key = f"{call.who}:salt:{new_id()}"
    try:
        await call.process.registry.commit(live, key, lambda table: salt(table, seat, body.nonce or "", body.seal or ""))
    except Refusal:
        if body.nonce is None or live.table.chairs[seat].nonce != body.nonce:
            raise
    return api.Completed()


async def invite_again(call: Call) -> api.InviteLink:
    """A new link for a seat or for spectators; an older one to that seat is no longer good."""
    live = await hosted(call)
    body: api.WhichSeat = call.body
    secret = new_link()
    link = Invited(body.seat, hash_of(secret), int(time.time()) + LINK_LIFETIME_S)
    await call.process.registry.commit(
        live, f"{call.who}:invite:{new_id()}", lambda table: invite(table, link, call.process.registry.spent_ms(live))
    )
    return api.InviteLink(body.seat, link_url(call, live.table.opened.table, body.seat, secret))


async def give_to_bot(call: Call) -> api.Completed:
    """A bot takes a chair that nobody has come for; with the last one the game begins. The links to it are no longer good."""
    live = await hosted(call)
    body: api.BotForSeat = call.body
    make_bot(live.table.game, body.level, 0)
    await call.process.registry.commit(
        live, f"{call.who}:bot:{new_id()}", lambda table: staff(table, body.seat, bot_name(body.seat), body.level)
    )
    return api.Completed()


async def revoke_link(call: Call) -> api.Completed:
    """The links to a seat, or all for spectators, are no longer good."""
    live = await hosted(call)
    body: api.WhichSeat = call.body
    await call.process.registry.commit(
        live, f"{call.who}:revoke:{new_id()}", lambda table: revoke(table, body.seat, call.process.registry.spent_ms(live))
    )
    note("link-revoked", table=live.table.opened.table, by=call.who)
    return api.Completed()


async def hosted(call: Call) -> Any:
    """The table of the path, if the caller opened it."""
    live = await call.live_table()
    if live.table.opened.host != call.who:
        raise Refusal("forbidden")
    return live


async def command_table(call: Call) -> Response:
    """A command of your seat: acknowledged once it is on the disk (200), or refused or stale (409), with the reason."""
    live = await call.live_table()
    body: api.CommandRequest = call.body
    seat = call.seat(live.table)
    replies: list[AnyFromServer] = []
    await call.process.registry.command(
        live.table.opened.table, seat, call.who, body.key, body.version, body.command, replies.append, Viewer(seat, lang=call.lang)
    )
    return reply_to(replies[0])


def reply_to(reply: AnyFromServer) -> Response:
    """The answer to a command over HTTP."""
    status = 200 if isinstance(reply, Ack) else 409
    if isinstance(reply, Refused) and reply.reason == "store-failed":
        status = 503
    return Response(encode(reply), status, media_type="application/json")


async def show_chat(call: Call) -> api.Chat:
    """The last chat messages at the table; those of a private one stay with its people."""
    live = await call.live_table()
    if not may_read_chat(live.table, call.person, call.link, time.time()):
        raise Refusal("forbidden")
    blocked = await call.process.blocked_by(call.person) if call.person else frozenset()
    return api.Chat(tuple(await call.process.registry.last_chat(live, CHAT_MESSAGES_SHOWN, blocked)))


async def say_at_table(call: Call) -> Response:
    """A chat message to the table, of anybody who may read what is said there."""
    live = await call.live_table()
    body: api.NewWord = call.body
    if call.session is None or not may_read_chat(live.table, call.who, call.link, time.time()):
        raise Refusal("forbidden")
    call.check_may_talk()
    text = clean_text(body.text)
    if not text:
        raise Unreadable("wire-json", problem="text")
    replies: list[AnyFromServer] = []
    await call.process.registry.say(live, call.session, body.key, text, replies.append, call.lang)
    return reply_to(replies[0])


async def rematch(call: Call) -> api.Rematch:
    """Play again: a table where everybody may sit who sat here; asked twice it is the same table."""
    live = await call.live_table()
    call.seat(live.table)
    body: api.RematchWish = call.body
    id = live.table.next or await open_rematch(call, live, body)
    if body.join is None:
        return api.Rematch(id)
    new = await call.process.registry.live_table(id)
    try:
        return api.Rematch(id, call.seat(await sit_down(call, new, at_once(body.join))))
    except Refusal as refusal:
        if refusal.reason not in ("table-seated", "table-full"):
            raise
        return api.Rematch(id, new.table.seat_of(call.who))


async def open_rematch(call: Call, live: LiveTable, wish: api.RematchWish) -> str:
    """Open the table that follows a finished one, and say so there; the id of the new one."""
    table = live.table
    opened = table.opened
    if wish.level is not None:
        make_bot(table.game, wish.level, 0)
    id = hashlib.sha256(f"rematch {opened.table} {opened.commitment}".encode()).hexdigest()[:16]
    places = tuple(rematch_place(chair, wish) for chair in table.chairs)
    if wish.swap:
        places = (*places[1:], places[0])
    entry, new = open_table(
        TableSpec(
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
    await call.process.registry.create(entry, new, "rematch")
    try:
        await call.process.registry.commit(live, "rematch", lambda table: follow(table, id))
    except Refusal as refusal:
        if refusal.reason != "table-followed":
            raise
    return id


def rematch_place(chair: Chair, wish: api.RematchWish) -> SeatPlan:
    """The chair of the next game: kept for whoever sat on it, or for its bot, perhaps of another level."""
    if chair.who:
        return SeatPlan("human", who=chair.who)
    return chair.place if wish.level is None or chair.place.kind != "bot" else msgspec.structs.replace(chair.place, level=wish.level)


async def show_record(call: Call) -> Response:
    """The record of a finished game, with every step and the secret of its dice."""
    id = call.request.path_params["table"]
    rows = await call.process.store.read(id + RECORD_SUFFIX)
    if rows:
        return Response(rows[0].body, media_type="application/json")
    table = (await call.live_table()).table
    await check_open(call, table)
    return Response(write_record(table.record()), media_type="application/json")


async def import_record(call: Call) -> api.Imported:
    """Keep the record of a game that was played elsewhere, if it passes every check."""
    return await keep_import(call, imported, call.raw)


async def import_link(call: Call) -> api.Imported:
    """Keep a game from a link, if it passes every check."""
    body: api.GameLink = call.body
    return await keep_import(call, imported_link, body.text)


async def keep_import(call: Call, read: Callable[[Any], ImportedGame], source: bytes | str) -> api.Imported:
    """Read a game that was played elsewhere, and keep it; one that is here already is the same."""
    if not call.process.new_tables.take(call.address):
        raise Refusal("too-many")
    game = await call.study(read, source)
    summary = TableSummary(game.id, game.game, "over", game.options, game.names, 0, len(game.names))
    stream = game.id + RECORD_SUFFIX
    listing = Listing(stream, "imported", public=False, waits=False, summary=encode(summary))
    outcome = await call.process.store.append(Append(stream, 1, "import", game.record, listing))
    if isinstance(outcome, Stored):
        call.process.metrics.count("imports")
    return api.Imported(game.id)


async def stream_events(call: Call) -> StreamingResponse:
    """Updates as they happen, one JSON a line, for bots and other programs; `since` is the version you know."""
    live = await call.live_table()
    session, process = call.session, call.process
    seat = None if session is None else live.table.seat_of(session.id)
    since = call.request.query_params.get("since", "")
    known = int(since) if since.isdecimal() and len(since) < 10 else None
    outbox = Outbox(call.person, Viewer(seat, previews=call.request.query_params.get("previews") == "1"), call.link)
    outbox.blocked = await process.blocked_by(call.person) if call.person else frozenset()

    async def lines() -> AsyncIterator[bytes]:
        live.watchers.add(outbox)
        if session is not None:
            process.sessions.add_socket(session.hash, outbox.close)
        try:
            if session is not None:
                await process.sessions.close_if_ended(session.hash)
            if live.chat is None:
                await process.registry.last_chat(live, 1)
            yield await process.registry.catch_up(live, known, outbox.viewer) + b"\n"
            while (message := await outbox.next()) is not None:
                yield message + b"\n"
                outbox.sent()
        finally:
            live.watchers.discard(outbox)
            if session is not None:
                process.sessions.remove_socket(session.hash, outbox.close)

    return CountedStream(process.count_connection(call.address), lines())


class CountedStream(StreamingResponse):
    """JSON lines over a connection that is counted like a socket, until it ends."""

    def __init__(self, uncount: Callable[[], None], lines: AsyncIterator[bytes]) -> None:
        super().__init__(lines, media_type="application/x-ndjson")
        self.uncount = uncount

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send the lines."""
        try:
            await super().__call__(scope, receive, send)
        finally:
            self.uncount()


async def sign_receipt(call: Call) -> Receipt:
    """Your receipt for the game so far: promise, nonce, seals, and a digest of all steps, signed by this server (see `/api/key`)."""
    live = await call.live_table()
    seat = call.seat(live.table)
    with call.process.paid(call.keys):
        return receipt_of(live.table, seat, call.process.key, live.digest)


async def show_key(call: Call) -> api.PublicKey:
    """The public key that this server signs receipts with; it is empty if this server signs none."""
    return api.PublicKey("Ed25519", "" if call.process.key is None else call.process.key.public)


async def show_health(call: Call) -> api.Health:
    """Is the server up, and does its store answer?"""
    await call.process.store.find("health", "check")
    return api.Health(True, pithead.__version__)


async def show_readiness(call: Call) -> api.Health:
    """Can the server play? Its store must write too: a ticket is put and taken."""
    ticket, now = hash_of(new_token()), int(time.time())
    await call.process.store.put_ticket(ticket, "", now)
    await call.process.store.take_ticket(ticket, now)
    return api.Health(True, pithead.__version__)


async def show_metrics(call: Call) -> Response:
    """Figures for Prometheus, for who brings the operator's token; without such a token there are none."""
    process = call.process
    shown = call.request.headers.get("authorization", "").removeprefix("Bearer ")
    if not secrets.compare_digest(shown.encode(), process.settings.metrics_token.encode()) or not shown:
        raise Refusal("operator-only")
    process.metrics.gauges |= {
        "processes": len(process.owners.living),
        "tables": len(process.registry.live_tables),
        "sockets": sum(process.sockets.values()),
        "watchers": sum(len(live.watchers) for live in process.registry.live_tables.values()),
    }
    return Response(process.metrics.text(), media_type="text/plain; version=0.0.4")


ENDPOINTS: Final[tuple[Endpoint, ...]] = (
    *SESSIONS,
    *ACCOUNTS,
    *ERASURE,
    *HISTORY,
    Endpoint("GET", "/api/games", list_games, api.GameList, query=("lang",)),
    Endpoint("GET", "/api/tables", list_tables, api.PublicTables, query=("status",)),
    Endpoint("GET", "/api/me/tables", own_tables, api.OwnTables, "session"),
    Endpoint("POST", "/api/tables", create_table, api.Created, "session", api.NewTable),
    Endpoint("GET", "/api/tables/{table}", show_table, TableView, "watcher"),
    Endpoint("GET", "/api/tables/{table}/told", tell_table, api.TableTold, "watcher", query=("lang",)),
    Endpoint("POST", "/api/tables/{table}/join", join_table, api.JoinedTable, "session", api.Join),
    Endpoint("POST", "/api/tables/{table}/salt", add_salt, api.Completed, "seat", api.Salt),
    Endpoint("POST", "/api/tables/{table}/bots", give_to_bot, api.Completed, "host", api.BotForSeat),
    Endpoint("POST", "/api/tables/{table}/invites", invite_again, api.InviteLink, "host", api.WhichSeat),
    Endpoint("POST", "/api/tables/{table}/revoke", revoke_link, api.Completed, "host", api.WhichSeat),
    Endpoint("POST", "/api/tables/{table}/commands", command_table, Ack | Stale | Refused, "seat", api.CommandRequest),
    Endpoint("GET", "/api/tables/{table}/chat", show_chat, api.Chat, "watcher"),
    Endpoint("POST", "/api/tables/{table}/chat", say_at_table, Ack, "watcher", api.NewWord),
    Endpoint("POST", "/api/tables/{table}/rematch", rematch, api.Rematch, "seat", api.RematchWish),
    Endpoint(
        "GET", "/api/tables/{table}/events", stream_events, Update, "watcher", media="application/x-ndjson", query=("since", "previews")
    ),
    Endpoint("GET", "/api/tables/{table}/record", show_record, Record, "watcher"),
    Endpoint("GET", "/api/tables/{table}/receipt", sign_receipt, Receipt, "seat"),
    Endpoint("GET", "/api/key", show_key, api.PublicKey),
    Endpoint("POST", "/api/records", import_record, api.Imported, "session", largest=MAX_RECORD_BYTES),
    Endpoint("POST", "/api/links", import_link, api.Imported, "session", api.GameLink),
    *REPLAY_ENDPOINTS,
    *PUZZLES,
    *DAILY,
    *RATINGS,
    *SEEKS,
    *CONTACTS,
    *MODERATION,
    *EVENINGS,
    *DEALS,
    *BOARDS,
    *WEEKS,
    *SHARED_STUDIES,
    *COACHING,
    *REAL_TABLES,
    Endpoint("GET", "/healthz", show_health, api.Health),
    Endpoint("GET", "/readyz", show_readiness, api.Health),
    Endpoint("GET", "/metrics", show_metrics, str, "operator", media="text/plain"),
)
