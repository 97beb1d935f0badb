"""A tree of what may be decided, for everything that a seat can't see at once.

Every walk begins with a table as it might be, follows the tree, adds a choice to it, and lets everybody follow their likings until the
round is over. A place in the tree is what a seat has seen: the row of choices, and in short what chance has shown since. Everybody does
what is best for themselves; what rivals do in secret is not in the tree.

    place -- choice --+-- place -- choice ...
                      +-- another place, if chance has shown something else
"""

from __future__ import annotations

from math import sqrt
from typing import Any

from pithead.mini_miners.bots.search.follow import play_on
from pithead.mini_miners.bots.search.imagine import imagine
from pithead.mini_miners.bots.search.judge import judge
from pithead.mini_miners.bots.search.policy import like
from pithead.mini_miners.bots.search.tastes import CURIOSITY, OPEN, SURE, WARMTH
from pithead.mini_miners.bots.search.workspace import CHANCES, CHILD, DEEPEST, KEY, SIBLING, VISITS, Desk, Mind, Tree
from pithead.mini_miners.kernel.game import menu, step
from pithead.mini_miners.kernel.layout import NOTHING, PLACES, SEATS_MOST, Field, Phase
from pithead.sim.real import exp
from pithead.sim.words import Words, lowest, popcount


def clear_node(tree: Tree, node: int, key: int, sibling: int) -> None:
    """A node where nobody has been."""
    tree.nodes[node, KEY] = key
    tree.nodes[node, SIBLING] = sibling
    tree.nodes[node, CHILD] = NOTHING
    tree.nodes[node, VISITS] = 0
    tree.nodes[node, CHANCES] = 0
    for seat in range(SEATS_MOST):
        tree.sums[node, seat] = 0.0


def plant(tree: Tree) -> int:
    """A tree of one place; how many nodes it has."""
    clear_node(tree, 0, 0, NOTHING)
    for seat in range(SEATS_MOST):
        tree.squares[seat] = 0.0
    return 1


def grow(mind: Mind, desk: Desk, tree: Tree, seat: int, count: int, walks: int) -> int:
    """So many walks from the root of the desk; how many nodes there are now."""
    for _ in range(walks):
        for word in range(Field.SIZE):
            desk.state[word] = desk.root[word]
        imagine(desk.state, mind.box, seat, desk.rng)
        count = walk(mind, desk, tree, seat, count)
    return count


def walk(mind: Mind, desk: Desk, tree: Tree, seat: int, count: int) -> int:
    """Down the tree to a new choice, on to the end of the round, and back."""
    state = desk.state
    past = state[Field.PASTS]
    node, length, actor = 0, 1, seat
    tree.path[0] = 0
    while actor != NOTHING:
        edge = pick_edge(mind, desk, tree, node, actor, menu(state, mind.box, actor))
        new = edge == NOTHING
        if new:
            edge = count
            clear_node(tree, edge, desk.taken[0], tree.nodes[node, CHILD])
            tree.nodes[node, CHILD] = edge
            count += 1
        step(state, mind.box, actor, tree.nodes[edge, KEY])
        tree.path[length] = edge
        length += 1
        full = count + 2 >= len(tree.nodes) or length > DEEPEST
        actor = play_on(mind, desk, state, past, NOTHING if new or full else seat)
        if actor == NOTHING:
            break
        node = place_of(tree, edge, looks(state, actor, seat))
        if node == NOTHING:
            node = count
            clear_node(tree, node, looks(state, actor, seat), tree.nodes[edge, CHILD])
            tree.nodes[edge, CHILD] = node
            count += 1
        tree.path[length] = node
        length += 1
    judge(mind, state, mind.habits[SURE], desk.shares)
    for place in range(length):
        node = tree.path[place]
        tree.nodes[node, VISITS] += 1
        for other in range(state[Field.SEATS]):
            tree.sums[node, other] += desk.shares[other]
    for other in range(state[Field.SEATS]):
        tree.squares[other] += desk.shares[other] * desk.shares[other]
    return count


