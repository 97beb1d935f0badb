"""Many games one after the other, each a row of numbers, or all of them summed up: the same for every game.

A game brings how it is played to its end and what its row says; the words with which every row begins are the same.
"""

from __future__ import annotations

from typing import Any, Final

from pithead.sim.actors import chance_acts
from pithead.sim.given import Field, finish_row, play_game, points_of, sample, settle, ties_in, winners
from pithead.sim.layout import Layout, span
from pithead.sim.stream import Rng, begin_stream
from pithead.sim.words import Words

KERNEL_SEATS: Final = 4
"""No kernel seats more."""


class RowStart(Layout):
    """The words with which the row of a finished game begins."""

    DECISIONS: int
    TIES: int
    WINNERS: int
    """Seats as bits; none if the game was given up."""


class SeatSum(Layout):
    """What many games add up to for a seat."""

    WINS: int
    SHARED_WINS: int
    POINTS: int
    SQUARES: int


class Sum(Layout):
    """What many games add up to."""

    GAMES: int
    DECISIONS: int
    TIED: int
    CHECK: int
    """Changes if any game ends otherwise."""
    SEATS: int = span(KERNEL_SEATS * SeatSum.SIZE)


def resolve_chance(state: Words, box: Words, rng: Rng, outcome: Words) -> None:
    """Let chance act until somebody owes a decision, or the game is over."""
    while chance_acts(state):
        sample(state, box, rng, outcome)
        settle(state, box, outcome)


def play_number(state: Words, box: Words, options: Words, seed: int, game: int, rng: Rng, outcome: Words) -> int:
    """Play the game of this number and count the decisions; it depends on nothing but the box, the options, the seed and the number."""
    begin_stream(rng, seed, game)
    return play_game(state, box, options, rng, outcome)  # type: ignore[no-any-return]


def write_row(state: Words, decisions: int, rows: Any, place: int) -> None:
    """How the game went, as `layout` orders it."""
    rows[place, RowStart.DECISIONS] = decisions
    rows[place, RowStart.TIES] = ties_in(state)
    rows[place, RowStart.WINNERS] = winners(state)
    finish_row(state, rows, place)


def add_sums(state: Words, decisions: int, sums: Words) -> None:
    """Count the game in."""
    won = winners(state)
    sums[Sum.GAMES] += 1
    sums[Sum.DECISIONS] += decisions
    sums[Sum.TIED] += ties_in(state) > 0
    check = decisions
    for seat in range(state[Field.SEATS]):
        mine = Sum.SEATS + seat * SeatSum.SIZE
        points = points_of(state, seat)
        sums[mine + SeatSum.WINS] += won == 1 << seat
        sums[mine + SeatSum.SHARED_WINS] += won >> seat & 1 and won != 1 << seat
        sums[mine + SeatSum.POINTS] += points
        sums[mine + SeatSum.SQUARES] += points * points
        check = (check * 1000003 + points + (won << 20)) & 0xFFFF_FFFF
    sums[Sum.CHECK] += check & 0xFF_FFFF


def play_rows(box: Words, options: Words, seed: int, first: int, games: int, rows: Any, state: Words, rng: Rng, outcome: Words) -> None:
    """Play games one after the other, and write a row for each."""
    for place in range(games):
        decisions = play_number(state, box, options, seed, first + place, rng, outcome)
        write_row(state, decisions, rows, place)


def play_sums(box: Words, options: Words, seed: int, first: int, games: int, sums: Words, state: Words, rng: Rng, outcome: Words) -> None:
    """Play games one after the other, and sum up how they went."""
    for game in range(first, first + games):
        decisions = play_number(state, box, options, seed, game, rng, outcome)
        add_sums(state, decisions, sums)
