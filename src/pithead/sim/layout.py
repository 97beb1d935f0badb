"""Layouts: the fields of an array, or the members of an enumeration, declared in their order; nobody counts them by hand.

    class Field(Layout):
        PHASE: int
        MOUNTAIN: int = span(ROWS)
        LOST: int = span(KINDS)

makes `Field.PHASE` 0, `Field.MOUNTAIN` 1, `Field.LOST` 1 + ROWS, and `Field.SIZE` what all of them take. A layout that inherits from
another goes on where that one ends. Type checkers see integers, compiled functions see constants.
"""

from __future__ import annotations

from functools import cache
from inspect import get_annotations
from types import ModuleType
from typing import Any


def span(size: int) -> int:
    """A field of so many numbers; without it a field is one."""
    return size


class Layout:
    """Names in a row, each of them the number at which it begins."""

    SIZE = 0

    def __init_subclass__(cls) -> None:
        """Number the names."""
        for name in get_annotations(cls):
            size = vars(cls).get(name, 1)
            setattr(cls, name, cls.SIZE)
            cls.SIZE += size


@cache
def constants(layout: Any) -> ModuleType:
    """A layout as numba knows constants: as a module."""
    module = ModuleType(layout.__name__)
    vars(module).update({name: getattr(layout, name) for name in dir(layout) if name.isupper()})
    return module
