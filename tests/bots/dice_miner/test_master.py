"""The mine master of Dice Miner: legal everywhere, repeatable, within its budget, and blind to what is not its own."""

import json
import random

import numpy as np
import pytest

from pithead.bots.arena.deals import ArenaConfig, play_deal
from pithead.dice_miner.bots.arena import KernelArenaTable, hide_cached, make_kernel_bot
from pithead.dice_miner.bots.functions import functions
from pithead.dice_miner.bots.guest import new_guest
from pithead.dice_miner.bots.master import MasterMiner
from pithead.dice_miner.bots.nets import WEIGHTS, shipped_model
from pithead.dice_miner.bots.search import feature_layout as of
from pithead.dice_miner.bots.search import searcher
from pithead.dice_miner.bots.search.searcher import BudgetedSearch
from pithead.dice_miner.bots.search.weights import box_hash, read_weights
from pithead.dice_miner.bots.search.workspace import THOUGHTS, new_workspace
from pithead.dice_miner.kernel import layout as at
from pithead.dice_miner.kernel.convert import Codec
from pithead.dice_miner.kernel.rival import STRANGE_BOXES
from pithead.dice_miner.rules import DiceMiner
from pithead.dice_miner.rules.content import read_box, standard_box
from pithead.dice_miner.rules.dice import KINDS, kind_of
from pithead.dice_miner.rules.events import Done
from pithead.dice_miner.rules.scoring import score_troves
from pithead.dice_miner.rules.state import DiceMinerOptions, Excavation, Filling, Replenish
from pithead.sim.wasm.functions import GuestFunctions
from pithead.testing import play
from tests.bots.clock import Ticking

GAME = DiceMiner(standard_box())
CODEC = Codec(GAME.box)
THOUGHTS_A_MOVE = 300


def decisions(seats, seed, part, game=GAME):
    """States of a random game in which somebody owes a decision, each with the seat; about one part in so many."""
    rng = random.Random(f"{seats} {seed}")
    for state, _ in play(game, seats, DiceMinerOptions(), rng):
        for seat in game.to_act(state):
            if seat >= 0 and len(game.legal(state, seat)) > 1 and rng.random() < 1 / part:
                yield state, seat


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_it_takes_something_legal_in_every_phase(seats):
    phases, seated = set(), [MasterMiner(GAME, seat, THOUGHTS_A_MOVE) for seat in range(seats)]
    for number in range(4):
        for state, seat in decisions(seats, number, 1):
            legal = GAME.legal(state, seat)
            assert seated[seat].choose(GAME.view(state, seat), legal, random.Random(1), 0.0) in legal
            phases.add(type(state.phase).__name__)
    assert phases == {"Heroes", "Excavation", "Magic", "Replenish"}


def test_it_plays_with_a_strange_box_too():
    game = DiceMiner(read_box(STRANGE_BOXES[0]))
    for state, seat in decisions(2, 5, 6, game):
        legal = game.legal(state, seat)
        assert MasterMiner(game, seat, THOUGHTS_A_MOVE).choose(game.view(state, seat), legal, random.Random(1), 0.0) in legal


def test_the_same_thoughts_give_the_same_choice():
    for state, seat in decisions(3, 1, 8):
        view, legal = GAME.view(state, seat), GAME.legal(state, seat)
        first, second = (MasterMiner(GAME, seat, 2000).choose(view, legal, random.Random(3), 0.0) for _ in range(2))
        assert first == second


