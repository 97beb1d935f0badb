"""What simulated games add up to, and the file that they are written to: what the games have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
import numpy.typing as npt

from pithead.sim.run import Rows, Sums
from pithead.sim.tally import GroupStart

Z95: Final = 1.959964
"""How many standard errors an interval of 95 % reaches to each side."""

GAMES_IN_A_GROUP: Final = 50_000


class Share(msgspec.Struct, frozen=True):
    """How often somebody wins, and the points: each with half the width of its interval of 95 %."""

    name: str
    games: int
    wins: float
    wins_within: float
    points: float
    points_within: float


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


class ResultsFile(ABC):
    """A Parquet file of results, written group by group of so many games; it gets its name when it is complete."""

    def __init__(self, path: Path, columns: Sequence[tuple[str, str]], facts: dict[str, str]) -> None:
        import pyarrow as pa  # noqa: PLC0415 - only when a file is asked for
        from pyarrow import parquet  # noqa: PLC0415

        self.pa = pa
        self.path = path
        self.fresh = path.with_name(path.name + ".part")
        self.schema = pa.schema([pa.field(name, self._type(kind), nullable=False) for name, kind in columns], metadata=facts)
        path.parent.mkdir(parents=True, exist_ok=True)
        self.writer = parquet.ParquetWriter(self.fresh, self.schema, compression="zstd")
        self.first = 0
        self.waiting: list[Rows] = []

    def _type(self, kind: str) -> Any:
        return self.pa.dictionary(self.pa.int8(), self.pa.string()) if kind == "name" else getattr(self.pa, kind)()

    @abstractmethod
    def columns(self, first: int, rows: Rows) -> list[Any]:
        """The columns of the games from this number on: all seats of a game one after the other."""

    def write(self, rows: Rows) -> None:
        """Add the next games."""
        self.waiting.append(rows)
        if sum(map(len, self.waiting)) >= GAMES_IN_A_GROUP:
            self._write_waiting()

    def _write_waiting(self) -> None:
        rows = np.concatenate(self.waiting)
        for begin in range(0, len(rows), GAMES_IN_A_GROUP):
            columns = self.columns(self.first + begin, rows[begin : begin + GAMES_IN_A_GROUP])
            arrays = [column if isinstance(column, self.pa.Array) else self.pa.array(column) for column in columns]
            self.writer.write_table(self.pa.Table.from_arrays(arrays, schema=self.schema))
        self.first += len(rows)
        self.waiting.clear()

    def names(self, numbers: npt.NDArray[np.int8], names: Sequence[str]) -> Any:
        """A column of names, each of which is stored once."""
        return self.pa.DictionaryArray.from_arrays(numbers, self.pa.array(list(names)))

    def bots_of(self, bots: Sequence[str], games: int) -> Any:
        """The column of those who play, the same in each game."""
        different = list(dict.fromkeys(bots))
        return self.names(np.tile(np.array([different.index(bot) for bot in bots], np.int8), games), different)

    def close(self) -> None:
        """All games are in: the file gets its name."""
        if self.waiting:
            self._write_waiting()
        self.writer.close()
        self.fresh.replace(self.path)
