"""Instructions of a graphics card; `cuda` is bound when they are compiled."""

from __future__ import annotations

from typing import Any

from pithead.sim.compile import GIVEN

cuda: Any = GIVEN


def popcount(bits: int) -> int:
    """How many bits are set."""
    return cuda.popc(bits)  # type: ignore[no-any-return]


def nth_bit(bits: int, n: int) -> int:
    """The number of the n-th bit that is set: halve the word until one is left, in the same steps for every thread."""
    place = 0
    half = 32
    while half:
        count = cuda.popc(bits & ((1 << half) - 1))
        if n >= count:
            n -= count
            bits >>= half
            place += half
        half >>= 1
    return place


def share_facts(box: Any, shared: Any, size: int) -> None:
    """The threads of a block together copy the box to where they read it quickly."""
    for place in range(cuda.threadIdx.x, size, cuda.blockDim.x):
        shared[place] = box[place]
    cuda.syncthreads()
