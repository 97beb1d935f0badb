"""Puts a stop into every loop of a kernel file, so that whoever runs it can end a call at any moment.

A stop reads the byte at an address that stands in the first word of the guest's memory, where the stack never comes to. The address is 0
until somebody writes one there that is out of bounds: the next stop then traps. That is two loads and no branch, where the runtime's own
checks would cost a search up to a quarter of its time. The word is read atomically, so no compiler reads it once for all rounds of a loop.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from pithead.sim.wasm.kernel_file import read_length, sections, write_length

IMPORTS: Final = 2
START: Final = 8
CODE: Final = 10
"""Sections of a file: what it needs from outside, what it does at once, and its functions."""

LOOP: Final = 0x03
CALL: Final = 0x10

STOP: Final = bytes((0x41, 0, 0xFE, 0x10, 2, 0, 0x2D, 0, 0, 0x1A))
"""`i32.const 0`, `i32.atomic.load`, `i32.load8_u`, `drop`."""

NUMBER: Final = "a number of seven bits a byte"
BYTE: Final = "a byte"
LANES: Final = "sixteen bytes"
TABLE: Final = "the targets of a branch"
"""What may follow an instruction."""

FOLLOWING: Final[Mapping[int, tuple[str, ...]]] = {
    **dict.fromkeys((0x02, LOOP, 0x04, 0x0C, 0x0D, CALL, *range(0x20, 0x27), 0x3F, 0x40, 0x41, 0x42), (NUMBER,)),
    **dict.fromkeys(range(0x28, 0x3F), (NUMBER, NUMBER)),
    0x0E: (TABLE,),
    0x43: (BYTE,) * 4,
    0x44: (BYTE,) * 8,
    **dict.fromkeys((0x00, 0x01, 0x05, 0x0B, 0x0F, 0x1A, 0x1B, *range(0x45, 0xC5)), ()),
}
"""What follows the plain instructions."""

FOLLOWING_LONG: Final[Mapping[int, Mapping[int, tuple[str, ...]]]] = {
    0xFC: {**dict.fromkeys(range(8), ()), 10: (BYTE, BYTE), 11: (BYTE,)},
    0xFD: {
        **dict.fromkeys(range(0x100), ()),
        **dict.fromkeys((*range(12), 92, 93), (NUMBER, NUMBER)),
        **dict.fromkeys((12, 13), (LANES,)),
        **dict.fromkeys(range(21, 35), (BYTE,)),
        **dict.fromkeys(range(84, 92), (NUMBER, NUMBER, BYTE)),
    },
    0xFE: {0x10: (NUMBER, NUMBER)},
}
"""What follows those of two parts: conversions and copies, vectors, and the stops themselves."""


def with_stops(code: bytes) -> bytes:
    """A file with a stop at the head of every loop; no function may call itself, not even by others."""
    out = code[:8]
    for kind, body in sections(code):
        if kind in (IMPORTS, START):
            raise ValueError("a kernel needs nothing from outside and starts nothing")
        part = _stopped(body) if kind == CODE else body
        out += bytes((kind,)) + write_length(len(part)) + part
    return out


def _stopped(body: bytes) -> bytes:
    """The section of the functions with stops."""
    count, place = read_length(body, 0)
    out, calls = [write_length(count)], dict[int, list[int]]()
    for number in range(count):
        size, place = read_length(body, place)
        function, calls[number] = _function(body[place : place + size])
        out.append(write_length(len(function)) + function)
        place += size
    if again := {node for number in calls for node in heads(calls, number)}:
        raise ValueError(f"functions that call themselves: {sorted(again)}")
    return b"".join(out)


def _function(body: bytes) -> tuple[bytes, list[int]]:
    """A function with stops, and those that it calls."""
    out, calls, copied = list[bytes](), list[int](), 0
    for instruction, given, place in instructions(body):
        if instruction == CALL:
            calls.append(given)
        if instruction == LOOP:
            out += [body[copied:place], STOP]
            copied = place
    return b"".join([*out, body[copied:]]), calls


def instructions(body: bytes) -> Iterator[tuple[int, int, int]]:
    """The instructions of a function, each with the number that follows it first, if any, and the place behind it."""
    place = _behind_locals(body)
    while place < len(body):
        instruction, place = body[place], place + 1
        if instruction in FOLLOWING_LONG:
            second, place = read_length(body, place)
            following = FOLLOWING_LONG[instruction][second]
        else:
            following = FOLLOWING[instruction]
        given = read_length(body, place)[0] if following[:1] == (NUMBER,) else 0
        for part in following:
            place = _behind(part, body, place)
        yield instruction, given, place


def _behind_locals(body: bytes) -> int:
    """Where the instructions of a function begin."""
    count, place = read_length(body, 0)
    for _ in range(count):
        place = read_length(body, place)[1] + 1
    return place


def _behind(part: str, body: bytes, place: int) -> int:
    """The place behind what follows an instruction."""
    if part in (BYTE, LANES):
        return place + (1 if part == BYTE else 16)
    count, behind = read_length(body, place)
    for _ in range(count + 1 if part == TABLE else 0):
        behind = read_length(body, behind)[1]
    return behind


def heads(graph: Mapping[int, Iterable[int]], first: int) -> set[int]:
    """Nodes of which every circle that can be reached from the first one has at least one."""
    found, under_way, done = set[int](), {first}, {first}
    ways = [(first, iter(graph[first]))]
    while ways:
        node, targets = ways[-1]
        for target in targets:
            if target in under_way:
                found.add(target)
            elif target not in done:
                under_way.add(target)
                done.add(target)
                ways.append((target, iter(graph[target])))
                break
        else:
            under_way.discard(node)
            ways.pop()
    return found
