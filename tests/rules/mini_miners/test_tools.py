"""The tools and the other symbols (MM-7)."""

import json

import pytest

from tests.rules.mini_miners.mine import GAME, after, asked, at_home, card, deck, mine, moves, refused


@pytest.mark.rule("MM-7.1", "MM-7.5")
def test_example_the_haggler_with_two_dynamites_lays_two_markers_and_no_third():
    state = mine("dig", {"haggler": "0 P1 dynamite dynamite", "lucky": "1 T9"})
    state = after(state, "dynamite")
    assert card(state, "haggler") == "P1 2g dynamite dynamite!"
    assert state.collapses == ("P1",)
    state = after(state, "dynamite")
    assert card(state, "haggler") == "P1 2g dynamite! dynamite!"
    assert state.collapses == ("P1", "P1")
    assert moves(state) == ["sacrifice P1", "escape"]
    assert refused(state, "dynamite") == ("MM-7.1", "cannot-use")
    assert at_home(after(state, "escape")) == ["haggler"]


@pytest.mark.rule("MM-7.1", "MM-7.6", "MM-8.16")
def test_example_lucky_uses_his_lantern_again_when_ticktock_takes_his_pit():
    state = mine("call", {"lucky": "0 lantern", "ticktock": "1 lantern", "mole": "1 T1"})
    state = after(state, "place lucky P1")
    assert card(state, "lucky") == "P1 lantern!"
    state = after(state, "target lucky", "place lucky P2")
    assert (card(state, "ticktock"), card(state, "lucky")) == ("P1 lantern!", "P2 lantern!")


@pytest.mark.rule("MM-7.1")
def test_a_tool_is_turned_up_when_it_is_used_and_still_works_then():
    state = mine("dig", {"lucky": "0 T5 shovel", "mole": "1 T9"}, collapses="T4 T16")
    state = after(state, "dig", "revealed nugget:1", "use shovel", "remove T4", "pass", "escape")
    assert card(state, "lucky") == "tavern shovel!"
    state = mine("dig", {"lucky": "0 T5 shovel!", "mole": "1 T9"}, collapses="T4 T16")
    state = after(state, "revealed nugget:1", "use shovel", "remove T4", "pass", "escape")
    assert card(state, "lucky") == "tavern shovel!"


@pytest.mark.rule("MM-7.1")
def test_a_tool_works_once_for_each_trigger():
    state = after(mine("dig", {"packmule": "0 T5", "mole": "1 T9"}), "use cart")
    assert moves(state) == ["dig"]
    assert refused(state, "use cart") == ("MM-7.1", "cannot-use")


@pytest.mark.rule("MM-7.1")
def test_only_the_dwarf_that_carries_a_tool_uses_it():
    state = mine("dig", {"lucky": "0 T5 star", "daredevil": "0 T6 cart", "mole": "1 T9"})
    assert moves(state) == ["dig"]
    assert refused(state, "use cart") == ("MM-7.1", "cannot-use")


@pytest.mark.rule("MM-7.1")
def test_a_tool_of_another_moment_cannot_be_used():
    state = mine("dig", {"lucky": "0 T5 shovel", "mole": "1 T9"}, collapses="T4")
    assert refused(state, "use shovel") == ("MM-7.1", "cannot-use")
    state = after(mine("dig", {"lucky": "0 T5 cart", "mole": "1 T9"}, collapses="T4"), "dig", "revealed nugget:1")
    assert refused(state, "use cart") == ("MM-7.1", "cannot-use")


@pytest.mark.rule("MM-7.1")
def test_symbols_and_face_up_cards_are_used_before_a_card_is_turned_up():
    state = mine("dig", {"packmule": "0 T5 cart", "mole": "1 T9"}, markers={"T5": "cart"})
    state = after(state, "use cart", "use cart")
    assert card(state, "packmule") == "T5 cart"
    assert card(after(state, "use cart"), "packmule") == "T5 cart!"
    assert after(state, "use cart", "dig").phase.count == 4


@pytest.mark.rule("MM-7.2")
def test_a_tool_symbol_on_the_marker_works_like_the_tool_and_adds_to_cards():
    state = mine("dig", {"lucky": "0 T5 cart", "mole": "1 T9"}, markers={"T5": "cart"})
    state = after(state, "use cart", "use cart", "dig")
    assert state.phase.count == 3
    assert card(state, "lucky") == "T5 cart!"


