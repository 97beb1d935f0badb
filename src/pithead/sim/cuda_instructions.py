"""Instructions of a graphics card; `cuda` is bound when they are compiled."""

from __future__ import annotations

from typing import Any, Final

from pithead.sim.given import cuda

WARP: Final = 0xFFFF_FFFF
"""All threads of a warp, as bits."""
IDLE: Final = 255
"""No phase: what a thread without a game stands in."""
PHASES_MOST: Final = 64


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


def busiest_phase(counts: Any, turn: int, phase: int, running: int) -> int:
    """The phase in which most of the running games of a block stand; IDLE where none is left. All threads of the block must ask.

    `counts` are three rows of zeros at first, and `turn` says which of them it is the turn of: one row is counted in and read, and the
    one that was read before is cleared for the turn after next. So all wait only once.
    """
    lane = cuda.threadIdx.x & 31
    same = cuda.match_any_sync(WARP, phase if running else IDLE)
    if running and lane == cuda.ffs(same) - 1:
        cuda.atomic.add(counts, (turn % 3) * PHASES_MOST + phase, cuda.popc(same))
    cuda.syncthreads()
    most = IDLE
    for each in (lane, lane + 32):
        count = counts[(turn % 3) * PHASES_MOST + each]
        if count:
            most = max(most, count << 8 | each)
    half = 16
    while half:
        most = max(most, cuda.shfl_xor_sync(WARP, most, half))
        half >>= 1
    if cuda.threadIdx.x < PHASES_MOST:
        counts[((turn + 2) % 3) * PHASES_MOST + cuda.threadIdx.x] = 0
    return most & IDLE


def together() -> None:
    """Wait for all threads of the block."""
    cuda.syncthreads()
