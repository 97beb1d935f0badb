"""The collect phase: dig, collapse, escape, sacrifice (MM-6)."""

import pytest

from tests.rules.mini_miners.mine import after, asked, at_home, card, deck, mine, moves, refused


@pytest.mark.rule("MM-6.1")
def test_dwarves_act_from_the_exit_and_a_pit_comes_after_its_crossing():
    state = mine("dig", {"lucky": "0 T4", "daredevil": "1 T3", "glimmer": "0 P1", "sleuth": "1 T1"})
    order = []
    for texts in ("dig", "revealed nugget:1"), ("dig I", "revealed nugget:1"), ("revealed nugget:1",):
        order.append(state.phase.dig.dwarf)
        state = after(state, *texts)
    assert order == ["sleuth", "daredevil", "lucky"]
    assert [dwarf.haul for dwarf in state.past[0].crew if dwarf.name == "glimmer"] == [2]


@pytest.mark.rule("MM-6.1")
def test_a_pit_is_dug_before_the_next_tunnel_space():
    state = mine("dig", {"lucky": "0 T4", "glimmer": "1 P1"}, collapses="T16")
    assert (asked(state), state.phase.dwarf) == (("escaping", 1), "glimmer")


@pytest.mark.rule("MM-6.1", "MM-6.8")
def test_each_dwarf_digs_and_escapes_before_the_next_one():
    state = after(mine("dig", {"lucky": "0 T1", "mole": "1 T2"}), "revealed nugget:1")
    assert at_home(state) == ["lucky"]
    assert state.phase.dig.dwarf == "mole"


@pytest.mark.rule("MM-6.2")
def test_a_dig_is_compulsory_and_draws_one_card():
    state = mine("dig", {"lucky": "0 T1", "mole": "1 T2"})
    assert asked(state) == ("drawing", "chance")
    assert state.phase.count == 1
    assert refused(state, "revealed nugget:1 nugget:1") == ("MM-6.2", "cards-wrong")
    assert refused(state, "escape", seat=0) == ("MM-6.2", "draw-first")


@pytest.mark.rule("MM-6.2")
def test_the_card_is_shown_and_discarded():
    state = after(mine("dig", {"lucky": "0 T1", "mole": "1 T2"}), "revealed nugget:1")
    assert deck(state, "I").discards == ("nugget:1",)
    assert len(deck(state, "I")) == 9


@pytest.mark.rule("MM-6.2")
def test_an_empty_deck_gives_no_card():
    state = mine("dig", {"lucky": "0 T1", "mole": "1 T5"}, decks={"I": ""})
    assert card(state, "lucky") == "tavern"
    assert state.treasuries == (8 + 2, 8)


@pytest.mark.rule("MM-6.2")
@pytest.mark.parametrize(("space", "value"), [("P1", 2), ("P2", 3), ("P3", 3), ("P4", 7), ("D", 7)])
def test_pits_and_the_last_space_give_their_value_without_a_card(space, value):
    state = mine("dig", {"sleuth": f"0 {space}", "mole": "1 removed"})
    assert state.past[0].crew[0].haul == value
    assert state.treasuries == (8 + value, 8)


@pytest.mark.rule("MM-6.2", "MM-7.3")
def test_magnifier_and_cart_do_nothing_in_a_pit():
    state = mine("dig", {"sleuth": "0 P1 cart", "mole": "1 T9"})
    assert (asked(state), moves(state)) == (("escaping", 0), ["escape"])
    assert card(state, "sleuth") == "P1 2g cart"


@pytest.mark.rule("MM-6.3")
def test_nuggets_of_a_card_lie_on_the_dwarf():
    state = after(mine("dig", {"lucky": "0 T9", "mole": "1 T10"}, collapses="T16"), "revealed nugget:4")
    assert card(state, "lucky") == "T9 4g"


@pytest.mark.rule("MM-6.3")
def test_a_special_card_gives_its_nuggets():
    state = after(mine("dig", {"lucky": "0 T9", "mole": "1 T10"}, collapses="T16"), "revealed special:2:draw-tool")
    assert moves(state) == ["gold", "bonus"]
    assert card(after(state, "gold"), "lucky") == "T9 2g"


