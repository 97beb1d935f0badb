"""What an arena plays, whatever the game: a deal from every seat, and the first bot's share of the victories with its interval."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from math import sqrt
from pathlib import Path
from time import process_time
from typing import Any, Final, NamedTuple, Protocol, TypeVar

import numpy as np

from pithead.bots.process_pool import crew
from pithead.game import Seat

Z95: Final = 1.959964

T = TypeVar("T")


class Wish(NamedTuple):
    """Who meets whom, at which table, and how often."""

    game: str
    first: str
    second: str
    seats: int
    games: int
    workers: int
    seed: str
    heroes: str
    weights: tuple[Path, Path]


class Clock:
    """How many decisions each of two bots has made, and how long it thought about them."""

    def __init__(self) -> None:
        self.decisions = [0, 0]
        self.seconds = [0.0, 0.0]

    def timed(self, who: int, choose: Callable[[], T]) -> T:
        """A decision of one of them."""
        begin = process_time()
        choice = choose()
        self.seconds[who] += process_time() - begin
        self.decisions[who] += 1
        return choice


class Ring(Protocol):
    """A game with two bots in it."""

    def share(self, number: int, own: Seat, clock: Clock) -> float:
        """The first bot's share of the victory in the deal of this number, on its own seat; the second has all others."""


class Bout(NamedTuple):
    """What one worker plays."""

    wish: Wish
    first: int
    deals: int


class Played(NamedTuple):
    """What came of a deal: the first bot's share of the victories over all seatings, and what each bot's decisions took."""

    share: float
    decisions: tuple[int, int]
    seconds: tuple[float, float]


def make_ring(wish: Wish) -> Ring:
    """The ring of a game; raises Unreadable if a bot is unknown there."""
    if wish.game == "mini-miners":
        from pithead.mini_miners.bots.arena import MineRing  # noqa: PLC0415 - each game needs its own kernels

        return MineRing(wish)
    from pithead.dice_miner.bots.arena import DiceRing  # noqa: PLC0415

    return DiceRing(wish)


def play(bout: Bout) -> list[Played]:
    """Play deals, each from every seat."""
    ring = make_ring(bout.wish)
    return [play_deal(ring, bout.wish.seats, number) for number in range(bout.first, bout.first + bout.deals)]


def play_deal(ring: Ring, seats: int, number: int) -> Played:
    """The same dice or cards for every seat that the first bot can have."""
    clock = Clock()
    share = sum(ring.share(number, own, clock) for own in range(seats)) / seats
    return Played(share, (clock.decisions[0], clock.decisions[1]), (clock.seconds[0], clock.seconds[1]))


def bouts(wish: Wish) -> Iterator[Bout]:
    """The work in small pieces."""
    deals = max(1, wish.games // wish.seats)
    piece = max(1, min(20, deals // (4 * wish.workers)))
    for first in range(0, deals, piece):
        yield Bout(wish, first, min(piece, deals - first))


def report(wish: Wish, played: list[Played]) -> dict[str, Any]:
    """How often the first bot wins, with the half width of the interval of 95 %; a deal is one value."""
    shares = np.array([deal.share for deal in played])
    within = Z95 * shares.std(ddof=1) / sqrt(len(shares)) if len(shares) > 1 else 1.0
    decisions, seconds = (np.array([getattr(deal, field) for deal in played]).sum(axis=0) for field in ("decisions", "seconds"))
    return {
        "game": wish.game,
        "bots": [wish.first, wish.second],
        "seats": wish.seats,
        **({"heroes": wish.heroes} if wish.game == "dice-miner" else {}),
        "seed": wish.seed,
        "games": len(played) * wish.seats,
        "won_percent": round(100 * float(shares.mean()), 2),
        "within": round(100 * float(within), 2),
        "ms_a_decision": [round(1000 * float(time) / max(int(count), 1), 3) for time, count in zip(seconds, decisions)],
    }


def meet(wish: Wish) -> dict[str, Any]:
    """Play it all; how it stands is told on the way."""
    make_ring(wish)
    played: list[Played] = []
    with crew(wish.workers) as pool:
        for piece in pool.imap_unordered(play, bouts(wish)):
            played += piece
            print(json.dumps(report(wish, played)), file=sys.stderr, end="\r", flush=True)
    print(file=sys.stderr)
    return report(wish, played)
