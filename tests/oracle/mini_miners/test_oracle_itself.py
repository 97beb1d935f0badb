"""The oracle against single rules, worked out by hand."""

from collections import Counter

import pytest

from tests.oracle.mini_miners import box
from tests.oracle.mini_miners.dig import Digging
from tests.oracle.mini_miners.escape import escape, options
from tests.oracle.mini_miners.market import haggle, search, stock
from tests.oracle.mini_miners.oracle import collect, finish, recover
from tests.oracle.mini_miners.placement import place
from tests.oracle.mini_miners.recruit import standard_on_tunnel
from tests.oracle.mini_miners.table import Ask, Dwarf, Table


def table(*dwarves, **fields):
    """A table with these dwarves, `crook 1 T4` or `anvil 0 . star` with a face-down tool; a seat that is not named has nobody."""
    t = Table(2)
    for line in dwarves:
        name, owner, place, *tools = line.split()
        t.crew[name] = Dwarf(name, int(owner), place.strip("."), hidden=tools)
    for name, value in fields.items():
        setattr(t, name, value)
    return t


def run(game, *answers):
    """What is waited for before each answer, and after the last one; None when all is done."""
    waits = [next(game, None)]
    for text in answers:
        try:
            waits.append(game.send((0, text) if isinstance(waits[-1], Ask) else text))
        except StopIteration:
            waits.append(None)
    return waits


def legal(wait):
    [choices] = wait.legal().values()
    return choices


@pytest.mark.rule("MM-1.1")
def test_the_rules_page_holds_the_whole_box():
    assert (sorted(box.INITIATIVE.values()), box.TOOLS.total(), len(box.EVENTS)) == ([*range(1, 19)], 36, 8)
    assert [cards.total() for cards in box.DECKS.values()] == [10] * 4
    assert (box.STANDARD.total(), box.BONUS.total()) == (16, 5)
    symbols = zip(
        ["sleuth", "hardhead", "packmule", "glimmer", "kaboom", "mole"], ["magnifier", "helmet", "cart", "lantern", "dynamite", "shovel"]
    )
    assert dict(symbols) == box.SYMBOL


@pytest.mark.rule("MM-1.2", "MM-6.1")
def test_a_pit_comes_after_its_crossing():
    assert box.ORDER[:5] == ["T1", "T2", "T3", "P1", "T4"]
    assert box.within("T3", 1) == {"T2", "T3", "T4", "P1"}
    assert [box.DECK_OF[space] for space in ("T4", "T5", "T12", "T13")] == ["I", "II", "III", "IV"]


@pytest.mark.rule("MM-4.2")
def test_discards_are_shuffled_in_between_two_tools():
    t = table(market=["", "", "cart", "star", "lantern"], pile=["helmet"], discards=["cart", "shovel"])
    due = next(stock(t))
    assert due.count == 2
    assert due.accepts("laid helmet shovel")
    assert not due.accepts("laid shovel helmet")
    assert not due.accepts("laid helmet")


@pytest.mark.rule("MM-8.13")
def test_anvil_with_a_shown_star_has_a_tool():
    t = table("haggler 0 .", "anvil 1 . star")
    waits = run(haggle(t), "target anvil", "use star")
    assert legal(waits[1]) == {"use star", "pass"}
    assert (waits[2], t.crew["anvil"].shown, t.treasuries) == (None, ["star"], [6, 10])
    assert run(search(t)) == [None]


@pytest.mark.rule("MM-8.4", "MM-8.16")
def test_ticktock_stopped_by_a_star_may_borrow_a_lantern():
    t = table("handyman 0 T1 lantern", "crook 1 T2 star", "ticktock 0 .")
    waits = run(place(t, t.crew["ticktock"]), "target crook", "use star", "borrow lantern")
    assert "target crook" not in legal(waits[2])
    assert (waits[3].phase["lent"], waits[3].phase["foiled"]) == (True, True)
    assert legal(waits[3]) == {f"place ticktock P{number}" for number in range(1, 5)}
    assert t.discards == ["lantern"]


@pytest.mark.rule("MM-8.15")
def test_both_stars_are_paid_the_lowest_first():
    t = table("crook 1 T2 star", "lucky 1 T4 star", "trickster 0 .", treasuries=[3, 0])
    t.markers |= {"T2": "cart", "T4": "+1"}
    run(place(t, t.crew["trickster"]), "place trickster T9", "target lucky", "target crook", "use star", "use star")
    assert (t.treasuries, t.markers["T2"]) == ([0, 3], "cart")


