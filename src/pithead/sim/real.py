"""Functions of real numbers that give the same bits on every target: no library of any machine is asked.

The exponential and the logarithm follow FreeBSD's e_exp.c and e_log.c (K. C. Ng): the argument is a multiple of ln 2 and a small rest, or a
power of two and a number near 1, and short polynomials do the rest; the error is less than one unit in the last place.
"""

from __future__ import annotations

from typing import Final

LN2_HIGH: Final = 6.93147180369123816490e-01
LN2_LOW: Final = 1.90821492927058770002e-10
PER_LN2: Final = 1.44269504088896338700e00

P1: Final = 1.66666666666666019037e-01
P2: Final = -2.77777777770155933842e-03
P3: Final = 6.61375632143793436117e-05
P4: Final = -1.65339022054652515390e-06
P5: Final = 4.13813679705723846039e-08

LARGEST: Final = 709.0
VANISHES: Final = -708.0
"""Below this a number would lose digits; nobody needs one so small."""

L1: Final = 6.666666666666735130e-01
L2: Final = 3.999999999940941908e-01
L3: Final = 2.857142874366239149e-01
L4: Final = 2.222219843214978396e-01
L5: Final = 1.818357216161805012e-01
L6: Final = 1.531383769920937332e-01
L7: Final = 1.479819860511658591e-01

SQUARE_ROOT_OF_2: Final = 1.4142135623730951


def exp(x: float) -> float:
    """The exponential of a number; 0 where it is smaller than 1e-307, and never more than that of 709."""
    if x <= VANISHES:
        return 0.0
    x = min(x, LARGEST)
    times = int(x * PER_LN2 + (0.5 if x >= 0.0 else -0.5))
    high, low = x - times * LN2_HIGH, times * LN2_LOW
    rest = high - low
    square = rest * rest
    c = rest - square * (P1 + square * (P2 + square * (P3 + square * (P4 + square * P5))))
    return (1.0 - ((low - (rest * c) / (2.0 - c)) - high)) * power_of_two(times)


def log(x: float) -> float:
    """The natural logarithm of a number above 0."""
    times = 0
    while x >= SQUARE_ROOT_OF_2:
        x *= 0.5
        times += 1
    while 2.0 * x < SQUARE_ROOT_OF_2:
        x *= 2.0
        times -= 1
    rest = x - 1.0
    s = rest / (2.0 + rest)
    z = s * s
    r = z * (L1 + z * (L2 + z * (L3 + z * (L4 + z * (L5 + z * (L6 + z * L7))))))
    half = 0.5 * rest * rest
    return times * LN2_HIGH - ((half - (s * (half + r) + times * LN2_LOW)) - rest)


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