def test_what_others_cache_changes_nothing():
    hidden = 0
    for number in range(4):
        for state, seat in decisions(3, number, 1):
            if not isinstance(state.phase, Replenish):
                continue
            other = next((player for player in state.phase.deciding if player != seat), None)
            secrets = [event for event in GAME.legal(state, other) if event != Done()] if other is not None else []
            legal = GAME.legal(state, seat)
            choices = set()
            for secret in [None, *secrets]:
                planted = state if secret is None else GAME.apply(state, other, secret)
                array = CODEC.from_state(planted)
                choices.add(MasterMiner(GAME, seat, 2000).choose(GAME.view(planted, seat), legal, random.Random(4), 0.0))
                choices.add(
                    CODEC.decisions(array, 1 << crowded_search().choose(array, seat, random.Random(4).getrandbits(64), 0.0, 2000))[0]
                )
                hidden += secret is not None
            assert len(choices) == 1
    assert hidden > 10


def test_the_yardstick_does_not_see_what_others_cache_either():
    bot = make_kernel_bot("uct:50", 2, WEIGHTS)
    hidden = 0
    for number in range(12):
        for state, seat in decisions(2, number, 1):
            array = CODEC.from_state(state)
            blind = array.copy()
            hide_cached(blind, seat)
            if (array != blind).any():
                hidden += 1
                menu = int(functions().menu(array, CODEC.table, seat))
                assert bot.choose(array, seat, menu, 5) == bot.choose(blind, seat, menu, 5)
    assert hidden


def crowded_search():
    guest = new_guest()
    return BudgetedSearch(guest, shipped_model(guest, CODEC.facts, 3))


def turned(array):
    """The same table with every seat one further."""
    seats = int(array[at.Field.SEATS])
    other = array.copy()
    for seat in range(seats):
        there = (seat + 1) % seats
        old, new = at.Field.BLOCKS + seat * at.SeatField.SIZE, at.Field.BLOCKS + there * at.SeatField.SIZE
        other[new : new + at.SeatField.SIZE] = array[old : old + at.SeatField.SIZE]
    for field in (at.Field.TURN, at.Field.START, at.Field.FIRST):
        other[field] = (array[field] + 1) % seats
    for field in (at.Field.WAITING, at.Field.CONTENDERS):
        other[field] = (array[field] << 1 | array[field] >> (seats - 1)) & ((1 << seats) - 1)
    return other


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_judgement_does_not_depend_on_the_numbers_of_seats(seats):
    kernel = GuestFunctions(new_guest())
    model, workspace = shipped_model(kernel.guest, CODEC.facts, seats), new_workspace(kernel.guest)
    there, here = np.zeros(4), np.zeros(4)
    for state, _ in play(GAME, seats, DiceMinerOptions(), random.Random(seats)):
        array = CODEC.from_state(state)
        if array[at.Field.PHASE] in (at.Phase.EXCAVATION, at.Phase.MAGIC, at.Phase.REPLENISH, at.Phase.FILLING):
            kernel.judge(model, workspace, array, here)
            kernel.judge(model, workspace, turned(array), there)
            assert here[:seats].sum() == pytest.approx(1)
            assert np.roll(here[:seats], 1) == pytest.approx(there[:seats], abs=1e-6)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_mind_sees_in_a_view_what_the_kernel_sees_in_its_state(seats):
    kernel = GuestFunctions(new_guest())
    model = shipped_model(kernel.guest, CODEC.facts, seats)
    desks = new_workspace(kernel.guest), new_workspace(kernel.guest)
    for state, seat in decisions(seats, 7, 2):
        read = GAME.read_position(GAME.write_position(state))
        for workspace, array in zip(desks, (CODEC.from_state(state), CODEC.from_state(read))):
            kernel.write_features(array, CODEC.table, model.codes, model.caps, seat, workspace.slots, workspace.lines)
        assert desks[0].slots.tolist() == desks[1].slots.tolist()
        check_sight(state, seat, desks[0], model)


