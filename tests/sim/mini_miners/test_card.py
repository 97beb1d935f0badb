"""The fields of a state on a graphics card: each wide enough for whatever a game puts there."""

from random import Random

import numpy as np
import pytest

from pithead.mini_miners.kernel.card import NEAR, WIDTHS, SlotField
from pithead.mini_miners.kernel.kernel import write_options
from pithead.mini_miners.kernel.layout import Field, OutcomeField, Phase
from pithead.mini_miners.kernel.rival import rivals
from tests.sim.built import built

BOXES = [rival.box for rival in rivals(None)]


def bounds():
    """The least and the most that each word of a state can be on a card."""
    starts = sorted((getattr(Field, name), width) for name, width in WIDTHS.items() if getattr(SlotField, name) < Field.SIZE)
    ends = [first for first, _ in starts[1:]] + [Field.SIZE]
    words = [width for (first, width), end in zip(starts, ends) for _ in range(first, end)]
    most = np.array([(1 << 8 * width - 1) - 1 for width in words], np.int64)
    return ~most, most


def test_every_field_of_a_state_has_a_width():
    single = {name for name in WIDTHS if name in NEAR}
    assert set(WIDTHS.values()) == {1, 2, 4, 8}
    assert {"PHASE", "STREAM", "TURN"} < single
    assert len(bounds()[0]) == Field.SIZE


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("box", BOXES, ids=range(len(BOXES)))
def test_no_game_leaves_the_widths_of_a_card(box, seats):
    fast, rng, dice = built("mini-miners"), Random(seats), np.array([seats], np.uint64)
    state, outcome = np.zeros(Field.SIZE, np.int64), np.zeros(OutcomeField.SIZE, np.int64)
    least, most = bounds()
    for _ in range(4):
        fast.sit_down(state, box, write_options(seats))
        while state[Field.PHASE] != Phase.OVER:
            assert ((state >= least) & (state <= most)).all()
            if fast.chance_acts(state):
                fast.sample(state, box, dice, outcome)
                fast.settle(state, box, outcome)
                continue
            seat = fast.first_actor(state)
            menu = fast.menu(state, box, seat)
            if menu == 0:
                break
            fast.step(state, box, seat, rng.choice([bit for bit in range(64) if menu >> bit & 1]))
