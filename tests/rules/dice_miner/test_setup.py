"""The box and the set-up (DM-1, DM-2)."""

from collections import Counter
from random import Random

import pytest

from pithead.dice_miner.rules.content import standard_box
from pithead.dice_miner.rules.dice import kind_of
from pithead.dice_miner.rules.events import Choose, Filled, Rolled, Take
from pithead.dice_miner.rules.mountain import ABOVE, INDEX, SLOTS
from pithead.dice_miner.rules.state import DiceMinerOptions
from pithead.fair import loose
from pithead.game import CHANCE, IllegalEvent, Unreadable
from tests.rules.dice_miner.table import GAME, after, dice, moves, phase, pile, refused, table, troves


def filled(drawing):
    return GAME.write_event(Filled(pile(drawing)))


TWENTY = "t1 t2 t3 m1 g1 t4 t5 g2 pick t1 tB m2 cave1 t2 t3 oB t4 g3 t5 dragon3"


@pytest.mark.rule("DM-1.1")
def test_the_box_holds_sixty_dice_of_five_kinds():
    assert Counter(standard_box().bag) == {"tunnel": 27, "hazard": 10, "tool": 7, "treasure": 8, "magic": 8}


@pytest.mark.rule("DM-1.1")
@pytest.mark.parametrize(("die", "most"), [("t1", 27), ("hB", 10), ("chest", 7), ("g3", 8), ("m1", 8)])
def test_no_more_dice_of_a_kind_lie_on_the_table_than_the_box_holds(die, most):
    assert table("magic", troves=[f"{die} " * most, ""])
    with pytest.raises(Unreadable) as refusal:
        table("magic", troves=[f"{die} " * most, die])
    assert (refusal.value.rule, refusal.value.reason) == ("DM-1.1", "too-many-dice")


@pytest.mark.rule("DM-1.2")
@pytest.mark.parametrize(
    ("kind", "faces"),
    [
        ("tunnel", "t1 t2 t3 t4 t5 tB"),
        ("treasure", "g1 g1 g1 g2 g3 gB"),
        ("magic", "m1 m1 m1 m2 m3 mB"),
        ("tool", "pick pick shield shield chest oB"),
        ("hazard", "cave1 cave1 cave2 dragon3 dragon4 hB"),
    ],
)
def test_a_die_has_six_faces_and_one_of_them_is_beer(kind, faces):
    assert sorted(standard_box().sides[kind]) == list(dice(faces))


@pytest.mark.rule("DM-1.2")
@pytest.mark.parametrize("face", ["tunnel:6", "treasure:4", "magic:9", "tool:chest1", "hazard:cave4"])
def test_a_face_that_no_die_shows_is_never_rolled(face):
    state = after(table(troves=["tB gB mB oB hB", ""]), f"cheers {face.partition(':')[0]} to 1")
    assert refused(state, f"rolled {face}") == ("DM-1.2", "no-such-face")


@pytest.mark.rule("DM-1.3")
def test_the_six_heroes_show_their_faces():
    faces = {hero: fact.value for hero, fact in standard_box().heroes.items()}
    assert faces == {
        "alchemist": ("magic:1", "magic:1", "magic:1"),
        "dragon-slayer": ("tool:shield", "magic:1"),
        "engineer": ("tunnel:2", "tool:pickaxe"),
        "prospector": ("treasure:1", "tool:pickaxe"),
        "surveyor": ("tunnel:1", "magic:1"),
        "treasurer": ("treasure:1", "tool:chest2"),
    }


@pytest.mark.rule("DM-1.3")
@pytest.mark.parametrize("hero", ["", "balrog", "Engineer"])
def test_a_hero_outside_the_box_is_no_position(hero):
    with pytest.raises(Unreadable) as refusal:
        table(heroes=[hero, None])
    assert (refusal.value.rule, refusal.value.reason) == ("DM-1.3", "no-such-hero")


@pytest.mark.rule("DM-1.3")
def test_a_hero_outside_the_box_is_refused():
    assert refused(table("heroes", 1), "choose balrog") == ("DM-1.3", "no-such-hero")


@pytest.mark.rule("DM-1.4")
def test_the_mountain_has_rows_of_two_to_six():
    assert Counter(slot[0] for slot in SLOTS) == {"a": 2, "b": 3, "c": 4, "d": 5, "e": 6}
    assert standard_box().rows.value == (2, 3, 4, 5, 6)


@pytest.mark.rule("DM-1.4")
@pytest.mark.parametrize(
    ("slot", "left", "right"),
    [
        ("a1", None, None),
        ("a2", None, None),
        ("b1", None, "a1"),
        ("b2", "a1", "a2"),
        ("b3", "a2", None),
        ("e1", None, "d1"),
        ("e6", "d5", None),
    ],
)
def test_the_dice_above_a_slot_are_upper_left_and_upper_right(slot, left, right):
    assert ABOVE[INDEX[slot]] == (INDEX.get(left), INDEX.get(right))


