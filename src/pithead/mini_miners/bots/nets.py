"""The net and the likings of the mine master, read from their file without numpy, and put into a model."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final
from zipfile import ZipFile

from pithead.bots.half_arrays import read_halves
from pithead.mini_miners.bots.search.parameters import LEARNED
from pithead.mini_miners.bots.search.workspace import new_model
from pithead.sim.memory import ArrayView, Runner

WEIGHTS: Final = Path(__file__).with_name("weights.npz")

LEARNED_ARRAYS: Final = ("table", "own", "everybody", "first_bias", "second", "second_bias", "third", "likes")


MARK_DIGITS: Final = 8


def shipped_model(runner: Runner, box: Sequence[int]) -> Any:
    """What this release has learned, with the facts of this box."""
    return learned_model(runner, box, WEIGHTS)


def learned_model(runner: Runner, box: Sequence[int], weights: Path) -> Any:
    """What a file has learned, with the facts of this box."""
    model = new_model(runner, box)
    for name, numbers in read_learned(weights).items():
        getattr(model, name)[:] = numbers.flat
    for number, value in LEARNED.items():
        model.parameters[number] = value
    return model


@cache
def read_learned(path: Path) -> dict[str, ArrayView]:
    """The arrays of a file."""
    with ZipFile(path) as file:
        return {name: read_halves(file.read(f"{name}.npy")) for name in LEARNED_ARRAYS}


@cache
def shipped_mark() -> str:
    """The first digits of the fingerprint of what this release has learned: games that depend on it are known by that."""
    return sha256(WEIGHTS.read_bytes()).hexdigest()[:MARK_DIGITS]
