"""Handfuls of tools, a byte for each of the seven kinds, and short sequences of cards or tools in one word."""

from __future__ import annotations

from typing import Final

from pithead.sim.words import popcount

ONES: Final = 0x01_0101_0101_0101
SEVENS: Final = 0x7F_7F7F_7F7F_7F7F
EIGHTHS: Final = 0x80_8080_8080_8080
SEVEN_BYTES: Final = 0xFF_FFFF_FFFF_FFFF
LAST: Final = 48


def sums(handful: int) -> int:
    """Byte k counts the tools of the kinds 0 to k."""
    handful = (handful + (handful << 8)) & SEVEN_BYTES
    handful = (handful + (handful << 16)) & SEVEN_BYTES
    return (handful + (handful << 32)) & SEVEN_BYTES


def tools_in(handful: int) -> int:
    """How many tools there are."""
    return sums(handful) >> LAST


def nth_tool(handful: int, n: int) -> int:
    """The n-th tool in the order of their names: as many kinds come before it as have sums of n or less."""
    return popcount((EIGHTHS + n * ONES - sums(handful)) & EIGHTHS)


def kinds_in(handful: int) -> int:
    """A bit for each kind that is there."""
    bits = ((handful + SEVENS) >> 7) & ONES
    return (bits | (bits >> 7) | (bits >> 14) | (bits >> 21) | (bits >> 28) | (bits >> 35) | (bits >> 42)) & 0x7F


def appended(sequence: int, entry: int, width: int) -> int:
    """A sequence with one more entry at its end; no entry is 0."""
    place = 0
    while sequence >> place:
        place += width
    return sequence | entry << place


def times(sequence: int, tool: int) -> int:
    """How often a tool is in a sequence of tools."""
    count = 0
    while sequence:
        if sequence & 15 == tool + 1:
            count += 1
        sequence >>= 4
    return count


def highest(bits: int) -> int:
    """The number of the highest bit that is set, of at most 32."""
    bits |= bits >> 1
    bits |= bits >> 2
    bits |= bits >> 4
    bits |= bits >> 8
    bits |= bits >> 16
    return popcount(bits) - 1
