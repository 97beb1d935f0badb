"""The box and the set-up (MM-1, MM-2)."""

import json
from collections import Counter
from random import Random

import pytest

from pithead.fair import loose
from pithead.game import IllegalEvent, Unreadable
from pithead.mini_miners.rules import state as s
from pithead.mini_miners.rules.cards import read_card
from pithead.mini_miners.rules.events import Joined, Scattered
from pithead.mini_miners.rules.phases.market import TRIES
from tests.rules.mini_miners.mine import ALL, BOX, GAME, MARKET, after, asked, card, deck, marker, mine, moves, opening, refused, scattered


@pytest.mark.rule("MM-1.1")
def test_the_box_holds_eighteen_dwarves_of_initiative_one_to_eighteen():
    assert [BOX.initiative[name] for name in BOX.names] == list(range(1, 19))


@pytest.mark.rule("MM-1.1")
def test_the_box_holds_thirty_six_tools_of_seven_kinds():
    assert len(BOX.tools) == 36
    assert len(set(BOX.tools)) == 7


@pytest.mark.rule("MM-1.1")
def test_the_mine_has_four_decks_of_ten_cards_that_get_more_dangerous():
    assert {name: len(cards) for name, cards in BOX.decks.items()} == {"I": 10, "II": 10, "III": 10, "IV": 10}
    assert [BOX.decks[name].count("collapse") for name in ("I", "II", "III", "IV")] == [2, 3, 4, 6]
    assert all(read_card(card) for cards in BOX.decks.values() for card in cards)


@pytest.mark.rule("MM-1.1")
def test_the_box_holds_events_markers_nuggets_and_diamonds():
    supply = BOX.tables.supply
    assert (supply.nuggets, supply.diamonds, supply.diamond_value, supply.collapse_markers) == (52, 14, 7, 6)
    assert len(BOX.events) == len(set(BOX.events)) == 8
    assert (len(BOX.tables.markers.standard), len(BOX.tables.markers.bonus)) == (16, 5)


@pytest.mark.rule("MM-1.1")
@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"stores": ["star star star star star star", ""]}, "position-cards"),
        ({"crew": {"mole": "0 T1 ladder!"}}, "position-cards"),
        ({"crew": {"gandalf": "0 T1"}}, "no-such-dwarf"),
        ({"event": "flood"}, "position-cards"),
        ({"collapses": "T1 T1 T1 T2 T2 T2 T3"}, "position-collapses"),
        ({"markers": {"T1": "lava"}}, "no-such-marker"),
    ],
)
def test_nothing_lies_on_the_table_that_is_not_in_the_box(fields, reason):
    with pytest.raises(Unreadable, match=reason):
        mine("dig", **{"crew": {"mole": "0 T1"}, **fields})


@pytest.mark.rule("MM-1.2", "MM-6.1")
def test_the_tunnel_leads_from_the_exit_to_the_diamond_past_four_pits():
    assert " ".join(BOX.board.order) == "T1 T2 T3 P1 T4 T5 T6 T7 P2 T8 T9 T10 T11 P3 T12 T13 T14 P4 T15 T16 D"


@pytest.mark.rule("MM-1.2")
def test_pits_and_the_last_space_have_a_value_and_no_deck():
    ground = BOX.board.ground
    assert {space: ground[space].value for space in (*BOX.board.pits, "D")} == {"P1": 2, "P2": 3, "P3": 3, "P4": 7, "D": 7}
    assert not any(ground[space].deck for space in (*BOX.board.pits, "D"))


@pytest.mark.rule("MM-1.2")
@pytest.mark.parametrize(("number", "name"), [(1, "I"), (4, "I"), (5, "II"), (8, "II"), (9, "III"), (12, "III"), (13, "IV"), (16, "IV")])
def test_every_four_spaces_of_the_tunnel_have_a_deck(number, name):
    assert BOX.board.ground[f"T{number}"].deck == name


@pytest.mark.rule("MM-1.2")
@pytest.mark.parametrize(("one", "other", "edges"), [("T1", "T2", 1), ("P1", "T3", 1), ("P1", "T4", 2), ("P1", "P2", 6), ("T16", "D", 1)])
def test_distance_is_counted_in_edges_of_the_tree(one, other, edges):
    assert BOX.board.distance(one, other) == BOX.board.distance(other, one) == edges


@pytest.mark.rule("MM-1.2")
def test_tavern_and_exit_are_no_spaces():
    assert "exit" not in BOX.board.index
    assert "tavern" not in BOX.board.index
    assert BOX.board.neighbours["T1"] == ("T2",)
    with pytest.raises(Unreadable, match="no-such-space"):
        mine("dig", {"mole": "0 exit"})
    assert refused(mine("call", {"mole": "0"}), "place mole t17") == ("MM-1.2", "no-such-space")


@pytest.mark.rule("MM-1.3")
def test_gold_on_a_card_is_not_in_the_treasury_until_the_dwarf_is_home():
    state = after(mine("dig", {"lucky": "0 T1 3g", "mole": "1 T9"}, collapses="T16"), "revealed nugget:1")
    assert card(state, "lucky") == "T1 4g"
    assert state.treasuries == (8, 8)
    assert after(state, "escape").treasuries == (8 + 4 + 2, 8)


