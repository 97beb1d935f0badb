"""Every sequence of decisions to a fixed depth, counted, with dice and cards from a tape, and the order of legal decisions, pinned.

A number that changes is a rule that changed: then `rules_version` must change, too.
"""

import pytest

from tests.counts.tape import sequences, settled
from tests.kits import cases, kits
from tests.rules.typed import Typed

KITS = kits("counts", "positions")


@pytest.mark.parametrize(("game", "name"), cases(KITS, "POSITIONS"))
def test_the_sequences_of_decisions_are_counted(game, name):
    kit = KITS[game]
    state = kit.POSITIONS[name]()
    depths = range(1, len(kit.COUNTS[name]) + 1)
    assert [sequences(kit.GAME, state, depth, kit.LOWEST_SEAT_FIRST) for depth in depths] == kit.COUNTS[name]


@pytest.mark.parametrize(("game", "name"), cases(KITS, "ORDERS"))
def test_the_order_of_legal_decisions_is_pinned(game, name):
    kit = KITS[game]
    assert Typed(kit.GAME).moves(settled(kit.GAME, kit.POSITIONS[name]())) == kit.ORDERS[name]
