"""The mind of Mini Miners, compiled for this processor."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Final

from pithead.mini_miners.bots.search import (
    delving,
    features,
    finds,
    follow,
    imagine,
    judge,
    leaving,
    policy,
    posting,
    rollouts,
    tree,
    workspace,
)
from pithead.mini_miners.kernel.kernel import RULES
from pithead.sim import real
from pithead.sim.compile import build_cpu

MODULES: Final = (
    *RULES.modules,
    real,
    workspace,
    finds,
    features,
    posting,
    delving,
    leaving,
    policy,
    imagine,
    judge,
    follow,
    tree,
    rollouts,
)


@cache
def kernel() -> SimpleNamespace:
    """The compiled functions, by their names."""
    return build_cpu(MODULES, {}, inline=False)
