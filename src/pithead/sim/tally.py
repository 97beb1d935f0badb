"""Rows of games added up, in whole numbers, so that the order in which they come does not matter."""

from __future__ import annotations

from typing import Any

from pithead.sim.given import VICTORY, Group, Groups, Tally, points_in_row, tally_more
from pithead.sim.layout import Layout
from pithead.sim.playing import RowStart
from pithead.sim.words import Words, popcount


class TallyStart(Layout):
    """The words with which the tally of every game begins; those of the groups come last."""

    GAMES: int
    DECISIONS: int
    TIED: int
    GIVEN_UP: int


class GroupStart(Layout):
    """What a tally says first of those who play alike; a shared victory counts in parts of VICTORY."""

    GAMES: int
    WINS: int
    WINS_SQUARED: int
    POINTS: int
    POINTS_SQUARED: int


def won_by(won: int, seat: int) -> int:
    """The part of a victory that belongs to a seat."""
    return VICTORY // popcount(won) if won >> seat & 1 else 0


def add_to_group(tally: Words, group: int, wins: int, points: int) -> None:
    """Count one player of one game into a group."""
    first = Tally.GROUPS + group * Group.SIZE
    tally[first + GroupStart.GAMES] += 1
    tally[first + GroupStart.WINS] += wins
    tally[first + GroupStart.WINS_SQUARED] += wins * wins
    tally[first + GroupStart.POINTS] += points
    tally[first + GroupStart.POINTS_SQUARED] += points * points


def tally_rows(rows: Any, games: int, seats: int, tally: Words) -> None:
    """Count these games in."""
    for place in range(games):
        won = int(rows[place, RowStart.WINNERS])
        tally[TallyStart.GAMES] += 1
        tally[TallyStart.DECISIONS] += rows[place, RowStart.DECISIONS]
        tally[TallyStart.TIED] += rows[place, RowStart.TIES] > 0
        tally[TallyStart.GIVEN_UP] += won == 0
        for seat in range(seats):
            add_to_group(tally, Groups.SEAT + seat, won_by(won, seat), points_in_row(rows, place, seat))
        tally_more(rows, place, seats, won, tally)
