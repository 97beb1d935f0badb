"""The search of Dice Miner, compiled for this processor."""

from __future__ import annotations

from typing import Final

from pithead.dice_miner.bots.search import (
    caching_search,
    decide,
    evaluation,
    excavation_rollouts,
    excavation_search,
    features,
    gradients,
    hero_search,
    magic_search,
    rollout,
    self_play,
    uct,
    value,
    workspace,
)
from pithead.dice_miner.kernel.kernel import RULES
from pithead.sim import real, rotation
from pithead.sim.compile import cpu_kernel

MODULES: Final = (
    *RULES.modules,
    real,
    workspace,
    features,
    value,
    excavation_search,
    excavation_rollouts,
    magic_search,
    caching_search,
    hero_search,
    decide,
    uct,
    rotation,
    self_play,
    gradients,
    evaluation,
    rollout,
)

kernel = cpu_kernel(MODULES)
