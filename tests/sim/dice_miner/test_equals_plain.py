"""The kernel of Dice Miner: planted bugs are found, states and decisions translate both ways."""

import random
from types import FunctionType

import numpy as np
import pytest
from msgspec.structs import replace

from pithead.dice_miner.kernel import layout as at
from pithead.dice_miner.kernel.actions import action_of, choice_of
from pithead.dice_miner.kernel.convert import Codec
from pithead.dice_miner.kernel.kernel import RULES
from pithead.dice_miner.kernel.rival import TABLES, DiceMinerRival
from pithead.dice_miner.kernel.tables import table_options
from pithead.dice_miner.rules import DiceMiner
from pithead.dice_miner.rules.state import DiceMinerOptions
from pithead.game import Step, Unreadable
from pithead.sim.compile import build
from pithead.sim.memory import INT64, UINT64, new_array
from pithead.sim.proof import prove
from pithead.sim.rivals import Difference
from pithead.testing import play
from tests.sim.built import built


def test_a_table_that_only_says_who_starts_is_understood() -> None:
    game = DiceMiner()
    rival = DiceMinerRival(game, built("dice-miner"))
    rival.start(3, DiceMinerOptions())
    events = ["starts 2", "choose engineer", "choose alchemist", "choose surveyor"]
    for seat, text in zip((-1, 1, 0, 2), events):
        rival.replay(Step(seat, game.read_event(text)))
        rival.compare()


def _plain_python(**planted: FunctionType):
    return build(RULES.modules, lambda function: function, planted)


def test_the_source_of_the_kernel_runs_as_plain_python_too() -> None:
    with np.errstate(over="ignore"):
        assert prove("dice-miner", 0, 8, seed=3, functions=_plain_python()) > 400


def _nothing_slides(state, slot) -> None:
    state[at.Field.OCCUPIED] &= ~(1 << slot)


def _gems_of_a_tie_count_double(state, box, seats) -> int:
    functions = _plain_python()
    return max(functions.symbol(functions.symbols(state, box, seat), at.Symbol.GEM) for seat in range(4) if seats >> seat & 1)


@pytest.mark.parametrize(
    "planted",
    [
        {"remove": _nothing_slides},
        {"most_gems": _gems_of_a_tie_count_double},
        {"against": lambda dangers, tools: dangers * tools},
        {"refresh": lambda state, seat: None},
        {"cheers_menu": lambda state, box: 0},
        {"next_seat": lambda seats, first: int(seats & -seats).bit_length() - 1},
        {"leftmost": lambda occupied: int(occupied & -occupied).bit_length() - 1},
    ],
    ids=lambda planted: next(iter(planted)),
)
def test_a_planted_bug_is_caught(planted) -> None:
    with np.errstate(over="ignore"), pytest.raises((Difference, Unreadable)):
        prove("dice-miner", 0, 64, seed=5, functions=_plain_python(**planted))


def test_a_playout_is_the_game_that_its_choices_make() -> None:
    """The phase loops of a playout and single steps give the same game for the same seed and number."""
    functions, game = built("dice-miner"), DiceMiner()
    codec = Codec(game.box)
    guest = functions.guest
    state, again, box = (new_array(guest, INT64, size) for size in (at.Field.SIZE, at.Field.SIZE, len(codec.table)))
    rng, outcome = new_array(guest, UINT64, 1), new_array(guest, INT64, at.OutcomeField.SIZE)
    box[:] = codec.table.tolist()
    for number in range(120):
        seats, options = TABLES[number % len(TABLES)]
        wish = table_options(game.box, seats, options)
        decisions = functions.play_number(state, box, wish, 9, number, rng, outcome)
        functions.begin_stream(rng, 9, number)
        functions.sit_down(again, box, wish)
        while again[at.Field.PHASE] != at.Phase.OVER:
            if functions.chance_acts(again):
                functions.sample(again, box, rng, outcome)
                functions.settle(again, box, outcome)
            else:
                seat = functions.first_actor(again)
                choice = functions.random_choice(rng, functions.menu(again, box, seat))
                functions.step(again, box, seat, choice)
                decisions -= 1
        assert decisions == 0
        assert codec.to_state(state.numpy) == codec.to_state(again.numpy)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_states_and_decisions_translate_both_ways(seats: int, options: DiceMinerOptions) -> None:
    functions, game = built("dice-miner"), DiceMiner()
    codec = Codec(game.box)
    for state, _ in play(game, seats, options, random.Random(f"both ways {seats}")):
        array = codec.from_state(state)
        assert codec.to_state(array) == state
        for seat in game.to_act(state):
            if seat >= 0:
                events = codec.decisions(array, functions.menu(array, codec.table, seat))
                assert events == list(game.legal(state, seat))
                assert codec.decisions(array, sum(1 << codec.choice(array, event) for event in events)) == events


def test_actions_are_one_number_for_each_decision_of_the_game() -> None:
    possible = {**Codec(DiceMiner().box).events[False]}
    possible[at.Phase.CHOOSING] = {choice: event for choice, event in possible[at.Phase.CHOOSING].items() if "hazard" not in event.die}
    numbers = [action_of(phase, choice) for phase, events in possible.items() for choice in sorted(events)]
    assert len(set(numbers)) == len(numbers)
    assert set(numbers) < set(range(at.Action.SIZE))
    assert max(numbers) == at.Action.SIZE - 1 == 109
    for phase, events in possible.items():
        assert [choice_of(action_of(phase, choice)) for choice in events] == list(events)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_game_can_be_played_by_actions_alone(seats: int, options: DiceMinerOptions) -> None:
    functions, game = build(RULES.batch_modules, lambda function: function, {}), DiceMiner()
    codec = Codec(game.box)
    rng, outcome, array = np.zeros(1, np.uint64), np.zeros(at.OutcomeField.SIZE, np.int64), np.zeros(at.Field.SIZE, np.int64)
    mask = np.zeros(at.Action.SIZE, np.uint8)
    with np.errstate(over="ignore"):
        functions.sit_down(array, codec.table, table_options(game.box, seats, options))
        functions.resolve_chance(array, codec.table, rng, outcome)
        while array[at.Field.PHASE] != at.Phase.OVER:
            state, seat = codec.to_state(array), functions.first_actor(array)
            functions.legal_mask(array, codec.table, functions.menu(array, codec.table, seat), mask)
            legal = np.flatnonzero(mask).tolist()
            assert [codec.event(array, action) for action in legal] == list(game.legal(state, seat))
            assert [codec.action(array, event) for event in game.legal(state, seat)] == legal
            functions.act(array, codec.table, rng, outcome, seat, legal[len(legal) // 2])
    assert game.standing(codec.to_state(array)).winners


def test_a_position_that_no_game_reaches_is_refused() -> None:
    game = DiceMiner()
    with pytest.raises(Unreadable):
        Codec(game.box).from_state(replace(game.start(2), scores=((1, 2), (3, 4))))
