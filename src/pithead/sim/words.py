"""What the kernels work on: arrays of 64-bit words, some of them handfuls of dice with a byte for each face.

A handful is all dice of one kind: byte f counts the dice that show the f-th face of that kind. The slots of a row of the
mountain are packed in the same way. Nothing here allocates; every function compiles for processors and graphics cards.
Where a word is used as a place in an array, a mask of its bits says that it can't be negative, which spares the compiler
the question each time whether it counts from the end.
"""

from __future__ import annotations

from typing import Final, Protocol

LANES: Final = 8
"""Bytes in a word; six of them are in use, one for each face of a die or slot of a row."""

BYTE: Final = 255
ONES: Final = 0x0101_0101_0101
EVEN: Final = 0x00FF_00FF_00FF
SEVENS: Final = 0x7F7F_7F7F_7F7F
EIGHTHS: Final = 0x8080_8080_8080


class Words(Protocol):
    """An array of whole numbers: a list will do, a compiled kernel gets a numpy array or memory of the card."""

    def __getitem__(self, place: int, /) -> int:
        """The word at a place."""

    def __setitem__(self, place: int, word: int, /) -> None:
        """Put a word at a place."""


def popcount(bits: int) -> int:
    """How many bits are set; each target has an instruction for it."""
    return int(bits).bit_count()


def lowest(bits: int) -> int:
    """The number of the lowest bit that is set."""
    return popcount((bits & -bits) - 1)


def nth_bit(bits: int, n: int) -> int:
    """The number of the n-th bit that is set, counted from 0."""
    for _ in range(n):
        bits &= bits - 1
    return lowest(bits)


def nth_bit_by_halves(bits: int, n: int) -> int:
    """The same where no instruction finds it: the bits before it are dropped four, two and one at a time, which needs no branch."""
    while n > 7:
        bits = without_four(without_four(bits))
        n -= 8
    fewer = without_four(bits)
    bits = fewer if n & 4 else bits
    fewer = without_one(without_one(bits))
    bits = fewer if n & 2 else bits
    fewer = without_one(bits)
    return lowest(fewer if n & 1 else bits)


def without_one(bits: int) -> int:
    """All but the lowest bit that is set."""
    return bits & (bits - 1)


def without_four(bits: int) -> int:
    """All but the four lowest bits that are set."""
    return without_one(without_one(without_one(without_one(bits))))


def dice_in(handful: int) -> int:
    """How many dice there are in a handful."""
    pairs = (handful & EVEN) + ((handful >> 8) & EVEN)
    return (pairs + (pairs >> 16) + (pairs >> 32)) & 0xFFFF


def faces_in(handful: int) -> int:
    """A bit for each face that some die of the handful shows."""
    bits = ((handful + SEVENS) >> 7) & ONES
    return (bits | (bits >> 7) | (bits >> 14) | (bits >> 21) | (bits >> 28) | (bits >> 35)) & 0x3F


def byte(word: int, lane: int) -> int:
    """One byte of a word."""
    return (word >> (lane * 8)) & BYTE


def one(lane: int) -> int:
    """A handful of one die."""
    return 1 << (lane * 8)
