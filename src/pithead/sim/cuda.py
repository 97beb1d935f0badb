"""The kernels on a graphics card: the same source, one thread a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

import numpy as np

from pithead.sim import cuda_instructions
from pithead.sim.compile import build


@cache
def load_cuda() -> Any:
    """The module numba.cuda, or its simulator if NUMBA_ENABLE_CUDASIM is set."""
    vars(np).setdefault("row_stack", np.vstack)  # numba-cuda still asks for the old name
    from numba import cuda  # noqa: PLC0415 - slow to import, and seldom needed

    if not simulated():
        count_from_the_start(import_module("numba.cuda.np.arrayobj"))
    return cuda


def count_from_the_start(arrays: Any) -> None:
    """Let no place in an array count from its end: no kernel asks for that, and the question each time makes code a third slower."""

    def fix_integer_index(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
        return context.cast(builder, index, kind, arrays.types.intp if kind.signed else arrays.types.uintp)

    arrays.fix_integer_index = fix_integer_index


def simulated() -> bool:
    """Is the card only simulated?"""
    from numba import config  # noqa: PLC0415

    return bool(config.ENABLE_CUDASIM)


def has_gpu() -> bool:
    """Is there a graphics card that numba can use, or its simulator?"""
    try:
        return bool(load_cuda().is_available())
    except ImportError:
        return False


def multiprocessors() -> int:
    """How many processors the card has, each of which runs several blocks of threads."""
    return 1 if simulated() else int(load_cuda().get_current_device().MULTIPROCESSOR_COUNT)


def own_phase(counts: Any, turn: int, phase: int, running: int) -> int:
    """The busiest phase of a simulated card, whose threads are alone in their blocks."""
    return phase if running else cuda_instructions.IDLE


def nobody_to_wait_for() -> None:
    """How threads of a simulated card wait: each is alone in its block."""


def build_cuda(
    modules: Sequence[ModuleType],
    entries: ModuleType,
    bindings: Mapping[str, Any],
    max_registers: int | None = None,
    inline: bool = True,
) -> SimpleNamespace:
    """The functions of the modules for a graphics card, those of `entries` as kernels that can be launched."""
    cuda = load_cuda()
    inside, launched = ({}, {}) if simulated() else ({"forceinline": inline}, {"max_registers": max_registers})

    def jit(function: FunctionType) -> Any:
        own = function.__module__ == entries.__name__
        return cuda.jit(**launched)(function) if own else cuda.jit(device=True, **inside)(function)

    alone = {"busiest_phase": own_phase, "together": nobody_to_wait_for} if simulated() else {}
    instructions = build((cuda_instructions,), jit, {"cuda": cuda, **alone})
    return build((*modules, entries), jit, {"cuda": cuda, **vars(instructions), **bindings})
