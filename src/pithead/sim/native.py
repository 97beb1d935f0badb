"""Runs kernels as numba compiles them for this processor, called just as a guest is: the other side of every proof of equality."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import numba
import numpy as np
from numba import types

from pithead.sim.compile import build_cpu
from pithead.sim.memory import ArrayView, Heap, StructLayout, StructView
from pithead.sim.wasm.kernel_source import ArrayOf, KernelPart, KernelSource, Parameter, TupleOf

_compiled: dict[int, SimpleNamespace] = {}


def compiled(part: KernelPart) -> SimpleNamespace:
    """The functions of a part for this processor."""
    if id(part) not in _compiled:
        _compiled[id(part)] = build_cpu(part.modules, part.bindings, inline=part.inline)
    return _compiled[id(part)]


class Native(Heap):
    """The functions of a kernel, on memory of this process."""

    def __init__(self, source: KernelSource) -> None:
        self.parameters = {name: parameters for part in source.parts for name, parameters in part.functions.items()}
        self.functions = {name: getattr(compiled(part), name) for part in source.parts for name in part.functions}

    def call(self, name: str, *arguments: Any) -> Any:
        """Call a function of the kernel."""
        return self.functions[name](*map(native, self.parameters[name], arguments))

    @contextmanager
    def within(self, seconds: float) -> Iterator[None]:
        """Nothing stops these functions."""
        yield


def native(parameter: Parameter, argument: Any) -> Any:
    """An argument as numba knows it."""
    match parameter, argument:
        case _, ArrayView() | StructView():
            return argument.numpy
        case TupleOf(kind, parts), _:
            return kind(*map(native, parts, argument))
        case str(), _:
            return np.dtype(parameter).type(argument)
        case _:
            return argument


def numba_type(parameter: Parameter) -> Any:
    """The type of an argument as numba knows it."""
    match parameter:
        case ArrayOf(kind, dimensions):
            return types.Array(numba.from_dtype(np.dtype(kind)), dimensions, "C")
        case StructLayout():
            return numba.from_dtype(parameter.dtype)
        case TupleOf(kind, parts):
            return types.NamedTuple(tuple(map(numba_type, parts)), kind)
        case _:
            return numba.from_dtype(np.dtype(parameter))
