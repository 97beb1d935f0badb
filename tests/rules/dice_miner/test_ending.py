"""Who wins, and how a tie is broken (DM-8)."""

from random import Random

import pytest

from pithead.fair import loose
from pithead.game import Standing
from tests.rules.dice_miner.table import GAME, after, moves, phase, refused, table, troves


def last(*lines, scores, to_act=0, waiting=(), **fields):
    """The last magic turn of round 3."""
    return table("magic", to_act, troves=list(lines), scores=scores, waiting=list(waiting), **fields)


def ended(*lines, scores, **fields):
    return after(last(*lines, scores=scores, **fields), "done")


@pytest.mark.rule("DM-8.1")
def test_most_points_after_round_three_win():
    state = ended("t1", "t1 t2", "", scores=[[10, 0], [10, 0], [0, 11]])
    assert GAME.standing(state) == Standing((11, 13, 11), (1,))
    assert phase(state) == ("end", ())


@pytest.mark.rule("DM-8.1")
def test_nothing_more_happens_after_the_end():
    state = ended("t1", "", scores=[[0, 0], [0, 0]])
    assert moves(state) == []
    for event in ("take a1", "done", "spend hero", "cache tunnel:1", "rolled tunnel:1", "starts 0", "choose engineer"):
        assert refused(state, event)[0].startswith("DM-")


@pytest.mark.rule("DM-8.2")
def test_tied_leaders_roll_their_whole_troves():
    state = ended("t1 chest", "g1 m1", "t1", scores=[[1, 0], [0, 0], [0, 0]])
    assert phase(state) == ("reroll", "chance")
    assert (state.contenders, state.phase.waiting) == ((1, 0), (1, 0))
    assert refused(state, "rolled treasure:1") == ("DM-8.2", "wrong-dice")
    state = after(state, "rolled treasure:1 magic:2", "rolled tool:shield tunnel:4")
    assert troves(state) == ["shield t4", "m2 g1", "t1"]
    assert phase(state) == ("magic", 1)


@pytest.mark.rule("DM-8.2")
def test_the_tie_break_has_a_magic_phase_among_the_tied():
    state = ended("t1", "t1", "", scores=[[5, 0], [5, 0], [0, 0]], to_act=2)
    assert state.contenders == (0, 1)
    state = after(state, "rolled tunnel:2", "rolled tunnel:3")
    order = []
    while phase(state)[0] == "magic":
        order += GAME.to_act(state)
        state = after(state, "done")
    assert order == [0, 1]


@pytest.mark.rule("DM-8.2")
@pytest.mark.parametrize(("final", "order"), [(0, (1, 2, 0)), (1, (2, 0, 1)), (2, (0, 1, 2))])
def test_magic_turns_of_a_tie_break_begin_where_those_of_round_three_did(final, order):
    state = ended("t1", "t1", "t1", scores=[[5, 0], [5, 0], [5, 0]], to_act=final)
    assert state.contenders == order


@pytest.mark.rule("DM-8.2")
def test_the_score_of_the_tie_break_decides_alone():
    state = ended("t1", "t1", scores=[[5, 0], [2, 3]])
    state = after(state, "rolled tunnel:1", "rolled tunnel:4", "done", "done")
    assert GAME.standing(state) == Standing((6, 6), (1,))
    assert state.scores == ((5, 0, 1), (2, 3, 1))
    assert state.ties == ((0, 1),)


@pytest.mark.rule("DM-8.2")
def test_gems_are_compared_among_the_tied_only():
    state = ended("g1 t1", "g1 t1", "g3", scores=[[9, 0], [9, 0], [0, 0]], to_act=2)
    assert state.contenders == (0, 1)
    state = after(state, "rolled treasure:2 tunnel:4", "rolled treasure:1 tunnel:1", "done", "done")
    assert state.ties == ((4, 2, None),)
    assert GAME.standing(state).winners == (0,)


@pytest.mark.rule("DM-8.2")
def test_who_is_still_tied_does_it_again():
    state = ended("t1", "t1", "t1", scores=[[5, 0], [5, 0], [5, 0]], to_act=2)
    state = after(state, "rolled tunnel:1", "rolled tunnel:2", "rolled tunnel:1", "done", "done", "done")
    assert (state.contenders, state.phase.waiting) == ((0, 2), (0, 2))
    state = after(state, "rolled tunnel:1", "rolled tunnel:1", "done", "done")
    assert state.contenders == (0, 2)
    state = after(state, "rolled tunnel:1", "rolled tunnel:5", "done", "done")
    assert state.ties == ((1, 0, 1), (1, None, 1), (1, None, 0))
    assert GAME.standing(state).winners == (0,)


@pytest.mark.rule("DM-8.2")
def test_magic_of_a_tie_break_is_fresh():
    state = ended("m1! t1", "t1", scores=[[5, 0], [5, 0]], heroes=["alchemist", "dragon-slayer"], to_act=1, hero_spent=1)
    assert troves(state)[0] == "m1 t1"
    state = after(state, "rolled magic:1 tunnel:4", "rolled tunnel:2")
    assert moves(state) == ["spend magic:1", "spend hero", "done"]


@pytest.mark.rule("DM-8.2")
def test_a_contender_without_dice_rolls_nothing_but_has_a_turn():
    state = ended("t1", "", scores=[[0, 0], [1, 0]])
    assert (state.contenders, state.phase.waiting) == ((1, 0), (0,))
    state = after(state, "rolled tunnel:1")
    assert phase(state) == ("magic", 1)


@pytest.mark.rule("DM-8.2")
def test_a_tie_without_any_die_to_roll_is_a_shared_win():
    state = ended("", "", "t1", scores=[[5, 0], [5, 0], [0, 0]])
    assert (phase(state)[0], GAME.standing(state).winners) == ("end", (0, 1))


@pytest.mark.rule("DM-8.2")
def test_every_tie_break_has_dice_of_its_own():
    labels = []

    def draw(label):
        labels.append(label)
        return loose(Random(label))(label)

    state = ended("t1", "t1", scores=[[5, 0], [5, 0]])
    for _ in range(2):
        GAME.sample(state, draw)
        state = after(state, "rolled tunnel:1")
        GAME.sample(state, draw)
        state = after(state, "rolled tunnel:1", "done", "done")
    assert labels == ["tie1/s1/roll", "tie1/s0/roll", "tie2/s1/roll", "tie2/s0/roll"]