@pytest.mark.rule("MM-7.2")
def test_a_dwarf_has_the_marker_of_the_space_on_which_it_stands_at_that_moment():
    state = mine("call", {"bully": "0", "lucky": "1 T5"}, markers={"T5": "cart", "T6": "magnifier"})
    state = after(state, "place bully T16", "target lucky", "move T6")
    assert moves(state) == ["use magnifier", "dig"]


@pytest.mark.rule("MM-7.2")
def test_a_symbol_is_never_discarded_stolen_or_counted():
    state = after(
        mine("dig", {"packmule": "0 T5", "mole": "1 T9"}, markers={"T5": "cart"}), "use cart", "dig", "revealed collapse collapse"
    )
    assert state.discards == ()
    assert asked(mine("bargain", {"haggler": "0", "packmule": "1"})) == ("placing", 1)
    state = mine("recovery", {"packmule": "0 tavern", "sleuth": "0 tavern", "mole": "1 tavern"}, options={"long": False}, round=3)
    assert state.treasuries == (8, 8)


@pytest.mark.rule("MM-7.3")
def test_a_magnifier_draws_one_more_and_puts_one_back_on_top():
    state = after(
        mine("dig", {"sleuth": "0 T5", "lucky": "0 T6", "mole": "1 T9"}), "use magnifier", "dig", "looked collapse nugget:3 for 0"
    )
    assert moves(state) == ["return collapse top", "return collapse under", "return nugget:3 top", "return nugget:3 under"]
    state = after(state, "return collapse top", "revealed nugget:3")
    assert [known.card for known in deck(state, "II").top] == ["collapse"]
    assert state.phase.dig.dwarf == "lucky"
    assert refused(state, "revealed nugget:2") == ("MM-6.2", "cards-wrong")
    assert card(after(state, "revealed collapse"), "lucky") == "removed"


@pytest.mark.rule("MM-7.3")
def test_a_card_under_the_deck_is_drawn_last():
    crew = {"sleuth": "0 T5", "lucky": "0 T6", "mole": "1 T9"}
    state = mine("dig", crew, decks={"II": "collapse nugget:3 nugget:2"})
    state = after(state, "use magnifier", "dig", "looked collapse nugget:3 for 0", "return collapse under", "revealed nugget:3")
    assert refused(state, "revealed collapse") == ("MM-6.2", "cards-wrong")
    assert card(after(state, "revealed nugget:2"), "lucky") == "tavern"


@pytest.mark.rule("MM-7.3")
def test_two_magnifiers_put_one_back_on_top_and_one_under():
    state = mine("dig", {"sleuth": "0 T5 magnifier", "lucky": "0 T6", "mole": "1 T9"})
    state = after(state, "use magnifier", "use magnifier", "dig", "looked collapse collapse nugget:3 for 0")
    state = after(state, "return collapse top", "return collapse under")
    assert asked(state) == ("showing", "chance")
    assert refused(state, "revealed collapse") == ("MM-7.3", "cards-wrong")
    state = after(state, "revealed nugget:3")
    assert [known.card for known in (*deck(state, "II").top, *deck(state, "II").under)] == ["collapse", "collapse"]


@pytest.mark.rule("MM-7.3")
def test_of_two_cards_put_back_the_last_on_top_comes_first_and_the_last_under_comes_last():
    crew = {"sleuth": "0 T5 magnifier", "lucky": "0 T6", "mole": "1 T9"}
    start = after(mine("dig", crew), "use magnifier", "use magnifier", "dig", "looked nugget:1 nugget:2 nugget:3 for 0")
    state = after(start, "return nugget:1 top", "return nugget:2 top", "revealed nugget:3")
    assert [known.card for known in deck(state, "II").top] == ["nugget:2", "nugget:1"]
    state = after(start, "return nugget:1 under", "return nugget:2 under", "revealed nugget:3")
    assert [known.card for known in deck(state, "II").under] == ["nugget:1", "nugget:2"]


