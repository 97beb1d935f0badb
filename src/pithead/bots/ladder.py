"""The ladder: every level against those next to it, on the same dice from every seat, and how strong each is in Elo.

    python -m pithead.bots.ladder GAME --games 1000 --workers 16 --out ladder

A level meets the two above it and the two below: who is further away wins or loses nearly always, which says little for the time it takes.
A deal is one set of dice, played once for each seat that the first of a pair can have; with more than two seats the others are the second.
With `--bank FOLDER` deals are kept as soon as they are played, and the same command goes on with them.
"""

from __future__ import annotations

import argparse
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from functools import cache
from itertools import combinations
from math import ceil
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import msgspec

from pithead.bots import Bot, make_bot
from pithead.bots.elo import EloRating, PairResult, rate
from pithead.bots.levels import known, level_of, levels
from pithead.bots.process_pool import process_pool
from pithead.bots.room import Level
from pithead.bots.self_play import play
from pithead.bots.timing import DecisionClock, TimedBot
from pithead.game import Seat, Unreadable
from pithead.games import load_game, package_of
from pithead.sim.budget_clock import by_processor_time
from pithead.values import Value

ANCHOR: Final = ("greedy", 1000.0)
"""The greedy bot, which nobody will make any better, has always so many points."""

REACH: Final = 2

BATCH_DEALS: Final = 4
"""Deals that a worker plays before it reports them."""


class LadderTerms(Value):
    """What all games of a ladder have in common; `processor_time`: a budget is in seconds of that, so that other work weakens nobody."""

    game: str
    seats: int = 2
    budget: float = 0.2
    seed: str = "ladder"
    processor_time: bool = False


class LadderConfig(LadderTerms):
    """What is to be measured."""

    games: int = 1000
    workers: int = 0
    bots: tuple[str, ...] = ()


class LadderBatch(NamedTuple):
    """The deals of a pair that one worker plays at once."""

    config: LadderConfig
    pair: tuple[str, str]
    first: int
    deals: int


class LadderDeal(NamedTuple):
    """The first one's share of the victories over all seatings of a deal, and what the decisions of both took."""

    pair: tuple[str, str]
    share: float
    decisions: tuple[int, int]
    seconds: tuple[float, float]


class PlayedBatch(Value):
    """What came of the deals of a batch, as it is kept in a file."""

    pair: tuple[str, str]
    first: int
    deals: tuple[LadderDeal, ...]


def play_batch(batch: LadderBatch) -> PlayedBatch:
    """Play deals, each from every seat."""
    numbers = range(batch.first, batch.first + batch.deals)
    with by_processor_time() if batch.config.processor_time else nullcontext():
        return PlayedBatch(batch.pair, batch.first, tuple(play_deal(batch.config, batch.pair, number) for number in numbers))


def play_deal(config: LadderConfig, pair: tuple[str, str], number: int) -> LadderDeal:
    """The same dice for every seat that the first bot can have."""
    game, clock, shares = load_game(config.game), DecisionClock(), 0.0
    for own in range(config.seats):
        bots = [TimedBot(_bot(config.game, pair[seat != own], seat), clock, int(seat != own)) for seat in range(config.seats)]
        rng = Random(f"{config.seed} {pair} {number} {own}")
        winners = game.standing(play(game, bots, f"{config.seed} {number}", rng, config.budget)).winners
        shares += (own in winners) / len(winners)
    return LadderDeal(pair, shares / config.seats, (clock.decisions[0], clock.decisions[1]), (clock.seconds[0], clock.seconds[1]))


@cache
def _bot(game: str, name: str, seat: Seat) -> Bot:
    """A worker makes each bot once: one that searches takes longer to set up than to decide."""
    return make_bot(load_game(game), name, seat)


class Rung(Value):
    """A bot on the ladder: its Elo with the half width of the interval of 95 %, and its games against the next lower."""

    name: str
    elo: float
    within: float
    ms: float
    below: str = ""
    won: float = 0.0
    won_within: float = 0.0


class Ladder(LadderTerms, kw_only=True):
    """All that was measured; `pairs` has for each two bots the games, the first one's share of victories, and how sure that is.

    `bots` is how they were defined at that time, and `rules` the edition of the game that they played.
    """

    games: int
    rungs: tuple[Rung, ...]
    pairs: tuple[PairResult, ...]
    bots: tuple[Level, ...]
    stopped: bool = False
    rules: str = ""


def entrants(config: LadderConfig) -> tuple[str, ...]:
    """Who plays: the levels of the game and the greedy bot if there is one, unless others are asked for; each must exist."""
    extra = [ANCHOR[0]] if ANCHOR[0] in known(config.game) else []
    names = config.bots or tuple(sorted((*levels(config.game), *extra), key=lambda name: level_of(config.game, name).searches))
    game = load_game(config.game)
    for name in names:
        make_bot(game, name, 0)
    if len(set(names)) < 2:
        raise Unreadable("ladder-two")
    return tuple(dict.fromkeys(names))


def pairs_of(names: Sequence[str]) -> list[tuple[str, str]]:
    """Who meets whom: everybody those who are at most two away."""
    return [(names[one], names[other]) for one, other in combinations(range(len(names)), 2) if other - one <= REACH]


def batches(config: LadderConfig) -> Iterator[LadderBatch]:
    """The work in small pieces, all pairs in turn: whoever stops early has something of each."""
    deals = ceil(config.games / config.seats)
    pairs = pairs_of(entrants(config))
    for first in range(0, deals, BATCH_DEALS):
        for pair in pairs:
            yield LadderBatch(config, pair, first, min(BATCH_DEALS, deals - first))


