"""Duplicate evenings of a server process: journals beside those of the tables, and what drives them on.

Whatever an evening needs next follows from its journal and its tables alone. So every process may drive it, after every finished
table and at every start: tables have names that follow from the evening, and an entry with the same key is stored once.
"""

from __future__ import annotations

import hashlib
import time
from collections import OrderedDict
from contextlib import suppress
from functools import partial
from typing import Final, Literal, TypeAlias

import msgspec

from pithead import fair
from pithead.coach.daily import today
from pithead.duplicate.evening import AnyEveningItem, Closed, Entrant, Evening, Played, RoundBegan, after_item, next_entry, unfinished
from pithead.duplicate.week import end_of
from pithead.game import Refusal, Seat, Unreadable, read_options
from pithead.games import load_game
from pithead.match.commands import TableSpec, open_table, sit
from pithead.match.entries import Invited, JournalEntry, SeatPlan
from pithead.match.table import Table
from pithead.server.names import bot_name
from pithead.server.tables import LiveTable, TableRegistry
from pithead.server.tokens import hash_of
from pithead.store import AlreadyStored, Append, Listing, Store, Stored
from pithead.values import Value

EVENING_SUFFIX: Final = "/evening"
WEEK_PREFIX: Final = "week "
"""With this begins the evening of tables that belong to the duplicate of a week."""

LINK_LIFETIME_S: Final = 10 * 365 * 86_400
"""Results of an evening can be looked at for so long."""

MOST_LISTED: Final = 50
KEPT_DEALS: Final = 100
"""Deals whose comparison is kept in memory."""

ListedAs: TypeAlias = Literal["evening-open", "evening-playing", "evening-over"]
_STATUS: Final[dict[str, ListedAs]] = {
    "open": "evening-open",
    "playing": "evening-playing",
    "over": "evening-over",
}


class EveningSummary(Value):
    """An evening as lists show it."""

    id: str
    title: str
    game: str
    status: str
    players: int
    deals: int
    round: int


