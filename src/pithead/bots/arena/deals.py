"""What an arena plays, whatever the game: a deal from every seat, and the first bot's share of the victories with its interval."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

import numpy as np

from pithead.bots.levels import bots_of
from pithead.bots.process_pool import process_pool
from pithead.bots.timing import DecisionClock
from pithead.game import Seat
from pithead.intervals import mean_interval

NO_WEIGHTS: Final = Path("-")
"""A bot that searches without what it has learned, where a game has such a bot."""


class ArenaConfig(NamedTuple):
    """Which two bots meet, at which table, and how often.

    `options` are the table's. `weights` are the files with which each bot that searches plays; None means those of this release.
    """

    game: str
    first: str
    second: str
    seats: int = 2
    games: int = 400
    workers: int = 1
    seed: str = "arena"
    options: Mapping[str, Any] = {}
    weights: tuple[Path | None, Path | None] = (None, None)


class ArenaTable(Protocol):
    """A table with two bots at it."""

    def share(self, number: int, own: Seat, clock: DecisionClock) -> float:
        """The first bot's share of the victory in the deal of this number, on its own seat; the second has all others."""


class ArenaBatch(NamedTuple):
    """The deals that one worker plays at once."""

    config: ArenaConfig
    first: int
    deals: int


class PlayedDeal(NamedTuple):
    """The first bot's share of the victories over all seatings of a deal, and what each bot's decisions took."""

    share: float
    decisions: tuple[int, int]
    seconds: tuple[float, float]


def make_table(config: ArenaConfig) -> ArenaTable:
    """The table of a game; raises Unreadable if a bot is unknown there."""
    own = bots_of(config.game).arena
    if own is not None:
        return own(config)
    from pithead.bots.arena.plain import PlainArenaTable  # noqa: PLC0415 - not every game needs it

    return PlainArenaTable(config)


def play_batch(batch: ArenaBatch) -> list[PlayedDeal]:
    """Play deals, each from every seat."""
    table = make_table(batch.config)
    return [play_deal(table, batch.config.seats, number) for number in range(batch.first, batch.first + batch.deals)]


def play_deal(table: ArenaTable, seats: int, number: int) -> PlayedDeal:
    """The same dice or cards for every seat that the first bot can have."""
    clock = DecisionClock()
    share = sum(table.share(number, own, clock) for own in range(seats)) / seats
    return PlayedDeal(share, (clock.decisions[0], clock.decisions[1]), (clock.seconds[0], clock.seconds[1]))


def batches(config: ArenaConfig) -> Iterator[ArenaBatch]:
    """The work in small pieces."""
    deals = max(1, config.games // config.seats)
    piece = max(1, min(20, deals // (4 * config.workers)))
    for first in range(0, deals, piece):
        yield ArenaBatch(config, first, min(piece, deals - first))


def report(config: ArenaConfig, played: list[PlayedDeal]) -> dict[str, Any]:
    """How often the first bot wins, with the half width of the interval of 95 %; a deal is one value."""
    won, within = mean_interval([deal.share for deal in played])
    decisions = np.array([deal.decisions for deal in played]).sum(axis=0)
    seconds = np.array([deal.seconds for deal in played]).sum(axis=0)
    return {
        "game": config.game,
        "bots": [config.first, config.second],
        "seats": config.seats,
        "options": config.options,
        "seed": config.seed,
        "games": len(played) * config.seats,
        "won_percent": round(100 * won, 2),
        "within": round(100 * within, 2),
        "ms_a_decision": [round(1000 * float(time) / max(int(count), 1), 3) for time, count in zip(seconds, decisions)],
    }


def meet(config: ArenaConfig) -> dict[str, Any]:
    """Play all games; stderr shows the figures so far."""
    make_table(config)
    played: list[PlayedDeal] = []
    with process_pool(config.workers) as pool:
        for piece in pool.imap_unordered(play_batch, batches(config)):
            played += piece
            print(json.dumps(report(config, played)), file=sys.stderr, end="\r", flush=True)
    print(file=sys.stderr)
    return report(config, played)
