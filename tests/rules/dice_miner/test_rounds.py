"""Three rounds of four phases (DM-3)."""

from itertools import groupby
from random import Random

import pytest

from pithead.dice_miner.rules.events import Filled
from pithead.dice_miner.rules.phases.setup import bag
from pithead.dice_miner.rules.state import DiceMinerOptions
from pithead.fair import loose
from pithead.game import CHANCE, IllegalEvent
from pithead.testing import play
from tests.rules.dice_miner.table import GAME, after, phase, refused, table


def names(seats, seed):
    """The rounds and phases of a random game, in order."""
    steps = play(GAME, seats, DiceMinerOptions(), Random(seed))
    last, step = steps[-1]
    states = [state for state, _ in steps] + [GAME.apply(last, step.seat, step.event)]
    return [key for key, _ in groupby((state.round, phase(state)[0]) for state in states)]


@pytest.mark.rule("DM-3.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_is_three_rounds_of_excavation_magic_and_replenish_but_for_the_last(seats):
    course = [(number, name) for number, name in names(seats, 1) if name in ("fill", "excavation", "magic", "reroll", "end")]
    each = ["fill", "excavation", "magic", "reroll"]
    assert course[:8] == [(1, name) for name in each] + [(2, name) for name in each]
    assert course[8:11] == [(3, name) for name in each[:3]]
    assert course[-1] == (3, "end")


@pytest.mark.rule("DM-3.1")
def test_round_three_ends_with_its_scoring():
    state = table("magic", troves=["t1", ""], scores=[[1, 1], [0, 0]], waiting=[])
    state = after(state, "done")
    assert (phase(state)[0], state.scores, state.phase.winners) == ("end", ((1, 1, 1), (0, 0, 0)), (0,))


@pytest.mark.rule("DM-3.1")
@pytest.mark.parametrize(
    ("event", "rule", "reason"),
    [
        ("take a1", "DM-4.1", "not-excavation"),
        ("cheers tunnel to 1", "DM-4.1", "not-excavation"),
        ("cache tunnel:1", "DM-7.1", "not-replenish"),
        ("choose engineer", "DM-2.2", "no-hero-now"),
    ],
)
def test_an_event_of_another_phase_is_refused(event, rule, reason):
    assert refused(table("magic", troves=["t1 tB", "t1"]), event) == (rule, reason)


@pytest.mark.rule("DM-3.1")
def test_magic_waits_for_the_magic_phase():
    assert refused(table(troves=["m1 t1", ""]), "spend magic:1") == ("DM-5.1", "not-magic")
    assert refused(table(troves=["m1 t1", ""]), "roll tunnel:1") == ("DM-5.1", "not-magic")


@pytest.mark.rule("DM-3.1")
@pytest.mark.parametrize("event", ["rolled tunnel:1", "starts 0", "filled e1=tunnel:1", "dealt surveyor alchemist"])
def test_chance_speaks_only_when_something_is_due(event):
    with pytest.raises(IllegalEvent):
        GAME.apply(table(), CHANCE, GAME.read_event(event))


@pytest.mark.rule("DM-3.1")
@pytest.mark.parametrize(
    "state",
    [table(), table("heroes"), table("magic"), table("magic", troves=["t1", ""], to_choose=1), table("replenish"), table("end", None)],
    ids=lambda state: type(state.phase).__name__,
)
def test_the_dice_refuse_to_roll_when_nothing_is_due(state):
    with pytest.raises(IllegalEvent) as refusal:
        GAME.sample(state, loose(Random(1)))
    assert (refusal.value.rule, refusal.value.reason) == ("DM-3.1", "nothing-to-roll-now")


@pytest.mark.rule("DM-3.1")
def test_a_fourth_round_is_no_position():
    with pytest.raises(ValueError, match=r"DM-3\.1 round"):
        table(round=4)
    with pytest.raises(ValueError, match=r"DM-3\.1 position-scores"):
        table(scores=[[1, 2], [1]])


@pytest.mark.rule("DM-3.2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_twenty_dice_leave_the_bag_each_round_until_it_is_empty(seats):
    left = []
    for state, step in play(GAME, seats, DiceMinerOptions(), Random(seats)):
        if isinstance(step.event, Filled):
            after_it = GAME.apply(state, step.seat, step.event)
            left.append((len(bag(GAME.box, state)), len(bag(GAME.box, after_it))))
    assert left == [(60, 40), (40, 20), (20, 0)]


@pytest.mark.rule("DM-3.1")
@pytest.mark.parametrize("fields", [{"phase": "replenish"}, {"phase": "lots", "to_act": "chance"}, {"phase": "reroll", "to_act": "chance"}])
def test_a_replenish_in_round_three_is_no_position(fields):
    assert table(**fields, round=2, troves=["t1", "t1"], scores=[[1, 2], [1, 2]])
    with pytest.raises(ValueError, match=r"DM-3\.1 round"):
        table(**fields, round=3, troves=["t1", "t1"], scores=[[1, 2], [1, 2]])
