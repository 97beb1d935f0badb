"""The solver of Dice Miner, compiled for this processor."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Final

from pithead.sim.compile import build_cpu
from pithead.sim.dice_miner.kernel import MODULES as RULES
from pithead.sim.dice_miner.solve import answers, keys, picks, plans, roots
from pithead.sim.dice_miner.solve import room as rooms

MODULES: Final = (*RULES, rooms, keys, plans, answers, picks, roots)


@cache
def kernel() -> SimpleNamespace:
    """The compiled functions, by their names."""
    return build_cpu(MODULES, {}, inline=False)
