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
from typing import Any, Final, TypeAlias, TypeVar

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


OnCost: TypeAlias = Callable[[float], None]
"""Is told how many milliseconds of processor time work has taken."""


class WorkFailed(Exception):
    """The work took too long, raised an exception, or its process died; the text says which."""


class WorkerProcess:
    """One worker process that runs one call after another."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self.cpu_ms: float | None = None
        """The processor time of the last call; None while it runs, and if it did not end by itself."""

    async def call(self, function: Callable[..., T], args: tuple[Any, ...]) -> T:
        """What the function returns there; the process starts with its first call."""
        if self._process is None:
            pipe = asyncio.subprocess.PIPE
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-c", WORKER_PROGRAM, stdin=pipe, stdout=pipe, limit=1 << 24
            )
        requests, results = self._process.stdin, self._process.stdout
        assert requests is not None
        assert results is not None
        request = write_call(function, args)
        try:
            requests.write(len(request).to_bytes(LENGTH_BYTES, "big") + request)
            await requests.drain()
            size = int.from_bytes(await results.readexactly(LENGTH_BYTES), "big")
            result = msgspec.msgpack.decode(await results.readexactly(size), type=WorkResult)
        except (OSError, asyncio.IncompleteReadError):
            raise WorkFailed("died") from None
        self.cpu_ms = result.cpu_ms
        if result.refusal is not None:
            raise read_refusal(result.refusal)
        if result.trace:
            raise WorkFailed(result.trace)
        _, returned = declared_types(function, len(args))
        value: T = msgspec.msgpack.decode(result.value, type=returned)
        return value

    @property
    def pid(self) -> int | None:
        """The id of the process, once it has started."""
        return None if self._process is None else self._process.pid

    async def end(self) -> None:
        """Kill the process; a later call starts a new one."""
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        if process.stdin is not None:
            process.stdin.close()
        await process.wait()


class WorkerPool:
    """All workers of one server process; urgent work comes first, the rest in its order."""

    def __init__(self, servers: int = 1, count: int | None = None) -> None:
        """As many workers as the cores allow, or as `count` says; `servers` processes share the machine."""
        self.count = count or max(MIN_WORKERS, min(MAX_WORKERS, (os.cpu_count() or 1) // servers))
        self._free = [WorkerProcess() for _ in range(self.count)]
        self._busy: set[WorkerProcess] = set()
        self._urgent: deque[asyncio.Future[WorkerProcess]] = deque()
        self._background: deque[asyncio.Future[WorkerProcess]] = deque()

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
        """Kill all workers."""
        for process in (*self._busy, *self._free):
            await process.end()

    async def _acquire(self, urgent: bool) -> WorkerProcess:
        """Wait for a worker; the last free one is for urgent work alone."""
        queue = self._urgent if urgent else self._background
        if not urgent and len(queue) >= MAX_WAITING:
            raise Refusal("busy")
        turn: asyncio.Future[WorkerProcess] = asyncio.get_running_loop().create_future()
        queue.append(turn)
        self._assign()
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                with suppress(ValueError):
                    queue.remove(turn)
            else:
                self._release(turn.result())
            raise

    def _release(self, process: WorkerProcess) -> None:
        self._busy.discard(process)
        self._free.append(process)
        self._assign()

    def _assign(self) -> None:
        while self._free and (queue := self._urgent or (self._background if len(self._free) > 1 else None)):
            turn = queue.popleft()
            if not turn.cancelled():
                process = self._free.pop()
                self._busy.add(process)
                turn.set_result(process)
