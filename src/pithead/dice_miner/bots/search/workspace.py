"""What a model knows, and the workspace where it works: two records of arrays made once, so that thinking allocates nothing.

A compiled function gets a record as one pointer, however much it holds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from pithead.dice_miner.bots.search import feature_layout as of
from pithead.dice_miner.kernel.layout import KINDS, SEATS_MOST, Fact, Field, OutcomeField
from pithead.sim.memory import FLOAT32, FLOAT64, INT64, UINT64, Allocator, StructLayout, new_struct

Model: TypeAlias = Any
"""The facts of the box and a net for each stage, for one number of seats."""
Workspace: TypeAlias = Any
"""Room for the states, values and options of a search, ply by ply."""

PLIES: Final = 48
"""States above each other on a workspace: more than any search goes deep."""

ROOT: Final = PLIES - 1
"""The ply where a state waits whose rest is sampled again and again, on the ply before."""

# what rollouts find: for each seat its shares added up, and their squares
SUM: Final = 0
SQUARES: Final = 1

OPTIONS: Final = 64
SLOTS_MOST: Final = of.slots_of(SEATS_MOST)
LINES_MOST: Final = of.lines_of(SEATS_MOST)

# the counters of a workspace
THOUGHTS: Final = 0
"""States that were judged."""
THOUGHT_LIMIT: Final = 1
"""After so many of them a search breaks off."""
CUT_OFF: Final = 2
HAS_PLAN: Final = 3
"""Did a choice come with a plan of dice to roll?"""
COUNTERS: Final = 4

# the fields of a node: a state of a search that is being looked into
DONE: Final = 0
DEPTH: Final = 1
BELOW: Final = 2
"""How deep the states after the present choice are looked into."""
COUNT: Final = 3
RANK: Final = 4
"""Which of the options is being looked into."""
FACE: Final = 5
"""Which face of a shared beer."""
BEST: Final = 6
SHALLOW: Final = 7
"""Was the best choice only glanced at?"""
NODE: Final = 8

MODEL: Final = StructLayout(
    [
        ("box", INT64, (Fact.SIZE,)),
        ("codes", INT64, (KINDS * 8,)),
        ("caps", INT64, (SLOTS_MOST,)),
        ("starts", INT64, (SLOTS_MOST + 1,)),
        ("first", FLOAT32, (of.STAGES, of.rows_of(SEATS_MOST) + 1, of.WIDTH)),  # a slot's row is the sum of all its statements
        ("first_bias", FLOAT32, (of.STAGES, of.WIDTH)),
        ("second", FLOAT32, (of.STAGES, of.WIDTH, of.INNER)),
        ("second_bias", FLOAT32, (of.STAGES, of.INNER)),
        ("third", FLOAT32, (of.STAGES, of.INNER, SEATS_MOST)),
        ("third_bias", FLOAT32, (of.STAGES, SEATS_MOST)),
    ],
)
NO_ROW: Final = of.rows_of(SEATS_MOST)
"""The last row of the first layer, which stays empty."""

WORKSPACE: Final = StructLayout(
    [
        ("counters", INT64, (COUNTERS,)),
        ("rng", UINT64, (1,)),
        ("dice", UINT64, (1,)),  # a second generator, for dice that are the same in every sampled case
        ("spare_rng", UINT64, (1,)),  # and a third, for what is only sampled
        ("luck", FLOAT64, (1,)),
        ("outcome", INT64, (OutcomeField.SIZE,)),
        ("states", INT64, (PLIES, Field.SIZE)),
        ("spare", INT64, (Field.SIZE,)),
        ("options", INT64, (PLIES, OPTIONS)),
        ("nodes", INT64, (PLIES, NODE)),
        ("plans", INT64, (PLIES, KINDS)),
        ("slots", INT64, (SLOTS_MOST,)),
        ("lines", INT64, (LINES_MOST,)),
        ("rows", INT64, (SLOTS_MOST + 8,)),
        ("values", FLOAT64, (PLIES, SEATS_MOST)),
        ("hopes", FLOAT64, (PLIES, SEATS_MOST)),
        ("worths", FLOAT64, (PLIES, OPTIONS)),
        ("gains", FLOAT64, (PLIES, KINDS * 8)),
        ("highest", FLOAT64, (PLIES,)),
        ("weights", FLOAT64, (PLIES,)),
        ("shares", FLOAT64, (SEATS_MOST,)),
        ("rest", FLOAT64, (SEATS_MOST,)),
        ("ones", FLOAT32, (of.WIDTH,)),
        ("twos", FLOAT32, (of.INNER,)),
    ],
)


class Tree(NamedTuple):
    """Room for a tree: nodes, their sums of victories by seat, and the path of a walk."""

    nodes: Any
    sums: Any
    path: Any
    state: Any
    outcome: Any


def new_model(memory: Allocator, box: Sequence[int], seats: int) -> Any:
    """A model that knows the box, but has no opinion yet."""
    model = new_struct(memory, MODEL)
    model.box[:] = box
    model.codes[:] = of.face_codes(box)
    model.caps[: of.slots_of(seats)] = of.slot_caps(seats)
    model.starts[: of.slots_of(seats) + 1] = of.slot_starts(seats)
    return model


def new_workspace(memory: Allocator, seed: int = 0) -> Any:
    """A workspace with nothing on it."""
    workspace = new_struct(memory, WORKSPACE)
    workspace.counters[THOUGHT_LIMIT] = 1 << 60
    workspace.rng[0] = seed
    return workspace


def copy_state(states: Any, to: int, whence: int) -> None:
    """Lay a state of the workspace beside another."""
    for word in range(Field.SIZE):
        states[to, word] = states[whence, word]
