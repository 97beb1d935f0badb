"""Symbols are spent to roll dice again (DM-5)."""

import pytest

from pithead.dice_miner.rules.events import Spend
from pithead.game import IllegalEvent, Unreadable
from tests.rules.dice_miner.table import GAME, after, moves, phase, refused, table, troves


def magic(*lines, **fields):
    return table("magic", troves=list(lines), **fields)


@pytest.mark.rule("DM-5.1")
def test_the_left_neighbour_of_whoever_took_the_last_die_goes_first():
    state = after(table(seats=3, to_act=1, mountain="t1 . . . . ."), "take e1")
    assert phase(state) == ("magic", 2)
    assert state.phase.waiting == (0, 1)


@pytest.mark.rule("DM-5.1")
def test_a_second_pick_that_nobody_can_take_does_not_change_who_goes_first():
    state = after(table(seats=3, to_act=1, mountain="t1 . . . . .", picks=2), "take e1")
    assert phase(state) == ("magic", 2)


@pytest.mark.rule("DM-5.1")
def test_everybody_has_one_magic_turn_even_with_nothing_to_spend():
    state = magic("t1", "t1", "t1", "t1", to_act=2)
    order = []
    while phase(state)[0] == "magic":
        order += GAME.to_act(state)
        assert moves(state) == ["done"]
        state = after(state, "done")
    assert order == [2, 3, 0, 1]


@pytest.mark.rule("DM-5.1")
def test_magic_out_of_turn_is_refused():
    state = magic("m1 t1", "m1 t1")
    for event in ("spend magic:1", "roll tunnel:1", "done"):
        assert refused(state, event, seat=1) == ("DM-5.1", "not-your-turn")


@pytest.mark.rule("DM-5.2")
def test_a_magic_die_rolls_as_many_dice_as_it_shows_symbols():
    state = magic("m2 t1 t2 pick", "")
    assert moves(state) == ["spend magic:2", "done"]
    state = after(state, "spend magic:2")
    assert moves(state) == ["roll tool:pickaxe", "roll tunnel:1", "roll tunnel:2"]
    state = after(state, "roll tunnel:2", "roll tool:pickaxe")
    assert phase(state) == ("magic", "chance")
    state = after(state, "rolled tunnel:5 tool:beer")
    assert troves(state)[0] == "m2! oB t1 t5"
    assert moves(state) == ["done"]


@pytest.mark.rule("DM-5.2")
def test_the_chosen_dice_are_different_dice():
    state = after(magic("m2 t1 t1 t2", ""), "spend magic:2", "roll tunnel:2")
    assert moves(state) == ["roll tunnel:1"]
    assert refused(state, "roll tunnel:2") == ("DM-5.2", "die-not-free")
    assert troves(after(state, "roll tunnel:1", "rolled tunnel:4 tunnel:5"))[0] == "m2! t1 t4 t5"


@pytest.mark.rule("DM-5.2")
def test_magic_is_optional():
    state = after(magic("m3 t1 t2 t3", "m1 t1"), "done")
    assert phase(state) == ("magic", 1)
    assert troves(state)[0] == "m3 t1 t2 t3"


@pytest.mark.rule("DM-5.2")
def test_dice_are_chosen_only_for_magic_that_is_being_spent():
    assert refused(magic("m1 t1", ""), "roll tunnel:1") == ("DM-5.2", "spend-first")
    state = after(magic("m1 t1", ""), "spend magic:1")
    assert refused(state, "roll tunnel:5") == ("DM-5.2", "not-in-trove")


@pytest.mark.rule("DM-5.2")
def test_the_chosen_dice_roll_before_anything_else():
    state = after(magic("m1 m2 t1", ""), "spend magic:1", "roll tunnel:1")
    for event in ("spend magic:2", "roll magic:2", "done"):
        assert refused(state, event, seat=0) == ("DM-5.2", "roll-first")
    assert refused(state, "rolled tool:beer") == ("DM-5.2", "wrong-dice")


