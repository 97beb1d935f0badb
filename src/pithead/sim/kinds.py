"""Numbers of a fixed size, as numba knows them by numpy's names.

Whoever has no numpy compiles nothing either: of the modules that kernels are built from they only read constants.
"""

from __future__ import annotations

from typing import Any

float32: Any
int64: Any
uint64: Any
try:
    from numpy import float32, int64, uint64
except ImportError:
    float32, int64, uint64 = float, int, int
