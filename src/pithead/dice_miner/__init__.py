"""Dice Miner: draft dice from a mountain, share beer, reroll with magic, score; three rounds."""

from pithead.dice_miner.game import DiceMiner

__all__ = ["DiceMiner"]
