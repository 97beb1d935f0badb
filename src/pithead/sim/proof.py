"""The proof of equality: the fast kernels and the plain engine side by side, step by step, on the same outcomes.

    python -m pithead.sim.proof mini-miners --games 100000 --jobs 2
    python -m pithead.sim.proof mini-miners --games 40000 --first 60000    goes on behind the first 60,000

In every state of every game the two must agree on who acts, on the legal decisions and their order, and on everything
that lies on the table; at the end on the points and winners. Decisions are random; outcomes are the kernel's, which the plain
engine checks. Tables of every size, all options, our box and strange ones take turns.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from collections.abc import Iterable, Iterator
from random import Random
from time import monotonic
from types import SimpleNamespace
from typing import Any

import msgspec

from pithead.game import CHANCE, Options, Step, Unreadable
from pithead.games import game_names, package_of
from pithead.sim.rivals import Difference, Rival


def prove_game(rival: Rival[Any, Any, Any], table: tuple[int, Options], number: int, seed: int) -> int:
    """Play one random game on both sides; the number of steps that were compared."""
    rng = Random(f"{seed}/{number}")
    rival.begin(seed, number)
    rival.start(*table)
    bold = number % 3 == 0
    steps = 0
    try:
        legal = rival.compare()
        while acting := rival.game.to_act(rival.state):
            if acting == (CHANCE,):
                rival.chance()
            else:
                seat = rng.choice(acting)
                rival.act(seat, rival.choose(rng, seat, legal[seat], bold))
            legal = rival.compare()
            if steps % 8 == 0:
                rival.compare_scores()
            steps += 1
        rival.compare_scores()
    except Difference as difference:
        raise Difference(number, steps, *difference.args) from None
    return steps


def prove_record(rival: Rival[Any, Any, Any], seats: int, options: Options, steps: Iterable[Step]) -> int:
    """Tell both sides a recorded game; the number of steps that were compared."""
    rival.start(seats, options)
    count = 0
    try:
        for step in steps:
            rival.replay(step)
            rival.compare()
            count += 1
    except Difference as difference:
        raise Difference(0, count, *difference.args) from None
    return count


def prove(game: str, first: int, games: int, seed: int, functions: SimpleNamespace | None = None) -> int:
    """Prove these games: lap by lap over all tables, every fourth lap with one of the strange boxes."""
    kernel = package_of(game).kernel
    if kernel is None:
        raise Unreadable("sim-game", game=game)
    tables, rivals = kernel().proof
    ours, *strange = rivals(functions)
    steps = 0
    for number in range(first, first + games):
        lap = number // len(tables)
        rival = strange[lap // 4 % len(strange)] if lap % 4 == 3 else ours
        steps += prove_game(rival, tables[number % len(tables)], number, seed)
    return steps


def _prove_chunk(chunk: tuple[str, int, int, int]) -> tuple[int, int]:
    game, first, games, seed = chunk
    return games, prove(game, first, games, seed)


def prove_all(game: str, games: int, seed: int, jobs: int, chunk: int = 200, first: int = 0) -> Iterator[tuple[int, int]]:
    """Prove so many games on several processors, from number `first` on; after each chunk how many games and steps are done."""
    prove(game, first, 1, seed)  # compiles what the others will load
    chunks = [(game, number, min(chunk, first + games - number), seed) for number in range(first, first + games, chunk)]
    done = steps = 0
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        for more_games, more_steps in pool.imap(_prove_chunk, chunks):
            done += more_games
            steps += more_steps
            yield done, steps


def main() -> None:
    """The command: progress as JSON lines on standard error, the result as one JSON line."""
    parser = argparse.ArgumentParser(prog="python -m pithead.sim.proof")
    parser.add_argument("game", choices=[name for name in game_names() if package_of(name).kernel is not None])
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--first", type=int, default=0, help="number of the first game, to go on where a run was stopped")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    asked = parser.parse_args()
    begin = monotonic()
    report: dict[str, Any] = {}
    for done, steps in prove_all(asked.game, asked.games, asked.seed, asked.jobs, first=asked.first):
        seconds = round(monotonic() - begin, 1)
        report = {
            "game": asked.game,
            "equal": True,
            "first": asked.first,
            "games": done,
            "of": asked.games,
            "steps": steps,
            "seconds": seconds,
        }
        print(msgspec.json.encode(report).decode(), file=sys.stderr, flush=True)
    print(msgspec.json.encode(report).decode())


if __name__ == "__main__":
    main()
