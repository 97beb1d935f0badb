"""Arrays of half precision in numpy's file format, read without numpy: the weights that bots have learned."""

from __future__ import annotations

import ast
from math import prod
from struct import unpack

from pithead.sim.memory import FLOAT32, ArrayView, row_of


def read_halves(data: bytes) -> ArrayView:
    """An array of numpy's file format that has numbers of half precision."""
    version, start = data[6], 10 if data[6] == 1 else 12
    (length,) = unpack("<H" if version == 1 else "<I", data[8:start])
    about = ast.literal_eval(data[start : start + length].decode("latin-1"))
    if data[:6] != b"\x93NUMPY" or about["descr"] != "<f2" or about["fortran_order"]:
        raise ValueError(f"an array of halves was expected, not {about}")
    shape = about["shape"]
    numbers = unpack(f"<{prod(shape)}e", data[start + length :])
    return ArrayView(row_of(FLOAT32, numbers), FLOAT32, shape)
