"""The market phase (MM-4)."""

import pytest
from msgspec.structs import replace

from pithead.game import Step
from pithead.mini_miners.rules.cards import without_all
from pithead.mini_miners.rules.events import Buy, Laid
from tests.rules.mini_miners.mine import GAME, MARKET, after, asked, card, fixed, mine, moves, refused


@pytest.mark.rule("MM-4.1")
def test_the_lowest_initiative_goes_to_market_first():
    state = mine("market", {"anvil": "0", "lucky": "2", "mole": "1", "sleuth": "2"}, seats=3, discards="star")
    assert asked(state) == ("market", 2)
    assert asked(after(state, "end")) == ("market", 1)
    assert asked(after(state, "end", "end")) == ("market", 0)
    assert refused(state, "buy 1", seat=0) == ("MM-4.2", "not-your-turn")


@pytest.mark.rule("MM-4.2")
def test_an_unseen_tool_costs_one():
    state = after(mine("market", {"lucky": "0", "mole": "1"}), "buy blind")
    assert asked(state) == ("fetching", "chance")
    assert state.treasuries == (7, 8)
    state = after(state, "drew star for 0")
    assert state.stores == (("star",), ())
    assert len(state.pile) == 30
    assert asked(state) == ("market", 0)


@pytest.mark.rule("MM-4.2")
def test_a_tool_of_the_market_costs_two_and_is_replaced_at_once():
    state = after(mine("market", {"lucky": "0", "mole": "1"}), "buy 3")
    assert state.treasuries == (6, 8)
    assert state.market == ("dynamite", "shovel", "", "cart", "helmet")
    state = after(state, "laid lantern")
    assert state.market == ("dynamite", "shovel", "lantern", "cart", "helmet")
    assert state.stores == (("magnifier",), ())


@pytest.mark.rule("MM-4.2")
def test_a_purchase_that_makes_three_equal_lays_a_new_market():
    state = mine("market", {"lucky": "0", "mole": "1"}, market="cart cart helmet star shovel", discards="lantern")
    state = after(state, "buy 5", "laid cart")
    assert asked(state) == ("stocking", "chance")
    assert state.market == ("",) * 5
    assert state.discards == ()
    assert len(state.pile) == 35
    assert after(state, f"laid {MARKET}").treasuries == (6, 8)


@pytest.mark.rule("MM-4.2")
def test_a_pile_that_runs_out_while_the_market_is_filled_is_made_of_the_discards():
    state = mine("market", {"lucky": "0", "mole": "1"}, market="dynamite shovel magnifier cart", pile="helmet", discards="star lantern")
    state = after(state, "buy 1")
    assert refused(state, "laid helmet") == ("MM-2.3", "laid-wrong")
    assert refused(state, "laid star helmet") == ("MM-2.3", "laid-wrong")
    assert GAME.sample(state, fixed(0)) == Laid(("helmet", "lantern"))
    state = after(state, "laid helmet star")
    assert state.market == ("helmet", "shovel", "magnifier", "cart", "star")
    assert (state.pile, state.discards) == (("lantern",), ())


@pytest.mark.rule("MM-4.2")
def test_discards_stay_where_they_are_as_long_as_the_pile_is_enough():
    state = after(mine("market", {"lucky": "0", "mole": "1"}, pile="helmet", discards="star lantern"), "buy 1", "laid helmet")
    assert (state.pile, state.discards) == ((), ("lantern", "star"))


@pytest.mark.rule("MM-4.2")
def test_an_empty_place_is_filled_with_the_next_purchase_from_the_market_and_not_before():
    state = after(mine("market", {"lucky": "0 star", "mole": "1"}, market="dynamite shovel", pile=""), "buy 1")
    assert (asked(state), state.market) == (("market", 0), ("", "shovel", "", "", ""))
    state = replace(state, pile=("cart", "helmet"), stores=(state.stores[0], without_all(state.stores[1], ("cart", "helmet"))))
    state = after(state, "buy blind", "drew cart for 0")
    assert state.market == ("", "shovel", "", "", "")
    assert after(state, "buy 2", "laid helmet").market == ("helmet", "", "", "", "")


@pytest.mark.rule("MM-4.2")
def test_a_new_market_costs_one():
    state = mine("market", {"lucky": "0", "mole": "1"}, discards="star lantern")
    state = after(state, "shuffle")
    assert state.treasuries == (7, 8)
    assert len(state.pile) == 36
    assert state.discards == ()
    state = after(state, "laid star star lantern lantern cart")
    assert state.market == ("star", "star", "lantern", "lantern", "cart")
    assert asked(state) == ("market", 0)


@pytest.mark.rule("MM-4.2")
def test_purchases_go_on_as_long_as_the_gold_lasts():
    state = mine("market", {"lucky": "0", "mole": "1"}, gold=[4, 8])
    state = after(state, "buy blind", "drew star for 0", "buy 1", "laid star")
    assert state.treasuries == (1, 8)
    assert refused(state, "buy 1") == ("MM-4.2", "too-poor")
    assert moves(state)[:2] == ["buy blind", "shuffle"]
    state = after(state, "buy blind", "drew cart for 0")
    assert refused(state, "buy blind") == refused(state, "shuffle") == ("MM-4.2", "too-poor")
    assert moves(state)[-1] == "end"
    assert not [move for move in moves(state) if move.startswith(("buy", "shuffle"))]


@pytest.mark.rule("MM-4.2")
@pytest.mark.parametrize("place", [-1, 6, 99])
def test_the_market_has_five_places(place):
    state = mine("market", {"lucky": "0", "mole": "1"})
    with pytest.raises(ValueError, match="market-place"):
        GAME.apply(state, 0, Buy(place))