@pytest.mark.rule("DM-1.4")
def test_b2_rests_on_c2_and_c3():
    assert [slot for slot in SLOTS if INDEX["b2"] in ABOVE[INDEX[slot]]] == ["c2", "c3"]


@pytest.mark.rule("DM-1.4")
def test_a_slot_outside_the_mountain_is_refused():
    assert refused(table(), "take a3") == ("DM-1.4", "event-form")
    with pytest.raises(IllegalEvent) as refusal:
        GAME.apply(table(), 0, Take("f1"))
    assert (refusal.value.rule, refusal.value.reason) == ("DM-1.4", "no-such-slot")


@pytest.mark.rule("DM-2.1")
@pytest.mark.parametrize("seats", [-1, 0, 5, 60])
def test_two_to_four_play_or_one_alone(seats):
    with pytest.raises(Unreadable) as refusal:
        GAME.start(seats)
    assert (refusal.value.rule, refusal.value.reason) == ("DM-2.1", "seats")


@pytest.mark.rule("DM-2.1")
def test_the_highest_tunnel_die_starts():
    state = after(GAME.start(3), "rolled tunnel:2 tunnel:5 tunnel:4")
    assert (state.start, phase(state)) == (1, ("heroes", 0))


@pytest.mark.rule("DM-2.1")
def test_beer_beats_five_in_the_opening_roll():
    assert after(GAME.start(2), "rolled tunnel:5 tunnel:beer").start == 1


@pytest.mark.rule("DM-2.1")
def test_the_tied_roll_again_among_themselves():
    state = after(GAME.start(4), "rolled tunnel:beer tunnel:5 tunnel:1 tunnel:beer")
    assert phase(state) == ("set-up", "chance")
    assert state.phase.rolling == (0, 3)
    assert refused(state, "rolled tunnel:1 tunnel:2 tunnel:3") == ("DM-2.1", "wrong-dice")
    assert after(state, "rolled tunnel:1 tunnel:2").start == 3


@pytest.mark.rule("DM-2.1")
def test_the_opening_roll_takes_tunnel_dice_only():
    assert refused(GAME.start(2), "rolled tunnel:1 tool:beer") == ("DM-2.1", "wrong-dice")


@pytest.mark.rule("DM-2.1")
def test_a_table_that_kept_no_note_of_the_roll_says_who_starts():
    assert after(GAME.start(3), "starts 2").start == 2
    tied = after(GAME.start(3), "rolled tunnel:4 tunnel:4 tunnel:1")
    assert refused(tied, "starts 2") == ("DM-2.1", "lots-among")


@pytest.mark.rule("DM-2.2")
def test_heroes_are_chosen_anticlockwise_and_the_starting_player_chooses_last():
    state = after(GAME.start(4), "rolled tunnel:1 tunnel:2 tunnel:5 tunnel:3")
    order = []
    for hero in ("alchemist", "engineer", "surveyor", "treasurer"):
        order += GAME.to_act(state)
        state = after(state, f"choose {hero}")
    assert order == [1, 0, 3, 2]
    assert state.heroes == ("engineer", "alchemist", "treasurer", "surveyor")
    assert phase(state) == ("fill", "chance")


@pytest.mark.rule("DM-2.2")
def test_each_hero_is_chosen_once():
    state = after(table("heroes", 1), "choose engineer")
    assert refused(state, "choose engineer") == ("DM-2.2", "hero-taken")
    assert moves(state) == [f"choose {hero}" for hero in ("alchemist", "dragon-slayer", "prospector", "surveyor", "treasurer")]


@pytest.mark.rule("DM-2.2")
def test_nobody_chooses_a_hero_out_of_turn_or_twice():
    assert refused(table("heroes", 1), "choose engineer", seat=0) == ("DM-2.2", "not-your-turn")
    assert refused(table(), "choose engineer") == ("DM-2.2", "no-hero-now")


@pytest.mark.rule("DM-2.2")
def test_two_players_with_the_same_hero_are_no_position():
    with pytest.raises(Unreadable) as refusal:
        table(heroes=["engineer", "engineer"])
    assert (refusal.value.rule, refusal.value.reason) == ("DM-2.2", "hero-taken")


@pytest.mark.rule("DM-2.2")
def test_random_heroes_are_dealt_to_all_seats_at_once():
    state = after(GAME.start(3, DiceMinerOptions(random_heroes=True)), "rolled tunnel:1 tunnel:2 tunnel:3")
    assert phase(state) == ("deal", "chance")
    state = after(state, "dealt surveyor alchemist engineer")
    assert (state.heroes, phase(state)) == (("surveyor", "alchemist", "engineer"), ("fill", "chance"))


