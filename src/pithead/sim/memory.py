"""What kernels work on, without numpy: numbers in a row of bytes, which may lie in this process or in the memory of a WebAssembly guest.

    WORKSPACE = StructLayout([("counters", INT64, (4,)), ("worths", FLOAT64, (48, 64))])

A record is laid out as C lays out a struct, which is what numpy and numba call aligned. An array of several dimensions gives away its rows;
an array of one dimension is read and written by place, or by a slice.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager
from functools import cached_property
from math import prod
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

INT16: Final = "h"
INT32: Final = "i"
INT64: Final = "q"
UINT8: Final = "B"
UINT64: Final = "Q"
FLOAT32: Final = "f"
FLOAT64: Final = "d"
"""Kinds of numbers, as `struct` and `memoryview` write them."""

SIZES: Final = {INT16: 2, INT32: 4, INT64: 8, UINT8: 1, UINT64: 8, FLOAT32: 4, FLOAT64: 8}

Number: TypeAlias = int | float


class Numbers(Protocol):
    """Whole numbers that can be read by place: a list, or an array of whatever kind."""

    def __getitem__(self, place: int, /) -> int:
        """The number at a place."""


class StructField(NamedTuple):
    """A field of a record: an array of numbers of one kind."""

    name: str
    kind: str
    shape: tuple[int, ...]
    offset: int

    @property
    def size(self) -> int:
        """Bytes that it takes."""
        return SIZES[self.kind] * prod(self.shape)


class StructLayout:
    """How the fields of a record lie one after the other."""

    def __init__(self, fields: Iterable[tuple[str, str, tuple[int, ...]]]) -> None:
        place, placed = 0, []
        for name, kind, shape in fields:
            place = round_up(place, SIZES[kind])
            placed.append(StructField(name, kind, shape, place))
            place += placed[-1].size
        self.fields = tuple(placed)
        self.align = max((SIZES[field.kind] for field in placed), default=1)
        self.size = round_up(place, self.align)

    @cached_property
    def dtype(self) -> Any:
        """The same as numpy and numba know it."""
        import numpy as np  # noqa: PLC0415 - only those who compile have it

        return np.dtype([(field.name, field.kind, field.shape) for field in self.fields], align=True)


class Allocator(Protocol):
    """Where arrays and records can be laid, zeroed."""

    def take(self, size: int) -> tuple[int, memoryview]:
        """So many bytes at an address that 16 divides, all zero, and how to look at them."""


class Runner(Allocator, Protocol):
    """A kernel that runs on arrays and structs of its own memory."""

    def call(self, name: str, *arguments: Any) -> Any:
        """Call a function of the kernel."""

    def within(self, seconds: float) -> AbstractContextManager[None]:
        """Calls that last longer than so many seconds from now end with `DeadlinePassed`."""


class DeadlinePassed(Exception):
    """A call was stopped because its time was over; what it had written so far is still there."""


class Heap:
    """Memory of this process."""

    def take(self, size: int) -> tuple[int, memoryview]:
        """Bytes of their own; nobody needs their address."""
        return 0, memoryview(bytearray(size))


class ArrayView:
    """Numbers of one kind in the order of C."""

    def __init__(self, data: memoryview, kind: str, shape: tuple[int, ...], address: int = 0) -> None:
        self.flat: Any = data if data.format == kind else data.cast(kind)  # type: ignore[call-overload]
        self.kind = kind
        self.shape = shape
        self.address = address

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[Any]:
        return iter(self.flat) if len(self.shape) == 1 else (self[place] for place in range(self.shape[0]))

    def __getitem__(self, place: Any) -> Any:
        first, last, rest = self._span(place)
        return self.flat[first] if last is None else self._part(first, last, rest)

    def __setitem__(self, place: Any, value: Any) -> None:
        first, last, _ = self._span(place)
        if last is None:
            self.flat[first] = value
        elif isinstance(value, int | float):
            self.flat[first:last] = row_of(self.kind, [value] * (last - first))
        else:
            self.flat[first:last] = row_of(self.kind, value)

    def _part(self, first: int, last: int, shape: tuple[int, ...]) -> ArrayView:
        return ArrayView(self.flat[first:last], self.kind, shape, self.address + first * SIZES[self.kind])

    def _span(self, place: Any) -> tuple[int, int | None, tuple[int, ...]]:
        """The first number and the one after the last, and their shape; a single number has no last one."""
        places = place if isinstance(place, tuple) else (place,)
        first, size = 0, prod(self.shape)
        for depth, at in enumerate(places):
            size //= self.shape[depth]
            if isinstance(at, slice):
                start, stop, step = at.indices(self.shape[depth])
                if step != 1 or depth != len(places) - 1:
                    raise IndexError("a slice of an array is its last place and leaves nothing out")
                return first + start * size, first + max(start, stop) * size, (max(stop - start, 0), *self.shape[depth + 1 :])
            if not -self.shape[depth] <= at < self.shape[depth]:
                raise IndexError(f"place {at} of {self.shape[depth]}")
            first += (at % self.shape[depth]) * size
        return (first, None, ()) if len(places) == len(self.shape) else (first, first + size, self.shape[len(places) :])

    def clear(self) -> None:
        """All numbers are zero again."""
        data = self.flat.cast("B")
        data[:] = bytes(len(data))

    def tolist(self) -> list[Any]:
        """The numbers as Python's own, in lists of lists."""
        return self.flat.tolist() if len(self.shape) == 1 else [row.tolist() for row in self]

    def tobytes(self) -> bytes:
        """The bytes, as this machine orders them."""
        return bytes(self.flat)

    def copy(self) -> ArrayView:
        """The same numbers in memory of this process."""
        return ArrayView(memoryview(bytearray(self.flat.tobytes())), self.kind, self.shape)

    @cached_property
    def lowered(self) -> tuple[int, ...]:
        """What numba's functions get for an array: no owner, its size, its address, its shape and its strides."""
        size = SIZES[self.kind]
        strides = [size * prod(self.shape[depth + 1 :]) for depth in range(len(self.shape))]
        return 0, 0, prod(self.shape), size, self.address, *self.shape, *strides

    @cached_property
    def numpy(self) -> Any:
        """The same memory as numpy and numba know it."""
        import numpy as np  # noqa: PLC0415

        return np.frombuffer(self.flat, self.kind).reshape(self.shape)


