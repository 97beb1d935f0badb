"""Rollouts of Dice Miner: repeatable, honest, and with less luck in them."""

from random import Random

import numpy as np
import pytest

from pithead.dice_miner.bots.guest import new_guest
from pithead.dice_miner.bots.known_positions import decisions
from pithead.dice_miner.bots.nets import shipped_model
from pithead.dice_miner.bots.search.rollout_evaluator import RolloutEvaluator
from pithead.dice_miner.kernel import layout as at
from pithead.dice_miner.kernel.tables import box_facts
from pithead.dice_miner.rules.content import standard_box

QUICK = (0, 0, 36, 1, 8)


def quick_rollouts():
    guest = new_guest()
    return RolloutEvaluator(guest, shipped_model(guest, box_facts(standard_box()), 2), QUICK)


@pytest.fixture(scope="module")
def middles():
    """A decision between several choices of each of several second rounds."""
    games = ([state for state in decisions("rollout", number) if state[at.Field.ROUND] == 2] for number in range(3))
    return [next(filter(is_open, Random(number).sample(states, len(states)))) for number, states in enumerate(games)]


def is_open(state):
    """Are there several choices?"""
    return len(quick_rollouts().roll_out(state, int(state[at.Field.TURN]), 1, 1).choices) > 1


def test_the_same_seed_rolls_out_the_same(middles):
    state = middles[0]
    first, again = (quick_rollouts().roll_out(state, int(state[at.Field.TURN]), 4, 7) for _ in range(2))
    assert (first.adjusted == again.adjusted).all()
    assert (first.plain == again.plain).all()


def test_trials_can_be_rolled_out_in_parts(middles):
    state, evaluator = middles[0], quick_rollouts()
    whole = evaluator.roll_out(state, int(state[at.Field.TURN]), 6, 7)
    parts = [evaluator.roll_out(state, int(state[at.Field.TURN]), 3, 7, first) for first in (0, 3)]
    assert (np.concatenate([part.adjusted for part in parts], axis=1) == whole.adjusted).all()


def test_taking_luck_out_leaves_the_mean_and_shrinks_the_variance(middles):
    plain, adjusted, lucks = 0.0, 0.0, []
    for state in middles:
        rolled = quick_rollouts().roll_out(state, int(state[at.Field.TURN]), 24, 11)
        assert len(rolled.choices) == len(rolled.shares()) == len(rolled.errors()) > 1
        plain += rolled.plain.var(axis=1).mean()
        adjusted += rolled.adjusted.var(axis=1).mean()
        lucks += list((rolled.plain - rolled.adjusted).mean(axis=0))
    assert adjusted < plain / 2
    assert abs(np.mean(lucks)) < 4 * np.std(lucks) / len(lucks) ** 0.5


def test_a_rollout_that_stops_after_its_round_varies_far_less(middles):
    for state in middles:
        whole, round = (quick_rollouts().roll_out(state, int(state[at.Field.TURN]), 16, 13, last=last) for last in (3, 2))
        assert round.adjusted.var(axis=1).mean() < whole.adjusted.var(axis=1).mean() / 2