@pytest.mark.rule("MM-6.3", "MM-7.7")
def test_a_special_card_gives_its_bonus_and_no_nuggets():
    state = after(
        mine("dig", {"lucky": "0 T9", "mole": "1 T10"}, collapses="T16"), "revealed special:2:draw-tool", "bonus", "drew star for 0"
    )
    assert card(state, "lucky") == "T9"
    assert state.stores == (("star",), ())


@pytest.mark.rule("MM-6.3")
def test_special_cards_are_settled_one_after_the_other():
    state = mine("dig", {"packmule": "0 T5", "mole": "1 T10"}, collapses="T16")
    state = after(state, "use cart", "dig", "revealed special:1:draw-tool special:2:ignore-1", "gold")
    assert asked(state) == ("choosing", 0)
    assert card(after(state, "gold"), "packmule") == "T5 3g"


@pytest.mark.rule("MM-6.3")
def test_a_bonus_may_be_chosen_although_it_does_nothing():
    state = after(mine("dig", {"lucky": "0 T1", "mole": "1 T10"}), "revealed special:1:remove-1", "bonus")
    assert card(state, "lucky") == "tavern"
    assert state.treasuries == (10, 8)


@pytest.mark.rule("MM-6.4", "MM-6.5")
def test_a_collapse_without_a_helmet_removes_the_dwarf():
    state = after(mine("dig", {"lucky": "0 T1 3g", "mole": "1 T10"}), "revealed collapse")
    assert card(state, "lucky") == "removed"
    assert state.collapses == ("T1",)
    assert state.treasuries == (8, 8)


@pytest.mark.rule("MM-6.4")
def test_each_collapse_card_lays_a_marker_and_the_other_cards_are_void():
    state = mine("dig", {"packmule": "0 T5", "mole": "1 T10"})
    state = after(state, "use cart", "dig", "revealed collapse collapse")
    assert state.collapses == ("T5", "T5")
    state = after(mine("dig", {"packmule": "0 T5", "mole": "1 T10"}), "use cart", "dig", "revealed collapse special:2:ignore-1")
    assert state.collapses == ("T5",)
    assert card(state, "packmule") == "removed"
    assert asked(state)[0] == "drawing"


@pytest.mark.rule("MM-6.5")
def test_a_removed_dwarf_loses_gold_and_tools_and_is_out_of_the_round():
    state = mine("dig", {"lucky": "0 T5 4g cart star!", "mole": "1 T10"}, discards="lantern")
    state = after(state, "dig", "revealed collapse", "pass")
    assert card(state, "lucky") == "removed"
    assert state.discards == ("cart", "lantern", "star")
    assert state.treasuries == (8, 8)
    assert state.stores == ((), ())


@pytest.mark.rule("MM-6.6")
def test_a_seventh_collapse_marker_makes_the_mine_fall_in():
    state = mine(
        "dig",
        {"lucky": "0 T5", "mole": "1 T10 3g", "hardhead": "1 T11 helmet", "sleuth": "0 tavern cart"},
        collapses="T16 T16 T16 T15 T15 T15",
    )
    state = after(state, "revealed collapse")
    assert asked(state) == ("turning", "chance")
    assert state.round == 2
    assert state.past[0].fell_in
    assert {dwarf.name: dwarf.place for dwarf in state.past[0].crew} == {
        "sleuth": "tavern",
        "hardhead": "removed",
        "lucky": "removed",
        "mole": "removed",
    }
    assert state.discards == ("helmet",)
    assert state.stores == (("cart",), ())
    assert state.treasuries == (8, 8)


@pytest.mark.rule("MM-6.6")
def test_six_collapse_markers_hold():
    state = after(mine("dig", {"lucky": "0 T5", "mole": "1 T10"}, collapses="T16 T16 T16 T15 T15"), "revealed collapse")
    assert len(state.collapses) == 6
    assert state.phase.dig.dwarf == "mole"


@pytest.mark.rule("MM-6.6")
def test_two_collapses_at_once_may_be_one_too_many():
    state = mine("dig", {"packmule": "0 T5", "mole": "1 T10"}, collapses="T16 T16 T16 T15 T15")
    assert after(state, "use cart", "dig", "revealed collapse collapse").past[0].fell_in


@pytest.mark.rule("MM-6.6")
def test_all_six_markers_lie_on_the_board_when_two_collapses_at_once_end_the_game():
    state = mine("dig", {"packmule": "0 T5", "mole": "1 T10"}, collapses="T16 T16 T16 T15 T15", round=3)
    state = after(state, "use cart", "dig", "revealed collapse collapse")
    assert asked(state)[0] == "over"
    assert state.collapses == ("T15", "T15", "T16", "T16", "T16", "T5")