class StructView:
    """A record somewhere in memory; its fields are attributes."""

    def __init__(self, layout: StructLayout, data: memoryview, address: int = 0) -> None:
        self.layout = layout
        self.data = data
        self.address = address
        for field in layout.fields:
            part = data[field.offset : field.offset + field.size]
            setattr(self, field.name, ArrayView(part, field.kind, field.shape, address + field.offset))

    def __getattr__(self, name: str) -> ArrayView:
        raise AttributeError(f"no field {name}")

    def clear(self) -> None:
        """All fields are zero again."""
        self.data[:] = bytes(len(self.data))

    @cached_property
    def numpy(self) -> Any:
        """The same memory as numpy and numba know it."""
        import numpy as np  # noqa: PLC0415

        return np.frombuffer(self.data, self.layout.dtype).view(np.recarray)[0]


def new_array(memory: Allocator, kind: str, *shape: int) -> ArrayView:
    """An array of zeros."""
    address, data = memory.take(SIZES[kind] * prod(shape))
    return ArrayView(data, kind, shape, address)


def new_struct(memory: Allocator, layout: StructLayout) -> StructView:
    """A record of zeros."""
    address, data = memory.take(layout.size)
    return StructView(layout, data, address)


def zeros(kind: str, *shape: int) -> ArrayView:
    """An array of zeros in this process."""
    return new_array(HEAP, kind, *shape)


def row_of(kind: str, values: Any) -> memoryview:
    """Numbers as a row of one kind; a row of this kind already is taken as it is."""
    if isinstance(values, ArrayView) and values.kind == kind:
        return memoryview(values.flat)
    return memoryview(array(kind, values))


def round_up(place: int, step: int) -> int:
    """The next multiple of a step."""
    return -(-place // step) * step


HEAP: Final = Heap()
