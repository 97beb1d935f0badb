"""Models and workspaces for the functions that numba compiles: for training, and for proofs."""

from __future__ import annotations

from typing import Any, Final

from pithead.mini_miners.bots.kernel_source import SOURCE
from pithead.mini_miners.bots.search.workspace import Model, Tree, Workspace, empty_tree, new_model, new_workspace
from pithead.sim.memory import HEAP
from pithead.sim.native import Native

FEWEST_NODES: Final = 64
NODES_A_WALK: Final = 3


def native_model(box: Any) -> Model:
    """A model for a box."""
    return new_model(Native(SOURCE), box).numpy


def native_workspace(seed: int = 0) -> Workspace:
    """A workspace with nothing on it."""
    return new_workspace(HEAP, seed).numpy


def native_tree(walks: int) -> Tree:
    """Room for the tree of so many walks."""
    return Tree(*(part.numpy for part in empty_tree(HEAP, max(FEWEST_NODES, NODES_A_WALK * walks))))