@pytest.mark.rule("MM-7.3")
def test_exactly_one_card_goes_back_for_each_magnifier():
    state = after(mine("dig", {"sleuth": "0 T5", "mole": "1 T9"}), "use magnifier", "dig")
    assert refused(state, "revealed nugget:1 nugget:2") == ("MM-7.3", "cards-wrong")
    state = after(state, "looked nugget:1 nugget:2 for 0")
    assert refused(state, "pass") == ("MM-7.3", "not-now")
    assert refused(state, "return nugget:3 top") == ("MM-7.3", "not-drawn")
    assert asked(after(state, "return nugget:1 top")) == ("showing", "chance")


@pytest.mark.rule("MM-7.3")
def test_only_the_digger_looks():
    state = after(mine("dig", {"sleuth": "0 T5", "mole": "1 T9"}), "use magnifier", "dig")
    assert refused(state, "looked nugget:1 nugget:2 for 1") == ("MM-7.3", "cards-wrong")


@pytest.mark.rule("MM-7.3")
def test_a_cart_draws_and_reveals_one_more_each():
    state = mine("dig", {"packmule": "0 T5 cart", "mole": "1 T9"}, collapses="T16")
    state = after(state, "use cart", "use cart", "dig", "revealed nugget:1 nugget:2 nugget:3")
    assert card(state, "packmule") == "T5 6g cart!"


@pytest.mark.rule("MM-7.3")
def test_cart_and_magnifier_draw_three_put_one_back_and_reveal_two():
    state = mine("dig", {"packmule": "0 T5 magnifier", "mole": "1 T9"}, collapses="T16")
    state = after(state, "use magnifier", "use cart", "dig", "looked collapse nugget:2 nugget:3 for 0")
    assert asked(state) == ("looking", 0)
    state = after(state, "return collapse under", "revealed nugget:2 nugget:3")
    assert card(state, "packmule") == "T5 5g magnifier!"


@pytest.mark.rule("MM-7.3")
def test_two_carts_and_two_magnifiers_draw_five_put_two_back_and_reveal_three():
    state = mine("dig", {"packmule": "0 T5 magnifier cart", "mole": "1 T9"}, markers={"T5": "magnifier"}, collapses="T16")
    state = after(state, "use cart", "use cart", "use magnifier", "use magnifier", "dig")
    assert (state.phase.count, state.phase.returns) == (5, 2)
    state = after(state, "looked collapse collapse nugget:1 nugget:2 nugget:3 for 0", "return collapse top", "return collapse top")
    assert card(after(state, "revealed nugget:1 nugget:2 nugget:3"), "packmule") == "T5 6g cart! magnifier!"


@pytest.mark.rule("MM-7.3")
def test_tools_are_announced_before_drawing():
    state = after(mine("dig", {"packmule": "0 T5", "mole": "1 T9"}, collapses="T16"), "dig", "revealed nugget:1")
    assert asked(state) == ("escaping", 0)
    assert refused(state, "use cart") == ("MM-7.1", "cannot-use")


@pytest.mark.rule("MM-7.3")
def test_a_short_deck_gives_what_it_has_and_one_card_is_kept():
    crew = {"sleuth": "0 T5 magnifier", "mole": "1 T9"}
    state = after(mine("dig", crew, decks={"II": "nugget:1 collapse"}), "use magnifier", "use magnifier", "dig")
    assert (state.phase.count, state.phase.returns) == (2, 1)
    state = after(mine("dig", crew, decks={"II": "nugget:3"}), "use magnifier", "use magnifier", "dig", "revealed nugget:3")
    assert card(state, "sleuth") == "tavern magnifier!"


@pytest.mark.rule("MM-7.3")
def test_cards_that_were_kept_are_shown_in_whatever_order_they_are_written_down():
    state = after(mine("dig", {"packmule": "0 T5 magnifier", "mole": "1 T9"}), "use magnifier", "use cart", "dig")
    state = after(state, "looked collapse nugget:2 nugget:3 for 0", "return collapse under")
    position = json.loads(GAME.write_position(state))
    position["phase"]["cards"].reverse()
    state = GAME.read_position(json.dumps(position))
    assert asked(after(state, "revealed nugget:3 nugget:2")) == ("drawing", "chance")


