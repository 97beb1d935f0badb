"""Which extra brings a package that is not installed, so that a missing one is a sentence and no traceback."""

from __future__ import annotations

from typing import Final

from pithead.game import Unreadable

EXTRAS: Final = {
    "sim": ("numba", "numpy", "llvmlite", "pyarrow"),
    "server": ("starlette", "uvicorn", "uvloop", "httptools", "websockets", "psycopg", "anyio"),
    "envs": ("gymnasium", "pettingzoo"),
    "open-spiel": ("open_spiel", "pyspiel"),
    "polars": ("polars",),
    "pandas": ("pandas",),
    "ray": ("ray",),
}
"""The packages of each extra by their names in Python, as `pyproject.toml` has them."""


def missing_extra(error: ImportError) -> Unreadable | None:
    """The refusal for a package of an extra that is not there; None if nothing of ours would bring it."""
    package = (error.name or "").partition(".")[0]
    extra = next((extra for extra, packages in EXTRAS.items() if package in packages), None)
    return None if extra is None else Unreadable("extra-missing", package=package, extra=extra)