def check_sight(state, first, workspace, model):
    """Slots and lines against the plain engine."""
    sheets = score_troves(GAME.box, state.heroes, state.troves)
    totals = state.totals()
    outlook = [total + sheet.total for total, sheet in zip(totals, sheets)]
    for place in range(state.seats):
        seat = (first + place) % state.seats
        slots, lines = workspace.slots[of.SEAT + place * of.SEAT_SLOTS :], workspace.lines[place * of.SEAT_LINES :]
        for face, number in CODEC.numbers.items():
            code = int(model.codes[number])
            assert slots[code] == min(state.troves[seat].count(face), of.CODE_CAPS[code])
        others = [value for player, value in enumerate(outlook) if player != seat]
        assert lines[of.LINE_OUTLOOK] == outlook[seat] - max(others, default=0)
        assert lines[of.LINE_TUNNELS] == sheets[seat].tunnels
    assert workspace.slots[of.DICE_LEFT] == sum(map(bool, state.mountain))
    if state.round < 3:
        out = [kind_of(face) for face in (*filter(None, state.mountain), *(face for trove in state.troves for face in trove), *state.lost)]
        for kind in KINDS:
            left = GAME.box.counts[kind].value - out.count(kind)
            row = sorted(KINDS).index(kind)
            assert workspace.slots[of.BAG + row] == min(left // 2 if kind == "tunnel" else left, model.caps[of.BAG + row])


def test_the_codes_of_our_box_tell_all_faces_apart():
    codes = of.face_codes(CODEC.table)
    assert sorted(codes[number] for number in CODEC.numbers.values()) == list(range(of.CODES))


def test_it_judges_no_more_states_than_it_may():
    guest = new_guest()
    search = BudgetedSearch(guest, shipped_model(guest, CODEC.facts, 2))
    for state, seat in decisions(2, 3, 6):
        if state.mountain and not isinstance(state.phase, Filling):
            search.choose(CODEC.from_state(state), seat, 1, 0.0, 4000)
            assert search.workspace.counters[THOUGHTS] < 4000 + 1500


@pytest.mark.parametrize("thoughts", [60, 4000])
def test_a_crowded_excavation_costs_its_budget_and_one_round_of_rests_at_most(thoughts):
    search, one_round, seen = crowded_search(), 3500, 0
    for state, seat in decisions(3, 3, 6):
        if isinstance(state.phase, Excavation):
            search.choose(CODEC.from_state(state), seat, 1, 0.0, thoughts)
            assert search.workspace.counters[THOUGHTS] < thoughts + one_round
            seen += 1
    assert seen > 3


def test_three_who_look_ahead_beat_those_who_imagine_rests_alone():
    table = KernelArenaTable(ArenaConfig("dice-miner", "master:500t", "rollouts:500t", seats=3, seed="test"))
    shares = [play_deal(table, 3, number).share for number in range(6)]
    assert sum(shares) / len(shares) > 1 / 3


def test_it_answers_when_its_time_is_up(monkeypatch):
    bot = MasterMiner(GAME, 0)
    for state, seat in decisions(2, 4, 6):
        if seat == 0:
            monkeypatch.setattr(searcher, "budget_seconds", clock := Ticking(0.005))
            bot.choose(GAME.view(state, 0), GAME.legal(state, 0), random.Random(1), 0.05)
            assert clock.now <= 0.05 + 2 * clock.tick


def test_its_weights_belong_to_our_box_and_say_how_they_were_made():
    made = json.loads(WEIGHTS.with_suffix(".json").read_text())
    fingerprint, models = read_weights(WEIGHTS)
    assert fingerprint == made["box"] == box_hash(CODEC.table)
    assert set(models) == {2, 3, 4}
    assert WEIGHTS.stat().st_size <= 2_000_000
    assert made["command"].startswith("python -m pithead.dice_miner.bots.train dice-miner")
    assert all(curve[-1]["won_against_greedy"] > 1 / int(seats) for seats, curve in made["curves"].items())


def test_it_beats_the_greedy_bot():
    table = KernelArenaTable(ArenaConfig("dice-miner", "master:300t", "greedy", seed="test"))
    shares = [play_deal(table, 2, number).share for number in range(10)]
    assert sum(shares) / len(shares) > 0.7