@pytest.mark.rule("DM-5.2")
@pytest.mark.parametrize("die", ["magic:2", "tunnel:1", "magic:beer", "nothing"])
def test_only_magic_that_the_trove_shows_can_be_spent(die):
    with pytest.raises(IllegalEvent) as refusal:
        GAME.apply(magic("m1 t1 mB", ""), 0, Spend(die))
    assert (refusal.value.rule, refusal.value.reason) == ("DM-5.2", "no-such-magic")


@pytest.mark.rule("DM-5.2")
def test_dice_chosen_that_are_not_in_the_trove_are_no_position():
    for fields in ({"to_choose": 2}, {"rolling": "t2", "to_act": "chance", "turn": 0}, {"rolling": "t1", "to_act": 0}):
        with pytest.raises(Unreadable) as refusal:
            magic("t1", "", **fields)
        assert (refusal.value.rule, refusal.value.reason) == ("DM-5.2", "position-rolling")


@pytest.mark.rule("DM-5.3")
def test_a_spent_magic_die_is_neither_rolled_nor_spent_again():
    state = magic("m1! m2 t1", "")
    assert moves(state) == ["spend magic:2", "done"]
    assert refused(state, "spend magic:1") == ("DM-5.3", "no-such-magic")
    state = after(state, "spend magic:2")
    assert moves(state) == ["roll tunnel:1"]
    assert refused(state, "roll magic:2!") == ("DM-5.3", "die-not-free")


@pytest.mark.rule("DM-5.3")
def test_an_unspent_magic_die_may_be_rolled_and_spent_later():
    state = after(magic("m1 m2 t1", ""), "spend magic:1", "roll magic:2", "rolled magic:3")
    assert moves(state) == ["spend magic:3", "done"]
    assert moves(after(state, "spend magic:3")) == ["roll tunnel:1"]


@pytest.mark.rule("DM-5.3")
def test_an_unspent_magic_die_may_roll_its_magic_away():
    state = after(magic("m1 m2 t1", ""), "spend magic:1", "roll magic:2", "rolled magic:beer")
    assert moves(state) == ["done"]


@pytest.mark.rule("DM-5.4")
def test_all_the_dice_that_magic_asks_for_must_roll():
    state = after(magic("m3 m1 t1 t2 t3", ""), "spend magic:3", "roll tunnel:1")
    assert "done" not in moves(state)
    assert refused(state, "done") == ("DM-5.4", "choose-dice")
    assert refused(state, "spend magic:1") == ("DM-5.4", "choose-dice")


@pytest.mark.rule("DM-5.4")
def test_a_magic_die_does_not_roll_itself():
    assert moves(after(magic("m1 t1", ""), "spend magic:1")) == ["roll tunnel:1"]
    assert moves(after(magic("m1 m1", ""), "spend magic:1")) == ["roll magic:1"]


@pytest.mark.rule("DM-5.4")
def test_with_fewer_dice_than_symbols_all_of_them_roll():
    state = after(magic("m3 t1 hB", ""), "spend magic:3", "roll tunnel:1")
    assert phase(state) == ("magic", "chance")
    assert troves(after(state, "rolled tunnel:2"))[0] == "hB m3! t2"


@pytest.mark.rule("DM-5.2", "DM-5.4")
def test_magic_that_could_roll_no_die_is_not_spent():
    state = magic("m1 m2! cave1", "", heroes=["alchemist", None])
    assert moves(magic("m1 m2! cave1", "")) == ["done"]
    assert refused(state, "spend magic:1") == ("DM-5.2", "nothing-to-roll")
    assert moves(magic("m2! cave1", "", heroes=["alchemist", None])) == ["done"]
    assert refused(magic("m2! cave1", "", heroes=["alchemist", None]), "spend hero") == ("DM-5.2", "nothing-to-roll")


