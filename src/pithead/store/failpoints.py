"""Places where a test may kill the process: `PITHEAD_FAILPOINT=before-commit:17` kills it there the 17th time."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from typing import Final, TypeAlias

NAMES: Final = ("before-insert", "before-commit", "after-commit", "after-ack")

Failpoint: TypeAlias = Callable[[str], None]
"""Called at each named place; it may not return."""


def none(name: str) -> None:
    """Nothing ever fails here."""


def from_environment() -> Failpoint:
    """What the environment asks for; nothing, outside of tests."""
    wanted = os.environ.get("PITHEAD_FAILPOINT")
    if not wanted:
        return none
    place, _, count = wanted.partition(":")
    left = int(count or 1)

    def failpoint(name: str) -> None:
        nonlocal left
        if name == place:
            left -= 1
            if left == 0:
                os.kill(os.getpid(), signal.SIGKILL)

    return failpoint
