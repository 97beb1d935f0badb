"""The dwarves and their abilities (MM-8)."""

import pytest

from tests.rules.mini_miners.mine import BOX, GAME, after, asked, at_home, card, marker, mine, moves, refused, spaces

# What holds for all of them


@pytest.mark.rule("MM-8.1")
def test_an_ability_works_from_the_tavern():
    state = after(mine("dig", {"handyman": "0 tavern helmet", "lucky": "0 T5", "mole": "1 T9"}), "dig", "revealed collapse")
    assert moves(state) == ["borrow helmet", "pass"]


@pytest.mark.rule("MM-8.1")
def test_a_removed_dwarf_does_nothing():
    state = mine("call", {"scoundrel": "0 removed", "bully": "0", "lucky": "1 T5"})
    assert state.phase.dwarf == "bully"


@pytest.mark.rule("MM-8.1", "MM-8.6", "MM-8.13")
def test_market_abilities_work_while_the_dwarf_waits_for_its_call():
    state = mine("market", {"gadget": "0", "anvil": "1"})
    assert asked(state) == ("fetching", "chance")
    assert asked(after(state, "drew star for 0", "end", "end")) == ("searching", 1)


@pytest.mark.rule("MM-8.2")
def test_of_two_abilities_the_lower_initiative_comes_first():
    state = mine("bargain", {"haggler": "1", "anvil": "0", "lucky": "0 cart"})
    assert (asked(state), state.phase.dwarf) == (("aiming", 1), "haggler")
    state = mine("call", {"trickster": "0", "sleuth": "1 T5 star", "lucky": "1 T6 star", "crook": "0 T1"})
    state = after(state, "place trickster T16", "target lucky", "target sleuth")
    assert state.phase.asked == ("sleuth", "lucky")


@pytest.mark.rule("MM-8.3")
@pytest.mark.parametrize(
    ("attacker", "targets"), [("bully", ["lucky", "mole"]), ("scoundrel", ["lucky"]), ("trickster", ["lucky", "mole"])]
)
def test_who_may_be_targeted(attacker, targets):
    state = after(mine("call", {attacker: "0", "lucky": "1 T5", "mole": "0 T3"}), f"place {attacker} T6")
    named = [move.removeprefix("target ") for move in moves(state) if move.startswith("target")]
    assert [name for name in named if name != attacker] == targets
    assert moves(state)[-1] == "pass"


@pytest.mark.rule("MM-8.3")
def test_haggler_and_ticktock_may_target_own_dwarves():
    assert moves(mine("bargain", {"haggler": "0", "lucky": "0 cart", "mole": "1"})) == ["target lucky", "pass"]
    assert "target lucky" in moves(mine("call", {"ticktock": "0", "lucky": "0 T5", "mole": "1 T9"}))


@pytest.mark.rule("MM-8.3")
@pytest.mark.parametrize("name", ["gandalf", "sleuth", "bully"])
def test_nobody_is_targeted_who_cannot_be(name):
    state = after(mine("call", {"bully": "0", "lucky": "1 T5", "sleuth": "1 tavern"}), "place bully T6")
    assert refused(state, f"target {name}") == ("MM-8.3", "no-target")


@pytest.mark.rule("MM-8.3")
def test_targeting_is_optional():
    state = after(mine("call", {"scoundrel": "0", "lucky": "1 T5"}), "place scoundrel T6", "pass")
    assert state.treasuries == (8, 8)
    assert asked(state) == ("drawing", "chance")


# Handyman


@pytest.mark.rule("MM-8.4")
def test_the_handyman_s_tool_is_used_by_another_own_dwarf_and_discarded():
    state = mine("dig", {"handyman": "0 T16 cart", "lucky": "0 T5", "mole": "1 T9"}, collapses="T15")
    assert moves(state) == ["borrow cart", "dig"]
    state = after(state, "borrow cart")
    assert (state.discards, card(state, "handyman")) == (("cart",), "T16")
    assert card(after(state, "dig", "revealed nugget:1 nugget:3"), "lucky") == "T5 4g"


@pytest.mark.rule("MM-8.4")
@pytest.mark.parametrize("tool", ["magnifier", "shovel", "dynamite", "helmet"])
def test_each_of_his_tools_is_lent_for_its_moment(tool):
    state = mine("dig", {"handyman": f"0 T16 {tool}", "lucky": "0 T5", "mole": "1 T9"}, collapses="T4")
    if tool != "magnifier":
        state = after(state, "dig", "revealed collapse" if tool == "helmet" else "revealed nugget:1")
    assert f"borrow {tool}" in moves(state)
    state = after(state, f"borrow {tool}")
    assert state.discards == (tool,)


@pytest.mark.rule("MM-8.4")
def test_the_handyman_keeps_a_tool_that_he_uses_himself():
    state = after(mine("dig", {"handyman": "0 T5 cart", "mole": "1 T9"}), "use cart", "dig", "revealed nugget:1 nugget:2")
    assert card(state, "handyman") == "tavern cart!"
    assert state.discards == ()


