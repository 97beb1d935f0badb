"""The oracle against the examples of the rules page, worked out by hand."""

import pytest

from tests.oracle.dice_miner import generate
from tests.oracle.dice_miner.oracle import SLOTS, apply, differences, moves, plain, score


def points(*faces, hero=None):
    return score({"heroes": [hero], "troves": [list(faces)]})["players"][0]


def position(**fields):
    common = {"game": "dice-miner", "seats": 2, "round": 1, "phase": "excavation", "to_act": 0, "start": 0}
    common["heroes"] = ["alchemist", "surveyor"]
    return common | {"mountain": dict.fromkeys(SLOTS, "tunnel:1"), "troves": [[], []], "scores": [[], []]} | fields


def magic(*trove, **fields):
    return position(phase="magic", mountain={}, waiting=[1], troves=[list(trove), []]) | fields


def takes(p):
    return {text.split()[1] for text in moves(p)[1] if text.startswith("take")}


def after(p, *events):
    return apply(p, list(events))["position"]


def rule(p, *events):
    return apply(p, list(events))["error"]["rule"]


@pytest.mark.parametrize(("dice", "expected"), [("123", 6), ("124", 3), ("234", 0), ("11223", 9), ("111", 3), ("1223", 6)])
def test_tunnels_score_as_on_the_rules_page(dice, expected):
    assert points(*(f"tunnel:{die}" for die in dice))["tunnels"] == expected


def test_only_the_strictly_richest_scores_gems_double():
    troves = [["treasure:3"], ["treasure:3", "treasure:1"], ["treasure:2", "treasure:1"]]
    assert [player["treasure"] for player in score({"heroes": [None, None], "troves": troves[:2]})["players"]] == [3, 8]
    assert [player["treasure"] for player in score({"heroes": [None, None], "troves": troves[::2]})["players"]] == [3, 3]


def test_hazards_score_as_on_the_rules_page():
    axes = ["tool:pickaxe"] * 2
    assert points(*axes, "hazard:cave1", "hazard:cave2", "hazard:dragon4")["hazards"] == 2
    assert points(*axes, "hazard:cave2", "hazard:cave2")["hazards"] == 8
    assert points("hazard:cave1", "hazard:beer", "magic:3", "tool:chest2")["total"] == -1


def test_a_hero_counts_as_dice_do():
    assert points("tunnel:1", "hazard:cave1", hero="engineer") == {"tunnels": 3, "treasure": 0, "hazards": 1, "total": 4}


def test_a_plain_turn_takes_from_the_top_only():
    assert takes(position()) == {"a1", "a2"}
    assert rule(position(), "take b1") == "DM-4.2"
    assert takes(after(position(), "take a1")) == {"a2", "b1"}


def test_cheers_opens_the_sides_and_asks_for_one_die_at_least():
    p = position(troves=[["tool:beer"], []])
    assert {"cheers tool to 1", "take a1"} <= moves(p)[1]
    p = after(p, "cheers tool to 1", "rolled tool:shield")
    assert p["troves"] == [[], ["tool:shield"]]
    assert takes(p) == {"a1", "a2", "b1", "b3", "c1", "c4", "d1", "d5", "e1", "e6"}
    assert rule(p, "done") == "DM-4.5"
    assert rule(p, "take b2") == "DM-4.4"
    assert after(p, "take e6", "done")["to_act"] == 1


def test_a_beer_taken_in_this_turn_is_not_shared_in_it():
    p = position(troves=[["tool:beer"], []], mountain={"a1": "tunnel:beer", "a2": "tunnel:1"})
    assert rule(p, "cheers tool to 1", "rolled tool:beer", "take a1", "cheers tunnel to 1") == "DM-4.3"


