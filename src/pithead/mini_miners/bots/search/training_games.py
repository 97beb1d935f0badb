"""Games on all cores: for a learner to learn from, and to measure one model against another."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from types import SimpleNamespace
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from pithead.mini_miners.bots.search.learner import ReplayBuffer, join
from pithead.mini_miners.bots.search.native import native_workspace
from pithead.mini_miners.bots.search.self_play import Recording, empty_recording, empty_table
from pithead.mini_miners.bots.search.workspace import Model, Tree, empty_tree
from pithead.mini_miners.kernel.kernel import write_options
from pithead.sim.chunks import in_chunks
from pithead.sim.memory import HEAP

DEALS_AT_A_TIME: Final = 4
STATES_A_GAME: Final = 200
"""Room for so many."""
NODES_A_THOUGHT: Final = 3
FEWEST_NODES: Final = 64
Z95: Final = 1.959964


class GamePlan(NamedTuple):
    """How the games of a generation are played, and what is kept of them."""

    thoughts: int
    """Walks for a decision; with none everybody follows their policy."""
    random_per_mille: int
    """Out of a thousand choices so many are random."""
    note_per_mille: int
    """Out of a thousand states so many are kept."""
    trace_decay: float
    """How far judgements of later states reach: 0 for the next state alone, 1 for what came in the end alone."""


class Match(NamedTuple):
    """How often the first model won, and half the interval of 95 %; all seatings of a deal are one value."""

    won: float
    within: float
    games: int


def native_tree(thoughts: int) -> Tree:
    """Room for the tree of so many walks."""
    tree = empty_tree(HEAP, max(FEWEST_NODES, NODES_A_THOUGHT * thoughts))
    return Tree(*(part.numpy for part in tree))


class GameRunner:
    """Where games are played, on so many threads; the kernel lets go of Python's lock."""

    def __init__(self, functions: SimpleNamespace, threads: int) -> None:
        self.functions = functions
        self.threads = threads

    def play(
        self,
        model: Model,
        other: Model,
        players: list[list[int]],
        seed: int,
        games: int,
        rate: int = 0,
        trace_decay: float = 1.0,
        until: float = float("inf"),
    ) -> Iterator[tuple[npt.NDArray[np.float64], Recording]]:
        """Chunks of games: who won, by player, and the notes; none begins after `until`."""
        seats = len(players)
        rows = np.array(players, np.int64)

        def play_chunk(first: int, count: int) -> tuple[npt.NDArray[np.float64], Recording]:
            recording = empty_recording(seats, STATES_A_GAME * count if rate else 1, rate, trace_decay)
            wins, table = np.zeros((count, seats)), empty_table(seats, write_options(seats))
            tree = native_tree(int(rows[:, 1].max()))
            self.functions.play_games(model, other, native_workspace(), tree, table, rows, np.uint64(seed), first, count, recording, wins)
            return wins, recording

        yield from in_chunks(play_chunk, games, DEALS_AT_A_TIME * seats, self.threads, until)

    def note(self, model: Model, plan: GamePlan, seats: int, seed: int, games: int, until: float) -> tuple[int, ReplayBuffer | None]:
        """Self-play: how many games there were, and what is kept of them."""
        players = [[0, plan.thoughts, plan.random_per_mille]] * seats
        buffers, played = [], 0
        for wins, notes in self.play(model, model, players, seed, games, plan.note_per_mille, plan.trace_decay, until):
            used = int(notes.used[0])
            buffers.append(ReplayBuffer(*(part[:used].copy() for part in (notes.table, notes.seats, notes.won, notes.later))))
            played += len(wins)
        return played, join(buffers) if buffers else None

    def measure(self, model: Model, rival: Model, thoughts: tuple[int, int], seats: int, seed: int, games: int) -> Match:
        """A model against a rival on all other seats, each with so many walks for a decision."""
        players = [[0, thoughts[0], 0], *[[1, thoughts[1], 0]] * (seats - 1)]
        games -= games % seats
        wins = np.concatenate([wins[:, 0] for wins, _ in self.play(model, rival, players, seed, games)])
        deals = wins.reshape(-1, seats).mean(axis=1)
        within = float(Z95 * deals.std(ddof=1) / sqrt(len(deals))) if len(deals) > 1 else 1.0
        return Match(float(deals.mean()), within, games)


def state_aims(buffer: ReplayBuffer, later: float) -> npt.NDArray[Any]:
    """What each state should be judged as: who won, and so much what was thought of the states that followed."""
    return np.ascontiguousarray((1 - later) * buffer.won + later * buffer.later)
