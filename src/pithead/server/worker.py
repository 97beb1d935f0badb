"""A worker process: it reads pickled calls from standard input, runs them at low priority, and writes the pickled results."""

from __future__ import annotations

import os
import pickle
import signal
import sys
import traceback
from typing import Any, Final, NamedTuple

from pithead.game import Refusal, Unreadable

NICENESS: Final = 10
LENGTH_BYTES: Final = 8
"""The length before every message has so many bytes."""


class WorkResult(NamedTuple):
    """What a function returned, or its refusal, or the traceback of its exception."""

    value: Any = None
    refusal: tuple[type[Refusal], str, str, dict[str, object]] | None = None
    trace: str = ""


def result_of(request: bytes) -> bytes:
    """Run a pickled call."""
    try:
        function, args = pickle.loads(request)
        return pickle.dumps(WorkResult(function(*args)))
    except Refusal as refusal:
        kind = Unreadable if isinstance(refusal, Unreadable) else Refusal
        return pickle.dumps(WorkResult(refusal=(kind, refusal.reason, refusal.rule, dict(refusal.details))))
    except Exception:
        return pickle.dumps(WorkResult(trace=traceback.format_exc()))


def main() -> None:
    """Run calls until standard input ends; whatever a function prints goes to the log."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):  # Windows has none
        os.nice(NICENESS)
    requests, results = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    while head := requests.read(LENGTH_BYTES):
        result = result_of(requests.read(int.from_bytes(head, "big")))
        results.write(len(result).to_bytes(LENGTH_BYTES, "big") + result)
        results.flush()
