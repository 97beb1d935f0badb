"""Workers for studies: replays, what-ifs, imports and long syncs. Who asks pays for the processor time, and has only so many at once."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, Final, TypeVar

from pithead.game import Refusal
from pithead.server.limits import ProcessorBudget
from pithead.server.logs import note
from pithead.server.tables import Viewer, caught_up
from pithead.server.worker_pool import Worker, WorkerPool, WorkFailed

T = TypeVar("T")

STUDY_WORKERS: Final = 2
STUDY_TIMEOUT_S: Final = 30.0
"""How many there are, and how long each piece of work may take."""

MAX_STUDIES_AT_ONCE: Final = 4
"""How many one address or person may ask for at once."""


class StudyWorkers:
    """Worker processes beside those of the bots, so that no table waits for a study."""

    def __init__(self, budget: ProcessorBudget, new_worker: Callable[[], Worker]) -> None:
        self.budget = budget
        self.pool = WorkerPool(count=STUDY_WORKERS, new_worker=new_worker)
        self.slot = asyncio.Semaphore(1)
        self.running: Counter[str] = Counter()

    async def run(self, keys: Sequence[str], function: Callable[..., T], *args: Any, urgent: bool = False) -> T:
        """What a function returns in a worker; its processor time is charged to these people and addresses."""
        self.budget.check(keys)
        with self.one_more(keys):
            try:
                charge = partial(self.budget.charge, keys)
                return await self.pool.run(function, *args, limit=STUDY_TIMEOUT_S, urgent=urgent, on_cost=charge)
            except WorkFailed as failed:
                note("study-failed", function=function.__name__, why=str(failed))
                raise Refusal("busy") from None

    @contextmanager
    def one_more(self, keys: Sequence[str]) -> Iterator[None]:
        """Count a study while it is worked out; where processor time is limited, so is how many there are at once."""
        if self.budget.most and any(self.running[key] >= MAX_STUDIES_AT_ONCE for key in keys):
            raise Refusal("too-many")
        self.running.update(keys)
        try:
            yield
        finally:
            self.running.subtract(keys)
            for key in keys:
                if not self.running[key]:
                    del self.running[key]

    async def narrate(self, keys: Sequence[str], journal: tuple[bytes, ...], since: int, viewer: Viewer) -> bytes | None:
        """Tell what happened at a table, before all other studies; None if whoever asks has used up their time."""
        try:
            return await self.run(keys, caught_up, journal, since, viewer, urgent=True)
        except Refusal:
            return None
