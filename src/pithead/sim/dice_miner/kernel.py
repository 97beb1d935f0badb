"""The kernel of Dice Miner: its modules, and the compiled functions for this processor."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Final

from pithead.sim import stream, words
from pithead.sim.compile import build_cpu, is_compiled
from pithead.sim.dice_miner import bots, ending, excavation, game, magic, mountain, playout, replenish, scoring, seats, setup

MODULES: Final = (words, stream, mountain, seats, scoring, setup, replenish, ending, magic, excavation, game, bots, playout)


@cache
def kernel() -> SimpleNamespace:
    """The compiled functions, by their names."""
    return build_cpu(MODULES)


def compiled_before() -> bool:
    """Is the first use quick, because this machine has kept the compiled code?"""
    return is_compiled(MODULES)
