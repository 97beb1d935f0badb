"""The built kernel of the bots: search and evaluation."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from pithead.sim.wasm.runtime import Guest, load_kernel

KERNEL_FILE: Final = Path(__file__).with_name("kernel.wasm")
"""Made by `make kernels` from what `search.kernel` lists."""


def new_guest() -> Guest:
    """The kernel with a memory of its own."""
    return Guest(load_kernel(KERNEL_FILE))