@pytest.mark.rule("MM-7.3")
def test_only_the_seat_that_put_a_card_back_knows_it():
    state = after(mine("dig", {"sleuth": "0 T5", "mole": "1 T9"}), "use magnifier", "dig", "looked nugget:1 nugget:2 for 0")
    state = after(state, "return nugget:1 top", "revealed nugget:2")
    assert [(known.card, known.seat) for known in deck(state, "II").top] == [("nugget:1", 0)]


@pytest.mark.rule("MM-7.4")
def test_a_helmet_saves_the_dwarf_and_draws_a_new_card_for_each_collapse():
    state = after(mine("dig", {"lucky": "0 T5 helmet", "mole": "1 T9"}), "dig", "revealed collapse")
    assert (asked(state), moves(state)) == (("bracing", 0), ["use helmet", "pass"])
    assert state.collapses == ("T5",)
    state = after(state, "use helmet")
    assert (asked(state), state.phase.count) == (("drawing", "chance"), 1)
    state = after(state, "revealed nugget:2", "escape")
    assert card(state, "lucky") == "tavern helmet!"
    assert state.treasuries == (8 + 2 + 2, 8)


@pytest.mark.rule("MM-7.4")
def test_a_helmet_is_optional():
    state = after(mine("dig", {"hardhead": "0 T5", "mole": "1 T9"}), "revealed collapse", "pass")
    assert card(state, "hardhead") == "removed"


@pytest.mark.rule("MM-7.4")
def test_two_collapses_are_replaced_by_two_cards():
    state = mine("dig", {"hardhead": "0 T5 cart", "mole": "1 T9"}, collapses="T16")
    state = after(state, "use cart", "dig", "revealed collapse collapse", "use helmet")
    assert state.phase.count == 2
    state = after(state, "revealed nugget:1 nugget:3")
    assert card(state, "hardhead") == "T5 4g cart!"
    assert state.collapses == ("T16", "T5", "T5")


@pytest.mark.rule("MM-7.4")
def test_under_a_helmet_the_other_cards_count_too():
    state = mine("dig", {"hardhead": "0 T5 cart", "mole": "1 T9"})
    state = after(state, "use cart", "dig", "revealed collapse nugget:3", "use helmet", "revealed nugget:2")
    assert card(state, "hardhead") == "T5 5g cart!"


@pytest.mark.rule("MM-7.4")
def test_a_helmet_holds_until_the_deck_is_empty():
    state = mine("dig", {"hardhead": "0 T5", "mole": "1 T9"}, decks={"II": "collapse collapse"})
    state = after(state, "revealed collapse", "use helmet", "revealed collapse")
    assert state.collapses == ("T5", "T5")
    assert (asked(state), card(state, "hardhead")) == (("escaping", 0), "T5")


@pytest.mark.rule("MM-7.4")
def test_magnifiers_and_carts_do_not_work_on_the_new_cards():
    state = mine("dig", {"hardhead": "0 T5 magnifier", "mole": "1 T9"})
    state = after(
        state, "use magnifier", "dig", "looked collapse collapse for 0", "return collapse under", "revealed collapse", "use helmet"
    )
    assert (state.phase.count, state.phase.returns) == (1, 0)


@pytest.mark.rule("MM-7.4", "MM-6.6")
def test_a_seventh_marker_comes_before_any_helmet():
    state = mine("dig", {"hardhead": "0 T5", "mole": "1 T9"}, collapses="T16 T16 T16 T15 T15 T15")
    assert after(state, "revealed collapse").past[0].fell_in


@pytest.mark.rule("MM-7.4", "MM-7.6", "MM-10.2")
def test_whoever_could_have_a_helmet_is_asked_for_it():
    state = after(mine("dig", {"lucky": "0 T5 star", "mole": "1 T9"}), "dig", "revealed collapse")
    assert (asked(state), moves(state)) == (("bracing", 0), ["pass"])
    assert refused(state, "use helmet") == ("MM-7.4", "cannot-use")
    assert refused(state, "use star") == ("MM-7.4", "cannot-use")


