"""Games on all cores: for a learner to learn from, and to measure one model against another."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from pithead.mini_miners.bots.search.learner import ReplayBuffer
from pithead.mini_miners.bots.search.native import native_tree, native_workspace
from pithead.mini_miners.bots.search.self_play import Recording, empty_recording, empty_table
from pithead.mini_miners.bots.search.workspace import Model
from pithead.mini_miners.kernel.kernel import write_options
from pithead.sim.training import GameRunner, WinRate, join_buffers, win_rate


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


class SelfPlay(GameRunner):
    """Games between models."""

    deals_at_a_time = 4
    states_a_game = 200

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
            recording = empty_recording(seats, self.states_a_game * count if rate else 1, rate, trace_decay)
            wins, table = np.zeros((count, seats)), empty_table(seats, write_options(seats))
            tree = native_tree(int(rows[:, 1].max()))
            self.functions.play_games(model, other, native_workspace(), tree, table, rows, np.uint64(seed), first, count, recording, wins)
            return wins, recording

        yield from self.in_chunks(play_chunk, games, seats, until)

    def note(self, model: Model, plan: GamePlan, seats: int, seed: int, games: int, until: float) -> tuple[int, ReplayBuffer | None]:
        """Self-play: how many games there were, and what is kept of them."""
        players = [[0, plan.thoughts, plan.random_per_mille]] * seats
        buffers, played = [], 0
        for wins, notes in self.play(model, model, players, seed, games, plan.note_per_mille, plan.trace_decay, until):
            used = int(notes.used[0])
            buffers.append(ReplayBuffer(*(part[:used].copy() for part in (notes.table, notes.seats, notes.won, notes.later))))
            played += len(wins)
        return played, join_buffers(buffers) if buffers else None

    def measure(self, model: Model, rival: Model, thoughts: tuple[int, int], seats: int, seed: int, games: int) -> WinRate:
        """A model against a rival on all other seats, each with so many walks for a decision."""
        players = [[0, thoughts[0], 0], *[[1, thoughts[1], 0]] * (seats - 1)]
        return win_rate(self.play(model, rival, players, seed, games - games % seats), seats)


def state_aims(buffer: ReplayBuffer, later: float) -> npt.NDArray[Any]:
    """What each state should be judged as: who won, and so much what was thought of the states that followed."""
    return np.ascontiguousarray((1 - later) * buffer.won + later * buffer.later)