@pytest.mark.rule("MM-8.4")
def test_the_handyman_lends_no_tool_that_is_face_up():
    state = mine("dig", {"handyman": "0 T16 cart!", "lucky": "0 T5 star", "mole": "1 T9"})
    assert moves(state) == ["dig"]
    assert refused(state, "borrow cart") == ("MM-8.4", "cannot-borrow")


@pytest.mark.rule("MM-8.4")
def test_the_handyman_lends_to_his_own_side_only():
    state = mine("dig", {"handyman": "1 T16 cart", "lucky": "0 T5 star", "mole": "1 T9"})
    assert moves(state) == ["dig"]
    assert refused(state, "borrow cart") == ("MM-8.4", "cannot-borrow")


@pytest.mark.rule("MM-8.4")
def test_the_handyman_never_lends_his_star():
    state = mine("call", {"scoundrel": "0", "handyman": "1 T16 star", "lucky": "1 T5 cart"})
    state = after(state, "place scoundrel T6", "target lucky")
    assert moves(state) == ["pass"]
    assert refused(state, "borrow star") == ("MM-7.6", "not-now")
    assert refused(state, "use star") == ("MM-7.6", "no-star")


@pytest.mark.rule("MM-8.4", "MM-6.5")
def test_a_removed_handyman_lends_nothing():
    state = mine("dig", {"handyman": "0 T1 cart", "lucky": "0 T5", "mole": "1 T9"})
    state = after(state, "dig", "revealed collapse", "pass")
    assert card(state, "handyman") == "removed"
    assert state.discards == ("cart",)
    assert asked(state) == ("drawing", "chance")
    assert state.phase.dig.dwarf == "lucky"


@pytest.mark.rule("MM-8.4", "MM-8.1")
def test_the_handyman_lends_only_once_he_stands_in_the_mine():
    state = mine("call", {"handyman": "0 lantern", "lucky": "0", "mole": "1 T9"}, event="upside-down")
    assert (state.phase.dwarf, "borrow lantern" in moves(state)) == ("lucky", False)
    assert refused(state, "borrow lantern") == ("MM-8.4", "cannot-borrow")
    state = mine("call", {"handyman": "0 T16 lantern", "lucky": "0", "mole": "1 T9"})
    assert moves(state)[-1] == "borrow lantern"


@pytest.mark.rule("MM-8.4", "MM-5.1")
def test_a_borrowed_lantern_has_to_be_used_for_a_pit():
    state = after(mine("call", {"handyman": "0 T16 lantern", "lucky": "0", "daredevil": "0", "mole": "1 P1"}), "borrow lantern")
    assert spaces(state) == ["P2", "P3", "P4"]
    assert refused(state, "place lucky T5") == ("MM-8.4", "lantern-borrowed")
    assert refused(state, "borrow lantern") == ("MM-8.4", "cannot-borrow")
    state = after(state, "place lucky P2")
    assert (card(state, "lucky"), state.discards) == ("P2", ("lantern",))


@pytest.mark.rule("MM-8.4")
@pytest.mark.parametrize("tool", ["cart", "star", "helmet"])
def test_nothing_but_a_lantern_is_borrowed_for_a_placement(tool):
    state = mine("call", {"handyman": f"0 T16 {tool}", "lucky": "0", "mole": "1 T9"})
    assert refused(state, f"borrow {tool}") == ("MM-8.4", "cannot-borrow")
    assert not [move for move in moves(state) if move.startswith("borrow")]


@pytest.mark.rule("MM-8.4")
def test_a_tool_is_borrowed_once_and_then_it_is_gone():
    state = after(mine("dig", {"handyman": "0 T16 cart", "lucky": "0 T5", "mole": "1 T9"}), "borrow cart")
    assert moves(state) == ["dig"]
    assert refused(state, "borrow cart") == ("MM-8.4", "cannot-borrow")


# Tool dwarves


@pytest.mark.rule("MM-8.5")
def test_six_dwarves_always_have_a_tool():
    tools = {BOX.initiative[name]: BOX.does[name] for name in BOX.names if BOX.does[name] in BOX.tables.tools}
    assert tools == {2: "magnifier", 3: "helmet", 4: "cart", 6: "lantern", 8: "dynamite", 10: "shovel"}


@pytest.mark.rule("MM-8.5")
@pytest.mark.parametrize(
    ("name", "texts", "move"),
    [
        ("sleuth", [], "use magnifier"),
        ("packmule", [], "use cart"),
        ("hardhead", ["revealed collapse"], "use helmet"),
        ("kaboom", ["revealed nugget:1"], "dynamite"),
        ("mole", ["revealed nugget:1"], "use shovel"),
    ],
)
def test_a_tool_dwarf_uses_its_tool_without_a_card(name, texts, move):
    state = after(mine("dig", {name: "0 T5", "lucky": "1 T9"}, collapses="T16"), *texts)
    assert move in moves(state)
    assert card(after(state, move), name) in ("T5", "T5 1g")