@pytest.mark.rule("MM-6.6", "MM-7.4")
def test_a_chain_of_collapses_under_a_helmet_ends_with_the_seventh_marker():
    state = mine("dig", {"hardhead": "0 T13", "mole": "1 T14", "lucky": "1 tavern"}, collapses="T16 T16")
    state = after(state, "revealed collapse", "use helmet", "revealed collapse", "revealed collapse", "revealed collapse")
    assert state.collapses == ("T13", "T13", "T13", "T13", "T16", "T16")
    assert asked(state) == ("drawing", "chance")
    state = after(state, "revealed collapse")
    assert state.past[0].fell_in
    assert [dwarf.place for dwarf in state.past[0].crew] == ["removed", "tavern", "removed"]


@pytest.mark.rule("MM-6.6", "MM-7.5")
def test_dynamite_may_be_the_seventh():
    state = mine("dig", {"kaboom": "0 P1", "mole": "1 T10"}, collapses="T16 T16 T16 T15 T15 T15")
    assert "dynamite" in moves(state)
    state = after(state, "dynamite")
    assert state.past[0].fell_in
    assert {dwarf.place for dwarf in state.past[0].crew} == {"removed"}


@pytest.mark.rule("MM-6.7")
@pytest.mark.parametrize(("marker", "gold"), [("+1", 3), ("-1", 1), ("+2", 4), ("blank", 2)])
def test_a_marker_changes_the_gold_at_the_end_of_the_dig(marker, gold):
    state = after(mine("dig", {"lucky": "0 T5", "mole": "1 T10"}, collapses="T16", markers={"T5": marker}), "revealed nugget:2")
    assert card(state, "lucky") == f"T5 {gold}g"


@pytest.mark.rule("MM-6.7")
def test_gold_never_falls_below_nothing():
    state = mine("dig", {"lucky": "0 T1", "mole": "1 T10"}, collapses="T16", markers={"T1": "-1"}, decks={"I": ""})
    assert card(state, "lucky") == "T1"


@pytest.mark.rule("MM-6.7")
def test_a_marker_changes_all_gold_on_the_card_also_that_of_the_scoundrel():
    state = mine("dig", {"scoundrel": "0 T1 2g", "mole": "1 T10"}, collapses="T16", markers={"T1": "-1"}, decks={"I": ""})
    assert card(state, "scoundrel") == "T1 1g"


@pytest.mark.rule("MM-6.7", "MM-6.2")
def test_a_marker_in_a_pit_changes_its_value():
    assert card(mine("dig", {"lucky": "0 P1", "mole": "1 T10"}, collapses="T16", markers={"P1": "+2"}), "lucky") == "P1 4g"


@pytest.mark.rule("MM-6.7", "MM-7.7")
def test_a_marker_that_draws_a_tool_may_be_used_before_the_cards_or_after_them_but_once():
    state = mine("dig", {"lucky": "0 T5", "mole": "1 T10"}, collapses="T16", markers={"T5": "draw-tool"})
    assert moves(state) == ["draw", "dig"]
    early = after(state, "draw", "drew star for 0")
    assert moves(early) == ["dig"]
    assert refused(early, "draw") == ("MM-6.7", "no-such-bonus")
    assert asked(after(early, "dig", "revealed nugget:1")) == ("escaping", 0)
    late = after(state, "dig", "revealed nugget:1")
    assert (asked(late), moves(late)) == (("gleaning", 0), ["draw", "pass"])
    assert after(late, "draw", "drew star for 0").stores == early.stores == (("star",), ())
    assert after(late, "pass").stores == ((), ())


@pytest.mark.rule("MM-6.7", "MM-7.7")
def test_a_marker_that_removes_a_collapse_is_offered_while_it_can_do_something():
    crew = {"lucky": "0 T5", "mole": "1 T10"}
    state = mine("dig", crew, collapses="T4 T16", markers={"T5": "remove-1"})
    assert moves(state) == ["remove T16", "remove T4", "dig"]
    assert after(state, "remove T4").collapses == ("T16",)
    assert refused(state, "remove T9") == ("MM-7.5", "no-collapse")
    assert asked(mine("dig", crew, markers={"T5": "remove-1"})) == ("drawing", "chance")
    assert refused(state, "draw") == ("MM-6.7", "no-such-bonus")


