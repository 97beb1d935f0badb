"""Looking ahead in the excavation: everybody takes what is best for them, chance rolls the shared beers (DM-4).

Every choice first gets a quick look: the judgement of the state right after it. The best of them are looked at more closely. A turn that
begins with cheers is one turn with two picks, and depth counts turns.
"""

from __future__ import annotations

from typing import Any, Final

from pithead.dice_miner.bots.search.value import judge
from pithead.dice_miner.bots.search.workspace import (
    BELOW,
    BEST,
    COUNT,
    CUT_OFF,
    DEPTH,
    DONE,
    FACE,
    RANK,
    SHALLOW,
    THOUGHT_LIMIT,
    THOUGHTS,
    Model,
    Workspace,
    copy_state,
)
from pithead.dice_miner.kernel.excavation import cheers, cheers_rolled, excavation_menu, excavation_step
from pithead.dice_miner.kernel.layout import ExcavationChoice, Fact, Field, Phase
from pithead.sim.stream import below
from pithead.sim.words import lowest

NOTHING: Final = -1
NO_FACE: Final = 6


def search_excavation(model: Model, workspace: Workspace, depth: int, wide: int) -> int:
    """The best choice of the first state, so many turns deep; who wins then is in the first values.

    A tree is walked without calling itself, because compiled code that does can't be kept: a node for each ply of the workspace.
    """
    ply = 0
    enter(model, workspace, 0, depth)
    while True:
        if workspace.nodes[ply, DONE]:
            if ply == 0:
                return int(workspace.nodes[0, BEST])
            ply -= 1
            absorb(workspace, ply)
        elif advance(model, workspace, ply, wide):
            enter(model, workspace, ply + 1, workspace.nodes[ply, BELOW])
            ply += 1


def enter(model: Model, workspace: Workspace, ply: int, depth: int) -> None:
    """Begin with a state: a quick look at each of its choices, or a judgement if it is not looked into."""
    node = workspace.nodes[ply]
    if workspace.counters[THOUGHTS] > workspace.counters[THOUGHT_LIMIT]:
        workspace.counters[CUT_OFF] = 1
    node[BEST] = NOTHING
    node[DONE] = depth <= 0 or workspace.states[ply, Field.PHASE] != Phase.EXCAVATION or workspace.counters[CUT_OFF]
    if node[DONE]:
        judge(model, workspace, workspace.states[ply], workspace.values[ply])
        return
    node[DEPTH] = depth
    node[COUNT] = quick_values(model, workspace, ply)
    node[RANK] = -1
    node[FACE] = NO_FACE
    workspace.highest[ply] = -1.0


def advance(model: Model, workspace: Workspace, ply: int, wide: int) -> bool:
    """Go on to the next state below: the next side of a shared beer, or what follows the next choice; False if there is none."""
    node = workspace.nodes[ply]
    if node[FACE] < NO_FACE and next_face(model, workspace, ply):
        return True
    if node[RANK] >= 0:
        compare(workspace, ply, workspace.hopes[ply, workspace.states[ply, Field.TURN]], False)
    closer = node[COUNT] if ply == 0 else min(wide, node[COUNT])
    while node[RANK] + 1 < closer:
        node[RANK] += 1
        bring_forward(workspace, ply, node[RANK], node[COUNT])
        if begin_choice(model, workspace, ply):
            return True
        compare(workspace, ply, workspace.worths[ply, node[RANK]], True)
    node[DONE] = 1
    if node[SHALLOW]:
        copy_state(workspace.states, ply + 1, ply)
        excavation_step(workspace.states[ply + 1], model.box, node[BEST])
        judge(model, workspace, workspace.states[ply + 1], workspace.values[ply])
    return False


def begin_choice(model: Model, workspace: Workspace, ply: int) -> bool:
    """Lay out the state after a choice; False if the quick look at it was all that depth allows."""
    node, seats = workspace.nodes[ply], workspace.states[ply, Field.SEATS]
    choice = workspace.options[ply, node[RANK]]
    for player in range(seats):
        workspace.hopes[ply, player] = 0.0
    workspace.weights[ply] = 1.0
    node[FACE] = NO_FACE
    if ExcavationChoice.CHEERS <= choice < ExcavationChoice.LEAVE and seats > 1:
        node[BELOW] = node[DEPTH]
        if ply == 0:
            node[FACE] = -1
            return next_face(model, workspace, ply)
        correct_by_side(model, workspace, ply, choice)
        return True
    copy_state(workspace.states, ply + 1, ply)
    excavation_step(workspace.states[ply + 1], model.box, choice)
    ends = workspace.states[ply + 1, Field.PICKS] == 0 or workspace.states[ply + 1, Field.PHASE] != Phase.EXCAVATION
    node[BELOW] = node[DEPTH] - ends
    return bool(node[BELOW] > 0)


