"""What a kernel file is made of: modules, the functions that are called from outside, and the kinds of their arguments."""

from __future__ import annotations

import hashlib
import io
import sys
import tokenize
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, Final, NamedTuple, TypeAlias

from pithead.sim.compile import is_layout
from pithead.sim.memory import StructLayout

BUILDERS: Final = ("build.py", "entry_points.py", "stops.py")
"""The files beside this one that make a kernel file of its sources."""


class ArrayOf(NamedTuple):
    """An argument that is an array: the kind of its numbers, and how many dimensions it has.

    One of a known size is copied for a call, and back at its end: `entry_points.py` says why. It has one dimension, and so many numbers
    in each call.
    """

    kind: str
    dimensions: int = 1
    size: int | None = None


class TupleOf(NamedTuple):
    """An argument that is a named tuple."""

    type: type[tuple[Any, ...]]
    parts: tuple[Parameter, ...]


Parameter: TypeAlias = str | ArrayOf | StructLayout | TupleOf
"""A number, an array, a struct, or a named tuple of those."""


class KernelPart(NamedTuple):
    """Modules that make one closed set of functions, and those of them that are called from outside.

    Names are bound and calls inlined as in `compile.build_cpu`.
    """

    modules: Sequence[ModuleType]
    functions: Mapping[str, tuple[Parameter, ...]]
    bindings: Mapping[str, str] = {}
    inline: bool = False


class KernelSource(NamedTuple):
    """A kernel file and its sources.

    Without `vectors` LLVM puts no numbers beside each other for one instruction: where arrays are short, that takes longer.
    """

    path: Path
    parts: Sequence[KernelPart]
    vectors: bool = True

    def fingerprint(self) -> str:
        """Changes with the code of the modules, of those that they take constants from, and of what builds them; not with comments."""
        modules = [module for part in self.parts for module in part.modules]
        names = [name for part in self.parts for name in (*part.functions, *part.bindings.values(), *["inline"] * part.inline)]
        digest = hashlib.sha256(" ".join([*names, *["scalar"] * (not self.vectors)]).encode())
        for module in sorted({*modules, *constants_of(modules)}, key=lambda module: module.__name__):
            source = Path(str(module.__file__)).read_text(encoding="utf-8")
            digest.update("\n".join((module.__name__, *code_of(source))).encode())
        for name in BUILDERS:
            digest.update("\n".join((name, *code_of(Path(__file__).with_name(name).read_text(encoding="utf-8")))).encode())
        return digest.hexdigest()[:16]


def constants_of(modules: Sequence[ModuleType]) -> Iterator[ModuleType]:
    """The modules from which some modules take numbers: those that they name, and those of the layouts that they name."""
    for value in [value for module in modules for value in vars(module).values()]:
        if isinstance(value, ModuleType) and value.__name__.startswith("pithead."):
            yield value
        elif is_layout(value):
            yield from (sys.modules[layout.__module__] for layout in value.__mro__[:-1])


def code_of(source: str) -> Iterator[str]:
    """The words of a source, line by line, without comments and without strings that stand alone."""
    line: list[str] = []
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.NEWLINE:
            if len(line) > 2 or line[1][-1] not in "\"'":
                yield " ".join(line)
            line = []
        elif token.type not in (tokenize.COMMENT, tokenize.NL, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER):
            line += [token.string] if line else [" " * token.start[1], token.string]
