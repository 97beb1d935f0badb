"""The nets of the mine master, read from their file without numpy, and put into a model."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias
from zipfile import ZipFile

from pithead.bots.half_arrays import read_halves
from pithead.dice_miner.bots.search import feature_layout as of
from pithead.dice_miner.bots.search.workspace import new_model
from pithead.sim.memory import FLOAT32, INT64, ArrayView, Runner, new_array

WEIGHTS: Final = Path(__file__).with_name("weights.npz")

Nets: TypeAlias = dict[str, ArrayView]
"""The weights of all stages by the names of `LAYERS`; the first layer as statements, not as sums."""

LAYERS: Final = ("first", "first_bias", "second", "second_bias", "third", "third_bias")


def shipped_model(runner: Runner, box: Sequence[int], seats: int) -> Any:
    """The nets of this release, with the facts of this box; a lone player needs none."""
    return make_model(runner, box, seats, WEIGHTS)


def make_model(runner: Runner, box: Sequence[int], seats: int, weights: Path) -> Any:
    """The nets of a file, with the facts of this box."""
    model = new_model(runner, box, seats)
    if seats == 1:
        return model
    nets = read_nets(weights, seats)
    rows = of.rows_of(seats)
    first = new_array(runner, FLOAT32, rows, of.WIDTH)
    starts = new_array(runner, INT64, of.slots_of(seats) + 1)
    starts[:] = of.slot_starts(seats)
    for stage in range(of.STAGES):
        first[:] = nets["first"][stage]
        runner.call("cumulate_rows", first, starts, model.first[stage, :rows])
        for other in range(of.INNER):
            model.third[stage, other, :seats] = nets["third"][stage, other]
        model.third_bias[stage, :seats] = nets["third_bias"][stage]
    for name in ("first_bias", "second", "second_bias"):
        getattr(model, name)[:] = nets[name]
    return model


@cache
def read_nets(path: Path, seats: int) -> Nets:
    """The nets for a number of seats."""
    with ZipFile(path) as file:
        return {name: read_halves(file.read(f"{name}{seats}.npy")) for name in LAYERS}
