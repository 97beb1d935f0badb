"""What simulated games of Dice Miner add up to, and how they are written down: a row for each game and seat."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
import numpy.typing as npt

from pithead.sim.dice_miner import layout as at
from pithead.sim.run import Rows, Sums

Z95: Final = 1.959964
"""How many standard errors an interval of 95 % reaches to each side."""


class Share(msgspec.Struct, frozen=True):
    """How often somebody wins, and the points: each with half the width of its interval of 95 %."""

    name: str
    games: int
    wins: float
    wins_within: float
    points: float
    points_within: float


class Summary(msgspec.Struct, frozen=True):
    """What all games add up to. A victory that two share counts half for each."""

    games: int
    decisions_per_game: float
    ties: float
    given_up: int
    starter: Share | None
    seats: tuple[Share, ...]
    heroes: tuple[Share, ...]


def summary(tally: Sums, seats: int, heroes: Sequence[str]) -> Summary:
    """What a tally says."""
    games = max(int(tally[at.TALLY_GAMES]), 1)
    by_hero = [_share(tally, at.BY_HERO + place, hero) for place, hero in enumerate(heroes)]
    return Summary(
        games=int(tally[at.TALLY_GAMES]),
        decisions_per_game=int(tally[at.TALLY_DECISIONS]) / games,
        ties=int(tally[at.TALLY_TIED]) / games,
        given_up=int(tally[at.TALLY_GIVEN_UP]),
        starter=_share(tally, at.BY_START, "") if seats > 1 else None,
        seats=tuple(_share(tally, at.BY_SEAT + seat, str(seat)) for seat in range(seats)),
        heroes=tuple(share for share in by_hero if share.games),
    )


def _share(tally: Sums, group: int, name: str) -> Share:
    first = at.TALLY_GROUPS + group * at.GROUP
    games, wins, wins_squared, points, points_squared = tally[first : first + at.GROUP].tolist()
    won, won_within = _mean(wins, wins_squared, games)
    return Share(name, games, won / at.VICTORY, won_within / at.VICTORY, *_mean(points, points_squared, games))


def _mean(total: int, squares: int, count: int) -> tuple[float, float]:
    """The mean, and half the width of its interval of 95 %."""
    if count == 0:
        return 0.0, 0.0
    variance = (squares - total * total / count) / max(count - 1, 1)
    return total / count, Z95 * sqrt(variance / count)


GAMES_IN_A_GROUP: Final = 50_000


class ParquetFile:
    """A file of results, written group by group of so many games; it gets its name when it is complete."""

    def __init__(self, path: Path, bots: Sequence[str], heroes: Sequence[str], facts: dict[str, str]) -> None:
        import pyarrow as pa  # noqa: PLC0415 - only when a file is asked for
        from pyarrow import parquet  # noqa: PLC0415

        self.pa = pa
        self.path = path
        self.fresh = path.with_name(path.name + ".part")
        self.bots = list(bots)
        self.bot_names = list(dict.fromkeys(bots))
        self.heroes = list(heroes)
        self.schema = pa.schema([pa.field(name, self._type(kind), nullable=False) for name, kind in COLUMNS], metadata=facts)
        path.parent.mkdir(parents=True, exist_ok=True)
        self.writer = parquet.ParquetWriter(self.fresh, self.schema, compression="zstd")
        self.first = 0
        self.waiting: list[Rows] = []

    def _type(self, kind: str) -> Any:
        return self.pa.dictionary(self.pa.int8(), self.pa.string()) if kind == "name" else getattr(self.pa, kind)()

    def write(self, rows: Rows) -> None:
        """Add the next games."""
        self.waiting.append(rows)
        if sum(map(len, self.waiting)) >= GAMES_IN_A_GROUP:
            self._write_waiting()

    def _write_waiting(self) -> None:
        rows = np.concatenate(self.waiting)
        for begin in range(0, len(rows), GAMES_IN_A_GROUP):
            self._write_group(self.first + begin, rows[begin : begin + GAMES_IN_A_GROUP])
        self.first += len(rows)
        self.waiting.clear()

    def _write_group(self, first: int, rows: Rows) -> None:
        """The games from this number on: all seats of a game one after the other."""
        seats, games = len(self.bots), len(rows)
        blocks = rows[:, at.ROW_SEATS :].reshape(games * seats, at.SEAT_ROW)
        winners = np.repeat(rows[:, at.ROW_WINNERS], seats)
        seat = np.tile(np.arange(seats, dtype=np.int8), games)
        scores = blocks[:, at.SEAT_SCORES : at.SEAT_SCORES + at.ROUNDS]
        bot = np.array([self.bot_names.index(name) for name in self.bots], np.int8)
        columns = [
            np.repeat(np.arange(first, first + games), seats),
            seat,
            self._names(np.tile(bot, games), self.bot_names),
            self._names(blocks[:, at.SEAT_HERO].astype(np.int8), self.heroes),
            np.repeat(rows[:, at.ROW_OPENER], seats) == seat,
            scores[:, 0],
            scores[:, 1],
            scores[:, 2],
            scores.sum(axis=1, dtype=np.int16),
            (winners >> seat & 1).astype(bool),
            np.bitwise_count(winners).astype(np.int8),
            blocks[:, at.SEAT_BEERS],
            np.repeat(rows[:, at.ROW_TIES], seats),
            np.repeat(rows[:, at.ROW_DECISIONS], seats),
        ]
        arrays = [column if isinstance(column, self.pa.Array) else self.pa.array(column) for column in columns]
        self.writer.write_table(self.pa.Table.from_arrays(arrays, schema=self.schema))

    def _names(self, numbers: npt.NDArray[np.int8], names: list[str]) -> Any:
        return self.pa.DictionaryArray.from_arrays(numbers, self.pa.array(names))

    def close(self) -> None:
        """All games are in: the file gets its name."""
        if self.waiting:
            self._write_waiting()
        self.writer.close()
        self.fresh.replace(self.path)


COLUMNS: Final = (
    ("game", "int64"),
    ("seat", "int8"),
    ("bot", "name"),
    ("hero", "name"),
    ("started", "bool_"),
    ("round1", "int16"),
    ("round2", "int16"),
    ("round3", "int16"),
    ("points", "int16"),
    ("won", "bool_"),
    ("winners", "int8"),
    ("beers", "int16"),
    ("ties", "int16"),
    ("decisions", "int16"),
)
"""The columns of the file, explained in `docs/reference/simulate.md`."""
