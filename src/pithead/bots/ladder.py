"""The ladder: every level against those next to it, on the same dice from every seat, and how strong each is in Elo.

    python -m pithead.bots.ladder dice-miner --games 1000 --workers 16 --out ladder

A level meets the two above it and the two below: who is further away wins or loses nearly always, which says little for the time it takes.
A deal is one set of dice, played once for each seat that the first of a pair can have; with more than two seats the others are the second.
"""

from __future__ import annotations

import argparse
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations
from math import ceil
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final, NamedTuple

import msgspec

from pithead.bots import Bot, make_bot
from pithead.bots.elo import Match, Rating, rate
from pithead.bots.levels import Level, level_of, levels
from pithead.bots.process_pool import crew
from pithead.bots.self_play import play
from pithead.bots.warm_up import rehearse_apart
from pithead.game import Event, Seat, Unreadable
from pithead.games import load_game, package_of

ANCHOR: Final = ("greedy", 1000.0)
"""The greedy bot, which nobody will make any better, has always so many points."""

REACH: Final = 2

PIECE: Final = 4
"""Deals that a worker plays before it tells of them."""


class Bout(NamedTuple):
    """What one worker plays: some deals of a pair."""

    game: str
    pair: tuple[str, str]
    seats: int
    seed: str
    first: int
    deals: int
    budget: float


class Deal(NamedTuple):
    """What came of a deal: the first one's share of the victories over all seatings, and what the decisions of both took."""

    pair: tuple[str, str]
    share: float
    decisions: tuple[int, int]
    seconds: tuple[float, float]


