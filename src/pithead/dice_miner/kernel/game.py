"""Dice Miner as five functions: who acts, what may be chosen, a choice, an outcome, and what it does."""

from __future__ import annotations

from pithead.dice_miner.kernel.excavation import cheers_rolled, cheers_sample, excavation_menu, excavation_step
from pithead.dice_miner.kernel.layout import CHANCE_PHASES, Field, Phase
from pithead.dice_miner.kernel.magic import choosing_menu, magic_menu, magic_rolled, magic_sample, magic_step, roll
from pithead.dice_miner.kernel.replenish import lots_sample, next_round, replenish_menu, replenish_step, reroll_sample, rerolled
from pithead.dice_miner.kernel.setup import choose, deal, dealt, fill, filled, heroes_menu, opening_roll, opening_sample
from pithead.sim.stream import Rng
from pithead.sim.words import Words, lowest


def chance_acts(state: Words) -> int:
    """Is an outcome due?"""
    return CHANCE_PHASES >> state[Field.PHASE] & 1


def actors(state: Words) -> int:
    """The seats that owe a decision, as bits."""
    if chance_acts(state) or state[Field.PHASE] == Phase.OVER:
        return 0
    return state[Field.WAITING] if state[Field.PHASE] == Phase.REPLENISH else 1 << state[Field.TURN]


def first_actor(state: Words) -> int:
    """The lowest of the seats that owe a decision."""
    return lowest(state[Field.WAITING]) if state[Field.PHASE] == Phase.REPLENISH else state[Field.TURN]


def menu(state: Words, box: Words, seat: int) -> int:
    """The choices of a seat that owes a decision, as bits: in the order in which the plain engine lists them."""
    phase = state[Field.PHASE]
    if phase == Phase.EXCAVATION:
        return excavation_menu(state, box)
    if phase == Phase.MAGIC:
        return magic_menu(state, box)
    if phase == Phase.CHOOSING:
        return choosing_menu(state)
    if phase == Phase.REPLENISH:
        return replenish_menu(state, box, seat)
    if phase == Phase.HEROES:
        return heroes_menu(state, box)
    return 0


def step(state: Words, box: Words, seat: int, choice: int) -> None:
    """The state after a choice of the menu."""
    phase = state[Field.PHASE]
    if phase == Phase.EXCAVATION:
        excavation_step(state, box, choice)
    elif phase == Phase.MAGIC:
        magic_step(state, box, choice)
    elif phase == Phase.CHOOSING:
        roll(state, choice)
    elif phase == Phase.REPLENISH:
        replenish_step(state, seat, choice)
    elif phase == Phase.HEROES:
        choose(state, choice)


def sample(state: Words, box: Words, rng: Rng, outcome: Words) -> None:
    """What the dice, the bag or the lot say next; the only place that meets randomness."""
    phase = state[Field.PHASE]
    if phase == Phase.SHARING:
        cheers_sample(state, box, rng, outcome)
    elif phase == Phase.ROLLING:
        magic_sample(state, box, rng, outcome)
    elif phase == Phase.REROLLING:
        reroll_sample(state, box, rng, outcome)
    elif phase == Phase.FILLING:
        fill(state, box, rng, outcome)
    elif phase == Phase.LOTS:
        lots_sample(state, rng, outcome)
    elif phase == Phase.DEALING:
        deal(state, box, rng, outcome)
    elif phase == Phase.OPENING:
        opening_sample(state, box, rng, outcome)


def settle(state: Words, box: Words, outcome: Words) -> None:
    """The state after an outcome."""
    phase = state[Field.PHASE]
    if phase == Phase.SHARING:
        cheers_rolled(state, outcome)
    elif phase == Phase.ROLLING:
        magic_rolled(state, outcome)
    elif phase == Phase.REROLLING:
        rerolled(state, outcome)
    elif phase == Phase.FILLING:
        filled(state, outcome)
    elif phase == Phase.LOTS:
        next_round(state, outcome[0])
    elif phase == Phase.DEALING:
        dealt(state, outcome)
    elif phase == Phase.OPENING:
        opening_roll(state, box, outcome)