@pytest.mark.rule("MM-8.5")
def test_the_lantern_dwarf_goes_to_a_pit():
    assert "P1" in spaces(mine("call", {"glimmer": "0", "lucky": "1 T9"}))


@pytest.mark.rule("MM-8.5")
def test_a_tool_dwarf_has_no_other_tool():
    state = mine("dig", {"sleuth": "0 T5", "lucky": "1 T9"})
    assert refused(state, "use cart") == ("MM-7.1", "cannot-use")


# Gadget


@pytest.mark.rule("MM-8.6")
def test_gadget_starts_the_market_turn_with_an_unseen_tool():
    state = mine("market", {"gadget": "0", "lucky": "1"})
    assert (asked(state), state.treasuries) == (("fetching", "chance"), (8, 8))
    state = after(state, "drew star for 0")
    assert card(state, "gadget") == "star"
    assert GAME.view(state, 1).crew[0].hidden == ("?",)


@pytest.mark.rule("MM-8.6")
def test_gadget_may_carry_one_more_of_another_kind():
    state = after(mine("market", {"gadget": "0", "lucky": "1"}, stores=["star cart shovel", ""]), "drew star for 0")
    assert refused(state, "equip star on gadget") == ("MM-8.6", "same-tool")
    state = after(state, "equip cart on gadget")
    assert card(state, "gadget") == "cart star"
    assert refused(state, "equip shovel on gadget") == ("MM-4.4", "hands-full")


@pytest.mark.rule("MM-8.6")
def test_gadget_draws_nothing_where_nothing_is_left():
    state = mine("market", {"gadget": "0", "lucky": "1"}, pile="")
    assert (asked(state), card(state, "gadget")) == (("market", 0), "")


@pytest.mark.rule("MM-8.6", "MM-4.2")
def test_gadget_draws_from_the_discards_when_the_pile_is_empty():
    state = mine("market", {"gadget": "0", "lucky": "1"}, pile="", discards="star")
    assert card(after(state, "drew star for 0"), "gadget") == "star"


@pytest.mark.rule("MM-8.6")
def test_gadget_gets_his_tool_when_his_own_turn_begins():
    state = mine("market", {"gadget": "1", "sleuth": "0"})
    assert asked(state) == ("market", 0)
    assert asked(after(state, "end")) == ("fetching", "chance")


# Crook


def ambush(victim="1 T5", **fields):
    """The Crook has escaped and lies in wait; Lucky's turn is next."""
    state = mine("dig", {"crook": "0 T1", "lucky": victim, "mole": "1 T9"}, **fields)
    return after(state, "revealed nugget:1", *(["escape"] if fields.get("collapses") else []), "announce")


@pytest.mark.rule("MM-8.7")
def test_the_crook_takes_half_of_the_next_dwarf_that_escapes_rounded_up():
    state = after(ambush(), "revealed nugget:3")
    assert state.treasuries == (8 + 1 + 2, 8 + 1 + 2)
    assert state.lurking == ""


@pytest.mark.rule("MM-8.7", "MM-8.8")
def test_the_crook_takes_all_gold_on_the_card_into_account_but_not_what_lucky_earns():
    state = after(ambush("1 T5 4g"), "revealed nugget:2")
    assert state.treasuries == (8 + 1 + 3, 8 + 3 + 2)


@pytest.mark.rule("MM-8.7")
def test_the_crook_need_not_announce_himself():
    state = after(mine("dig", {"crook": "0 T1", "lucky": "1 T5", "mole": "1 T9"}), "revealed nugget:1")
    assert (asked(state), moves(state)) == (("lurking", 0), ["announce", "pass"])
    assert after(state, "pass", "revealed nugget:3").treasuries == (9, 13)


@pytest.mark.rule("MM-8.7")
def test_a_removed_dwarf_does_not_count_for_the_crook():
    state = after(ambush(), "revealed collapse")
    assert state.lurking == "crook"
    assert state.treasuries == (9, 8)


@pytest.mark.rule("MM-8.7", "MM-6.9")
def test_a_sacrifice_is_no_escape_for_the_crook():
    state = after(ambush(collapses="T9"), "revealed nugget:3", "sacrifice T9")
    assert (state.lurking, state.treasuries) == ("crook", (9, 8))
    state = after(state, "revealed nugget:4")
    assert state.past[0].crew[-1].haul == 2
    assert state.treasuries == (9 + 2, 8 + 2)


