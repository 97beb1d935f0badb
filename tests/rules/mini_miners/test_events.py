"""The event cards (MM-11)."""

import pytest

from tests.rules.mini_miners.mine import BOX, GAME, after, asked, at_home, card, fixed, mine, moves, opening, refused

NAMES = BOX.names[:12]


def drafted(event):
    """Seat 0 has picked every odd dwarf, seat 1 every even one, as far as the hands allow."""
    state = after(opening(event=event), f"dealt {','.join(NAMES[:6])} {','.join(NAMES[6:])}")
    picked = [[], []]
    while asked(state)[0] == "draft":
        for seat in (0, 1):
            name = state.phase.hands[seat][0]
            picked[seat].append(name)
            state = after(state, f"{seat}: pick {name}")
    return state, picked


@pytest.mark.rule("MM-11.1")
def test_neighbour_trouble_hands_the_troops_over_to_the_left():
    state, picked = drafted("neighbours")
    assert set(picked[0]) <= set(state.phase.troops[1])
    assert set(picked[1]) <= set(state.phase.troops[0])
    plain, picked = drafted("truce")
    assert set(picked[0]) <= set(plain.phase.troops[0])


@pytest.mark.rule("MM-11.1")
def test_after_neighbour_trouble_everybody_discards_one_and_reveals():
    state, _ = drafted("neighbours")
    assert asked(state) == ("discarding", (0, 1))
    own, other = state.phase.troops
    assert refused(state, f"discard {other[0]}", seat=0) == ("MM-3.2", "not-in-troop")
    state = after(state, f"0: discard {own[0]}", f"1: discard {other[0]}")
    assert {dwarf.name for dwarf in state.crew if dwarf.owner == 0} == set(own[1:])


@pytest.mark.rule("MM-11.1", "MM-12.3")
def test_neighbour_trouble_with_open_draft_gives_each_pick_to_the_left_at_once_and_nobody_discards():
    state = after(opening(3, event="neighbours", open_draft=True), "starts 2")
    state = after(state, "enlist sleuth", "enlist handyman", "enlist hardhead")
    assert state.phase.troops == (("sleuth",), ("handyman",), ("hardhead",))
    while asked(state)[0] == "levy":
        state = after(state, moves(state)[0])
    assert asked(state)[0] in ("market", "fetching")
    assert [sum(dwarf.owner == seat for dwarf in state.crew) for seat in range(3)] == [4, 4, 4]
    assert state.first == 1 == state.dwarf("handyman").owner


@pytest.mark.rule("MM-11.2")
@pytest.mark.parametrize(("space", "value"), [("P1", 4), ("P2", 5), ("P3", 5), ("P4", 9), ("D", 9)])
def test_diamond_rush_makes_pits_and_the_last_space_worth_two_more(space, value):
    state = mine("dig", {"lucky": f"0 {space} star", "mole": "1 removed"}, event="diamond-flow")
    assert card(state, "lucky") == f"{space} {value}g star"


@pytest.mark.rule("MM-11.2")
def test_diamond_rush_changes_no_tunnel_and_no_card():
    state = mine("dig", {"lucky": "0 T1 star", "mole": "1 T9"}, event="diamond-flow", decks={"I": ""})
    assert card(state, "lucky") == "T1 star"
    state = after(mine("dig", {"lucky": "0 T13 star", "mole": "1 T14"}, event="diamond-flow"), "dig", "revealed nugget:5")
    assert card(state, "lucky") == "T13 5g star"


@pytest.mark.rule("MM-11.3")
def test_clearance_sells_the_open_market_for_one():
    state = mine("market", {"lucky": "0", "mole": "1"}, gold=[1, 8], event="clearance")
    assert "buy 1" in moves(state)
    state = after(state, "buy 1", "laid star")
    assert state.treasuries == (0, 8)
    assert refused(state, "buy 1") == ("MM-4.2", "too-poor")


@pytest.mark.rule("MM-11.3")
def test_clearance_changes_no_other_price():
    state = mine("market", {"lucky": "0", "mole": "1"}, event="clearance")
    assert after(state, "buy blind").treasuries == (7, 8)
    assert after(state, "shuffle").treasuries == (7, 8)
    assert after(mine("market", {"lucky": "0", "mole": "1"}, event="truce"), "buy 1").treasuries == (6, 8)


@pytest.mark.rule("MM-11.3")
def test_free_beer_pays_everybody_a_nugget_for_two_own_dwarves_in_the_tavern():
    crew = {"lucky": "0 tavern", "sleuth": "0 tavern", "packmule": "0 tavern", "mole": "1 tavern", "kaboom": "1 removed"}
    assert mine("recovery", crew, event="free-beer").treasuries == (9, 8)
    assert mine("recovery", crew, event="truce").treasuries == (8, 8)


@pytest.mark.rule("MM-11.3", "MM-8.14")
def test_free_beer_and_the_innkeeper_both_pay():
    crew = {"innkeeper": "0 tavern host", "lucky": "0 tavern", "mole": "1 tavern", "sleuth": "1 tavern"}
    assert mine("recovery", crew, event="free-beer").treasuries == (8 + 1 + 2, 8 + 1)


@pytest.mark.rule("MM-11.3")
def test_the_aftershock_falls_on_a_tunnel_space_after_the_last_placement_and_hurts_nobody():
    state = after(mine("call", {"lucky": "0 T5", "mole": "1"}, event="aftershock"), "place mole T9")
    assert asked(state) == ("shaking", "chance")
    state = after(state, "shook T5")
    assert (state.collapses, card(state, "lucky")) == (("T5",), "T5")
    state = after(state, "revealed nugget:2", "escape")
    assert at_home(state) == ["lucky"]


