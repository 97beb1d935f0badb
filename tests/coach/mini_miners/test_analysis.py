"""Mini Miners, where everybody has secrets: analysis by what all know, and by what each seat knew."""

import pytest

from pithead.coach.analysis import Weigher, analyse, seed_of, weigh
from pithead.coach.hints import Coach
from pithead.coach.room import coach_of
from pithead.game import CHANCE, replay
from pithead.record import game_of, replay_record
from tests.records.making import read_games
from tests.sizes import size

RECORDS = read_games("mini-miners")[: -(-size("ANALYSED") // 12)]


@pytest.fixture(scope="module")
def glances():
    return [(record, analyse(record, effort=0)) for record in RECORDS]


def test_luck_skill_and_others_add_up_to_the_result(glances):
    for record, analysis in glances:
        for seat, account in enumerate(analysis.seats):
            assert account.final - account.initial == pytest.approx(account.luck + account.skill + account.others, abs=1e-9)
            assert account.final == (seat in record.result.winners) / len(record.result.winners)


def test_every_seat_has_its_own_luck_beside_the_public_one(glances):
    for _, analysis in glances:
        assert all(account.own_luck is not None and account.own_luck_error > 0 for account in analysis.seats)
        assert any(account.own_luck != account.luck for account in analysis.seats)


def test_the_same_seed_gives_the_same_figures():
    record = RECORDS[0]
    assert list(weigh(record, 0, 30, effort=0, seed="x")) == list(weigh(record, 0, 30, effort=0, seed="x"))


@pytest.mark.rule("MM-10.2")
def test_what_a_seat_draws_in_secret_is_nobody_elses_luck():
    record = RECORDS[0]
    game = game_of(record.header)
    start, _ = replay_record(game, record, 0)
    _, steps = replay_record(game, record)
    coach = Coach(game, effort=0)
    weigher = Weigher(game, coach.evaluator, seed_of(record, ""))
    states = list(replay(game, start, steps))
    drawn = [at for at, step in enumerate(steps) if step.seat == CHANCE and game.view(states[at + 1], None) == game.view(states[at], None)]
    for at in drawn:
        assert weigher.public(states[at]) == weigher.public(states[at + 1])


def test_the_coach_names_legal_events_the_best_first():
    record = RECORDS[0]
    game = game_of(record.header)
    coach = Coach(game, effort=0)
    start, _ = replay_record(game, record, 0)
    _, steps = replay_record(game, record)
    for state, step in list(zip(replay(game, start, steps), steps))[::9]:
        legal = game.legal(state, step.seat) if step.seat != CHANCE else ()
        if len(legal) > 1:
            view = game.view(state, step.seat)
            advice = coach.hints(view, step.seat, legal)
            assert [each.share for each in advice] == sorted((each.share for each in advice), reverse=True)
            assert {each.event for each in advice} <= set(map(game.write_event, legal))
            assert all(coach_of(game.name).facts(game, view, step.seat, game.read_event(each.event)) for each in advice)
