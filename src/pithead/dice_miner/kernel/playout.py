"""Whole games without a word of Python: every seat has a bot, and a row of numbers says how it went.

The loops follow the phases, so that games that run side by side on a graphics card do the same things at the same time.
"""

from __future__ import annotations

from typing import Any

from pithead.dice_miner.kernel.bots import decide
from pithead.dice_miner.kernel.excavation import cheers_rolled, cheers_sample, excavation_menu, excavation_step
from pithead.dice_miner.kernel.layout import ROUNDS, TIES_MOST, Fact, Field, Groups, Option, Phase, Row, SeatField, SeatRow
from pithead.dice_miner.kernel.magic import choosing_menu, magic_menu, magic_rolled, magic_sample, magic_step, roll
from pithead.dice_miner.kernel.replenish import lots_sample, next_round, replenish_menu, replenish_step, reroll_sample, rerolled
from pithead.dice_miner.kernel.scoring import total
from pithead.dice_miner.kernel.seats import block
from pithead.dice_miner.kernel.setup import choose, dealt, fill, filled, heroes_menu, opening_roll, opening_sample, start
from pithead.sim.stream import Rng, below
from pithead.sim.tally import add_to_group, won_by
from pithead.sim.words import Words, lowest, nth_bit, popcount


def sit_down(state: Words, box: Words, options: Words) -> None:
    """The table before the first roll, with a bot on every seat."""
    start(state, options[Option.SEATS], options[Option.DEAL], options[Option.OPENING])
    for seat in range(options[Option.SEATS]):
        state[block(seat) + SeatField.BOT] = options[Option.BOTS + seat]


def play_game(state: Words, box: Words, options: Words, rng: Rng, outcome: Words) -> int:
    """Play a game from its start to its end, and count the decisions; a game that can't end is given up."""
    sit_down(state, box, options)
    return play_setup(state, box, options, rng, outcome) + play_rounds(state, box, rng, outcome)


def play_rounds(state: Words, box: Words, rng: Rng, outcome: Words) -> int:
    """Until the game is over, or given up."""
    decisions = 0
    while state[Field.PHASE] != Phase.OVER and state[Field.TIES] < TIES_MOST and state[Field.THROW] < TIES_MOST:
        if state[Field.PHASE] == Phase.FILLING:
            fill(state, box, rng, outcome)
            filled(state, outcome)
            decisions += play_excavation(state, box, rng, outcome)
        decisions += play_magic(state, box, rng, outcome)
        decisions += play_replenish(state, box, rng, outcome)
    return decisions


def play_setup(state: Words, box: Words, options: Words, rng: Rng, outcome: Words) -> int:
    """Until everybody has a hero (DM-2)."""
    decisions = 0
    while state[Field.PHASE] == Phase.OPENING and state[Field.THROW] < TIES_MOST:
        opening_sample(state, box, rng, outcome)
        opening_roll(state, box, outcome)
    while state[Field.PHASE] == Phase.HEROES:
        choose(state, decide(state, box, rng, state[Field.TURN], heroes_menu(state, box)))
        decisions += 1
    if state[Field.PHASE] == Phase.DEALING:
        deal_heroes(state, box, options, rng, outcome)
        dealt(state, outcome)
    return decisions


def deal_heroes(state: Words, box: Words, options: Words, rng: Rng, outcome: Words) -> None:
    """The heroes that the table has asked for, and different ones at random for all other seats (DM-2.2)."""
    left = (1 << box[Fact.HEROES_IN_BOX]) - 1
    for seat in range(state[Field.SEATS]):
        if options[Option.HEROES + seat] >= 0:
            left &= ~(1 << options[Option.HEROES + seat])
    for seat in range(state[Field.SEATS]):
        hero = options[Option.HEROES + seat]
        if hero < 0:
            hero = nth_bit(left, below(rng, popcount(left)))
            left &= ~(1 << hero)
        outcome[seat] = hero


