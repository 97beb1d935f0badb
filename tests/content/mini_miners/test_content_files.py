"""A user's own file corrects the box of Mini Miners, and says clearly what is wrong with it (MM-1)."""

from collections import Counter

import pytest

from pithead.game import Unreadable
from pithead.games import load_game
from pithead.mini_miners.rules import MiniMiners, content
from pithead.mini_miners.rules.content import read_box, standard_box
from tests.content.refusals import refusal_by

refusal = refusal_by(read_box)


def without(*path):
    """Our own tables with an entry torn out, as a broken installation would have them."""
    table = content.read_content(content.__package__)
    entry = table
    for key in path[:-1]:
        entry = entry[key]
    del entry[path[-1]]
    return table


# Dwarves


@pytest.mark.rule("MM-1.1")
@pytest.mark.parametrize(
    "toml",
    [
        "[dwarves.mole]\ninitiative = 9",
        "[dwarves.mole]\ninitiative = 19",
        "[dwarves.mole]\ninitiative = 0",
        "[dwarves.mole]\ninitiative = -10",
    ],
)
def test_initiatives_are_one_to_eighteen_once_each(toml):
    assert refusal(toml) == ("MM-1.1", "content-initiative")


@pytest.mark.rule("MM-1.1")
def test_two_dwarves_may_change_places():
    box = read_box("[dwarves.mole]\ninitiative = 9\n[dwarves.lucky]\ninitiative = 10")
    assert (box.names[8], box.names[9]) == ("mole", "lucky")
    assert box.hash != standard_box().hash


@pytest.mark.rule("MM-1.1")
def test_a_box_with_a_dwarf_missing_is_refused():
    with pytest.raises(Unreadable) as refused:
        content._box(without("dwarves", "sleuth"))
    assert (refused.value.rule, refused.value.reason) == ("MM-1.1", "content-initiative")


@pytest.mark.rule("MM-8.1")
@pytest.mark.parametrize("does", ["flies", "", "Crook", "crook", "bully"])
def test_a_dwarf_does_something_that_we_know_and_no_other_dwarf_does(does):
    assert refusal(f"[dwarves.mole]\ndoes = '{does}'") == ("MM-8.1", "content-does")


@pytest.mark.rule("MM-8.5")
def test_a_tool_dwarf_may_carry_another_tool_even_one_that_another_dwarf_has():
    assert read_box("[dwarves.mole]\ndoes = 'star'").does["mole"] == "star"
    assert read_box("[dwarves.mole]\ndoes = 'cart'").does["mole"] == "cart"


@pytest.mark.rule("MM-1.1")
def test_nobody_can_invent_a_nineteenth_dwarf():
    assert refusal("[dwarves.gandalf]\ninitiative = 19\ndoes = 'star'") == ("", "content-unknown")


@pytest.mark.rule("MM-12.1")
def test_a_simplified_game_leaves_out_dwarves_that_there_are():
    assert refusal("[simplified]\n4 = ['gandalf', 'mole']") == ("MM-12.1", "content-simplified")


@pytest.mark.rule("MM-12.1", "MM-2.1")
def test_a_simplified_game_needs_enough_dwarves():
    assert refusal("[simplified]\n4 = ['mole', 'crook', 'lucky']") == ("MM-2.1", "content-setup")


# Tools, decks, events


@pytest.mark.rule("MM-1.1")
@pytest.mark.parametrize("toml", ["[tools]\nstar = 4", "[tools]\nstar = 6", "[tools]\nstar = -1\ncart = 11"])
def test_there_are_thirty_six_tools(toml):
    assert refusal(toml) == ("MM-1.1", "content-tools")


@pytest.mark.rule("MM-1.1")
def test_thirty_five_tools_are_counted():
    with pytest.raises(Unreadable) as refused:
        read_box("[tools]\nstar = 4")
    assert refused.value.details == {"count": 35, "expected": 36}


@pytest.mark.rule("MM-1.1")
def test_tools_may_be_moved_between_kinds():
    box = read_box("[tools]\nstar = 4\ncart = 6")
    assert (Counter(box.tools)["star"], Counter(box.tools)["cart"]) == (4, 6)
    assert box.hash != standard_box().hash


@pytest.mark.rule("MM-1.1")
@pytest.mark.parametrize("count", [0, 9, 11])
def test_a_deck_has_ten_cards(count):
    assert refusal(f"[decks]\nI = {['nugget:1'] * count}") == ("MM-1.1", "content-deck")


@pytest.mark.rule("MM-6.3")
@pytest.mark.parametrize(
    "card", ["nugget:0", "nugget:10", "nugget", "special:1", "special:1:fly", "special:10:remove-1", "Collapse", "?", ""]
)
def test_a_card_must_be_one_that_we_know(card):
    assert refusal(f"[decks]\nI = {['nugget:1'] * 9 + [card]}") == ("MM-6.3", "content-card")


@pytest.mark.rule("MM-1.1")
def test_another_deck_is_played_with():
    box = read_box(f"[decks]\nI = {['nugget:9'] * 9 + ['special:0:ignore-all']}")
    assert Counter(box.decks["I"])["nugget:9"] == 9
    assert box.decks["II"] == standard_box().decks["II"]
    assert box.hash != standard_box().hash


@pytest.mark.rule("MM-11.3")
def test_there_is_an_event_for_every_round_of_a_long_game():
    gone = "\n".join(f"{event} = 0" for event in ("truce", "neighbours", "clearance", "free-beer", "aftershock"))
    assert refusal(f"[events]\n{gone}") == ("MM-11.3", "content-events")
    assert refusal("[events]\ntruce = -1\nclearance = 9") == ("MM-11.3", "content-events")


