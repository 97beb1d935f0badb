"""Dice are cached, the others rolled, and a new mountain filled (DM-7)."""

from random import Random

import pytest

from pithead.dice_miner.rules.events import Cache, Filled
from pithead.fair import loose
from pithead.game import CHANCE, IllegalEvent, Step, Unreadable
from tests.rules.dice_miner.table import GAME, after, dice, moves, phase, pile, refused, short, table, troves

TWENTY = "t1 t2 t3 m1 g1 t4 t5 g2 pick t1 tB m2 cave1 t2 t3 oB t4 g3 t5 dragon3"


def replenish(*lines, to_act=0, heroes=None, **fields):
    return table("replenish", to_act, troves=list(lines), heroes=heroes, **{"scores": [[5]] * len(lines), "round": 1} | fields)


def scored(*lines, heroes=None, **fields):
    """The position after the scoring of round 1."""
    return after(table("magic", troves=list(lines), heroes=heroes, waiting=[], **fields), "done")


@pytest.mark.rule("DM-7.1")
def test_as_many_dice_may_be_cached_as_chests_are_shown():
    state = replenish("chest t1 t2 t3", "")
    state = after(state, "cache tunnel:1", "cache tunnel:2")
    assert moves(state) == ["done"]
    assert refused(state, "cache tunnel:3") == ("DM-7.1", "chests-full")


@pytest.mark.rule("DM-7.1")
def test_fewer_dice_may_be_cached_or_none():
    assert phase(after(replenish("chest t1", ""), "done")) == ("reroll", "chance")
    assert phase(after(replenish("chest t1 t2", ""), "cache tunnel:1", "done")) == ("reroll", "chance")


@pytest.mark.rule("DM-7.1")
def test_a_cached_die_keeps_its_face_for_the_next_round():
    state = after(replenish("chest t5 t5", "", scores=[[5], [9]]), "cache tunnel:5", "done", "rolled tool:beer tunnel:1")
    assert troves(state)[0] == "oB t1 t5"
    assert phase(state) == ("fill", "chance")


@pytest.mark.rule("DM-7.1")
def test_the_chests_of_the_hero_count():
    state = replenish("t1 t2 t3 chest", "", heroes=["treasurer", None])
    state = after(state, "cache tunnel:1", "cache tunnel:2", "cache tunnel:3")
    assert moves(state) == ["cache tool:chest2", "done"]


@pytest.mark.rule("DM-7.1")
@pytest.mark.parametrize("die", ["t1", "cave2", "dragon4", "g3", "m1", "pick", "shield", "tB", "hB", "oB"])
def test_any_die_may_be_cached_hazards_and_beers_too(die):
    state = replenish(f"chest {die}", "")
    (face,) = dice(die)
    assert moves(state) == [f"cache {face}", "done"]
    assert after(state, f"cache {face}").phase.cached == ((face,), ())


@pytest.mark.rule("DM-7.1")
def test_a_chest_does_not_keep_itself():
    state = replenish("chest t1", "")
    assert moves(state) == ["cache tunnel:1", "done"]
    assert refused(state, "cache tool:chest2") == ("DM-7.1", "own-chest")


@pytest.mark.rule("DM-7.1")
def test_two_chest_dice_keep_each_other_and_two_more():
    state = replenish("chest chest t1 t2 t3", "")
    state = after(state, "cache tool:chest2", "cache tool:chest2", "cache tunnel:1", "cache tunnel:2")
    assert moves(state) == ["done"]
    assert short(state.phase.cached[0]) == "chest chest t1 t2"


@pytest.mark.rule("DM-7.1")
def test_the_treasurer_keeps_a_chest_die():
    assert "cache tool:chest2" in moves(replenish("chest", "", heroes=["treasurer", None]))


@pytest.mark.rule("DM-7.1")
def test_only_dice_of_the_own_trove_that_are_not_cached_yet_can_be_cached():
    state = replenish("chest t1 t2", "t5")
    assert refused(state, "cache tunnel:5") == ("DM-7.1", "not-in-trove")
    assert refused(after(state, "cache tunnel:1"), "cache tunnel:1") == ("DM-7.1", "not-in-trove")