def play_excavation(state: Words, box: Words, rng: Rng, outcome: Words) -> int:
    """Until the mountain is empty (DM-4)."""
    decisions = 0
    while state[Field.PHASE] == Phase.EXCAVATION:
        excavation_step(state, box, decide(state, box, rng, state[Field.TURN], excavation_menu(state, box)))
        decisions += 1
        if state[Field.PHASE] == Phase.SHARING:
            cheers_sample(state, box, rng, outcome)
            cheers_rolled(state, outcome)
    return decisions


def play_magic(state: Words, box: Words, rng: Rng, outcome: Words) -> int:
    """Until everybody has ended the own magic turn, and all is scored (DM-5, DM-6)."""
    decisions = 0
    while state[Field.PHASE] == Phase.MAGIC:
        magic_step(state, box, decide(state, box, rng, state[Field.TURN], magic_menu(state, box)))
        decisions += 1
        while state[Field.PHASE] == Phase.CHOOSING:
            roll(state, decide(state, box, rng, state[Field.TURN], choosing_menu(state)))
            decisions += 1
        if state[Field.PHASE] == Phase.ROLLING:
            magic_sample(state, box, rng, outcome)
            magic_rolled(state, outcome)
    return decisions


def play_replenish(state: Words, box: Words, rng: Rng, outcome: Words) -> int:
    """Until everybody has cached and rolled, and it is known who starts (DM-7); the tied only roll (DM-8.2)."""
    decisions = 0
    while state[Field.PHASE] == Phase.REPLENISH:
        seat = lowest(state[Field.WAITING])
        replenish_step(state, seat, decide(state, box, rng, seat, replenish_menu(state, box, seat)))
        decisions += 1
    while state[Field.PHASE] == Phase.REROLLING:
        reroll_sample(state, box, rng, outcome)
        rerolled(state, outcome)
    if state[Field.PHASE] == Phase.LOTS:
        lots_sample(state, rng, outcome)
        next_round(state, outcome[0])
    return decisions


def winners(state: Words) -> int:
    """Who has won, as bits; nobody in a game that was given up."""
    return state[Field.WAITING] if state[Field.PHASE] == Phase.OVER else 0


def ties_in(state: Words) -> int:
    """How many tie-breaks there were (DM-8.2)."""
    return state[Field.TIES]


def points_of(state: Words, seat: int) -> int:
    """The points of a seat at the end."""
    return total(state, seat)


def finish_row(state: Words, rows: Any, place: int) -> None:
    """Who started, and how it went for each seat."""
    rows[place, Row.OPENER] = state[Field.OPENER]
    for seat in range(state[Field.SEATS]):
        column = Row.SIZE + seat * SeatRow.SIZE
        rows[place, column + SeatRow.HERO] = state[block(seat) + SeatField.HERO]
        for round in range(ROUNDS):
            rows[place, column + SeatRow.SCORES + round] = state[block(seat) + SeatField.SCORES + round]
        rows[place, column + SeatRow.BEERS] = state[block(seat) + SeatField.BEERS_GIVEN]


def points_in_row(rows: Any, place: int, seat: int) -> int:
    """The points that a row says a seat has."""
    scores = Row.SIZE + seat * SeatRow.SIZE + SeatRow.SCORES
    return int(rows[place, scores]) + int(rows[place, scores + 1]) + int(rows[place, scores + 2])


def tally_more(rows: Any, place: int, seats: int, won: int, tally: Words) -> None:
    """Count the heroes and the one who starts in."""
    for seat in range(seats):
        wins, points = won_by(won, seat), points_in_row(rows, place, seat)
        hero = int(rows[place, Row.SIZE + seat * SeatRow.SIZE + SeatRow.HERO])
        add_to_group(tally, Groups.HERO + (hero & 7), wins, points)
        if rows[place, Row.OPENER] == seat:
            add_to_group(tally, Groups.START, wins, points)