@pytest.mark.rule("MM-6.8")
def test_a_dwarf_with_a_free_way_cannot_stay():
    state = after(mine("dig", {"lucky": "0 T5", "mole": "1 T10"}, collapses="T6"), "revealed nugget:2")
    assert moves(state) == ["sacrifice T6", "escape"]
    assert refused(state, "pass") == ("MM-6.8", "must-escape")
    assert after(state, "escape").treasuries == (8 + 2 + 2, 8)


@pytest.mark.rule("MM-6.8")
def test_a_collapse_marker_on_the_way_stops_a_dwarf_who_is_removed():
    state = after(mine("dig", {"lucky": "0 T5", "mole": "1 T10"}, collapses="T4"), "revealed nugget:2")
    assert moves(state) == ["sacrifice T4", "pass"]
    assert refused(state, "escape") == ("MM-6.8", "way-blocked")
    state = after(state, "pass")
    assert card(state, "lucky") == "removed"
    assert state.treasuries == (8, 8)


@pytest.mark.rule("MM-6.8")
@pytest.mark.parametrize(("space", "collapses"), [("T5", "T5"), ("T5", "P1"), ("P1", "P1"), ("P1", "T4"), ("T4", "P1")])
def test_markers_on_the_own_space_and_in_pits_block_nobody_else(space, collapses):
    state = mine("dig", {"lucky": f"0 {space} cart", "mole": "1 T10"}, collapses=collapses, decks={"I": "", "II": ""})
    assert moves(state)[-1] == "escape"


@pytest.mark.rule("MM-6.8")
@pytest.mark.parametrize(("space", "collapses"), [("P1", "T3"), ("D", "T1"), ("P4", "T14")])
def test_the_crossing_of_a_pit_is_on_its_way(space, collapses):
    assert moves(mine("dig", {"lucky": f"0 {space}", "mole": "1 removed"}, collapses=collapses))[-1] == "pass"


@pytest.mark.rule("MM-6.8", "MM-7.7")
@pytest.mark.parametrize(
    ("marker", "collapses", "way"), [("ignore-1", "T4", "escape"), ("ignore-1", "T4 T3", "pass"), ("ignore-all", "T1 T2 T3 T4", "escape")]
)
def test_collapse_markers_that_may_be_ignored_are_ignored_by_themselves(marker, collapses, way):
    state = after(mine("dig", {"lucky": "0 T5", "mole": "1 T10"}, collapses=collapses, markers={"T5": marker}), "revealed nugget:2")
    assert moves(state)[-1] == way


@pytest.mark.rule("MM-6.8")
def test_tools_come_before_the_escape_and_then_the_way_is_looked_at():
    state = after(mine("dig", {"mole": "0 T5", "lucky": "1 T10"}, collapses="T4"), "revealed nugget:2")
    assert moves(state) == ["use shovel", "sacrifice T4", "pass"]
    assert card(after(state, "use shovel", "remove T4"), "mole") == "tavern"


@pytest.mark.rule("MM-6.9")
def test_a_sacrifice_takes_any_collapse_marker_away_and_the_dwarf_with_it():
    state = mine("dig", {"lucky": "0 T1", "mole": "1 T10"}, collapses="T4 T9 T9")
    state = after(state, "revealed nugget:1")
    assert moves(state) == ["sacrifice T4", "sacrifice T9", "escape"]
    state = after(state, "sacrifice T9")
    assert state.collapses == ("T4", "T9")
    assert card(state, "lucky") == "removed"
    assert state.treasuries == (8, 8)


@pytest.mark.rule("MM-6.9")
def test_without_a_collapse_marker_there_is_no_sacrifice():
    state = after(mine("dig", {"lucky": "0 T1 cart", "mole": "1 T10"}), "dig", "revealed nugget:1")
    assert moves(state) == ["escape"]
    assert refused(state, "sacrifice T1") == ("MM-6.9", "no-collapse")


@pytest.mark.rule("MM-6.9", "MM-6.8")
def test_a_blocked_dwarf_may_sacrifice_itself_for_the_next_one():
    state = mine("dig", {"lucky": "0 T5", "daredevil": "0 T6", "mole": "1 T10"}, collapses="T4")
    state = after(state, "revealed nugget:2", "sacrifice T4", "dig II", "revealed nugget:1")
    assert at_home(state) == ["daredevil"]
