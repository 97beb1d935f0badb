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


def fullest_phase(counts: Any) -> int:
    """The phase in which most of the games of a block stand; IDLE where none is left. All threads of a warp must ask."""
    lane = cuda.threadIdx.x & 31
    most = IDLE
    for each in (lane, lane + 32):
        count = counts[each]
        if count:
            most = max(most, count << 8 | each)
    half = 16
    while half:
        most = max(most, cuda.shfl_xor_sync(WARP, most, half))
        half >>= 1
    return most & IDLE


def gather_games(phases: Any, phase: int, picked: Any, filled: Any, turn: int, slots: int) -> int:
    """Pick games of a block that stand in a phase, at most one for each thread; how many. All threads of the block must ask.

    `filled` are three zeros at first, and `turn` says whose turn it is: one counts, and the next one is cleared.
    """
    lane, threads, row = cuda.threadIdx.x & 31, cuda.blockDim.x, turn % 3
    before = (1 << lane) - 1
    for slot in range(cuda.threadIdx.x, slots, threads):
        same = cuda.ballot_sync(WARP, phases[slot] == phase)
        if same:
            first = 0
            if lane == 0:
                first = cuda.atomic.add(filled, row, cuda.popc(same))
            first = cuda.shfl_sync(WARP, first, 0)
            place = first + cuda.popc(same & before)
            if same >> lane & 1 and place < threads:
                picked[place] = slot
            if first >= threads:
                break
    cuda.syncthreads()
    found = filled[row]
    if cuda.threadIdx.x == 0:
        filled[(turn + 1) % 3] = 0
    return min(found, threads)  # type: ignore[no-any-return]


def together() -> None:
    """Wait for all threads of the block."""
    cuda.syncthreads()