@pytest.mark.rule("MM-4.2")
def test_an_empty_pile_is_made_of_the_discards_for_free():
    state = mine("market", {"lucky": "0", "mole": "1"}, pile="", discards="star cart")
    state = after(state, "buy blind")
    assert state.pile == ("cart", "star")
    assert state.discards == ()
    assert state.treasuries == (7, 8)
    assert refused(state, "drew helmet for 0") == ("MM-4.2", "drew-wrong")
    assert refused(state, "drew star for 1") == ("MM-4.2", "drew-wrong")


@pytest.mark.rule("MM-4.2")
def test_when_all_tools_are_taken_nothing_is_left_to_buy():
    state = mine("market", {"lucky": "0", "mole": "1"}, market="", pile="")
    assert moves(state) == ["end"]
    assert refused(state, "buy blind") == refused(state, "shuffle") == ("MM-4.2", "pile-empty")


@pytest.mark.rule("MM-4.2")
def test_a_place_that_no_card_is_left_for_stays_empty():
    state = after(mine("market", {"lucky": "0", "mole": "1"}, market="cart helmet", pile=""), "buy 1")
    assert state.market == ("", "helmet", "", "", "")
    assert asked(state) == ("market", 0)


@pytest.mark.rule("MM-4.3", "MM-10.2")
def test_others_see_how_many_tools_a_player_bought_but_not_which():
    state = after(mine("market", {"lucky": "0", "mole": "1"}), "buy blind", "drew star for 0")
    assert GAME.view(state, 0).stores == (("star",), ())
    assert GAME.view(state, 1).stores == (("?",), ())


@pytest.mark.rule("MM-4.3")
def test_a_purchase_from_the_open_market_is_seen_by_all():
    state = mine("market", {"lucky": "0", "mole": "1"})
    assert GAME.view(state, 1).market[2] == "magnifier"
    assert GAME.seen(Step(0, Buy(3)), 1) == Step(0, Buy(3))


@pytest.mark.rule("MM-4.4")
def test_a_tool_of_the_store_is_equipped_face_down():
    state = after(mine("market", {"lucky": "0", "mole": "1"}, stores=["cart star", ""]), "equip cart on lucky")
    assert card(state, "lucky") == "cart"
    assert state.stores == (("star",), ())
    assert GAME.view(state, 1).crew[0].hidden == ("?",)


@pytest.mark.rule("MM-4.4")
def test_a_dwarf_carries_one_tool():
    state = mine("market", {"lucky": "0", "daredevil": "0", "mole": "1"}, stores=["cart star", ""])
    state = after(state, "equip cart on lucky")
    assert refused(state, "equip star on lucky") == ("MM-4.4", "hands-full")
    assert [move for move in moves(state) if move.startswith("equip")] == ["equip star on daredevil"]


@pytest.mark.rule("MM-4.4", "MM-7.2")
def test_the_symbol_of_a_tool_dwarf_is_no_tool_that_it_carries():
    state = after(mine("market", {"lucky": "0", "mole": "1"}, stores=["", "shovel star"]), "end", "equip shovel on mole")
    assert card(state, "mole") == "shovel"
    assert refused(state, "equip star on mole") == ("MM-4.4", "hands-full")


@pytest.mark.rule("MM-4.4")
def test_nobody_equips_dwarves_of_others_or_tools_that_are_not_there():
    state = mine("market", {"lucky": "0", "mole": "1"}, stores=["cart", "star"])
    assert refused(state, "equip cart on mole") == ("MM-4.4", "not-your-dwarf")
    assert refused(state, "equip cart on gandalf") == ("MM-4.4", "not-your-dwarf")
    assert refused(state, "equip star on lucky") == ("MM-4.4", "not-in-store")


@pytest.mark.rule("MM-4.4")
def test_tools_of_earlier_rounds_are_equipped_too():
    state = mine("recovery", {"lucky": "0 tavern cart!", "mole": "1 tavern"})
    assert state.stores[0] == ("cart",)


@pytest.mark.rule("MM-4.4")
def test_nothing_changes_after_the_turn_has_ended():
    state = after(mine("market", {"lucky": "0", "mole": "1"}, stores=["cart", ""]), "end")
    assert refused(state, "equip cart on lucky", seat=0) == ("MM-4.2", "not-your-turn")
    state = after(state, "end")
    assert asked(state) == ("placing", 0)
    assert refused(state, "equip cart on lucky") == ("MM-5.1", "not-now")


@pytest.mark.rule("MM-4.2", "MM-4.4")
def test_no_tool_goes_back_to_the_store_before_the_turn_ends():
    state = after(mine("market", {"lucky": "0", "mole": "1"}, stores=["cart", ""]), "equip cart on lucky")
    assert not [move for move in moves(state) if "cart" in move]


@pytest.mark.rule("MM-4.5", "MM-8.2")
def test_after_the_last_player_haggler_comes_before_anvil():
    state = mine("market", {"anvil": "0", "haggler": "0", "mole": "1 cart"})
    assert asked(after(state, "end")) == ("market", 0)
    state = after(state, "end", "end")
    assert (asked(state), state.phase.dwarf) == (("aiming", 0), "haggler")
    state = after(state, "pass")
    assert (asked(state), state.phase.dwarf) == (("searching", 0), "anvil")
    assert asked(after(state, "pass")) == ("placing", 1)


@pytest.mark.rule("MM-4.5")
def test_haggler_and_anvil_are_not_asked_if_there_is_nothing_for_them():
    assert asked(mine("bargain", {"anvil": "0 cart", "haggler": "0", "mole": "1"})) == ("aiming", 0)
    assert asked(mine("bargain", {"anvil": "0", "haggler": "1", "mole": "1"}, pile="")) == ("placing", 1)