@pytest.mark.rule("MM-7.5")
def test_a_shovel_removes_two_markers_anywhere():
    state = after(mine("dig", {"mole": "0 T5", "lucky": "1 T9"}, collapses="T4 T16 P3"), "revealed nugget:1", "use shovel")
    assert moves(state) == ["remove P3", "remove T16", "remove T4", "pass"]
    assert refused(state, "remove T7") == ("MM-7.5", "no-collapse")
    state = after(state, "remove P3", "remove T16")
    assert state.collapses == ("T4",)
    assert moves(state) == ["sacrifice T4", "pass"]


@pytest.mark.rule("MM-7.5")
def test_the_second_marker_of_a_shovel_may_be_left_but_the_shovel_comes_first():
    state = after(mine("dig", {"mole": "0 T5", "lucky": "1 T9"}, collapses="T4 T16"), "revealed nugget:1", "use shovel", "remove T16")
    assert refused(state, "escape") == refused(state, "sacrifice T4") == ("MM-7.5", "shovel-first")
    assert moves(after(state, "pass")) == ["sacrifice T4", "pass"]


@pytest.mark.rule("MM-7.5")
def test_two_shovels_remove_four_markers():
    state = mine("dig", {"mole": "0 T5 shovel", "lucky": "1 T9"}, collapses="T1 T2 T3 T4")
    state = after(state, "dig", "revealed nugget:1")
    state = after(state, "use shovel", "remove T1", "remove T2", "use shovel", "remove T3", "remove T4")
    assert at_home(state) == ["mole"]


@pytest.mark.rule("MM-7.5")
def test_a_shovel_needs_a_collapse_marker():
    state = after(mine("dig", {"lucky": "0 T5 shovel", "mole": "1 T9"}), "dig", "revealed nugget:1")
    assert moves(state) == ["escape"]
    assert refused(state, "use shovel") == ("MM-7.5", "nothing-to-shovel")
    assert refused(state, "remove T1") == ("MM-7.5", "no-shovel")


@pytest.mark.rule("MM-7.5")
def test_dynamite_lies_on_the_own_space_and_blocks_others():
    state = after(mine("dig", {"kaboom": "0 T5", "mole": "1 T9"}), "revealed nugget:1", "dynamite", "escape")
    assert at_home(state) == ["kaboom"]
    assert state.collapses == ("T5",)
    assert moves(after(state, "revealed nugget:2"))[-1] == "pass"


@pytest.mark.rule("MM-7.6")
def test_a_star_cancels_an_attack_and_earns_two():
    state = after(mine("call", {"scoundrel": "0", "lucky": "1 T5 star"}), "place scoundrel T6", "target lucky")
    assert (asked(state), moves(state)) == (("reacting", 1), ["use star", "pass"])
    state = after(state, "use star")
    assert state.treasuries == (6, 10)
    assert (card(state, "scoundrel"), card(state, "lucky")) == ("T6", "T5 star!")


@pytest.mark.rule("MM-7.6")
def test_a_star_is_optional():
    state = after(mine("call", {"scoundrel": "0", "lucky": "1 T5 star"}), "place scoundrel T6", "target lucky", "pass")
    assert state.treasuries == (8, 6)
    assert card(state, "lucky") == "T5 star"


@pytest.mark.rule("MM-7.6")
@pytest.mark.parametrize(("gold", "after_gold"), [([1, 8], (0, 9)), ([0, 8], (0, 8)), ([2, 0], (0, 2))])
def test_a_poor_attacker_gives_what_there_is(gold, after_gold):
    state = mine("call", {"scoundrel": "0", "lucky": "1 T5 star"}, gold=gold)
    assert after(state, "place scoundrel T6", "target lucky", "use star").treasuries == after_gold


@pytest.mark.rule("MM-7.6", "MM-7.1")
def test_a_star_works_every_time():
    state = mine("call", {"scoundrel": "0", "bully": "0", "lucky": "1 T5 star"})
    state = after(state, "place scoundrel T6", "target lucky", "use star", "place bully T9", "target lucky", "use star")
    assert state.treasuries == (4, 12)
    assert card(state, "lucky") == "T5 star!"


@pytest.mark.rule("MM-7.6", "MM-7.2")
def test_the_star_of_a_marker_works_too():
    state = mine("call", {"scoundrel": "0", "lucky": "1 T5"}, markers={"T5": "star"})
    assert moves(after(state, "place scoundrel T6", "target lucky")) == ["use star", "pass"]


