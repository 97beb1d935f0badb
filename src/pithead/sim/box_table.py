"""The facts of the box that comes with a game, as its kernel reads them."""

from __future__ import annotations

from importlib import import_module

import numpy as np
import numpy.typing as npt


def standard_table(folder: str) -> npt.NDArray[np.int64]:
    """The facts of our box, from the engine, which needs more than numba and numpy; `folder` is the game's package."""
    box = import_module(f"{folder}.rules.content").standard_box()
    return np.asarray(import_module(f"{folder}.kernel.tables").box_table(box))