@pytest.mark.rule("MM-1.3")
def test_the_bank_never_runs_out():
    state = after(mine("dig", {"lucky": "0 T13", "mole": "1 T14"}, gold=[500, 500]), "revealed nugget:5")
    assert state.treasuries == (507, 500)


@pytest.mark.rule("MM-1.3")
def test_nobody_owes_the_bank():
    with pytest.raises(Unreadable, match="position-gold"):
        mine("dig", {"mole": "0 T1"}, gold=[8, -1])


@pytest.mark.rule("MM-2.1")
@pytest.mark.parametrize(("seats", "gold", "dwarves", "hand", "play"), [(2, 8, 12, 6, 5), (3, 8, 15, 5, 4), (4, 6, 16, 4, 3)])
def test_gold_and_dwarves_depend_on_the_number_of_players(seats, gold, dwarves, hand, play):
    state = GAME.start(seats)
    assert state.treasuries == (gold,) * seats
    rng = Random(1)
    state = after(state, GAME.write_event(GAME.sample(state, loose(rng))), scattered(), f"laid {MARKET}", "turned clearance")
    assert len(state.cast) == dwarves
    state = GAME.apply(state, -1, GAME.sample(state, loose(rng)))
    assert {len(hand) for hand in state.phase.hands} == {hand}
    while asked(state)[0] in ("draft", "discarding"):
        state = after(state, moves(state)[0])
    assert Counter(dwarf.owner for dwarf in state.crew) == dict.fromkeys(range(seats), play)


