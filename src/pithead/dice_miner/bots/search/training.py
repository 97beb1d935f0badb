"""Training: models play against each other, note what they see, and learn from what came of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from types import SimpleNamespace
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from pithead.dice_miner.bots.search import feature_layout as of
from pithead.dice_miner.bots.search.feature_layout import StageNet
from pithead.dice_miner.bots.search.self_play import (
    FIRST_MODEL,
    GREEDY,
    PLAYER_WORDS,
    SECOND_MODEL,
    Recording,
    empty_recording,
)
from pithead.dice_miner.bots.search.uct import empty_tree
from pithead.dice_miner.bots.search.weights import Net, empty_workspace, shapes
from pithead.dice_miner.bots.search.workspace import Model
from pithead.dice_miner.kernel.layout import SEATS_MOST, Field
from pithead.sim.training import GameRunner, WinRate, join_buffers, win_rate

Players: TypeAlias = npt.NDArray[np.int64]

QUICK_EFFORT: Final = (0, 4, 16, 1, 12)
"""The effort of quick play: depth, width, rolls, spends and replenishes."""

BATCH: Final = 4096


class ReplayBuffer(NamedTuple):
    """Noted states of one stage: what was seen, and what came of it."""

    slots: npt.NDArray[np.uint8]
    lines: npt.NDArray[np.int16]
    won: npt.NDArray[np.float32]
    points: npt.NDArray[np.float32]
    later: npt.NDArray[np.float32]


class TrainingConfig(NamedTuple):
    """How one generation plays and learns."""

    greedy: bool
    random_per_mille: int
    """Out of a thousand choices so many are random."""
    margin: float
    """How much the points count beside the victory; less in the last round."""
    later: float
    """How much the judgements of the states that followed count beside what came in the end."""
    trace_decay: float = 1.0
    """How far those judgements reach: 0 for the next state alone, 1 for what came in the end alone."""
    effort: tuple[int, ...] = QUICK_EFFORT


def player(who: int, random_per_mille: int = 0, effort: tuple[int, ...] = QUICK_EFFORT, playouts: int = 0) -> list[int]:
    """The row of a player."""
    return [who, random_per_mille, playouts, *effort]


def seat_players(*rows: list[int]) -> Players:
    """The players of a table."""
    assert all(len(row) == PLAYER_WORDS for row in rows)
    return np.array(rows, np.int64)


class SelfPlay(GameRunner):
    """Games between models and greedy players."""

    deals_at_a_time = 100
    states_a_game = 130

    def play(
        self,
        model: Model,
        other: Model,
        players: Players,
        seed: int,
        games: int,
        rate: int,
        deal: bool,
        until: float = float("inf"),
        trace_decay: float = 1.0,
    ) -> Iterator[tuple[npt.NDArray[np.float64], Recording]]:
        """Chunks of games: the shares of victories by player, and the notes; none begins after `until`."""
        seats = len(players)

        def play_chunk(first: int, count: int) -> tuple[npt.NDArray[np.float64], Recording]:
            recording = empty_recording(seats, self.states_a_game * count if rate else 1, rate, trace_decay)
            wins = np.zeros((count, seats))
            state, rng = np.zeros(Field.SIZE, np.int64), np.zeros(1, np.uint64)
            workspace, tree = empty_workspace(), empty_tree(0)
            self.functions.play_matches(
                model, other, workspace, tree, players, state, int(deal), np.uint64(seed), first, count, rng, recording, wins
            )
            return wins, recording

        yield from self.in_chunks(play_chunk, games, seats, until)

    def note(
        self,
        model: Model,
        config: TrainingConfig,
        seats: int,
        seed: int,
        games: int,
        rate: int,
        until: float,
        frozen: Model | None = None,
    ) -> tuple[int, list[ReplayBuffer]]:
        """Self-play, or games of one against a frozen model on all other seats: how many there were, and a buffer for each stage."""
        who = GREEDY if config.greedy else FIRST_MODEL
        own = player(who, config.random_per_mille, config.effort)
        other = own if frozen is None else player(SECOND_MODEL, 0, config.effort)
        players = seat_players(own, *[other] * (seats - 1))
        chunks: list[list[ReplayBuffer]] = []
        played = 0
        for wins, recording in self.play(model, frozen or model, players, seed, games, rate, True, until, config.trace_decay):
            chunks.append(list(buffers_of(recording)))
            played += len(wins)
        return played, [join_buffers([buffers[stage] for buffers in chunks]) for stage in range(of.STAGES)] if chunks else []

    def measure(
        self, model: Model, seats: int, seed: int, games: int, effort: tuple[int, ...] = QUICK_EFFORT, rival: Model | None = None
    ) -> WinRate:
        """How often one model wins against greedy players, or a rival model, on all other seats."""
        other = player(GREEDY) if rival is None else player(SECOND_MODEL, 0, effort)
        players = seat_players(player(FIRST_MODEL, 0, effort), *[other] * (seats - 1))
        return win_rate(self.play(model, rival or model, players, seed, games - games % seats, 0, False), seats)


def buffers_of(recording: Recording) -> Iterator[ReplayBuffer]:
    """The notes stage by stage."""
    used = int(recording.used[0])
    stages = recording.stage[:used]
    for stage in range(of.STAGES):
        rows = np.flatnonzero(stages == stage)
        yield ReplayBuffer(recording.slots[rows], recording.lines[rows], recording.won[rows], recording.points[rows], recording.later[rows])


def targets(buffer: ReplayBuffer, stage: int, config: TrainingConfig) -> npt.NDArray[np.float32]:
    """What each state should be judged as: a mixture of victory, points, and the judgements of the states that followed."""
    last = stage in (StageNet.DIGGING + 2, StageNet.SETTING_OUT + 2)
    margin, scale = (config.margin * 0.4, 8.0) if last else (config.margin, 20.0)
    ahead = np.exp((buffer.points - buffer.points.max(axis=1, keepdims=True)) / scale)
    ahead /= ahead.sum(axis=1, keepdims=True)
    outcome = (1 - margin) * buffer.won + margin * ahead
    return np.ascontiguousarray(((1 - config.later) * outcome + config.later * buffer.later).astype(np.float32))


class Learner:
    """Teaches one net; threads share the work of each batch."""

    def __init__(self, functions: SimpleNamespace, net: Net, seats: int, threads: int) -> None:
        self.functions = functions
        self.net = net
        self.seats = seats
        self.starts = np.array(of.slot_starts(seats))
        self.sums = np.zeros_like(net["first"])
        self.gradients = [{name: np.zeros(shape, np.float32) for name, shape in shapes(seats).items()} for _ in range(threads)]
        self.scratch = [np.zeros((5, max(of.WIDTH, of.INNER, SEATS_MOST)), np.float32) for _ in range(threads)]
        self.means = {name: np.zeros(array.size, np.float32) for name, array in net.items()}
        self.squares = {name: np.zeros(array.size, np.float32) for name, array in net.items()}
        self.steps = 0

    def learn(
        self,
        buffer: ReplayBuffer,
        aims: npt.NDArray[np.float32],
        passes: float,
        rate: float,
        rng: np.random.Generator,
        pool: ThreadPoolExecutor,
        until: float = float("inf"),
    ) -> float:
        """Go through a buffer so many times, in ever smaller steps; the mean loss of the last quarter."""
        batches = max(1, int(passes * len(buffer.won) / BATCH))
        losses: list[float] = []
        order = rng.permutation(len(buffer.won))
        place = 0
        for batch in range(batches):
            if place + BATCH > len(buffer.won):
                order, place = rng.permutation(len(buffer.won)), 0
            chosen = order[place : place + BATCH]
            place += BATCH
            pace = rate * (1 - 0.95 * batch / batches)
            losses.append(self.batch(buffer, aims, chosen, pace, pool))
            if monotonic() > until:
                break
        return float(np.mean(losses[-max(1, len(losses) // 4) :]))

    def batch(self, buffer: ReplayBuffer, aims: npt.NDArray[np.float32], chosen: Any, rate: float, pool: ThreadPoolExecutor) -> float:
        """One step of Adam."""
        net = self.net
        self.functions.cumulate_rows(net["first"], self.starts, self.sums)
        cuts = np.linspace(0, len(chosen), len(self.gradients) + 1).astype(int)
        layers = (self.sums, net["first_bias"], net["second"], net["second_bias"], net["third"], net["third_bias"])

        def train_slice(thread: int) -> float:
            gradient, begin, end = self.gradients[thread], int(cuts[thread]), int(cuts[thread + 1])
            seen = (self.starts, buffer.slots, buffer.lines, aims, chosen, begin, end)
            return float(self.functions.train_slice(*layers, *seen, *gradient.values(), self.scratch[thread]))

        loss = sum(pool.map(train_slice, range(len(self.gradients)))) / len(chosen)
        self.steps += 1
        for name, weights in net.items():
            gradient = self.gradients[0][name]
            for other in self.gradients[1:]:
                gradient += other[name]
                other[name][:] = 0
            if name == "first":
                self.functions.differentiate_rows(gradient, self.starts)
            args = (gradient.reshape(-1), self.means[name], self.squares[name], np.float32(rate), self.steps, np.float32(1 / len(chosen)))
            self.functions.adam(weights.reshape(-1), *args)
        return loss


def train_nets(
    functions: SimpleNamespace,
    nets: list[Net],
    kept_buffers: list[list[ReplayBuffer]],
    config: TrainingConfig,
    seats: int,
    threads: int,
    passes: float,
    rate: float,
    seed: int,
    say: Callable[[str], None] = lambda line: None,
) -> list[float]:
    """Let the net of every stage learn from the buffers of the kept generations; their losses."""
    losses = []
    with ThreadPoolExecutor(threads) as pool:
        for stage in range(of.STAGES):
            buffer = join_buffers([buffers[stage] for buffers in kept_buffers])
            aims = targets(buffer, stage, config)
            rng = np.random.default_rng([seed, stage, seats])
            losses.append(Learner(functions, nets[stage], seats, threads).learn(buffer, aims, passes, rate, rng, pool))
            say(f"stage {stage}: {len(buffer.won)} states, loss {losses[-1]:.4f}")
    return losses
