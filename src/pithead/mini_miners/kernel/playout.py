"""Whole games without a word of Python: everybody decides at random, and a row of numbers says how it went."""

from __future__ import annotations

from typing import Any

from pithead.mini_miners.kernel import layout as at
from pithead.mini_miners.kernel.game import menu, sample, settle, step
from pithead.mini_miners.kernel.layout import CrewBit, Field, Group, Groups, Option, Past, PastBit, Phase, Place, Row, SeatRow, Tally
from pithead.mini_miners.kernel.scoring import score, tools_of
from pithead.mini_miners.kernel.setup import start
from pithead.sim.actors import chance_acts, first_actor
from pithead.sim.stream import Rng, random_choice
from pithead.sim.tally import add_to_group, won_by
from pithead.sim.words import Words, popcount


def sit_down(state: Words, box: Words, options: Words) -> None:
    """The table before anything is drawn."""
    start(
        state,
        box,
        options[Option.SEATS],
        options[Option.SIMPLIFIED],
        options[Option.ROUNDS],
        options[Option.OPEN_DRAFT],
        options[Option.CAST],
    )


def play(state: Words, box: Words, rng: Rng, outcome: Words) -> int:
    """Play on from any state to the end, and count the decisions; a game in which somebody can't go on is given up."""
    decisions = 0
    while state[Field.PHASE] != Phase.OVER:
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


def play_game(state: Words, box: Words, options: Words, rng: Rng, outcome: Words) -> int:
    """Play a game from its start to its end, and count the decisions."""
    sit_down(state, box, options)
    return play(state, box, rng, outcome)


def winners(state: Words) -> int:
    """Who has won, as a bit; nobody in a game that was given up."""
    return state[Field.WAITING] if state[Field.PHASE] == Phase.OVER else 0


def ties_in(state: Words) -> int:
    """1 if several seats have the most gold at the end (MM-9.2)."""
    most, richest = 0, 0
    for seat in range(state[Field.SEATS]):
        gold = score(state, seat)
        if gold > most:
            most, richest = gold, 0
        if gold == most:
            richest += 1
    return 1 if richest > 1 else 0


def points_of(state: Words, seat: int) -> int:
    """What a seat has at the end."""
    return score(state, seat)


def finish_row(state: Words, rows: Any, place: int) -> None:
    """How the rounds went, and what each seat has."""
    fell_in = 0
    for round in range(at.ROUNDS_MOST):
        past = Field.PAST + round * Past.SIZE
        over = round < state[Field.PASTS]
        rows[place, Row.EVENTS + round] = state[past + Past.EVENT] if over else at.NOTHING
        if over:
            fell_in |= state[past + Past.FELL_IN] << round
        for dwarf in range(at.DWARVES):
            word = state[past + Past.CREW + dwarf] if over else 0
            rows[place, Row.CREW + round * at.DWARVES + dwarf] = veteran(word) if word else 0
    rows[place, Row.FELL_IN] = fell_in
    for seat in range(state[Field.SEATS]):
        column = Row.SIZE + seat * SeatRow.SIZE
        for round in range(at.ROUNDS_MOST):
            rows[place, column + SeatRow.GOLD + round] = state[Field.EARNED + round * at.SEATS_MOST + seat]
        rows[place, column + SeatRow.TOTAL] = score(state, seat)
        rows[place, column + SeatRow.TOOLS] = tools_of(state, seat)


def veteran(word: int) -> int:
    """What a row says about a dwarf of a round that is over."""
    home = 1 << CrewBit.HOME if word >> PastBit.PLACE & 31 == Place.TAVERN else 0
    return at.PLAYED | (word >> PastBit.OWNER & 3) << CrewBit.OWNER | home | (word >> PastBit.HAUL) << CrewBit.HAUL


def points_in_row(rows: Any, place: int, seat: int) -> int:
    """The points that a row says a seat has."""
    return int(rows[place, Row.SIZE + seat * SeatRow.SIZE + SeatRow.TOTAL])


def tally_more(rows: Any, place: int, seats: int, won: int, tally: Words) -> None:
    """Count the rounds and their dwarves in."""
    tally[Tally.FELL_IN] += popcount(int(rows[place, Row.FELL_IN]))
    for round in range(at.ROUNDS_MOST):
        played = 0
        for dwarf in range(at.DWARVES):
            word = int(rows[place, Row.CREW + round * at.DWARVES + dwarf])
            if word:
                played = 1
                add_to_group(tally, Groups.DWARF + dwarf, won_by(won, word >> CrewBit.OWNER & 3), word >> CrewBit.HAUL)
                tally[Tally.GROUPS + (Groups.DWARF + dwarf) * Group.SIZE + Group.HOME] += word >> CrewBit.HOME & 1
        tally[Tally.ROUNDS] += played
