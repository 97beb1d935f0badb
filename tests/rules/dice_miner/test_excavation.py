"""Dice leave the mountain, and beer is shared (DM-4)."""

import pytest

from pithead.dice_miner.rules.events import Cheers
from pithead.game import IllegalEvent, Unreadable
from tests.rules.dice_miner.table import GAME, after, moves, phase, pile, refused, table, takes, troves

ROWS = """
            t1 g1
          t2 g2 m2
        t3 g3 m3 pick
      t4 gB mB oB shield
    t5 t1 g1 m1 chest cave1
"""


@pytest.mark.rule("DM-4.1")
def test_turns_go_clockwise_until_the_mountain_is_empty():
    state = table(seats=3, to_act=1, start=1, mountain="t1 t2 t3 t4 . .")
    order = []
    while phase(state)[0] == "excavation":
        order += GAME.to_act(state)
        state = after(state, moves(state)[0])
    assert order == [1, 2, 0, 1]
    assert phase(state) == ("magic", 2)
    assert troves(state) == ["t3", "t1 t4", "t2"]


@pytest.mark.rule("DM-4.1")
def test_nobody_takes_a_die_out_of_turn():
    assert refused(table(to_act=1), "take a1", seat=0) == ("DM-4.1", "not-your-turn")


@pytest.mark.rule("DM-4.1")
def test_an_excavation_without_a_mountain_is_no_position():
    with pytest.raises(Unreadable) as refusal:
        table(mountain=".")
    assert (refusal.value.rule, refusal.value.reason) == ("DM-4.1", "mountain-empty")


@pytest.mark.rule("DM-4.2")
def test_a_die_on_top_joins_the_trove_showing_the_same_face():
    state = after(table(mountain=ROWS, troves=["t3", "t4"]), "take a2")
    assert troves(state) == ["g1 t3", "t4"]
    assert state.mountain == pile(ROWS.replace("t1 g1", "t1 .", 1))
    assert phase(state) == ("excavation", 1)


@pytest.mark.rule("DM-4.2")
def test_only_the_two_top_dice_of_a_full_mountain_are_on_top():
    assert takes(table(mountain=ROWS)) == "a1 a2"


@pytest.mark.rule("DM-4.2")
def test_a_die_with_one_die_above_it_is_not_on_top():
    assert refused(table(mountain=ROWS), "take b1") == ("DM-4.2", "not-on-top")
    assert refused(table(mountain=ROWS), "take b2") == ("DM-4.2", "not-on-top")
    assert takes(after(table(mountain=ROWS), "take a1")) == "a2 b1"


@pytest.mark.rule("DM-4.2")
def test_there_is_nothing_to_take_from_an_empty_slot():
    assert refused(table(mountain="t1 . t2 . . ."), "take e2") == ("DM-4.2", "slot-empty")


@pytest.mark.rule("DM-4.2")
def test_a_turn_without_cheers_is_one_die_and_no_pass():
    assert refused(table(), "done") == ("DM-4.2", "must-take")
    assert phase(after(table(), "take a1")) == ("excavation", 1)


@pytest.mark.rule("DM-4.3")
def test_a_shared_beer_is_rolled_and_the_other_player_keeps_it():
    state = table(troves=["tB t1", "g1"])
    assert moves(state) == ["take a1", "take a2", "cheers tunnel to 1"]
    state = after(state, "cheers tunnel to 1")
    assert phase(state) == ("excavation", "chance")
    state = after(state, "rolled tunnel:4")
    assert troves(state) == ["t1", "g1 t4"]
    assert phase(state) == ("excavation", 0)


@pytest.mark.rule("DM-4.3")
def test_a_shared_beer_may_come_up_beer_again_and_serve_the_other_player():
    state = after(table(troves=["oB", ""]), "cheers tool to 1", "rolled tool:beer", "take a1", "done")
    assert troves(state) == ["t1", "oB"]
    assert moves(state)[-1] == "cheers tool to 0"


@pytest.mark.rule("DM-4.3")
@pytest.mark.parametrize(("beer", "kind"), [("tB", "tunnel"), ("hB", "hazard"), ("oB", "tool"), ("gB", "treasure"), ("mB", "magic")])
def test_any_kind_of_die_may_be_the_beer(beer, kind):
    state = table(seats=3, troves=[beer, "", ""])
    assert moves(state)[2:] == [f"cheers {kind} to 1", f"cheers {kind} to 2"]
    assert phase(after(state, f"cheers {kind} to 2")) == ("excavation", "chance")