@pytest.mark.rule("MM-2.1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_mini_miners_is_for_two_to_four_players(seats):
    with pytest.raises(Unreadable, match="seats"):
        GAME.start(seats)


@pytest.mark.rule("MM-2.1")
def test_any_dwarves_of_the_box_may_join():
    names = {name for seed in range(40) for name in GAME.sample(GAME.start(2), loose(Random(seed))).dwarves}
    assert names == set(BOX.names)


@pytest.mark.rule("MM-2.1")
@pytest.mark.parametrize("names", [BOX.names[:11], BOX.names[:13], (*BOX.names[:11], "handyman"), (*BOX.names[:11], "gandalf")])
def test_a_wrong_troop_of_dwarves_does_not_join(names):
    with pytest.raises(IllegalEvent, match="joined-wrong"):
        GAME.apply(GAME.start(2), -1, Joined(names))


@pytest.mark.rule("MM-2.1")
def test_the_host_may_pick_the_dwarves():
    state = GAME.start(2, s.MiniMinersOptions(dwarves=ALL))
    assert set(state.cast) == set(ALL)
    assert asked(state) == ("scattering", "chance")


@pytest.mark.rule("MM-2.1")
def test_a_position_has_the_dwarves_that_the_host_picked():
    options = {"dwarves": ALL}
    position = json.loads(GAME.write_position(GAME.start(2, s.MiniMinersOptions(dwarves=ALL))))
    assert GAME.read_position(json.dumps(position | {"cast": ALL[::-1]})).cast == BOX.by_initiative(ALL)
    for wrong in ({"cast": BOX.names[:12]}, {"cast": [], "phase": {"is": "gathering"}}):
        with pytest.raises(Unreadable, match="position-picked"):
            GAME.read_position(json.dumps(position | {"options": options} | wrong))


@pytest.mark.rule("MM-12.1")
def test_a_simplified_position_has_no_dwarf_that_this_form_does_without():
    with pytest.raises(Unreadable, match="no-such-dwarf"):
        mine("dig", {"trickster": "0 T1"}, options={"simplified": True})


@pytest.mark.rule("MM-2.1", "MM-12.1")
@pytest.mark.parametrize(
    ("names", "simplified", "reason"),
    [
        (ALL[:11], False, "dwarves-count"),
        ((*ALL[:11], ALL[0]), False, "dwarves-count"),
        ((*ALL[:11], "gandalf"), False, "no-such-dwarf"),
        (ALL, True, "no-such-dwarf"),
    ],
)
def test_a_set_of_the_host_has_to_fit_the_form_of_the_game(names, simplified, reason):
    with pytest.raises(Unreadable, match=reason):
        GAME.start(2, s.MiniMinersOptions(dwarves=names, simplified=simplified))


@pytest.mark.rule("MM-2.2")
def test_standard_markers_lie_in_the_tunnel_and_bonus_markers_on_pits_and_the_last_space():
    state = GAME.start(2, s.MiniMinersOptions(dwarves=ALL))
    laid = GAME.sample(state, loose(Random(3)))
    tunnel = [mark for space, mark in zip(BOX.board.order, laid.markers) if space in BOX.board.tunnel]
    rest = [mark for space, mark in zip(BOX.board.order, laid.markers) if space not in BOX.board.tunnel]
    assert sorted(tunnel) == sorted(BOX.tables.markers.standard)
    assert sorted(rest) == sorted(BOX.tables.markers.bonus)


@pytest.mark.rule("MM-2.2")
def test_a_bonus_marker_does_not_lie_in_the_tunnel():
    state = GAME.start(2, s.MiniMinersOptions(dwarves=ALL))
    right = GAME.read_event(scattered()).markers
    assert refused(state, " ".join(("scattered", *reversed(right)))) == ("MM-2.2", "markers-wrong")
    assert refused(state, " ".join(("scattered", *right[1:]))) == ("MM-2.2", "markers-count")


@pytest.mark.rule("MM-2.2")
def test_markers_stay_where_they_are_all_game():
    rng = Random(5)
    state = opening(dwarves=[name for name in BOX.names if name != "trickster"][:12])
    laid = state.markers
    while actors := GAME.to_act(state):
        seat = actors[0]
        state = GAME.apply(state, seat, GAME.sample(state, loose(rng)) if seat < 0 else rng.choice(GAME.legal(state, seat)))
        assert state.markers == laid


@pytest.mark.rule("MM-2.3")
def test_five_tools_lie_in_the_market():
    state = opening()
    assert " ".join(state.market) == MARKET
    assert len(state.pile) == 31


@pytest.mark.rule("MM-2.3")
@pytest.mark.parametrize("tools", ["helmet helmet cart shovel", MARKET + " star", "helmet helmet cart shovel ladder"])
def test_a_market_of_four_six_or_unknown_tools_is_no_market(tools):
    state = after(GAME.start(2, s.MiniMinersOptions(dwarves=ALL)), scattered())
    with pytest.raises((IllegalEvent, Unreadable)):
        after(state, f"laid {tools}")


@pytest.mark.rule("MM-2.3")
def test_three_equal_tools_in_the_market_are_shuffled_away():
    state = after(GAME.start(2, s.MiniMinersOptions(dwarves=ALL)), scattered(), "laid helmet cart helmet cart helmet")
    assert asked(state) == ("stocking", "chance")
    assert state.market == ("",) * 5
    assert len(state.pile) == 36
    assert after(state, "laid helmet cart helmet cart star").market == ("helmet", "cart", "helmet", "cart", "star")


@pytest.mark.rule("MM-2.3")
def test_after_twenty_tries_three_equal_tools_stay():
    state = after(GAME.start(2, s.MiniMinersOptions(dwarves=ALL)), scattered(), *["laid helmet cart helmet cart helmet"] * TRIES)
    assert asked(state) == ("stocking", "chance")
    state = after(state, "laid helmet cart helmet cart helmet")
    assert asked(state) == ("turning", "chance")
    assert state.market == ("helmet", "cart", "helmet", "cart", "helmet")


@pytest.mark.rule("MM-2.3")
def test_with_fewer_than_five_cards_three_equal_tools_stay_and_places_stay_empty():
    state = mine("market", {"lucky": "0", "mole": "1"}, market="cart", pile="helmet helmet helmet")
    state = after(state, "buy 1", "laid helmet helmet helmet")
    assert state.market == ("helmet", "helmet", "helmet", "", "")
    assert asked(state) == ("market", 0)
    assert refused(state, "buy 4") == ("MM-4.2", "market-place")


@pytest.mark.rule("MM-2.4")
def test_one_event_is_turned_up_and_never_comes_again():
    state = opening(event="truce")
    assert state.event == "truce"
    assert len(state.events) == 7
    assert "truce" not in state.events
    before = after(GAME.start(2, s.MiniMinersOptions(dwarves=ALL)), scattered(), f"laid {MARKET}")
    assert refused(before, "turned flood") == ("MM-2.4", "no-such-event")


@pytest.mark.rule("MM-2.4")
def test_an_event_holds_for_its_round_only():
    state = mine("recovery", {"lucky": "0 tavern", "mole": "1 tavern"}, event="truce")
    assert state.event == ""
    assert "truce" not in state.events
    assert state.past[0].event == "truce"
    state = after(state, "turned clearance")
    assert refused(mine("recovery", {"lucky": "0 tavern", "mole": "1 tavern"}, event="truce"), "turned truce") == (
        "MM-2.4",
        "no-such-event",
    )
    assert state.event == "clearance"


@pytest.mark.rule("MM-2.4", "MM-6.2")
def test_the_mine_decks_are_shuffled_apart():
    state = mine("dig", {"lucky": "0 T5", "mole": "1 T6"})
    assert refused(state, "revealed nugget:7") == ("MM-6.2", "cards-wrong")
    assert len(deck(after(state, "revealed nugget:2"), "II")) == 9
    assert len(deck(state, "I")) == 10


def test_the_text_of_a_scattered_board_is_an_outcome_like_any_other():
    assert isinstance(GAME.read_event(scattered(T1="forbidden")), Scattered)
    state = after(GAME.start(2, s.MiniMinersOptions(dwarves=ALL)), scattered(T1="forbidden", D="ignore-all"))
    assert (marker(state, "T1"), marker(state, "D")) == ("forbidden", "ignore-all")
