"""The forms of the game (MM-12)."""

import json
from random import Random

import pytest

from pithead.fair import loose
from pithead.mini_miners.rules.state import MiniMinersOptions
from tests.rules.mini_miners.mine import BOX, GAME, after, asked, fixed, mine, moves, opening, refused


def to_the_end(state, seed=1):
    """The last position of a random game, and all that were asked for on the way."""
    rng, phases = Random(seed), []
    while actors := GAME.to_act(state):
        seat = rng.choice(actors)
        phases.append(asked(state)[0])
        state = GAME.apply(state, seat, GAME.sample(state, loose(rng)) if seat < 0 else rng.choice(GAME.legal(state, seat)))
    return state, phases


@pytest.mark.rule("MM-12.1")
@pytest.mark.parametrize(("seats", "out"), [(4, {12, 17}), (3, {1, 12, 17}), (2, {1, 7, 8, 11, 12, 17})])
def test_a_simplified_game_is_played_without_some_dwarves(seats, out):
    state = GAME.start(seats, MiniMinersOptions(simplified=True))
    assert {BOX.initiative[name] for name in BOX.names} - {BOX.initiative[name] for name in state.cast} == out


@pytest.mark.rule("MM-12.1")
def test_in_a_simplified_game_nothing_is_left_to_draw_at_random():
    assert asked(GAME.start(4, MiniMinersOptions(simplified=True))) == ("stocking", "chance")


@pytest.mark.rule("MM-12.1")
def test_a_simplified_game_has_no_markers_and_no_events():
    state = opening(3, simplified=True)
    assert (set(state.markers), state.event, state.events) == ({"blank"}, "", ())
    assert asked(state) == ("dealing", "chance")
    end, phases = to_the_end(state)
    assert not {"turning", "scattering", "shaking"} & set(phases)
    assert {past.event for past in end.past} == {""}


@pytest.mark.rule("MM-12.2")
def test_a_long_game_has_four_rounds():
    assert MiniMinersOptions(long=True).rounds == 4
    crew = {"lucky": "0 tavern", "mole": "1 tavern"}
    assert mine("recovery", crew, round=3, options={"long": True}).round == 4
    assert asked(mine("recovery", crew, round=4, options={"long": True}))[0] == "over"
    assert len(to_the_end(GAME.start(2, MiniMinersOptions(long=True)))[0].past) == 4
    assert len(to_the_end(GAME.start(2))[0].past) == 3


@pytest.mark.rule("MM-12.2")
def test_a_short_game_has_no_fourth_round():
    with pytest.raises(ValueError, match="position-round"):
        mine("recovery", {"lucky": "0 tavern", "mole": "1 tavern"}, round=4)


@pytest.mark.rule("MM-12.3")
def test_in_an_open_draft_the_lot_decides_who_is_first_in_round_one():
    state = opening(3, open_draft=True)
    assert asked(state) == ("lots", "chance")
    assert {GAME.sample(state, fixed(n)).seat for n in range(3)} == {0, 1, 2}
    assert asked(after(state, "starts 2")) == ("levy", 2)
    assert refused(state, "starts 3") == ("MM-12.3", "seat")


@pytest.mark.rule("MM-12.3")
def test_the_first_player_may_not_take_the_lowest_initiative_first():
    state = after(opening(2, open_draft=True), "starts 0")
    assert "enlist handyman" not in moves(state)
    assert refused(state, "enlist handyman") == ("MM-12.3", "lowest-first")
    state = after(state, "enlist sleuth")
    assert moves(state)[0] == "enlist handyman"
    state = after(state, "enlist crook")
    assert after(state, "enlist handyman").phase.troops == (("handyman", "sleuth"), ("crook",))


@pytest.mark.rule("MM-12.3")
def test_the_lowest_initiative_is_kept_from_the_first_player_in_whatever_order_the_dwarves_are_written_down():
    state = after(opening(2, open_draft=True), "starts 0")
    position = json.loads(GAME.write_position(state))
    position["phase"]["left"].reverse()
    assert GAME.read_position(json.dumps(position)) == state


@pytest.mark.rule("MM-12.3")
def test_nobody_takes_a_dwarf_that_is_gone_or_not_in_the_game():
    state = after(opening(2, open_draft=True), "starts 0", "enlist sleuth")
    assert refused(state, "enlist sleuth") == refused(state, "enlist ticktock") == ("MM-12.3", "not-open")
    assert refused(state, "enlist crook", seat=0) == ("MM-12.3", "not-your-turn")


@pytest.mark.rule("MM-12.3")
@pytest.mark.parametrize(("seats", "play"), [(2, 5), (3, 4), (4, 3)])
def test_dwarves_are_taken_clockwise_until_everybody_has_enough_and_nobody_discards(seats, play):
    state = after(opening(seats, open_draft=True), "starts 1")
    turns = []
    while asked(state)[0] == "levy":
        turns.append(asked(state)[1])
        state = after(state, moves(state)[-1])
    assert turns == [(1 + turn) % seats for turn in range(seats * play)]
    assert [sum(dwarf.owner == seat for dwarf in state.crew) for seat in range(seats)] == [play] * seats
    assert len(state.aside) == len(state.cast) - seats * play


@pytest.mark.rule("MM-12.3")
def test_the_owner_of_the_lowest_dwarf_is_first_in_the_next_round():
    state = after(opening(2, open_draft=True), "starts 0", "enlist sleuth", "enlist handyman")
    while asked(state)[0] == "levy":
        state = after(state, moves(state)[0])
    assert state.first == 1
    rng = Random(2)
    while state.round == 1 or asked(state)[1] == "chance":
        seat = GAME.to_act(state)[0]
        state = GAME.apply(state, seat, GAME.sample(state, loose(rng)) if seat < 0 else rng.choice(GAME.legal(state, seat)))
    assert asked(state) == ("levy", 1)
    assert state.phase.left == state.cast


@pytest.mark.rule("MM-12.3")
def test_everybody_sees_an_open_draft():
    state = after(opening(2, open_draft=True), "starts 0", "enlist sleuth")
    assert GAME.view(state, None).phase == GAME.view(state, 1).phase == state.phase


@pytest.mark.rule("MM-12.1", "MM-12.2", "MM-12.3")
def test_all_forms_can_be_played_at_once():
    end, phases = to_the_end(GAME.start(4, MiniMinersOptions(simplified=True, long=True, open_draft=True, trade=False)))
    assert len(end.past) == 4
    assert "levy" in phases
    assert not {"draft", "discarding", "turning"} & set(phases)
