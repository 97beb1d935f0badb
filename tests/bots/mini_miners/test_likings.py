"""Likings that were learned: what a choice means to them, and which way a game changes them."""

import random

import numpy as np
import pytest

from pithead.mini_miners.bots.search.kernel import MODULES
from pithead.mini_miners.bots.search.liking_layout import LISTED_MOST, Liking
from pithead.mini_miners.bots.search.native import native_workspace
from pithead.mini_miners.bots.search.policy_gradient import add_gradient, empty_trace
from pithead.mini_miners.kernel.convert import Codec
from pithead.sim.compile import build
from tests.properties.mini_miners.games import BOX, FORMS, GAME, Table
from tests.sizes import size

CODEC = Codec(BOX)
PLAIN = build(MODULES, lambda function: function, {})
"""The functions of the kernel as Python runs them."""


class Facts:
    """A model that knows the box alone."""

    box = CODEC.table


@pytest.mark.parametrize(("seats", "options"), FORMS, ids=str)
def test_every_choice_means_a_few_things(seats, options):
    workspace, meant = native_workspace(), set()
    for state in Table(random.Random(seats), seats, options, "tools").play()[:: size("EVERY")]:
        for seat in [seat for seat in GAME.to_act(state) if seat >= 0]:
            array = CODEC.from_state(state)
            for event in GAME.legal(state, seat):
                count = PLAIN.list_likings(Facts, workspace, array, seat, CODEC.choice(array, event))
                assert 0 <= count <= LISTED_MOST
                assert abs(workspace.listed_sign[0]) == 1
                meant.update(workspace.listed[:count].tolist())
    assert meant <= set(range(Liking.SIZE))
    assert len(meant) > 50


def played(won, values, decay=1.0):
    """The trace of a game in which the first seat chose the first liking over the second, then the other seat the third over nothing."""
    trace = empty_trace(0.5, decay)
    trace.seat[:2] = 0, 1
    trace.start[:3] = 0, 2, 3
    trace.liking[:3] = 0, 1, 2
    trace.amount[:3] = 0.4, -0.4, 0.7
    trace.values[:2, :2] = values
    add_gradient(trace, 2, 2, won)
    return trace.gradient[:3]


def test_what_led_to_a_victory_is_liked_more_and_what_was_left_for_it_less():
    assert played(0b01, [[0.5, 0.5], [0.6, 0.4]]) == pytest.approx([0.4 * 0.5, -0.4 * 0.5, 0.7 * -0.4])
    assert played(0b10, [[0.5, 0.5], [0.6, 0.4]]) == pytest.approx([0.4 * -0.5, 0.4 * 0.5, 0.7 * 0.6])


def test_a_victory_that_was_certain_teaches_nothing():
    assert played(0b01, [[1.0, 0.0], [1.0, 0.0]]) == pytest.approx([0.0, 0.0, 0.0])


def test_what_was_thought_later_may_count_instead_of_the_end():
    assert played(0b10, [[0.5, 0.5], [0.6, 0.4]], decay=0.0)[0] == pytest.approx(0.4 * 0.1)


def test_likings_are_added_to_what_a_choice_looks_like():
    workspace, likes = native_workspace(), np.zeros((5, Liking.SIZE), np.float32)
    model = type("Liker", (Facts,), {"likes": likes})
    state = next(state for state in Table(random.Random(1), 2, FORMS[0][1]).play() if type(state.phase).__name__ == "Placing")
    (seat,) = GAME.to_act(state)
    array = CODEC.from_state(state)
    choices = [CODEC.choice(array, event) for event in GAME.legal(state, seat)]
    PLAIN.list_likings(model, workspace, array, seat, choices[0])
    likes[2, workspace.listed[0]] = 3.0
    PLAIN.add_likings(model, workspace, array, seat, sum(1 << choice for choice in choices))
    assert workspace.scores[choices[0]] == 3.0
    assert sum(workspace.scores) == 3.0
