"""The mind of Dice Miner, compiled for this processor."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Final

from pithead.sim.compile import build_cpu
from pithead.sim.dice_miner.kernel import MODULES as RULES
from pithead.sim.dice_miner.mind import (
    appraise,
    conjure,
    decide,
    desk,
    dig,
    draft,
    foresee,
    games,
    hoard,
    judge,
    learn,
    rollout,
    sight,
    uct,
)

MODULES: Final = (*RULES, desk, sight, judge, dig, foresee, conjure, hoard, draft, decide, uct, games, learn, appraise, rollout)


@cache
def kernel() -> SimpleNamespace:
    """The compiled functions, by their names."""
    return build_cpu(MODULES, {}, inline=False)
