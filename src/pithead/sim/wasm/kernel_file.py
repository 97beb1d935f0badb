"""What everybody knows who runs kernel files: how a file describes itself, and how a call is written into a guest's memory."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from struct import pack, unpack_from
from typing import Any, Final

from pithead.sim.memory import ArrayView, StructView

PAGE_BYTES: Final = 1 << 16
RESULT_BYTES: Final = 16
"""A result and an exception,"""
ROW_BYTES: Final = 1024
"""and after them the arguments of a call."""

RETURNS: Final[dict[str, Callable[[memoryview], Any]]] = {
    "none": lambda _: None,
    "bool": lambda data: bool(data[0]),
    "int64": lambda data: unpack_from("q", data)[0],
    "uint64": lambda data: unpack_from("Q", data)[0],
    "float64": lambda data: unpack_from("d", data)[0],
}

SECTION: Final = b"pithead"
"""The part of a kernel file that says what it was made from."""


class KernelFault(Exception):
    """A kernel did what none may do: it trapped, or wants too much memory."""


def lowered(argument: Any) -> Iterator[int | float]:
    """The numbers that an argument is to compiled code: of an array its size, its address, its shape and its strides."""
    if isinstance(argument, ArrayView):
        yield from argument.lowered
    elif isinstance(argument, StructView):
        yield argument.address
    elif isinstance(argument, tuple):
        for part in argument:
            yield from lowered(part)
    elif isinstance(argument, int) and argument >= 1 << 63:
        yield argument - (1 << 64)
    else:
        yield argument


def written_call(row: int, arguments: tuple[Any, ...]) -> bytes:
    """The arguments of a call as its function reads them, for a guest whose row for calls lies at `row`."""
    numbers = [row, row + 8, *(number for argument in arguments for number in lowered(argument))]
    return pack("".join("d" if isinstance(number, float) else "q" for number in numbers), *numbers)


def read_section(code: bytes) -> dict[str, Any]:
    """What a kernel file says about itself."""
    place = 8
    while place < len(code):
        kind, (size, place) = code[place], _read_length(code, place + 1)
        if kind == 0:
            length, name = _read_length(code, place)
            if code[name : name + length] == SECTION:
                return dict(json.loads(code[name + length : place + size]))
        place += size
    raise KernelFault("not a kernel file")


def write_section(code: bytes, about: dict[str, Any]) -> bytes:
    """A kernel file with what it says about itself."""
    body = _length(len(SECTION)) + SECTION + json.dumps(about, sort_keys=True).encode()
    return code + b"\0" + _length(len(body)) + body


def _read_length(code: bytes, place: int) -> tuple[int, int]:
    """A number of seven bits a byte, and the place after it."""
    value = shift = 0
    while True:
        byte = code[place]
        place += 1
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return value, place


def _length(value: int) -> bytes:
    part = bytearray()
    while value >= 128:
        part.append(value & 127 | 128)
        value >>= 7
    return bytes([*part, value])