@pytest.mark.rule("MM-8.7", "MM-7.6")
def test_a_star_ends_the_ambush_and_the_crook_pays():
    state = after(ambush("1 T5 star"), "dig", "revealed nugget:3", "escape")
    assert moves(state) == ["use star", "pass"]
    state = after(state, "use star")
    assert state.treasuries == (9 - 2, 8 + 2 + 3 + 2)
    assert (state.lurking, card(state, "lucky")) == ("", "tavern star!")


@pytest.mark.rule("MM-8.7", "MM-8.3")
def test_an_announced_crook_hits_whoever_escapes_next_also_his_own_side():
    state = after(mine("dig", {"crook": "0 T1", "lucky": "0 T5 star", "mole": "1 T9"}), "revealed nugget:1", "announce")
    state = after(state, "dig", "revealed nugget:3", "escape")
    assert state.treasuries == (8 + 1 + 3 + 2, 8)
    assert state.lurking == ""


@pytest.mark.rule("MM-8.7")
def test_the_crook_is_not_asked_when_nobody_is_left_in_the_mine():
    state = after(mine("dig", {"crook": "0 T5", "mole": "1 T1"}), "revealed nugget:1", "revealed nugget:2")
    assert asked(state) == ("turning", "chance")


@pytest.mark.rule("MM-8.7")
def test_the_ambush_ends_with_the_round():
    state = after(ambush(collapses="T16"), "revealed collapse", "revealed collapse")
    assert (state.round, state.lurking) == (2, "")


@pytest.mark.rule("MM-8.7")
def test_a_blocked_crook_ambushes_nobody():
    state = after(mine("dig", {"crook": "0 T2", "lucky": "1 T5"}, collapses="T1"), "revealed nugget:1")
    assert refused(state, "announce") == ("MM-6.8", "not-now")
    assert asked(after(state, "pass")) == ("drawing", "chance")


# Lucky


@pytest.mark.rule("MM-8.8")
def test_lucky_earns_two_when_he_escapes_and_they_are_not_collected():
    state = after(mine("dig", {"lucky": "0 T1", "mole": "1 T9"}), "revealed nugget:1")
    assert state.treasuries == (8 + 1 + 2, 8)
    assert state.dwarf("lucky").haul == 1


@pytest.mark.rule("MM-8.8")
def test_lucky_earns_nothing_if_he_is_removed_or_sacrifices_himself():
    state = mine("dig", {"lucky": "0 T5", "mole": "1 T9"}, collapses="T4")
    assert after(state, "revealed collapse").treasuries == (8, 8)
    assert after(state, "revealed nugget:1", "sacrifice T4").treasuries == (8, 8)


# Daredevil


@pytest.mark.rule("MM-8.9")
def test_the_daredevil_digs_from_a_deck_of_his_choice():
    state = mine("dig", {"daredevil": "0 T1", "mole": "1 T9"}, decks={"III": ""})
    assert moves(state) == ["dig I", "dig II", "dig IV"]
    assert after(state, "dig IV", "revealed nugget:5").treasuries == (13, 8)
    assert refused(state, "dig III") == refused(state, "dig") == ("MM-8.9", "no-such-deck")


@pytest.mark.rule("MM-8.9")
def test_all_cards_of_his_dig_come_from_the_same_deck():
    state = mine("dig", {"daredevil": "0 T1 cart helmet!", "mole": "1 T9"}, collapses="T16")
    state = after(state, "use cart", "dig IV")
    assert refused(state, "revealed nugget:5 nugget:1") == ("MM-6.2", "cards-wrong")
    state = after(state, "revealed nugget:5 collapse", "use helmet")
    assert refused(state, "revealed nugget:1") == ("MM-6.2", "cards-wrong")
    assert card(after(state, "revealed nugget:3"), "daredevil") == "T1 8g cart! helmet!"


@pytest.mark.rule("MM-8.9")
def test_nobody_else_chooses_a_deck():
    assert refused(mine("dig", {"packmule": "0 T1", "mole": "1 T9"}), "dig IV") == ("MM-8.9", "no-such-deck")


@pytest.mark.rule("MM-8.9", "MM-6.2")
def test_the_daredevil_draws_nothing_in_a_pit():
    assert card(mine("dig", {"daredevil": "0 P1", "mole": "1 T9"}, collapses="T16"), "daredevil") == "P1 2g"


# Haggler


@pytest.mark.rule("MM-8.10")
def test_the_haggler_pays_one_and_takes_a_tool_at_random():
    state = mine("bargain", {"haggler": "0 star", "gadget": "1 cart helmet"})
    state = after(state, "target gadget", "pass")
    assert (asked(state), state.treasuries) == (("thieving", "chance"), (7, 8))
    assert GAME.sample(state, lambda _: lambda number: 0).tool == "cart"
    assert GAME.sample(state, lambda _: lambda number: number - 1).tool == "helmet"
    state = after(state, "stole helmet for 0 from 1")
    assert (card(state, "haggler"), card(state, "gadget")) == ("helmet star", "cart")
    assert asked(state) == ("placing", 1)


