"""Games looked at again, in a worker: each function takes plain data and gives back the whole answer as JSON.

What a visitor can make as long as they like (a record of their own, a branch of a thousand steps, a game of hours) is never replayed
on the event loop.
"""

from __future__ import annotations

from functools import lru_cache
from time import monotonic
from typing import Any, Final

from pithead.bots import make_bot
from pithead.bots.levels import level_of
from pithead.game import Refusal, Seat, write_view
from pithead.match.table import Table
from pithead.record import Record, read_record, verify, write_record
from pithead.record_link import read_link, write_link
from pithead.server import api
from pithead.server.bots import choose_event, edition_of_table
from pithead.server.messages import WhyNot, encode
from pithead.server.narration import Narrator, words
from pithead.server.replay import Branch, checked_seat, round_sheets, snapshots, table_at, table_of
from pithead.server.tables import read_journal
from pithead.server.verification import verdict
from pithead.values import Value

MAX_SCENES: Final = 50
BOTS_TIME_S: Final = 10.0
"""How long bots think in one answer to a what-if, all of them together; ask again to see more."""

BOT_TIME_S: Final = 0.5
"""How long each of their decisions takes at most."""


class GameSource(Value):
    """A game as it is stored: the entries of its journal, or a record that was brought along."""

    journal: tuple[bytes, ...] = ()
    record: bytes = b""


class ImportedGame(Value):
    """A record that passed every check: its name here, what a list shows of it, and the record as it is kept."""

    id: str
    game: str
    options: dict[str, Any]
    names: tuple[str, ...]
    record: bytes


def imported(data: bytes) -> ImportedGame:
    """Check a record from anywhere; raises Refusal."""
    return checked(read_record(data))


def imported_link(text: str) -> ImportedGame:
    """Check a game from a link; raises Refusal."""
    return checked(read_link(text))


def linked(source: GameSource) -> str:
    """A finished game in one line."""
    return write_link(record_from(source))


def record_from(source: GameSource) -> Record:
    """The record of a stored game."""
    return read_record(source.record) if source.record else table_from(source).record()


def checked(record: Record) -> ImportedGame:
    """A record that passes every check, as it is kept; raises Refusal."""
    verify(record)
    id = record.digest.removeprefix("sha256:")[:16]
    names = tuple(player.name for player in record.header.players)
    return ImportedGame(id, record.header.game, record.header.options, names, write_record(record))


@lru_cache(4)
def table_from(source: GameSource) -> Table:
    """The table of a stored game; the last few are kept, since a page asks several times."""
    return table_of(read_record(source.record)) if source.record else read_journal(source.journal)


def begun(table: Table) -> Table:
    """The table, if its game has begun."""
    if table.state is None:
        raise Refusal("table-not-begun")
    return table


def game_snapshots(source: GameSource, first: int, last: int, seat: Seat | None, lang: str) -> bytes:
    """The game step by step, at most so many at once."""
    table = begun(table_from(source))
    count = len(table.steps)
    first = min(first, count)
    last = max(first, min(last, count, first + MAX_SCENES - 1))
    found = snapshots(table, first, last, checked_seat(table, seat), lang)
    return encode(api.GameSnapshots(count, table.status == "over", found))


def rounds(source: GameSource, seat: Seat | None, lang: str) -> bytes:
    """What every player got in each round that is over."""
    return encode(api.Rounds(round_sheets(begun(table_from(source)), seat, lang)))


def verified(source: GameSource, lang: str) -> bytes:
    """The checks of a finished game, one by one."""
    return encode(verdict(record_from(source), words(lang)))


def explored(source: GameSource, at: int, then: tuple[str, ...], seat: Seat | None, bots: str | None, lang: str) -> bytes:
    """Where a branch leads; with a level, bots play the other seats."""
    table = table_from(source)
    seat = checked_seat(table, seat)
    branch = Branch(table, at, then, table.opened.table)
    if bots is None:
        branch.go_on(seat, None)
    else:
        make_bot(table.game, bots, 0)
        seconds = min(level_of(table.game.name, bots).seconds, BOT_TIME_S)
        until = monotonic() + BOTS_TIME_S
        branch.go_on(seat, lambda table, bot: _chosen(table, bot, bots, seconds) if monotonic() < until else None)
    return encode(api.Explored(branch.snapshot(seat, lang), branch.then))


def _chosen(table: Table, seat: Seat, level: str, seconds: float) -> str:
    legal = [table.game.write_event(event) for event in table.game.legal(table.state, seat)]
    view = table.game.view(table.state, seat)
    return choose_event(edition_of_table(table), level, seat, write_view(view), legal, seconds)


def why_not_at(source: GameSource, at: int | None, seat: Seat | None, mark: str, lang: str) -> bytes:
    """Why something can't be chosen after so many steps, or at the end."""
    table = begun(table_from(source))
    return _why_not(table if at is None else table_at(table, at), checked_seat(table, seat), mark, lang)


def why_not_in_branch(source: GameSource, at: int, then: tuple[str, ...], seat: Seat | None, mark: str, lang: str) -> bytes:
    """Why something can't be chosen in a branch."""
    table = table_from(source)
    branch = Branch(table, at, then, table.opened.table)
    return _why_not(branch.table, branch.viewer(checked_seat(table, seat)), mark, lang)


def _why_not(table: Table, seat: Seat | None, mark: str, lang: str) -> bytes:
    return encode(WhyNot(mark, *Narrator(table, seat, lang).why_not(mark)))
