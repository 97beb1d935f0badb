"""Recovery and the end of the game (MM-9)."""

import json

import pytest

from pithead.mini_miners.rules.state import Over
from tests.rules.mini_miners.mine import GAME, asked, deck, mine

CREW = {"lucky": "0 tavern", "mole": "1 tavern"}


@pytest.mark.rule("MM-9.1")
def test_equipped_tools_go_back_to_the_stores_used_or_not():
    state = mine("recovery", {"gadget": "0 tavern cart star!", "mole": "1 tavern helmet!"}, stores=["cart", ""])
    assert state.stores == (("cart", "cart", "star"), ("helmet",))


@pytest.mark.rule("MM-9.1")
def test_the_board_is_cleared_and_all_dwarves_are_dealt_again():
    state = mine("recovery", CREW, collapses="T4 T5")
    assert (state.round, state.collapses, state.crew, state.aside) == (2, (), (), ())
    assert asked(state) == ("turning", "chance")
    assert len(state.cast) == 12


@pytest.mark.rule("MM-9.1")
def test_mine_discards_go_back_into_their_decks():
    state = mine("recovery", CREW, decks={"I": "collapse", "III": ""})
    assert [len(deck(state, name)) for name in ("I", "II", "III", "IV")] == [10, 10, 10, 10]
    assert not any(each.discards or each.top or each.under for each in state.decks)


@pytest.mark.rule("MM-9.1")
def test_nobody_knows_a_card_in_a_reshuffled_deck():
    state = mine("recovery", CREW)
    known = mine("dig", {"sleuth": "0 T5", "mole": "1 removed"}, decks={"II": "collapse nugget:3"})
    for text, seat in (("use magnifier", 0), ("dig", 0), ("looked collapse nugget:3 for 0", -1), ("return collapse top", 0)):
        known = GAME.apply(known, seat, GAME.read_event(text))
    known = GAME.apply(known, -1, GAME.read_event("revealed nugget:3"))
    assert known.round == 2
    assert known.decks == state.decks


@pytest.mark.rule("MM-9.1")
def test_markers_stay_on_the_board():
    state = mine("recovery", CREW, markers={"T5": "star"})
    assert "star" in state.markers


@pytest.mark.rule("MM-9.1", "MM-8.14")
def test_abilities_come_before_the_next_round():
    assert mine("recovery", {"innkeeper": "0 tavern host", "mole": "1 tavern"}).treasuries == (9, 8)


@pytest.mark.rule("MM-9.2")
@pytest.mark.parametrize(
    ("tools", "bonus"),
    [("", 0), ("cart star", 0), ("cart star helmet", 1), ("cart star helmet cart star", 1), ("cart star helmet cart star cart", 2)],
)
def test_three_tools_are_worth_a_nugget_at_the_end(tools, bonus):
    assert mine("recovery", CREW, stores=[tools, ""], round=3).treasuries == (8 + bonus, 8)


@pytest.mark.rule("MM-9.2")
def test_tools_that_come_back_in_the_last_recovery_count_and_abilities_earn():
    state = mine("recovery", {"innkeeper": "0 tavern host star", "mole": "1 tavern"}, stores=["cart cart", ""], round=3)
    assert state.treasuries == (8 + 1 + 1, 8)
    assert state.stores == (("cart", "cart", "star"), ())


@pytest.mark.rule("MM-9.2")
def test_the_game_ends_after_three_rounds():
    assert mine("recovery", CREW, round=2).round == 3
    state = mine("recovery", CREW, round=3)
    assert (asked(state)[0], GAME.to_act(state)) == ("over", ())


@pytest.mark.rule("MM-9.2")
def test_most_gold_wins():
    assert mine("recovery", CREW, gold=[8, 9], round=3).phase == Over((1,))


@pytest.mark.rule("MM-9.2")
def test_the_tools_may_decide_the_game():
    assert mine("recovery", CREW, gold=[8, 9], stores=["cart cart cart star star star", ""], round=3).phase == Over((0,))


@pytest.mark.rule("MM-9.2")
@pytest.mark.parametrize(
    ("crew", "winner"),
    [
        ({"lucky": "0 tavern", "mole": "1 tavern"}, 0),
        ({"lucky": "1 tavern", "mole": "0 tavern"}, 1),
        ({"lucky": "1 removed", "mole": "0 tavern", "anvil": "1 tavern"}, 1),
        ({"ticktock": "0 tavern", "handyman": "0 removed", "sleuth": "1 tavern"}, 0),
    ],
)
def test_a_tie_is_won_by_the_lowest_initiative_removed_dwarves_included(crew, winner):
    assert mine("recovery", crew, round=3).phase == Over((winner,))


@pytest.mark.rule("MM-9.2")
def test_only_those_who_tie_compare_their_dwarves():
    crew = {"handyman": "2 tavern", "mole": "1 tavern", "lucky": "0 tavern"}
    assert mine("recovery", crew, seats=3, gold=[9, 9, 8], round=3).phase == Over((0,))


@pytest.mark.rule("MM-9.2")
def test_the_scoring_of_a_case_says_where_the_gold_comes_from():
    case = {"treasuries": [8, 8], "stores": [["cart", "cart", "star"], []], "troops": [["mole"], ["lucky"]]}
    reply = GAME.score(json.dumps(case))
    assert [(player.gold, player.bonus, player.total) for player in reply.players] == [(8, 1, 9), (8, 0, 8)]
    assert reply.winners == (0,)
    assert GAME.score(json.dumps(case | {"treasuries": [7, 8]})).winners == (1,)
    assert GAME.score(json.dumps({"treasuries": [8, 8]})).winners == (0, 1)


@pytest.mark.rule("MM-9.2")
@pytest.mark.parametrize(
    ("case", "reason"),
    [
        ({"treasuries": [8]}, "seats"),
        ({"treasuries": [8, -1]}, "position-gold"),
        ({"treasuries": [8, 8], "stores": [[]]}, "position-seats"),
        ({"treasuries": [8, 8], "stores": [["ladder"], []]}, "no-such-tool"),
        ({"treasuries": [8, 8], "troops": [["gandalf"], []]}, "no-such-dwarf"),
        ({"treasuries": "8"}, "score-json"),
        ({}, "score-json"),
    ],
)
def test_a_case_that_cannot_be_is_refused(case, reason):
    with pytest.raises(ValueError, match=reason):
        GAME.score(json.dumps(case))


@pytest.mark.rule("MM-9.3")
def test_tool_discards_stay_where_they_are_between_rounds():
    state = mine("recovery", CREW, discards="star helmet")
    assert state.discards == ("helmet", "star")
