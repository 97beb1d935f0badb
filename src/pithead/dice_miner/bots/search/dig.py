"""Looking ahead in the excavation: everybody takes what is best for them, chance rolls the shared beers (DM-4).

Every choice first gets a glance: the judgement of the state right after it. The best of them are looked at more closely. A turn that
begins with cheers is one turn with two picks, and depth counts turns.
"""

from __future__ import annotations

from typing import Any, Final

from pithead.dice_miner.bots.search.judge import judge
from pithead.dice_miner.bots.search.workspace import (
    BELOW,
    BEST,
    BROKEN,
    COUNT,
    DEPTH,
    DONE,
    FACE,
    MOST,
    RANK,
    SHALLOW,
    THOUGHTS,
    Desk,
    Mind,
    copy_state,
)
from pithead.dice_miner.kernel.excavation import cheers, cheers_rolled, excavation_menu, excavation_step
from pithead.dice_miner.kernel.layout import ExcavationChoice, Fact, Field, Phase
from pithead.sim.stream import below
from pithead.sim.words import lowest

NOTHING: Final = -1
NO_FACE: Final = 6


def explore(mind: Mind, desk: Desk, depth: int, wide: int) -> int:
    """The best choice of the first state, so many turns deep; who wins then is in the first values.

    A tree is walked without calling itself, because compiled code that does can't be kept: a node for each ply of the desk.
    """
    ply = 0
    enter(mind, desk, 0, depth)
    while True:
        if desk.nodes[ply, DONE]:
            if ply == 0:
                return int(desk.nodes[0, BEST])
            ply -= 1
            absorb(desk, ply)
        elif advance(mind, desk, ply, wide):
            enter(mind, desk, ply + 1, desk.nodes[ply, BELOW])
            ply += 1


def enter(mind: Mind, desk: Desk, ply: int, depth: int) -> None:
    """Begin with a state: a glance at each of its choices, or a judgement if it is not looked into."""
    node = desk.nodes[ply]
    if desk.counters[THOUGHTS] > desk.counters[MOST]:
        desk.counters[BROKEN] = 1
    node[BEST] = NOTHING
    node[DONE] = depth <= 0 or desk.states[ply, Field.PHASE] != Phase.EXCAVATION or desk.counters[BROKEN]
    if node[DONE]:
        judge(mind, desk, desk.states[ply], desk.values[ply])
        return
    node[DEPTH] = depth
    node[COUNT] = glance_at_all(mind, desk, ply)
    node[RANK] = -1
    node[FACE] = NO_FACE
    desk.highest[ply] = -1.0


def advance(mind: Mind, desk: Desk, ply: int, wide: int) -> bool:
    """Go on to the next state below: the next side of a shared beer, or what follows the next choice; False if there is none."""
    node = desk.nodes[ply]
    if node[FACE] < NO_FACE and next_face(mind, desk, ply):
        return True
    if node[RANK] >= 0:
        compare(desk, ply, desk.hopes[ply, desk.states[ply, Field.TURN]], False)
    closer = node[COUNT] if ply == 0 else min(wide, node[COUNT])
    while node[RANK] + 1 < closer:
        node[RANK] += 1
        bring_forward(desk, ply, node[RANK], node[COUNT])
        if begin_choice(mind, desk, ply):
            return True
        compare(desk, ply, desk.worths[ply, node[RANK]], True)
    node[DONE] = 1
    if node[SHALLOW]:
        copy_state(desk.states, ply + 1, ply)
        excavation_step(desk.states[ply + 1], mind.box, node[BEST])
        judge(mind, desk, desk.states[ply + 1], desk.values[ply])
    return False


def begin_choice(mind: Mind, desk: Desk, ply: int) -> bool:
    """Lay out the state after a choice; False if the glance at it was all that depth allows."""
    node, seats = desk.nodes[ply], desk.states[ply, Field.SEATS]
    choice = desk.options[ply, node[RANK]]
    for player in range(seats):
        desk.hopes[ply, player] = 0.0
    desk.weights[ply] = 1.0
    node[FACE] = NO_FACE
    if ExcavationChoice.CHEERS <= choice < ExcavationChoice.LEAVE and seats > 1:
        node[BELOW] = node[DEPTH]
        if ply == 0:
            node[FACE] = -1
            return next_face(mind, desk, ply)
        hope_for_sides(mind, desk, ply, choice)
        return True
    copy_state(desk.states, ply + 1, ply)
    excavation_step(desk.states[ply + 1], mind.box, choice)
    ends = desk.states[ply + 1, Field.PICKS] == 0 or desk.states[ply + 1, Field.PHASE] != Phase.EXCAVATION
    node[BELOW] = node[DEPTH] - ends
    return bool(node[BELOW] > 0)


