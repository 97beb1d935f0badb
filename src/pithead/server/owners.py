"""Which process looks after a table: of those that are alive, the one that the table's id prefers. Bots think and clocks run only there.

Every process says a few times a second that it is alive, and one that is silent for a while has no tables any more: the others take them
over. Nothing depends on it that could be lost: two owners at once only think twice, for the journal takes every move once.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from pithead.server.broadcasts import Topic, broadcast_of

HEARTBEAT_S: Final = 0.4
SILENCE_S: Final = 1.3
"""How often a process says that it is alive, and after how long a silence it is taken for dead."""


class Owners:
    """The processes that are alive, and which of them owns a table."""

    def __init__(self, process: str, clock: Callable[[], float]) -> None:
        self.process = process
        self.clock = clock
        self.living: tuple[str, ...] = (process,)
        self._heard: dict[str, float] = {}
        self._said = float("-inf")

    def due(self) -> bool:
        """Is it time to say that this process is alive?"""
        return self.clock() - self._said >= HEARTBEAT_S

    def heartbeat(self, asks: bool = False) -> str:
        """What to broadcast; who `asks` wants to hear from all others at once."""
        self._said = self.clock()
        return broadcast_of(Topic.ALIVE, self.process, "?" if asks else "")

    def on_message(self, said: str) -> bool:
        """Another process is alive, or goes; True if it asks who else is."""
        process, _, says = said.partition(":")
        if process == self.process:
            return False
        if says == "-":
            self._heard.pop(process, None)
        else:
            self._heard[process] = self.clock()
        return says == "?"

    def farewell(self) -> str:
        """What to broadcast at the end."""
        return broadcast_of(Topic.ALIVE, self.process, "-")

    def changed(self) -> bool:
        """Has somebody come or gone since this was last asked?"""
        now = self.clock()
        self._heard = {process: at for process, at in self._heard.items() if now - at < SILENCE_S}
        living = tuple(sorted((self.process, *self._heard)))
        before, self.living = self.living, living
        return living != before

    def owner(self, table: str) -> str:
        """The process that looks after a table."""
        return self.process if len(self.living) == 1 else preferred(table, self.living)

    def mine(self, table: str) -> bool:
        """Does this process look after it?"""
        return self.owner(table) == self.process


@lru_cache(maxsize=1 << 14)
def preferred(table: str, processes: tuple[str, ...]) -> str:
    """The process that a table prefers; when one goes, only its own tables prefer another (rendezvous hashing)."""
    return max(processes, key=lambda process: hashlib.sha256(f"{table} {process}".encode()).digest())
