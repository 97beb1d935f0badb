"""What troves are worth, told another way (DM-6)."""

import json
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pithead.dice_miner.rules.scoring import against, score_troves, sequences
from tests.properties.dice_miner.games import FACES
from tests.rules.dice_miner.table import GAME
from tests.sizes import share

HEROES = [None, *GAME.box.heroes]
TROVES = st.lists(st.lists(st.sampled_from(FACES), max_size=14), min_size=1, max_size=4)


def sheets(troves, heroes=None):
    return score_troves(GAME.box, heroes or [None] * len(troves), [tuple(trove) for trove in troves])


@cache
def best_layout(left):
    """The most that these tunnel dice score, found by laying every possible sequence and going on with the rest."""
    best = 0
    for length in range(1, len(left) + 1):
        if not left[length - 1]:
            break
        rest = tuple(count - 1 for count in left[:length]) + left[length:]
        best = max(best, sum(range(1, length + 1)) + best_layout(rest))
    return best


@pytest.mark.rule("DM-6.2")
@settings(max_examples=share(400))
@given(st.lists(st.integers(0, 4), min_size=5, max_size=7))
def test_the_tunnel_formula_finds_the_best_layout(counts):
    reach = [min(counts[: value + 1]) for value in range(len(counts))]
    formula = sum((value + 1) * number for value, number in enumerate(reach))
    lengths = sequences(counts)
    assert formula == sum(length * (length + 1) // 2 for length in lengths) == best_layout(tuple(counts))


@pytest.mark.rule("DM-6.2")
@settings(max_examples=share(200))
@given(st.lists(st.integers(0, 6), min_size=5, max_size=5))
def test_the_sequences_use_only_dice_that_are_there(counts):
    lengths = sequences(counts)
    assert len(lengths) == counts[0]
    assert all(sum(length >= value for length in lengths) <= counts[value - 1] for value in range(1, 6))


@pytest.mark.rule("DM-6.6")
@settings(max_examples=share(200))
@given(TROVES)
def test_the_total_is_the_sum_of_the_parts(troves):
    for player in GAME.score(json.dumps({"troves": troves})).players:
        assert player.total == player.tunnels + player.treasure + player.hazards


@pytest.mark.rule("DM-6.3")
@settings(max_examples=share(200))
@given(TROVES)
def test_at_most_one_player_scores_gems_double_and_only_with_most(troves):
    scored = sheets(troves)
    doubled = [sheet for sheet in scored if sheet.doubled]
    most = sorted(sheet.gems for sheet in scored)
    alone = len(most) > 1 and most[-1] > most[-2]
    assert [sheet.gems for sheet in doubled] == most[-1:] * alone


@pytest.mark.rule("DM-6.4")
@given(st.integers(0, 30), st.integers(0, 8))
def test_a_tool_turns_every_danger_to_good(dangers, tools):
    assert against(dangers, tools) == (dangers * tools if tools else -dangers)


@pytest.mark.rule("DM-6.5")
@settings(max_examples=share(200))
@given(TROVES, st.permutations(HEROES))
def test_a_hero_scores_as_if_its_faces_were_dice(troves, heroes):
    heroes = heroes[: len(troves)]
    as_dice = [[*trove, *GAME.box.hero_faces(hero)] for trove, hero in zip(troves, heroes)]
    assert sheets(troves, heroes) == sheets(as_dice)


@settings(max_examples=share(200))
@given(TROVES, st.randoms(use_true_random=True))
def test_neither_the_order_of_dice_nor_of_players_matters(troves, random):
    order = random.sample(range(len(troves)), len(troves))
    shuffled = [random.sample(troves[seat], len(troves[seat])) for seat in order]
    scored = sheets(troves)
    assert sheets(shuffled) == tuple(scored[seat] for seat in order)


@pytest.mark.rule("DM-6.1", "DM-6.6")
@settings(max_examples=share(200))
@given(TROVES, st.sampled_from([face for face in FACES if face.endswith("beer") or face.startswith(("magic", "tool:chest"))]))
def test_beer_magic_and_chests_change_nobody_s_points(troves, face):
    assert sheets([[*troves[0], face], *troves[1:]]) == sheets(troves)
