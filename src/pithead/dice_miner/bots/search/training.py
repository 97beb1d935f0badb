"""School: minds play against each other, note what they see, and learn from what came of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from math import sqrt
from time import monotonic
from types import SimpleNamespace
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from pithead.dice_miner.bots.search import slots as of
from pithead.dice_miner.bots.search.games import FIRST_MIND, GREEDY, PLAYER_WORDS, Notes, empty_notes
from pithead.dice_miner.bots.search.uct import empty_tree
from pithead.dice_miner.bots.search.weights import Net, empty_desk, shapes
from pithead.dice_miner.bots.search.workspace import Mind
from pithead.dice_miner.kernel.layout import SEATS_MOST, Field

Players: TypeAlias = npt.NDArray[np.int64]

GLANCE: Final = (0, 4, 16, 1, 12)
"""The effort of quick play: depth, width, rolls, spends and replenishes."""

GAMES_AT_A_TIME: Final = 100
NOTES_A_GAME: Final = 90
BATCH: Final = 4096
Z95: Final = 1.959964


class Book(NamedTuple):
    """Noted states of one stage: what was seen, and what came of it."""

    slots: npt.NDArray[np.uint8]
    lines: npt.NDArray[np.int16]
    won: npt.NDArray[np.float32]
    points: npt.NDArray[np.float32]
    later: npt.NDArray[np.float32]

    @property
    def states(self) -> int:
        """How many states it holds."""
        return len(self.slots)


class Recipe(NamedTuple):
    """How one generation plays and learns."""

    greedy: bool
    slips: int
    """Out of a thousand choices so many are random."""
    margin: float
    """How much the points count beside the victory; less in the last round."""
    later: float
    """How much the judgement before the next round counts beside what came in the end."""
    effort: tuple[int, ...] = GLANCE


def player(who: int, slips: int = 0, effort: tuple[int, ...] = GLANCE, playouts: int = 0) -> list[int]:
    """The row of a player."""
    return [who, slips, playouts, *effort]


def seat_players(*rows: list[int]) -> Players:
    """The players of a table."""
    assert all(len(row) == PLAYER_WORDS for row in rows)
    return np.array(rows, np.int64)


class Hall:
    """Where games are played, on so many threads; the kernel lets go of Python's lock."""

    def __init__(self, functions: SimpleNamespace, threads: int) -> None:
        self.functions = functions
        self.threads = threads

    def play(
        self, mind: Mind, other: Mind, players: Players, seed: int, games: int, rate: int, deal: bool, until: float = float("inf")
    ) -> Iterator[tuple[npt.NDArray[np.float64], Notes]]:
        """Chunks of games: the shares of victories by player, and the notes; none begins after `until`."""
        seats = len(players)
        chunk = GAMES_AT_A_TIME * seats

        def play_chunk(first: int) -> tuple[npt.NDArray[np.float64], Notes] | None:
            if monotonic() > until:
                return None
            count = min(chunk, games - first)
            notes = empty_notes(seats, NOTES_A_GAME * count if rate else 1, rate)
            wins = np.zeros((count, seats))
            state, rng = np.zeros(Field.SIZE, np.int64), np.zeros(1, np.uint64)
            desk, tree = empty_desk(), empty_tree(0)
            self.functions.play_matches(mind, other, desk, tree, players, state, int(deal), np.uint64(seed), first, count, rng, notes, wins)
            return wins, notes

        with ThreadPoolExecutor(self.threads) as pool:
            for played in pool.map(play_chunk, range(0, games, chunk)):
                if played is not None:
                    yield played

    def note(self, mind: Mind, recipe: Recipe, seats: int, seed: int, games: int, rate: int, until: float) -> tuple[int, list[Book]]:
        """Self-play: how many games there were, and a book for each stage."""
        who = GREEDY if recipe.greedy else FIRST_MIND
        players = seat_players(*[player(who, recipe.slips, recipe.effort)] * seats)
        chunks: list[list[Book]] = []
        played = 0
        for wins, notes in self.play(mind, mind, players, seed, games, rate, True, until):
            chunks.append(list(books_of(notes)))
            played += len(wins)
        return played, [join([books[stage] for books in chunks]) for stage in range(of.STAGES)] if chunks else []

    def measure(self, mind: Mind, seats: int, seed: int, games: int, effort: tuple[int, ...] = GLANCE) -> tuple[float, float]:
        """How often one mind wins against greedy players on all other seats, every mountain from every seat; half the interval."""
        players = seat_players(player(FIRST_MIND, 0, effort), *[player(GREEDY)] * (seats - 1))
        games -= games % seats
        wins = np.concatenate([wins[:, 0] for wins, _ in self.play(mind, mind, players, seed, games, 0, False)])
        return rate_of(wins.reshape(-1, seats).mean(axis=1))


def rate_of(wins: npt.NDArray[np.float64]) -> tuple[float, float]:
    """The mean, and half the width of its interval of 95 %; games on the same mountain are one value."""
    return float(wins.mean()), float(Z95 * wins.std(ddof=1) / sqrt(len(wins))) if len(wins) > 1 else 1.0


