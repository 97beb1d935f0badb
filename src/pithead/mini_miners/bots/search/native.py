"""Minds and desks for the functions that numba compiles: for training, and for proofs."""

from __future__ import annotations

from typing import Any

from pithead.mini_miners.bots.kernel_source import SOURCE
from pithead.mini_miners.bots.search.workspace import Desk, Mind, new_desk, new_mind
from pithead.sim.memory import HEAP
from pithead.sim.native import Native


def native_mind(box: Any) -> Mind:
    """A mind for a box."""
    return new_mind(Native(SOURCE), box).numpy


def native_desk(seed: int = 0) -> Desk:
    """A desk with nothing on it."""
    return new_desk(HEAP, seed).numpy
