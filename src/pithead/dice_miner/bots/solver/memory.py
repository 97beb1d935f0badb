"""Where a solver keeps what it has found: one table for everything that has a key, and heaps that only grow.

When a heap or the table is full, the solver says so, and starts again with an empty or a larger memory.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from pithead.dice_miner.kernel.layout import SYMBOL_BITS, Field, OutcomeField
from pithead.sim.memory import FLOAT64, INT32, INT64, Allocator, StructLayout, new_array, new_struct

# what a memory counts
ENTRIES: Final = 0
"""Keys in the table."""
NODES: Final = 1
OPTIONS: Final = 2
EDGES: Final = 3
PLANS: Final = 4
ANSWERS: Final = 5
REPLIES: Final = 6
FULL: Final = 7
WORK: Final = 8
"""Steps of arithmetic so far."""
WORK_LIMIT: Final = 9
"""After so many of them a solver gives up."""
GAVE_UP: Final = 10
PLANS_SOLVED: Final = 11
COUNTERS: Final = 12

# a node of a plan: the dice of a hand, and what they lead to
HERO_LEFT: Final = 0
"""The hero's magic faces that are unspent; then the dice kind by kind, from magic dice on."""
FIRST_OPTION: Final = 5
OPTION_COUNT: Final = 6
POINTS: Final = 7
"""What the hand scores without its gems."""
GEMS: Final = 8
NODE: Final = 9

# an option of a node
CHOICE: Final = 0
FIRST_EDGE: Final = 1
EDGE_COUNT: Final = 2
OPTION: Final = 3

# a plan: all that magic can make of a hand
FIRST_NODE: Final = 0
NODE_COUNT: Final = 1
MOST_POINTS: Final = 2
MOST_GEMS: Final = 3
PLAN: Final = 4

# an answer: how likely the last player is to reach each margin
FIRST_REPLY: Final = 0
LOWEST: Final = 1
WIDTH: Final = 2
ANSWER: Final = 3

PLIES: Final = 80
GEMS_MOST: Final = 1 << SYMBOL_BITS
ENDS: Final = 1 << 15
NO_CHOICE: Final = -1.0
"""Stands for the share of what can't be chosen."""


SCRATCH: Final = StructLayout(
    [
        ("counters", INT64, (COUNTERS,)),
        ("words", INT64, (24,)),  # what a key is mixed from
        ("state", INT64, (Field.SIZE,)),  # a trove, as the scoring reads it
        ("hands", INT64, (4, 5)),  # the hand being spent, the dice chosen to roll, a hand after the roll, and an empty hand
        ("chosen", INT64, (8,)),
        ("ends", INT64, (ENDS, 2)),  # nodes without magic by what they score, each with the plan it belongs to
        ("by_gems", INT64, (GEMS_MOST, 2)),  # answers by the gems they answer to, each with the casting it belongs to
    ],
)


FRAMES: Final = StructLayout(
    [
        ("states", INT64, (PLIES, Field.SIZE)),
        ("outcome", INT64, (OutcomeField.SIZE,)),
        ("done", INT64, (PLIES,)),
        ("menu", INT64, (PLIES,)),
        ("choice", INT64, (PLIES,)),
        ("face", INT64, (PLIES,)),
        ("key", INT64, (PLIES, 2)),
        ("share", FLOAT64, (PLIES,)),
        ("mean", FLOAT64, (PLIES,)),
        ("odds", FLOAT64, (PLIES,)),
        ("rest", FLOAT64, (PLIES,)),  # how likely the faces of a shared beer are that were not met yet
        ("window", FLOAT64, (PLIES, 2)),  # shares outside of it need not be exact
        ("wanted", FLOAT64, (PLIES, 2)),  # the same for the present choice
        ("shares", FLOAT64, (64,)),
    ],
)


class Memory(NamedTuple):
    """All of it; a share or a number is kept with its key as a real number."""

    scratch: Any
    keys: Any
    kept: Any
    most: Any
    """A position's share is at least what is kept and at most this."""
    nodes: Any
    options: Any
    leads_to: Any
    odds: Any
    plans: Any
    answers: Any
    replies: Any
    wide: Any
    """Shares of a plan's nodes for many margins at once."""
    node_values: Any
    odds_of: Any
    reached: Any


def new_frames(memory: Allocator) -> Any:
    """Frames for one walk."""
    return new_struct(memory, FRAMES)


def new_memory(memory: Allocator, size: int) -> Memory:
    """A memory for about so many nodes of plans; memory is taken only as it fills."""
    return Memory(
        scratch=new_struct(memory, SCRATCH),
        keys=new_array(memory, INT64, 8 * size, 2),
        kept=new_array(memory, FLOAT64, 8 * size),
        most=new_array(memory, FLOAT64, 8 * size),
        nodes=new_array(memory, INT64, size, NODE),
        options=new_array(memory, INT64, 2 * size, OPTION),
        leads_to=new_array(memory, INT32, 16 * size),
        odds=new_array(memory, FLOAT64, 16 * size),
        plans=new_array(memory, INT64, size, PLAN),
        answers=new_array(memory, INT64, size, ANSWER),
        replies=new_array(memory, FLOAT64, 8 * size),
        wide=new_array(memory, FLOAT64, 16 * size),
        node_values=new_array(memory, FLOAT64, size),
        odds_of=new_array(memory, FLOAT64, size),
        reached=new_array(memory, INT64, size),
    )


def count_work(memory: Memory, steps: int) -> None:
    """Count the work; whoever is tired does no more."""
    memory.scratch.counters[WORK] += steps
    if memory.scratch.counters[WORK] > memory.scratch.counters[WORK_LIMIT]:
        memory.scratch.counters[GAVE_UP] = 1
        memory.scratch.counters[FULL] = 1
