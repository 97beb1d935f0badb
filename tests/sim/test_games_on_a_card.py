"""Games that wait for each other on a card end as those that don't: here one alone, uncompiled, by either way."""

import numpy as np
import pytest

from pithead.dice_miner.kernel.kernel import RULES as DICE_MINER
from pithead.dice_miner.kernel.kernel import write_options as dice_options
from pithead.mini_miners.kernel.card import ENDED
from pithead.mini_miners.kernel.kernel import RULES as MINI_MINERS
from pithead.mini_miners.kernel.kernel import write_options as mini_options
from pithead.sim.box_table import standard_table
from pithead.sim.compile import build
from pithead.sim.gpu_bench import folder_of

SEED = np.uint64(7)
GAMES = 3


def uncompiled(rules, **names):
    """The functions of a kernel as plain Python, those for a card among them."""
    _, own, bound = rules.in_step
    return build((*rules.modules, own), lambda function: function, {**rules.random_play, **bound, **names})


def played(rules, functions, game, play):
    """The decisions of a game, its last state, and where its dice have got to."""
    state, outcome = [0] * rules.layout.Field.SIZE, [0] * rules.layout.OutcomeField.SIZE
    dice = np.zeros(1, np.uint64)
    functions.begin_stream(dice, SEED, game)
    decisions = play(state, dice, outcome)
    return int(decisions), [int(word) for word in state], int(dice[0])


@pytest.mark.filterwarnings("ignore:overflow")
@pytest.mark.parametrize("seats", [2, 4])
def test_dice_miner_by_phases_is_the_same_game(seats: int) -> None:
    functions = uncompiled(DICE_MINER, together=lambda: None)
    box, options = standard_table(folder_of("dice-miner")).tolist(), dice_options(seats).tolist()
    for game in range(GAMES):
        alone = played(DICE_MINER, functions, game, lambda *arrays: functions.play_game(arrays[0], box, options, *arrays[1:]))
        beside = played(DICE_MINER, functions, game, lambda *arrays: functions.play_together(arrays[0], box, options, *arrays[1:], 1))
        assert alone == beside


@pytest.mark.filterwarnings("ignore:overflow")
@pytest.mark.parametrize("seats", [2, 3])
def test_mini_miners_one_thing_at_a_time_is_the_same_game(seats: int) -> None:
    whole, single = uncompiled(MINI_MINERS, onward=None), uncompiled(MINI_MINERS)
    box, options = standard_table(folder_of("mini-miners")).tolist(), mini_options(seats).tolist()

    def one_by_one(state, dice, outcome):
        single.sit_down(state, box, options)
        decisions = 0
        while (did := single.act_once(state, box, options, dice, outcome)) != ENDED:
            decisions += did
        return decisions

    for game in range(GAMES):
        alone = played(MINI_MINERS, whole, game, lambda *arrays: whole.play_game(arrays[0], box, options, *arrays[1:]))
        assert alone == played(MINI_MINERS, single, game, one_by_one)
