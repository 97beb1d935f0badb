"""Find me a game: open wishes that the server matches by game, players, options, clock and rating; all processes share them by the store.

A seek lives while its person asks about it, so whoever leaves waits no more. Whoever asks also looks for others: the first process that
claims a whole group opens a table, and everybody of the group sits there at once.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Final

import msgspec

from pithead import fair
from pithead.game import Refusal, Seat, Unreadable, read_options
from pithead.games import load_game
from pithead.match.clocks import NoClock
from pithead.match.commands import TableSpec, open_table, sit
from pithead.match.entries import SeatPlan, fields_for
from pithead.server import api
from pithead.server.accounts import kept_people
from pithead.server.messages import encode
from pithead.server.rating_books import RatedSeat
from pithead.server.ratings import shown
from pithead.server.requests import Call, Endpoint
from pithead.server.seating import options_for_people
from pithead.server.tables import LiveTable
from pithead.server.tokens import new_id
from pithead.store.contacts import Seek

SEEK_S: Final = 20
MATCHED_S: Final = 60
MAX_WAIT_S: Final = 3600
"""How long a seek lives after its person asked about it, how long its table is told, and how long anybody may wait in all."""

CLAIM_S: Final = 10
"""After this a claim counts no more: the process that made it has died before it could open the table."""

MAX_SEEKS: Final = 300
"""How many people may wait at once."""


class Wish(api.Wanted, kw_only=True):
    """What somebody wants, as it is stored: since when, and with the seal of their nonce."""

    begun: int
    seal: str

    def suits(self, other: Wish) -> bool:
        """Can both sit at one table?"""
        apart = abs(self.rating.points - other.rating.points)
        return (
            self.seats == other.seats
            and (self.options is None or other.options is None or self.options == other.options)
            and (self.clock is None or other.clock is None or self.clock == other.clock)
            and all(within is None or apart <= within for within in (self.within, other.within))
        )


def wish_of(seek: Seek) -> Wish:
    """What a seek asks for."""
    return msgspec.json.decode(seek.body, type=Wish)


def group_for(own: Seek, others: Sequence[Seek], blocked: frozenset[tuple[str, str]]) -> list[Seek]:
    """A whole table with `own`, of those who wait longest; empty if there is none yet."""
    group, wishes = [own], [wish_of(own)]
    for other in sorted(others, key=lambda seek: wish_of(seek).begun):
        wish = wish_of(other)
        strangers = all((a.who, b.who) not in blocked for each in group for a, b in ((each, other), (other, each)))
        if other.who != own.who and other.game == own.game and strangers and all(each.suits(wish) for each in wishes):
            group.append(other)
            wishes.append(wish)
        if len(group) == wishes[0].seats:
            return group
    return []


async def seek_game(call: Call) -> api.OwnSeek:
    """Say what you would like to play; as soon as enough others want the same, you all sit at a table. Ask again every few seconds."""
    body: api.NewSeek = call.body
    store, now = kept_people(call), int(time.time())
    assert call.session is not None
    call.spend_contact()
    await call.check_open_tables()
    game = load_game(body.game)
    if body.seats not in game.seats or body.seats < 2:
        raise Unreadable("wire-json", problem="seats")
    options = options_for_people(game, body.seats, body.options or {})
    waiting = await store.seeks(now, MAX_SEEKS)
    if len(waiting) >= MAX_SEEKS:
        raise Refusal("too-many-seeks")
    rating = (await call.process.ratings.book(game.name)).rating(RatedSeat(who=call.who))
    wish = Wish(
        name=call.session.name,
        begun=now,
        seats=body.seats,
        seal=body.seal,
        rating=shown(rating),
        options=None if body.options is None else msgspec.to_builtins(options),
        clock=body.clock,
        within=body.within,
    )
    await store.put_seek(Seek(new_id(), call.who, game.name, encode(wish), now + SEEK_S), now)
    return await own_seek(call)


async def own_seek(call: Call) -> api.OwnSeek:
    """What you wait for, and the table once there is one; whoever does not ask for twenty seconds waits no more."""
    store, now = kept_people(call), int(time.time())
    seek = await store.seek_of(call.who)
    if seek is None or seek.expires < now or wish_of(seek).begun + MAX_WAIT_S < now:
        return api.OwnSeek()
    if seek.stream:
        return api.OwnSeek(table=seek.stream)
    await store.renew_seek(call.who, now + SEEK_S)
    others = await store.seeks(now, MAX_SEEKS)
    blocked = await store.blocks_among([call.who, *(each.who for each in others)])
    with call.process.paid(call.keys):
        group = group_for(seek, others, blocked)
    if group and await store.claim_seeks([each.id for each in group], now, now - CLAIM_S):
        table = await seat_group(call, group)
        await store.match_seeks([each.id for each in group], table, now + MATCHED_S)
        return api.OwnSeek(table=table)
    return api.OwnSeek(seek=row_of(seek, wish_of(seek), call.who))


async def seat_group(call: Call, group: Sequence[Seek]) -> str:
    """Open a table for these people, in any order, and let all of them sit down."""
    group = list(group)
    secrets.SystemRandom().shuffle(group)
    wishes = [wish_of(each) for each in group]
    game = load_game(group[0].game)
    options = next((each.options for each in wishes if each.options is not None), {})
    clock = next((each.clock for each in wishes if each.clock is not None), NoClock())
    spec = TableSpec(
        game=game,
        options=read_options(game, options),
        places=tuple(SeatPlan("human", who=each.who) for each in group),
        table=new_id(),
        host=group[0].who,
        secret=fair.new_secret(),
        clock=clock,
        stand_in="random",
    )
    live = await call.process.registry.create(*open_table(spec), f"{group[0].who}:open")
    for seat, seek in enumerate(group):
        await seat_one(call, live, seat, seek)
    call.process.metrics.count("seeks_matched")
    return spec.table


async def seat_one(call: Call, live: LiveTable, seat: Seat, seek: Seek) -> None:
    """Let somebody sit down whom we know by their seek."""
    wish, now = wish_of(seek), int(time.time())
    key = f"{seek.who}:sit:{new_id()}"
    await call.process.registry.commit(live, key, lambda table: sit(table, seat, seek.who, wish.name, "", "", now, None, wish.seal))


async def end_seek(call: Call) -> api.Completed:
    """Wait no more."""
    await kept_people(call).drop_seek(call.who)
    return api.Completed()


async def list_seeks(call: Call) -> api.SeekList:
    """Who waits for a game and for which, those who wait longest first; whoever you blocked, or who blocked you, is left out."""
    store, now = kept_people(call), int(time.time())
    waiting = await store.seeks(now, MAX_SEEKS)
    blocked = await store.blocks_among([call.person, *(seek.who for seek in waiting)]) if call.person else frozenset()
    with call.process.paid(call.keys):
        rows = [(wish_of(seek), seek) for seek in waiting if not {(seek.who, call.person), (call.person, seek.who)} & blocked]
        rows.sort(key=lambda row: row[0].begun)
    return api.SeekList(tuple(row_of(seek, wish, call.person) for wish, seek in rows))


def row_of(seek: Seek, wish: Wish, person: str) -> api.SeekShown:
    """A seek as others read it."""
    return api.SeekShown(**fields_for(api.SeekShown, wish), seek=seek.id, game=seek.game, you=seek.who == person)


SEEKS: Final[tuple[Endpoint, ...]] = (
    Endpoint("GET", "/api/seeks", list_seeks, api.SeekList),
    Endpoint("POST", "/api/seeks", seek_game, api.OwnSeek, "session", api.NewSeek),
    Endpoint("GET", "/api/me/seek", own_seek, api.OwnSeek, "session"),
    Endpoint("POST", "/api/seeks/end", end_seek, api.Completed, "session", api.EmptyRequest),
)