@pytest.mark.rule("MM-8.10")
def test_the_haggler_takes_no_tool_that_is_not_there():
    state = after(mine("bargain", {"haggler": "0", "gadget": "1 cart"}), "target gadget", "pass")
    assert refused(state, "stole star for 0 from 1") == ("MM-8.10", "stole-wrong")
    assert refused(state, "stole cart for 1 from 0") == ("MM-8.10", "stole-wrong")


@pytest.mark.rule("MM-8.10", "MM-7.6")
def test_a_star_saves_the_tools_and_the_haggler_pays_two_to_its_owner():
    state = after(mine("bargain", {"haggler": "0", "gadget": "1 cart star"}), "target gadget", "use star")
    assert state.treasuries == (6, 10)
    assert card(state, "gadget") == "cart star!"
    assert asked(state) == ("placing", 1)


@pytest.mark.rule("MM-8.10")
def test_the_haggler_without_a_nugget_is_not_asked():
    assert asked(mine("bargain", {"haggler": "0", "gadget": "1 cart"}, gold=[0, 8])) == ("placing", 1)


@pytest.mark.rule("MM-8.10")
def test_the_haggler_targets_nobody_without_tool_cards_and_not_himself():
    state = mine("bargain", {"haggler": "0 cart", "gadget": "1 star", "packmule": "1"})
    assert moves(state) == ["target gadget", "pass"]
    assert refused(state, "target haggler") == refused(state, "target packmule") == ("MM-8.3", "no-target")


@pytest.mark.rule("MM-8.10", "MM-10.1")
def test_a_haggler_who_gives_his_last_nugget_away_gets_nothing():
    state = mine("bargain", {"haggler": "0", "gadget": "1 cart"}, gold=[1, 8])
    state = after(state, "target gadget", "0: give 1 to 1", "pass")
    assert (card(state, "gadget"), state.treasuries, asked(state)) == ("cart", (0, 9), ("placing", 1))


# Scoundrel


@pytest.mark.rule("MM-8.11")
def test_the_scoundrel_takes_two_from_the_treasury_of_his_target_onto_his_card():
    state = after(mine("call", {"scoundrel": "0", "lucky": "1 T5"}), "place scoundrel T7", "target lucky")
    assert (state.treasuries, card(state, "scoundrel")) == ((8, 6), "T7 2g")


@pytest.mark.rule("MM-8.11")
@pytest.mark.parametrize(("gold", "loot"), [(1, " 1g"), (0, "")])
def test_the_scoundrel_takes_what_there_is(gold, loot):
    state = mine("call", {"scoundrel": "0", "lucky": "1 T5"}, gold=[8, gold])
    state = after(state, "place scoundrel T7", "target lucky")
    assert (state.treasuries, card(state, "scoundrel")) == ((8, 0), f"T7{loot}")


@pytest.mark.rule("MM-8.11", "MM-1.2")
@pytest.mark.parametrize(
    ("space", "near"), [("T3", ["glimmer", "lucky"]), ("T2", ["glimmer", "lucky"]), ("T5", ["lucky"]), ("T6", ["lucky"])]
)
def test_the_scoundrel_reaches_two_edges_far(space, near):
    state = after(mine("call", {"scoundrel": "0", "lucky": "1 T4", "glimmer": "1 P1"}), f"place scoundrel {space}")
    assert moves(state) == [*(f"target {name}" for name in near), "pass"]


@pytest.mark.rule("MM-8.11")
def test_the_scoundrel_is_not_asked_where_nobody_is_near():
    state = after(mine("call", {"scoundrel": "0", "lucky": "1 T4", "glimmer": "1 P1"}), "place scoundrel T7")
    assert asked(state)[0] != "aiming"


@pytest.mark.rule("MM-8.11", "MM-8.3")
def test_the_scoundrel_targets_no_dwarf_of_his_own():
    state = after(mine("call", {"scoundrel": "0", "lucky": "0 T5", "mole": "1 T6"}), "place scoundrel T7")
    assert moves(state) == ["target mole", "pass"]
    assert refused(state, "target lucky") == ("MM-8.3", "no-target")


@pytest.mark.rule("MM-8.11", "MM-7.6")
def test_a_star_against_the_scoundrel_keeps_the_gold():
    state = after(mine("call", {"scoundrel": "0", "lucky": "1 T5 star"}), "place scoundrel T7", "target lucky", "use star")
    assert (state.treasuries, card(state, "scoundrel")) == ((6, 10), "T7")


@pytest.mark.rule("MM-8.11", "MM-6.5")
def test_the_scoundrel_loses_his_loot_if_he_is_removed():
    state = after(mine("call", {"scoundrel": "0", "lucky": "1 T5"}), "place scoundrel T4", "target lucky", "revealed collapse")
    assert (state.treasuries, card(state, "scoundrel")) == ((8, 6), "removed")


