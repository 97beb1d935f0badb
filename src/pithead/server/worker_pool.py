"""A pool of worker processes of low priority, each of which can be killed at any time.

Bots come first: other work never takes the last worker, so that no bot waits behind an analysis.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, Protocol, TypeAlias, TypeVar

import msgspec

from pithead.game import Refusal
from pithead.server.worker import LENGTH_BYTES, WorkResult, declared_types, read_refusal, write_call

T = TypeVar("T")

MIN_WORKERS: Final = 2
MAX_WORKERS: Final = 4
"""One worker for each core, within these bounds."""

WORKER_PROGRAM: Final = "from pithead.server.worker import main; main()"

MAX_WAITING: Final = 64
"""So much work that is not urgent may wait for a worker."""

DEFAULT_TIMEOUT_S: Final = 60.0
"""The limit for work without one of its own."""

CLOSED: Final = "the pool is closed"

OnCost: TypeAlias = Callable[[float], None]
"""Is told how many milliseconds of processor time work has taken."""


class WorkFailed(Exception):
    """The work took too long, raised an exception, or its process died; the text says which."""


class Worker(Protocol):
    """Somewhere else to work, one call after another."""

    cpu_ms: float | None
    """The processor time of the last call; None while it runs, and if it did not end by itself."""

    async def call(self, function: Callable[..., T], args: tuple[Any, ...]) -> T:
        """What the function returns there; raises WorkFailed if it goes wrong, and whatever Refusal the function raises."""

    async def end(self) -> None:
        """Stop whatever is running; a later call begins anew."""


def read_result(worker: Worker, function: Callable[..., T], args: tuple[Any, ...], data: bytes) -> T:
    """What a function returned for these arguments, from the answer of a worker; raises what the function raised."""
    result = msgspec.msgpack.decode(data, type=WorkResult)
    worker.cpu_ms = result.cpu_ms
    if result.refusal is not None:
        raise read_refusal(result.refusal)
    if result.trace:
        raise WorkFailed(result.trace)
    _, returned = declared_types(function, len(args))
    value: T = msgspec.msgpack.decode(result.value, type=returned)
    return value


class WorkerProcess:
    """One worker process that runs one call after another."""

    def __init__(self) -> None:
        self._starting: asyncio.Task[asyncio.subprocess.Process] | None = None
        self._ending: set[asyncio.Task[None]] = set()
        self.cpu_ms: float | None = None

    async def call(self, function: Callable[..., T], args: tuple[Any, ...]) -> T:
        """What the function returns there; the process starts with its first call."""
        if self._starting is None:
            self._starting = asyncio.create_task(_start())
        request = write_call(function, args)
        try:
            process = await asyncio.shield(self._starting)
            requests, results = process.stdin, process.stdout
            assert requests is not None
            assert results is not None
            requests.write(len(request).to_bytes(LENGTH_BYTES, "big") + request)
            await requests.drain()
            size = int.from_bytes(await results.readexactly(LENGTH_BYTES), "big")
            result = await results.readexactly(size)
        except (OSError, asyncio.IncompleteReadError):
            raise WorkFailed("died") from None
        return read_result(self, function, args, result)

    @property
    def pid(self) -> int | None:
        """The id of the process, once it has started."""
        return self._starting.result().pid if self._starting is not None and self._starting.done() else None

    async def end(self) -> None:
        """Kill the process, and wait until every killed one is gone; a later call starts a new one.

        Whoever waits may be cancelled again meanwhile: the processes are waited for all the same, and the next `end` waits with them.
        """
        starting, self._starting = self._starting, None
        if starting is not None:
            ending = asyncio.create_task(_kill(starting))
            self._ending.add(ending)
            ending.add_done_callback(self._ending.discard)
        if self._ending:
            await asyncio.shield(asyncio.gather(*self._ending))


async def _start() -> asyncio.subprocess.Process:
    pipe = asyncio.subprocess.PIPE
    return await asyncio.create_subprocess_exec(sys.executable, "-c", WORKER_PROGRAM, stdin=pipe, stdout=pipe, limit=1 << 24)


async def _kill(starting: asyncio.Task[asyncio.subprocess.Process]) -> None:
    """Kill a process that runs or is about to, and wait until it is gone."""
    with suppress(OSError):
        process = await starting
        with suppress(ProcessLookupError):
            process.kill()
        if process.stdin is not None:
            process.stdin.close()
        await process.wait()


class WorkerPool:
    """All workers of one server process; urgent work comes first, the rest in its order."""

    def __init__(self, servers: int = 1, count: int | None = None, new_worker: Callable[[], Worker] = WorkerProcess) -> None:
        """As many workers as the cores allow, or as `count` says; `servers` processes share the machine."""
        self.count = count or max(MIN_WORKERS, min(MAX_WORKERS, (os.cpu_count() or 1) // servers))
        self._free = [new_worker() for _ in range(self.count)]
        self._busy: set[Worker] = set()
        self._urgent: deque[asyncio.Future[Worker]] = deque()
        self._background: deque[asyncio.Future[Worker]] = deque()
        self._closed = False

    async def run(
        self,
        function: Callable[..., T],
        *args: Any,
        limit: float = DEFAULT_TIMEOUT_S,
        urgent: bool = False,
        on_cost: OnCost = lambda cpu_ms: None,
    ) -> T:
        """What a function returns in a worker; cancelling this kills the worker.

        The function must be one of a module; arguments and result are sent as plain data, and read as the types that it declares (none:
        numbers, text and lists). Raises WorkFailed after `limit` seconds of work or if it goes wrong, and whatever
        Refusal the function raises. Only what a running game waits for is `urgent`; other work is refused while too much of it waits.
        `on_cost` is told the processor time in any case.
        """
        process = await self._acquire(urgent)
        begin, process.cpu_ms = time.monotonic(), None
        try:
            self._check_open()
            async with asyncio.timeout(limit):
                return await process.call(function, args)
        except TimeoutError:
            await process.end()
            raise WorkFailed(f"{limit:g} s") from None
        except (WorkFailed, asyncio.CancelledError):
            await process.end()
            raise
        finally:
            on_cost(1000 * (time.monotonic() - begin) if process.cpu_ms is None else process.cpu_ms)
            self._release(process)

    async def close(self) -> None:
        """Kill all workers; whatever still waits for one fails, as does all later work, so that no process starts again."""
        self._closed = True
        for turn in (*self._urgent, *self._background):
            if not turn.done():
                turn.set_exception(WorkFailed(CLOSED))
        for process in (*self._busy, *self._free):
            await process.end()

    async def _acquire(self, urgent: bool) -> Worker:
        """Wait for a worker; the last free one is for urgent work alone."""
        self._check_open()
        queue = self._urgent if urgent else self._background
        if not urgent and len(queue) >= MAX_WAITING:
            raise Refusal("busy")
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        queue.append(turn)
        self._assign()
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                with suppress(ValueError):
                    queue.remove(turn)
            elif turn.exception() is None:
                self._release(turn.result())
            raise

    def _check_open(self) -> None:
        if self._closed:
            raise WorkFailed(CLOSED)

    def _release(self, process: Worker) -> None:
        self._busy.discard(process)
        self._free.append(process)
        self._assign()

    def _assign(self) -> None:
        while self._free and (queue := self._urgent or (self._background if len(self._free) > 1 else None)):
            turn = queue.popleft()
            if not turn.done():
                process = self._free.pop()
                self._busy.add(process)
                turn.set_result(process)