def next_face(model: Model, workspace: Workspace, ply: int) -> bool:
    """The next side of the shared beer, with its weight; False after the last."""
    node = workspace.nodes[ply]
    choice = workspace.options[ply, node[RANK]]
    kind = shared_kind(model, choice)
    while node[FACE] < NO_FACE:
        node[FACE] += 1
        weight = sides_with(model, kind, node[FACE]) if node[FACE] < NO_FACE else 0
        if weight:
            workspace.weights[ply] = weight / 6
            share_beer(model, workspace, ply, choice, node[FACE])
            return True
    return False


def correct_by_side(model: Model, workspace: Workspace, ply: int, choice: int) -> None:
    """Judge every side of a shared beer, but look into one alone: its difference stands for all."""
    kind, seats = shared_kind(model, choice), workspace.states[ply, Field.SEATS]
    sampled = model.box[Fact.SIDES + kind * 8 + below(workspace.rng, 6)]
    for face in range(6):
        weight = sides_with(model, kind, face)
        if weight:
            share_beer(model, workspace, ply, choice, face)
            judge(model, workspace, workspace.states[ply + 1], workspace.values[ply + 1])
            for player in range(seats):
                workspace.hopes[ply, player] += workspace.values[ply + 1, player] * (weight / 6 - (face == sampled))
    share_beer(model, workspace, ply, choice, sampled)


def absorb(workspace: Workspace, ply: int) -> None:
    """Add what was found below."""
    for player in range(workspace.states[ply, Field.SEATS]):
        workspace.hopes[ply, player] += workspace.values[ply + 1, player] * workspace.weights[ply]


def compare(workspace: Workspace, ply: int, worth: float, shallow: bool) -> None:
    """Is this choice the best so far?"""
    node = workspace.nodes[ply]
    workspace.worths[ply, node[RANK]] = worth
    if worth > workspace.highest[ply]:
        workspace.highest[ply] = worth
        node[BEST] = workspace.options[ply, node[RANK]]
        node[SHALLOW] = shallow
        if not shallow:
            for player in range(workspace.states[ply, Field.SEATS]):
                workspace.values[ply, player] = workspace.hopes[ply, player]


def quick_values(model: Model, workspace: Workspace, ply: int) -> int:
    """The choices of a state with a quick look at each, and how many they are."""
    menu, count = excavation_menu(workspace.states[ply], model.box), 0
    while menu:
        choice = lowest(menu)
        workspace.options[ply, count] = choice
        workspace.worths[ply, count] = quick_value(model, workspace, ply, choice)
        count += 1
        menu &= menu - 1
    return count


def quick_value(model: Model, workspace: Workspace, ply: int, choice: int) -> Any:
    """How likely the one in turn is to win right after a choice; after cheers the mean over the sides of the beer."""
    seat = workspace.states[ply, Field.TURN]
    after = ply + 1
    if ExcavationChoice.CHEERS <= choice < ExcavationChoice.LEAVE and workspace.states[ply, Field.SEATS] > 1:
        kind, worth = shared_kind(model, choice), 0.0
        for face in range(6):
            weight = sides_with(model, kind, face)
            if weight:
                share_beer(model, workspace, ply, choice, face)
                judge(model, workspace, workspace.states[after], workspace.values[after])
                worth += workspace.values[after, seat] * weight / 6
        return worth
    copy_state(workspace.states, after, ply)
    excavation_step(workspace.states[after], model.box, choice)
    judge(model, workspace, workspace.states[after], workspace.values[after])
    return workspace.values[after, seat]


def best_quick_choice(model: Model, workspace: Workspace, ply: int) -> int:
    """The choice that looks best at a quick look."""
    count = quick_values(model, workspace, ply)
    bring_forward(workspace, ply, 0, count)
    workspace.nodes[ply, COUNT] = count
    workspace.highest[ply] = workspace.worths[ply, 0]
    return int(workspace.options[ply, 0])


def bring_forward(workspace: Workspace, ply: int, rank: int, count: int) -> None:
    """The best of the options from this rank on comes first."""
    best = rank
    for other in range(rank + 1, count):
        if workspace.worths[ply, other] > workspace.worths[ply, best]:
            best = other
    workspace.options[ply, rank], workspace.options[ply, best] = workspace.options[ply, best], workspace.options[ply, rank]
    workspace.worths[ply, rank], workspace.worths[ply, best] = workspace.worths[ply, best], workspace.worths[ply, rank]


def shared_kind(model: Model, choice: int) -> int:
    """The kind of the beer that a choice shares."""
    return int(model.box[Fact.BEERS + ((choice - ExcavationChoice.CHEERS & 31) >> 2)] & 63) >> 3


def sides_with(model: Model, kind: int, face: int) -> int:
    """How many sides of a die show this face."""
    sides = 0
    for side in range(6):
        sides += model.box[Fact.SIDES + kind * 8 + side] == face
    return sides


def share_beer(model: Model, workspace: Workspace, ply: int, choice: int, face: int) -> None:
    """The next ply is the state after cheers, the beer showing this face (DM-4.3)."""
    copy_state(workspace.states, ply + 1, ply)
    state = workspace.states[ply + 1]
    cheers(state, model.box, choice - ExcavationChoice.CHEERS)
    workspace.outcome[0] = shared_kind(model, choice) * 8 + face
    cheers_rolled(state, workspace.outcome)
