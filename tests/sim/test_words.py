"""Words of the kernels: two ways to find a bit are one."""

from random import Random

from pithead.sim.words import nth_bit, nth_bit_by_halves, popcount


def test_the_nth_bit_is_the_same_by_halves() -> None:
    rng = Random("bits")
    words = [1, 1 << 62, (1 << 63) - 1, *(rng.getrandbits(63) & rng.getrandbits(63) for _ in range(100))]
    for bits in words:
        places = [place for place in range(63) if bits >> place & 1]
        assert [nth_bit(bits, n) for n in range(popcount(bits))] == places
        assert [nth_bit_by_halves(bits, n) for n in range(popcount(bits))] == places
