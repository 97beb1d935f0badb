"""Where the server has things worked out: in processes of their own, at low priority, which can be stopped at any time.

Bots come first: what is asked for otherwise never takes the last process, so that no bot waits behind an analysis.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import sys
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from pithead.server.worker import HEAD, Answer

LEAST: Final = 2
MOST: Final = 4
"""Processes: one for each core, but so many at least and at most."""

PROGRAM: Final = "from pithead.server.worker import main; main()"
"""Not `-m`: what it answers would then come from a module of another name."""

LONGEST: Final = 60.0
"""Seconds after which a thought that has no other limit is given up."""


class Stuck(Exception):
    """A thought took too long, broke, or its process died; the text says which."""


class Process:
    """One process that answers one question after another."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, function: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        """What the function gives there; the process starts with its first question."""
        if self._process is None:
            pipe = asyncio.subprocess.PIPE
            self._process = await asyncio.create_subprocess_exec(sys.executable, "-c", PROGRAM, stdin=pipe, stdout=pipe, limit=1 << 24)
        questions, answers = self._process.stdin, self._process.stdout
        assert questions is not None
        assert answers is not None
        question = pickle.dumps((function, args))
        try:
            questions.write(len(question).to_bytes(HEAD, "big") + question)
            await questions.drain()
            size = int.from_bytes(await answers.readexactly(HEAD), "big")
            answer: Answer = pickle.loads(await answers.readexactly(size))
        except (OSError, asyncio.IncompleteReadError):
            raise Stuck("died") from None
        if answer.refusal is not None:
            kind, reason, rule, details = answer.refusal
            raise kind(reason, rule, **details)
        if answer.trace:
            raise Stuck(answer.trace)
        return answer.value

    @property
    def pid(self) -> int | None:
        """The number of the process, once it has started."""
        return None if self._process is None else self._process.pid

    async def end(self) -> None:
        """End it at once, whatever it does; a later question would start a new one."""
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        if process.stdin is not None:
            process.stdin.close()
        await process.wait()


class Thinkers:
    """All processes of one server: bots are served before anything else, and others in their order."""

    def __init__(self, servers: int = 1) -> None:
        """As many as the cores allow, which are shared by so many servers."""
        self.count = max(LEAST, min(MOST, (os.cpu_count() or 1) // servers))
        self._free = [Process() for _ in range(self.count)]
        self._busy: set[Process] = set()
        self._urgent: deque[asyncio.Future[Process]] = deque()
        self._patient: deque[asyncio.Future[Process]] = deque()

    async def think(self, function: Callable[..., Any], *args: Any, limit: float = LONGEST, urgent: bool = False) -> Any:
        """What a function gives, worked out in another process; cancelling this ends the work there.

        Function, arguments and result must be picklable. Raises Stuck after `limit` seconds of work or if it goes wrong, and whatever
        Refusal the function raises. Only the bots of a running game are `urgent`.
        """
        process = await self._enter(urgent)
        try:
            async with asyncio.timeout(limit):
                return await process.ask(function, args)
        except TimeoutError:
            await process.end()
            raise Stuck(f"{limit:g} s") from None
        except (Stuck, asyncio.CancelledError):
            await process.end()
            raise
        finally:
            self._leave(process)

    async def close(self) -> None:
        """Let all processes go."""
        for process in (*self._busy, *self._free):
            await process.end()

    async def _enter(self, urgent: bool) -> Process:
        """Wait for a process; the last free one is for bots alone."""
        queue = self._urgent if urgent else self._patient
        turn: asyncio.Future[Process] = asyncio.get_running_loop().create_future()
        queue.append(turn)
        self._hand_out()
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                with suppress(ValueError):
                    queue.remove(turn)
            else:
                self._leave(turn.result())
            raise

    def _leave(self, process: Process) -> None:
        self._busy.discard(process)
        self._free.append(process)
        self._hand_out()

    def _hand_out(self) -> None:
        while self._free and (queue := self._urgent or (self._patient if len(self._free) > 1 else None)):
            turn = queue.popleft()
            if not turn.cancelled():
                process = self._free.pop()
                self._busy.add(process)
                turn.set_result(process)
