"""Models and workspaces for the functions that numba compiles: for training, and for proofs."""

from __future__ import annotations

from typing import Any

from pithead.mini_miners.bots.kernel_source import SOURCE
from pithead.mini_miners.bots.search.workspace import Model, Workspace, new_model, new_workspace
from pithead.sim.memory import HEAP
from pithead.sim.native import Native


def native_model(box: Any) -> Model:
    """A model for a box."""
    return new_model(Native(SOURCE), box).numpy


def native_workspace(seed: int = 0) -> Workspace:
    """A workspace with nothing on it."""
    return new_workspace(HEAP, seed).numpy