def measure(config: LadderConfig, progress: Callable[[int, int], None] = lambda done, whole: None, bank: Path | None = None) -> Ladder:
    """Play all games on all cores but those that the folder holds; Ctrl-C ends it with what was played so far."""
    work = list(batches(config))
    file = bank and opened(config, bank)
    played = kept(file, work) if file else {}
    todo = [batch for batch in work if (batch.pair, batch.first) not in played]
    stopped = False
    with process_pool(config.workers) as pool:
        try:
            for piece in pool.imap_unordered(play_batch, todo):
                if file:
                    append(file, piece)
                played[piece.pair, piece.first] = piece
                progress(len(played), len(work))
        except KeyboardInterrupt:
            signal.signal(signal.SIGINT, signal.SIG_IGN)  # an impatient second Ctrl-C would lose it all
            stopped = True
            pool.terminate()
    if not played:
        raise Unreadable("ladder-nothing")
    deals = [deal for piece in played.values() for deal in piece.deals]
    return msgspec.structs.replace(ladder_of(config, deals), stopped=stopped)


def opened(config: LadderConfig, bank: Path) -> Path:
    """The file of these terms in a folder, begun if it is not there: its first line are the terms; others are refused."""
    terms = LadderTerms(config.game, config.seats, config.budget, config.seed, config.processor_time)
    file = bank / f"{config.game}-{config.seats}.jsonl"
    try:
        bank.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            append(file, terms)
        if file.read_bytes().partition(b"\n")[0] != msgspec.json.encode(terms):
            raise Unreadable("ladder-bank", file=str(file))
    except OSError as error:
        raise Unreadable("file-write", file=str(file), problem=error.strerror or str(error)) from None
    return file


def kept(file: Path, work: Sequence[LadderBatch]) -> dict[tuple[tuple[str, str], int], PlayedBatch]:
    """The whole batches of the work that a file holds; a last line that was cut off is dropped."""
    lines = file.read_bytes().split(b"\n")[:-1]
    file.write_bytes(b"".join(line + b"\n" for line in lines))
    held = (msgspec.json.decode(line, type=PlayedBatch) for line in lines[1:])
    wanted = {(batch.pair, batch.first): batch.deals for batch in work}
    return {(each.pair, each.first): each for each in held if wanted.get((each.pair, each.first)) == len(each.deals)}


def append(file: Path, line: msgspec.Struct) -> None:
    """One more line."""
    with file.open("ab") as out:
        out.write(msgspec.json.encode(line) + b"\n")


def ladder_of(config: LadderConfig, played: Sequence[LadderDeal]) -> Ladder:
    """What the deals say, from the weakest bot."""
    shares: dict[tuple[str, str], list[float]] = {}
    for deal in played:
        shares.setdefault(deal.pair, []).append(deal.share)
    results = tuple(PairResult.of(pair, values, config.seats) for pair, values in shares.items())
    ratings = rate(results, ANCHOR)
    ordered = sorted(ratings, key=lambda rating: rating.elo)
    rungs = tuple(rung_of(rating, next_lower(config.game, ordered[:place]), results, played) for place, rating in enumerate(ordered))
    bots = tuple(level_of(config.game, rung.name) for rung in rungs)
    terms = (config.game, config.seats, config.budget, config.seed, config.processor_time)
    rules = load_game(config.game).rules_version
    return Ladder(*terms, games=config.seats * len(played), rungs=rungs, pairs=results, bots=bots, rules=rules)


def next_lower(game: str, below: Sequence[EloRating]) -> EloRating | None:
    """The next level below; another bot only if there is no level."""
    return next((rating for rating in reversed(below) if rating.name in levels(game)), below[-1] if below else None)


def rung_of(rating: EloRating, lower: EloRating | None, results: Sequence[PairResult], played: Sequence[LadderDeal]) -> Rung:
    """A bot with what it did against the next lower, and the milliseconds that it took to decide."""
    spent = [(deal.seconds[which], deal.decisions[which]) for deal in played for which in (0, 1) if deal.pair[which] == rating.name]
    ms = 1000 * sum(seconds for seconds, _ in spent) / max(1, sum(decisions for _, decisions in spent))
    rung = Rung(rating.name, round(rating.elo, 1), round(rating.within, 1), round(ms, 3))
    result = next((result for result in results if lower and set(result.pair) == {rating.name, lower.name}), None)
    if lower is None or result is None:
        return rung
    won = result.share if result.pair[0] == rating.name else 1 - result.share
    return msgspec.structs.replace(rung, below=lower.name, won=round(won, 4), won_within=round(result.within, 4))


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
    parser.add_argument("--processor-time", action="store_true")
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--bots", default="")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--bank", type=Path)
    parser.add_argument("--exact", type=int, default=0, metavar="POSITIONS")
    asked = vars(parser.parse_args())
    out, bank, exact = asked.pop("out"), asked.pop("bank"), asked.pop("exact")
    asked["bots"] = tuple(name for name in asked["bots"].split(",") if name)
    if exact:
        from pithead.bots.losses import losses_table, measure_losses  # noqa: PLC0415 - it needs this module

        print(losses_table(measure_losses(LadderConfig(**asked), exact, _count)))
        return
    ladder = measure(LadderConfig(**asked), _count, bank)
    print(table(ladder))
    if out is not None:
        print(write(ladder, out))


def _count(done: int, whole: int) -> None:
    print(f"\r{done}/{whole}", end="\n" if done == whole else "", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