class Timed:
    """A bot and a watch."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.decisions = 0
        self.seconds = 0.0

    def choose(self, view: Any, legal: Sequence[Event], rng: Random, budget: float) -> Event:
        """What the bot chooses."""
        if len(legal) == 1:
            return legal[0]
        begin = process_time()
        event = self.bot.choose(view, legal, rng, budget)
        self.seconds += process_time() - begin
        self.decisions += 1
        return event


def play_bout(bout: Bout) -> list[Deal]:
    """Play deals, each from every seat."""
    return [play_deal(bout, number) for number in range(bout.first, bout.first + bout.deals)]


def play_deal(bout: Bout, number: int) -> Deal:
    """The same dice for every seat that the first bot can have."""
    game = load_game(bout.game)
    shares, decisions, seconds = 0.0, [0, 0], [0.0, 0.0]
    for own in range(bout.seats):
        bots = [Timed(_bot(bout.game, bout.pair[seat != own], seat)) for seat in range(bout.seats)]
        rng = Random(f"{bout.seed} {bout.pair} {number} {own}")
        winners = game.standing(play(game, bots, f"{bout.seed} {number}", rng, bout.budget)).winners
        shares += (own in winners) / len(winners)
        for seat, bot in enumerate(bots):
            decisions[seat != own] += bot.decisions
            seconds[seat != own] += bot.seconds
    return Deal(bout.pair, shares / bout.seats, (decisions[0], decisions[1]), (seconds[0], seconds[1]))


@cache
def _bot(game: str, name: str, seat: Seat) -> Bot:
    """A worker makes each bot once: a mind takes longer to set up than to decide."""
    return make_bot(load_game(game), name, seat)


class Wish(msgspec.Struct, frozen=True):
    """What is to be measured."""

    game: str
    games: int = 1000
    seats: int = 2
    budget: float = 0.2
    seed: str = "ladder"
    workers: int = 0
    bots: tuple[str, ...] = ()


class Rung(msgspec.Struct, frozen=True):
    """A bot on the ladder: its Elo with the half width of the interval of 95 %, and its games against the next lower."""

    name: str
    elo: float
    within: float
    ms: float
    below: str = ""
    won: float = 0.0
    won_within: float = 0.0


class Ladder(msgspec.Struct, frozen=True):
    """All that was measured; `pairs` has for each two bots the games, the first one's share of victories, and how sure that is.

    `bots` is how they were defined at that time.
    """

    game: str
    seats: int
    budget: float
    seed: str
    games: int
    rungs: tuple[Rung, ...]
    pairs: tuple[Match, ...]
    bots: tuple[Level, ...]
    stopped: bool = False


def bots_of(wish: Wish) -> tuple[str, ...]:
    """Who plays: the levels of the game and the greedy bot, unless others are wished; each must exist."""
    names = wish.bots or tuple(sorted((*levels(wish.game), ANCHOR[0]), key=lambda name: level_of(wish.game, name).searches))
    game = load_game(wish.game)
    for name in names:
        make_bot(game, name, 0)
    if len(set(names)) < 2:
        raise Unreadable("ladder-two")
    return tuple(dict.fromkeys(names))


def pairs_of(names: Sequence[str]) -> list[tuple[str, str]]:
    """Who meets whom: everybody those who are at most two away."""
    return [(names[one], names[other]) for one, other in combinations(range(len(names)), 2) if other - one <= REACH]


def bouts(wish: Wish) -> Iterator[Bout]:
    """The work in small pieces, all pairs in turn: whoever stops early has something of each."""
    deals = ceil(wish.games / wish.seats)
    pairs = pairs_of(bots_of(wish))
    for first in range(0, deals, PIECE):
        for pair in pairs:
            yield Bout(wish.game, pair, wish.seats, wish.seed, first, min(PIECE, deals - first), wish.budget)


def measure(wish: Wish, told: Callable[[int, int], None] = lambda done, whole: None) -> Ladder:
    """Play all games on all cores; Ctrl-C ends it with what was played so far."""
    work = list(bouts(wish))
    played: list[Deal] = []
    stopped = False
    if any(level_of(wish.game, name).searches for name in bots_of(wish)):
        rehearse_apart(wish.game)  # compiled once here, the kernels are at hand for all workers
    with crew(wish.workers) as pool:
        try:
            for done, piece in enumerate(pool.imap_unordered(play_bout, work), 1):
                played += piece
                told(done, len(work))
        except KeyboardInterrupt:
            signal.signal(signal.SIGINT, signal.SIG_IGN)  # an impatient second Ctrl-C would lose it all
            stopped = True
            pool.terminate()
    if not played:
        raise Unreadable("ladder-nothing")
    return msgspec.structs.replace(ladder_of(wish, played), stopped=stopped)


def ladder_of(wish: Wish, played: Sequence[Deal]) -> Ladder:
    """What the deals say, from the weakest bot."""
    shares: dict[tuple[str, str], list[float]] = {}
    for deal in played:
        shares.setdefault(deal.pair, []).append(deal.share)
    matches = tuple(Match.of(pair, values, wish.seats) for pair, values in shares.items())
    ratings = rate(matches, ANCHOR)
    ordered = sorted(ratings, key=lambda rating: rating.elo)
    rungs = tuple(rung_of(rating, next_lower(wish.game, ordered[:place]), matches, played) for place, rating in enumerate(ordered))
    bots = tuple(level_of(wish.game, rung.name) for rung in rungs)
    return Ladder(wish.game, wish.seats, wish.budget, wish.seed, wish.seats * len(played), rungs, matches, bots)


def next_lower(game: str, below: Sequence[Rating]) -> Rating | None:
    """The next level below; a yardstick only if there is no level."""
    return next((rating for rating in reversed(below) if rating.name in levels(game)), below[-1] if below else None)


def rung_of(rating: Rating, lower: Rating | None, matches: Sequence[Match], played: Sequence[Deal]) -> Rung:
    """A bot with what it did against the next lower, and the milliseconds that it took to decide."""
    spent = [(deal.seconds[which], deal.decisions[which]) for deal in played for which in (0, 1) if deal.pair[which] == rating.name]
    ms = 1000 * sum(seconds for seconds, _ in spent) / max(1, sum(decisions for _, decisions in spent))
    rung = Rung(rating.name, round(rating.elo, 1), round(rating.within, 1), round(ms, 3))
    match = next((match for match in matches if lower and set(match.pair) == {rating.name, lower.name}), None)
    if lower is None or match is None:
        return rung
    won = match.share if match.pair[0] == rating.name else 1 - match.share
    return msgspec.structs.replace(rung, below=lower.name, won=round(won, 4), won_within=round(match.within, 4))


def table(ladder: Ladder) -> str:
    """The ladder in lines of text, the strongest first."""
    lines = [f"{'':14} {'Elo':>6} {'+-':>4}  {'against the next lower':>24} {'ms':>9}"]
    for rung in reversed(ladder.rungs):
        won = f"{100 * rung.won:.1f} +-{100 * rung.won_within:.1f} %" if rung.below else ""
        lines.append(f"{rung.name:14} {rung.elo:6.0f} {rung.within:4.0f}  {won:>24} {rung.ms:9.2f}")
    return "\n".join(lines)


def write(ladder: Ladder, folder: Path) -> Path:
    """The ladder as JSON; where."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{ladder.game}-{ladder.seats}.json"
    file.write_bytes(msgspec.json.format(msgspec.json.encode(ladder), indent=1) + b"\n")
    return file


def read_shipped(game: str, seats: int) -> Ladder:
    """The ladder that was measured for this release."""
    file = package_of(game).resource("bots", f"ladder-{seats}.json")
    if file is None:
        raise Unreadable("ladder-unmeasured", game=game, seats=seats)
    return msgspec.json.decode(file.read_bytes(), type=Ladder)


def main() -> None:
    """The command where there is no terminal to draw on."""
    parser = argparse.ArgumentParser(prog="python -m pithead.bots.ladder")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--budget", type=float, default=0.2)
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--bots", default="")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--exact", type=int, default=0, metavar="POSITIONS")
    asked = vars(parser.parse_args())
    out, exact = asked.pop("out"), asked.pop("exact")
    asked["bots"] = tuple(name for name in asked["bots"].split(",") if name)
    if exact:
        from pithead.bots import exact as known  # noqa: PLC0415 - it needs this module

        print(known.table(known.given_away(Wish(**asked), exact, _count)))
        return
    ladder = measure(Wish(**asked), _count)
    print(table(ladder))
    if out is not None:
        print(write(ladder, out))


def _count(done: int, whole: int) -> None:
    print(f"\r{done}/{whole}", end="\n" if done == whole else "", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