@pytest.mark.rule("DM-5.5")
@pytest.mark.parametrize("die", ["cave1", "dragon4", "hB"])
def test_hazard_dice_are_never_rolled_by_magic(die):
    state = after(magic(f"m1 t1 {die}", ""), "spend magic:1")
    assert moves(state) == ["roll tunnel:1"]
    face = f"hazard:{'beer' if die == 'hB' else die}"
    assert refused(state, f"roll {face}") == ("DM-5.5", "hazard-never-rolls")


@pytest.mark.rule("DM-5.5")
def test_a_beer_that_is_no_hazard_may_be_rolled():
    assert moves(after(magic("m1 tB hB", ""), "spend magic:1")) == ["roll tunnel:beer"]


@pytest.mark.rule("DM-5.6")
def test_the_alchemist_spends_three_faces_one_by_one():
    state = magic("t1", "", heroes=["alchemist", None])
    for face in ("tunnel:2", "tunnel:3", "tunnel:4"):
        assert moves(state) == ["spend hero", "done"]
        state = after(state, "spend hero")
        state = after(state, moves(state)[0], f"rolled {face}")
    assert moves(state) == ["done"]
    assert refused(state, "spend hero") == ("DM-5.6", "hero-spent")


@pytest.mark.rule("DM-5.6")
@pytest.mark.parametrize(("hero", "faces"), [("dragon-slayer", 1), ("surveyor", 1), ("engineer", 0), ("prospector", 0), ("treasurer", 0)])
def test_each_magic_face_of_a_hero_is_spent_once(hero, faces):
    state = magic("t1", "", heroes=[hero, None])
    for _ in range(faces):
        state = after(state, "spend hero", "roll tunnel:1", "rolled tunnel:1")
    assert moves(state) == ["done"]
    assert refused(state, "spend hero") == ("DM-5.6", "hero-spent")


@pytest.mark.rule("DM-5.6")
def test_a_player_without_a_hero_has_no_magic_but_dice():
    assert refused(magic("t1", ""), "spend hero") == ("DM-5.6", "hero-spent")


@pytest.mark.rule("DM-5.6")
def test_the_faces_of_a_hero_are_never_rolled():
    state = after(magic("m1 t1", "", heroes=["engineer", None]), "spend magic:1")
    assert moves(state) == ["roll tunnel:1"]
    assert refused(state, "roll tunnel:2") == ("DM-5.2", "not-in-trove")


@pytest.mark.rule("DM-5.6", "DM-5.8")
def test_the_magic_of_a_hero_is_there_again_in_the_next_round():
    state = magic("t1", "t2", heroes=["surveyor", "engineer"], round=2, scores=[[3], [9]])
    assert moves(state) == ["spend hero", "done"]
    state = after(state, "spend hero", "roll tunnel:1", "rolled tunnel:1")
    assert moves(state) == ["done"]
    again = magic("t1", "t2", heroes=["surveyor", "engineer"], round=3, scores=[[3, 3], [9, 9]])
    assert moves(again) == ["spend hero", "done"]


@pytest.mark.rule("DM-5.7")
def test_the_same_die_may_be_rolled_by_a_later_spend():
    state = after(magic("m1 m1 t1", ""), "spend magic:1", "roll tunnel:1", "rolled tunnel:4", "spend magic:1")
    assert "roll tunnel:4" in moves(state)
    assert troves(after(state, "roll tunnel:4", "rolled tunnel:2"))[0] == "m1! m1! t2"


@pytest.mark.rule("DM-5.8")
def test_spent_marks_end_with_the_round():
    state = after(magic("m1! m3! t1", "m2! chest", waiting=[]), "done")
    assert troves(state) == ["m1 m3 t1", "m2 chest"]


@pytest.mark.rule("DM-5.8")
def test_a_spent_mark_outside_the_magic_phase_is_no_position():
    for phase_name, line in (("excavation", "m1!"), ("replenish", "m1!")):
        with pytest.raises(Unreadable) as refusal:
            table(phase_name, troves=[line, ""])
        assert (refusal.value.rule, refusal.value.reason) == ("DM-5.8", "spent-mark")
