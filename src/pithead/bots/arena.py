"""Two bots against each other: every mountain is played from every seat, so that neither seats nor dice favour anybody.

    python -m pithead.bots.arena master:0.2 greedy --games 2000 --workers 8

A bot is `random`, `greedy`, `uct:1000` (playouts a move), `master:0.2` (seconds a move) or `master:20000t` (thoughts a move). With more
than two seats the first bot meets the second on all others. `--weights` lets the first master play with another file of weights, and
`--others-weights` the second.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from time import process_time
from typing import Any, Final, NamedTuple, Protocol

import numpy as np

from pithead.bots.master import WEIGHTS
from pithead.dice_miner.content import standard_box
from pithead.game import Unreadable
from pithead.sim.dice_miner import layout as at
from pithead.sim.dice_miner.mind.games import STREAMS
from pithead.sim.dice_miner.mind.kernel import kernel
from pithead.sim.dice_miner.mind.thinker import Thinker
from pithead.sim.dice_miner.mind.uct import empty_tree
from pithead.sim.dice_miner.mind.weights import make_mind, read_weights
from pithead.sim.dice_miner.tables import box_table
from pithead.sim.run import cores
from pithead.sim.stream import seed_number

Z95: Final = 1.959964
KNOWN: Final = ("random", "greedy", "uct:1000", "master:0.2", "master:20000t")


class Fighter(Protocol):
    """A bot on the kernel: it gets the array of a state."""

    def choose(self, state: Any, seat: int, menu: int, seed: int) -> int:
        """A choice of the menu."""


class Simple:
    """The random or the greedy bot of the kernels."""

    def __init__(self, name: str) -> None:
        self.greedy = name == "greedy"
        self.box = box_table(standard_box())
        self.rng = np.zeros(1, np.uint64)

    def choose(self, state: Any, seat: int, menu: int, seed: int) -> int:
        """A choice of the menu."""
        self.rng[0] = seed
        if self.greedy:
            return int(kernel().greedy_choice(state, self.box, seat, menu))
        return int(kernel().random_choice(self.rng, menu))


class Walker:
    """Plain UCT with random playouts."""

    def __init__(self, playouts: int) -> None:
        self.playouts = playouts
        self.box = box_table(standard_box())
        self.tree = empty_tree(playouts)
        self.rng = np.zeros(1, np.uint64)

    def choose(self, state: Any, seat: int, menu: int, seed: int) -> int:
        """A choice of the menu."""
        self.rng[0] = seed
        return int(kernel().uct(self.tree, self.box, state, seat, self.rng, self.playouts))


class Master:
    """The master, with so many seconds or thoughts a move."""

    def __init__(self, budget: str, weights: Path, seats: int) -> None:
        self.thoughts = int(budget[:-1]) if budget.endswith("t") else 0
        self.seconds = 0.0 if self.thoughts else float(budget)
        nets = read_weights(weights)[1]
        self.thinker = Thinker(make_mind(box_table(standard_box()), seats, nets[seats], kernel().add_up))

    def choose(self, state: Any, seat: int, menu: int, seed: int) -> int:
        """A choice of the menu."""
        hidden = state.copy()
        if state[at.PHASE] == at.REPLENISH:
            hide_cached(hidden, seat)
        return self.thinker.choose(hidden, seat, seed, self.seconds, self.thoughts)


def hide_cached(state: Any, seat: int) -> None:
    """What others cache is not shown (DM-7.1)."""
    for other in range(int(state[at.SEATS])):
        if other != seat:
            apart = at.BLOCKS + other * at.BLOCK + at.APART
            state[apart : apart + at.KINDS] = 0


def make_fighter(name: str, seats: int, weights: Path) -> Fighter:
    """The bot of a name."""
    kind, _, number = name.partition(":")
    try:
        match kind:
            case "random" | "greedy":
                return Simple(kind)
            case "uct":
                return Walker(int(number))
            case "master":
                return Master(number or "0.2", weights, seats)
    except ValueError:
        pass
    raise Unreadable("bot-unknown", name=name, game="dice-miner", known=", ".join(KNOWN))


class Bout(NamedTuple):
    """What one worker plays."""

    names: tuple[str, str]
    weights: tuple[Path, Path]
    seats: int
    deal: bool
    seed: str
    first: int
    mountains: int


class Played(NamedTuple):
    """What came of a mountain: the first bot's share of the victories over all seatings, and what each bot's decisions took."""

    share: float
    decisions: tuple[int, int]
    seconds: tuple[float, float]


def play(bout: Bout) -> list[Played]:
    """Play mountains, each from every seat."""
    fighters = tuple(make_fighter(name, bout.seats, weights) for name, weights in zip(bout.names, bout.weights))
    return [play_mountain(bout, fighters, number) for number in range(bout.first, bout.first + bout.mountains)]


def play_mountain(bout: Bout, fighters: tuple[Fighter, ...], number: int) -> Played:
    """The same dice for every seat that the first bot can have."""
    shares, decisions, seconds = 0.0, [0, 0], [0.0, 0.0]
    for own in range(bout.seats):
        won = play_game(bout, fighters, number, own, decisions, seconds)
        shares += (won >> own & 1) / won.bit_count() if won else 0.0
    return Played(shares / bout.seats, (decisions[0], decisions[1]), (seconds[0], seconds[1]))


def play_game(bout: Bout, fighters: tuple[Fighter, ...], number: int, own: int, decisions: list[int], seconds: list[float]) -> int:
    """A game with the first bot on its own seat; the winners as bits."""
    rules, box, seed = kernel(), box_table(standard_box()), np.uint64(seed_number(bout.seed))
    state, outcome = np.zeros(at.WORDS, np.int64), np.zeros(at.OUTCOME_WORDS, np.int64)
    rng, mountain = np.zeros(1, np.uint64), np.zeros(1, np.uint64)
    thoughts = np.random.default_rng([number, own])
    rules.begin_stream(rng, seed, number * STREAMS)
    rules.start(state, bout.seats, int(bout.deal), 1)
    while state[at.PHASE] != at.OVER and state[at.TIES] < at.TIES_KEPT:
        if rules.chance_acts(state):
            filling = state[at.PHASE] == at.FILLING
            if filling:
                rules.begin_stream(mountain, seed, number * STREAMS + int(state[at.ROUND]))
            rules.sample(state, box, mountain if filling else rng, outcome)
            rules.settle(state, box, outcome)
            continue
        seat = int(rules.first_actor(state))
        menu = int(rules.menu(state, box, seat))
        choice = menu.bit_length() - 1
        if menu & (menu - 1):
            who = int(seat != own)
            begin = process_time()
            choice = fighters[who].choose(state, seat, menu, int(thoughts.integers(1 << 63)))
            seconds[who] += process_time() - begin
            decisions[who] += 1
        rules.step(state, box, seat, choice)
    return int(state[at.WAITING]) if state[at.PHASE] == at.OVER else 0


def bouts(wish_for: argparse.Namespace) -> Iterator[Bout]:
    """The work in small pieces."""
    mountains = max(1, wish_for.games // wish_for.seats)
    piece = max(1, min(20, mountains // (4 * wish_for.workers)))
    weights = (wish_for.weights, wish_for.others_weights)
    for first in range(0, mountains, piece):
        names, count = (wish_for.first, wish_for.second), min(piece, mountains - first)
        yield Bout(names, weights, wish_for.seats, wish_for.heroes == "dealt", wish_for.seed, first, count)


def report(wish_for: argparse.Namespace, played: list[Played]) -> dict[str, Any]:
    """How often the first bot wins, with the half width of the interval of 95 %; a mountain is one value."""
    shares = np.array([mountain.share for mountain in played])
    within = Z95 * shares.std(ddof=1) / sqrt(len(shares)) if len(shares) > 1 else 1.0
    decisions, seconds = (np.array([getattr(mountain, field) for mountain in played]).sum(axis=0) for field in ("decisions", "seconds"))
    return {
        "bots": [wish_for.first, wish_for.second],
        "seats": wish_for.seats,
        "heroes": wish_for.heroes,
        "seed": wish_for.seed,
        "games": len(played) * wish_for.seats,
        "won_percent": round(100 * float(shares.mean()), 2),
        "within": round(100 * float(within), 2),
        "ms_a_decision": [round(1000 * float(time) / max(int(count), 1), 3) for time, count in zip(seconds, decisions)],
    }


def wishes() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m pithead.bots.arena")
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seats", type=int, default=2, choices=[2, 3, 4])
    parser.add_argument("--heroes", choices=["chosen", "dealt"], default="chosen")
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--seed", default="arena")
    parser.add_argument("--weights", type=Path, default=WEIGHTS)
    parser.add_argument("--others-weights", type=Path, default=WEIGHTS)
    return parser.parse_args()


def main() -> None:
    """The command."""
    wish_for = wishes()
    for name, weights in ((wish_for.first, wish_for.weights), (wish_for.second, wish_for.others_weights)):
        make_fighter(name, wish_for.seats, weights)
    played: list[Played] = []
    with multiprocessing.get_context("spawn").Pool(wish_for.workers) as pool:
        for piece in pool.imap_unordered(play, bouts(wish_for)):
            played += piece
            print(json.dumps(report(wish_for, played)), file=sys.stderr, end="\r", flush=True)
    print(file=sys.stderr)
    print(json.dumps(report(wish_for, played)))


if __name__ == "__main__":
    main()
