"""Ratings of everybody who plays here: one journal for each game, folded by every process in the same order.

A game that counts is noted once, by the name of its table; so a crash between its end and its rating is made good at the next start.
Once somebody has it analysed, its result without luck is noted too, for the second rating. Bots have the rating of the shipped ladder.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Final, TypeAlias

import msgspec

from pithead.coach.analysis import Analysis
from pithead.game import Refusal
from pithead.match.entries import Acted, Answered, Asked, JournalEntry, Undone, read_entry
from pithead.match.table import Table
from pithead.ratings.anchors import level_ratings
from pithead.ratings.luck import adjusted_result
from pithead.ratings.rating import Rating, after_game, shares_of
from pithead.store import AlreadyStored, Append, Store, Stored
from pithead.values import Value

RATINGS_SUFFIX: Final = "/ratings"
HELPED_SUFFIX: Final = "/helped"
"""The stream of a table whose players were helped by the coach."""

CHECKED_AT_START: Final = 100
"""So many finished tables are looked at when a server starts."""


class RatedSeat(Value, omit_defaults=True):
    """Who sat on a seat: a person, or a bot of a level."""

    who: str = ""
    level: str = ""

    @property
    def key(self) -> str:
        """The name by which ratings know them; no person's id has a colon."""
        return self.who or f"level:{self.level}"


class RatedGame(Value, tag_field="is", tag="game"):
    """A game that counts, and each seat's share of its victory."""

    table: str
    seats: tuple[RatedSeat, ...]
    shares: tuple[float, ...]


class WithoutLuck(Value, tag_field="is", tag="luck"):
    """What was left to each seat of a rated game without its luck, and how many results that is worth."""

    table: str
    shares: tuple[float, ...]
    weight: float


RatingEntry: TypeAlias = RatedGame | WithoutLuck


class RatingChange(Value):
    """What a game did to the ratings of its seats."""

    seats: tuple[RatedSeat, ...]
    before: tuple[Rating, ...]
    after: tuple[Rating, ...]


