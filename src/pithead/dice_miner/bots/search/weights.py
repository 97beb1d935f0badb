"""The weights of models in a file: half precision, the nets of every number of seats, and the fingerprint of the box they belong to."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from pithead.dice_miner.bots.search import feature_layout as of
from pithead.dice_miner.bots.search.workspace import Model, Workspace, new_model, new_workspace
from pithead.dice_miner.kernel.layout import Fact
from pithead.sim.memory import HEAP

Floats: TypeAlias = npt.NDArray[np.float32]
Net: TypeAlias = dict[str, Floats]
"""The weights of one stage by the names of `shapes`; the first layer as statements, not as sums."""

FIRST_SCALE: Final = 0.05
SMALLEST_WEIGHT: Final = 0.001
"""A statement's weight below this says nothing; without those the file is smaller."""


def shapes(seats: int) -> dict[str, tuple[int, ...]]:
    """The arrays of a net."""
    return {
        "first": (of.rows_of(seats), of.WIDTH),
        "first_bias": (of.WIDTH,),
        "second": (of.WIDTH, of.INNER),
        "second_bias": (of.INNER,),
        "third": (of.INNER, seats),
        "third_bias": (seats,),
    }


def new_net(seats: int, seed: int) -> Net:
    """A net that has learned nothing: rows of slots are empty, so that what never occurs never speaks."""
    rng = np.random.default_rng([seed, seats])
    net = {name: np.zeros(shape, np.float32) for name, shape in shapes(seats).items()}
    net["first"][of.slot_starts(seats)[-1] :] = rng.normal(0, FIRST_SCALE, (of.lines_of(seats), of.WIDTH))
    net["first_bias"][:] = rng.uniform(0.0, 0.5, of.WIDTH)
    net["second"][:] = rng.normal(0, (2 / of.WIDTH) ** 0.5, (of.WIDTH, of.INNER))
    net["third"][:] = rng.normal(0, (1 / of.INNER) ** 0.5, (of.INNER, seats))
    return net


def install_net(model: Model, stage: int, net: Net, seats: int, cumulate_rows: Any) -> None:
    """Put a net into a model, its statements summed up."""
    rows = len(net["first"])
    cumulate_rows(net["first"], np.array(of.slot_starts(seats)), model.first[stage, :rows])
    model.first_bias[stage] = net["first_bias"]
    model.second[stage] = net["second"]
    model.second_bias[stage] = net["second_bias"]
    model.third[stage, :, :seats] = net["third"]
    model.third_bias[stage, :seats] = net["third_bias"]


def empty_model(box: Any, seats: int) -> Model:
    """A model that knows the box, but has no opinion yet."""
    return new_model(HEAP, box, seats).numpy


def empty_workspace(seed: int = 0) -> Workspace:
    """A workspace with nothing on it."""
    return new_workspace(HEAP, seed).numpy


def make_model(box: Any, seats: int, nets: list[Net], cumulate_rows: Any) -> Model:
    """A model with a net for every stage."""
    model = empty_model(box, seats)
    for stage, net in enumerate(nets):
        install_net(model, stage, net, seats, cumulate_rows)
    return model


def box_hash(box: Any) -> str:
    """The fingerprint of the facts that a model has learned with; the parameters of the greedy bot are none of them."""
    facts = np.asarray(box[: Fact.HERO_RANK], np.int64).tobytes()
    return hashlib.sha256(facts).hexdigest()[:16]


def write_weights(path: Path, models: dict[int, list[Net]], box: Any) -> None:
    """The file of several models, by their number of seats."""
    arrays: dict[str, Any] = {"box": np.array(box_hash(box)), "shape": np.array([of.WIDTH, of.INNER])}
    for seats, nets in models.items():
        for name in shapes(seats):
            weights = np.stack([net[name] for net in nets])
            arrays[f"{name}{seats}"] = rounded(np.where(abs(weights) < SMALLEST_WEIGHT, 0, weights) if name == "first" else weights)
    with path.with_name(path.name + ".part").open("wb") as file:
        np.savez_compressed(file, **arrays)
    path.with_name(path.name + ".part").replace(path)


def rounded(weights: Floats) -> npt.NDArray[np.float16]:
    """Weights of half precision whose last three bits are 0: wrong by at most one part in 256, and the file is a fifth smaller."""
    bits = weights.astype(np.float16).view(np.uint16)
    return (((bits.astype(np.uint32) + 4) & 0xFFF8).astype(np.uint16)).view(np.float16)


def read_weights(path: Path) -> tuple[str, dict[int, list[Net]]]:
    """The fingerprint of the box and the models of a file."""
    with np.load(path) as file:
        models = {}
        for seats in (2, 3, 4):
            if f"first{seats}" in file:
                arrays = {name: file[f"{name}{seats}"].astype(np.float32) for name in shapes(seats)}
                models[seats] = [{name: array[stage] for name, array in arrays.items()} for stage in range(of.STAGES)]
        return str(file["box"]), models