@pytest.mark.rule("MM-6.6")
def test_a_seventh_marker_removes_everybody_in_the_mine():
    t = table("crook 1 T2", "lucky 0 T9", "mole 0 tavern", collapses=["T11"] * 6)
    game = collect(t)
    assert run(game, "revealed collapse")[-1] is None
    assert [dwarf.place for dwarf in t.crew.values()] == ["removed", "removed", "tavern"]
    assert len(t.collapses) == box.COLLAPSE_MARKERS


@pytest.mark.rule("MM-6.8")
def test_markers_on_the_own_space_and_in_pits_block_nobody():
    t = table("crook 1 T5", collapses=["T5", "P1"])
    assert options(t, t.crew["crook"], 0, [], 0) == ({"sacrifice T5", "sacrifice P1"}, "escape")
    t.collapses.append("T4")
    assert options(t, t.crew["crook"], 0, [], 0)[1] == "pass"
    assert options(t, t.crew["crook"], 1, [], 0)[1] == "escape"


@pytest.mark.rule("MM-7.3")
def test_a_magnifier_and_a_cart_draw_three_and_return_one():
    t = table("sleuth 0 T1 cart")
    t.decks["I"]["cards"] = ["collapse", "nugget:1", "nugget:2", "nugget:2"]
    said = ["use magnifier", "use cart", "dig", "looked nugget:1 collapse nugget:2 for 0", "return collapse under"]
    waits = run(Digging(t, t.crew["sleuth"]).dig(), *said)
    assert (waits[3].count, legal(waits[1])) == (3, {"use cart", "dig"})
    assert waits[-1].accepts("revealed nugget:2 nugget:1")
    assert t.decks["I"]["under"] == [{"card": "collapse", "seat": 0}]


@pytest.mark.rule("MM-7.4")
def test_a_helmet_draws_until_enough_cards_are_no_collapse():
    t = table("hardhead 0 T13")
    t.decks["IV"]["cards"] = ["collapse", "collapse", "nugget:7"]
    waits = run(Digging(t, t.crew["hardhead"]).dig(), "revealed collapse", "use helmet", "revealed collapse", "revealed nugget:7")
    assert (waits[-1], t.crew["hardhead"].gold, t.collapses) == (None, 7, ["T13", "T13"])


@pytest.mark.rule("MM-8.7", "MM-8.8")
def test_the_crook_takes_half_of_the_collected_gold_rounded_up():
    t = table("crook 1 tavern", "lucky 0 T1", lurking="crook")
    t.crew["lucky"].gold = 5
    assert run(escape(t, t.crew["lucky"], 0)) == [None]
    assert (t.treasuries, t.lurking) == ([8 + 2 + 2, 8 + 3], "")


@pytest.mark.rule("MM-8.14", "MM-11.3")
def test_the_innkeeper_and_free_beer_pay_in_recovery():
    t = table("crook 1 tavern", "lucky 0 tavern", "innkeeper 0 tavern star", event="free-beer")
    t.crew["innkeeper"].host = True
    recover(t, fell_in=False)
    assert (t.treasuries, t.stores) == ([8 + 1 + 1, 8], [["star"], []])


@pytest.mark.rule("MM-9.2")
def test_a_tie_goes_to_the_lowest_initiative_also_of_a_removed_dwarf():
    t = table("mole 1 removed", "ticktock 0 tavern", treasuries=[9, 8], stores=[["star"] * 2, ["cart"] * 3])
    finish(t)
    assert (t.treasuries, t.winners) == ([9, 9], [1])


@pytest.mark.rule("MM-2.2")
def test_standard_markers_lie_on_the_tunnel_alone():
    markers = dict(zip([space for space in box.ORDER if space in box.TUNNEL], box.STANDARD.elements()))
    markers |= dict(zip([space for space in box.ORDER if space not in box.TUNNEL], box.BONUS.elements()))
    assert standard_on_tunnel([markers[space] for space in box.ORDER])
    assert not standard_on_tunnel([markers[space] for space in reversed(box.ORDER)])
    assert Counter(markers.values()) == box.STANDARD + box.BONUS
