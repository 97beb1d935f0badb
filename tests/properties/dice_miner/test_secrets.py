"""Nobody learns what another caches before all have chosen (DM-7.1)."""

from itertools import combinations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from pithead.dice_miner.rules.events import Cache
from pithead.dice_miner.rules.position import position
from pithead.dice_miner.rules.state import Replenish, put
from pithead.game import Step
from tests.properties.dice_miner.games import FORMS, positions
from tests.rules.dice_miner.table import GAME
from tests.sizes import share

pytestmark = pytest.mark.rule("DM-7.1")
CHOOSING = positions([table for table in FORMS if table[0] > 1], Replenish)


def caches(state, seat):
    """Everything that a seat could have cached, up to three dice."""
    trove = state.troves[seat]
    return sorted({cached for size in range(4) for cached in combinations(trove, size)})


def known(state, seat, look=GAME.view):
    """All that a seat (or a spectator) can find out: its view, what it may do, and who is to act."""
    legal = () if seat is None else tuple(GAME.legal(state, seat))
    return msgspec.json.encode(look(state, seat)), legal, GAME.to_act(state), GAME.standing(state)


def others(state, seat):
    return [*(other for other in range(state.seats) if other != seat), None]


@settings(max_examples=share(120))
@given(CHOOSING, st.data())
def test_another_s_cached_dice_change_nothing_that_a_seat_knows(state, data):
    seat = data.draw(st.sampled_from(range(state.seats)))
    cached = data.draw(st.sampled_from(caches(state, seat)))
    changed = replace(state, phase=replace(state.phase, cached=put(state.phase.cached, seat, cached)))
    for other in others(state, seat):
        assert known(changed, other) == known(state, other)


@settings(max_examples=share(60))
@given(CHOOSING)
def test_a_cache_is_seen_by_nobody_else_and_done_by_all(state):
    for seat in state.phase.deciding:
        for event in GAME.legal(state, seat):
            step = Step(seat, event)
            assert GAME.seen(step, seat) == step
            assert all(GAME.seen(step, other) == (None if isinstance(event, Cache) else step) for other in others(state, seat))


@settings(max_examples=share(60))
@given(CHOOSING)
def test_the_own_cached_dice_are_in_the_own_view(state):
    for seat, cached in enumerate(state.phase.cached):
        shown = GAME.view(state, seat).cached or ((),) * state.seats
        assert shown[seat] == cached
        assert not any(dice for other, dice in enumerate(shown) if other != seat)


@settings(max_examples=share(200))
@given(positions())
def test_a_view_is_enough_to_know_what_is_legal(state):
    for seat in range(state.seats):
        seen = GAME.read_position(msgspec.json.encode(GAME.view(state, seat)))
        assert GAME.legal(seen, seat) == GAME.legal(state, seat)
        assert GAME.to_act(seen) == GAME.to_act(state)


@settings(max_examples=share(200))
@given(positions())
def test_a_spectator_sees_no_more_than_any_player(state):
    watched = GAME.view(state, None)
    for seat in range(state.seats):
        assert replace(GAME.view(state, seat), cached=None) == replace(watched, cached=None)


def test_a_view_that_tells_would_be_noticed():
    def telling(state, seat):
        return position(state, GAME.to_act(state), state.phase.cached)

    told = []

    @settings(max_examples=30)
    @given(CHOOSING, st.data())
    def search(state, data):
        cached = data.draw(st.sampled_from(caches(state, 0)))
        changed = replace(state, phase=replace(state.phase, cached=put(state.phase.cached, 0, cached)))
        told.append(known(changed, 1, telling) != known(state, 1, telling))

    search()
    assert any(told)
