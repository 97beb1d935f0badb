"""T12: evening after evening at the same server; what it keeps does not grow, and its answers do not get slower.

python -m tests.faults.soak --minutes 10
"""

import argparse
import asyncio
import shutil
import statistics
import sys
import tempfile
import time
from pathlib import Path

import msgspec
import psutil

from tests.faults.figures import figure
from tests.faults.load import Load, offered, open_games, report_ms
from tests.server.live import Live


class Sample(msgspec.Struct):
    """The server after an evening."""

    at: float
    memory: float
    files: int
    wal: float
    p99: float


async def evening(server, folder, games, rate, seconds):
    """Some games, played for so long and left; how the server is then."""
    load = Load()
    await open_games(server.url, load, games, 1)
    await offered(load, rate, seconds)
    load.close()
    await asyncio.sleep(0.5)
    process = psutil.Process(server.process.pid)
    wal = sum(file.stat().st_size for file in folder.glob("*-wal")) / (1 << 20)
    return Sample(time.monotonic(), process.memory_info().rss / (1 << 20), process.num_fds(), wal, report_ms(load.latencies)[1])


def slope(samples, what):
    """How much more an hour, by the middle of all slopes between two samples."""
    pairs = [
        (getattr(b, what) - getattr(a, what)) / (b.at - a.at) * 3600 for number, a in enumerate(samples) for b in samples[number + 1 :]
    ]
    return statistics.median(pairs)


async def run(minutes, games=20, rate=200, seconds=8):
    folder = Path(tempfile.mkdtemp(prefix="pithead-soak-"))
    begin, samples = time.monotonic(), []
    with Live(folder / "p.db", log=folder / "log") as server:
        while time.monotonic() < begin + 60 * minutes or len(samples) < 4:
            samples.append(await evening(server, folder, games, rate, seconds))
        errors = (folder / "log").read_text("utf-8").count('"trace"')
    shutil.rmtree(folder, ignore_errors=True)
    return samples, errors


def report(samples, errors):
    """Slopes after the first third, in which caches fill; whether all is as it should be."""
    late = samples[len(samples) // 3 :]
    took = (samples[-1].at - samples[0].at) / 60
    figure("T12", f"memory after {took:.0f} minutes in MB, and its slope an hour", f"{late[-1].memory:.0f}, {slope(late, 'memory'):+.1f}")
    good = [
        figure("T12", "more open files at the end", late[-1].files - late[0].files, "0", late[-1].files <= late[0].files),
        figure("T12", "write-ahead log in MB, the largest", f"{max(each.wal for each in samples):.0f}", "< 64", late[-1].wal < 64),
        figure("T12", "errors in the log", errors, "0", errors == 0),
    ]
    figure("T12", "p99 in ms, first and last", f"{samples[0].p99}, {samples[-1].p99}")
    return all(good)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=10)
    return 0 if report(*asyncio.run(run(parser.parse_args().minutes))) else 1


if __name__ == "__main__":
    sys.exit(main())