@pytest.mark.rule("MM-7.6", "MM-10.2")
def test_whoever_could_have_a_star_is_asked_and_nobody_else():
    state = after(mine("call", {"scoundrel": "0", "lucky": "1 T5 cart"}), "place scoundrel T6", "target lucky")
    assert (asked(state), moves(state)) == (("reacting", 1), ["pass"])
    assert refused(state, "use star") == refused(state, "use cart") == ("MM-7.6", "no-star")
    state = after(mine("call", {"scoundrel": "0", "lucky": "1 T5 cart!"}), "place scoundrel T6", "target lucky")
    assert asked(state)[0] != "reacting"


@pytest.mark.rule("MM-7.3", "MM-7.4", "MM-8.4", "MM-10.2")
def test_whoever_has_a_handyman_with_a_face_down_tool_behind_it_is_asked_too():
    state = mine("dig", {"handyman": "0 T9 star", "lucky": "0 T5", "mole": "1 T10"})
    assert (asked(state), moves(state)) == (("announcing", 0), ["dig"])
    assert (asked(after(state, "dig", "revealed collapse")), moves(after(state, "dig", "revealed collapse"))) == (("bracing", 0), ["pass"])
    assert (asked(after(state, "dig", "revealed nugget:1")), moves(after(state, "dig", "revealed nugget:1"))) == (
        ("escaping", 0),
        ["escape"],
    )
    assert asked(mine("dig", {"handyman": "1 T9 star", "lucky": "0 T5"})) == ("drawing", "chance")


@pytest.mark.rule("MM-7.6", "MM-8.3")
def test_a_star_is_never_shown_against_a_dwarf_of_ones_own():
    state = mine("call", {"bully": "0", "lucky": "0 T5 star", "mole": "1 T9"})
    assert asked(after(state, "place bully T16", "target lucky")) == ("moving", 0)


@pytest.mark.rule("MM-7.7")
def test_a_bonus_removes_a_collapse_marker_anywhere():
    state = after(mine("dig", {"lucky": "0 T1", "mole": "1 T9"}, collapses="T16 P2"), "revealed special:1:remove-1", "bonus")
    assert moves(state) == ["remove P2", "remove T16"]
    assert refused(state, "remove T1") == ("MM-7.5", "no-collapse")
    assert after(state, "remove P2").collapses == ("T16",)


@pytest.mark.rule("MM-7.7")
def test_a_bonus_draws_a_tool_for_the_store_unseen():
    state = after(mine("dig", {"lucky": "0 T1", "mole": "1 T9"}), "revealed special:1:draw-tool", "bonus")
    assert asked(state) == ("fetching", "chance")
    assert after(state, "drew lantern for 0").stores == (("lantern",), ())


@pytest.mark.rule("MM-7.7")
def test_a_bonus_draws_nothing_where_no_tool_is_left():
    state = mine("dig", {"lucky": "0 T1", "mole": "1 T9"}, pile="")
    state = after(state, "revealed special:1:draw-tool", "bonus")
    assert state.stores[0] == ()
    assert at_home(state) == ["lucky"]


@pytest.mark.rule("MM-7.7")
@pytest.mark.parametrize(
    ("space", "special", "collapses", "way"),
    [
        ("T5", "special:2:ignore-1", "T4", "escape"),
        ("T5", "special:2:ignore-1", "T4 T4", "pass"),
        ("T13", "special:3:ignore-all", "T1 T2 T3 T4 T5 T6", "escape"),
    ],
)
def test_to_ignore_collapse_markers_keeps_until_the_escape(space, special, collapses, way):
    state = after(mine("dig", {"lucky": f"0 {space}", "mole": "1 T14"}, collapses=collapses), f"revealed {special}")
    assert moves(after(state, "bonus"))[-1] == way
    assert moves(after(state, "gold"))[-1] == "pass"


@pytest.mark.rule("MM-7.7")
def test_ignoring_adds_up_and_takes_no_marker_away():
    state = mine("dig", {"lucky": "0 T5", "mole": "1 T14"}, collapses="T3 T4", markers={"T5": "ignore-1"})
    state = after(state, "revealed special:2:ignore-1", "bonus", "escape")
    assert at_home(state) == ["lucky"]
    assert state.collapses == ("T3", "T4")
