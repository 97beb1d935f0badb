"""A deal of an evening that is over, table beside table: where they parted, what each did there, and what decided each game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from starlette.responses import Response

from pithead.coach.analysis import Weigher, evaluator_of
from pithead.coach.room import has_coach
from pithead.duplicate.partings import Parting, partings
from pithead.game import CHANCE, Refusal, Seat, Unreadable
from pithead.match.table import Table
from pithead.server import api
from pithead.server.messages import encode
from pithead.server.replay import between, said
from pithead.server.replay_api import as_json, check_study_limit, journal_source
from pithead.server.requests import Call, Endpoint
from pithead.server.studies import GameSource, begun, table_from


def parted(sources: tuple[GameSource, ...]) -> list[list[Parting]]:
    """Where the tables of a deal parted, each seat of each."""
    return partings([begun(table_from(source)).steps for source in sources])


def told_table(source: GameSource, found: Sequence[Parting], lang: str) -> api.DealTable:
    """A table in words: what it did where it parted, and what decided it."""
    table = table_from(source)
    return api.DealTable(tuple(_parted(table, each.seat, each.number, lang) for each in found), _decided(table, lang))


def _parted(table: Table, seat: Seat, number: int, lang: str) -> api.DealParting:
    return api.DealParting(seat, number, _words(table, number, seat, lang))


def _words(table: Table, number: int, seat: Seat | None, lang: str) -> str:
    """What happened with a step; the game is over, so everybody may know what its seat knew."""
    before, after = between(table, number, number)
    return " ".join(said(before, after, seat, lang))


def _decided(table: Table, lang: str) -> api.DealDecided | None:
    """The step that brought the winner most, weighed at a glance; None where the game brings no coach, or everybody won."""
    standing = table.standing()
    if standing is None or not has_coach(table.game.name) or len(standing.winners) == len(table.chairs):
        return None
    weigher = Weigher(table.game, evaluator_of(table.game, 0), 0)
    shares = [weigher.public(each.state).shares for each in between(table, 0, len(table.steps))]
    gains = [_of(after, standing.winners) - _of(before, standing.winners) for before, after in pairwise(shares)]
    if not gains:
        return None
    number = max(range(len(gains)), key=gains.__getitem__) + 1
    seat = table.steps[number - 1].seat
    viewer = None if seat == CHANCE else seat
    return api.DealDecided(number, viewer, _words(table, number, viewer, lang), round(gains[number - 1], 4))


def _of(shares: Sequence[float], winners: Sequence[Seat]) -> float:
    return sum(shares[winner] for winner in winners)


async def compare_deal(call: Call) -> Response:
    """A deal of an evening that is over: where its tables parted, what each did there, and what decided each game."""
    evenings = call.process.evenings
    evening = await evenings.evening(call.request.path_params["evening"])
    deal = call.request.path_params["deal"]
    if not deal.isdecimal() or not 0 <= int(deal) < len(evening.announced.secrets):
        raise Unreadable("evening-deal", most=len(evening.announced.secrets) - 1)
    if not evening.closed:
        raise Refusal("evening-playing")
    key = evening.announced.id, int(deal), call.language
    if key in evenings.compared:
        return as_json(evenings.compared[key])
    check_study_limit(call)
    ids = [evening.table_id(int(deal), number) for number in range(len(evening.rounds[int(deal)]))]
    tables = [(await call.process.load(id, call.keys)).table for id in ids]
    sources = tuple([await journal_source(call, table) for table in tables])
    found = await call.study(parted, sources)
    compared = [await call.study(told_table, source, each, call.language) for source, each in zip(sources, found)]
    return as_json(evenings.keep_compared(key, encode(api.DealCompared(tuple(compared)))))


DEALS: Final[tuple[Endpoint, ...]] = (
    Endpoint("GET", "/api/evenings/{evening}/deals/{deal}", compare_deal, api.DealCompared, query=("lang",)),
)
