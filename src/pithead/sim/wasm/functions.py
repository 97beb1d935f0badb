"""The functions of a guest for those who work with numpy: they are called with arrays of this process, which are copied in and back."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import numpy as np

from pithead.sim.memory import FLOAT32, FLOAT64, INT16, INT32, INT64, UINT8, UINT64, ArrayView, round_up
from pithead.sim.wasm.runtime import Guest

KINDS: Final = {"i2": INT16, "i4": INT32, "i8": INT64, "u1": UINT8, "u8": UINT64, "f4": FLOAT32, "f8": FLOAT64}
"""Kinds of numbers by the names that numpy gives them."""

COPIES_BYTES: Final = 1 << 16
"""Room for the copies of a call, at first."""


class GuestFunctions:
    """Every function of a kernel as an attribute; arrays and structs that lie in the guest's memory already are passed as they are."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.address, self.room = guest.take(COPIES_BYTES)

    def __getattr__(self, name: str) -> Any:
        if name not in self.guest.functions:
            raise AttributeError(name)
        return partial(self._call, name)

    def _call(self, name: str, *arguments: Any) -> Any:
        self._make_room(sum(map(_size, arguments)))
        copies: list[tuple[Any, ArrayView]] = []
        used = 0

        def lay(argument: Any) -> Any:
            nonlocal used
            match argument:
                case np.ndarray():
                    part = self.room[used : used + argument.nbytes]
                    part[:] = argument.tobytes()
                    copies.append((argument, ArrayView(part, KINDS[argument.dtype.str[1:]], argument.shape, self.address + used)))
                    used = round_up(used + argument.nbytes, 16)
                    return copies[-1][1]
                case np.generic():
                    return argument.item()
                case tuple():
                    return tuple(map(lay, argument))
                case _:
                    return argument

        result = self.guest.call(name, *map(lay, arguments))
        for array, copy in copies:
            array[...] = copy.numpy
        return result

    def _make_room(self, size: int) -> None:
        if size > len(self.room):
            self.address, self.room = self.guest.take(1 << size.bit_length())


def _size(argument: Any) -> int:
    """Bytes that the copies of an argument take at most."""
    if isinstance(argument, tuple):
        return sum(map(_size, argument))
    return round_up(argument.nbytes, 16) if isinstance(argument, np.ndarray) else 0
