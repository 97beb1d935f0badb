"""The search of Mini Miners, compiled for this processor."""

from __future__ import annotations

from typing import Final

from pithead.mini_miners.bots.search import (
    dig_policy,
    dig_table,
    escape_policy,
    features,
    hidden_sampling,
    likings,
    net,
    net_features,
    placing_policy,
    playouts,
    policy,
    policy_gradient,
    rollouts,
    self_play,
    tree,
    value,
    whole_games,
    workspace,
)
from pithead.mini_miners.kernel.kernel import RULES
from pithead.sim import real, rotation
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
    likings,
    policy,
    hidden_sampling,
    net_features,
    net,
    value,
    playouts,
    tree,
    rollouts,
    whole_games,
)

kernel = cpu_kernel(MODULES)

training_kernel = cpu_kernel((*MODULES, rotation, self_play, policy_gradient))
"""The same, and games of self-play."""
