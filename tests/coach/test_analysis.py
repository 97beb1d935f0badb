"""Luck and skill add up, luck favours nobody, and the same seed gives the same figures."""

import math

import pytest

from pithead.coach.analysis import analyse, error_of_sum, summed_up, weigh, weigh_on_cores
from pithead.coach.bands import BANDS, BOUNDS, band, given_away
from pithead.coach.room import coach_of
from pithead.games import game_names
from pithead.record import game_of, replay_record
from tests.records.making import read_games
from tests.sizes import size

GAMES = size("ANALYSED")
"""All recorded games at a glance; the long forms over thousands of bot games are in `tests/proofs/luck.py`."""

RECORDS = read_games("dice-miner")[:GAMES]
PARTS = 2


@pytest.fixture(scope="module", params=range(PARTS))
def glances(request):
    """Recorded games of one to four players, analysed at a glance."""
    return [(record, analyse(record, effort=0)) for record in RECORDS[request.param :: PARTS]]


def test_luck_skill_and_others_add_up_to_the_result(glances):
    for record, analysis in glances:
        for seat, account in enumerate(analysis.seats):
            assert account.final - account.initial == pytest.approx(account.luck + account.skill + account.others, abs=1e-9)
            assert account.adjusted == pytest.approx(account.final - account.luck, abs=1e-9)
            assert account.final == analysis.curve[-1][seat] == result_of(record, seat)


def result_of(record, seat):
    """What a seat has made of the game: its part of the victory, or alone its points."""
    if len(record.header.players) == 1:
        return record.result.totals[0]
    return (seat in record.result.winners) / len(record.result.winners)


def test_luck_favours_no_seat(glances):
    lucks = [analysis.seats[0].luck for _, analysis in glances if analysis.unit == "share"]
    mean = math.fsum(lucks) / len(lucks)
    deviation = math.sqrt(math.fsum((luck - mean) ** 2 for luck in lucks) / (len(lucks) - 1))
    assert abs(mean) < 4 * deviation / math.sqrt(len(lucks))


def test_shares_are_parts_of_one_victory(glances):
    for _, analysis in glances:
        for shares in analysis.curve:
            if analysis.unit == "share":
                assert sum(shares) == pytest.approx(1)
                assert min(shares) > -1e-6


def test_what_dice_do_is_luck_and_what_seats_do_is_skill(glances):
    for record, analysis in glances:
        _, steps = replay_record(game_of(record.header), record)
        assert [event.seat for event in analysis.events] == [None if step.seat < 0 else step.seat for step in steps]
        assert all((event.kind == "luck") == (event.seat is None) for event in analysis.events)
        assert all(event.loss is None for event in analysis.events if event.kind == "luck")


def test_no_decision_gains_against_the_best(glances):
    for _, analysis in glances:
        losses = [event.loss for event in analysis.events if event.loss is not None]
        assert min(losses) >= 0
        assert sum(account.real_decisions for account in analysis.seats) == len(losses)
        assert math.fsum(account.lost for account in analysis.seats) == pytest.approx(math.fsum(losses))
        assert [mistake.loss for mistake in analysis.mistakes] == sorted(losses, reverse=True)[: len(analysis.mistakes)]


def test_the_luckiest_outcomes_moved_most(glances):
    for _, analysis in glances:
        moved = sorted((max(map(abs, event.change)) for event in analysis.events if event.kind == "luck"), reverse=True)
        assert [max(map(abs, analysis.events[each.number - 1].change)) for each in analysis.lucky] == moved[:3]


TWO = next(record for record in RECORDS if len(record.header.players) == 2)


def test_the_same_seed_gives_the_same_figures_and_another_one_others():
    first, again, different = (analyse(TWO, effort=1, seed=seed) for seed in "aab")
    assert first == again
    one, other = first.seats[0], different.seats[0]
    assert one != other
    assert abs(one.luck - other.luck) < 5 * math.hypot(one.luck_error, other.luck_error)


def test_a_game_weighed_in_parts_is_the_same_game():
    count = len(TWO.steps)
    parts = [each for first in range(0, count + 1, 7) for each in weigh(TWO, first, min(first + 6, count), effort=0)]
    assert summed_up(TWO, parts) == analyse(TWO, effort=0)


def test_a_game_weighed_on_several_cores_is_the_same_game():
    record = read_games("dice-miner")[0]
    assert list(weigh_on_cores(record, 0, "", 3)) == list(weigh(record, 0, len(record.steps), 0))


def test_an_unfinished_game_can_be_analysed_so_far():
    half = type(TWO)(TWO.format, TWO.header, TWO.steps[:40], None, None, "")
    analysis = analyse(half, effort=0)
    assert len(analysis.events) == 40
    for account in analysis.seats:
        assert account.final - account.initial == pytest.approx(account.luck + account.skill + account.others, abs=1e-9)


def test_a_state_between_two_rolls_adds_no_error():
    assert error_of_sum([0.0, 9.0, 0.0], [True, True]) == 0
    assert error_of_sum([3.0, 4.0, 7.0], [True, False]) == 5


def test_bands_go_from_the_best_to_the_darkest():
    for bounds in (BOUNDS, *(coach_of(game).band_bounds for game in game_names())):
        assert list(bounds) == sorted(bounds)
        assert [band(share, bounds) for share in (0.0, *bounds)] == list(BANDS)


def test_what_is_given_away_does_not_depend_on_how_close_the_game_is():
    close = [(0.02, 0.05), (0.0, 0.3), (0.1, 0.1)]
    decided = [(loss / 100, stake / 100) for loss, stake in close]
    assert given_away(decided) == pytest.approx(given_away(close))
    assert given_away([(0.0, 0.2), (0.0, 0.0)]) == 0
    assert given_away([(stake, stake) for stake in (0.01, 0.2, 0.5)]) == pytest.approx(1)
    assert given_away([]) == 0
