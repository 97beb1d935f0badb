"""Runs kernels in a page, by the browser's own WebAssembly.

A guest's memory is apart from Python's, which is itself a guest of the browser: what is read or written there is copied. Nothing can stop
a call before it ends. Searches ask for a number of thoughts that fits their time, and who waits too long ends the whole worker.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from math import inf
from pathlib import Path
from struct import pack, unpack
from time import perf_counter
from typing import Any

from js import Uint8Array, WebAssembly
from pyodide.ffi import JsException, to_js

from pithead.sim.memory import SIZES, DeadlinePassed, round_up
from pithead.sim.wasm.kernel_file import PAGE_BYTES, RESULT_BYTES, RETURNS, ROW_BYTES, KernelFault, read_section, written_call


class PageGuest:
    """A kernel with a memory of its own."""

    def __init__(self, path: Path) -> None:
        module, self.returns = load_module(path)
        self.name = path.stem
        self.exports = WebAssembly.Instance.new(module).exports
        self.memory = self.exports.memory
        self.bytes = Uint8Array.new(self.memory.buffer)
        self.stack = getattr(self.exports, "__stack_pointer")
        self.stack_top = self.stack.value
        self.used = getattr(self.exports, "__heap_base").value
        self.deadline = inf
        self.row, self.row_data = self.take(ROW_BYTES)

    def take(self, size: int) -> tuple[int, Any]:
        """Bytes of the guest's memory, all zero; they are never given back before the guest itself is."""
        address = round_up(self.used, 16)
        self.used = address + size
        missing = self.used - self.bytes.length
        if missing > 0:
            try:
                self.memory.grow(-(-missing // PAGE_BYTES))
            except JsException:
                raise KernelFault(f"{self.name}: no room for {size} more bytes") from None
            self.bytes = Uint8Array.new(self.memory.buffer)
        return address, GuestMemory(self, address, size)

    def call(self, name: str, *arguments: Any) -> Any:
        """Call a function of the kernel; arrays, structs and tuples of them must lie in this guest's memory."""
        if perf_counter() > self.deadline:
            raise DeadlinePassed(name)
        written = written_call(self.row, arguments)
        self.row_data[RESULT_BYTES : RESULT_BYTES + len(written)] = written
        self.stack.value = self.stack_top
        try:
            status = getattr(self.exports, name)(self.row + RESULT_BYTES)
        except JsException as error:
            raise KernelFault(f"{self.name}: {name}: {error}") from None
        if status:
            raise KernelFault(f"{self.name}: {name} ended with status {status}")
        return RETURNS[self.returns[name]](memoryview(self.row_data[:RESULT_BYTES].tobytes()))

    @contextmanager
    def within(self, seconds: float) -> Iterator[None]:
        """No call begins after so many seconds from now."""
        self.deadline = perf_counter() + seconds
        try:
            yield
        finally:
            self.deadline = inf


class GuestMemory:
    """Numbers of one kind in the memory of a guest, used as a memoryview is."""

    def __init__(self, guest: PageGuest, address: int, count: int, kind: str = "B") -> None:
        self.guest = guest
        self.address = address
        self.count = count
        self.format = kind

    def __len__(self) -> int:
        return self.count

    def __iter__(self) -> Iterator[Any]:
        return iter(self.tolist())

    def __getitem__(self, place: int | slice) -> Any:
        part = self._part(place)
        return part if isinstance(place, slice) else part.tolist()[0]

    def __setitem__(self, place: int | slice, value: Any) -> None:
        self._part(place)._write(bytes(memoryview(value)) if isinstance(place, slice) else pack(self.format, value))

    def __buffer__(self, flags: int) -> memoryview:
        return memoryview(self.tobytes()).cast(self.format)  # type: ignore[call-overload, no-any-return]

    def cast(self, kind: str) -> GuestMemory:
        """The same bytes as numbers of another kind."""
        return GuestMemory(self.guest, self.address, self.count * SIZES[self.format] // SIZES[kind], kind)

    def tolist(self) -> list[Any]:
        """The numbers."""
        return list(unpack(f"{self.count}{self.format}", self.tobytes()))

    def tobytes(self) -> bytes:
        """A copy of the bytes."""
        copy: bytes = self._view().to_bytes()
        return copy

    def _part(self, place: int | slice) -> GuestMemory:
        size = SIZES[self.format]
        if isinstance(place, slice):
            first, last, _ = place.indices(self.count)
            return GuestMemory(self.guest, self.address + first * size, max(last - first, 0), self.format)
        if not 0 <= place < self.count:
            raise IndexError(place)
        return GuestMemory(self.guest, self.address + place * size, 1, self.format)

    def _write(self, data: bytes) -> None:
        if len(data) != self.count * SIZES[self.format]:
            raise ValueError(f"{len(data)} bytes for {self.count} numbers")
        if data:
            self._view().assign(data)

    def _view(self) -> Any:
        return self.guest.bytes.subarray(self.address, self.address + self.count * SIZES[self.format])


@cache
def load_module(path: Path) -> tuple[Any, dict[str, str]]:
    """The code of a kernel file, compiled once, and what each of its functions returns."""
    code = path.read_bytes()
    return WebAssembly.Module.new(to_js(code)), read_section(code)["functions"]
