"""Dice Miner as five functions: who acts, what may be chosen, a choice, an outcome, and what it does."""

from __future__ import annotations

from pithead.dice_miner.kernel import layout as at
from pithead.dice_miner.kernel.excavation import cheers_rolled, cheers_sample, excavation_menu, excavation_step
from pithead.dice_miner.kernel.magic import choosing_menu, magic_menu, magic_rolled, magic_sample, magic_step, roll
from pithead.dice_miner.kernel.replenish import lots_sample, next_round, replenish_menu, replenish_step, reroll_sample, rerolled
from pithead.dice_miner.kernel.setup import choose, deal, dealt, fill, filled, heroes_menu, opening_roll, opening_sample
from pithead.sim.stream import Rng
from pithead.sim.words import Words, lowest


def chance_acts(state: Words) -> int:
    """Is an outcome due?"""
    return at.CHANCE >> state[at.PHASE] & 1


def actors(state: Words) -> int:
    """The seats that owe a decision, as bits."""
    if chance_acts(state) or state[at.PHASE] == at.OVER:
        return 0
    return state[at.WAITING] if state[at.PHASE] == at.REPLENISH else 1 << state[at.TURN]


def first_actor(state: Words) -> int:
    """The lowest of the seats that owe a decision."""
    return lowest(state[at.WAITING]) if state[at.PHASE] == at.REPLENISH else state[at.TURN]


def menu(state: Words, box: Words, seat: int) -> int:
    """The choices of a seat that owes a decision, as bits: in the order in which the plain engine lists them."""
    phase = state[at.PHASE]
    if phase == at.EXCAVATION:
        return excavation_menu(state, box)
    if phase == at.MAGIC:
        return magic_menu(state, box)
    if phase == at.CHOOSING:
        return choosing_menu(state)
    if phase == at.REPLENISH:
        return replenish_menu(state, box, seat)
    if phase == at.HEROES:
        return heroes_menu(state, box)
    return 0


def step(state: Words, box: Words, seat: int, choice: int) -> None:
    """The state after a choice of the menu."""
    phase = state[at.PHASE]
    if phase == at.EXCAVATION:
        excavation_step(state, box, choice)
    elif phase == at.MAGIC:
        magic_step(state, box, choice)
    elif phase == at.CHOOSING:
        roll(state, choice)
    elif phase == at.REPLENISH:
        replenish_step(state, seat, choice)
    elif phase == at.HEROES:
        choose(state, choice)


def sample(state: Words, box: Words, rng: Rng, outcome: Words) -> None:
    """What the dice, the bag or the lot say next; the only place that meets randomness."""
    phase = state[at.PHASE]
    if phase == at.SHARING:
        cheers_sample(state, box, rng, outcome)
    elif phase == at.ROLLING:
        magic_sample(state, box, rng, outcome)
    elif phase == at.REROLLING:
        reroll_sample(state, box, rng, outcome)
    elif phase == at.FILLING:
        fill(state, box, rng, outcome)
    elif phase == at.LOTS:
        lots_sample(state, rng, outcome)
    elif phase == at.DEALING:
        deal(state, box, rng, outcome)
    elif phase == at.OPENING:
        opening_sample(state, box, rng, outcome)


def settle(state: Words, box: Words, outcome: Words) -> None:
    """The state after an outcome."""
    phase = state[at.PHASE]
    if phase == at.SHARING:
        cheers_rolled(state, outcome)
    elif phase == at.ROLLING:
        magic_rolled(state, outcome)
    elif phase == at.REROLLING:
        rerolled(state, outcome)
    elif phase == at.FILLING:
        filled(state, outcome)
    elif phase == at.LOTS:
        next_round(state, outcome[0])
    elif phase == at.DEALING:
        dealt(state, outcome)
    elif phase == at.OPENING:
        opening_roll(state, box, outcome)
