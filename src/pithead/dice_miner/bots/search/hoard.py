"""Caching: one die after the other, as long as a kept die is better than a new roll, over many imagined replenishes (DM-7.1)."""

from __future__ import annotations

from typing import Any

from pithead.dice_miner.bots.search.judge import judge
from pithead.dice_miner.bots.search.workspace import Desk, Mind, copy_state
from pithead.dice_miner.kernel.bots import greedy_choice
from pithead.dice_miner.kernel.layout import KINDS, CachingChoice, Fact, Field, Phase, SeatField
from pithead.dice_miner.kernel.replenish import cache, cacheable, lots_sample, name_starter, next_round, replenish_menu
from pithead.dice_miner.kernel.seats import block
from pithead.sim.stream import below
from pithead.sim.words import byte, lowest, one


def hoard(mind: Mind, desk: Desk, seat: int, replenishes: int) -> int:
    """The next die that a seat caches, or an end to it; the same dice are rolled for every choice."""
    imagine_others(mind, desk, seat)
    seed = desk.rng[0]
    best, highest = CachingChoice.END, replenished(mind, desk, seat, replenishes, seed)
    faces = cacheable(desk.states[1], mind.box, seat)
    while faces:
        face = lowest(faces)
        faces &= faces - 1
        cache(desk.states[1], seat, face)
        worth = replenished(mind, desk, seat, replenishes, seed)
        desk.states[1, block(seat) + SeatField.APART + (face >> 3)] -= one(face & 7)
        if worth > highest:
            best, highest = face, worth
    desk.rng[0] = desk.dice[0]
    return best


def imagine_others(mind: Mind, desk: Desk, seat: int) -> None:
    """What others cache is their secret: the next ply lets them cache what a greedy player would."""
    copy_state(desk.states, 1, 0)
    state = desk.states[1]
    for other in range(state[Field.SEATS]):
        if other != seat:
            for kind in range(KINDS):
                state[block(other) + SeatField.APART + kind] = 0
            choice = 0
            while choice != CachingChoice.END:
                choice = greedy_choice(state, mind.box, other, replenish_menu(state, mind.box, other))
                if choice != CachingChoice.END:
                    cache(state, other, choice)


def replenished(mind: Mind, desk: Desk, seat: int, replenishes: int, seed: Any) -> Any:
    """How likely a seat is to win after the dice of the next ply are rolled, on average."""
    desk.dice[0] = seed
    worth = 0.0
    for _ in range(replenishes):
        copy_state(desk.states, 2, 1)
        state = desk.states[2]
        for player in range(state[Field.SEATS]):
            roll_trove(mind, desk, state, player)
        name_starter(state)
        if state[Field.PHASE] == Phase.LOTS:
            lots_sample(state, desk.dice, desk.outcome)
            next_round(state, desk.outcome[0])
        judge(mind, desk, state, desk.values[2])
        worth += desk.values[2, seat]
    return worth / replenishes


def roll_trove(mind: Mind, desk: Desk, state: Any, seat: int) -> None:
    """Every die that is not cached shows a new face; a cached one uses its roll up too, so that the others' stay the same."""
    mine = block(seat)
    for kind in range(KINDS):
        handful, apart = state[mine + kind], state[mine + SeatField.APART + kind]
        fresh = apart
        while handful:
            rank = lowest(handful) >> 3
            for die in range(byte(handful, rank)):
                side = below(desk.dice, 6)
                if die >= byte(apart, rank):
                    fresh += one(mind.box[Fact.SIDES + kind * 8 + side])
            handful &= ~(255 << (rank * 8))
        state[mine + kind] = fresh