@pytest.mark.rule("MM-11.3")
@pytest.mark.parametrize("space", ["P1", "D"])
def test_the_aftershock_never_falls_on_a_pit_or_the_last_space(space):
    state = after(mine("call", {"lucky": "0 T5", "mole": "1"}, event="aftershock"), "place mole T9")
    assert refused(state, f"shook {space}") == ("MM-11.3", "shook-wrong")
    assert {GAME.sample(state, fixed(n)).space for n in range(16)} == set(BOX.board.tunnel)


@pytest.mark.rule("MM-11.3", "MM-8.3")
@pytest.mark.parametrize(("attacker", "space"), [("scoundrel", "T6"), ("bully", "T16"), ("trickster", "T16")])
def test_in_a_truce_nobody_is_targeted(attacker, space):
    state = mine("call", {attacker: "0", "lucky": "1 T5"}, event="truce")
    assert asked(after(state, f"place {attacker} {space}")) == ("drawing", "chance")


@pytest.mark.rule("MM-11.3", "MM-8.16")
def test_in_a_truce_ticktock_takes_nobody_s_place():
    state = mine("call", {"ticktock": "0 lantern", "lucky": "1 T5", "handyman": "0 T1"}, event="truce")
    assert not [move for move in moves(state) if move.startswith("target")]
    assert refused(state, "target lucky") == ("MM-8.16", "no-target")


@pytest.mark.rule("MM-11.3", "MM-8.16", "MM-8.4")
def test_in_a_truce_a_borrowed_lantern_takes_nobody_s_pit():
    state = mine("call", {"ticktock": "0", "glimmer": "1 P1", "handyman": "0 T1 lantern"}, event="truce")
    state = after(state, "borrow lantern")
    assert refused(state, "target glimmer") == ("MM-8.16", "no-target")


@pytest.mark.rule("MM-11.3", "MM-8.7", "MM-8.10")
def test_a_truce_keeps_haggler_and_crook_from_their_trade():
    assert asked(mine("bargain", {"haggler": "0", "lucky": "1 cart"}, event="truce")) == ("placing", 1)
    state = after(mine("dig", {"crook": "0 T1", "lucky": "1 T5"}, event="truce"), "revealed nugget:1")
    assert asked(state) == ("drawing", "chance")


@pytest.mark.rule("MM-11.3", "MM-5.1")
def test_upside_down_calls_the_highest_initiative_first():
    state = mine("call", {"sleuth": "0", "mole": "1", "anvil": "0"}, event="upside-down")
    assert state.phase.dwarf == "anvil"
    state = after(state, "place anvil T9")
    assert state.phase.dwarf == "mole"
    assert refused(state, "place sleuth T5") == ("MM-5.1", "not-called")


@pytest.mark.rule("MM-11.3", "MM-4.1")
def test_upside_down_does_not_turn_the_market_around():
    assert asked(mine("market", {"sleuth": "0", "mole": "1"}, event="upside-down")) == ("market", 0)


@pytest.mark.rule("MM-11.3")
@pytest.mark.parametrize(
    ("space", "texts", "gold"),
    [
        ("T9", ["revealed nugget:4"], 5),
        ("T13", ["revealed nugget:5"], 6),
        ("T5", ["revealed nugget:2"], 2),
        ("T9", ["revealed special:2:draw-tool", "gold"], 3),
        ("T9", ["revealed special:3:ignore-1", "bonus"], 1),
    ],
)
def test_a_rich_vein_gives_a_nugget_more_on_the_decks_three_and_four(space, texts, gold):
    state = mine("dig", {"lucky": f"0 {space}", "mole": "1 T16"}, event="rich-vein", collapses="D")
    assert card(after(state, *texts), "lucky") == f"{space} {gold}g"


@pytest.mark.rule("MM-11.3")
def test_a_rich_vein_gives_nothing_without_a_find():
    state = mine("dig", {"hardhead": "0 T9", "mole": "1 T16"}, event="rich-vein", decks={"III": "collapse"})
    assert card(after(state, "revealed collapse", "use helmet"), "hardhead") == "T9"
    assert card(mine("dig", {"lucky": "0 T9", "mole": "1 T16"}, event="rich-vein", decks={"III": ""}, collapses="D"), "lucky") == "T9"


@pytest.mark.rule("MM-11.3", "MM-6.2")
def test_a_rich_vein_runs_through_no_pit():
    assert card(mine("dig", {"lucky": "0 P3", "mole": "1 T16"}, event="rich-vein", collapses="D"), "lucky") == "P3 3g"


@pytest.mark.rule("MM-11.3", "MM-6.7")
def test_the_nugget_of_a_rich_vein_is_there_before_the_marker_counts():
    state = mine("dig", {"lucky": "0 T9", "mole": "1 T16"}, event="rich-vein", collapses="D", markers={"T9": "-1"})
    assert card(after(state, "revealed special:3:ignore-1", "bonus"), "lucky") == "T9"


@pytest.mark.rule("MM-11.3", "MM-8.9")
def test_the_daredevil_finds_a_rich_vein_where_he_stands_not_where_he_digs():
    state = mine("dig", {"daredevil": "0 T1", "mole": "1 T16"}, event="rich-vein", collapses="D")
    assert card(after(state, "dig IV", "revealed nugget:5"), "daredevil") == "T1 5g"
