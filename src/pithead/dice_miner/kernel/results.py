"""What simulated games of Dice Miner add up to, and how they are written down: a row for each game and seat."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from pithead.dice_miner.kernel.layout import ROUNDS, VICTORY, Group, Groups, Row, SeatRow, Tally
from pithead.sim.results import SEAT_COLUMNS, PlayedGames, ResultsFile, Share, share_of
from pithead.sim.run import Rows, Sums


class Summary(PlayedGames):
    """What all games add up to."""

    given_up: int
    starter: Share | None
    seats: tuple[Share, ...]
    heroes: tuple[Share, ...]


def summary(tally: Sums, seats: int, heroes: Sequence[str]) -> Summary:
    """What a tally says."""
    games = max(int(tally[Tally.GAMES]), 1)
    by_hero = [_share(tally, Groups.HERO + place, hero) for place, hero in enumerate(heroes)]
    return Summary(
        games=int(tally[Tally.GAMES]),
        decisions_per_game=int(tally[Tally.DECISIONS]) / games,
        ties=int(tally[Tally.TIED]) / games,
        given_up=int(tally[Tally.GIVEN_UP]),
        starter=_share(tally, Groups.START, "") if seats > 1 else None,
        seats=tuple(_share(tally, Groups.SEAT + seat, str(seat)) for seat in range(seats)),
        heroes=tuple(share for share in by_hero if share.games),
    )


def _share(tally: Sums, group: int, name: str) -> Share:
    return share_of(tally, Tally.GROUPS, group, Group.SIZE, VICTORY, name)


COLUMNS: Final = (
    *SEAT_COLUMNS,
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
"""The columns of the file, explained in `docs/games/dice-miner/results.md`."""


class ParquetFile(ResultsFile):
    """A file of results with a row for each game and seat."""

    schema_columns = COLUMNS

    def __init__(self, path: Path, bots: Sequence[str], heroes: Sequence[str], facts: dict[str, str]) -> None:
        super().__init__(path, bots, facts)
        self.heroes = list(heroes)

    def own_columns(self, rows: Rows, seat: npt.NDArray[np.int8]) -> list[Any]:
        """The columns after those of every file."""
        seats, games = len(self.bots), len(rows)
        blocks = rows[:, Row.SIZE :].reshape(games * seats, SeatRow.SIZE)
        winners = np.repeat(rows[:, Row.WINNERS], seats)
        scores = blocks[:, SeatRow.SCORES : SeatRow.SCORES + ROUNDS]
        return [
            self.names(blocks[:, SeatRow.HERO].astype(np.int8), self.heroes),
            np.repeat(rows[:, Row.OPENER], seats) == seat,
            scores[:, 0],
            scores[:, 1],
            scores[:, 2],
            scores.sum(axis=1, dtype=np.int16),
            (winners >> seat & 1).astype(bool),
            np.bitwise_count(winners).astype(np.int8),
            blocks[:, SeatRow.BEERS],
            np.repeat(rows[:, Row.TIES], seats),
            np.repeat(rows[:, Row.DECISIONS], seats),
        ]
