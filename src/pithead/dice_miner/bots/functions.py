"""The functions of the built kernel for those who work with numpy: what measures bots, and rollouts."""

from __future__ import annotations

from functools import cache

from pithead.dice_miner.bots.guest import KERNEL_FILE
from pithead.sim.wasm.functions import GuestFunctions
from pithead.sim.wasm.runtime import Guest, load_kernel


@cache
def functions() -> GuestFunctions:
    """One for a whole process, which calls it from one thread at a time."""
    return GuestFunctions(Guest(load_kernel(KERNEL_FILE)))
