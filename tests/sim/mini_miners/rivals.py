"""The kernel of Mini Miners beside its plain engine."""

from pithead.mini_miners.kernel.rival import TABLES
from pithead.mini_miners.kernel.rival import MiniMinersRival as Rival

__all__ = ["LEAST_STEPS", "TABLES", "Rival"]

LEAST_STEPS = 150
"""Steps that a game has on average, at least."""
