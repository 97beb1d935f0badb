"""Whole games without a word of Python: every seat has a bot, and a row of numbers says how it went.

The loops follow the phases, so that games that run side by side on a graphics card do the same things at the same time.
"""

from __future__ import annotations

from typing import Any

from pithead.dice_miner.kernel import layout as at
from pithead.dice_miner.kernel.bots import decide
from pithead.dice_miner.kernel.excavation import cheers_rolled, cheers_sample, excavation_menu, excavation_step
from pithead.dice_miner.kernel.magic import choosing_menu, magic_menu, magic_rolled, magic_sample, magic_step, roll
from pithead.dice_miner.kernel.replenish import lots_sample, next_round, replenish_menu, replenish_step, reroll_sample, rerolled
from pithead.dice_miner.kernel.scoring import total
from pithead.dice_miner.kernel.seats import block
from pithead.dice_miner.kernel.setup import choose, dealt, fill, filled, heroes_menu, opening_roll, opening_sample, start
from pithead.sim.stream import Rng, begin_stream, below
from pithead.sim.words import Words, lowest, nth_bit, popcount


def sit_down(state: Words, wish: Words) -> None:
    """The table before the first roll, with a bot on every seat."""
    start(state, wish[at.WISH_SEATS], wish[at.WISH_DEAL], wish[at.WISH_OPENING])
    for seat in range(wish[at.WISH_SEATS]):
        state[block(seat) + at.BOT] = wish[at.WISH_BOTS + seat]


def play(state: Words, box: Words, wish: Words, rng: Rng, outcome: Words) -> int:
    """Play a game from its start to its end, and count the decisions; a game that can't end is given up."""
    decisions = play_setup(state, box, wish, rng, outcome)
    while state[at.PHASE] != at.OVER and state[at.TIES] < at.TIES_MOST and state[at.THROW] < at.TIES_MOST:
        if state[at.PHASE] == at.FILLING:
            fill(state, box, rng, outcome)
            filled(state, outcome)
            decisions += play_excavation(state, box, rng, outcome)
        decisions += play_magic(state, box, rng, outcome)
        decisions += play_replenish(state, box, rng, outcome)
    return decisions


def play_setup(state: Words, box: Words, wish: Words, rng: Rng, outcome: Words) -> int:
    """Until everybody has a hero (DM-2)."""
    decisions = 0
    while state[at.PHASE] == at.OPENING and state[at.THROW] < at.TIES_MOST:
        opening_sample(state, box, rng, outcome)
        opening_roll(state, box, outcome)
    while state[at.PHASE] == at.HEROES:
        choose(state, decide(state, box, rng, state[at.TURN], heroes_menu(state, box)))
        decisions += 1
    if state[at.PHASE] == at.DEALING:
        deal_wished(state, box, wish, rng, outcome)
        dealt(state, outcome)
    return decisions


def deal_wished(state: Words, box: Words, wish: Words, rng: Rng, outcome: Words) -> None:
    """The heroes that the table wishes, and different ones at random for all other seats (DM-2.2)."""
    left = (1 << box[at.HEROES_IN_BOX]) - 1
    for seat in range(state[at.SEATS]):
        if wish[at.WISH_HEROES + seat] >= 0:
            left &= ~(1 << wish[at.WISH_HEROES + seat])
    for seat in range(state[at.SEATS]):
        hero = wish[at.WISH_HEROES + seat]
        if hero < 0:
            hero = nth_bit(left, below(rng, popcount(left)))
            left &= ~(1 << hero)
        outcome[seat] = hero


def play_excavation(state: Words, box: Words, rng: Rng, outcome: Words) -> int:
    """Until the mountain is empty (DM-4)."""
    decisions = 0
    while state[at.PHASE] == at.EXCAVATION:
        excavation_step(state, box, decide(state, box, rng, state[at.TURN], excavation_menu(state, box)))
        decisions += 1
        if state[at.PHASE] == at.SHARING:
            cheers_sample(state, box, rng, outcome)
            cheers_rolled(state, outcome)
    return decisions


