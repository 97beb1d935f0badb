"""The kernel of Mini Miners: planted bugs are found, states and decisions translate both ways."""

import random
from types import FunctionType

import numpy as np
import pytest
from msgspec.structs import replace

from pithead.game import Unreadable
from pithead.mini_miners.kernel import layout as at
from pithead.mini_miners.kernel.convert import Codec
from pithead.mini_miners.kernel.kernel import RULES
from pithead.mini_miners.kernel.rival import TABLES
from pithead.mini_miners.kernel.tables import box_table, table_options
from pithead.mini_miners.rules import MiniMiners
from pithead.mini_miners.rules.content import read_box
from pithead.mini_miners.rules.state import MiniMinersOptions
from pithead.sim.compile import build
from pithead.sim.proof import prove
from pithead.sim.rivals import Difference
from pithead.testing import play
from tests.sim.built import built

FEW_TABLES = TABLES[::5]


def _plain_python(**planted: FunctionType):
    return build(RULES.modules, lambda function: function, planted)


def test_the_source_of_the_kernel_runs_as_plain_python_too() -> None:
    with np.errstate(over="ignore"):
        assert prove("mini-miners", 0, 6, seed=3, functions=_plain_python()) > 1000


def _everything_is_seen(state, box, dwarf, tool) -> int:
    return int(state[at.Field.SHOWN + dwarf]) >> 8 * tool & 255


def _nobody_is_told(state, box, borrower) -> int:
    return at.NOBODY


def _half_rounded_down(state) -> None:
    crook, victim = state[at.Field.ACTOR], state[at.Field.TARGET]
    half = state[at.Field.GOLD + victim] // 2
    state[at.Field.GOLD + victim] -= half
    state[at.Field.HAUL + crook] += half
    state[at.Field.TREASURY + state[at.Field.OWNER + crook]] += half
    _plain_python().end_ambush(state)


@pytest.mark.parametrize(
    "planted",
    [
        {"visible": _everything_is_seen},
        {"lender": _nobody_is_told},
        {"crook_strikes": _half_rounded_down},
        {"has_three_equal": lambda market: False},
        {"drafts_for": lambda state, seat: seat},
        {"highest": lambda bits: int(bits & -bits).bit_length() - 1},
        {"vein": lambda state, box, dwarf: 0},
        {"blocked": lambda state, box, dwarf: 0},
        {"price": lambda state: 2},
        {"in_pits": lambda state, box: 0},
        {"guests": lambda state, dwarves: 2},
    ],
    ids=lambda planted: next(iter(planted)),
)
def test_a_planted_bug_is_caught(planted) -> None:
    with np.errstate(over="ignore"), pytest.raises((Difference, Unreadable)):
        prove("mini-miners", 0, 130, seed=5, functions=_plain_python(**planted))


def test_a_playout_is_the_game_that_its_choices_make() -> None:
    functions, game = built("mini-miners"), MiniMiners()
    codec = Codec(game.box)
    state, again = np.zeros(at.Field.SIZE, np.int64), np.zeros(at.Field.SIZE, np.int64)
    rng, outcome = np.zeros(1, np.uint64), np.zeros(at.OutcomeField.SIZE, np.int64)
    for number, (seats, options) in enumerate(TABLES):
        wish = table_options(game.box, seats, options)
        decisions = functions.play_number(state, codec.table, wish, np.uint64(9), number, rng, outcome)
        functions.begin_stream(rng, np.uint64(9), number)
        functions.sit_down(again, codec.table, wish)
        while again[at.Field.PHASE] != at.Phase.OVER:
            if functions.chance_acts(again):
                functions.sample(again, codec.table, rng, outcome)
                functions.settle(again, codec.table, outcome)
            else:
                seat = functions.first_actor(again)
                functions.step(again, codec.table, seat, functions.random_choice(rng, functions.menu(again, codec.table, seat)))
                decisions -= 1
        assert decisions == 0
        assert codec.to_state(state, options) == codec.to_state(again, options)
        assert functions.winners(state) == 1 << game.standing(codec.to_state(state, options)).winners[0]


@pytest.mark.parametrize(("seats", "options"), FEW_TABLES)
def test_states_and_decisions_translate_both_ways(seats: int, options: MiniMinersOptions) -> None:
    functions, game = built("mini-miners"), MiniMiners()
    codec = Codec(game.box)
    for state, _ in play(game, seats, options, random.Random(f"both ways {seats}")):
        array = codec.from_state(state)
        assert codec.to_state(array, options) == state
        for seat in game.to_act(state):
            if seat >= 0:
                events = codec.decisions(array, functions.menu(array, codec.table, seat))
                assert events == list(game.legal(state, seat))
                assert codec.decisions(array, sum(1 << codec.choice(array, event) for event in events)) == events


@pytest.mark.parametrize(("seats", "options"), FEW_TABLES)
def test_a_game_goes_on_in_the_same_way_from_any_position(seats: int, options: MiniMinersOptions) -> None:
    functions, game = built("mini-miners"), MiniMiners()
    codec = Codec(game.box)
    outcome = np.zeros(at.OutcomeField.SIZE, np.int64)
    for state, step in play(game, seats, options, random.Random(f"any position {seats}")):
        array = codec.from_state(state)
        if step.seat < 0:
            codec.write_outcome(array, step.event, outcome)
            functions.settle(array, codec.table, outcome)
        else:
            functions.step(array, codec.table, step.seat, codec.choice(array, step.event))
        assert codec.to_state(array, options) == game.apply(state, step.seat, step.event)


def test_a_position_that_no_game_reaches_is_refused() -> None:
    game = MiniMiners()
    codec = Codec(game.box)
    for state, _ in play(game, 2, MiniMinersOptions(), random.Random(1)):
        if state.past:
            veterans = tuple(replace(dwarf, gold=3) for dwarf in state.past[0].crew)
            with pytest.raises(Unreadable):
                codec.from_state(replace(state, past=(replace(state.past[0], crew=veterans),)))
            return


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("[setup.2]\ndwarves = 18\nhand = 9\nplay = 5\n[simplified]\n2 = []", "sim-troop"),
        ("[setup.3]\nstart = 1000", "sim-gold"),
        ("[board.D]\nvalue = 1000", "sim-gold"),
    ],
)
def test_a_box_too_large_for_the_kernel_is_refused(content: str, reason: str) -> None:
    with pytest.raises(Unreadable) as refused:
        box_table(read_box(content))
    assert refused.value.reason == reason
