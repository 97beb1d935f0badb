"""What the greedy bot likes, on both engines: heroes, and what symbols are worth beside the points that they score now."""

from __future__ import annotations

from typing import Final

from pithead.dice_miner.rules.dice import Face, shown

HEROES: Final = ("dragon-slayer", "treasurer", "engineer", "surveyor", "alchemist", "prospector")
"""The heroes from the one it likes best."""

PROMISE: Final = {"beer": 1.5, "magic": 0.8, "chest": 0.6, "pickaxe": 0.5, "shield": 0.8}
"""What a symbol is worth beside the points that it scores now."""


def promise(face: Face) -> float:
    """What a face may still become good for."""
    meaning = shown(face)
    return PROMISE.get(meaning.symbol, 0.0) * meaning.number
