"""Whatever the players decide and the dice show: nothing is lost, nothing is doubled, everything ends."""

from collections import Counter

import pytest
from hypothesis import given, settings

from pithead.dice_miner.rules.dice import SPENT, kind_of
from pithead.dice_miner.rules.events import Filled
from pithead.dice_miner.rules.phases.setup import bag
from pithead.dice_miner.rules.state import Magic, Over, Replenish
from tests.properties.dice_miner.games import FORMS, on_the_table, positions, tables
from tests.rules.dice_miner.table import GAME
from tests.sizes import share

BOX = {"tunnel": 27, "hazard": 10, "tool": 7, "treasure": 8, "magic": 8}


@pytest.mark.rule("DM-1.1", "DM-3.2")
@settings(max_examples=share(60))
@given(tables())
def test_every_die_is_in_exactly_one_place(table):
    states = table.play()
    assert not on_the_table(states[0])
    for before, step, after in zip(states, table.steps, states[1:]):
        drawn = Counter(kind_of(face) for face in step.event.mountain) if isinstance(step.event, Filled) else Counter()
        assert on_the_table(after) == on_the_table(before) + drawn
        assert on_the_table(after) + Counter(bag(GAME.box, after)) == BOX
    assert on_the_table(states[-1]) == BOX


@settings(max_examples=share(60))
@given(tables())
def test_every_game_ends_after_three_rounds_with_winners(table):
    last = table.play()[-1]
    standing = GAME.standing(last)
    assert isinstance(last.phase, Over)
    assert {len(rounds) for rounds in last.scores} == {3}
    assert {standing.totals[seat] for seat in standing.winners} == {max(standing.totals)}
    assert not any(last.mountain)


@pytest.mark.rule("DM-5.8")
@settings(max_examples=share(100))
@given(positions())
def test_only_magic_dice_of_the_magic_phase_are_marked_as_spent(state):
    marked = {face for trove in state.troves for face in trove if face.endswith(SPENT)}
    assert marked <= {"magic:1!", "magic:2!", "magic:3!"}
    assert not marked or isinstance(state.phase, Magic)


@pytest.mark.rule("DM-7.1")
@settings(max_examples=share(60))
@given(positions(FORMS[2:], Replenish))
def test_what_is_cached_lies_in_the_trove_and_under_chests(state):
    for seat, cached in enumerate(state.phase.cached):
        assert not Counter(cached) - Counter(state.troves[seat])
        faces = [*state.troves[seat], *GAME.box.hero_faces(state.heroes[seat])]
        chests = 2 * faces.count("tool:chest2")
        assert len(cached) <= chests
        assert "tool:chest2" not in cached or chests > 2
