"""Many games on a Ray cluster: the same chunks as on the own cores, played wherever there is room.

A chunk depends on its numbers alone. Ray plays it again if the machine that played it dies, and hands every chunk over once; so the
results are the same, whatever happens on the way.
"""

from __future__ import annotations

import socket
from collections import deque
from collections.abc import Iterator
from typing import Any, Final

from pithead.game import Unreadable
from pithead.sim.run import CHUNK, Machine, Rows, Run, Sums, play_chunk

LOCAL: Final = "local"
"""The address that starts a small cluster on this machine, and ends it with the run."""

CONNECT_TIMEOUT_S: Final = 5.0
"""How soon a cluster must answer."""

CHUNKS_AHEAD: Final = 2
"""Chunks beside those being played that wait for a free core."""


class ClusterRun(Run):
    """So many games of a seed on the cores of a cluster."""

    def __init__(self, machine: Machine, seed: int, games: int, address: str, jobs: int | None, chunk: int = CHUNK) -> None:
        self.ray = connect(address, jobs)
        super().__init__(machine, seed, games, jobs or int(self.ray.cluster_resources().get("CPU", 1)), chunk)

    def chunks(self) -> Iterator[tuple[int, Rows, Sums]]:
        """The number of the first game, the rows and their tally of each chunk, in order; only a few are in memory at a time."""
        play = self.ray.remote(num_cpus=1, max_retries=-1)(play_chunk)
        machine = self.ray.put(self.machine)
        waiting: deque[tuple[int, Any]] = deque()
        starts = iter(range(0, self.games, self.chunk))
        try:
            while True:
                while not self.stopped and len(waiting) < self.jobs + CHUNKS_AHEAD and (first := next(starts, None)) is not None:
                    waiting.append((first, play.remote(machine, self.seed, first, min(self.chunk, self.games - first))))
                if not waiting:
                    return
                first, chunk = waiting.popleft()
                yield first, *self.ray.get(chunk)
        finally:
            self.ray.shutdown()


def connect(address: str, jobs: int | None) -> Any:
    """Ray, connected to the cluster at an address."""
    import ray  # noqa: PLC0415 - seconds of import

    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
    try:
        if address == LOCAL:
            ray.init(num_cpus=jobs, include_dashboard=False, **quiet)
        else:
            check_address(address)
            ray.init(address=address, **quiet)
    except (OSError, RuntimeError, ValueError) as problem:
        raise Unreadable("sim-ray", address=address, problem=str(problem).partition("\n")[0]) from None
    return ray


def check_address(address: str) -> None:
    """Raise an OSError if nobody answers; Ray itself would wait a minute, and then end this program without a word."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        socket.create_connection((host, int(port)), timeout=CONNECT_TIMEOUT_S).close()
