"""The rules of Mini Miners, with nothing but msgspec."""

from pithead.mini_miners.rules.game import MiniMiners

__all__ = ["MiniMiners"]
