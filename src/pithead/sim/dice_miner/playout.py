"""Whole games without a word of Python: every seat has a bot, and a row of numbers says how it went."""

from __future__ import annotations

from pithead.sim.dice_miner import layout as at
from pithead.sim.dice_miner.excavation import cheers_rolled, cheers_sample, excavation_menu, excavation_step
from pithead.sim.dice_miner.game import sample, settle
from pithead.sim.dice_miner.magic import choosing_menu, magic_menu, magic_rolled, magic_sample, magic_step, roll
from pithead.sim.dice_miner.replenish import replenish_menu, replenish_step, reroll_sample, rerolled
from pithead.sim.dice_miner.setup import choose, dealt, fill, filled, heroes_menu, opening_roll, opening_sample, start
from pithead.sim.stream import Rng, begin_stream, below
from pithead.sim.words import Words, lowest, nth_bit, popcount


def pick(rng: Rng, menu: int) -> int:
    """Any choice of a menu, all of them equally often."""
    return nth_bit(menu, below(rng, popcount(menu)))


def play(state: Words, box: Words, rng: Rng, outcome: Words) -> int:
    """Play a game from its start to its end, phase by phase, and count the decisions."""
    decisions = 0
    while state[at.PHASE] == at.OPENING:
        opening_sample(state, box, rng, outcome)
        opening_roll(state, box, outcome)
    if state[at.PHASE] == at.DEALING:
        sample(state, box, rng, outcome)
        dealt(state, outcome)
    while state[at.PHASE] == at.HEROES:
        choose(state, pick(rng, heroes_menu(state, box)))
        decisions += 1
    while state[at.PHASE] != at.OVER:
        if state[at.PHASE] == at.FILLING:
            fill(state, box, rng, outcome)
            filled(state, outcome)
            decisions += play_excavation(state, box, rng, outcome)
        decisions += play_magic(state, box, rng, outcome)
        while state[at.PHASE] == at.REPLENISH:
            seat = lowest(state[at.WAITING])
            replenish_step(state, seat, pick(rng, replenish_menu(state, box, seat)))
            decisions += 1
        while state[at.PHASE] == at.REROLLING:
            reroll_sample(state, box, rng, outcome)
            rerolled(state, outcome)
        if state[at.PHASE] == at.LOTS:
            sample(state, box, rng, outcome)
            settle(state, box, outcome)
    return decisions


def play_excavation(state: Words, box: Words, rng: Rng, outcome: Words) -> int:
    """Until the mountain is empty (DM-4)."""
    decisions = 0
    while state[at.PHASE] == at.EXCAVATION:
        excavation_step(state, box, pick(rng, excavation_menu(state, box)))
        decisions += 1
        if state[at.PHASE] == at.SHARING:
            cheers_sample(state, box, rng, outcome)
            cheers_rolled(state, outcome)
    return decisions


def play_magic(state: Words, box: Words, rng: Rng, outcome: Words) -> int:
    """Until everybody has ended the own magic turn (DM-5)."""
    decisions = 0
    while state[at.PHASE] == at.MAGIC:
        magic_step(state, box, pick(rng, magic_menu(state, box)))
        decisions += 1
        while state[at.PHASE] == at.CHOOSING:
            roll(state, pick(rng, choosing_menu(state)))
            decisions += 1
        if state[at.PHASE] == at.ROLLING:
            magic_sample(state, box, rng, outcome)
            magic_rolled(state, outcome)
    return decisions


def play_games(
    box: Words, seed: int, first: int, games: int, seats: int, deal: int, opening: int, state: Words, rng: Rng, outcome: Words
) -> int:
    """Play games one after the other, and count the decisions."""
    decisions = 0
    for game in range(first, first + games):
        begin_stream(rng, seed, game)
        start(state, seats, deal, opening)
        decisions += play(state, box, rng, outcome)
    return decisions
