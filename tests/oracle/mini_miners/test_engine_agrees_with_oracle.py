"""The engine against the oracle: two tellings of the rules, whole games side by side, one answer at every step."""

import pytest

from tests.oracle.mini_miners.compare import Comparison
from tests.oracle.mini_miners.forms import form_of
from tests.oracle.mini_miners.slips import SLIPS, Soil, found_in
from tests.sizes import size

SHARES = range(4)
MOST_GAMES = 60
PLANTED = list(SLIPS)[:: -(-len(SLIPS) // size("SLIPS"))]


@pytest.mark.parametrize("share", SHARES)
def test_engine_and_oracle_play_the_same_games(share):
    for number in range(share, size("SIDE_BY_SIDE"), len(SHARES)):
        Comparison(form_of(number), number).play()


@pytest.mark.rule("MM-2.1", "MM-12.1", "MM-12.2", "MM-12.3", "MM-10.1")
def test_games_of_all_options_and_seats_are_compared():
    found = [form_of(number) for number in range(size("SIDE_BY_SIDE"))]
    assert {form.seats for form in found} == {2, 3, 4}
    for option in ("simplified", "long", "open_draft", "trade"):
        assert {getattr(form, option) for form in found} == {False, True}
    assert {bool(form.dwarves) for form in found} == {False, True}


def test_twenty_slips_are_there_to_be_planted():
    assert len(SLIPS) >= 20
    assert len({rule for rule, *_ in SLIPS.values()}) >= 20


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_slip_is_found(name, monkeypatch):
    _, theme, plant = SLIPS[name]
    plant(soil := Soil(monkeypatch))
    assert found_in(soil.game, MOST_GAMES, theme) is not None