# Bully


@pytest.mark.rule("MM-8.12")
def test_the_bully_moves_any_other_dwarf_to_a_free_neighbouring_space():
    state = after(mine("call", {"bully": "0", "lucky": "1 T3", "mole": "1 T2"}), "place bully D", "target lucky")
    assert moves(state) == ["move P1", "move T4"]
    state = after(state, "move T4")
    assert card(state, "lucky") == "T4"


@pytest.mark.rule("MM-8.12")
@pytest.mark.parametrize("space", ["T2", "T5", "T3", "P2"])
def test_the_bully_moves_nobody_far_or_onto_others(space):
    state = after(mine("call", {"bully": "0", "lucky": "1 T3", "mole": "1 T2"}), "place bully D", "target lucky")
    assert refused(state, f"move {space}") == ("MM-8.12", "no-way-there")


@pytest.mark.rule("MM-8.12")
def test_a_dwarf_with_nowhere_to_go_is_no_target():
    state = after(mine("call", {"bully": "0", "lucky": "1 T1", "mole": "1 T2", "glimmer": "1 P1"}), "place bully D")
    assert moves(state) == ["target glimmer", "target mole", "pass"]
    assert refused(state, "target lucky") == ("MM-8.3", "no-target")
    assert refused(state, "target bully") == ("MM-8.3", "no-target")


@pytest.mark.rule("MM-8.12", "MM-7.6")
def test_a_star_against_the_bully_is_shown_before_he_chooses_the_space():
    state = after(mine("call", {"bully": "0", "lucky": "1 T3 star"}), "place bully D", "target lucky")
    assert asked(state) == ("reacting", 1)
    state = after(state, "use star")
    assert (state.treasuries, card(state, "lucky")) == ((6, 10), "T3 star!")


@pytest.mark.rule("MM-8.12", "MM-5.3")
def test_a_moved_dwarf_is_not_placed_and_uses_no_ability():
    state = mine("call", {"bully": "0", "scoundrel": "1 T9", "lucky": "0 T11"})
    state = after(state, "place bully D", "target scoundrel", "move T10")
    assert asked(state) == ("drawing", "chance")


# Anvil


@pytest.mark.rule("MM-8.13", "MM-10.2")
def test_anvil_takes_a_tool_from_the_pile_in_secret():
    state = mine("bargain", {"anvil": "0", "mole": "1"}, discards="star")
    assert moves(state)[:2] == ["take cart from pile", "take dynamite from pile"]
    assert moves(state)[-2:] == ["take star from discards", "pass"]
    assert GAME.view(state, 0).pile == state.pile
    assert set(GAME.view(state, 1).pile) == {"?"}
    state = after(state, "take cart from pile")
    assert card(state, "anvil") == "cart"
    assert len(state.pile) == 29


@pytest.mark.rule("MM-8.13")
def test_anvil_takes_a_tool_from_the_discards():
    state = after(mine("bargain", {"anvil": "0", "mole": "1"}, discards="star"), "take star from discards")
    assert (card(state, "anvil"), state.discards) == ("star", ())


@pytest.mark.rule("MM-8.13")
def test_anvil_takes_nothing_from_the_market_and_nothing_that_is_not_there():
    state = mine("bargain", {"anvil": "0", "mole": "1"}, pile="star", discards="cart")
    assert refused(state, "take helmet from pile") == refused(state, "take star from discards") == ("MM-8.13", "not-there")
    assert refused(state, "buy 1") == ("MM-8.13", "not-now")


@pytest.mark.rule("MM-8.13")
def test_anvil_with_a_tool_does_not_search():
    assert asked(mine("bargain", {"anvil": "0 star", "mole": "1"})) == ("placing", 1)


@pytest.mark.rule("MM-8.13", "MM-8.10", "MM-7.6")
def test_anvil_who_has_shown_a_star_has_a_tool_card_and_does_not_search():
    state = after(mine("bargain", {"haggler": "1", "anvil": "0 star", "mole": "1"}), "target anvil", "use star")
    assert card(state, "anvil") == "star!"
    assert (asked(state), state.phase.dwarf) == (("placing", 1), "mole")


@pytest.mark.rule("MM-8.13", "MM-8.10", "MM-4.5")
def test_anvil_who_was_robbed_by_the_haggler_may_search():
    state = after(mine("bargain", {"haggler": "1", "anvil": "0 cart"}), "target anvil", "pass", "stole cart for 1 from 0")
    assert asked(state) == ("searching", 0)


# Innkeeper


@pytest.mark.rule("MM-8.14")
@pytest.mark.parametrize(("guests", "earned"), [([], 0), (["lucky"], 1), (["lucky", "mole"], 1), (["lucky", "mole", "sleuth"], 2)])
def test_the_innkeeper_earns_a_nugget_for_two_dwarves_in_the_tavern(guests, earned):
    crew = {"innkeeper": "0 tavern host", **dict.fromkeys(guests, "1 tavern")}
    assert mine("recovery", crew).treasuries == (8 + earned, 8)


