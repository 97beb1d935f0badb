"""The functions of a kernel file that are called from outside: each reads the arguments of an inner one from a row in memory.

An array of a known size is copied to a place of its own for the call, and back after it. The inner function then finds it at an address
that is part of its instructions, and needs no register for it: a long function with many arrays would else read their addresses from its
stack again and again. All of them are parts of one block, since LLVM keeps more numbers at hand than there are registers, where it knows
that several blocks have nothing in common. A call that is stopped before its end copies nothing back.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from pithead.sim.memory import SIZES, StructLayout, round_up
from pithead.sim.wasm.kernel_file import OTHER_SIZE
from pithead.sim.wasm.kernel_source import ArrayOf, Parameter, TupleOf

RETURNED: Final = 2
"""Arguments before those of the function: where its result goes, and an exception."""

COPY: Final = "llvm.memcpy.p0.p0.i32"


class PlacedArray(NamedTuple):
    """An array with a place of its own: the first of the arguments that describe it, its size and its place in the block."""

    argument: int
    size: int
    number_bytes: int
    place: int

    @property
    def size_bytes(self) -> int:
        """Bytes that it takes."""
        return self.size * self.number_bytes


def entry_point(name: str, entry: str, types: Sequence[str], parameters: Sequence[Parameter]) -> str:
    """The function `name` in LLVM's language; `entry` is the inner one, and `types` those of its arguments."""
    arrays = placed_arrays(parameters)
    block_bytes = max((array.place + array.size_bytes for array in arrays), default=0)
    given = [f"{kind} %a{place}" for place, kind in enumerate(types)]
    inward, back, others = list[str](), list[str](), list[str]()
    for array in arrays:
        at, outside = f"getelementptr inbounds (i8, ptr @{name}.arrays, i32 {array.place})", f"%a{array.argument + 4}"
        inward.append(f"call void @{COPY}(ptr {at}, ptr {outside}, i32 {array.size_bytes}, i1 false)")
        back.append(f"call void @{COPY}(ptr {outside}, ptr {at}, i32 {array.size_bytes}, i1 false)")
        others.append(f"%other{array.argument} = icmp ne i64 %a{array.argument + 2}, {array.size}")
        others.append(f"br i1 %other{array.argument}, label %refused, label %fits{array.argument}")
        others.append(f"fits{array.argument}:")
        described = ("ptr null", "ptr null", f"i64 {array.size}", f"i64 {array.number_bytes}", f"ptr {at}", f"i64 {array.size}")
        given[array.argument : array.argument + 7] = [*described, f"i64 {array.number_bytes}"]
    lines = [
        f"@{name}.arrays = internal global [{block_bytes} x i8] zeroinitializer, align 16",
        f"declare void @{COPY}(ptr, ptr, i32, i1)",
        f'declare i32 @"{entry}"({", ".join(types)})',
        f"define i32 @{name}(ptr %row) {{",
        *read_row(types),
        *others,
        *inward,
        f'%status = call i32 @"{entry}"({", ".join(given)})',
        *back,
        "ret i32 %status",
        *(["refused:", f"ret i32 {OTHER_SIZE}"] if arrays else []),
        "}",
    ]
    return "\n".join(lines) + "\n"


def read_row(types: Sequence[str]) -> Iterator[str]:
    """What reads the arguments from the row, eight bytes each."""
    for place, kind in enumerate(types):
        yield f"%p{place} = getelementptr i64, ptr %row, i32 {place}"
        if kind == "ptr":
            yield f"%w{place} = load i32, ptr %p{place}"
            yield f"%a{place} = inttoptr i32 %w{place} to ptr"
        else:
            yield f"%a{place} = load {kind}, ptr %p{place}"


def placed_arrays(parameters: Sequence[Parameter]) -> list[PlacedArray]:
    """The arrays of a known size, one after the other."""
    arrays, argument, place = list[PlacedArray](), RETURNED, 0
    for parameter in parameters:
        if isinstance(parameter, ArrayOf) and parameter.size is not None:
            arrays.append(PlacedArray(argument, parameter.size, SIZES[parameter.kind], place))
            place = round_up(place + arrays[-1].size_bytes, 16)
        argument += arguments_of(parameter)
    return arrays


def arguments_of(parameter: Parameter) -> int:
    """As how many arguments a parameter is passed to compiled code."""
    match parameter:
        case ArrayOf(_, dimensions):
            return 5 + 2 * dimensions
        case TupleOf(_, parts):
            return sum(map(arguments_of, parts))
        case StructLayout() | str():
            return 1
