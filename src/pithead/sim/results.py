"""What simulated games add up to, and the file that they are written to: what the games have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from typing import Any, ClassVar, Final

import numpy as np
import numpy.typing as npt

from pithead.intervals import Z95
from pithead.sim.run import CHUNK, Rows, Sums
from pithead.sim.tally import GroupStart
from pithead.values import Value


class Share(Value):
    """How often somebody wins, and the points: each with half the width of its interval of 95 %."""

    name: str
    games: int
    wins: float
    wins_within: float
    points: float
    points_within: float


class PlayedGames(Value):
    """What all games add up to, whatever was played; a victory that two share counts half for each."""

    games: int
    decisions_per_game: float
    ties: float


def mean(total: int, squares: int, count: int) -> tuple[float, float]:
    """The mean, and half the width of its interval of 95 %."""
    if count == 0:
        return 0.0, 0.0
    variance = (squares - total * total / count) / max(count - 1, 1)
    return total / count, Z95 * sqrt(variance / count)


def share_of(tally: Sums, groups: int, group: int, size: int, victory: int, name: str) -> Share:
    """What a tally says of a group: the groups begin somewhere, and each of them is so long."""
    first = groups + group * size
    games, wins, wins_squared, points, points_squared = tally[first : first + GroupStart.SIZE].tolist()
    won, won_within = mean(wins, wins_squared, games)
    return Share(name, games, won / victory, won_within / victory, *mean(points, points_squared, games))


SEAT_COLUMNS: Final = (("game", "int64"), ("seat", "int8"), ("bot", "name"))
"""The first columns of every file: a row is a seat of a game."""


class ResultsFile(ABC):
    """A file of results with a row for each game and seat, written group by group; it gets its name when it is complete.

    It is CSV if it is called so, and else Parquet, which keeps the facts about the games in its metadata.
    """

    schema_columns: ClassVar[Sequence[tuple[str, str]]]
    """The names and types of all columns; they begin with SEAT_COLUMNS."""

    def __init__(self, path: Path, bots: Sequence[str], facts: dict[str, str]) -> None:
        import pyarrow as pa  # noqa: PLC0415 - only when a file is asked for
        from pyarrow import csv, parquet  # noqa: PLC0415

        self.pa = pa
        self.path = path
        self.fresh = path.with_name(path.name + ".part")
        fields = [pa.field(name, self._type(kind), nullable=False) for name, kind in self.schema_columns]
        self.schema = pa.schema(fields, metadata=facts)
        self.bots = list(bots)
        path.parent.mkdir(parents=True, exist_ok=True)
        self.writer: Any = (
            csv.CSVWriter(self.fresh, self.schema)
            if path.suffix.lower() == ".csv"
            else parquet.ParquetWriter(self.fresh, self.schema, compression="zstd")
        )
        self.first = 0
        self.waiting: list[Rows] = []

    def _type(self, kind: str) -> Any:
        return self.pa.dictionary(self.pa.int8(), self.pa.string()) if kind == "name" else getattr(self.pa, kind)()

    def columns(self, first: int, rows: Rows) -> list[Any]:
        """The columns of the games from this number on: all seats of a game one after the other."""
        seats, games = len(self.bots), len(rows)
        seat = np.tile(np.arange(seats, dtype=np.int8), games)
        return [np.repeat(np.arange(first, first + games), seats), seat, self._playing(games), *self.own_columns(rows, seat)]

    @abstractmethod
    def own_columns(self, rows: Rows, seat: npt.NDArray[np.int8]) -> list[Any]:
        """The columns after SEAT_COLUMNS; `seat` has the seat of each row of the file."""

    def write(self, rows: Rows) -> None:
        """Add the next games."""
        self.waiting.append(rows)
        if sum(map(len, self.waiting)) >= CHUNK:
            self._write_waiting()

    def _write_waiting(self) -> None:
        rows = np.concatenate(self.waiting)
        for begin in range(0, len(rows), CHUNK):
            columns = self.columns(self.first + begin, rows[begin : begin + CHUNK])
            arrays = [column if isinstance(column, self.pa.Array) else self.pa.array(column) for column in columns]
            self.writer.write_table(self.pa.Table.from_arrays(arrays, schema=self.schema))
        self.first += len(rows)
        self.waiting.clear()

    def names(self, numbers: npt.NDArray[np.int8], names: Sequence[str]) -> Any:
        """A column of names, each of which is stored once."""
        return self.pa.DictionaryArray.from_arrays(numbers, self.pa.array(list(names)))

    def _playing(self, games: int) -> Any:
        """The column of those who play, the same in each game."""
        different = list(dict.fromkeys(self.bots))
        return self.names(np.tile(np.array([different.index(bot) for bot in self.bots], np.int8), games), different)

    def close(self) -> None:
        """All games are in: the file gets its name."""
        if self.waiting:
            self._write_waiting()
        self.writer.close()
        self.fresh.replace(self.path)

    def discard(self) -> None:
        """Nothing is kept: the file goes, and never gets its name."""
        self.writer.close()
        self.fresh.unlink(missing_ok=True)
