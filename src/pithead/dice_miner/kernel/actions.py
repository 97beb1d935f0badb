"""Every decision of the game as one number, the same in every state: what learners need.

0 to 5 choose a hero, 6 to 25 take a die slot by slot, 26 to 45 share a beer kind by kind and seat by seat, 46 leaves the second die,
47 to 52 spend a magic face, 53 the hero's, 54 ends magic, 55 to 78 roll a die face by face without hazards, 79 to 108 cache a die
face by face, 109 ends caching. Within a phase the numbers rise in the order in which the plain engine lists decisions.
"""

from __future__ import annotations

from typing import Any

from pithead.dice_miner.kernel import layout as at
from pithead.dice_miner.kernel.game import chance_acts, menu, sample, settle, step
from pithead.sim.stream import Rng
from pithead.sim.words import Words, lowest


def action_of(phase: int, choice: int) -> int:
    """The action that a choice of this phase's menu is."""
    row, column = (choice & 63) >> 3, choice & 7
    if phase == at.HEROES:
        return choice
    if phase == at.EXCAVATION:
        return at.ACTION_TAKE + row * (row + 3) // 2 + column if choice < at.CHEERS else at.ACTION_CHEERS + choice - at.CHEERS
    if phase == at.MAGIC:
        return at.ACTION_SPEND + choice
    if phase == at.CHOOSING:
        return at.ACTION_ROLL + (row - 1) * 6 + column
    return at.ACTION_CACHE + row * 6 + column if choice < at.END_CACHING else at.ACTION_END_CACHING


def choice_of(action: int) -> int:
    """The choice that an action is in the menu of its phase."""
    if action < at.ACTION_TAKE:
        return action
    if action < at.ACTION_CHEERS:
        slot = action - at.ACTION_TAKE
        row = (slot >= 2) + (slot >= 5) + (slot >= 9) + (slot >= 14)
        return row * 8 + slot - row * (row + 3) // 2
    if action < at.ACTION_SPEND:
        return at.CHEERS + action - at.ACTION_CHEERS
    if action < at.ACTION_ROLL:
        return action - at.ACTION_SPEND
    if action < at.ACTION_CACHE:
        face = action - at.ACTION_ROLL
        return (face // 6 + 1) * 8 + face % 6
    if action < at.ACTION_END_CACHING:
        face = action - at.ACTION_CACHE
        return face // 6 * 8 + face % 6
    return at.END_CACHING


def legal_mask(state: Words, box: Words, seat: int, mask: Any) -> None:
    """1 for every legal action of a seat that owes a decision, and 0 for all others."""
    for action in range(at.ACTIONS):
        mask[action] = 0
    choices = menu(state, box, seat)
    while choices:
        mask[action_of(state[at.PHASE], lowest(choices))] = 1
        choices &= choices - 1


def act(state: Words, box: Words, rng: Rng, outcome: Words, seat: int, action: int) -> None:
    """The state after an action, and after everything that chance does until somebody owes a decision again."""
    step(state, box, seat, choice_of(action))
    resolve_chance(state, box, rng, outcome)


def resolve_chance(state: Words, box: Words, rng: Rng, outcome: Words) -> None:
    """Let chance act until somebody owes a decision, or the game is over."""
    while chance_acts(state):
        sample(state, box, rng, outcome)
        settle(state, box, outcome)
