"""The generator of the kernels: a known stream, cut into games, and fair."""

import numpy as np
import pytest

from pithead.dice_miner.kernel import layout as at
from pithead.dice_miner.kernel.kernel import RULES
from pithead.dice_miner.kernel.tables import KINDS_BY_NAME, box_table, face_numbers
from pithead.dice_miner.rules.content import standard_box
from pithead.sim.stream import seed_number
from tests.sim.built import as_written, built

SPLITMIX_OF_1234567 = [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821]
"""The first words of SplitMix64 as its authors publish them."""

WRITTEN = as_written(RULES.modules, **RULES.random_play)
"""The generator as it is written: the built kernel gives no word of its own away."""


@pytest.fixture(autouse=True)
def words_run_over():
    with np.errstate(over="ignore"):
        yield


def test_the_stream_is_splitmix64() -> None:
    rng = np.zeros(1, np.uint64)
    WRITTEN.begin_stream(rng, np.uint64(1234567), 0)
    assert [int(WRITTEN.word(rng)) for _ in range(5)] == SPLITMIX_OF_1234567


def test_games_are_pieces_of_the_stream_that_never_meet() -> None:
    first, second = np.zeros(1, np.uint64), np.zeros(1, np.uint64)
    WRITTEN.begin_stream(first, np.uint64(5), 7)
    WRITTEN.begin_stream(second, np.uint64(5), 8)
    for _ in range(1 << 16):
        assert first[0] != second[0]
        WRITTEN.word(first)
    assert first[0] == second[0]


def test_seeds_of_people_are_spread_out() -> None:
    assert seed_number("a") != seed_number("b")
    assert 0 <= seed_number("") < 1 << 64


@pytest.mark.parametrize("number", [1, 2, 3, 6, 40, 60])
def test_every_number_is_equally_likely(number: int) -> None:
    rng = np.zeros(1, np.uint64)
    counts = np.bincount([WRITTEN.below(rng, number) for _ in range(1000 * number)], minlength=number)
    assert len(counts) == number
    assert abs(_surplus(counts, np.full(number, 1000.0))) < 5


def _surplus(counts, expected) -> float:
    """How far a chi-square statistic is above what chance would make it, in its own standard deviations."""
    there = expected > 0
    freedom = max(there.sum() - 1, 1)
    return float((((counts - expected)[there] ** 2 / expected[there]).sum() - freedom) / np.sqrt(2 * freedom))


@pytest.mark.rule("DM-2.3")
def test_every_die_and_every_side_fills_every_slot_equally_often() -> None:
    box = standard_box()
    table, games = box_table(box), 3000
    state, rng, outcome = np.zeros(at.Field.SIZE, np.int64), np.zeros(1, np.uint64), np.zeros(at.OutcomeField.SIZE, np.int64)
    counts = np.zeros((40, 40))
    functions = built("dice-miner")
    functions.start(state, 2, 0, 0)
    state[at.Field.PHASE] = at.Phase.FILLING
    for _ in range(games):
        functions.sample(state, table, rng, outcome)
        for slot in range(40):
            if int(outcome[at.OutcomeField.OCCUPIED]) >> slot & 1:
                counts[slot, int(outcome[slot // 8]) >> slot % 8 * 8 & 255] += 1
    expected = np.zeros(40)
    numbers = face_numbers(box)
    for kind in KINDS_BY_NAME:
        for side in box.sides[kind]:
            expected[numbers[side]] += games * box.counts[kind].value / 60 / 6
    filled = [slot for slot in range(40) if counts[slot].sum()]
    assert len(filled) == 20
    assert all(_surplus(counts[slot], expected) < 5 for slot in filled)
    assert _surplus(counts.sum(axis=0), expected * 20) < 5
