"""A guest for a kernel file: by wasmtime, or in a page by the browser's own WebAssembly."""

from __future__ import annotations

import sys
from pathlib import Path

from pithead.sim.memory import Runner


def new_guest_of(path: Path) -> Runner:
    """The kernel of a file with a memory of its own."""
    if sys.platform == "emscripten":
        from pithead.sim.wasm.in_page import PageGuest  # noqa: PLC0415 - only a browser has what it needs

        return PageGuest(path)
    from pithead.sim.wasm.runtime import Guest, load_kernel  # noqa: PLC0415 - a page has no wasmtime

    return Guest(load_kernel(path))
