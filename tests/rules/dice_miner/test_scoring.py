"""What the dice of a round are worth (DM-6)."""

import json

import pytest

from pithead.game import Unreadable
from tests.rules.dice_miner.table import GAME, after, phase, points, table


def total(line, hero=None):
    return points(line, heroes=[hero])[0].total


@pytest.mark.rule("DM-6.1")
@pytest.mark.parametrize("line", ["tB hB oB gB mB", "m1 m2 m3", ""])
def test_beer_and_magic_score_nothing(line):
    assert total(line) == 0


@pytest.mark.rule("DM-6.2")
@pytest.mark.parametrize(
    ("line", "score"),
    [
        ("t1 t2 t3", 6),
        ("t1 t2 t4", 3),
        ("t2 t3 t4", 0),
        ("t1 t1 t2 t2 t3", 9),
        ("t1", 1),
        ("t1 t1 t1", 3),
        ("t1 t2 t2 t3", 6),
    ],
)
def test_tunnels_score_as_in_the_rulebook(line, score):
    assert points(line)[0].tunnels == score


@pytest.mark.rule("DM-6.2")
def test_a_tunnel_without_a_one_scores_nothing():
    assert points("t2 t3 t4 t5 t2 t3")[0].tunnels == 0


@pytest.mark.rule("DM-6.2")
def test_a_full_tunnel_of_five_scores_fifteen():
    assert points("t1 t2 t3 t4 t5")[0].tunnels == 15
    assert points("t1 t2 t3 t4 t5 " * 5)[0].tunnels == 75


@pytest.mark.rule("DM-6.2")
def test_a_tunnel_die_showing_beer_fills_no_gap():
    assert points("t1 tB t3")[0].tunnels == 1


@pytest.mark.rule("DM-6.3")
def test_only_the_player_with_strictly_most_gems_scores_double():
    assert [player.treasure for player in points("g3", "g3 g1")] == [3, 8]


@pytest.mark.rule("DM-6.3")
def test_on_a_tie_of_gems_nobody_scores_double():
    assert [player.treasure for player in points("g3 g1", "g2 g2", "g1")] == [4, 4, 1]


@pytest.mark.rule("DM-6.3")
def test_a_tie_for_second_place_does_not_matter():
    assert [player.treasure for player in points("g3", "g1", "g1", "")] == [6, 1, 1, 0]


@pytest.mark.rule("DM-6.4")
@pytest.mark.parametrize(
    ("line", "score"),
    [
        ("cave1 dragon4", -5),
        ("pick pick cave2 cave2", 8),
        ("pick pick cave1 cave2 dragon4", 2),
        ("pick cave1 cave1 cave2 cave2", 6),
        ("shield dragon3 dragon4", 7),
        ("shield shield shield dragon4 cave1", 11),
        ("pick shield cave1 dragon3", 4),
        ("pick shield", 0),
        ("pick dragon4", -4),
        ("shield cave2", -2),
    ],
)
def test_pickaxes_turn_cave_ins_and_shields_turn_dragons(line, score):
    assert points(line)[0].hazards == score


@pytest.mark.rule("DM-6.5")
@pytest.mark.parametrize(
    ("hero", "line", "score"),
    [
        ("surveyor", "t2 t3", 6),
        ("engineer", "t1 t3", 6),
        ("engineer", "cave2", 2),
        ("prospector", "cave2 pick", 5),
        ("dragon-slayer", "dragon4", 4),
        ("treasurer", "", 1),
        ("alchemist", "t1", 1),
    ],
)
def test_the_faces_of_heroes_count_as_dice_do(hero, line, score):
    assert total(line, hero) == score


@pytest.mark.rule("DM-6.5", "DM-6.3")
def test_the_gem_of_a_hero_decides_who_has_most():
    assert [player.treasure for player in points("g2", "g2", heroes=["treasurer", "engineer"])] == [6, 2]
    assert [player.treasure for player in points("g2", "g3", heroes=["treasurer", "engineer"])] == [3, 3]


@pytest.mark.rule("DM-6.5")
@pytest.mark.parametrize("scores", [[[], []], [[1], [9]], [[1, 2], [9, 9]]])
def test_heroes_score_in_every_round(scores):
    state = after(table("magic", troves=["t2", ""], heroes=["surveyor", None], scores=scores, waiting=[]), "done")
    assert state.scores[0][-1] == 3


@pytest.mark.rule("DM-6.6")
def test_chests_score_nothing():
    assert total("chest chest") == 0


@pytest.mark.rule("DM-6.6")
def test_the_points_of_a_round_may_be_negative_and_are_added_up():
    state = after(table("magic", troves=["cave2 dragon4", "t1"], scores=[[10], [5]], waiting=[]), "done")
    assert state.scores == ((10, -6), (5, 1))
    assert GAME.standing(state).totals == (4, 6)


@pytest.mark.rule("DM-6.6")
def test_everybody_scores_after_the_last_magic_turn():
    state = table("magic", troves=["t1", "t1 t2", "g1"])
    state = after(state, "done", "done")
    assert state.scores == ((), (), ())
    state = after(state, "done")
    assert state.scores == ((1,), (3,), (2,))
    assert phase(state) == ("reroll", "chance")


@pytest.mark.rule("DM-6.6")
def test_the_total_is_the_sum_of_its_parts():
    first, second = points("t1 t2 g1 cave1", "g3 m2 shield dragon3")
    assert (first.tunnels, first.treasure, first.hazards, first.total) == (3, 1, -1, 3)
    assert (second.tunnels, second.treasure, second.hazards, second.total) == (0, 6, 3, 9)


@pytest.mark.rule("DM-6.1", "DM-5.8")
def test_a_spent_magic_die_still_scores_nothing():
    assert points("m1! m3! t1")[0].total == 1


@pytest.mark.rule("DM-5.8", "DM-1.2")
@pytest.mark.parametrize("face", ["tunnel:3!", "tool:beer!", "magic:beer!", "hazard:cave1!"])
def test_only_magic_can_be_marked_as_spent_when_it_is_scored(face):
    with pytest.raises(Unreadable) as refusal:
        GAME.score(json.dumps({"troves": [[face], []]}))
    assert (refusal.value.rule, refusal.value.reason) == ("DM-5.8", "spent-mark")


@pytest.mark.rule("DM-1.1", "DM-1.2", "DM-1.3", "DM-2.1", "DM-2.2")
@pytest.mark.parametrize(
    ("case", "rule", "reason"),
    [
        ({"troves": [["tunnel:1"] * 61]}, "DM-1.1", "sixty-dice"),
        ({"troves": [["tunnel:6"]]}, "DM-1.2", "no-such-face"),
        ({"troves": [["gold:1"]]}, "DM-1.2", "no-such-face"),
        ({"troves": [[]], "heroes": ["balrog"]}, "DM-1.3", "no-such-hero"),
        ({"troves": [[]] * 5}, "DM-2.1", "score-seats"),
        ({"troves": []}, "DM-2.1", "score-seats"),
        ({"troves": [[], []], "heroes": ["engineer"]}, "DM-2.1", "score-seats"),
        ({"troves": [[], []], "heroes": ["engineer", "engineer"]}, "DM-2.2", "hero-taken"),
        ({"troves": "tunnel:1"}, "", "score-json"),
        ({"trove": []}, "", "score-json"),
    ],
)
def test_what_no_table_could_show_is_not_scored(case, rule, reason):
    with pytest.raises(Unreadable) as refusal:
        GAME.score(json.dumps(case))
    assert (refusal.value.rule, refusal.value.reason) == (rule, reason)
