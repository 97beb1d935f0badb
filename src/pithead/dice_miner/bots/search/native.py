"""Models and workspaces for the functions that numba compiles: for training, and for proofs."""

from __future__ import annotations

from functools import cache
from typing import Any

from pithead.dice_miner.bots.nets import WEIGHTS
from pithead.dice_miner.bots.search.kernel import kernel
from pithead.dice_miner.bots.search.weights import Net, make_model, read_weights
from pithead.dice_miner.bots.search.workspace import Model


def shipped_native_model(box: Any, seats: int) -> Model:
    """The nets of this release, with the facts of this box; a lone player needs none."""
    nets = _shipped_nets()[seats] if seats > 1 else []
    return make_model(box, seats, nets, kernel().cumulate_rows)


@cache
def _shipped_nets() -> dict[int, list[Net]]:
    return read_weights(WEIGHTS)[1]
