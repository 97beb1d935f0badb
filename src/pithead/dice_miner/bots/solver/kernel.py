"""The solver of Dice Miner, compiled for this processor."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Final

from pithead.dice_miner.bots.solver import answers, keys, memory, picks, plans, roots
from pithead.dice_miner.kernel.kernel import RULES
from pithead.sim.compile import build_cpu

MODULES: Final = (*RULES.modules, memory, keys, plans, answers, picks, roots)


@cache
def kernel() -> SimpleNamespace:
    """The compiled functions, by their names."""
    return build_cpu(MODULES, {}, inline=False)