@pytest.mark.rule("DM-4.3")
def test_two_equal_beers_are_one_choice():
    assert moves(table(troves=["tB tB", ""]))[2:] == ["cheers tunnel to 1"]


@pytest.mark.rule("DM-4.3")
def test_beer_is_shared_once_a_turn_and_before_the_first_die():
    state = after(table(troves=["tB oB", ""]), "cheers tunnel to 1", "rolled tunnel:1")
    assert refused(state, "cheers tool to 1") == ("DM-4.3", "cheers-once")
    assert refused(after(state, "take a1"), "cheers tool to 1") == ("DM-4.3", "cheers-once")
    assert not [text for text in moves(state) if text.startswith("cheers")]


@pytest.mark.rule("DM-4.3")
def test_the_next_turn_may_begin_with_another_cheers():
    state = after(table(troves=["tB oB", ""]), "cheers tunnel to 1", "rolled tunnel:1", "take a1", "done", "take a2")
    assert "cheers tool to 1" in moves(state)


@pytest.mark.rule("DM-4.3")
def test_without_a_beer_there_is_no_cheers():
    assert refused(table(troves=["t1", "tB"]), "cheers tunnel to 1") == ("DM-4.3", "no-beer")
    assert refused(table(troves=["oB", ""]), "cheers tunnel to 1") == ("DM-4.3", "no-beer")


@pytest.mark.rule("DM-4.3")
@pytest.mark.parametrize("to", [-1, 0, 2, 99])
def test_beer_goes_to_another_player_at_the_table(to):
    with pytest.raises(IllegalEvent) as refusal:
        GAME.apply(table(troves=["tB", ""]), 0, Cheers("tunnel", to))
    assert (refusal.value.rule, refusal.value.reason) == ("DM-4.3", "cheers-to")


@pytest.mark.rule("DM-4.3")
def test_nothing_happens_before_the_shared_beer_is_rolled():
    state = after(table(troves=["tB", ""]), "cheers tunnel to 1")
    for event in ("take a1", "cheers tunnel to 1", "done"):
        assert refused(state, event, seat=0) == ("DM-4.3", "roll-first")
    assert refused(state, "rolled tool:beer") == ("DM-4.3", "wrong-dice")
    assert refused(state, "rolled tunnel:1 tunnel:2") == ("DM-4.3", "wrong-dice")


@pytest.mark.rule("DM-4.4")
def test_after_cheers_dice_come_from_the_top_or_the_side():
    state = after(table(mountain=ROWS, troves=["tB", ""]), "cheers tunnel to 1", "rolled tunnel:1")
    assert takes(state) == "a1 a2 b1 b3 c1 c4 d1 d5 e1 e6"
    assert refused(state, "take b2") == ("DM-4.4", "buried")


@pytest.mark.rule("DM-4.4")
def test_after_cheers_both_dice_may_come_from_the_top():
    state = after(table(mountain=ROWS, troves=["tB", ""]), "cheers tunnel to 1", "rolled tunnel:1", "take a1", "take a2")
    assert troves(state) == ["g1 t1", "t1"]
    assert phase(state) == ("excavation", 1)


@pytest.mark.rule("DM-4.4")
def test_the_second_die_is_judged_after_the_pile_has_slid():
    state = table(mountain=ROWS, picks=2)
    assert "b2" not in takes(state)
    state = after(state, "take b1")
    assert takes(state) == "a2 b1 b2 b3 c1 c4 d1 d5 e1 e6"
    state = after(state, "take b1")
    assert troves(state)[0] == "t1 t2"
    assert phase(state) == ("excavation", 1)


@pytest.mark.rule("DM-4.4")
def test_an_empty_slot_stays_empty_after_cheers_too():
    assert refused(table(mountain="t1 . t2 . . .", picks=2), "take e2") == ("DM-4.4", "slot-empty")


@pytest.mark.rule("DM-4.4")
@pytest.mark.parametrize("picks", [-1, 3])
def test_cheers_allows_two_dice_not_three(picks):
    with pytest.raises(Unreadable) as refusal:
        table(picks=picks)
    assert (refusal.value.rule, refusal.value.reason) == ("DM-4.4", "picks")


@pytest.mark.rule("DM-4.5")
def test_after_cheers_the_first_die_is_compulsory_and_the_second_is_not():
    state = after(table(troves=["tB", ""]), "cheers tunnel to 1", "rolled tunnel:1")
    assert "done" not in moves(state)
    assert refused(state, "done") == ("DM-4.5", "must-take")
    state = after(state, "take e1")
    assert moves(state)[-1] == "done"
    assert phase(after(state, "done")) == ("excavation", 1)


