"""The solver against a count of everything that can happen, written from the rules alone."""

import json
from collections import Counter
from random import Random

import pytest

from pithead.dice_miner.bots.solver.solver import Solver
from pithead.dice_miner.kernel.convert import Codec
from pithead.dice_miner.rules import DiceMiner
from tests.oracle.dice_miner import endgame
from tests.sizes import size

GAME = DiceMiner()
CODEC = Codec(GAME.box)
EXACT = 1e-12


def situation(position):
    """What sort of position it is: somebody digs or has a pick left, a beer is shared, magic is spent, dice are chosen or in the air."""
    return position["phase"], position["to_act"] == "chance", position.get("picks", 0), bool(position.get("to_choose"))


def positions(count, solver, clear):
    """Positions of tiny endgames, played out at random; each endgame begins with an empty memory, or with all that was met before."""
    rng, met = Random("endgames"), 0
    while met < count:
        if clear:
            solver.clear()
        for position in endgame.played(endgame.tiny(rng), rng):
            met += 1
            yield position


@pytest.mark.parametrize("clear", [True, False])
def test_every_choice_of_tiny_endgames_is_worth_what_brute_force_says(clear):
    solver, met = Solver(CODEC.facts), Counter()
    for position in positions(size("ENDGAMES"), solver, clear):
        share, shares = endgame.count_out(position)
        state = CODEC.encode(GAME.read_position(json.dumps(position).encode()))
        solved = solver.solve(state)
        turn = position["turn"] if position["to_act"] == "chance" else position["to_act"]
        wanted = {CODEC.choice(state, GAME.read_event(said)): own(worth, turn) for said, worth in shares.items()}
        assert solved.value == pytest.approx(own(share, turn), abs=EXACT), position
        assert solved.shares == pytest.approx(wanted, abs=EXACT), position
        met[situation(position)] += 1
    assert met.keys() == {
        ("excavation", False, 0, False),
        ("excavation", False, 1, False),
        ("excavation", False, 2, False),
        ("excavation", True, 0, False),
        ("magic", False, 0, False),
        ("magic", False, 0, True),
        ("magic", True, 0, False),
    }


def own(share, seat):
    """A share of seat 0 as the one in turn sees it."""
    return share if seat == 0 else 1 - share
