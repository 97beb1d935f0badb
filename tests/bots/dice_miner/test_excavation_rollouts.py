"""How a crowded excavation will go on: imagined alike from one seed, until the mountain is gone, with rivals drawn by lot."""

import numpy as np
import pytest

from pithead.bots.arena.deals import ArenaConfig
from pithead.bots.timing import DecisionClock
from pithead.dice_miner.bots.arena import KernelArenaTable
from pithead.dice_miner.bots.guest import new_guest
from pithead.dice_miner.bots.nets import shipped_model
from pithead.dice_miner.bots.search.workspace import ROOT, SUM, new_workspace
from pithead.dice_miner.kernel import layout as at
from pithead.dice_miner.kernel.convert import bits
from pithead.dice_miner.kernel.tables import box_table
from pithead.dice_miner.rules.content import standard_box
from pithead.sim.wasm.functions import GuestFunctions

BOX = box_table(standard_box())
K = GuestFunctions(new_guest())
WORKSPACE = new_workspace(K.guest)
SEED = np.uint64(7)


def excavations(seats, number=0):
    """The decisions in the excavations of a greedy game."""
    state, rng, outcome = np.zeros(at.Field.SIZE, np.int64), np.zeros(1, np.uint64), np.zeros(at.OutcomeField.SIZE, np.int64)
    K.begin_stream(rng, SEED, number)
    K.start(state, seats, 1, 1)
    while state[at.Field.PHASE] != at.Phase.OVER:
        if K.chance_acts(state):
            K.sample(state, BOX, rng, outcome)
            K.settle(state, BOX, outcome)
            continue
        seat = K.first_actor(state)
        menu = K.menu(state, BOX, seat)
        if state[at.Field.PHASE] == at.Phase.EXCAVATION and menu & (menu - 1):
            yield state.copy()
        K.step(state, BOX, seat, K.greedy_choice(state, BOX, seat, menu))


def rolled_out(model, state, choice, first, trials, seed=SEED):
    found = np.zeros((2, at.SEATS_MOST))
    WORKSPACE.states[ROOT] = state
    K.roll_out_excavation(model, WORKSPACE, choice, seed, first, trials, found)
    assert found[SUM].sum() == pytest.approx(trials)
    return found[SUM, int(state[at.Field.TURN])]


@pytest.mark.parametrize("seats", [3, 4])
def test_what_is_imagined_depends_on_the_seed_alone_and_adds_up(seats):
    model = shipped_model(K.guest, BOX, seats)
    state = next(excavations(seats))
    for choice in bits(K.excavation_menu(state, BOX)):
        parts = rolled_out(model, state, choice, 0, 4) + rolled_out(model, state, choice, 4, 4)
        whole = rolled_out(model, state, choice, 0, 8)
        assert whole == pytest.approx(parts)
        assert 0 < whole < 8


def test_another_seed_imagines_other_rivals():
    model, state = shipped_model(K.guest, BOX, 4), next(excavations(4))
    choice = next(bits(K.excavation_menu(state, BOX)))
    assert len({rolled_out(model, state, choice, 0, 1, np.uint64(seed)) for seed in range(12)}) > 1


def test_after_the_last_die_the_table_is_judged():
    model = shipped_model(K.guest, BOX, 3)
    games = (excavations(3, number) for number in range(10))
    last = [state for game in games for state in game if int(state[at.Field.OCCUPIED]).bit_count() == 1]
    for state in last:
        choice = next(choice for choice in bits(K.excavation_menu(state, BOX)) if choice < at.ExcavationChoice.CHEERS)
        after, out = state.copy(), np.zeros(at.SEATS_MOST)
        K.excavation_step(after, BOX, choice)
        assert after[at.Field.PHASE] != at.Phase.EXCAVATION
        K.judge(model, WORKSPACE, after, out)
        assert rolled_out(model, state, choice, 0, 5) == pytest.approx(5 * out[int(state[at.Field.TURN])])
    assert last


def test_one_who_imagines_wins_more_than_its_part_against_three_greedy_ones():
    table = KernelArenaTable(ArenaConfig("dice-miner", "master:4000t", "greedy", 4, seed="crowd"))
    wins = sum(table.share(number, own, DecisionClock()) for number in range(3) for own in range(4))
    assert wins >= 5  # 3 would be even