@pytest.mark.rule("DM-4.5", "DM-5.1")
def test_if_only_one_die_is_left_one_is_taken():
    state = after(table(mountain="t1 . . . . .", troves=["tB", ""]), "cheers tunnel to 1", "rolled tunnel:2", "take e1")
    assert troves(state) == ["t1", "t2"]
    assert phase(state) == ("magic", 1)


@pytest.mark.rule("DM-4.6")
def test_the_dice_above_slide_down_from_the_upper_right():
    state = after(table(mountain=ROWS, picks=2), "take c1")
    assert state.mountain == pile("""
            . g1
          t1 g2 m2
        t2 g3 m3 pick
      t4 gB mB oB shield
    t5 t1 g1 m1 chest cave1
    """)


@pytest.mark.rule("DM-4.6")
def test_the_dice_above_slide_down_from_the_upper_left():
    state = after(table(mountain=ROWS, picks=2), "take e6")
    assert state.mountain == pile("""
            t1 .
          t2 g2 g1
        t3 g3 m3 m2
      t4 gB mB oB pick
    t5 t1 g1 m1 chest shield
    """)


@pytest.mark.rule("DM-4.6")
def test_a_slide_ends_at_the_first_empty_slot():
    state = after(table(mountain="t1 t2  . g2 m2  t3 g3 m3 pick  t4 gB mB oB shield  t5 t1 g1 m1 chest cave1", picks=2), "take d1")
    assert state.mountain == pile("t1 t2  . g2 m2  . g3 m3 pick  t3 gB mB oB shield  t5 t1 g1 m1 chest cave1")


@pytest.mark.rule("DM-4.6")
def test_in_the_middle_of_the_pile_the_covered_side_slides_and_the_other_stays():
    left_covered = ". .  t1 . g2  t2 t3 g3 g1  t4 t5 mB oB pick  t1 t1 t1 t1 t1 t1"
    assert takes(table(mountain=left_covered, picks=2)) == "b1 b3 c1 c2 c3 c4 d1 d5 e1 e6"
    assert after(table(mountain=left_covered, picks=2), "take c2").mountain == pile(
        ". .  . . g2  t2 t1 g3 g1  t4 t5 mB oB pick  t1 t1 t1 t1 t1 t1"
    )
    assert after(table(mountain=left_covered, picks=2), "take c3").mountain == pile(
        ". .  t1 . .  t2 t3 g2 g1  t4 t5 mB oB pick  t1 t1 t1 t1 t1 t1"
    )


@pytest.mark.rule("DM-4.6")
def test_a_die_from_the_top_moves_nothing():
    assert after(table(mountain=ROWS, picks=2), "take a1").mountain == pile(ROWS.replace("t1 g1", ". g1", 1))


@pytest.mark.rule("DM-4.7")
def test_a_beer_taken_in_this_turn_is_not_shared_in_this_turn():
    state = after(table(mountain="tB oB t1 t2 t3 t4", troves=["gB", ""]), "cheers treasure to 1", "rolled treasure:1", "take e1")
    assert refused(state, "cheers tunnel to 1") == ("DM-4.3", "cheers-once")
    state = after(state, "take e2")
    assert refused(state, "cheers tunnel to 1", seat=0) == ("DM-4.1", "not-your-turn")
    assert moves(after(state, "take e3"))[-2:] == ["cheers tunnel to 1", "cheers tool to 1"]


@pytest.mark.rule("DM-4.7")
def test_a_beer_taken_alone_waits_for_the_next_turn():
    state = after(table(mountain="tB t1 t2 t3 t4 t5"), "take e1")
    assert refused(state, "cheers tunnel to 1", seat=0) == ("DM-4.1", "not-your-turn")
    assert "cheers tunnel to 1" in moves(after(state, "take e2"))


@pytest.mark.rule("DM-4.7")
@pytest.mark.parametrize("hero", list(GAME.box.heroes))
def test_the_faces_of_a_hero_are_never_shared(hero):
    assert not [text for text in moves(table(heroes=[hero, None])) if text.startswith("cheers")]


@pytest.mark.rule("DM-4.8")
def test_beer_is_shared_even_for_the_last_die():
    assert moves(table(mountain="t1 . . . . .", troves=["tB", ""])) == ["take e1", "cheers tunnel to 1"]


@pytest.mark.rule("DM-4.8")
def test_when_the_mountain_is_empty_nothing_happens_with_beers():
    state = after(table(mountain="t1 . . . . .", troves=["tB", "oB"]), "take e1")
    assert refused(state, "cheers tool to 0") == ("DM-4.1", "not-excavation")
    assert moves(state) == ["done"]