@pytest.mark.rule("DM-2.2")
@pytest.mark.parametrize("heroes", ["surveyor", "surveyor surveyor", "surveyor balrog", "surveyor alchemist engineer"])
def test_a_deal_needs_a_different_hero_for_each_seat(heroes):
    state = after(GAME.start(2, DiceMinerOptions(random_heroes=True)), "rolled tunnel:1 tunnel:2")
    assert refused(state, f"dealt {heroes}") == ("DM-2.2", "deal-wrong")


@pytest.mark.rule("DM-2.2")
def test_heroes_are_not_dealt_where_they_are_chosen():
    assert refused(table("heroes", 1), "dealt surveyor alchemist", seat=None) == ("DM-3.1", "chance-only")
    with pytest.raises(IllegalEvent) as refusal:
        GAME.apply(table("heroes", 1), CHANCE, GAME.read_event("dealt surveyor alchemist"))
    assert (refusal.value.rule, refusal.value.reason) == ("DM-2.2", "no-deal-now")


@pytest.mark.rule("DM-2.3")
def test_twenty_dice_fill_the_mountain_and_the_starting_player_begins():
    state = after(table("fill", "chance", start=1), filled(TWENTY))
    assert state.mountain == pile(TWENTY)
    assert (phase(state), troves(state)) == (("excavation", 1), ["", ""])


@pytest.mark.rule("DM-2.3")
@pytest.mark.parametrize("drawing", [TWENTY.replace("t1 t2 t3", ". t2 t3"), TWENTY.replace("cave1 t2", "cave1 ."), "t1"])
def test_fewer_than_twenty_dice_are_no_mountain(drawing):
    assert refused(table("fill", "chance"), filled(drawing)) == ("DM-2.3", "fill-count")


@pytest.mark.rule("DM-2.3", "DM-1.1")
def test_only_dice_that_are_in_the_bag_can_land_on_the_mountain():
    state = table("fill", "chance", troves=["g1 g1 g1 g1", "g1 g1"])
    assert after(state, filled(TWENTY.replace("g3", "t1")))
    assert refused(state, filled(TWENTY)) == ("DM-1.1", "fill-bag")


@pytest.mark.rule("DM-2.3", "DM-1.2")
def test_only_faces_of_the_box_can_land_on_the_mountain():
    state = table("fill", "chance")
    assert refused(state, filled(TWENTY).replace("tunnel:5", "tunnel:7", 1)) == ("DM-1.2", "no-such-face")


@pytest.mark.rule("DM-2.3")
def test_the_mountain_is_filled_only_at_the_start_of_a_round():
    with pytest.raises(IllegalEvent) as refusal:
        GAME.apply(table(), CHANCE, Filled(pile(TWENTY)))
    assert (refusal.value.rule, refusal.value.reason) == ("DM-2.3", "no-fill-now")


@pytest.mark.rule("DM-2.3")
def test_the_bag_fills_random_slots_with_random_dice_and_faces():
    state = table("fill", "chance")
    mountains = [GAME.sample(state, loose(Random(seed))).mountain for seed in range(300)]
    for slot in range(20):
        seen = {mountain[slot] for mountain in mountains}
        assert seen == {face for sides in standard_box().sides.values() for face in sides}


@pytest.mark.rule("DM-2.3")
def test_a_bag_with_fewer_than_twenty_dice_fills_the_lowest_slots():
    state = table("fill", "chance", troves=["t1 " * 27 + "m1 " * 8, "g1 " * 8 + "pick " * 7 + "hB " * 3])
    event = GAME.sample(state, loose(Random(1)))
    assert [slot for slot, face in zip(SLOTS, event.mountain) if face] == ["d5", "e1", "e2", "e3", "e4", "e5", "e6"]
    assert set(map(kind_of, event.mountain[-7:])) == {"hazard"}
    assert refused(state, filled("cave1 " * 7 + ". " * 13)) == ("DM-2.3", "fill-count")
    assert phase(after(state, GAME.write_event(event))) == ("excavation", 0)


@pytest.mark.rule("DM-2.1", "DM-3.1")
def test_no_player_decides_how_dice_fall():
    with pytest.raises(IllegalEvent) as refusal:
        GAME.apply(GAME.start(2), 0, Rolled(("tunnel:5", "tunnel:1")))
    assert (refusal.value.rule, refusal.value.reason) == ("DM-3.1", "chance-only")
    with pytest.raises(IllegalEvent):
        GAME.apply(GAME.start(2), CHANCE, Choose("engineer"))


@pytest.mark.rule("DM-2.3")
def test_an_empty_bag_leaves_nothing_to_dig_for():
    everything = "t1 " * 27 + "m1 " * 8 + "g1 " * 8 + "pick " * 7 + "hB " * 10
    state = table("fill", "chance", troves=[everything, "", ""], start=1)
    event = GAME.sample(state, loose(Random(1)))
    assert GAME.read_event(GAME.write_event(event)) == event
    assert phase(after(state, GAME.write_event(event))) == ("magic", 1)
    assert refused(table("fill", "chance"), "filled") == ("DM-2.3", "fill-count")
