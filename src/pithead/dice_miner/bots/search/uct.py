"""Plain UCT with random playouts: a yardstick that knows nothing but the rules.

The tree is open: a node is a row of decisions, and chance rolls anew each time it is walked through, so that the hidden order of the
bag plays no part. Children are chosen by the upper confidence bound of the seat that decides.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

import numpy as np

from pithead.dice_miner.bots.search.workspace import Tree
from pithead.dice_miner.kernel.game import menu, step
from pithead.dice_miner.kernel.layout import KINDS, SEATS_MOST, TIES_KEPT, Field, OutcomeField, Phase, SeatField
from pithead.dice_miner.kernel.scoring import total
from pithead.dice_miner.kernel.seats import block
from pithead.sim.actors import first_actor
from pithead.sim.playing import resolve_chance
from pithead.sim.real import log
from pithead.sim.stream import Rng, random_choice
from pithead.sim.tree import TreeNode
from pithead.sim.words import Words, lowest

EXPLORATION: Final = 0.7
DEEPEST: Final = 200
ALONE_POINTS: Final = 400.0


def empty_tree(playouts: int) -> Tree:
    """Room for so many playouts."""
    return Tree(
        nodes=np.zeros((playouts + 2, TreeNode.SIZE), np.int64),
        sums=np.zeros((playouts + 2, SEATS_MOST)),
        path=np.zeros(DEEPEST + 1, np.int64),
        state=np.zeros(Field.SIZE, np.int64),
        outcome=np.zeros(OutcomeField.SIZE, np.int64),
    )


def uct(tree: Tree, box: Words, state: Words, seat: int, rng: Rng, playouts: int) -> int:
    """The choice that was walked most often; what others cache is not known and left out."""
    clear_node(tree, 0, -1, -1)
    count = 1
    for _ in range(playouts):
        for word in range(Field.SIZE):
            tree.state[word] = state[word]
        if state[Field.PHASE] == Phase.REPLENISH:
            for other in range(state[Field.SEATS]):
                if other != seat:
                    for kind in range(KINDS):
                        tree.state[block(other) + SeatField.APART + kind] = 0
        count = walk(tree, box, seat, rng, count)
    best, most = -1, -1
    node = tree.nodes[0, TreeNode.CHILD]
    while node > 0:
        if tree.nodes[node, TreeNode.VISITS] > most:
            best, most = tree.nodes[node, TreeNode.KEY], tree.nodes[node, TreeNode.VISITS]
        node = tree.nodes[node, TreeNode.SIBLING]
    return best


def clear_node(tree: Tree, node: int, choice: int, sibling: int) -> None:
    """A node that nobody has walked through."""
    tree.nodes[node, TreeNode.KEY] = choice
    tree.nodes[node, TreeNode.SIBLING] = sibling
    tree.nodes[node, TreeNode.CHILD] = -1
    tree.nodes[node, TreeNode.VISITS] = 0
    for seat in range(SEATS_MOST):
        tree.sums[node, seat] = 0.0


def walk(tree: Tree, box: Words, seat: int, rng: Rng, count: int) -> int:
    """Down the tree to a new node, then a random playout, and back; how many nodes there are now."""
    state = tree.state
    node, length = 0, 1
    tree.path[0] = 0
    while state[Field.PHASE] != Phase.OVER and state[Field.TIES] < TIES_KEPT and length < DEEPEST:
        actor = seat if length == 1 else first_actor(state)
        choices = menu(state, box, actor)
        child, new = descend(tree, node, actor, choices, count)
        step(state, box, actor, tree.nodes[child, TreeNode.KEY])
        resolve_chance(state, box, rng, tree.outcome)
        node = child
        tree.path[length] = node
        length += 1
        if new:
            count += 1
            break
    while state[Field.PHASE] != Phase.OVER and state[Field.TIES] < TIES_KEPT:
        actor = first_actor(state)
        step(state, box, actor, random_choice(rng, menu(state, box, actor)))
        resolve_chance(state, box, rng, tree.outcome)
    give_back(tree, length)
    return count


def descend(tree: Tree, node: int, actor: int, choices: int, count: int) -> tuple[int, bool]:
    """A new child for a choice without one, or the legal child with the highest bound; and whether it is new."""
    untried = choices
    child = tree.nodes[node, TreeNode.CHILD]
    best, highest = -1, -1.0
    while child > 0:
        choice = tree.nodes[child, TreeNode.KEY]
        if choices >> choice & 1:
            untried &= ~(1 << choice)
            visits = tree.nodes[child, TreeNode.VISITS]
            bound = tree.sums[child, actor] / visits + EXPLORATION * sqrt(log(tree.nodes[node, TreeNode.VISITS] + 1.0) / visits)
            if bound > highest:
                best, highest = child, bound
        child = tree.nodes[child, TreeNode.SIBLING]
    if untried == 0:
        return best, False
    clear_node(tree, count, lowest(untried), tree.nodes[node, TreeNode.CHILD])
    tree.nodes[node, TreeNode.CHILD] = count
    return count, True


def give_back(tree: Tree, length: int) -> None:
    """Every node of the path learns who has won."""
    state = tree.state
    won = 0
    for seat in range(state[Field.SEATS]):
        won += state[Field.WAITING] >> seat & 1
    for place in range(length):
        node = tree.path[place]
        tree.nodes[node, TreeNode.VISITS] += 1
        if state[Field.SEATS] == 1:
            tree.sums[node, 0] += total(state, 0) / ALONE_POINTS
        elif won:
            for seat in range(state[Field.SEATS]):
                if state[Field.WAITING] >> seat & 1:
                    tree.sums[node, seat] += 1.0 / won
