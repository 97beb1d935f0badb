"""A slow processor for a browser: its tabs, with all their workers, stand still for most of the time.

Chromium's own throttling slows the page's main thread only, and the server of the static edition is in a worker.
"""

import os
import signal
import subprocess
import sys
import time
from contextlib import contextmanager, suppress
from pathlib import Path

PERIOD_S = 0.02
LOOK_S = 0.25
"""A tab that begins runs so long at full speed at most."""


@contextmanager
def slow_processor(times):
    """The tabs of browsers below this process get only one part in so many of their time."""
    if times <= 1:
        yield
        return
    command = [sys.executable, "-m", __name__, str(os.getpid()), str(times)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as slowing:
        slowing.stdout.readline()
        try:
            yield
        finally:
            slowing.terminate()


def renderers(ancestor):
    """The processes below another one that draw pages."""
    parents, kinds = {}, {}
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            kinds[int(folder.name)] = (folder / "cmdline").read_bytes()

    def is_below(process):
        return process == ancestor or (process in parents and is_below(parents[process]))

    return [process for process, words in kinds.items() if b"--type=renderer" in words and is_below(process)]


def send(processes, what):
    """A signal for all that are still there."""
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, what)


def stop_and_go(ancestor, times):
    """For ever, or until this process is told to end."""
    processes, looked = [], 0.0

    def end(*_):
        send(processes, signal.SIGCONT)
        sys.exit()

    signal.signal(signal.SIGTERM, end)
    print("ready", flush=True)
    while True:
        send(processes, signal.SIGSTOP)
        stopped = time.monotonic()
        if stopped > looked + LOOK_S:
            processes, looked = renderers(ancestor), stopped  # new ones stand still from the next time on
        time.sleep(max(0.0, stopped + PERIOD_S * (1 - 1 / times) - time.monotonic()))
        send(processes, signal.SIGCONT)
        time.sleep(PERIOD_S / times)


if __name__ == "__main__":
    stop_and_go(int(sys.argv[1]), float(sys.argv[2]))