def books_of(notes: Notes) -> Iterator[Book]:
    """The notes stage by stage."""
    used = int(notes.used[0])
    stages = notes.stage[:used]
    for stage in range(of.STAGES):
        rows = np.flatnonzero(stages == stage)
        yield Book(notes.slots[rows], notes.lines[rows], notes.won[rows], notes.points[rows], notes.later[rows])


def join(books: list[Book]) -> Book:
    """Several books as one."""
    return Book(*(np.concatenate(parts) for parts in zip(*books)))


def targets(book: Book, stage: int, recipe: Recipe) -> npt.NDArray[np.float32]:
    """What each state should be judged as: a mixture of victory, points, and the judgement before the next round."""
    last = stage in (of.DIGGING + 2, of.SETTING_OUT + 2)
    margin, scale = (recipe.margin * 0.4, 8.0) if last else (recipe.margin, 20.0)
    ahead = np.exp((book.points - book.points.max(axis=1, keepdims=True)) / scale)
    ahead /= ahead.sum(axis=1, keepdims=True)
    outcome = (1 - margin) * book.won + margin * ahead
    later = 0.0 if last else recipe.later
    return np.ascontiguousarray(((1 - later) * outcome + later * book.later).astype(np.float32))


class Learner:
    """Teaches one net; threads share the work of each batch."""

    def __init__(self, functions: SimpleNamespace, net: Net, seats: int, threads: int) -> None:
        self.functions = functions
        self.net = net
        self.seats = seats
        self.starts = np.array(of.slot_starts(seats))
        self.sums = np.zeros_like(net["first"])
        self.pulls = [{name: np.zeros(shape, np.float32) for name, shape in shapes(seats).items()} for _ in range(threads)]
        self.desks = [np.zeros((5, max(of.WIDTH, of.INNER, SEATS_MOST)), np.float32) for _ in range(threads)]
        self.means = {name: np.zeros(array.size, np.float32) for name, array in net.items()}
        self.squares = {name: np.zeros(array.size, np.float32) for name, array in net.items()}
        self.steps = 0

    def learn(
        self,
        book: Book,
        aims: npt.NDArray[np.float32],
        passes: float,
        rate: float,
        rng: np.random.Generator,
        pool: ThreadPoolExecutor,
        until: float = float("inf"),
    ) -> float:
        """Go through a book so many times, in ever smaller steps; the mean loss of the last quarter."""
        batches = max(1, int(passes * book.states / BATCH))
        losses: list[float] = []
        order = rng.permutation(book.states)
        place = 0
        for batch in range(batches):
            if place + BATCH > book.states:
                order, place = rng.permutation(book.states), 0
            chosen = order[place : place + BATCH]
            place += BATCH
            pace = rate * (1 - 0.95 * batch / batches)
            losses.append(self.batch(book, aims, chosen, pace, pool))
            if monotonic() > until:
                break
        return float(np.mean(losses[-max(1, len(losses) // 4) :]))

    def batch(self, book: Book, aims: npt.NDArray[np.float32], chosen: Any, rate: float, pool: ThreadPoolExecutor) -> float:
        """One step of Adam."""
        net = self.net
        self.functions.add_up(net["first"], self.starts, self.sums)
        cuts = np.linspace(0, len(chosen), len(self.pulls) + 1).astype(int)
        layers = (self.sums, net["first_bias"], net["second"], net["second_bias"], net["third"], net["third_bias"])

        def learn_slice(thread: int) -> float:
            pull, begin, end = self.pulls[thread], int(cuts[thread]), int(cuts[thread + 1])
            seen = (self.starts, book.slots, book.lines, aims, chosen, begin, end)
            return float(self.functions.learn_slice(*layers, *seen, *pull.values(), self.desks[thread]))

        loss = sum(pool.map(learn_slice, range(len(self.pulls)))) / len(chosen)
        self.steps += 1
        for name, weights in net.items():
            pull = self.pulls[0][name]
            for other in self.pulls[1:]:
                pull += other[name]
                other[name][:] = 0
            if name == "first":
                self.functions.take_apart(pull, self.starts)
            args = (pull.reshape(-1), self.means[name], self.squares[name], np.float32(rate), self.steps, np.float32(1 / len(chosen)))
            self.functions.adam(weights.reshape(-1), *args)
        return loss


def teach(
    functions: SimpleNamespace,
    nets: list[Net],
    shelves: list[list[Book]],
    recipe: Recipe,
    seats: int,
    threads: int,
    passes: float,
    rate: float,
    seed: int,
    say: Callable[[str], None] = lambda line: None,
) -> list[float]:
    """Let the net of every stage learn from the books of the kept generations; their losses."""
    losses = []
    with ThreadPoolExecutor(threads) as pool:
        for stage in range(of.STAGES):
            book = join([books[stage] for books in shelves])
            aims = targets(book, stage, recipe)
            rng = np.random.default_rng([seed, stage, seats])
            losses.append(Learner(functions, nets[stage], seats, threads).learn(book, aims, passes, rate, rng, pool))
            say(f"stage {stage}: {book.states} states, loss {losses[-1]:.4f}")
    return losses