@pytest.mark.rule("MM-11.3")
def test_an_event_may_be_left_out_or_come_twice():
    box = read_box("[events]\ntruce = 0\nclearance = 2")
    assert "truce" not in box.events
    assert box.events.count("clearance") == 2
    assert refusal("[events]\nflood = 1") == ("", "content-unknown")


# Markers and board


@pytest.mark.rule("MM-2.2")
@pytest.mark.parametrize(("kind", "count"), [("standard", 15), ("standard", 17), ("bonus", 4), ("bonus", 6), ("bonus", 0)])
def test_there_is_a_marker_for_every_space(kind, count):
    assert refusal(f"[markers]\n{kind} = {['blank'] * count}") == ("MM-2.2", "content-markers")


@pytest.mark.rule("MM-7.7")
@pytest.mark.parametrize("marker", ["lava", "+0", "+10", "0", "ignore-2", "", "?"])
def test_a_marker_must_be_one_that_we_know(marker):
    assert refusal(f"[markers]\nbonus = {['blank'] * 4 + [marker]}") == ("MM-7.7", "content-marker")


@pytest.mark.rule("MM-5.1")
def test_not_so_many_spaces_are_forbidden_that_a_dwarf_could_not_be_placed():
    assert refusal(f"[markers]\nstandard = {['forbidden'] * 5 + ['blank'] * 11}") == ("MM-5.1", "content-forbidden")
    assert read_box(f"[markers]\nstandard = {['forbidden'] * 4 + ['blank'] * 12}")


@pytest.mark.rule("MM-1.2")
@pytest.mark.parametrize(("space", "towards"), [("T1", "T9"), ("T3", "P1"), ("T1", "T1"), ("D", "D")])
def test_a_board_with_a_circle_is_refused(space, towards):
    assert refusal(f"[board.{space}]\ntowards = '{towards}'") == ("MM-1.2", "content-tree")


@pytest.mark.rule("MM-1.2")
@pytest.mark.parametrize("towards", ["T17", "", "tavern", "t1", "Exit"])
def test_a_space_leads_to_a_space_that_there_is(towards):
    assert refusal(f"[board.P1]\ntowards = '{towards}'") == ("MM-1.2", "content-towards")


@pytest.mark.rule("MM-1.2")
@pytest.mark.parametrize(
    "toml",
    [
        "[board.T1]\ndeck = ''",
        "[board.T1]\ndeck = 'V'",
        "[board.P1]\nvalue = 0",
        "[board.P1]\nvalue = -2",
        "[board.P1]\nkind = 'tunnel'",
        "[board.T1]\nkind = 'pit'",
    ],
)
def test_a_tunnel_has_a_deck_and_a_pit_has_a_value(toml):
    assert refusal(toml) == ("MM-1.2", "content-space")


@pytest.mark.rule("MM-1.2")
def test_a_pit_may_hang_elsewhere_and_be_worth_more():
    box = read_box("[board.P1]\ntowards = 'T9'\nvalue = 6")
    assert box.board.order.index("P1") == box.board.order.index("T9") + 1
    assert box.board.ground["P1"].value == 6
    assert box.hash != standard_box().hash


@pytest.mark.rule("MM-1.2", "MM-1.1")
def test_there_is_no_seventeenth_space_and_none_is_missing():
    assert refusal("[board.T17]\nkind = 'tunnel'\ndeck = 'IV'\ntowards = 'T16'\nat = [0, 0]") == ("", "content-unknown")
    with pytest.raises(Unreadable, match="content-towards"):
        content._box(without("board", "T4"))


# Supply and set-up


@pytest.mark.rule("MM-1.1", "MM-6.6")
def test_there_is_at_least_one_collapse_marker():
    assert refusal("[supply]\ncollapse-markers = 0") == ("MM-1.1", "content-supply")
    assert read_box("[supply]\ncollapse-markers = 8").tables.supply.collapse_markers == 8


@pytest.mark.rule("MM-2.1")
@pytest.mark.parametrize("entry", ["hand = 5", "dwarves = 13", "play = 6", "play = 0", "start = -1", "hand = 10\ndwarves = 20"])
def test_a_set_up_must_come_out_even(entry):
    assert refusal(f"[setup.2]\n{entry}") == ("MM-2.1", "content-setup")


@pytest.mark.rule("MM-2.1")
def test_a_set_up_may_be_corrected():
    box = read_box("[setup.2]\nstart = 10\nplay = 4")
    game = MiniMiners(box)
    assert game.start(2).treasuries == (10, 10)
    assert box.hash != standard_box().hash


def test_a_bare_value_is_marked_as_yours():
    facts = read_box("[tools]\nstar = 4\ncart = 6").facts()
    assert [fact for fact, mark in facts if mark == "yours"] == ["tools.star 4", "tools.cart 6"]


def test_the_facts_list_everything_with_a_mark():
    marks = Counter(mark for _, mark in standard_box().facts())
    assert set(marks) == {"book", "deduced", "guess"}
    assert dict(standard_box().facts())["supply.collapse-markers 6"] == "book"
    assert dict(standard_box().facts())["board.P4.value 7"] == "deduced"


def test_a_corrected_box_is_another_game():
    game = load_game("mini-miners", "[tools]\nstar = 4\ncart = 6")
    assert game.content_hash != MiniMiners().content_hash
    assert game.start(2).pile.count("cart") == 6
