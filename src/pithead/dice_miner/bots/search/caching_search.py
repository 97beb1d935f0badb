"""Caching: one die after the other, as long as a kept die is better than a new roll, over many sampled replenishes (DM-7.1)."""

from __future__ import annotations

from typing import Any

from pithead.dice_miner.bots.search.value import judge
from pithead.dice_miner.bots.search.workspace import Model, Workspace, copy_state
from pithead.dice_miner.kernel.bots import greedy_choice
from pithead.dice_miner.kernel.layout import KINDS, CachingChoice, Fact, Field, Phase, SeatField
from pithead.dice_miner.kernel.replenish import cache, cacheable, lots_sample, name_starter, next_round, replenish_menu
from pithead.dice_miner.kernel.seats import block
from pithead.sim.stream import below
from pithead.sim.words import byte, lowest, one


def search_caching(model: Model, workspace: Workspace, seat: int, replenishes: int) -> int:
    """The next die that a seat caches, or an end to it; the same dice are rolled for every choice."""
    sample_others(model, workspace, seat)
    seed = workspace.rng[0]
    best, highest = CachingChoice.END, replenished(model, workspace, seat, replenishes, seed)
    faces = cacheable(workspace.states[1], model.box, seat)
    while faces:
        face = lowest(faces)
        faces &= faces - 1
        cache(workspace.states[1], seat, face)
        worth = replenished(model, workspace, seat, replenishes, seed)
        workspace.states[1, block(seat) + SeatField.APART + (face >> 3)] -= one(face & 7)
        if worth > highest:
            best, highest = face, worth
    workspace.rng[0] = workspace.dice[0]
    return best


def sample_others(model: Model, workspace: Workspace, seat: int) -> None:
    """What others cache is their secret: the next ply lets them cache what a greedy player would."""
    copy_state(workspace.states, 1, 0)
    state = workspace.states[1]
    for other in range(state[Field.SEATS]):
        if other != seat:
            for kind in range(KINDS):
                state[block(other) + SeatField.APART + kind] = 0
            choice = 0
            while choice != CachingChoice.END:
                choice = greedy_choice(state, model.box, other, replenish_menu(state, model.box, other))
                if choice != CachingChoice.END:
                    cache(state, other, choice)


def replenished(model: Model, workspace: Workspace, seat: int, replenishes: int, seed: Any) -> Any:
    """How likely a seat is to win after the dice of the next ply are rolled, on average."""
    workspace.dice[0] = seed
    worth = 0.0
    for _ in range(replenishes):
        copy_state(workspace.states, 2, 1)
        state = workspace.states[2]
        for player in range(state[Field.SEATS]):
            roll_trove(model, workspace, state, player)
        name_starter(state)
        if state[Field.PHASE] == Phase.LOTS:
            lots_sample(state, workspace.dice, workspace.outcome)
            next_round(state, workspace.outcome[0])
        judge(model, workspace, state, workspace.values[2])
        worth += workspace.values[2, seat]
    return worth / replenishes


def roll_trove(model: Model, workspace: Workspace, state: Any, seat: int) -> None:
    """Every die that is not cached shows a new face; a cached one uses its roll up too, so that the others' stay the same."""
    mine = block(seat)
    for kind in range(KINDS):
        handful, apart = state[mine + kind], state[mine + SeatField.APART + kind]
        fresh = apart
        while handful:
            rank = lowest(handful) >> 3
            for die in range(byte(handful, rank)):
                side = below(workspace.dice, 6)
                if die >= byte(apart, rank):
                    fresh += one(model.box[Fact.SIDES + kind * 8 + side])
            handful &= ~(255 << (rank * 8))
        state[mine + kind] = fresh