@pytest.mark.rule("DM-7.1")
def test_without_a_chest_nothing_is_cached():
    state = replenish("t1", "chest t1", to_act=[0, 1])
    assert refused(state, "cache tunnel:1", seat=0) == ("DM-7.1", "chests-full")


@pytest.mark.rule("DM-7.1")
def test_all_who_can_cache_choose_at_once_in_any_order():
    state = scored("chest t1", "t1 t2", "t1", heroes=[None, None, "treasurer"])
    assert phase(state) == ("replenish", (0, 2))
    assert moves(state) == ["0: cache tunnel:1", "0: done", "2: cache tunnel:1", "2: done"]
    first = after(state, "2: cache tunnel:1", "0: cache tunnel:1", "2: done", "0: done")
    second = after(state, "0: cache tunnel:1", "0: done", "2: cache tunnel:1", "2: done")
    assert first == second


@pytest.mark.rule("DM-7.1")
def test_only_those_choose_who_show_chests_and_have_a_die_to_cache():
    assert phase(scored("t1 t2", "t1")) == ("reroll", "chance")
    assert phase(scored("chest", "t1")) == ("reroll", "chance")
    assert phase(scored("", "t1", heroes=["treasurer", None])) == ("reroll", "chance")
    assert phase(scored("chest", "t1", heroes=["treasurer", None])) == ("replenish", 0)


@pytest.mark.rule("DM-7.1")
def test_who_has_said_done_has_chosen():
    state = after(replenish("chest t1", "chest t1", to_act=[0, 1]), "0: done")
    assert phase(state) == ("replenish", 1)
    assert refused(state, "cache tunnel:1", seat=0) == ("DM-7.1", "has-chosen")
    assert refused(state, "done", seat=0) == ("DM-7.1", "has-chosen")


@pytest.mark.rule("DM-7.1")
def test_nobody_sees_what_another_caches_before_choosing():
    state = replenish("chest t1 t2", "chest t4 t5", "t1", to_act=[0, 1])
    chosen = after(state, "1: cache tunnel:4")
    for seat in (0, 2, None):
        assert GAME.view(chosen, seat) == GAME.view(state, seat)
        assert GAME.seen(Step(1, Cache("tunnel:4")), seat) is None
    assert GAME.view(chosen, 1).cached == ((), ("tunnel:4",), ())
    assert GAME.seen(Step(1, Cache("tunnel:4")), 1) == Step(1, Cache("tunnel:4"))


@pytest.mark.rule("DM-7.1")
def test_once_all_have_chosen_everybody_sees_the_cached_dice():
    state = after(replenish("chest t1 t2", "chest t4 t5", to_act=[0, 1]), "1: cache tunnel:4", "1: done", "0: done")
    assert GAME.view(state, 0).cached == GAME.view(state, None).cached == ((), ("tunnel:4",))


@pytest.mark.rule("DM-7.1")
def test_cached_dice_that_are_not_in_the_trove_are_no_position():
    with pytest.raises(Unreadable) as refusal:
        replenish("chest t1", "", cached=["t2", ""])
    assert (refusal.value.rule, refusal.value.reason) == ("DM-7.1", "position-cached")


@pytest.mark.rule("DM-7.2")
def test_all_other_dice_are_rolled_seat_by_seat():
    state = after(replenish("chest t1 cave1", "g1 hB", scores=[[5], [9]]), "cache tunnel:1", "done")
    assert state.phase.waiting == (0, 1)
    assert refused(state, "rolled tool:beer") == ("DM-7.2", "wrong-dice")
    assert refused(state, "rolled tool:beer hazard:beer tunnel:1") == ("DM-7.2", "wrong-dice")
    state = after(state, "rolled hazard:dragon3 tool:shield")
    assert troves(state) == ["dragon3 shield t1", "hB g1"]
    state = after(state, "rolled treasure:3 hazard:cave2")
    assert troves(state) == ["dragon3 shield t1", "cave2 g3"]


