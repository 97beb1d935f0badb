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

OTHER_SIZE: Final = 1 << 16
"""The status of a call with an array of another size than its function was built for; numba's own are smaller."""

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
    for kind, body in sections(code):
        if kind == 0:
            length, name = read_length(body, 0)
            if body[name : name + length] == SECTION:
                return dict(json.loads(body[name + length :]))
    raise KernelFault("not a kernel file")


def sections(code: bytes) -> Iterator[tuple[int, bytes]]:
    """The sections of a file with their kinds."""
    place = 8
    while place < len(code):
        kind, (size, place) = code[place], read_length(code, place + 1)
        yield kind, code[place : place + size]
        place += size


def write_section(code: bytes, about: dict[str, Any]) -> bytes:
    """A kernel file with what it says about itself."""
    body = write_length(len(SECTION)) + SECTION + json.dumps(about, sort_keys=True).encode()
    return code + b"\0" + write_length(len(body)) + body


def read_length(code: bytes, place: int) -> tuple[int, int]:
    """A number of seven bits a byte, and the place after it."""
    value = shift = 0
    while True:
        byte = code[place]
        place += 1
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return value, place


def write_length(value: int) -> bytes:
    """A number of seven bits a byte."""
    part = bytearray()
    while value >= 128:
        part.append(value & 127 | 128)
        value >>= 7
    return bytes([*part, value])
