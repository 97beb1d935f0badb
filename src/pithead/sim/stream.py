"""Randomness that needs no memory: game number i of a seed has the words i * 2**16 and following of the seed's stream.

The stream is SplitMix64, whose word n is a mixture of seed + n * STEP, so that any word can be computed at once. A game
therefore depends on nothing but (seed, number), whichever machine plays it and in whichever order. The state of a
generator is one number: the place in the stream.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final, TypeAlias

from pithead.sim.kinds import int64, uint64
from pithead.sim.words import Words, nth_bit, popcount

Rng: TypeAlias = Any
"""The place in the stream: an array of one word, because the kernels change it."""

STEP: Final = uint64(0x9E3779B97F4A7C15)
FIRST_MIX: Final = uint64(0xBF58476D1CE4E5B9)
SECOND_MIX: Final = uint64(0x94D049BB133111EB)
GAME_BITS: Final = uint64(16)
"""A game has two to this power words before it would meet the next one's."""

_27: Final = uint64(27)
_30: Final = uint64(30)
_31: Final = uint64(31)
_32: Final = uint64(32)
_LOW: Final = uint64(0xFFFFFFFF)


def seed_number(seed: str) -> int:
    """The number of a seed that people can remember."""
    return int.from_bytes(hashlib.sha256(b"pithead simulate\0" + seed.encode()).digest()[:8], "big")


def begin_stream(rng: Rng, seed: int, game: int) -> None:
    """Go to the first word of a game."""
    rng[0] = uint64(seed) + (uint64(game) << GAME_BITS) * STEP


def word(rng: Rng) -> Any:
    """The next 64 random bits."""
    place = rng[0] + STEP
    rng[0] = place
    place = (place ^ (place >> _30)) * FIRST_MIX
    place = (place ^ (place >> _27)) * SECOND_MIX
    return place ^ (place >> _31)


def below(rng: Rng, number: int) -> Any:
    """A number from 0 to number - 1, each as likely as the others to one part in 2**32 / number."""
    return int64(((word(rng) >> _32) * uint64(number)) >> _32)


def high_below(bits: Any, number: int) -> Any:
    """The same from the upper half of a word that was drawn before."""
    return int64(((bits >> _32) * uint64(number)) >> _32)


def low_below(bits: Any, number: int) -> Any:
    """The same from the lower half."""
    return int64(((bits & _LOW) * uint64(number)) >> _32)


def random_choice(rng: Rng, menu: int) -> int:
    """Any choice of a menu, all of them equally often."""
    return nth_bit(menu, below(rng, popcount(menu)))


def decide_randomly(state: Words, box: Words, rng: Rng, seat: int, menu: int) -> int:
    """The choice of a random bot, whoever plays: a kernel without the others is smaller and quicker."""
    return random_choice(rng, menu)
