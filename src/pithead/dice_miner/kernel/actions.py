"""Every decision of the game as one number, the same in every state: what learners need.

`Action` lists them: slots row by row, beers kind by kind and seat by seat, dice to roll or to cache face by face. Within a phase the
numbers rise in the order in which the plain engine lists decisions.
"""

from __future__ import annotations

from pithead.dice_miner.kernel.game import step
from pithead.dice_miner.kernel.layout import Action, CachingChoice, ExcavationChoice, Field, Phase
from pithead.sim.playing import resolve_chance
from pithead.sim.stream import Rng
from pithead.sim.words import Words


def action_of(phase: int, choice: int) -> int:
    """The action that a choice of this phase's menu is."""
    row, column = (choice & 63) >> 3, choice & 7
    if phase == Phase.HEROES:
        return choice
    if phase == Phase.EXCAVATION:
        if choice < ExcavationChoice.CHEERS:
            return Action.TAKE + row * (row + 3) // 2 + column
        return Action.CHEERS + choice - ExcavationChoice.CHEERS
    if phase == Phase.MAGIC:
        return Action.SPEND + choice
    if phase == Phase.CHOOSING:
        return Action.ROLL + (row - 1) * 6 + column
    return Action.CACHE + row * 6 + column if choice < CachingChoice.END else Action.END_CACHING


def choice_of(action: int) -> int:
    """The choice that an action is in the menu of its phase."""
    if action < Action.TAKE:
        return action
    if action < Action.CHEERS:
        slot = action - Action.TAKE
        row = (slot >= 2) + (slot >= 5) + (slot >= 9) + (slot >= 14)
        return row * 8 + slot - row * (row + 3) // 2
    if action < Action.SPEND:
        return ExcavationChoice.CHEERS + action - Action.CHEERS
    if action < Action.ROLL:
        return action - Action.SPEND
    if action < Action.CACHE:
        face = action - Action.ROLL
        return (face // 6 + 1) * 8 + face % 6
    if action < Action.END_CACHING:
        face = action - Action.CACHE
        return face // 6 * 8 + face % 6
    return CachingChoice.END


def action_for(state: Words, box: Words, choice: int) -> int:
    """The action that a choice of the menu is in this state."""
    return action_of(state[Field.PHASE], choice)


def choice_for(state: Words, box: Words, seat: int, action: int) -> int:
    """The choice of the menu that an action is in this state."""
    return choice_of(action)


def act(state: Words, box: Words, rng: Rng, outcome: Words, seat: int, action: int) -> None:
    """The state after an action, and after everything that chance does until somebody owes a decision again."""
    step(state, box, seat, choice_of(action))
    resolve_chance(state, box, rng, outcome)
