"""The proof of equality: the fast kernel and the plain engine side by side, step by step, on the same outcomes.

    python -m pithead.sim.proof --games 100000 --jobs 2

In every state of every game the two must agree on who acts, on the legal decisions and their order, and on everything
that lies on the table; at the end on the points and winners. Decisions are random; outcomes are the kernel's, which the plain
engine checks. Tables of one to four seats, all options, our box and strange ones take turns.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from time import monotonic
from types import SimpleNamespace
from typing import Any, Final

import msgspec
import numpy as np

from pithead.dice_miner.content import read_box, standard_box
from pithead.dice_miner.events import Decision, Done
from pithead.dice_miner.game import DiceMiner
from pithead.dice_miner.state import DiceMinerOptions, State
from pithead.game import CHANCE, Seat, Step
from pithead.sim.dice_miner import layout as at
from pithead.sim.dice_miner.convert import Codec, bits
from pithead.sim.dice_miner.kernel import kernel
from pithead.sim.dice_miner.tables import Array

TABLES: Final = (
    (1, DiceMinerOptions(solo="daily")),
    (2, DiceMinerOptions()),
    (2, DiceMinerOptions(random_heroes=True)),
    (2, DiceMinerOptions(solo="dragon")),
    (3, DiceMinerOptions()),
    (3, DiceMinerOptions(random_heroes=True)),
    (4, DiceMinerOptions()),
    (4, DiceMinerOptions(random_heroes=True)),
)

STRANGE_BOXES: Final = (
    """
    [heroes]
    engineer = ["magic:2", "magic:2", "tunnel:7"]
    alchemist = ["tool:chest1", "hazard:dragon3"]
    [dice.tunnel]
    count = 20
    faces = ["tunnel:9", "tunnel:1", "tunnel:1", "tunnel:2", "tunnel:beer", "tunnel:beer"]
    [dice.tool]
    count = 14
    faces = ["tool:chest1", "tool:chest2", "tool:chest3", "tool:beer", "tool:beer", "tool:pickaxe"]
    """,
    """
    [dice.magic]
    count = 20
    faces = ["magic:1", "magic:2", "magic:3", "magic:4", "magic:9", "magic:beer"]
    [dice.hazard]
    count = 8
    faces = ["hazard:cave1", "hazard:cave9", "hazard:dragon1", "hazard:dragon1", "hazard:cave3", "hazard:dragon9"]
    [dice.tool]
    count = 1
    [dice.tunnel]
    count = 31
    [dice.treasure]
    count = 0
    """,
    """
    [dice.tunnel]
    count = 0
    faces = ["tunnel:1", "tunnel:2", "tunnel:2", "tunnel:2", "tunnel:2", "tunnel:2"]
    [dice.treasure]
    count = 35
    faces = ["treasure:1", "treasure:1", "treasure:1", "treasure:1", "treasure:1", "treasure:2"]
    """,
)
"""Content files that no box ever had: kinds without beer or without dice, and numbers up to nine."""


class Difference(AssertionError):
    """The kernel and the plain engine disagree: in which game, after how many steps, and about what."""


class Rival:
    """A kernel beside the plain engine, on one box."""

    def __init__(self, game: DiceMiner, functions: SimpleNamespace | None = None) -> None:
        self.game = game
        self.codec = Codec(game.box)
        self.box = self.codec.table
        self.functions = functions or kernel()
        self.outcome: Array = np.zeros(at.OUTCOME_WORDS, np.int64)
        self.rng = np.zeros(1, np.uint64)
        self.array: Array = np.zeros(at.WORDS, np.int64)
        self.state: State = game.start(2)

    def start(self, seats: int, options: DiceMinerOptions) -> None:
        """A new game for both."""
        self.state = self.game.start(seats, options)
        self.functions.start(self.array, seats, int(options.random_heroes), int(seats > 1 and options.solo is None))
        self.compare()

    def act(self, seat: Seat, event: Decision) -> None:
        """A decision for both."""
        self.functions.step(self.array, self.box, seat, self.codec.choice(self.array, event))
        self.state = self.game.apply(self.state, seat, event)

    def chance(self) -> None:
        """An outcome of the kernel, for both."""
        self.functions.sample(self.array, self.box, self.rng, self.outcome)
        event = self.codec.read_outcome(self.array, self.outcome)
        self.functions.settle(self.array, self.box, self.outcome)
        self.state = self.game.apply(self.state, CHANCE, event)

    def told(self, step: Step) -> None:
        """A step of a record, for both."""
        if step.seat == CHANCE:
            self.codec.write_outcome(self.array, step.event, self.outcome)
            self.functions.settle(self.array, self.box, self.outcome)
            self.state = self.game.apply(self.state, CHANCE, step.event)
        else:
            self.act(step.seat, step.event)

    def compare(self) -> dict[Seat, Sequence[Decision]]:
        """Who acts, what is legal and what lies there must be the same; what is legal, seat by seat."""
        expect("state", self.state, self.codec.to_state(self.array))
        acting = self.game.to_act(self.state)
        expect("to-act", acting, (CHANCE,) if self.functions.chance_acts(self.array) else tuple(bits(self.functions.actors(self.array))))
        legal: dict[Seat, Sequence[Decision]] = {}
        for seat in acting:
            if seat != CHANCE:
                legal[seat] = self.game.legal(self.state, seat)
                expect("legal", list(legal[seat]), self.codec.decisions(self.array, self.functions.menu(self.array, self.box, seat)))
        return legal

    def compare_scores(self) -> None:
        """What the troves would score now must be the same, whatever the phase."""
        most = self.functions.most_gems(self.array, self.box, (1 << self.state.seats) - 1)
        fast = [self.functions.score(self.array, self.box, seat, most) for seat in range(self.state.seats)]
        expect("scores", [sheet.total for sheet in self.game.sheets(self.state)], fast)


def expect(what: str, plain: object, fast: object) -> None:
    """Raise a Difference if the two are not equal."""
    if plain != fast:
        raise Difference(what, plain, fast)


def prove_game(rival: Rival, number: int, seed: int) -> int:
    """Play one random game on both sides; the number of steps that were compared."""
    rng = Random(f"{seed}/{number}")
    seats, options = TABLES[number % len(TABLES)]
    rival.functions.begin_stream(rival.rng, np.uint64(seed), number)
    rival.start(seats, options)
    bold = number % 3 == 0
    steps = 0
    try:
        legal = rival.compare()
        while acting := rival.game.to_act(rival.state):
            if acting == (CHANCE,):
                rival.chance()
            else:
                seat = rng.choice(acting)
                rival.act(seat, choose(rng, legal[seat], bold))
            legal = rival.compare()
            if steps % 8 == 0:
                rival.compare_scores()
            steps += 1
    except Difference as difference:
        raise Difference(number, steps, *difference.args) from None
    return steps


def choose(rng: Random, legal: Sequence[Decision], bold: bool) -> Decision:
    """Any decision; the bold seldom stop while they could go on, so that long turns and full chests are met too."""
    event = rng.choice(legal)
    return rng.choice(legal) if bold and isinstance(event, Done) else event


def prove_record(rival: Rival, seats: int, options: DiceMinerOptions, steps: Iterable[Step]) -> int:
    """Tell both sides a recorded game; the number of steps that were compared."""
    rival.start(seats, options)
    count = 0
    try:
        for step in steps:
            rival.told(step)
            rival.compare()
            count += 1
    except Difference as difference:
        raise Difference(0, count, *difference.args) from None
    return count


def boxes() -> Iterator[DiceMiner]:
    """Our box, and the strange ones."""
    yield DiceMiner(standard_box())
    yield from (DiceMiner(read_box(toml)) for toml in STRANGE_BOXES)


def prove(first: int, games: int, seed: int, functions: SimpleNamespace | None = None) -> int:
    """Prove these games: lap by lap over all tables, every fourth lap with one of the strange boxes."""
    ours, *strange = (Rival(game, functions) for game in boxes())
    steps = 0
    for number in range(first, first + games):
        lap = number // len(TABLES)
        steps += prove_game(strange[lap // 4 % len(strange)] if lap % 4 == 3 else ours, number, seed)
    return steps


def _prove_chunk(chunk: tuple[int, int, int]) -> tuple[int, int]:
    first, games, seed = chunk
    return games, prove(first, games, seed)


def prove_all(games: int, seed: int, jobs: int, chunk: int = 200) -> Iterator[tuple[int, int]]:
    """Prove so many games on several processors; after each chunk how many games and steps are done."""
    kernel()
    chunks = [(first, min(chunk, games - first), seed) for first in range(0, games, chunk)]
    done = steps = 0
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        for more_games, more_steps in pool.imap_unordered(_prove_chunk, chunks):
            done += more_games
            steps += more_steps
            yield done, steps


def main() -> None:
    """The command: progress as JSON lines on standard error, the result as one JSON line."""
    parser = argparse.ArgumentParser(prog="python -m pithead.sim.proof")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    wish = parser.parse_args()
    begin = monotonic()
    report: dict[str, Any] = {}
    for done, steps in prove_all(wish.games, wish.seed, wish.jobs):
        report = {"equal": True, "games": done, "of": wish.games, "steps": steps, "seconds": round(monotonic() - begin, 1)}
        print(msgspec.json.encode(report).decode(), file=sys.stderr, flush=True)
    print(msgspec.json.encode(report).decode())


if __name__ == "__main__":
    main()
