"""Simulations on the plain engine, for games without a kernel: the same rows, tables and files, only slower."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final

import msgspec
import numpy as np
import numpy.typing as npt

from pithead.bots import BOT_BUDGET_S, make_bot
from pithead.bots.self_play import turns
from pithead.fair import loose
from pithead.game import CHANCE, AnyGame, Options
from pithead.games import load_game
from pithead.sim.layout import Layout
from pithead.sim.results import SEAT_COLUMNS, PlayedGames, ResultsFile, Share, mean
from pithead.sim.run import Rows, Sums
from pithead.sim.simulation import Simulation, SimulationReport, seat_rows, share_table
from pithead.words import Words


class PlainRow(Layout):
    """The row of a game: its decisions, its winners as bits, and the points of every seat."""

    DECISIONS: int
    WINNERS: int
    POINTS: int


WHOLE: Final = 12
"""The parts of a victory: as many can be shared by up to four without a fraction."""


class PlainMachine:
    """The plain engine with its bots; every game depends on the seed and its number alone."""

    def __init__(self, game: str, content: str | None, bots: Sequence[str], options: Options, iterations: int) -> None:
        self.game = game
        self.content = content
        self.bots = list(bots)
        self.options = options
        self.iterations = iterations

    def rows(self, seed: int, first: int, games: int) -> Rows:
        """Play the games from this number on, a row for each."""
        game = load_game(self.game, self.content)
        bots = [make_bot(game, name, seat, self.iterations) for seat, name in enumerate(self.bots)]
        rows = np.zeros((games, PlainRow.POINTS + len(bots)), np.int64)
        for place in range(games):
            rng = Random(f"{seed}/{first + place}")
            state, decisions = game.start(len(bots), self.options), 0
            for turn in turns(game, bots, loose(rng), state, rng, BOT_BUDGET_S, any_first=True):
                state = turn.after
                decisions += turn.seat != CHANCE
            totals, winners = game.standing(state).totals, game.standing(state).winners
            rows[place] = decisions, sum(1 << seat for seat in winners), *totals
        return rows

    def tally(self, rows: Rows) -> Sums:
        """What rows add up to: games, decisions and ties, and for each seat its wins, their squares, its points and their squares."""
        seats, winners = len(self.bots), rows[:, PlainRow.WINNERS]
        shared = np.bitwise_count(winners).astype(np.int64)
        wins = (winners[:, None] >> np.arange(seats) & 1) * (WHOLE // np.maximum(shared, 1))[:, None]
        points = rows[:, PlainRow.POINTS :]
        by_seat = np.stack([wins.sum(0), (wins**2).sum(0), points.sum(0), (points**2).sum(0)], axis=1)
        return np.concatenate([[len(rows), rows[:, PlainRow.DECISIONS].sum(), (shared > 1).sum()], by_seat.ravel()]).astype(np.int64)


class PlainSummary(PlayedGames):
    """What all games add up to."""

    seats: tuple[Share, ...]


class PlainSimulation(Simulation):
    """Many games on the plain engine, where every bot can play; `content` is the text of the user's content file."""

    in_processes = True
    chunks: ClassVar = (10, 200)
    """Games that a core plays at a time: those of bots that think, and random ones."""

    def __init__(self, game: AnyGame, content: str | None, bots: Sequence[str], options: Options, iterations: int) -> None:
        super().__init__(game, bots, options)
        self.content = content
        self.iterations = iterations
        self.chunk = self.chunks[set(bots) == {"random"}]

    def core(self) -> PlainMachine:
        """This processor, ready to play."""
        return PlainMachine(self.game.name, self.content, self.bots, self.options, self.iterations)

    def file(self, path: Path, facts: dict[str, str]) -> PlainFile:
        """The file for the results."""
        return PlainFile(path, self.bots, {**facts, "options": msgspec.json.encode(self.options).decode()})

    def summary(self, tally: Sums) -> PlainSummary:
        """What the games add up to."""
        games, decisions, ties, *by_seat = map(int, tally)
        shares = [_share(str(seat), games, *by_seat[4 * seat : 4 * seat + 4]) for seat in range(len(self.bots))]
        return PlainSummary(games, decisions / max(games, 1), ties / max(games, 1), tuple(shares))

    def report(self, summary: PlainSummary, say: Words) -> SimulationReport:
        """By seat."""
        heads = say("simulate-games"), say("simulate-wins"), say("simulate-points")
        wins = len(self.bots) > 1
        table = share_table(say("simulate-by-seat"), heads, seat_rows(summary.seats, self.bots), wins)
        decisions = say("simulate-decisions", decisions=round(summary.decisions_per_game, 1))
        shared = (say("simulate-shared", percent=round(100 * summary.ties, 2)),) if wins else ()
        return SimulationReport((table,), (decisions, *shared, say("simulate-intervals")))


def _share(name: str, games: int, wins: int, wins_squared: int, points: int, points_squared: int) -> Share:
    won, won_within = mean(wins, wins_squared, games)
    return Share(name, games, won / WHOLE, won_within / WHOLE, *mean(points, points_squared, games))


class PlainFile(ResultsFile):
    """A file of results with a row for each game and seat."""

    schema_columns = (
        *SEAT_COLUMNS,
        ("points", "int64"),
        ("won", "bool_"),
        ("winners", "int8"),
        ("decisions", "int64"),
    )
    """The columns of the file, explained in `docs/reference/simulate.md`."""

    def own_columns(self, rows: Rows, seat: npt.NDArray[np.int8]) -> list[Any]:
        """The columns after those of every file."""
        seats = len(self.bots)
        winners = np.repeat(rows[:, PlainRow.WINNERS], seats)
        return [
            rows[:, PlainRow.POINTS :].ravel(),
            (winners >> seat & 1).astype(bool),
            np.bitwise_count(winners).astype(np.int8),
            np.repeat(rows[:, PlainRow.DECISIONS], seats),
        ]
