"""Every sequence of decisions to a fixed depth, counted, with dice and cards from a tape, and the order of legal decisions, pinned.

A number that changes is a rule that changed: then `rules_version` must change, too.
"""

import pytest

from pithead.game import CHANCE
from tests.counts.tape import from_tape, sequences, settled, within
from tests.kits import cases, kits
from tests.rules.typed import Typed

KITS = kits("counts", "positions")
NEARBY = 3
"""So many decisions away every position reads back."""


@pytest.mark.parametrize(("game", "name"), cases(KITS, "POSITIONS"))
def test_the_sequences_of_decisions_are_counted(game, name):
    kit = KITS[game]
    state = kit.POSITIONS[name]()
    depths = range(1, len(kit.COUNTS[name]) + 1)
    assert [sequences(kit.GAME, state, depth, kit.LOWEST_SEAT_FIRST) for depth in depths] == kit.COUNTS[name]


@pytest.mark.parametrize(("game", "name"), cases(KITS, "POSITIONS"))
def test_every_position_nearby_reads_back_and_goes_on_in_the_same_way(game, name):
    kit = KITS[game]
    for state in within(kit.GAME, kit.POSITIONS[name](), NEARBY):
        again = kit.GAME.read_position(kit.GAME.write_position(state))
        assert again == state
        for seat in kit.GAME.to_act(state):
            if seat == CHANCE:
                assert kit.GAME.sample(again, from_tape) == kit.GAME.sample(state, from_tape)
            else:
                assert kit.GAME.legal(again, seat) == kit.GAME.legal(state, seat)


@pytest.mark.parametrize(("game", "name"), cases(KITS, "ORDERS"))
def test_the_order_of_legal_decisions_is_pinned(game, name):
    kit = KITS[game]
    assert Typed(kit.GAME).moves(settled(kit.GAME, kit.POSITIONS[name]())) == kit.ORDERS[name]