class RatingBook:
    """The ratings of one game: the fold of its journal so far."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.seq = 0
        self.plain: dict[str, Rating] = {}
        self.without_luck: dict[str, Rating] = {}
        self.changes: dict[str, RatingChange] = {}
        self.weighed: set[str] = set()

    def rating(self, seat: RatedSeat) -> Rating:
        """The rating of whoever sits on a seat."""
        return self._known(self.plain, seat)

    def adjusted(self, seat: RatedSeat) -> Rating | None:
        """The rating without luck; None before the first analysed game."""
        return self.without_luck.get(seat.key)

    def add(self, entry: RatingEntry) -> None:
        """One more entry of the journal."""
        self.seq += 1
        match entry:
            case RatedGame(table, seats, shares):
                before = tuple(self.rating(seat) for seat in seats)
                after = _anchored(seats, before, after_game(before, shares))
                self.changes[table] = RatingChange(seats, before, after)
                self.plain |= _people(seats, after)
            case WithoutLuck(table, shares, weight) if table in self.changes:
                seats = self.changes[table].seats
                known = [self._known(self.without_luck, seat) for seat in seats]
                self.without_luck |= _people(seats, after_game(known, shares, weight))
                self.weighed.add(table)

    def _known(self, ratings: dict[str, Rating], seat: RatedSeat) -> Rating:
        return level_ratings(self.game).get(seat.level) or Rating() if seat.level else ratings.get(seat.key) or Rating()


def _people(seats: Sequence[RatedSeat], ratings: Sequence[Rating]) -> dict[str, Rating]:
    return {seat.key: rating for seat, rating in zip(seats, ratings) if seat.who}


def _anchored(seats: Sequence[RatedSeat], before: Sequence[Rating], after: Sequence[Rating]) -> tuple[Rating, ...]:
    return tuple(new if seat.who else old for seat, old, new in zip(seats, before, after))


class Ratings:
    """The rating books of a server process."""

    def __init__(self, store: Store, is_secret: Callable[[Table], Awaitable[bool]]) -> None:
        self.store = store
        self.is_secret = is_secret
        self.books: dict[str, RatingBook] = {}

    async def book(self, game: str) -> RatingBook:
        """The ratings of a game as they are now."""
        book = self.books.setdefault(game, RatingBook(game))
        for row in await self.store.read(game + RATINGS_SUFFIX, book.seq):
            if row.seq == book.seq + 1:
                book.add(msgspec.json.decode(row.body, type=RatingEntry))
        return book

    async def note_game(self, table: Table) -> None:
        """Note a game that is over, if it counts, was not noted yet, and is no secret any more."""
        game, id = table.opened.game, table.opened.table
        if may_be_rated(table) and id not in (await self.book(game)).changes and not await self.is_secret(table):
            journal = [read_entry(row.body) for row in await self.store.read(id)]
            standing = table.standing()
            helped = await self.store.find(id + HELPED_SUFFIX, "helped")
            if standing is not None and not helped and not went_back(journal):
                await self._append(game, id, RatedGame(id, seats_of(table), shares_of(standing.winners, len(table.chairs))))

    async def note_help(self, table: Table) -> None:
        """Somebody asked the coach during a game: it counts no more."""
        if may_be_rated(table):
            await self.store.append(Append(table.opened.table + HELPED_SUFFIX, 1, "helped", b"{}"))

    async def note_analysis(self, table: str, analysis: Analysis) -> None:
        """Note the result of a rated game without its luck, if that tells more than the result itself."""
        shares, weight = adjusted_result(analysis)
        book = await self.book(analysis.game)
        if weight and table in book.changes and table not in book.weighed:
            rounded = tuple(round(share, 4) for share in shares)
            await self._append(analysis.game, f"{table}:luck", WithoutLuck(table, rounded, round(weight, 3)))

    async def note_missed(self) -> None:
        """Note the games that ended just before the last server did."""
        for listing in await self.store.listings("over", limit=CHECKED_AT_START):
            with suppress(Refusal):
                await self.note_game(_table_of([row.body for row in await self.store.read(listing.stream)]))

    async def _append(self, game: str, key: str, entry: RatingEntry) -> None:
        """Add to a journal, behind whatever other processes have added."""
        while True:
            book = await self.book(game)
            outcome = await self.store.append(Append(game + RATINGS_SUFFIX, book.seq + 1, key, msgspec.json.encode(entry)))
            if isinstance(outcome, Stored | AlreadyStored):
                await self.book(game)
                return


def _table_of(bodies: Sequence[bytes]) -> Table:
    from pithead.server.tables import read_journal  # noqa: PLC0415 - tables know the process, which knows ratings

    return read_journal(bodies)


def may_be_rated(table: Table) -> bool:
    """Does this kind of table count? With sealed dice of the box as it is, two at least, one of them a person, and known bots alone."""
    opened = table.opened
    people = [chair.who for chair in table.chairs if chair.who]
    bots = [chair.place.level for chair in table.chairs if chair.place.kind == "bot"]
    known = level_ratings(opened.game)
    if (opened.seed is not None and not opened.evening) or opened.corrections is not None or len(table.chairs) < 2:
        return False
    return bool(people) and len(people) + len(bots) == len(table.chairs) and all(level in known for level in bots)


def went_back(journal: Sequence[JournalEntry]) -> bool:
    """Was a decision taken back after somebody had learned something, with the others' consent?"""
    asked = False
    for item in (item for entry in journal for item in entry.items):
        match item:
            case Asked():
                asked = True
            case Acted() | Answered(yes=False):
                asked = False
            case Undone() if asked:
                return True
    return False


def seats_of(table: Table) -> tuple[RatedSeat, ...]:
    """Who sits where, as ratings know them."""
    return tuple(RatedSeat(who=chair.who) if chair.who else RatedSeat(level=chair.place.level) for chair in table.chairs)
