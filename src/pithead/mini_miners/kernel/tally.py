"""Rows of games added up, in whole numbers, so that the order in which they come does not matter."""

from __future__ import annotations

from typing import Any

from pithead.mini_miners.kernel import layout as at
from pithead.sim.words import Words, popcount


def tally_rows(rows: Any, games: int, seats: int, tally: Words) -> None:
    """Count these games in."""
    for place in range(games):
        won = int(rows[place, at.ROW_WINNERS])
        tally[at.TALLY_GAMES] += 1
        tally[at.TALLY_DECISIONS] += rows[place, at.ROW_DECISIONS]
        tally[at.TALLY_TIED] += rows[place, at.ROW_TIED]
        tally[at.TALLY_GIVEN_UP] += won == 0
        tally[at.TALLY_FELL_IN] += popcount(int(rows[place, at.ROW_FELL_IN]))
        for seat in range(seats):
            points = int(rows[place, at.ROW_SEATS + seat * at.SEAT_ROW + at.SEAT_TOTAL])
            add_to_group(tally, at.BY_SEAT + seat, won >> seat & 1, points, 0)
        for round in range(at.ROUNDS_MOST):
            tally_crew(rows, place, at.ROW_CREW + round * at.DWARVES, won, tally)


def tally_crew(rows: Any, place: int, first: int, won: int, tally: Words) -> None:
    """Count the dwarves of a round in."""
    played = 0
    for dwarf in range(at.DWARVES):
        word = int(rows[place, first + dwarf])
        if word:
            played = 1
            wins = won >> (word >> at.CREW_OWNER & 3) & 1
            add_to_group(tally, at.BY_DWARF + dwarf, wins, word >> at.CREW_HAUL, word >> at.CREW_HOME & 1)
    tally[at.TALLY_ROUNDS] += played


def add_to_group(tally: Words, group: int, wins: int, points: int, home: int) -> None:
    """Count one player of one game, or one dwarf of one round, into a group."""
    first = at.TALLY_GROUPS + group * at.GROUP
    tally[first + at.GROUP_GAMES] += 1
    tally[first + at.GROUP_WINS] += wins
    tally[first + at.GROUP_POINTS] += points
    tally[first + at.GROUP_POINTS_SQUARED] += points * points
    tally[first + at.GROUP_HOME] += home
