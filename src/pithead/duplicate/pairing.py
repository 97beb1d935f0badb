"""Who sits with whom: everybody with everybody in turn (round robin), or with those who stand alike (Swiss).

Nobody sits out: the number of players is a multiple of the seats at a table. As few as possible meet again, and everybody
gets every seat about equally often, since a seat may be worth more than another.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, permutations
from typing import Literal, TypeAlias

EveningForm: TypeAlias = Literal["round-robin", "swiss"]
Round: TypeAlias = tuple[tuple[str, ...], ...]
"""The tables of a round, each with its players seat by seat."""


def next_round(players: Sequence[str], seats: int, before: Sequence[Round], form: EveningForm, ranking: Sequence[str]) -> Round:
    """The tables of the next round; `ranking` is everybody, the best first."""
    met = meetings(before)
    if form == "round-robin" and seats == 2:
        groups = circle(players, len(before))
    elif form == "round-robin":
        turn = len(before) % len(players)
        groups = fresh_groups([*players[turn:], *players[:turn]], seats, met)
    else:
        groups = fresh_groups(ranking, seats, met)
    held = Counter((player, seat) for tables in before for table in tables for seat, player in enumerate(table))
    return tuple(fair_seats(group, held) for group in groups)


def meetings(before: Sequence[Round]) -> Counter[frozenset[str]]:
    """How often each two sat at one table."""
    return Counter(frozenset(pair) for tables in before for table in tables for pair in combinations(table, 2))


def circle(players: Sequence[str], number: int) -> list[tuple[str, ...]]:
    """The circle method: the first stays, the others go round, so all meet once in as many rounds as there are others."""
    first, *rest = players
    turn = number % max(1, len(rest))
    ring = [first, *rest[turn:], *rest[:turn]]
    return [(ring[place], ring[-1 - place]) for place in range(len(ring) // 2)]


def fresh_groups(ranking: Sequence[str], seats: int, met: Counter[frozenset[str]]) -> list[tuple[str, ...]]:
    """From the top, everybody is joined by the next who have met those at the table least often."""
    left, groups = list(ranking), []
    while left:
        group = [left.pop(0)]
        while len(group) < seats:
            best = min(range(len(left)), key=lambda place: (sum(met[frozenset((left[place], other))] for other in group), place))
            group.append(left.pop(best))
        groups.append(tuple(group))
    return groups


def fair_seats(group: tuple[str, ...], held: Counter[tuple[str, int]]) -> tuple[str, ...]:
    """The seating in which everybody has had their seat least often before."""
    return min(permutations(group), key=lambda order: sum(held[player, seat] ** 2 for seat, player in enumerate(order)))
