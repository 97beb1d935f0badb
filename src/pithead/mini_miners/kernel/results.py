"""What simulated games of Mini Miners add up to, and how they are written down: a row for each game and seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from pithead.mini_miners.kernel.layout import DWARVES, ROUNDS_MOST, VICTORY, CrewBit, Group, Groups, Row, SeatRow, Tally
from pithead.sim.results import SEAT_COLUMNS, PlayedGames, ResultsFile, Share, share_of
from pithead.sim.run import Rows, Sums


class Veteran(Share):
    """How a dwarf does each time that it is played: how often its player wins, its haul as points, and how often it comes home."""

    home: float


class Summary(PlayedGames):
    """What all games add up to."""

    fell_in: float
    given_up: int
    seats: tuple[Share, ...]
    dwarves: tuple[Veteran, ...]


def summary(tally: Sums, seats: int, dwarves: Sequence[str]) -> Summary:
    """What a tally says; the dwarves are named in the order of their initiative."""
    games, rounds = max(int(tally[Tally.GAMES]), 1), max(int(tally[Tally.ROUNDS]), 1)
    veterans = [_veteran(tally, Groups.DWARF + place, dwarf) for place, dwarf in enumerate(dwarves)]
    return Summary(
        games=int(tally[Tally.GAMES]),
        decisions_per_game=int(tally[Tally.DECISIONS]) / games,
        ties=int(tally[Tally.TIED]) / games,
        fell_in=int(tally[Tally.FELL_IN]) / rounds,
        given_up=int(tally[Tally.GIVEN_UP]),
        seats=tuple(_share(tally, Groups.SEAT + seat, str(seat)) for seat in range(seats)),
        dwarves=tuple(veteran for veteran in veterans if veteran.games),
    )


def _share(tally: Sums, group: int, name: str) -> Share:
    return share_of(tally, Tally.GROUPS, group, Group.SIZE, VICTORY, name)


def _veteran(tally: Sums, group: int, name: str) -> Veteran:
    share = _share(tally, group, name)
    home = int(tally[Tally.GROUPS + group * Group.SIZE + Group.HOME]) / max(share.games, 1)
    return Veteran(name, share.games, share.wins, share.wins_within, share.points, share.points_within, home)


COLUMNS: Final = (
    *SEAT_COLUMNS,
    ("gold1", "int16"),
    ("gold2", "int16"),
    ("gold3", "int16"),
    ("gold4", "int16"),
    ("points", "int16"),
    ("won", "bool_"),
    ("tied", "bool_"),
    ("tools", "int16"),
    ("haul", "int16"),
    ("escaped", "int8"),
    ("removed", "int8"),
    ("troop1", "int32"),
    ("troop2", "int32"),
    ("troop3", "int32"),
    ("troop4", "int32"),
    ("fell_in", "int8"),
    ("decisions", "int16"),
)
"""The columns of the file, explained in `docs/games/mini-miners/results.md`."""


class ParquetFile(ResultsFile):
    """A file of results with a row for each game and seat."""

    schema_columns = COLUMNS

    def own_columns(self, rows: Rows, seat: npt.NDArray[np.int8]) -> list[Any]:
        """The columns after those of every file."""
        seats, games = len(self.bots), len(rows)
        blocks = rows[:, Row.SIZE :].reshape(games * seats, SeatRow.SIZE)
        crew = np.repeat(rows[:, Row.CREW : Row.SIZE].reshape(games, ROUNDS_MOST, DWARVES), seats, axis=0)
        own = (crew != 0) & (crew >> CrewBit.OWNER & 3 == seat[:, None, None])
        home = own & (crew >> CrewBit.HOME & 1 == 1)
        troops = own @ (1 << np.arange(DWARVES, dtype=np.int32))
        return [
            *blocks[:, SeatRow.GOLD : SeatRow.GOLD + ROUNDS_MOST].T,
            blocks[:, SeatRow.TOTAL],
            (np.repeat(rows[:, Row.WINNERS], seats) >> seat & 1).astype(bool),
            np.repeat(rows[:, Row.TIES], seats).astype(bool),
            blocks[:, SeatRow.TOOLS],
            np.where(own, crew >> CrewBit.HAUL, 0).sum(axis=(1, 2), dtype=np.int16),
            home.sum(axis=(1, 2), dtype=np.int8),
            (own & ~home).sum(axis=(1, 2), dtype=np.int8),
            *troops.T.astype(np.int32),
            np.bitwise_count(np.repeat(rows[:, Row.FELL_IN], seats)).astype(np.int8),
            np.repeat(rows[:, Row.DECISIONS], seats),
        ]
