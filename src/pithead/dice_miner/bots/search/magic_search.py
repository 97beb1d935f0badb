"""Magic: which symbols to spend on which dice, and when to stop (DM-5).

For every die alone: the mean over its sides of the state with it rolled. The best n of them are what n symbols would roll, and the
mean over what these come up with together, against stopping, decides.
"""

from __future__ import annotations

from typing import Any, Final

from pithead.dice_miner.bots.search.value import judge, judge_last_tie, judge_scored
from pithead.dice_miner.bots.search.workspace import BEST, Model, Workspace, copy_state
from pithead.dice_miner.kernel.layout import KINDS, SEATS_MOST, Fact, Field, Kind, MagicChoice, Phase, SeatField
from pithead.dice_miner.kernel.magic import begin_magic_turn, magic_menu, spend
from pithead.dice_miner.kernel.seats import block, next_seat
from pithead.sim.stream import below
from pithead.sim.words import dice_in, faces_in, lowest, one

UNSEEN: Final = -2.0


def search_magic(model: Model, workspace: Workspace, rolls: int, deeper: bool) -> int:
    """The best choice of a magic turn in the first state; its plan of dice to roll and its values are the first ones.

    What dice come up with together is exact while that makes no more than `rolls` cases, else sampled so often. Looking deeper, each
    case asks in the same way which spend would be best then.
    """
    menu = stop_magic(model, workspace, 0)
    while menu:
        cases = begin_spend(model, workspace, 0, lowest(menu))
        for case in range(min(cases, rolls)):
            roll_case(model, workspace, 0, case if cases <= rolls else -1)
            if deeper:
                search_magic_deeper(model, workspace, rolls)
            else:
                judge(model, workspace, workspace.states[2], workspace.values[2])
            hope(workspace, 0, min(cases, rolls))
        compare_spend(workspace, 0, lowest(menu))
        menu &= menu - 1
    return int(workspace.nodes[0, BEST])


def search_magic_deeper(model: Model, workspace: Workspace, rolls: int) -> None:
    """The values of the third state, whose owner goes on with magic, or stops."""
    menu = stop_magic(model, workspace, 2)
    while menu:
        cases = begin_spend(model, workspace, 2, lowest(menu))
        for case in range(min(cases, rolls)):
            roll_case(model, workspace, 2, case if cases <= rolls else -1)
            judge(model, workspace, workspace.states[4], workspace.values[4])
            hope(workspace, 2, min(cases, rolls))
        compare_spend(workspace, 2, lowest(menu))
        menu &= menu - 1


def stop_magic(model: Model, workspace: Workspace, ply: int) -> int:
    """What stopping is worth, and the menu without it; the dice are weighed if there is anything to spend."""
    judge_stop(model, workspace, ply)
    workspace.nodes[ply, BEST] = MagicChoice.END
    workspace.highest[ply] = workspace.values[ply, workspace.states[ply, Field.TURN]]
    menu = magic_menu(workspace.states[ply], model.box) & ~(1 << MagicChoice.END)
    if menu:
        weigh_dice(model, workspace, ply)
    return menu


def judge_stop(model: Model, workspace: Workspace, ply: int) -> None:
    """The values if the one in turn spends no more: the next one's turn, or the scoring (DM-5.1)."""
    copy_state(workspace.states, ply + 1, ply)
    state = workspace.states[ply + 1]
    if state[Field.WAITING]:
        begin_magic_turn(state, next_seat(state[Field.WAITING], state[Field.TURN] + 1))
        judge(model, workspace, state, workspace.values[ply])
    elif state[Field.CONTENDERS]:
        judge_last_tie(model, state, workspace.values[ply])
    else:
        judge_scored(model, workspace, state, workspace.values[ply])


def begin_spend(model: Model, workspace: Workspace, ply: int, choice: int) -> int:
    """Spend magic on the dice that gain most: the next state waits for the roll; how many cases there are."""
    copy_state(workspace.states, ply + 1, ply)
    spend(workspace.states[ply + 1], model.box, choice)
    set_apart_best(workspace, ply + 1, workspace.gains[ply])
    for player in range(SEATS_MOST):
        workspace.hopes[ply, player] = 0.0
    cases = 1
    for _ in range(dice_apart_of_turn(workspace.states[ply + 1])):
        cases *= 6
    return cases


