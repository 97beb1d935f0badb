"""What positions of Dice Miner are worth: exact where all is clear, the mean where dice decide, and blind to secrets."""

from random import Random

import pytest

from pithead.bots import make_evaluator
from pithead.dice_miner.bots.master import MasterMiner
from pithead.dice_miner.rules.events import Cache, Rolled
from pithead.dice_miner.rules.state import Excavation, Magic, Over, Replenish
from pithead.game import CHANCE, replay
from pithead.record import game_of, replay_record
from tests.records.making import read_games

RECORDS = [record for record in read_games("dice-miner")[:120] if record.header.corrections is None and len(record.header.players) > 1]


@pytest.fixture(scope="module")
def played():
    """Games with all their states."""
    found = []
    for record in RECORDS[:24]:
        game = game_of(record.header)
        start, _ = replay_record(game, record, 0)
        _, steps = replay_record(game, record)
        found.append((game, list(replay(game, start, steps)), steps))
    return found


@pytest.fixture(scope="module")
def evaluator():
    return make_evaluator(game_of(RECORDS[0].header), 0)


def states_of(played, wanted):
    return [
        (game, state, steps[at] if at < len(steps) else None)
        for game, states, steps in played
        for at, state in enumerate(states)
        if wanted(state)
    ]


def test_a_finished_game_is_worth_its_result(played, evaluator):
    for game, state, _ in states_of(played, lambda state: isinstance(state.phase, Over)):
        winners = game.standing(state).winners
        shares = evaluator.worth(game.view(state, None), None, 1).shares
        assert shares == tuple((seat in winners) / len(winners) for seat in range(state.seats))


@pytest.mark.rule("DM-4.3")
def test_a_shared_beer_is_worth_the_mean_of_its_six_sides(played, evaluator):
    sharing = states_of(played, lambda state: isinstance(state.phase, Excavation) and state.phase.sharing is not None)
    assert len(sharing) > 20
    for game, state, _ in sharing[:40]:
        sides = game.box.sides[state.phase.sharing.kind]
        after = [evaluator.public_worth(game.apply(state, CHANCE, Rolled((side,))), 5).shares[0] for side in sides]
        worth = evaluator.public_worth(state, 5)
        assert worth.shares[0] == pytest.approx(sum(after) / 6, abs=1e-9)
        assert worth.error == 0


@pytest.mark.rule("DM-5.2")
def test_a_die_rolled_by_magic_is_worth_the_mean_of_its_sides(played, evaluator):
    rolling = states_of(
        played, lambda state: isinstance(state.phase, Magic) and len(state.phase.rolling) == 1 and not state.phase.to_choose
    )
    for game, state, _ in rolling[:40]:
        kind = state.phase.rolling[0].partition(":")[0]
        after = [evaluator.public_worth(game.apply(state, CHANCE, Rolled((side,))), 5).shares[0] for side in game.box.sides[kind]]
        assert evaluator.public_worth(state, 5).shares[0] == pytest.approx(sum(after) / 6, abs=1e-9)


def test_every_option_is_worth_what_the_position_after_it_is(played, evaluator):
    for game, state, step in states_of(played, lambda state: isinstance(state.phase, Excavation) and state.phase.sharing is None)[::29]:
        legal = game.legal(state, step.seat)
        options = evaluator.options(game.view(state, step.seat), step.seat, legal, 3)
        assert [option.event for option in options] == list(legal)
        for option in options:
            assert option.worth == evaluator.public_worth(game.apply(state, step.seat, option.event), 3)


@pytest.mark.rule("DM-7.1")
def test_what_others_cache_changes_nothing_for_a_seat_that_cannot_see_it(played, evaluator):
    caching = states_of(played, lambda state: isinstance(state.phase, Replenish) and len(state.phase.deciding) > 1)
    seen = 0
    for game, state, step in caching:
        other = next(seat for seat in state.phase.deciding if seat != step.seat)
        event = game.legal(state, other)[0]
        if isinstance(event, Cache):
            seen += 1
            after = game.apply(state, other, event)
            before, hidden = (evaluator.worth(game.view(each, step.seat), step.seat, 1) for each in (state, after))
            assert before == hidden
            assert evaluator.options(game.view(state, step.seat), step.seat, game.legal(state, step.seat), 1) == evaluator.options(
                game.view(after, step.seat), step.seat, game.legal(after, step.seat), 1
            )
    assert seen


def test_no_seat_has_an_edge_before_the_roll_for_the_start(played, evaluator):
    for game, states, _ in played:
        if game.to_act(states[0]) == (CHANCE,) and type(states[0].phase).__name__ == "Opening":
            worth = evaluator.public_worth(states[0], 1)
            assert worth.shares == pytest.approx([1 / states[0].seats] * states[0].seats, abs=5 * worth.error + 1e-6)


@pytest.mark.rule("DM-9.2")
def test_a_lone_player_is_worth_points(played):
    record = next(record for record in read_games("dice-miner") if len(record.header.players) == 1 and record.header.corrections is None)
    game = game_of(record.header)
    alone = make_evaluator(game, 0)
    start, _ = replay_record(game, record, 0)
    end, _ = replay_record(game, record)
    assert 40 < alone.public_worth(start, 1).shares[0] < 200
    assert alone.public_worth(end, 1) == ((float(record.result.totals[0]),), 0.0)


def test_more_effort_has_smaller_errors(played):
    game, states, _ = played[0]
    state = next(state for state in states if type(state.phase).__name__ == "Filling")
    assert make_evaluator(game, 2).public_worth(state, 1).error < make_evaluator(game, 1).public_worth(state, 1).error


def test_among_many_the_coach_imagines_as_the_master_does(played):
    crowded = states_of(played, lambda state: state.seats > 2 and isinstance(state.phase, Excavation) and state.phase.sharing is None)
    patient, agreed = make_evaluator(crowded[0][0], 1), 0
    for game, state, step in crowded[:120:10]:
        legal = game.legal(state, step.seat)
        options = patient.options(game.view(state, step.seat), step.seat, legal, 3)
        assert [option.event for option in options] == list(legal)
        assert all(sum(option.worth.shares) == pytest.approx(1) and 0 <= option.worth.error < 0.1 for option in options)
        assert options == patient.options(game.view(state, step.seat), step.seat, legal, 3)
        master = MasterMiner(game, step.seat, 60_000).choose(game.view(state, step.seat), legal, Random(1), 0.0)
        best, *_ = sorted(options, key=lambda option: -option.worth.shares[step.seat])
        chosen = next(option for option in options if option.event == master)
        agreed += best.worth.shares[step.seat] - chosen.worth.shares[step.seat] < 0.02
    assert agreed >= 10