class Evenings:
    """The evenings that a process has in memory: caches of their journals."""

    def __init__(self, store: Store, registry: TableRegistry) -> None:
        self.store = store
        self.registry = registry
        self.known: dict[str, Evening] = {}
        self.compared: OrderedDict[tuple[str, int, str], bytes] = OrderedDict()

    async def evening(self, id: str) -> Evening:
        """The evening with this name as it is now."""
        evening = self.known.get(id)
        rows = await self.store.read(id + EVENING_SUFFIX, 0 if evening is None else evening.seq)
        for row in rows:
            if evening is None or row.seq == evening.seq + 1:
                evening = after_item(evening, msgspec.json.decode(row.body, type=AnyEveningItem))
        if evening is None:
            raise Unreadable("evening-unknown")
        self.known[id] = evening
        return evening

    async def is_over(self, id: str) -> bool:
        """Are the deals of an evening open? Those of a week are when it has passed."""
        if id.startswith(WEEK_PREFIX):
            return today() >= end_of(id.rpartition(" ")[2])
        return (await self.evening(id)).closed

    def keep_compared(self, key: tuple[str, int, str], body: bytes) -> bytes:
        """Keep the comparison of a deal, which never changes once it is open, and let the oldest go."""
        self.compared[key] = body
        while len(self.compared) > KEPT_DEALS:
            self.compared.popitem(last=False)
        return body

    async def is_opened(self, table: Table) -> bool:
        """Is this a finished table of an evening whose deals are open? Then anybody may look at it."""
        return table.status == "over" and bool(table.opened.evening) and await self.is_over(table.opened.evening)

    async def is_secret(self, table: Table) -> bool:
        """Is this a table of a deal that others still play? Then nothing may tell what was made of it."""
        id = table.opened.evening
        if not id or id.startswith(WEEK_PREFIX):
            return False
        evening = await self.evening(id)
        last = len(evening.rounds) - 1
        current = [evening.table_id(last, number) for number in range(len(evening.rounds[last]))]
        return bool(unfinished(evening)) and table.opened.table in current

    async def tables_just_compared(self, evening: Evening) -> list[Table]:
        """The tables of the last deal that all have played."""
        deal = len(evening.rounds) - (1 if evening.closed else 2)
        return [] if deal < 0 else [(await self.table(evening, deal, number)).table for number in range(len(evening.rounds[deal]))]

    async def add(self, id: str, key: str, item: AnyEveningItem, most: int | None = None) -> Evening:
        """Add an entry behind what is there, once for its key, unless `most` are there already; raises Refusal if it can't happen."""
        while True:
            before = await self.evening(id) if item.__struct_config__.tag != "announced" else None
            if before is not None and most is not None and before.seq > most:
                return before
            after = after_item(before, item)
            append = Append(id + EVENING_SUFFIX, after.seq, key, msgspec.json.encode(item), listing_of(after))
            outcome = await self.store.append(append)
            if isinstance(outcome, Stored | AlreadyStored):
                return await self.evening(id)

    async def drive(self, id: str) -> Evening:
        """Do all that is due: open the tables of a round, note those that are finished, begin the next round, or close the evening."""
        while True:
            evening = await self.evening(id)
            for number in unfinished(evening):
                live = await self.table(evening, len(evening.rounds) - 1, number)
                standing = live.table.standing()
                if standing is not None:
                    deal = len(evening.rounds) - 1
                    await self.add(id, f"played {deal} {number}", Played(number, standing.totals, standing.winners))
            evening = await self.evening(id)
            due = next_entry(evening)
            if due is None:
                return evening
            await self.begin(evening, due)

    async def begin(self, evening: Evening, due: RoundBegan | Closed) -> None:
        """Begin a round, or end the evening; another process may have been faster."""
        key = "closed" if isinstance(due, Closed) else f"round {len(evening.rounds)}"
        await self.add(evening.announced.id, key, due, evening.seq)

    async def table(self, evening: Evening, deal: int, number: int) -> LiveTable:
        """A table of an evening, opened if it is not there yet; everybody sits at once."""
        id = evening.table_id(deal, number)
        with suppress(Unreadable):
            return await self.seat_people(await self.registry.live_table(id))
        announced, seed = evening.announced, evening.seed(deal)
        game = load_game(announced.game)
        entrants = [evening.entrant(player) for player in evening.rounds[deal][number]]
        link = Invited(None, hash_of(watch_secret(evening, deal, number)), int(time.time()) + LINK_LIFETIME_S)
        spec = TableSpec(
            game=game,
            options=read_options(game, dict(announced.options)),
            places=tuple(
                SeatPlan("human", who=each.entry.who) if each.entry.who else SeatPlan("bot", name_of_bot(evening, each), each.entry.level)
                for each in entrants
            ),
            table=id,
            host="",
            secret=fair.seed_secret(seed),
            seed=seed,
            clock=announced.clock,
            stand_in=announced.stand_in,
            links=(link,),
            evening=announced.id,
        )
        return await self.seat_people(await self.registry.create(*open_table(spec), "evening"))

    async def seat_people(self, live: LiveTable) -> LiveTable:
        """Everybody for whom a chair is kept sits down on it."""
        for seat, chair in enumerate(live.table.chairs):
            if live.table.status == "open" and not chair.taken and chair.place.who:
                who = chair.place.who
                with suppress(Refusal):
                    await self.registry.commit(live, f"{who}:evening", partial(_sit, seat, who, await self.name_of(who)))
        return live

    async def name_of(self, who: str) -> str:
        """What a person is called now; "?" if nobody here has that id any more."""
        sessions = await self.store.sessions_of(who)
        return sessions[-1].name if sessions else "?"

    async def listed(self, status: str) -> list[EveningSummary]:
        """The newest evenings of a status."""
        found = await self.store.listings(f"evening-{status}", limit=MOST_LISTED)
        return [msgspec.json.decode(each.summary, type=EveningSummary) for each in found]

    async def drive_all(self) -> None:
        """Go on with all evenings that were being played when the last server stopped."""
        for summary in await self.listed("playing"):
            with suppress(Refusal):
                await self.drive(summary.id)


def _sit(seat: Seat, who: str, name: str, table: Table) -> tuple[JournalEntry, Table]:
    """Somebody takes the chair that is kept for them."""
    return sit(table, seat, who, name, "", "", 0)


def watch_secret(evening: Evening, deal: int, number: int) -> str:
    """The secret of the link by which anybody may look at a table once the evening is over."""
    return hashlib.sha256(f"watch {evening.table_id(deal, number)} {evening.announced.secrets[deal]}".encode()).hexdigest()[:32]


def name_of_bot(evening: Evening, entrant: Entrant) -> str:
    """What a bot is called in an evening and at all its tables, in the order in which they were put in."""
    bots = [each.player for each in evening.entered if each.entry.level]
    return bot_name(bots.index(entrant.player))


def listing_of(evening: Evening) -> Listing:
    """An evening as it is listed: beside the tables, with statuses of its own, so no lobby shows it as a table."""
    announced = evening.announced
    summary = EveningSummary(
        announced.id,
        announced.title,
        announced.game,
        evening.status,
        len(evening.entered),
        len(announced.secrets),
        len(evening.rounds),
    )
    body = msgspec.json.encode(summary)
    return Listing(announced.id + EVENING_SUFFIX, _STATUS[evening.status], public=False, waits=False, summary=body)
