"""The functions of the built kernel for those who work with numpy: what measures bots, and rollouts."""

from __future__ import annotations

from functools import cache

from pithead.dice_miner.bots.guest import new_guest
from pithead.sim.wasm.functions import GuestFunctions


@cache
def functions() -> GuestFunctions:
    """One for a whole process, which calls it from one thread at a time."""
    return GuestFunctions(new_guest())
