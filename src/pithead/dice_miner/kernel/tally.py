"""Rows of games added up, in whole numbers, so that the order in which they come does not matter."""

from __future__ import annotations

from typing import Any

from pithead.dice_miner.kernel import layout as at
from pithead.sim.words import Words, popcount


def tally_rows(rows: Any, games: int, seats: int, tally: Words) -> None:
    """Count these games in."""
    for place in range(games):
        won = int(rows[place, at.ROW_WINNERS])
        part = at.VICTORY // popcount(won) if won else 0
        tally[at.TALLY_GAMES] += 1
        tally[at.TALLY_DECISIONS] += rows[place, at.ROW_DECISIONS]
        tally[at.TALLY_TIED] += rows[place, at.ROW_TIES] > 0
        tally[at.TALLY_GIVEN_UP] += won == 0
        for seat in range(seats):
            column = at.ROW_SEATS + seat * at.SEAT_ROW
            scores = column + at.SEAT_SCORES
            points = int(rows[place, scores]) + int(rows[place, scores + 1]) + int(rows[place, scores + 2])
            wins = part if won >> seat & 1 else 0
            add_to_group(tally, at.BY_SEAT + seat, wins, points)
            add_to_group(tally, at.BY_HERO + (int(rows[place, column + at.SEAT_HERO]) & 7), wins, points)
            if rows[place, at.ROW_OPENER] == seat:
                add_to_group(tally, at.BY_START, wins, points)


def add_to_group(tally: Words, group: int, wins: int, points: int) -> None:
    """Count one player of one game into a group."""
    first = at.TALLY_GROUPS + group * at.GROUP
    tally[first + at.GROUP_GAMES] += 1
    tally[first + at.GROUP_WINS] += wins
    tally[first + at.GROUP_WINS_SQUARED] += wins * wins
    tally[first + at.GROUP_POINTS] += points
    tally[first + at.GROUP_POINTS_SQUARED] += points * points
