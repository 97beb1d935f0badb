"""The mind of Dice Miner, compiled for this processor."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Final

from pithead.dice_miner.bots.search import (
    conjure,
    decide,
    dig,
    draft,
    evaluation,
    features,
    foresee,
    games,
    hoard,
    judge,
    learn,
    rollout,
    uct,
    workspace,
)
from pithead.dice_miner.kernel.kernel import RULES
from pithead.sim import real
from pithead.sim.compile import build_cpu

MODULES: Final = (
    *RULES.modules,
    real,
    workspace,
    features,
    judge,
    dig,
    foresee,
    conjure,
    hoard,
    draft,
    decide,
    uct,
    games,
    learn,
    evaluation,
    rollout,
)


@cache
def kernel() -> SimpleNamespace:
    """The compiled functions, by their names."""
    return build_cpu(MODULES, {}, inline=False)
