"""How `bench` grows: the kernel on one and two cores by the clock, and from a thousand to ten million games in how much memory."""

from __future__ import annotations

import re
import resource
import subprocess
import sys
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

import msgspec

from pithead.sim.cores import cores

if TYPE_CHECKING:
    from pithead.dice_miner.kernel.kernel import Processor

TRIES: Final = 3
CHUNKS: Final = 20
SMALLEST: Final = 1000


def random_miners() -> Processor:
    """The kernel of Dice Miner for two random bots."""
    from pithead.dice_miner.kernel.kernel import Processor, write_options  # noqa: PLC0415
    from pithead.dice_miner.kernel.tables import box_table  # noqa: PLC0415
    from pithead.dice_miner.rules.content import standard_box  # noqa: PLC0415

    machine = Processor(box_table(standard_box()), write_options(2))
    machine.rows(0, 0, 1)
    return machine


def two_cores() -> dict[str, dict[str, float]]:
    """Games a second by the clock on one core and on two, the best of three tries each, by turns."""
    from pithead.sim.run import CHUNK, Run  # noqa: PLC0415

    machine = random_miners()
    jobs = range(1, min(cores(), 2) + 1)
    best = dict.fromkeys(jobs, 0.0)
    for _ in range(TRIES):
        for job in jobs:
            begin = perf_counter()
            games = sum(len(rows) for _, rows, _ in Run(machine, 1, CHUNK * CHUNKS, job).chunks())
            best[job] = max(best[job], games / (perf_counter() - begin))
    return {f"cores/{job}": {"games_per_s": round(rate), "ratio": round(rate / best[1], 3)} for job, rate in best.items()}


def growth(most: int) -> dict[str, dict[str, float]]:
    """Ten times as many games each time, in a process of their own: the seconds, and the most memory that it ever held."""
    _grown(SMALLEST)  # compiles the kernel, if nobody has done so before
    figures = {}
    games = SMALLEST
    while games <= most:
        figures[f"growth/{games}"] = _grown(games)
        games *= 10
    return figures


def _grown(games: int) -> dict[str, float]:
    run = subprocess.run([sys.executable, "-c", GROW, str(games)], check=True, capture_output=True)
    return msgspec.json.decode(run.stdout, type=dict[str, float])


GROW: Final = "import sys; from pithead.cli.scaling import grow; grow(int(sys.argv[1]))"


def grow(games: int) -> None:
    """Play so many games, as `simulate` does on one core, and print what it took."""
    from pithead.cli.simulate import play  # noqa: PLC0415
    from pithead.sim.run import Run  # noqa: PLC0415

    tally, seconds = play(Run(random_miners(), 1, games, jobs=1), None)
    assert tally[0] == games
    figures: dict[str, Any] = {"seconds": round(seconds, 4), "games_per_s": round(games / seconds), "peak_mb": round(peak_mb(), 1)}
    sys.stdout.buffer.write(msgspec.json.encode(figures))


def peak_mb() -> float:
    """The most memory that this process ever held, in megabytes; Linux would else count what the parent held at the fork."""
    status = Path("/proc/self/status")
    if status.exists() and (peak := re.search(r"VmHWM:\s+(\d+)", status.read_text())):
        return int(peak[1]) / 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
