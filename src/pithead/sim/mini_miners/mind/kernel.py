"""The mind of Mini Miners, compiled for this processor."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Final

from pithead.sim.compile import build_cpu
from pithead.sim.mini_miners.kernel import MODULES as RULES
from pithead.sim.mini_miners.mind import delving, desk, finds, follow, imagine, judge, leaving, liking, posting, rollouts, sight, tree

MODULES: Final = (*RULES, desk, finds, sight, posting, delving, leaving, liking, imagine, judge, follow, tree, rollouts)


@cache
def kernel() -> SimpleNamespace:
    """The compiled functions, by their names."""
    return build_cpu(MODULES, {}, inline=False)
