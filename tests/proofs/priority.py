"""Puts a process and all its children before the rest of a busy machine, where the system lets us: short measurements wait for nobody else.

On Linux nice values count only within a session, and a browser begins one of its own; the whole session has to be preferred. A session may
go on after us, a shell for one, and is then what it was before.
"""

import atexit
import os
from contextlib import suppress
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
                if each == os.getpid():
                    atexit.register(put_back, session, session.read_text("ascii").split()[-1])
                session.write_text(str(SESSION_NICE), "ascii")
            os.setpriority(os.PRIO_PROCESS, each, PROCESS_NICE)
    except (OSError, AttributeError):
        return False
    return True


def put_back(session, nice):
    """Prefer a session no more than before."""
    with suppress(OSError):
        session.write_text(nice, "ascii")