def test_the_pile_slides_along_the_covered_side():
    names = ["tunnel:1", "tunnel:2", "tunnel:3", "tunnel:4", "tunnel:5"]
    mountain = {slot: names[row] for slot, (row, _) in SLOTS.items()}
    p = after(position(mountain=mountain, picks=2), "take d1")
    assert p["mountain"] == {s: f for s, f in mountain.items() if s != "a1"} | {"d1": "tunnel:3", "c1": "tunnel:2", "b1": "tunnel:1"}
    p = after(position(mountain=mountain, picks=2), "take c4")
    assert p["mountain"] == {s: f for s, f in mountain.items() if s != "a2"} | {"c4": "tunnel:2", "b3": "tunnel:1"}


def test_the_neighbour_of_who_takes_the_last_die_begins_magic():
    p = after(position(seats=3, troves=[[], [], []], to_act=1, mountain={"e3": "tunnel:1"}), "take e3")
    assert (p["phase"], p["to_act"], p["waiting"]) == ("magic", 2, [0, 1])


def test_magic_rolls_as_many_dice_as_it_shows_or_all_there_are():
    p = after(magic("magic:3", "tunnel:1", "tool:beer", "hazard:beer"), "spend magic:3")
    assert (p["to_choose"], moves(p)[1]) == (2, {"roll tunnel:1", "roll tool:beer"})
    assert rule(p, "done") == "DM-5.4"
    assert rule(p, "roll hazard:beer") == "DM-5.5"
    p = after(p, "roll tunnel:1", "roll tool:beer", "rolled tunnel:4 tool:shield")
    assert sorted(p["troves"][0]) == ["hazard:beer", "magic:3!", "tool:shield", "tunnel:4"]
    assert rule(p, "spend magic:3") == "DM-5.3"


def test_an_alchemist_spends_three_times_and_no_magic_without_a_die_to_roll():
    p = magic("tunnel:1")
    for _ in range(3):
        p = after(p, "spend hero", "roll tunnel:1", "rolled tunnel:1")
    assert moves(p) == (0, {"done"})
    assert rule(p, "spend hero") == "DM-5.6"
    assert rule(magic("magic:1", "hazard:beer"), "spend magic:1") == "DM-5.4"


def test_a_chest_is_not_cached_by_itself():
    p = position(phase="replenish", mountain={}, scores=[[1], [1]], cached=[[], []], troves=[["tool:chest2", "tunnel:1"], []])
    assert moves(p)[1] == {"cache tunnel:1", "done"}
    p["troves"][0].append("tool:chest2")
    p = after(p, "cache tool:chest2", "cache tool:chest2")
    assert rule(p, "cache tool:chest2") == "DM-7.1"
    p = after(p, "cache tunnel:1", "done")
    assert (p["phase"], p["waiting"]) == ("lots", [0, 1])
    p = after(p, "starts 1")
    assert (p["phase"], p["start"], p["round"]) == ("fill", 1, 2)


def test_leaders_who_stay_tied_roll_again_and_again():
    p = magic("tunnel:1", round=3, scores=[[0, 0], [0, 0]], heroes=["alchemist", "dragon-slayer"])
    p["troves"][1] = ["tunnel:1"]
    p = after(p, "done", "done", "rolled tunnel:2", "rolled tunnel:3", "done", "done")
    assert (p["phase"], p["contenders"], p["ties"]) == ("reroll", [0, 1], [[0, 0]])
    p = after(p, "rolled tunnel:1", "rolled tunnel:3", "done", "done")
    assert (p["phase"], p["winners"], p["ties"], p["scores"]) == ("end", [0], [[0, 0], [1, 0]], [[0, 0, 1], [0, 0, 1]])


@pytest.mark.parametrize("name", generate.CASES)
def test_generated_cases_come_out_as_their_name_says(name):
    for line in generate.cases(name, 40, seed=1):
        assert ("error" in line["expected"]) == (name == "illegal")
        assert line["expected"].get("moves") != []


def test_whole_games_end_with_sixty_dice_in_the_troves():
    rng = generate.Random(7)
    for _ in range(10):
        last = generate.play(rng, generate.first_hero(rng), 5000)[1][-1]
        assert (last["phase"], sum(map(len, last["troves"])), {len(rounds) for rounds in last["scores"]}) == ("end", 60, {3})
        assert not differences(last, plain(last) | {"shared": [1]})
