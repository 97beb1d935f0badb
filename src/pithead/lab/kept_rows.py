"""Games that are kept in a folder, chunk by chunk, so that a study of hours can be stopped and goes on where it was."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

import numpy as np

from pithead.sim.run import Machine, Rows, Sums


class KeptRows:
    """A machine whose games are looked up first: a chunk is known by its seed, its first game and how many there are.

    The seed has to stand for everything that the games depend on, as the name of an experiment does.
    """

    def __init__(self, machine: Machine, folder: Path) -> None:
        self.machine = machine
        self.folder = folder

    def rows(self, seed: int, first: int, games: int) -> Rows:
        """The games from this number on, a row for each: read, or else played and kept."""
        found = self.kept(seed, first, games)
        if found is not None:
            return found
        rows = self.machine.rows(seed, first, games)
        file = self._file(seed, first, games)
        unfinished = file.with_suffix(f".{os.getpid()}.part")
        with unfinished.open("wb") as stream:
            np.save(stream, rows, allow_pickle=False)
        unfinished.replace(file)
        return rows

    def kept(self, seed: int, first: int, games: int) -> Rows | None:
        """The rows of these games, if they were kept before."""
        with suppress(OSError, ValueError, EOFError):  # not there, or not whole
            found: Rows = np.load(self._file(seed, first, games), allow_pickle=False)
            if len(found) == games:
                return found
        return None

    def _file(self, seed: int, first: int, games: int) -> Path:
        return self.folder / f"{seed:016x}-{first}-{games}.npy"

    def tally(self, rows: Rows) -> Sums:
        """What rows add up to."""
        return self.machine.tally(rows)
