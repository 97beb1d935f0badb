"""The rules of Dice Miner, with nothing but msgspec."""

from pithead.dice_miner.rules.game import DiceMiner

__all__ = ["DiceMiner"]
