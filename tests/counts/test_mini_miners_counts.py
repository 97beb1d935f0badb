"""Pinned numbers of Mini Miners: how many ways a position can go on, and the order in which its decisions are listed.

All chance comes from a tape, so a count changes only when a rule does. Then `rules_version` must change, too.
"""

import pytest
from counts.mini_miners_positions import positions
from counts.tape import from_tape
from rules.mine import GAME, asked, moves

from pithead.game import CHANCE
from pithead.mini_miners.rules.game import QUESTIONS
from pithead.mini_miners.rules.state import MiniMinersOptions

POSITIONS = positions()


def on_the_tape(state):
    """The position after all outcomes that are due, as the tape has them."""
    while GAME.to_act(state) == (CHANCE,):
        state = GAME.apply(state, CHANCE, GAME.sample(state, from_tape))
    return state


def ways(state, depth):
    """In how many ways the next so many decisions can be taken; of several seats the lowest is first."""
    state = on_the_tape(state)
    actors = GAME.to_act(state)
    if not depth or not actors:
        return 1
    events = GAME.legal(state, actors[0])
    return len(events) if depth == 1 else sum(ways(GAME.apply(state, actors[0], event), depth - 1) for event in events)


OPENINGS = [
    (2, {}, [6, 36, 180, 900, 3600]),
    (3, {}, [5, 25, 125, 500, 2000]),
    (4, {}, [4, 16, 64, 256, 768]),
    (4, {"simplified": True}, [4, 16, 64, 256, 768]),
    (2, {"open_draft": True}, [11, 121, 1210, 10890]),
    (3, {"open_draft": True}, [14, 196, 2548, 30576]),
]


@pytest.mark.parametrize(("seats", "options", "counts"), OPENINGS, ids=str)
def test_so_many_ways_lead_out_of_the_opening(seats, options, counts):
    state = GAME.start(seats, MiniMinersOptions(**options))
    assert [ways(state, depth) for depth in range(1, len(counts) + 1)] == counts


COUNTS = {
    "draft": [6, 36, 180],
    "discarding": [6, 36, 288],
    "levy": [11, 110, 990],
    "market": [9, 78, 767],
    "searching": [10, 170, 2788],
    "aiming": [4, 7, 14],
    "reacting": [2, 4, 6],
    "moving": [3, 6, 20],
    "placing": [17, 49, 82],
    "announcing": [9, 48, 193],
    "looking": [4, 4, 18],
    "bracing": [3, 5, 8],
    "choosing": [2, 12, 72],
    "clearing": [3, 9, 30],
    "gleaning": [2, 2, 12],
    "escaping": [6, 15, 36],
    "lurking": [2, 4, 24],
}


@pytest.mark.parametrize("name", POSITIONS)
def test_so_many_ways_lead_out_of_each_phase(name):
    assert [ways(POSITIONS[name], depth) for depth in (1, 2, 3)] == COUNTS[name]


ORDER = {
    "draft": (
        "0: pick handyman, 0: pick sleuth, 0: pick hardhead, 0: pick packmule, 0: pick gadget, 0: pick glimmer, "
        "1: pick crook, 1: pick kaboom, 1: pick lucky, 1: pick mole, 1: pick daredevil, 1: pick haggler"
    ),
    "discarding": (
        "0: discard handyman, 0: discard hardhead, 0: discard gadget, 0: discard kaboom, 0: discard mole, "
        "0: discard haggler, 1: discard sleuth, 1: discard packmule, 1: discard glimmer, 1: discard crook, "
        "1: discard lucky, 1: discard daredevil"
    ),
    "levy": (
        "enlist handyman, enlist hardhead, enlist packmule, enlist gadget, enlist glimmer, enlist crook, "
        "enlist kaboom, enlist lucky, enlist mole, enlist daredevil, enlist haggler"
    ),
    "market": (
        "buy 1, buy 2, buy blind, shuffle, equip cart on sleuth, equip cart on lucky, equip star on sleuth, equip star on lucky, end"
    ),
    "searching": (
        "take cart from pile, take dynamite from pile, take helmet from pile, take lantern from pile, "
        "take magnifier from pile, take shovel from pile, take star from pile, take shovel from discards, "
        "take star from discards, pass"
    ),
    "aiming": "target sleuth, target lucky, target mole, pass",
    "reacting": "use star, pass",
    "moving": "move T2, move P1, move T4",
    "placing": (
        "place ticktock T1, place ticktock T3, place ticktock T4, place ticktock T6, place ticktock T7, "
        "place ticktock T8, place ticktock T10, place ticktock T11, place ticktock T12, place ticktock T13, "
        "place ticktock T14, place ticktock T15, place ticktock T16, place ticktock D, target handyman, target lucky, "
        "borrow lantern"
    ),
    "announcing": "use magnifier, use cart, borrow cart, remove P2, remove T4, dig I, dig II, dig III, dig IV",
    "looking": "return collapse top, return collapse under, return nugget:3 top, return nugget:3 under",
    "bracing": "use helmet, borrow helmet, pass",
    "choosing": "gold, bonus",
    "clearing": "remove P1, remove T10, remove T9",
    "gleaning": "draw, pass",
    "escaping": "use shovel, dynamite, borrow shovel, sacrifice P1, sacrifice T4, pass",
    "lurking": "announce, pass",
}


@pytest.mark.parametrize("name", POSITIONS)
def test_the_order_of_decisions_is_pinned(name):
    state = POSITIONS[name]
    assert asked(state)[0] == name
    assert ", ".join(moves(state)) == ORDER[name]


def test_every_question_of_the_game_is_pinned():
    assert set(POSITIONS) == {phase.__name__.lower() for phase, question in QUESTIONS.items() if question.legal}
    assert set(COUNTS) == set(ORDER) == set(POSITIONS)
