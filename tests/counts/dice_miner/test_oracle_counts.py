"""The oracle, the slow second telling of the rules, counts as many decisions as the engine."""

import json

import pytest

from tests.counts.dice_miner.positions import COUNTS, GAME, POSITIONS
from tests.oracle.dice_miner import oracle


def told_by_the_oracle(position, depth):
    """The same count by the slow second telling of the rules, where no dice are due."""
    texts = oracle.moves(position)[1]
    if depth == 1:
        return len(texts)
    return sum(told_by_the_oracle(oracle.apply(position, [text])["position"], depth - 1) for text in texts)


@pytest.mark.parametrize("name", ["a full mountain", "after cheers", "the second die"])
def test_the_oracle_counts_as_many(name):
    position = json.loads(GAME.write_position(POSITIONS[name]()))
    assert [told_by_the_oracle(position, depth) for depth in (1, 2, 3)] == COUNTS[name][:3]
