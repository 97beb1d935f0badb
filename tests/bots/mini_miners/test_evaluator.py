"""What a position of Mini Miners is worth: shares of one victory, exact at the end, with an error that can be believed."""

import random
from collections import Counter

import pytest

from pithead.game import CHANCE
from pithead.mini_miners.bots.evaluator import SURE_LEAST, MiniMinersEvaluator
from pithead.mini_miners.rules.events import Escape, Pass, Sacrifice
from pithead.mini_miners.rules.state import Escaping, MiniMinersOptions
from tests.properties.mini_miners.games import FORMS, GAME, Table
from tests.properties.mini_miners.twins import twin


@pytest.fixture(scope="module")
def evaluator():
    return MiniMinersEvaluator(GAME)


def states(seats, options, number, part):
    """Some states of a game, and the last one."""
    rng = random.Random(number)
    *some, last = Table(rng, seats, options, "tools").play()
    return [*(state for state in some if rng.random() < 1 / part), last]


@pytest.mark.parametrize(("seats", "options"), FORMS, ids=str)
def test_shares_are_parts_of_one_victory_for_every_viewer(evaluator, seats, options):
    for state in states(seats, options, seats, 40):
        for viewer in (None, random.Random(1).randrange(seats)):
            worth = evaluator.worth(GAME.view(state, viewer), viewer, 5)
            assert sum(worth.shares) == pytest.approx(1)
            assert min(worth.shares) >= 0
            assert len(worth.shares) == seats


@pytest.mark.rule("MM-9.2")
def test_at_the_end_it_knows_who_has_won(evaluator):
    for number in range(6):
        *_, end = states(2 + number % 3, MiniMinersOptions(), number, 1000)
        shares, error = evaluator.worth(GAME.view(end, None), None, number)
        assert error == 0
        assert [seat for seat, share in enumerate(shares) if share == 1] == list(GAME.standing(end).winners)


def test_the_same_seed_gives_the_same_figures(evaluator):
    other = MiniMinersEvaluator(GAME)
    for state in states(3, MiniMinersOptions(), 7, 20):
        view = GAME.view(state, 1)
        assert evaluator.worth(view, 1, 3) == other.worth(view, 1, 3)


@pytest.mark.rule("MM-10.2")
def test_secrets_of_others_change_no_figure(evaluator):
    rng, secrets = random.Random(2), 0
    for state in states(2, MiniMinersOptions(), 8, 20):
        for viewer in (None, 0):
            other = twin(rng, GAME.box, state, viewer)
            secrets += other != state
            assert evaluator.worth(GAME.view(other, viewer), viewer, 1) == evaluator.worth(GAME.view(state, viewer), viewer, 1)
    assert secrets > 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_before_anything_is_drawn_all_seats_are_equal(evaluator, seats):
    shares, error = evaluator.worth(GAME.view(GAME.start(seats), None), None, 1)
    assert shares == pytest.approx([1 / seats] * seats, abs=5 * error)
    assert 0 < error < 0.05


def test_more_effort_means_smaller_errors(evaluator):
    patient = MiniMinersEvaluator(GAME, 9)
    view = GAME.view(GAME.start(2), None)
    assert patient.worth(view, None, 1).error == pytest.approx(evaluator.worth(view, None, 1).error / 3, rel=0.2)


def test_the_error_says_how_far_two_seeds_may_differ(evaluator):
    view = GAME.view(GAME.start(2), None)
    worths = [evaluator.worth(view, None, seed) for seed in range(40)]
    mean = sum(worth.shares[0] for worth in worths) / len(worths)
    deviation = (sum((worth.shares[0] - mean) ** 2 for worth in worths) / (len(worths) - 1)) ** 0.5
    assert deviation == pytest.approx(worths[0].error, rel=0.5)


def test_options_that_fall_clearly_behind_get_fewer_rollouts_and_nothing_is_rolled_twice(evaluator, monkeypatch):
    asked = []
    roll = MiniMinersEvaluator._roll
    monkeypatch.setattr(MiniMinersEvaluator, "_roll", lambda self, *wanted: asked.append(wanted[2:]) or roll(self, *wanted))
    behind = 0
    for state in states(2, MiniMinersOptions(), 9, 15):
        for seat in GAME.to_act(state):
            if seat != CHANCE and len(legal := GAME.legal(state, seat)) > 1:
                asked.clear()
                options = evaluator.options(GAME.view(state, seat), seat, legal, 4)
                choices = [choice for choice, _, _ in asked[: len(legal)]]
                rolled = {choice: sum(count for each, _, count in asked if each == choice) for choice in choices}
                wholly = {choice for choice in choices if rolled[choice] == max(rolled.values())}
                shares = {choice: option.worth.shares[seat] for choice, option in zip(choices, options)}
                errors = {choice: option.worth.error for choice, option in zip(choices, options)}
                assert len({(choice, luck) for choice, luck, _ in asked}) == len(asked), "new luck each time"
                best = max(shares, key=shares.__getitem__)
                dropped = [choice for choice in choices if choice not in wholly]
                assert all(shares[choice] + 2 * (errors[choice] + errors[best]) < shares[best] + 3 * errors[best] for choice in dropped)
                behind += len(dropped)
    assert behind > 0


def test_no_option_is_dropped_after_a_handful_of_rollouts(monkeypatch):
    asked = []
    roll = MiniMinersEvaluator._roll
    monkeypatch.setattr(MiniMinersEvaluator, "_roll", lambda self, *wanted: asked.append(wanted[2:]) or roll(self, *wanted))
    quick = MiniMinersEvaluator(GAME, 0)
    for state in states(2, MiniMinersOptions(), 9, 15):
        for seat in GAME.to_act(state):
            if seat != CHANCE and len(legal := GAME.legal(state, seat)) > 1:
                asked.clear()
                quick.options(GAME.view(state, seat), seat, legal, 4)
                rolled = Counter()
                for choice, _, count in asked:
                    rolled[choice] += count
                assert all(count >= min(SURE_LEAST, max(rolled.values())) for count in rolled.values())


def test_options_come_in_the_order_of_the_menu(evaluator):
    for state in states(2, MiniMinersOptions(), 9, 15):
        for seat in GAME.to_act(state):
            if seat != CHANCE:
                legal = GAME.legal(state, seat)
                options = evaluator.options(GAME.view(state, seat), seat, legal, 4)
                assert [option.event for option in options] == list(legal)
                assert all(sum(option.worth.shares) == pytest.approx(1) for option in options)


@pytest.mark.rule("MM-6.8")
def test_to_leave_gold_in_the_mine_is_worth_less_than_to_bring_it_home(evaluator):
    compared = 0
    for number in range(20):
        for state in states(2, MiniMinersOptions(), number, 1):
            phase = state.phase
            if not isinstance(phase, Escaping) or state.dwarf(phase.dwarf).gold < 4 or Escape() not in GAME.legal(state, phase.turn):
                continue
            dwarves = [dwarf for dwarf in state.crew if dwarf.underground]
            legal = [event for event in GAME.legal(state, phase.turn) if isinstance(event, Escape | Pass | Sacrifice)]
            if len(dwarves) == 1 and len(legal) > 1 and state.round < 3:
                worths = {
                    option.event: option.worth.shares[phase.turn]
                    for option in evaluator.options(GAME.view(state, phase.turn), phase.turn, legal, 1)
                }
                assert max(worths, key=worths.get) == Escape()
                compared += 1
    assert compared > 1