def next_face(mind: Mind, desk: Desk, ply: int) -> bool:
    """The next side of the shared beer, with its weight; False after the last."""
    node = desk.nodes[ply]
    choice = desk.options[ply, node[RANK]]
    kind = shared_kind(mind, choice)
    while node[FACE] < NO_FACE:
        node[FACE] += 1
        weight = sides_with(mind, kind, node[FACE]) if node[FACE] < NO_FACE else 0
        if weight:
            desk.weights[ply] = weight / 6
            share_beer(mind, desk, ply, choice, node[FACE])
            return True
    return False


def hope_for_sides(mind: Mind, desk: Desk, ply: int, choice: int) -> None:
    """Judge every side of a shared beer, but look into one alone: its difference stands for all."""
    kind, seats = shared_kind(mind, choice), desk.states[ply, Field.SEATS]
    sampled = mind.box[Fact.SIDES + kind * 8 + below(desk.rng, 6)]
    for face in range(6):
        weight = sides_with(mind, kind, face)
        if weight:
            share_beer(mind, desk, ply, choice, face)
            judge(mind, desk, desk.states[ply + 1], desk.values[ply + 1])
            for player in range(seats):
                desk.hopes[ply, player] += desk.values[ply + 1, player] * (weight / 6 - (face == sampled))
    share_beer(mind, desk, ply, choice, sampled)


def absorb(desk: Desk, ply: int) -> None:
    """Add what was found below."""
    for player in range(desk.states[ply, Field.SEATS]):
        desk.hopes[ply, player] += desk.values[ply + 1, player] * desk.weights[ply]


def compare(desk: Desk, ply: int, worth: float, shallow: bool) -> None:
    """Is this choice the best so far?"""
    node = desk.nodes[ply]
    desk.worths[ply, node[RANK]] = worth
    if worth > desk.highest[ply]:
        desk.highest[ply] = worth
        node[BEST] = desk.options[ply, node[RANK]]
        node[SHALLOW] = shallow
        if not shallow:
            for player in range(desk.states[ply, Field.SEATS]):
                desk.values[ply, player] = desk.hopes[ply, player]


def glance_at_all(mind: Mind, desk: Desk, ply: int) -> int:
    """The choices of a state with a glance at each, and how many they are."""
    menu, count = excavation_menu(desk.states[ply], mind.box), 0
    while menu:
        choice = lowest(menu)
        desk.options[ply, count] = choice
        desk.worths[ply, count] = glance(mind, desk, ply, choice)
        count += 1
        menu &= menu - 1
    return count


def glance(mind: Mind, desk: Desk, ply: int, choice: int) -> Any:
    """How likely the one in turn is to win right after a choice; after cheers the mean over the sides of the beer."""
    seat = desk.states[ply, Field.TURN]
    after = ply + 1
    if ExcavationChoice.CHEERS <= choice < ExcavationChoice.LEAVE and desk.states[ply, Field.SEATS] > 1:
        kind, worth = shared_kind(mind, choice), 0.0
        for face in range(6):
            weight = sides_with(mind, kind, face)
            if weight:
                share_beer(mind, desk, ply, choice, face)
                judge(mind, desk, desk.states[after], desk.values[after])
                worth += desk.values[after, seat] * weight / 6
        return worth
    copy_state(desk.states, after, ply)
    excavation_step(desk.states[after], mind.box, choice)
    judge(mind, desk, desk.states[after], desk.values[after])
    return desk.values[after, seat]


def best_glance(mind: Mind, desk: Desk, ply: int) -> int:
    """The choice that looks best at a glance."""
    count = glance_at_all(mind, desk, ply)
    bring_forward(desk, ply, 0, count)
    desk.nodes[ply, COUNT] = count
    desk.highest[ply] = desk.worths[ply, 0]
    return int(desk.options[ply, 0])


def bring_forward(desk: Desk, ply: int, rank: int, count: int) -> None:
    """The best of the options from this rank on comes first."""
    best = rank
    for other in range(rank + 1, count):
        if desk.worths[ply, other] > desk.worths[ply, best]:
            best = other
    desk.options[ply, rank], desk.options[ply, best] = desk.options[ply, best], desk.options[ply, rank]
    desk.worths[ply, rank], desk.worths[ply, best] = desk.worths[ply, best], desk.worths[ply, rank]


def shared_kind(mind: Mind, choice: int) -> int:
    """The kind of the beer that a choice shares."""
    return int(mind.box[Fact.BEERS + ((choice - ExcavationChoice.CHEERS & 31) >> 2)] & 63) >> 3


def sides_with(mind: Mind, kind: int, face: int) -> int:
    """How many sides of a die show this face."""
    sides = 0
    for side in range(6):
        sides += mind.box[Fact.SIDES + kind * 8 + side] == face
    return sides


def share_beer(mind: Mind, desk: Desk, ply: int, choice: int, face: int) -> None:
    """The next ply is the state after cheers, the beer showing this face (DM-4.3)."""
    copy_state(desk.states, ply + 1, ply)
    state = desk.states[ply + 1]
    cheers(state, mind.box, choice - ExcavationChoice.CHEERS)
    desk.outcome[0] = shared_kind(mind, choice) * 8 + face
    cheers_rolled(state, desk.outcome)