@pytest.mark.rule("MM-8.14")
def test_only_the_innkeeper_is_placed_in_the_tavern():
    state = mine("call", {"innkeeper": "0", "lucky": "1 T9"})
    assert moves(state)[-1] == "place innkeeper tavern"
    assert after(state, "place innkeeper tavern").dwarf("innkeeper").host
    assert refused(mine("call", {"mole": "0", "lucky": "1 T9"}), "place mole tavern") == ("MM-8.14", "not-the-tavern")


@pytest.mark.rule("MM-8.14")
def test_an_innkeeper_who_escapes_from_the_mine_earns_nothing():
    assert mine("recovery", {"innkeeper": "0 tavern", "lucky": "1 tavern"}).treasuries == (8, 8)
    state = after(mine("call", {"innkeeper": "0", "lucky": "1 T9"}), "place innkeeper T1", "revealed nugget:1", "revealed nugget:4")
    assert state.treasuries == (9, 8 + 4 + 2)


@pytest.mark.rule("MM-8.14", "MM-8.3")
def test_the_innkeeper_in_the_tavern_is_no_target():
    state = mine("call", {"ticktock": "0", "innkeeper": "1 tavern host star", "lucky": "1 T9"})
    assert [move for move in moves(state) if move.startswith("target")] == ["target lucky"]
    assert refused(state, "target innkeeper") == ("MM-8.16", "no-target")


# Trickster


@pytest.mark.rule("MM-8.15", "MM-2.2")
def test_the_trickster_swaps_the_markers_of_two_dwarves_for_the_rest_of_the_game():
    state = mine("call", {"trickster": "0", "lucky": "1 T5", "glimmer": "1 P1"}, markers={"T5": "star", "P1": "+2"})
    state = after(state, "place trickster T16", "target lucky")
    assert (asked(state), moves(state)) == (("aiming", 0), ["target glimmer", "target trickster"])
    state = after(state, "target glimmer")
    assert (asked(state), state.phase.asked) == (("reacting", 1), ("lucky",))
    state = after(state, "pass")
    assert (marker(state, "T5"), marker(state, "P1")) == ("+2", "star")


@pytest.mark.rule("MM-8.15")
def test_once_the_first_is_chosen_a_second_has_to_be():
    state = mine("call", {"trickster": "0", "lucky": "1 T5"})
    state = after(state, "place trickster T16", "target lucky")
    assert refused(state, "pass") == ("MM-8.15", "two-targets")
    assert refused(state, "target lucky") == ("MM-8.3", "no-target")


@pytest.mark.rule("MM-8.15")
def test_the_trickster_may_choose_himself():
    state = mine("call", {"trickster": "0", "lucky": "1 T5"}, markers={"T5": "+1", "T16": "-1"})
    state = after(state, "place trickster T16", "target trickster", "target lucky")
    assert (marker(state, "T5"), marker(state, "T16")) == ("-1", "+1")


@pytest.mark.rule("MM-8.15", "MM-7.6")
def test_one_star_cancels_the_swap():
    state = mine("call", {"trickster": "0", "lucky": "1 T5 star", "mole": "1 T6"}, markers={"T5": "+1", "T6": "-1"})
    state = after(state, "place trickster T16", "target lucky", "target mole", "use star")
    assert (marker(state, "T5"), marker(state, "T6"), state.treasuries) == ("+1", "-1", (6, 10))


@pytest.mark.rule("MM-8.15", "MM-7.6")
def test_two_stars_with_three_gold_pay_the_lowest_initiative_first():
    crew = {"trickster": "0", "lucky": "1 T5 star", "sleuth": "2 T6 star"}
    state = mine("call", crew, seats=3, gold=[3, 0, 0], markers={"T5": "+1", "T6": "-1"})
    state = after(state, "place trickster T16", "target lucky", "target sleuth")
    assert asked(state) == ("reacting", 2)
    state = after(state, "use star")
    assert (asked(state), state.treasuries) == (("reacting", 1), (1, 0, 2))
    state = after(state, "use star")
    assert state.treasuries == (0, 1, 2)
    assert (marker(state, "T5"), marker(state, "T6")) == ("+1", "-1")


@pytest.mark.rule("MM-8.15", "MM-7.6")
def test_both_targets_are_asked_also_after_the_first_star():
    state = mine("call", {"trickster": "0", "lucky": "1 T5 cart", "sleuth": "1 T6 star"}, markers={"T5": "+1", "T6": "-1"})
    state = after(state, "place trickster T16", "target lucky", "target sleuth", "use star")
    assert (asked(state), state.phase.asked) == (("reacting", 1), ("lucky",))
    assert marker(after(state, "pass"), "T5") == "+1"


