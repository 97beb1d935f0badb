"""What everybody made of the game and of the puzzle of a day: one counted try each, and for how many days in a row."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from contextlib import suppress
from datetime import date, timedelta
from typing import Final, Literal, TypeAlias

from pithead.game import Refusal
from pithead.match.table import Table
from pithead.server.journals import Journals
from pithead.server.tables import read_journal
from pithead.store import Store
from pithead.values import Value

DayKind: TypeAlias = Literal["game", "puzzle"]
DAILY_SEED: Final = "daily "
CHECKED_AT_START: Final = 100
"""So many finished tables are looked at when a server starts."""


class DayResult(Value, omit_defaults=True):
    """A person's counted try: points of the game, or the share of the victory of the answer in per cent; `streak` counts days in a row."""

    who: str
    score: float
    streak: int = 1
    table: str = ""


def try_id(game: str, seed: str, who: str) -> str:
    """The table of a person's one counted try: asked for again, it is the same table."""
    return hashlib.sha256(f"try {game} {seed} {who}".encode()).hexdigest()[:16]


def stream_of(game: str, kind: DayKind, day: date) -> str:
    """The journal of a day."""
    return f"{game}/day/{kind}/{day}"


class DayBooks:
    """The days of a server process."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.journals: Journals[DayResult] = Journals(store, DayResult)

    async def results(self, game: str, kind: DayKind, day: date) -> list[DayResult]:
        """Everybody's counted try, the best first; ties in the order in which they came."""
        return sorted(await self.journals.read(stream_of(game, kind, day)), key=lambda each: -each.score)

    async def of(self, game: str, kind: DayKind, day: date, who: str) -> DayResult | None:
        """The counted try of a person."""
        return next((each for each in await self.journals.read(stream_of(game, kind, day)) if who and each.who == who), None)

    async def streak(self, game: str, kind: DayKind, day: date, who: str) -> int:
        """How many days in a row a person has been there until today, or until yesterday while today can still be played."""
        latest = await self.of(game, kind, day, who) or await self.of(game, kind, day - timedelta(days=1), who)
        return 0 if latest is None else latest.streak

    async def note(self, game: str, kind: DayKind, day: date, who: str, score: float, table: str = "") -> None:
        """Note a try, if it is the first of this person on this day."""
        before = await self.of(game, kind, day - timedelta(days=1), who)
        entry = DayResult(who, round(score, 2), 1 if before is None else before.streak + 1, table)
        await self.journals.add(stream_of(game, kind, day), who, entry)

    async def note_game(self, table: Table) -> None:
        """Note a game that is over, if it is somebody's counted try of a day."""
        opened, standing = table.opened, table.standing()
        if standing is None or len(table.chairs) != 1 or opened.seed is None or not opened.seed.startswith(DAILY_SEED):
            return
        who = table.chairs[0].who
        if who and try_id(opened.game, opened.seed, who) == opened.table:
            day = date.fromisoformat(opened.seed.removeprefix(DAILY_SEED))
            await self.note(opened.game, "game", day, who, standing.totals[0], opened.table)

    async def note_missed(self) -> None:
        """Note the games that ended just before the last server did."""
        for listing in await self.store.listings("over", limit=CHECKED_AT_START):
            with suppress(Refusal):
                await self.note_game(read_journal([row.body for row in await self.store.read(listing.stream)]))


def place_of(results: Sequence[DayResult], score: float) -> int:
    """The place of a score: whoever has as many stands with it."""
    return 1 + sum(each.score > score for each in results)
