"""The search of Mini Miners, compiled for this processor."""

from __future__ import annotations

from typing import Final

from pithead.mini_miners.bots.search import (
    dig_policy,
    dig_table,
    escape_policy,
    features,
    hidden_sampling,
    placing_policy,
    playouts,
    policy,
    rollouts,
    tree,
    value,
    workspace,
)
from pithead.mini_miners.kernel.kernel import RULES
from pithead.sim import real
from pithead.sim.compile import cpu_kernel

MODULES: Final = (
    *RULES.modules,
    real,
    workspace,
    dig_table,
    features,
    placing_policy,
    dig_policy,
    escape_policy,
    policy,
    hidden_sampling,
    value,
    playouts,
    tree,
    rollouts,
)

kernel = cpu_kernel(MODULES)
