"""Runs kernels that were built as WebAssembly: each guest has a memory of its own, a bound on it, and a deadline.

A guest can reach nothing but its memory. Whatever goes wrong in there, a trap, an endless loop, too much memory, is an exception here, and
the next call begins with a clean stack.
"""

from __future__ import annotations

import hashlib
import os
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from math import inf
from pathlib import Path
from time import sleep
from typing import Any, Final

import wasmtime

from pithead.sim.budget_clock import budget_seconds
from pithead.sim.compile import cache_folder
from pithead.sim.memory import DeadlinePassed, round_up
from pithead.sim.wasm.fault_handlers import FaultHandlers
from pithead.sim.wasm.kernel_file import PAGE_BYTES, RESULT_BYTES, RETURNS, ROW_BYTES, KernelFault, read_section, written_call

MEMORY_BYTES_MOST: Final = 1 << 30
"""A guest may have so much memory, if nobody says otherwise."""

TICK_S: Final = 0.001
"""How finely the time of guests is measured."""

OUT_OF_BOUNDS: Final = b"\xff" * 4
"""An address that no guest has: it ends a call at the next round of any loop, where `stops` finds it."""


class KernelFile:
    """A kernel file, compiled for this machine."""

    def __init__(self, path: Path) -> None:
        code = path.read_bytes()
        self.name = path.stem
        self.about = read_section(code)
        self.module = _machine_code(code)

    def returns(self, name: str) -> str:
        """What a function of the kernel gives back."""
        return str(self.about["functions"][name])


class Guest:
    """A kernel with a memory of its own; one thread at a time may call it."""

    def __init__(self, file: KernelFile, most_bytes: int = MEMORY_BYTES_MOST) -> None:
        self.file = file
        self.store = _Store(_engine())
        _fault_handlers()
        self.store.set_limits(memory_size=most_bytes)
        exports: Any = wasmtime.Instance(self.store, file.module, []).exports(self.store)
        self.memory: Any = exports["memory"]
        self.stack: Any = exports["__stack_pointer"]
        self.stack_top = self.stack.value(self.store)
        self.functions: dict[str, Any] = {name: exports[name] for name in file.about["functions"]}
        self.used = exports["__heap_base"].value(self.store)
        self.deadline = inf
        self.stop = self._look_at(0, 4)
        self.row, self.row_data = self.take(ROW_BYTES)

    def take(self, size: int) -> tuple[int, memoryview]:
        """Bytes of the guest's memory, all zero; they are never given back before the guest itself is."""
        address = round_up(self.used, 16)
        self.used = address + size
        missing = self.used - self.memory.data_len(self.store)
        if missing > 0:
            try:
                self.memory.grow(self.store, -(-missing // PAGE_BYTES))
            except wasmtime.WasmtimeError:
                raise KernelFault(f"{self.file.name}: no room for {size} more bytes") from None
        return address, self._look_at(address, size)

    def _look_at(self, address: int, size: int) -> memoryview:
        data: Any = self.memory.get_buffer_ptr(self.store, size, address)
        data.owner = self.store  # the memory lives as long as anybody looks at it
        return memoryview(data).cast("B")

    def call(self, name: str, *arguments: Any) -> Any:
        """Call a function of the kernel; arrays, structs and tuples of them must lie in this guest's memory."""
        written = written_call(self.row, arguments)
        self.row_data[RESULT_BYTES : RESULT_BYTES + len(written)] = written
        self.stack.set_value(self.store, self.stack_top)
        if budget_seconds() >= self.deadline:
            raise DeadlinePassed(name)
        try:
            status = self.functions[name](self.store, self.row + RESULT_BYTES)
        except wasmtime.Trap as trap:
            if any(self.stop):
                raise DeadlinePassed(name) from None
            raise KernelFault(f"{self.file.name}: {name}: {trap.message}") from None
        if status:
            raise KernelFault(f"{self.file.name}: {name} ended with status {status}")
        return RETURNS[self.file.returns(name)](self.row_data)

    @contextmanager
    def within(self, seconds: float) -> Iterator[None]:
        """Calls are stopped after so many seconds from now."""
        _fault_handlers().restore()
        self.deadline = budget_seconds() + seconds
        with watched(self):
            try:
                yield
            finally:
                self.deadline = inf


# time


class _Clock(threading.Thread):
    """Stops guests on their deadlines."""

    def __init__(self) -> None:
        super().__init__(name="kernel-clock", daemon=True)
        self.guests: set[Guest] = set()
        self.changed = threading.Condition()

    def run(self) -> None:
        """Look at the time while any guest has a deadline."""
        while True:
            with self.changed:
                while not self.guests:
                    self.changed.wait()
                now = budget_seconds()
                for guest in self.guests:
                    if now >= guest.deadline:
                        guest.stop[:] = OUT_OF_BOUNDS
            sleep(TICK_S)


@contextmanager
def watched(guest: Guest) -> Iterator[None]:
    """The guest is stopped on its deadline meanwhile."""
    clock = _clock(os.getpid())
    with clock.changed:
        clock.guests.add(guest)
        clock.changed.notify()
    try:
        yield
    finally:
        with clock.changed:
            clock.guests.discard(guest)
        guest.stop[:] = bytes(4)


@cache
def _clock(process: int) -> _Clock:
    """One for each process: a thread doesn't survive a fork."""
    clock = _Clock()
    clock.start()
    return clock


# what belongs to wasmtime


class _Owned:
    """Something of wasmtime's that is deleted when nobody has it any more, but not while Python ends.

    Then wasmtime's own modules may be gone before it, and the system takes back everything.
    """

    def __del__(self, ends: Callable[[], bool] = sys.is_finalizing) -> None:
        if not ends():
            super().__del__()  # type: ignore[misc]


class _Engine(_Owned, wasmtime.Engine):
    pass


class _Store(_Owned, wasmtime.Store):
    pass


class _Module(_Owned, wasmtime.Module):
    pass


# files


@cache
def load_kernel(path: Path) -> KernelFile:
    """A kernel file, made ready once."""
    return KernelFile(path)


@cache
def _engine() -> _Engine:
    config = wasmtime.Config()
    config.wasm_relaxed_simd = False
    config.memory_may_move = False
    return _Engine(config)


@cache
def _fault_handlers() -> FaultHandlers:
    """Those that came with the engine."""
    _engine()
    return FaultHandlers()


def _machine_code(code: bytes) -> wasmtime.Module:
    """The code of this machine; it is kept beside other caches, for the next start."""
    kept = cache_folder() / f"{hashlib.sha256(code).hexdigest()[:24]}.machine"
    with suppress(OSError, wasmtime.WasmtimeError):
        return _Module.deserialize(_engine(), kept.read_bytes())
    module = _Module(_engine(), code)
    with suppress(OSError):
        kept.parent.mkdir(parents=True, exist_ok=True)
        part = kept.with_name(f"{kept.name}.{os.getpid()}.part")
        part.write_bytes(module.serialize())
        part.replace(kept)
    return module
