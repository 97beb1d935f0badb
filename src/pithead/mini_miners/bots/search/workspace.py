"""What a model knows, and the workspace where it works: two records of arrays made once, so that thinking allocates nothing.

A compiled function gets a record as one pointer, however much it holds.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Any, Final, NamedTuple, TypeAlias

from pithead.mini_miners.bots.search import parameters
from pithead.mini_miners.bots.search.feature_layout import INNER, SPARSE_MOST, WIDTH, SeatFeature, TableFeature
from pithead.mini_miners.bots.search.liking_layout import LISTED_MOST, Liking
from pithead.mini_miners.kernel import layout as at
from pithead.mini_miners.kernel.layout import Bonus, Fact, Field, OutcomeField
from pithead.sim.layout import Layout
from pithead.sim.memory import FLOAT32, FLOAT64, INT64, UINT64, Allocator, Runner, StructLayout, new_array, new_struct
from pithead.sim.tree import TreeNode

Model: TypeAlias = Any
"""The facts of the box, what every dig may bring, and what a model likes."""
Workspace: TypeAlias = Any
"""Room for a state, a look into the mine, and the scores of choices."""

TOOLS_COUNTED: Final = 3
"""Magnifiers and carts of one dig are counted up to one less than this."""


class Prospect(Layout):
    """What a dig may bring."""

    LIVES: int
    """The chance to live through it,"""
    FOUND: int
    """the gold then,"""
    FALLS: int
    """and the chance that a collapse marker falls."""


MODEL: Final = StructLayout(
    [
        ("box", INT64, (Fact.SIZE,)),
        # by deck, cards, magnifiers, carts and helmet
        ("finds", FLOAT32, (at.DECKS, 1 << at.DECK, TOOLS_COUNTED, TOOLS_COUNTED, 2, Prospect.SIZE)),
        ("cards", FLOAT64, (at.DECKS * at.DECK,)),
        ("dwarves", FLOAT64, (at.ABILITIES,)),
        ("pairs", FLOAT64, (at.ABILITIES, at.ABILITIES)),
        ("tools", FLOAT64, (at.TOOLS,)),
        ("tool", FLOAT64, (1,)),  # the mean of them
        ("parameters", FLOAT64, (len(parameters.PARAMETERS),)),
        ("kept", FLOAT64, (at.SEATS_MOST + 1, at.ROUNDS_MOST + 1)),  # by seats and rounds left: a tool in nuggets
        ("spread", FLOAT64, (at.SEATS_MOST + 1, at.ROUNDS_MOST + 1)),  # the lead in nuggets that is worth one step of the odds
        ("likes", FLOAT32, (at.SEATS_MOST + 1, Liking.SIZE)),  # by the number of seats
        # the net, its scales multiplied in
        ("table", FLOAT32, (TableFeature.SIZE, WIDTH)),
        ("own", FLOAT32, (SeatFeature.SIZE, WIDTH)),
        ("everybody", FLOAT32, (SeatFeature.SIZE, WIDTH)),
        ("first_bias", FLOAT32, (WIDTH,)),
        ("second", FLOAT32, (WIDTH, INNER)),
        ("second_bias", FLOAT32, (INNER,)),
        ("third", FLOAT32, (INNER,)),
    ],
)

WORKSPACE: Final = StructLayout(
    [
        ("rng", UINT64, (1,)),
        ("outcome", INT64, (OutcomeField.SIZE,)),
        ("root", INT64, (Field.SIZE,)),
        ("state", INT64, (Field.SIZE,)),
        ("scores", FLOAT64, (at.CHOICES_MOST,)),
        ("priors", FLOAT64, (at.CHOICES_MOST,)),
        ("edges", INT64, (at.CHOICES_MOST,)),
        ("taken", INT64, (1,)),
        ("keys", UINT64, (at.DECK,)),
        ("shares", FLOAT64, (at.SEATS_MOST,)),
        ("listed", INT64, (LISTED_MOST,)),
        ("listed_sign", FLOAT64, (1,)),
        ("kept", FLOAT64, (1,)),
        # the mine, space by space: who stands there, and what may become of him
        ("owner", INT64, (at.SPACES,)),
        ("gold", FLOAT64, (at.SPACES,)),
        ("find", FLOAT64, (at.SPACES, Prospect.SIZE)),
        ("passes", INT64, (at.SPACES,)),
        ("clears", INT64, (at.SPACES,)),
        ("fallen", INT64, (at.SPACES,)),
        ("rates", FLOAT64, (at.SPACES,)),  # the chance of a collapse marker where nobody stands yet
        ("expected", FLOAT64, (at.SEATS_MOST,)),
        ("guests", FLOAT64, (1,)),
        # what the net sees, seat by seat and last the table, and the neurons of one seat
        ("feature_count", INT64, (at.SEATS_MOST + 1,)),
        ("feature", INT64, (at.SEATS_MOST + 1, SPARSE_MOST)),
        ("feature_value", INT64, (at.SEATS_MOST + 1, SPARSE_MOST)),
        ("common", FLOAT32, (WIDTH,)),
        ("own", FLOAT32, (WIDTH,)),
        ("inner", FLOAT32, (INNER,)),
        ("signals", FLOAT64, (at.SEATS_MOST,)),
    ],
)


DEEPEST: Final = 400


class NodeField(TreeNode):
    """The words of a node."""

    CHANCES: int
    """How often a choice could have been taken."""


class Tree(NamedTuple):
    """Room for a tree: nodes, their sums of shares by seat, the path of a walk, and the sums of squares of all walks by seat."""

    nodes: Any
    sums: Any
    path: Any
    squares: Any


def new_model(runner: Runner, box: Sequence[int]) -> Any:
    """A model for a box."""
    model: Any = new_struct(runner, MODEL)
    model.box[:] = box
    model.cards[:] = card_worths(box)
    model.dwarves[:] = parameters.DWARVES
    for (one, other), value in parameters.PAIRS.items():
        model.pairs[one, other] = model.pairs[other, one] = value
    model.tools[:] = parameters.TOOLS
    model.tool[0] = fmean(parameters.TOOLS)
    model.parameters[:] = parameters.PARAMETERS
    for seats, (kept, spread) in parameters.VALUES.items():
        model.kept[seats, : len(kept)] = kept
        model.spread[seats, : len(spread)] = spread
    counts = new_array(runner, FLOAT64, TOOLS_COUNTED, TOOLS_COUNTED, 4)
    runner.call("count_finds", model.cards, new_array(runner, FLOAT64, at.DECK), counts, model.finds)
    return model


def card_worths(box: Sequence[int]) -> list[float]:
    """What every mine card is worth in nuggets; a collapse is the worst of all."""
    return [_worth(box[Fact.CARD_NUGGETS + card], box[Fact.CARD_BONUS + card]) for card in range(at.DECKS * at.DECK)]


def _worth(nuggets: int, bonus: int) -> float:
    if bonus == Bonus.COLLAPSE:
        return -1.0
    return max(float(nuggets), parameters.BONUS) if bonus > 0 else float(nuggets)


def new_workspace(memory: Allocator, seed: int = 0) -> Any:
    """A workspace with nothing on it."""
    workspace = new_struct(memory, WORKSPACE)
    workspace.rng[0] = seed
    return workspace


def empty_tree(memory: Allocator, nodes: int) -> Tree:
    """Room for so many nodes."""
    return Tree(
        nodes=new_array(memory, INT64, nodes, NodeField.SIZE),
        sums=new_array(memory, FLOAT64, nodes, at.SEATS_MOST),
        path=new_array(memory, INT64, DEEPEST + 2),
        squares=new_array(memory, FLOAT64, at.SEATS_MOST),
    )