@pytest.mark.rule("DM-7.2")
def test_who_has_cached_everything_or_has_nothing_rolls_nothing():
    state = after(replenish("t1", "t1", "", heroes=["treasurer", None, None]), "cache tunnel:1", "done")
    assert state.phase.waiting == (1,)


@pytest.mark.rule("DM-7.2")
def test_hazards_and_spent_magic_are_rolled_too():
    state = scored("cave1 m1! t1", "t1")
    assert phase(state) == ("reroll", "chance")
    kinds = sorted(face.partition(":")[0] for face in GAME.sample(state, loose(Random(3))).faces)
    assert kinds == ["hazard", "magic", "tunnel"]


@pytest.mark.rule("DM-7.2")
def test_rerolling_without_dice_to_roll_is_no_position():
    with pytest.raises(Unreadable) as refusal:
        table("reroll", "chance", troves=["", "t1"], waiting=[0], scores=[[1], [1]], round=1)
    assert (refusal.value.rule, refusal.value.reason) == ("DM-7.2", "position-reroll")


@pytest.mark.rule("DM-2.1", "DM-7.3")
@pytest.mark.parametrize(("name", "rule"), [("set-up", "DM-2.1"), ("lots", "DM-7.3")])
def test_an_empty_list_of_those_who_wait_is_nobody_and_not_everybody(name, rule):
    with pytest.raises(Unreadable) as refusal:
        table(name, "chance", troves=["", ""], waiting=[], scores=[[], []], round=1)
    assert (refusal.value.rule, refusal.value.reason) == (rule, "position-waiting")


@pytest.mark.rule("DM-7.3")
def test_whoever_has_the_fewest_points_in_all_starts_the_next_round():
    state = table("reroll", "chance", troves=["t1", "", ""], scores=[[9, 0], [1, 5], [3, 4]], round=2)
    state = after(state, "rolled tunnel:1")
    assert (state.start, state.round, phase(state)) == (1, 3, ("fill", "chance"))


@pytest.mark.rule("DM-7.3")
def test_chance_decides_among_those_with_equally_few():
    state = after(table("reroll", "chance", troves=["t1", "", ""], scores=[[2], [7], [2]], round=1), "rolled tunnel:1")
    assert phase(state) == ("lots", "chance")
    assert refused(state, "starts 1") == ("DM-7.3", "lots-among")
    assert after(state, "starts 0").start == 0
    assert after(state, "starts 2").start == 2
    assert {GAME.sample(state, loose(Random(seed))).seat for seed in range(30)} == {0, 2}


@pytest.mark.rule("DM-7.3")
def test_no_lots_are_drawn_when_one_player_is_last():
    with pytest.raises(IllegalEvent) as refusal:
        GAME.apply(table("fill", "chance"), CHANCE, GAME.read_event("starts 1"))
    assert (refusal.value.rule, refusal.value.reason) == ("DM-7.3", "no-lots-now")


@pytest.mark.rule("DM-7.4")
def test_twenty_more_dice_fill_the_mountain_and_the_last_player_begins():
    state = table("fill", "chance", start=1, troves=["t1 " * 10, "g1 " * 5 + "m1 " * 5], scores=[[9], [1]], shared=[2, 1])
    state = after(state, GAME.write_event(Filled(pile(TWENTY.replace("tB", "hB")))))
    assert (phase(state), state.round) == (("excavation", 1), 2)
    assert state.shared == (0, 0)


@pytest.mark.rule("DM-7.4")
def test_the_new_mountain_needs_twenty_dice_too():
    state = table("fill", "chance", troves=["t1 " * 10, "t2 " * 10], scores=[[9], [1]])
    assert refused(state, "filled e1=tunnel:1") == ("DM-7.4", "fill-count")


@pytest.mark.rule("DM-7.4", "DM-1.1")
def test_dice_in_troves_do_not_come_out_of_the_bag_again():
    state = table("fill", "chance", troves=["t1 " * 20, ""], scores=[[9], [1]])
    assert refused(state, GAME.write_event(Filled(pile(TWENTY)))) == ("DM-1.1", "fill-bag")
