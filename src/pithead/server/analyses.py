"""Analyses of the server: weighed part by part in the processes of the bots, stopped when nobody wants them, and remembered."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

from pithead.coach.analysis import Analysis, Weighed, summed_up, weigh
from pithead.game import Refusal
from pithead.record import Record, read_record, write_record
from pithead.server.logs import note
from pithead.server.worker_pool import Stuck, Thinkers

T = TypeVar("T")

PATIENCE: Final = 600.0
"""Seconds that a thought may take: where the kernels are not compiled yet, they are now."""

GLANCE: Final = 0.2
"""Seconds between two looks whether the asker is still there."""

PART: Final = 8
"""Steps of a game that are weighed in one go; hints come in between."""

FORGOTTEN: Final = 20.0
"""Seconds after which an analysis that nobody asks about is stopped."""

KEPT: Final = 50
"""Analyses that are remembered."""


def weigh_part(record: bytes, first: int, last: int) -> list[Weighed]:
    """Some steps of a game, weighed."""
    return list(weigh(read_record(record), first, last))


class Job:
    """A game that is being weighed, and who wants to know."""

    def __init__(self, record: Record, asker: str) -> None:
        self.record = record
        self.asker = asker
        self.weighed: list[Weighed] = []
        self.analysis: Analysis | None = None
        self.refusal: Refusal | None = None
        self.asked = time.monotonic()

    @property
    def done(self) -> float:
        """How much of it has been weighed."""
        return len(self.weighed) / (len(self.record.steps) + 1)

    async def work(self, thinkers: Thinkers) -> None:
        """Weigh one part after the other, until nobody asks any more."""
        data, count = write_record(self.record), len(self.record.steps)
        try:
            for first in range(0, count + 1, PART):
                last = min(first + PART - 1, count)
                self.weighed += await self._while_wanted(thinkers.think(weigh_part, data, first, last, limit=PATIENCE))
            self.analysis = summed_up(self.record, self.weighed)
        except Refusal as refusal:
            self.refusal = refusal
        except Stuck as stuck:
            note("analysis-stuck", why=str(stuck))
            self.refusal = Refusal("broken")

    async def _while_wanted(self, work: Coroutine[Any, Any, T]) -> T:
        task = asyncio.ensure_future(work)
        try:
            while not (await asyncio.wait({task}, timeout=GLANCE))[0]:
                if time.monotonic() - self.asked > FORGOTTEN:
                    raise Refusal("coach-stopped")
            return task.result()
        finally:
            task.cancel()


class Analyses:
    """The analyses of one server: the newest are remembered, and everybody may have one worked out at a time."""

    def __init__(self, thinkers: Thinkers, spawn: Callable[[Coroutine[Any, Any, None]], None]) -> None:
        self.thinkers = thinkers
        self.spawn = spawn
        self.jobs: OrderedDict[str, Job] = OrderedDict()

    def begin(self, id: str, record: Record, asker: str) -> Job:
        """Begin an analysis, unless it is there already."""
        job = self.jobs.get(id)
        if job is None or job.refusal is not None:
            if any(other.asker == asker and other.analysis is None and other.refusal is None for other in self.jobs.values()):
                raise Refusal("coach-busy")
            job = self.jobs[id] = Job(record, asker)
            self.spawn(job.work(self.thinkers))
            while len(self.jobs) > KEPT:
                self.jobs.popitem(last=False)
        job.asked = time.monotonic()
        return job

    def of(self, id: str) -> Job:
        """An analysis that was begun."""
        job = self.jobs.get(id)
        if job is None:
            raise Refusal("coach-not-begun")
        if job.refusal is not None:
            raise job.refusal
        job.asked = time.monotonic()
        self.jobs.move_to_end(id)
        return job