def play_magic(state: Words, box: Words, rng: Rng, outcome: Words) -> int:
    """Until everybody has ended the own magic turn, and all is scored (DM-5, DM-6)."""
    decisions = 0
    while state[at.PHASE] == at.MAGIC:
        magic_step(state, box, decide(state, box, rng, state[at.TURN], magic_menu(state, box)))
        decisions += 1
        while state[at.PHASE] == at.CHOOSING:
            roll(state, decide(state, box, rng, state[at.TURN], choosing_menu(state)))
            decisions += 1
        if state[at.PHASE] == at.ROLLING:
            magic_sample(state, box, rng, outcome)
            magic_rolled(state, outcome)
    return decisions


def play_replenish(state: Words, box: Words, rng: Rng, outcome: Words) -> int:
    """Until everybody has cached and rolled, and it is known who starts (DM-7); the tied only roll (DM-8.2)."""
    decisions = 0
    while state[at.PHASE] == at.REPLENISH:
        seat = lowest(state[at.WAITING])
        replenish_step(state, seat, decide(state, box, rng, seat, replenish_menu(state, box, seat)))
        decisions += 1
    while state[at.PHASE] == at.REROLLING:
        reroll_sample(state, box, rng, outcome)
        rerolled(state, outcome)
    if state[at.PHASE] == at.LOTS:
        lots_sample(state, rng, outcome)
        next_round(state, outcome[0])
    return decisions


def play_number(state: Words, box: Words, wish: Words, seed: int, game: int, rng: Rng, outcome: Words) -> int:
    """The game of this number; it depends on nothing but the box, the wish, the seed and the number."""
    begin_stream(rng, seed, game)
    sit_down(state, wish)
    return play(state, box, wish, rng, outcome)


def winners(state: Words) -> int:
    """Who has won, as bits; nobody in a game that was given up."""
    return state[at.WAITING] if state[at.PHASE] == at.OVER else 0


def write_row(state: Words, decisions: int, rows: Any, place: int) -> None:
    """How the game went, as `layout` orders it."""
    rows[place, at.ROW_DECISIONS] = decisions
    rows[place, at.ROW_TIES] = state[at.TIES]
    rows[place, at.ROW_WINNERS] = winners(state)
    rows[place, at.ROW_OPENER] = state[at.OPENER]
    for seat in range(state[at.SEATS]):
        column = at.ROW_SEATS + seat * at.SEAT_ROW
        rows[place, column + at.SEAT_HERO] = state[block(seat) + at.HERO]
        for round in range(at.ROUNDS):
            rows[place, column + at.SEAT_SCORES + round] = state[block(seat) + at.SCORES + round]
        rows[place, column + at.SEAT_BEERS] = state[block(seat) + at.BEERS_GIVEN]


def add_sums(state: Words, decisions: int, sums: Words) -> None:
    """Count the game in."""
    won = winners(state)
    sums[at.SUM_GAMES] += 1
    sums[at.SUM_DECISIONS] += decisions
    sums[at.SUM_TIED] += state[at.TIES] > 0
    check = decisions
    for seat in range(state[at.SEATS]):
        mine = at.SUM_SEATS + seat * at.SEAT_SUMS
        points = total(state, seat)
        sums[mine + at.SEAT_WINS] += won == 1 << seat
        sums[mine + at.SEAT_SHARED_WINS] += won >> seat & 1 and won != 1 << seat
        sums[mine + at.SEAT_POINTS] += points
        sums[mine + at.SEAT_SQUARES] += points * points
        check = (check * 1000003 + points + (won << 20)) & 0xFFFF_FFFF
    sums[at.SUM_CHECK] += check & 0xFF_FFFF


def play_rows(box: Words, wish: Words, seed: int, first: int, games: int, rows: Any, state: Words, rng: Rng, outcome: Words) -> None:
    """Play games one after the other, and write a row for each."""
    for place in range(games):
        decisions = play_number(state, box, wish, seed, first + place, rng, outcome)
        write_row(state, decisions, rows, place)


def play_sums(box: Words, wish: Words, seed: int, first: int, games: int, sums: Words, state: Words, rng: Rng, outcome: Words) -> None:
    """Play games one after the other, and sum up how they went."""
    for game in range(first, first + games):
        decisions = play_number(state, box, wish, seed, game, rng, outcome)
        add_sums(state, decisions, sums)
