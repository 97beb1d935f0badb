"""Our own forms for one player (DM-9)."""

from random import Random

import pytest

from pithead.dice_miner.rules.events import Cheers, Filled
from pithead.dice_miner.rules.mountain import leftmost
from pithead.dice_miner.rules.state import DiceMinerOptions
from pithead.fair import sealed
from pithead.game import CHANCE, IllegalEvent, Unreadable
from tests.rules.dice_miner.table import GAME, after, moves, phase, pile, points, refused, short, table, troves


def alone(mountain, trove="", **fields):
    return table(seats=1, mountain=mountain, troves=[trove], **fields)


@pytest.mark.rule("DM-9.1")
def test_against_the_dragon_the_player_starts_without_a_roll():
    state = GAME.start(2, DiceMinerOptions(solo="dragon"))
    assert (state.start, phase(state)) == (0, ("heroes", 1))
    state = after(state, "choose engineer", "choose surveyor")
    assert (state.heroes, phase(state)) == (("surveyor", "engineer"), ("fill", "chance"))


@pytest.mark.rule("DM-9.1")
@pytest.mark.parametrize("seats", [1, 3, 4])
def test_the_dragon_meets_one_player_only(seats):
    with pytest.raises(Unreadable) as refusal:
        GAME.start(seats, DiceMinerOptions(solo="dragon"))
    assert (refusal.value.rule, refusal.value.reason) == ("DM-9.1", "solo-seats")


@pytest.mark.rule("DM-9.1", "DM-2.2")
def test_the_dragon_plays_by_the_two_player_rules_random_heroes_included():
    state = GAME.start(2, DiceMinerOptions(solo="dragon", random_heroes=True))
    assert phase(state) == ("deal", "chance")
    table_of_two = table(troves=["tB", ""])
    assert moves(table_of_two)[-1] == "cheers tunnel to 1"


@pytest.mark.rule("DM-9.2")
@pytest.mark.parametrize("solo", [None, "daily"])
def test_a_lone_player_starts_without_a_roll(solo):
    state = GAME.start(1, DiceMinerOptions(solo=solo))
    assert (state.start, phase(state)) == (0, ("heroes", 0))
    assert phase(after(state, "choose engineer")) == ("fill", "chance")


@pytest.mark.rule("DM-9.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_daily_mountain_is_for_one(seats):
    with pytest.raises(Unreadable) as refusal:
        GAME.start(seats, DiceMinerOptions(solo="daily"))
    assert (refusal.value.rule, refusal.value.reason) == ("DM-9.2", "solo-seats")


@pytest.mark.rule("DM-9.2")
def test_after_each_turn_the_mountain_loses_its_leftmost_top_die():
    state = after(alone("t1 t2 t3 t4 t5 tB"), "take e3")
    assert state.mountain == pile(". t2 . t4 t5 tB")
    assert (troves(state), short(state.lost)) == (["t3"], "t1")
    assert phase(state) == ("excavation", 0)


@pytest.mark.rule("DM-9.2")
@pytest.mark.parametrize(
    ("mountain", "slot"),
    [
        ("t1 t2  t1 t2 t3  t1 t2 t3 t4  t1 t2 t3 t4 t5  t1 t2 t3 t4 t5 tB", "a1"),
        (". t2  t1 t2 t3  t1 t2 t3 t4  t1 t2 t3 t4 t5  t1 t2 t3 t4 t5 tB", "b1"),
        (". .  . . .  . . . t4  . . . . t5  t1 . . . . tB", "e1"),
        (". .  . . .  . t2 . .  . t2 t3 . .  . t2 t3 t4 . .", "c2"),
        (". .  . t2 .  . . . .  . . t3 . .  . . . . t5 .", "b2"),
        (". .  . . .  . . . .  . . t3 . .  . . . t4 . .", "d3"),
    ],
)
def test_of_two_dice_equally_far_to_the_left_the_higher_one_goes(mountain, slot):
    assert leftmost(pile(mountain)) == slot


@pytest.mark.rule("DM-9.2")
def test_the_last_die_of_a_lone_player_leaves_nothing_to_crumble():
    state = after(alone("t1 . . . . ."), "take e1")
    assert (phase(state), state.lost) == (("magic", 0), ())
    state = after(alone("t1 t2 . . . ."), "take e1")
    assert (phase(state), short(state.lost)) == (("magic", 0), "t2")


@pytest.mark.rule("DM-9.2")
def test_a_lone_player_gives_beer_back_for_good_without_a_roll():
    state = alone("t1 t2 t3 t4 t5 t1", "oB")
    assert moves(state)[-1] == "cheers tool to bag"
    state = after(state, "cheers tool to bag")
    assert (troves(state), short(state.lost), phase(state)) == ([""], "oB", ("excavation", 0))
    state = after(state, "take e6", "take e5")
    assert (troves(state), short(state.lost)) == (["t1 t5"], "oB t1")


@pytest.mark.rule("DM-9.2")
def test_the_mountain_crumbles_once_a_turn_after_the_second_die():
    state = after(alone("t1 t2 t3 t4 t5 t1", "oB"), "cheers tool to bag", "take e6")
    assert short(state.lost) == "oB"
    assert short(after(state, "done").lost) == "oB t1"


@pytest.mark.rule("DM-9.2")
def test_beer_goes_to_the_bag_only_when_playing_alone():
    with pytest.raises(IllegalEvent) as refusal:
        GAME.apply(alone("t1 t2 . . . .", "tB"), 0, Cheers("tunnel", 0))
    assert (refusal.value.rule, refusal.value.reason) == ("DM-9.2", "cheers-to-bag")
    assert refused(table(troves=["tB", ""]), "cheers tunnel to bag") == ("DM-4.3", "cheers-to")


@pytest.mark.rule("DM-9.2", "DM-6.3")
def test_the_gems_of_a_lone_player_count_single():
    assert points("g3 g1")[0].treasure == 4


@pytest.mark.rule("DM-9.2")
def test_a_lone_player_plays_three_rounds_and_wins_with_any_score():
    state = after(table("magic", troves=["cave2"], scores=[[1, 2]]), "done")
    assert (phase(state)[0], GAME.standing(state).winners, GAME.standing(state).totals) == ("end", (0,), (1,))


@pytest.mark.rule("DM-9.2")
def test_the_three_mountains_are_the_same_whatever_the_player_does():
    def mountains(decisions):
        draw, rng = sealed(b"a day in May"), Random(decisions)
        state, filled = GAME.start(1, DiceMinerOptions(solo="daily")), []
        while actors := GAME.to_act(state):
            event = GAME.sample(state, draw) if actors == (CHANCE,) else rng.choice(GAME.legal(state, 0))
            filled += [event.mountain] if isinstance(event, Filled) else []
            state = GAME.apply(state, actors[0], event)
        return filled

    first, *others = (mountains(decisions) for decisions in range(20))
    assert len(first) == 3
    assert all(other == first for other in others)


@pytest.mark.rule("DM-9.2")
def test_what_is_lost_never_comes_back_out_of_the_bag():
    lost = table("fill", "chance", seats=1, troves=["t1 " * 10], lost="t1 " * 10, scores=[[3]])
    twenty = "t1 " * 8 + "g1 " * 8 + "m1 " * 4
    assert refused(lost, GAME.write_event(Filled(pile(twenty)))) == ("DM-1.1", "fill-bag")
