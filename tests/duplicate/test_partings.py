"""Where the tables of a deal parted."""

from pithead.duplicate.partings import Parting, partings
from pithead.game import CHANCE, Step


def game(*steps):
    return [Step(seat, event) for seat, event in steps]


def test_tables_that_decide_alike_never_part():
    same = game((CHANCE, "6"), (0, "take"), (1, "pass"))
    assert partings([same, same]) == [[], []]


def test_a_seat_parts_at_its_first_decision_that_differs():
    first = game((CHANCE, "6"), (0, "take"), (1, "pass"), (0, "dig"))
    second = game((CHANCE, "6"), (0, "take"), (1, "dig"), (0, "dig"))
    third = game((CHANCE, "6"), (0, "pass"), (1, "dig"))
    assert partings([first, second, third]) == [
        [Parting(0, 2), Parting(1, 3)],
        [Parting(0, 2), Parting(1, 3)],
        [Parting(0, 2)],
    ]


def test_who_gives_up_does_not_part_by_a_decision():
    assert partings([game((0, "take")), game((0, "take"), (1, "pass"))]) == [[], [Parting(1, 2)]]
