"""The kernels on a graphics card: the same source, one thread a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any, Final

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


def fullest_phase(counts: Any) -> int:
    """The busiest phase of a simulated block."""
    most = max(range(len(counts)), key=lambda phase: int(counts[phase]))
    return most if counts[most] else cuda_instructions.IDLE


def gather_game(phases: Any, phase: int, picked: Any, filled: Any, turn: int, slots: int) -> int:
    """A game in this phase, for the only thread of a simulated block."""
    picked[0] = next(slot for slot in range(slots) if phases[slot] == phase)
    return 1


def plain_state_at(memory: Any, near: Any, slot: int, thread: int) -> Any:
    """A state of a simulated card, which is not packed."""
    return memory[slot]


def all_is_near(state: Any) -> None:
    """What is near on a simulated card: everything."""


def nobody_to_wait_for() -> None:
    """How threads of a simulated card wait: each is alone in its block."""


ALONE: Final[Mapping[str, Any]] = {
    "together": nobody_to_wait_for,
    "fullest_phase": fullest_phase,
    "gather_games": gather_game,
    "state_at": plain_state_at,
    "fetch_near": all_is_near,
    "store_near": all_is_near,
}
"""What takes the place of instructions in the simulator, where every thread is alone in its block."""


def let_share(launch: Any) -> None:
    """Let a launch have as much memory of a block as it asks for; without this a card gives no more than 48 KB."""
    from numba.cuda.cudadrv.driver import binding, driver  # noqa: PLC0415

    def allow(kernel: Any, config: Any) -> None:
        function = kernel._codelibrary.get_cufunc()
        limit = binding.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
        driver.cuKernelSetAttribute(limit, config.sharedmem, function.handle, function.device.id)

    launch.pre_launch_callbacks.append(allow)


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

    alone = ALONE if simulated() else {}
    instructions = build((cuda_instructions,), jit, {"cuda": cuda, **alone})
    return build(
        (*modules, entries), jit, {"cuda": cuda, "NEAR_WORD": import_module("numba").int32, **vars(instructions), **alone, **bindings}
    )
