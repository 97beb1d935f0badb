"""Waiting in tests: for a condition, never for a time. A busy machine makes a test late, and does not fail it."""

import asyncio
import time

HANG_S = 900.0
"""Seconds after which something hangs; no machine is as busy as that."""

PAUSE_S = 0.02
"""Seconds between two looks at a condition."""


def wait_until(condition, why="it never happens", pause=PAUSE_S):
    """Look until `condition()` is true, with pauses; what it gave then. `why` says what is missing, or is asked for it."""
    end = time.monotonic() + HANG_S
    while not (found := condition()):
        assert time.monotonic() < end, why() if callable(why) else why
        time.sleep(pause)
    return found


async def wait_until_async(condition):
    """The same where an event loop must go on meanwhile."""
    async with asyncio.timeout(HANG_S):
        while not (found := condition()):
            await asyncio.sleep(PAUSE_S)
    return found