def roll_case(model: Model, workspace: Workspace, ply: int, case: int) -> None:
    """The state after the next one, where the dice that were set apart have been rolled."""
    copy_state(workspace.states, ply + 2, ply + 1)
    roll_apart(model, workspace, ply + 2, case)


def hope(workspace: Workspace, ply: int, tries: int) -> None:
    """Add one case."""
    for player in range(workspace.states[ply, Field.SEATS]):
        workspace.hopes[ply, player] += workspace.values[ply + 2, player] / tries


def compare_spend(workspace: Workspace, ply: int, choice: int) -> None:
    """Is this spend the best so far?"""
    seat = workspace.states[ply, Field.TURN]
    if workspace.hopes[ply, seat] > workspace.highest[ply]:
        workspace.highest[ply] = workspace.hopes[ply, seat]
        workspace.nodes[ply, BEST] = choice
        for player in range(workspace.states[ply, Field.SEATS]):
            workspace.values[ply, player] = workspace.hopes[ply, player]
        for kind in range(KINDS):
            workspace.plans[ply, kind] = workspace.states[ply + 1, block(seat) + SeatField.APART + kind]


def weigh_dice(model: Model, workspace: Workspace, ply: int) -> None:
    """For each face that magic may roll: how likely its owner is to win if that die alone were rolled."""
    state, after = workspace.states[ply], ply + 1
    seat = state[Field.TURN]
    mine = block(seat)
    for kind in range(Kind.HAZARD + 1, KINDS):
        faces = faces_in(state[mine + kind])
        while faces:
            rank = lowest(faces)
            faces &= faces - 1
            worth = 0.0
            for side in range(6):
                copy_state(workspace.states, after, ply)
                workspace.states[after, Field.PHASE] = Phase.MAGIC
                workspace.states[after, mine + kind] += one(model.box[Fact.SIDES + kind * 8 + side]) - one(rank)
                judge(model, workspace, workspace.states[after], workspace.values[after])
                worth += workspace.values[after, seat] / 6
            workspace.gains[ply, kind * 8 + rank] = worth


def set_apart_best(workspace: Workspace, ply: int, gains: Any) -> None:
    """Choose the dice that gain most, as many as are still to be chosen."""
    state = workspace.states[ply]
    mine = block(state[Field.TURN])
    while state[Field.TO_CHOOSE] > 0:
        face = best_die(state, gains)
        state[mine + SeatField.APART + (face >> 3)] += one(face & 7)
        state[Field.TO_CHOOSE] -= 1
    state[Field.PHASE] = Phase.ROLLING


def best_die(state: Any, gains: Any) -> int:
    """The die not yet chosen that gains most."""
    mine = block(state[Field.TURN])
    best, highest = -1, UNSEEN
    for kind in range(Kind.HAZARD + 1, KINDS):
        faces = faces_in(state[mine + kind] - state[mine + SeatField.APART + kind])
        while faces:
            face = kind * 8 + lowest(faces)
            faces &= faces - 1
            if gains[face] > highest:
                best, highest = face, gains[face]
    return best


def dice_apart_of_turn(state: Any) -> int:
    """How many dice the one in turn has chosen."""
    apart = block(state[Field.TURN]) + SeatField.APART
    return dice_in(state[apart] + state[apart + 1] + state[apart + 2] + state[apart + 3] + state[apart + 4])


def roll_apart(model: Model, workspace: Workspace, ply: int, case: int) -> None:
    """The chosen dice come up with the sides that the digits of the case say, or with any if it is negative (DM-5.2)."""
    state = workspace.states[ply]
    mine = block(state[Field.TURN])
    for kind in range(Kind.HAZARD + 1, KINDS):
        dice = dice_in(state[mine + SeatField.APART + kind])
        if dice:
            state[mine + kind] -= state[mine + SeatField.APART + kind]
            state[mine + SeatField.APART + kind] = 0
            for _ in range(dice):
                if case < 0:
                    side = below(workspace.rng, 6)
                else:
                    side = case % 6
                    case //= 6
                state[mine + kind] += one(model.box[Fact.SIDES + kind * 8 + side])
    state[Field.PHASE] = Phase.MAGIC


def choose_die(model: Model, workspace: Workspace) -> int:
    """The next die for magic that is already spent."""
    weigh_dice(model, workspace, 0)
    return best_die(workspace.states[0], workspace.gains[0])
