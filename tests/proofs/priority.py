"""Puts a process and all its children before the rest of a busy machine, where the system lets us: short measurements wait for nobody else.

On Linux nice values count only within a session, and a browser begins one of its own; the whole session has to be preferred.
"""

import os
from pathlib import Path

SESSION_NICE, PROCESS_NICE = -19, -15


def children(pid):
    """The processes that a process has started, and theirs."""
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        try:
            started = [int(each) for each in task.read_text("ascii").split()]
        except OSError:
            continue
        for each in started:
            yield each
            yield from children(each)


def come_first(pid=None):
    """Prefer a process, ours unless one is named, with all its children; whether that was allowed."""
    first = pid or os.getpid()
    try:
        for each in (first, *children(first)):
            if (session := Path(f"/proc/{each}/autogroup")).exists():
                session.write_text(str(SESSION_NICE), "ascii")
            os.setpriority(os.PRIO_PROCESS, each, PROCESS_NICE)
    except (OSError, AttributeError):
        return False
    return True
