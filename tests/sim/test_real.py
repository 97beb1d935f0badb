"""Exponential and logarithm of the kernels: close to the exact value everywhere, and the same on every target."""

import math
import random
from decimal import Decimal, localcontext

import pytest

from pithead.sim import real

DIGITS = 60


def error(found, exact):
    """The distance from the exact value, in units of the last place of a number of its size."""
    return abs(Decimal(found) - exact) / Decimal(math.ulp(float(exact)))


def numbers(label, low, high, count=2000):
    rng = random.Random(label)
    return [rng.uniform(low, high) for _ in range(count)]


def test_ln_2_is_split_into_a_short_part_and_the_rest():
    with localcontext() as context:
        context.prec = DIGITS
        rest = Decimal(2).ln() - Decimal(real.LN2_HIGH)
    assert float(rest) == real.LN2_LOW
    assert (real.LN2_HIGH * (1 << 30)).is_integer()


@pytest.mark.parametrize(("low", "high"), [(-1, 1), (-30, 30), (-707, 708), (-1e-6, 1e-6)])
def test_the_exponential_is_exact_but_for_the_last_digit(low, high):
    with localcontext() as context:
        context.prec = DIGITS
        assert max(error(real.exp(x), Decimal(x).exp()) for x in numbers("exp", low, high)) < 1.5


@pytest.mark.parametrize(("low", "high"), [(0.7, 1.5), (0.999, 1.001), (1e-9, 1), (1, 1e6), (1e-300, 1e300)])
def test_the_logarithm_is_exact_but_for_the_last_digit(low, high):
    with localcontext() as context:
        context.prec = DIGITS
        assert max(error(real.log(x), Decimal(x).ln()) for x in numbers("log", low, high)) < 1.5


def test_where_they_end():
    assert real.exp(0.0) == 1.0
    assert real.exp(-708.0) == real.exp(-1e9) == 0.0
    assert real.exp(1e9) == real.exp(709.0) > 8e307
    assert real.log(1.0) == 0.0
    assert real.log(2.0) == math.log(2.0)
    assert [real.power_of_two(exponent) for exponent in (-1000, -1, 0, 1, 1000)] == [2.0**-1000, 0.5, 1.0, 2.0, 2.0**1000]
