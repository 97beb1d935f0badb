"""Which extra brings a package that is not installed, so that a missing one is a sentence and no traceback."""

from __future__ import annotations

import re
from importlib.metadata import requires
from typing import Final

from pithead.game import Unreadable

EXTRAS: Final = ("sim", "server", "envs", "open-spiel", "polars", "pandas", "ray")
"""What people can ask for; of several extras that bring a package the first is named."""

BROUGHT_BY: Final = {"llvmlite": "numba", "anyio": "starlette", "pyspiel": "open_spiel"}
"""Modules that come with a package of another name."""

REQUIREMENT: Final = re.compile(r"([\w.-]+).*\bextra == ['\"]([\w-]+)['\"]")


def extra_of(module: str) -> str | None:
    """The extra that brings a module, as the metadata of this package say."""
    package = BROUGHT_BY.get(module, module)
    found = [REQUIREMENT.match(line) for line in requires("pithead") or ()]
    extras = {line[2] for line in found if line is not None and line[1].replace("-", "_") == package}
    return next((extra for extra in EXTRAS if extra in extras), None)


def missing_extra(error: ImportError) -> Unreadable | None:
    """The refusal for a package of an extra that is not there; None if nothing of ours would bring it."""
    module = (error.name or "").partition(".")[0]
    extra = extra_of(module)
    return None if extra is None else Unreadable("extra-missing", package=module, extra=extra)
