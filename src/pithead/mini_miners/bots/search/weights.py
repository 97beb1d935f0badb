"""The weights of the net in a file: half precision, and the fingerprint of the box with which they were learned."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from pithead.mini_miners.bots.search.feature_layout import (
    INNER,
    SEAT_SCALES,
    TABLE_SCALES,
    WIDTH,
    SeatFeature,
    TableFeature,
    scales,
)
from pithead.mini_miners.bots.search.liking_layout import Liking
from pithead.mini_miners.bots.search.workspace import Model
from pithead.mini_miners.kernel.layout import SEATS_MOST

Floats: TypeAlias = npt.NDArray[np.float32]
Net: TypeAlias = dict[str, Floats]
"""The weights by the names of `SHAPES`, before scales are multiplied in; last the likings, which are no part of the layers."""

SHAPES: Final[dict[str, tuple[int, ...]]] = {
    "table": (TableFeature.SIZE, WIDTH),
    "own": (SeatFeature.SIZE, WIDTH),
    "everybody": (SeatFeature.SIZE, WIDTH),
    "first_bias": (WIDTH,),
    "second": (WIDTH, INNER),
    "second_bias": (INNER,),
    "third": (INNER,),
    "likes": (SEATS_MOST + 1, Liking.SIZE),
}

SCALES: Final[dict[str, Floats]] = {
    "table": np.array(scales(TableFeature.SIZE, TABLE_SCALES), np.float32),
    "own": np.array(scales(SeatFeature.SIZE, SEAT_SCALES), np.float32),
    "everybody": np.array(scales(SeatFeature.SIZE, SEAT_SCALES), np.float32),
}

FIRST_SCALE: Final = 0.1
"""The standard deviation of the first weights of features."""


def new_net(seed: int) -> Net:
    """A net that has learned nothing: every seat is as likely to win as the others."""
    rng = np.random.default_rng(seed)
    net = {name: np.zeros(shape, np.float32) for name, shape in SHAPES.items()}
    for name in SCALES:
        net[name][:] = rng.normal(0, FIRST_SCALE, SHAPES[name])
    net["first_bias"][:] = rng.uniform(0.0, 0.5, WIDTH)
    net["second"][:] = rng.normal(0, (2 / WIDTH) ** 0.5, SHAPES["second"])
    return net


def scaled(net: Net) -> Net:
    """The weights as the kernel wants them, for features as they are."""
    return {name: weights * SCALES[name][:, None] if name in SCALES else weights for name, weights in net.items()}


def install_net(model: Model, net: Net) -> None:
    """Put a net into a model that numba works with."""
    for name, weights in scaled(net).items():
        getattr(model, name)[:] = weights.astype(np.float16)


def box_hash(box: Any) -> str:
    """The fingerprint of the facts that a net has learned with."""
    return hashlib.sha256(np.asarray(box, np.int64).tobytes()).hexdigest()[:16]


def write_weights(path: Path, net: Net, box: Any) -> None:
    """The file of a net."""
    arrays: dict[str, Any] = {"box": np.array(box_hash(box)), "shape": np.array([WIDTH, INNER])}
    arrays |= {name: weights.astype(np.float16) for name, weights in scaled(net).items()}
    with path.with_name(path.name + ".part").open("wb") as file:
        np.savez_compressed(file, **arrays)
    path.with_name(path.name + ".part").replace(path)


def read_weights(path: Path) -> Net:
    """The net of a file, to learn on from."""
    with np.load(path) as file:
        held = {name: file[name].astype(np.float32) for name in SHAPES}
    return {name: weights / SCALES[name][:, None] if name in SCALES else weights for name, weights in held.items()}