def looks(state: Words, actor: int, seat: int) -> int:
    """What tells the places after a choice apart: who decides about what, where it has collapsed, and one's own tools."""
    key = state[Field.PHASE] * 8 + actor
    if state[Field.PHASE] == Phase.MARKET:
        key = key * 1000003 + state[Field.STORE + seat]
        for place in range(PLACES):
            key = key * 11 + state[Field.MARKET + place] + 1
    elif state[Field.PHASE] >= Phase.AIMING:
        key = (key * 32 + state[Field.ACTOR]) * 2097169 + state[Field.FALLEN]
    return key & 0x3FFF_FFFF_FFFF_FFFF


def place_of(tree: Tree, edge: int, key: int) -> int:
    """The place that looks like this after a choice, or nothing."""
    node = tree.nodes[edge, CHILD]
    while node != NOTHING and tree.nodes[node, KEY] != key:
        node = tree.nodes[node, SIBLING]
    return int(node)


def pick_edge(mind: Mind, desk: Desk, tree: Tree, node: int, actor: int, choices: int) -> int:
    """The node of the choice with the best prospects, or nothing if it is not in the tree yet; the choice is noted on the desk."""
    like(mind, desk, desk.state, actor, choices)
    weigh(mind, desk, choices)
    left = choices
    while left:
        desk.edges[lowest(left)] = NOTHING
        left &= left - 1
    edge = tree.nodes[node, CHILD]
    while edge != NOTHING:
        desk.edges[tree.nodes[edge, KEY]] = edge
        edge = tree.nodes[edge, SIBLING]
    visits = tree.nodes[node, VISITS]
    mean = tree.sums[node, actor] / max(visits, 1)
    curiosity = mind.habits[CURIOSITY] * deviation(tree, actor)
    best, highest = NOTHING, -1e9
    while choices:
        choice = lowest(choices)
        edge = desk.edges[choice]
        hope, tries, chances = mean, 0, visits
        if edge != NOTHING:
            tree.nodes[edge, CHANCES] += 1
            tries, chances = tree.nodes[edge, VISITS], tree.nodes[edge, CHANCES]
            hope = tree.sums[edge, actor] / tries
        bound = hope + curiosity * desk.priors[choice] * sqrt(chances + 1.0) / (1.0 + tries)
        if bound > highest:
            best, highest = edge, bound
            desk.taken[0] = choice
        choices &= choices - 1
    return int(best)


def deviation(tree: Tree, seat: int) -> float:
    """The standard deviation of what comes of a walk, for a seat."""
    walks = tree.nodes[0, VISITS]
    if walks < 2:
        return 0.3
    mean = tree.sums[0, seat] / walks
    return max(0.02, sqrt(max(0.0, tree.squares[seat] / walks - mean * mean)))


def weigh(mind: Mind, desk: Desk, choices: int) -> None:
    """Likings as parts of one: the better a choice looks, the more often it is tried."""
    open_to = mind.habits[OPEN]
    number = popcount(choices)
    highest = -1e9
    left = choices
    while left:
        highest = max(highest, desk.scores[lowest(left)])
        left &= left - 1
    total, left = 0.0, choices
    while left:
        choice = lowest(left)
        desk.priors[choice] = exp(max(-20.0, (desk.scores[choice] - highest) / mind.habits[WARMTH]))
        total += desk.priors[choice]
        left &= left - 1
    while choices:
        choice = lowest(choices)
        desk.priors[choice] = (1.0 - open_to) * desk.priors[choice] / total + open_to / number
        choices &= choices - 1


def harvest(tree: Tree, seat: int, visits: Any, shares: Any) -> int:
    """How often each choice of the root was taken, and what came of it for a seat; the choice that was taken most often."""
    best, most, highest = NOTHING, 0, 0.0
    edge = tree.nodes[0, CHILD]
    while edge != NOTHING:
        choice, tries = tree.nodes[edge, KEY], tree.nodes[edge, VISITS]
        visits[choice] = tries
        shares[choice] = tree.sums[edge, seat] / tries
        if tries > most or (tries == most and shares[choice] > highest):
            best, most, highest = choice, tries, shares[choice]
        edge = tree.nodes[edge, SIBLING]
    return int(best)
