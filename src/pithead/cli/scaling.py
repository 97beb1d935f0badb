"""How `bench` grows: the kernel on one and two cores by the clock, and from a thousand to ten million games in how much memory."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

import msgspec

from pithead.games import load_game, package_of, simulation_options
from pithead.sim.cores import cores

if TYPE_CHECKING:
    from pithead.sim.run import Machine

TRIES: Final = 3
CHUNKS: Final = 20
GAMES_LEAST: Final = 1000


def random_machine(game: str) -> Machine:
    """The kernel of a game for two random bots, compiled."""
    kernel = package_of(game).kernel
    assert kernel is not None
    return kernel().simulation(load_game(game), ("random", "random"), simulation_options(game)()).core()


def two_cores(game: str) -> dict[str, dict[str, float]]:
    """Games a second by the clock on one core and on two, the best of three tries each, by turns."""
    from pithead.sim.run import CHUNK, Run  # noqa: PLC0415

    machine = random_machine(game)
    jobs = range(1, min(cores(), 2) + 1)
    best = dict.fromkeys(jobs, 0.0)
    for _ in range(TRIES):
        for job in jobs:
            begin = perf_counter()
            games = sum(len(rows) for _, rows, _ in Run(machine, 1, CHUNK * CHUNKS, job).chunks())
            best[job] = max(best[job], games / (perf_counter() - begin))
    return {f"cores/{job}": {"games_per_s": round(rate), "ratio": round(rate / best[1], 3)} for job, rate in best.items()}


def growth(game: str, most: int) -> dict[str, dict[str, float]]:
    """Ten times as many games each time, in a process of their own: the seconds, and the most memory that it ever held."""
    _grown(game, GAMES_LEAST)  # compiles the kernel, if nobody has done so before
    figures = {}
    games = GAMES_LEAST
    while games <= most:
        figures[f"growth/{games}"] = _grown(game, games)
        games *= 10
    return figures


def _grown(game: str, games: int) -> dict[str, float]:
    run = subprocess.run([sys.executable, "-c", GROW, game, str(games)], check=True, capture_output=True)
    return msgspec.json.decode(run.stdout, type=dict[str, float])


GROW: Final = "import sys; from pithead.cli.scaling import grow; grow(sys.argv[1], int(sys.argv[2]))"


def grow(game: str, games: int) -> None:
    """Play so many games, as `simulate` does on one core, and print what it took."""
    from pithead.cli.simulate import play  # noqa: PLC0415
    from pithead.sim.run import Run  # noqa: PLC0415

    tally, seconds = play(Run(random_machine(game), 1, games, jobs=1), None)
    assert tally[0] == games
    figures: dict[str, Any] = {"seconds": round(seconds, 4), "games_per_s": round(games / seconds), "peak_mb": round(peak_mb(), 1)}
    sys.stdout.buffer.write(msgspec.json.encode(figures))


def peak_mb() -> float:
    """The most memory that this process ever held, in megabytes; Linux would else count what the parent held at the fork."""
    status = Path("/proc/self/status")
    if status.exists() and (peak := re.search(r"VmHWM:\s+(\d+)", status.read_text())):
        return int(peak[1]) / 1024
    from resource import RUSAGE_SELF, getrusage  # noqa: PLC0415 - Windows has no such module

    return getrusage(RUSAGE_SELF).ru_maxrss / 1024
