"""The bots of the kernels: the greedy one is the plain greedy one."""

import random

import numpy as np
import pytest

from pithead.dice_miner.bots.greedy import GreedyMiner
from pithead.dice_miner.kernel import layout as at
from pithead.dice_miner.kernel.bots import GREEDY, RANDOM
from pithead.dice_miner.kernel.convert import Codec
from pithead.dice_miner.kernel.kernel import RULES
from pithead.dice_miner.kernel.rival import STRANGE_BOXES
from pithead.dice_miner.kernel.tables import box_table, table_options
from pithead.dice_miner.rules import DiceMiner
from pithead.dice_miner.rules.content import read_box, standard_box
from pithead.dice_miner.rules.state import DiceMinerOptions
from pithead.sim.playing import SeatSum, Sum
from pithead.testing import play
from tests.sim.built import built


@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("box", [standard_box(), read_box(STRANGE_BOXES[0])], ids=["ours", "strange"])
def test_the_greedy_bot_values_decisions_as_the_plain_one_does(seats: int, box) -> None:
    game, functions = DiceMiner(box), built("dice-miner")
    codec = Codec(box)
    rng = random.Random(seats)
    for state, _ in play(game, seats, DiceMinerOptions(), rng):
        for seat in game.to_act(state):
            if seat >= 0 and rng.random() < 0.5:
                array = codec.from_state(state)
                plain = GreedyMiner(game, seat)
                legal = game.legal(state, seat)
                menu = functions.menu(array, codec.table, seat)
                for event in legal:
                    choice = codec.choice(array, event)
                    scale = 1 if array[at.Field.PHASE] == at.Phase.HEROES else 60
                    assert functions.value(array, codec.table, seat, choice) / scale == pytest.approx(plain.value(state, event))
                chosen = codec.decisions(array, 1 << functions.greedy_choice(array, codec.table, seat, menu))[0]
                best = max(plain.value(state, event) for event in legal)
                assert plain.value(state, chosen) == pytest.approx(best)
                assert (array == codec.from_state(state)).all()


def played_rows(box, options, seed, games):
    """Games of the built kernel with all bots, a row for each."""
    rows = np.zeros((games, RULES.row_words(2)), np.int16)
    built("dice-miner").play_rows(box_table(box), options, seed, 0, games, rows, *RULES.playout_arrays())
    return rows


def test_greedy_play_beats_random_play() -> None:
    box = standard_box()
    rows = played_rows(box, table_options(box, 2, bots=[GREEDY, RANDOM]), 1, 300)
    assert (rows[:, at.Row.WINNERS] == 1).mean() > 0.9


def test_random_play_is_the_same_with_and_without_the_other_bots() -> None:
    box = standard_box()
    rows, sums = played_rows(box, table_options(box, 2), 4, 200), np.zeros(Sum.SIZE, np.int64)
    built("dice-miner").play_sums(box_table(box), table_options(box, 2), 4, 0, 200, sums, *RULES.playout_arrays())
    assert sums[Sum.DECISIONS] == rows[:, at.Row.DECISIONS].sum(dtype=np.int64)
    for seat in range(2):
        assert sums[Sum.SEATS + seat * SeatSum.SIZE + SeatSum.WINS] == (rows[:, at.Row.WINNERS] == 1 << seat).sum()
    assert sums[Sum.TIED] == (rows[:, at.Row.TIES] > 0).sum()
