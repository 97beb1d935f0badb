"""Whole games without a word of Python: everybody decides at random, and a row of numbers says how it went."""

from __future__ import annotations

from typing import Any

from pithead.mini_miners.kernel import layout as at
from pithead.mini_miners.kernel.bots import random_choice
from pithead.mini_miners.kernel.game import chance_acts, first_actor, menu, sample, settle, step
from pithead.mini_miners.kernel.scoring import score, tools_of
from pithead.mini_miners.kernel.setup import start
from pithead.sim.stream import Rng, begin_stream
from pithead.sim.words import Words


def sit_down(state: Words, box: Words, wish: Words) -> None:
    """The table before anything is drawn."""
    start(
        state,
        box,
        wish[at.WISH_SEATS],
        wish[at.WISH_SIMPLIFIED],
        wish[at.WISH_ROUNDS],
        wish[at.WISH_OPEN_DRAFT],
        wish[at.WISH_CAST],
    )


def play(state: Words, box: Words, rng: Rng, outcome: Words) -> int:
    """Play on from any state to the end, and count the decisions; a game in which somebody can't go on is given up."""
    decisions = 0
    while state[at.PHASE] != at.OVER:
        if chance_acts(state):
            sample(state, box, rng, outcome)
            settle(state, box, outcome)
        else:
            seat = first_actor(state)
            choices = menu(state, box, seat)
            if choices == 0:
                break
            step(state, box, seat, random_choice(rng, choices))
            decisions += 1
    return decisions


def play_number(state: Words, box: Words, wish: Words, seed: int, game: int, rng: Rng, outcome: Words) -> int:
    """The game of this number; it depends on nothing but the box, the wish, the seed and the number."""
    begin_stream(rng, seed, game)
    sit_down(state, box, wish)
    return play(state, box, rng, outcome)


def winners(state: Words) -> int:
    """Who has won, as a bit; nobody in a game that was given up."""
    return state[at.WAITING] if state[at.PHASE] == at.OVER else 0


def is_tied(state: Words) -> bool:
    """Have several seats the most gold at the end (MM-9.2)?"""
    most, richest = 0, 0
    for seat in range(state[at.SEATS]):
        gold = score(state, seat)
        if gold > most:
            most, richest = gold, 0
        if gold == most:
            richest += 1
    return richest > 1


def write_row(state: Words, decisions: int, rows: Any, place: int) -> None:
    """How the game went, as `layout` orders it."""
    rows[place, at.ROW_DECISIONS] = decisions
    rows[place, at.ROW_WINNERS] = winners(state)
    rows[place, at.ROW_TIED] = is_tied(state)
    fell_in = 0
    for round in range(at.ROUNDS_MOST):
        past = at.PAST + round * at.PAST_WORDS
        over = round < state[at.PASTS]
        rows[place, at.ROW_EVENTS + round] = state[past + at.PAST_EVENT] if over else at.NOTHING
        if over:
            fell_in |= state[past + at.PAST_FELL_IN] << round
        for dwarf in range(at.DWARVES):
            word = state[past + at.PAST_CREW + dwarf] if over else 0
            rows[place, at.ROW_CREW + round * at.DWARVES + dwarf] = veteran(word) if word else 0
    rows[place, at.ROW_FELL_IN] = fell_in
    for seat in range(state[at.SEATS]):
        column = at.ROW_SEATS + seat * at.SEAT_ROW
        for round in range(at.ROUNDS_MOST):
            rows[place, column + at.SEAT_GOLD + round] = state[at.EARNED + round * at.SEATS_MOST + seat]
        rows[place, column + at.SEAT_TOTAL] = score(state, seat)
        rows[place, column + at.SEAT_TOOLS] = tools_of(state, seat)


def veteran(word: int) -> int:
    """What a row says about a dwarf of a round that is over."""
    home = 1 << at.CREW_HOME if word >> at.PAST_PLACE & 31 == at.TAVERN else 0
    return at.PLAYED | (word >> at.PAST_OWNER & 3) << at.CREW_OWNER | home | (word >> at.PAST_HAUL) << at.CREW_HAUL


def add_sums(state: Words, decisions: int, sums: Words) -> None:
    """Count the game in."""
    won = winners(state)
    sums[at.SUM_GAMES] += 1
    sums[at.SUM_DECISIONS] += decisions
    check = decisions
    for seat in range(state[at.SEATS]):
        mine = at.SUM_SEATS + seat * at.SEAT_SUMS
        points = score(state, seat)
        sums[mine + at.SEAT_WINS] += won >> seat & 1
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
