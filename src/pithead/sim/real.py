"""Functions of real numbers that give the same bits on every target: no library of any machine is asked.

Both are series of school, on a range so short that few terms are enough, and nothing is fitted:

- `exp`: x is a multiple of ln 2 and a rest r of at most ln 2 / 2. With s = r / 8 the series of e**s - 1 has ten terms that matter; then
  (1 + y)**2 - 1 = y * (2 + y), three times, leads from s back to r without ever adding the 1, which would cost the last digits.
- `log`: x is a power of two and a number 1 + f near 1. With s = f / (2 + f) the logarithm of 1 + f is 2 * (s + s**3/3 + s**5/5 + ...), and
  since 2 * s = f - s * f it is f less something small, of which a rounding error hardly shows.

ln 2 is split in two: the first part has so few digits that its multiples are exact, the second is the rest of it. The error is below 1.5
units in the last place; `tests/sim/test_real.py` measures it against sixty digits.
"""

from __future__ import annotations

from typing import Final

LN2_HIGH: Final = 744261118 / (1 << 30)
LN2_LOW: Final = -4.2009150726810846e-11
PER_LN2: Final = 1.4426950408889634

LARGEST: Final = 709.0
VANISHES: Final = -708.0
"""Below this a number would lose digits; nobody needs one so small."""

SQUARE_ROOT_OF_2: Final = 1.4142135623730951


def exp(x: float) -> float:
    """The exponential of a number; 0 where it is smaller than 1e-307, and never more than that of 709."""
    if x <= VANISHES:
        return 0.0
    x = min(x, LARGEST)
    times = int(x * PER_LN2 + (0.5 if x >= 0.0 else -0.5))
    s = ((x - times * LN2_HIGH) - times * LN2_LOW) * 0.125
    y = 1.0 / 40320.0 + s * (1.0 / 362880.0 + s * (1.0 / 3628800.0))
    y = 1.0 / 120.0 + s * (1.0 / 720.0 + s * (1.0 / 5040.0 + s * y))
    y = s + s * s * (0.5 + s * (1.0 / 6.0 + s * (1.0 / 24.0 + s * y)))
    y *= 2.0 + y
    y *= 2.0 + y
    y *= 2.0 + y
    return (1.0 + y) * power_of_two(times)


def log(x: float) -> float:
    """The natural logarithm of a number above 0."""
    times = 0
    while x >= SQUARE_ROOT_OF_2:
        x *= 0.5
        times += 1
    while 2.0 * x < SQUARE_ROOT_OF_2:
        x *= 2.0
        times -= 1
    f = x - 1.0
    s = f / (2.0 + f)
    z = s * s
    r = 1.0 / 17.0 + z * (1.0 / 19.0 + z * (1.0 / 21.0 + z * (1.0 / 23.0)))
    r = 1.0 / 9.0 + z * (1.0 / 11.0 + z * (1.0 / 13.0 + z * (1.0 / 15.0 + z * r)))
    r = 2.0 * z * (1.0 / 3.0 + z * (1.0 / 5.0 + z * (1.0 / 7.0 + z * r)))
    return times * LN2_HIGH + (f - (s * (f - r) - times * LN2_LOW))


def power_of_two(exponent: int) -> float:
    """2 to the power of a whole number, exactly."""
    power, factor = 1.0, 2.0 if exponent >= 0 else 0.5
    left = abs(exponent)
    while left:
        if left & 1:
            power *= factor
        factor *= factor
        left >>= 1
    return power
