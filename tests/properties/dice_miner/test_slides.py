"""However dice are dug out, the pile stays a pile (DM-4.6)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pithead.dice_miner.rules.mountain import INDEX, SLOTS, cover, leftmost, reachable, remove
from tests.properties.dice_miner.games import FACES
from tests.sizes import share

faces = st.sampled_from(FACES)
FULL = st.lists(faces, min_size=20, max_size=20).map(tuple)
LOOSE = st.lists(st.one_of(faces, st.just("")), min_size=20, max_size=20).map(tuple)


def below(slot):
    row, column = slot[0], int(slot[1])
    return () if row == "e" else (INDEX[f"{chr(ord(row) + 1)}{column}"], INDEX[f"{chr(ord(row) + 1)}{column + 1}"])


def supported(mountain):
    """Does every die rest on two others, or on the ground?"""
    return all(mountain[index] for slot, face in zip(SLOTS, mountain) if face for index in below(slot))


@pytest.mark.rule("DM-4.6")
@settings(max_examples=share(300))
@given(FULL, st.data())
def test_a_supported_pile_stays_supported_until_it_is_empty(mountain, data):
    for _ in range(20):
        slot = data.draw(st.sampled_from(reachable(mountain, data.draw(st.sampled_from([0, 1])))))
        after = remove(mountain, slot)
        assert supported(after)
        assert sorted(after) == sorted([*mountain[: INDEX[slot]], *mountain[INDEX[slot] + 1 :], ""])
        mountain = after
    assert not any(mountain)


@pytest.mark.rule("DM-4.6")
@settings(max_examples=share(300))
@given(LOOSE.filter(any), st.data())
def test_dice_only_ever_move_one_step_down_a_side(mountain, data):
    slot = data.draw(st.sampled_from(reachable(mountain, 1)))
    after = remove(mountain, slot)
    moved = [index for index in range(20) if mountain[index] != after[index]]
    rows = [SLOTS[index][0] for index in moved]
    assert len(set(rows)) == len(rows)
    assert all(row <= slot[0] for row in rows)
    assert sum(map(bool, after)) == sum(map(bool, mountain)) - 1


@pytest.mark.rule("DM-4.2", "DM-4.4")
@settings(max_examples=share(200))
@given(LOOSE.filter(any))
def test_there_is_always_a_die_on_top_and_the_top_is_part_of_the_sides(mountain):
    top, side = reachable(mountain, 0), reachable(mountain, 1)
    assert top
    assert set(top) <= set(side)
    assert [slot for slot in SLOTS if mountain[INDEX[slot]] and slot not in side] == [
        slot for slot in SLOTS if mountain[INDEX[slot]] and cover(mountain, slot) == 2
    ]


@pytest.mark.rule("DM-9.2")
@settings(max_examples=share(200))
@given(LOOSE.filter(any))
def test_the_die_that_crumbles_is_on_top_and_none_on_top_is_farther_left(mountain):
    def distance(slot):
        return int(slot[1]) - ("abcde".index(slot[0]) + 2) / 2

    slot = leftmost(mountain)
    assert slot in reachable(mountain, 0)
    assert all((distance(slot), slot) <= (distance(other), other) for other in reachable(mountain, 0))