@pytest.mark.rule("MM-8.15")
def test_the_trickster_alone_in_the_mine_swaps_nothing():
    state = mine("call", {"trickster": "0", "lucky": "1 tavern"})
    assert asked(after(state, "place trickster T16"))[0] != "aiming"


# Ticktock


@pytest.mark.rule("MM-8.16")
def test_ticktock_takes_the_space_of_a_dwarf_who_is_placed_anew_at_once():
    state = after(mine("call", {"ticktock": "0", "lucky": "1 T5", "mole": "1 T9"}), "target lucky")
    assert (asked(state), state.phase.dwarf) == (("placing", 1), "lucky")
    assert "T5" not in spaces(state)
    state = after(state, "place lucky T16")
    assert (card(state, "ticktock"), card(state, "lucky")) == ("T5", "T16")


@pytest.mark.rule("MM-8.16")
def test_ticktock_may_also_take_a_free_space():
    state = after(mine("call", {"ticktock": "0", "lucky": "1 T5"}), "place ticktock T1")
    assert card(state, "ticktock") == "T1"


@pytest.mark.rule("MM-8.16", "MM-5.1")
def test_ticktock_takes_a_pit_only_with_a_lantern_of_his_own():
    crew = {"ticktock": "0", "glimmer": "1 P1", "lucky": "1 T9"}
    state = mine("call", crew)
    assert [move for move in moves(state) if move.startswith("target")] == ["target lucky"]
    assert refused(state, "target glimmer") == ("MM-8.16", "no-target")
    state = after(mine("call", crew | {"ticktock": "0 lantern", "lucky": "1 T1"}), "target glimmer", "place glimmer P2")
    assert (card(state, "ticktock"), card(state, "glimmer")) == ("P1 lantern!", "P2")


@pytest.mark.rule("MM-8.16", "MM-8.4")
def test_ticktock_takes_a_pit_with_a_borrowed_lantern():
    state = mine("call", {"ticktock": "0", "handyman": "0 T1 lantern", "glimmer": "1 P1"})
    state = after(state, "borrow lantern")
    assert [move for move in moves(state) if move.startswith("target")] == ["target glimmer"]
    state = after(state, "target glimmer", "place glimmer T16")
    assert card(state, "ticktock") == "P1"
    assert state.discards == ("lantern",)


@pytest.mark.rule("MM-8.16", "MM-7.6")
def test_a_star_sends_ticktock_to_a_free_space_without_another_target():
    state = after(mine("call", {"ticktock": "0", "lucky": "1 T5 star", "mole": "1 T9"}), "target lucky", "use star")
    assert (asked(state), state.treasuries) == (("placing", 0), (6, 10))
    assert not [move for move in moves(state) if move.startswith("target")]
    assert refused(state, "target mole") == ("MM-8.16", "no-target")
    state = after(state, "place ticktock T1")
    assert card(state, "lucky") == "T5 star!"


@pytest.mark.rule("MM-8.16", "MM-7.1")
def test_a_lantern_that_ticktock_showed_stays_face_up_if_a_star_stops_him():
    state = mine("call", {"ticktock": "0 lantern", "glimmer": "1 P1 star", "lucky": "1 T9"})
    state = after(state, "target glimmer", "use star")
    assert card(state, "ticktock") == "lantern!"
    assert "P2" in spaces(state)


@pytest.mark.rule("MM-8.16", "MM-8.4")
def test_a_lantern_that_ticktock_borrowed_is_gone_if_a_star_stops_him():
    state = mine("call", {"ticktock": "0", "handyman": "0 T1 lantern", "glimmer": "1 P1 star"})
    state = after(state, "borrow lantern", "target glimmer", "use star")
    assert state.discards == ("lantern",)
    assert "P2" not in spaces(state)
    assert "T2" in spaces(state)


@pytest.mark.rule("MM-8.16", "MM-8.4")
def test_ticktock_whom_a_star_stopped_may_borrow_a_lantern_and_the_position_reads_back():
    state = mine("call", {"ticktock": "0", "handyman": "0 T1 lantern", "lucky": "1 T5 star"})
    state = after(state, "target lucky", "use star", "borrow lantern")
    assert (state.phase.lent, state.phase.foiled) == (True, True)
    assert GAME.read_position(GAME.write_position(state)) == state
    assert moves(state) == [f"place ticktock {pit}" for pit in ("P1", "P2", "P3", "P4")]


@pytest.mark.rule("MM-8.16")
def test_ticktock_may_take_the_space_of_an_own_dwarf_who_is_placed_anew():
    state = after(mine("call", {"ticktock": "0", "innkeeper": "0 T5", "mole": "1 T9"}), "target innkeeper", "place innkeeper tavern")
    assert (card(state, "ticktock"), at_home(state)) == ("T5", ["innkeeper"])
    assert state.dwarf("innkeeper").host
