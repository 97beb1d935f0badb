"""Analyses of finished games: worked out in parts by the worker pool, stopped when nobody asks any more, and cached."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias, TypeVar

from pithead.coach.analysis import Analysis, Weighed, parts_of, summed_up, weigh
from pithead.game import Refusal
from pithead.record import Record, read_record, write_record
from pithead.server.logs import note
from pithead.server.worker_pool import WorkerPool, WorkFailed

T = TypeVar("T")

WORK_TIMEOUT_S: Final = 600.0
"""The limit for one piece of work; it may include compiling the kernels."""

POLL_INTERVAL_S: Final = 0.2
"""How often it is checked whether the client still waits."""

PARTS_AT_ONCE: Final = 2
"""Parts that are worked out at once, if so many workers are free; hints come in between."""

ABANDONED_AFTER_S: Final = 20.0
"""An analysis that nobody asks about for so long is stopped."""

MAX_KEPT_ANALYSES: Final = 50
"""Analyses that are cached."""


async def while_wanted(work: Awaitable[T], is_abandoned: Callable[[], Awaitable[bool]]) -> T:
    """Wait for work until nobody wants it any more; then it is cancelled."""
    task = asyncio.ensure_future(work)
    try:
        while not (await asyncio.wait({task}, timeout=POLL_INTERVAL_S))[0]:
            if await is_abandoned():
                raise Refusal("coach-stopped")
        return task.result()
    finally:
        task.cancel()


def weigh_part(record: bytes, first: int, last: int) -> list[Weighed]:
    """Some steps of a game, weighed."""
    return list(weigh(read_record(record), first, last))


OnAnalysed: TypeAlias = Callable[[str, Analysis], Awaitable[None]]
"""Called with the name of a game and its analysis, once that is done."""


async def forget_it(id: str, analysis: Analysis) -> None:
    """Keep nothing of an analysis."""


@dataclass(eq=False)
class AnalysisJob:
    """A game that is being weighed, and who wants to know."""

    id: str
    record: Record
    asker: str
    on_done: OnAnalysed
    weighed: list[Weighed] = field(default_factory=list)
    analysis: Analysis | None = None
    refusal: Refusal | None = None
    asked: float = field(default_factory=time.monotonic)

    @property
    def done(self) -> float:
        """How much of it has been weighed."""
        return len(self.weighed) / (len(self.record.steps) + 1)

    async def work(self, worker_pool: WorkerPool) -> None:
        """Weigh part by part, until nobody asks any more."""
        data = write_record(self.record)
        begun: deque[asyncio.Task[list[Weighed]]] = deque()
        try:
            for first, last in parts_of(self.record):
                begun.append(asyncio.create_task(worker_pool.run(weigh_part, data, first, last, limit=WORK_TIMEOUT_S)))
                if len(begun) == PARTS_AT_ONCE:
                    self.weighed += await while_wanted(begun.popleft(), self._is_abandoned)
            while begun:
                self.weighed += await while_wanted(begun.popleft(), self._is_abandoned)
            analysis = summed_up(self.record, self.weighed)
            await self.on_done(self.id, analysis)
            self.analysis = analysis
        except Refusal as refusal:
            self.refusal = refusal
        except WorkFailed as stuck:
            note("analysis-stuck", why=str(stuck))
            self.refusal = Refusal("broken")
        finally:
            for part in begun:
                part.cancel()

    async def _is_abandoned(self) -> bool:
        return time.monotonic() - self.asked > ABANDONED_AFTER_S


class Analyses:
    """The analyses of one server: the newest are remembered, and everybody may have one worked out at a time."""

    def __init__(
        self, worker_pool: WorkerPool, spawn: Callable[[Coroutine[Any, Any, None]], object], on_done: OnAnalysed = forget_it
    ) -> None:
        self.on_done = on_done
        self.worker_pool = worker_pool
        self.spawn = spawn
        self.jobs: OrderedDict[str, AnalysisJob] = OrderedDict()

    def begin(self, id: str, record: Record, asker: str) -> AnalysisJob:
        """Begin an analysis, unless it is there already."""
        job = self.jobs.get(id)
        if job is None or job.refusal is not None:
            if any(other.asker == asker and other.analysis is None and other.refusal is None for other in self.jobs.values()):
                raise Refusal("coach-busy")
            job = self.jobs[id] = AnalysisJob(id, record, asker, self.on_done)
            self.spawn(job.work(self.worker_pool))
            while len(self.jobs) > MAX_KEPT_ANALYSES:
                self.jobs.popitem(last=False)
        job.asked = time.monotonic()
        return job

    def of(self, id: str) -> AnalysisJob:
        """An analysis that was begun."""
        job = self.jobs.get(id)
        if job is None:
            raise Refusal("coach-not-begun")
        if job.refusal is not None:
            raise job.refusal
        job.asked = time.monotonic()
        self.jobs.move_to_end(id)
        return job
