"""The kernel of Dice Miner beside its plain engine."""

from pithead.dice_miner.kernel.rival import TABLES
from pithead.dice_miner.kernel.rival import DiceMinerRival as Rival

__all__ = ["LEAST_STEPS", "TABLES", "Rival"]

LEAST_STEPS = 50
"""Steps that a game has on average, at least."""
