"""A tree of what may be decided, for everything that a seat can't see at once.

Every walk begins with a table as it might be, follows the tree, adds a choice to it, and lets everybody follow their policy until the
round is over. A place in the tree is what a seat has seen: the row of choices, and in short what chance has shown since. Everybody does
what is best for themselves; what rivals do in secret is not in the tree.

    place -- choice --+-- place -- choice ...
                      +-- another place, if chance has shown something else
"""

from __future__ import annotations

from math import sqrt
from typing import Any

from pithead.mini_miners.bots.search.hidden_sampling import sample_hidden
from pithead.mini_miners.bots.search.net import run_net
from pithead.mini_miners.bots.search.parameters import EXPLORATION, NET_ROOTS, TEMPERATURE, UNIFORM_SHARE, VICTORY_WEIGHT
from pithead.mini_miners.bots.search.playouts import play_on, play_to_quiet
from pithead.mini_miners.bots.search.policy import score_choices
from pithead.mini_miners.bots.search.value import judge
from pithead.mini_miners.bots.search.workspace import DEEPEST, Model, NodeField, Tree, Workspace
from pithead.mini_miners.kernel.game import menu, step
from pithead.mini_miners.kernel.layout import NOTHING, PLACES, SEATS_MOST, Field, Phase
from pithead.sim.real import exp
from pithead.sim.words import Words, lowest, popcount


def clear_node(tree: Tree, node: int, key: int, sibling: int) -> None:
    """A node where nobody has been."""
    tree.nodes[node, NodeField.KEY] = key
    tree.nodes[node, NodeField.SIBLING] = sibling
    tree.nodes[node, NodeField.CHILD] = NOTHING
    tree.nodes[node, NodeField.VISITS] = 0
    tree.nodes[node, NodeField.CHANCES] = 0
    for seat in range(SEATS_MOST):
        tree.sums[node, seat] = 0.0


def new_tree(tree: Tree) -> int:
    """A tree of one place; how many nodes it has."""
    clear_node(tree, 0, 0, NOTHING)
    for seat in range(SEATS_MOST):
        tree.squares[seat] = 0.0
    return 1


def grow_tree(model: Model, workspace: Workspace, tree: Tree, seat: int, count: int, walks: int) -> int:
    """So many walks from the root of the workspace; how many nodes there are now."""
    for _ in range(walks):
        for word in range(Field.SIZE):
            workspace.state[word] = workspace.root[word]
        sample_hidden(workspace.state, model.box, seat, workspace.rng)
        count = walk(model, workspace, tree, seat, count)
    return count


def walk(model: Model, workspace: Workspace, tree: Tree, seat: int, count: int) -> int:
    """Down the tree to a new choice, on to the end of the round, and back."""
    state = workspace.state
    past = state[Field.PASTS]
    node, length, actor = 0, 1, seat
    tree.path[0] = 0
    while actor != NOTHING:
        edge = select_edge(model, workspace, tree, node, actor, menu(state, model.box, actor))
        new = edge == NOTHING
        if new:
            edge = count
            clear_node(tree, edge, workspace.taken[0], tree.nodes[node, NodeField.CHILD])
            tree.nodes[node, NodeField.CHILD] = edge
            count += 1
        step(state, model.box, actor, tree.nodes[edge, NodeField.KEY])
        tree.path[length] = edge
        length += 1
        full = count + 2 >= len(tree.nodes) or length > DEEPEST
        if (new or full) and uses_net(model, workspace):
            play_to_quiet(model, workspace, state, past)
            break
        actor = play_on(model, workspace, state, past, NOTHING if new or full else seat)
        if actor == NOTHING:
            break
        node = find_place(tree, edge, state_key(state, actor, seat))
        if node == NOTHING:
            node = count
            clear_node(tree, node, state_key(state, actor, seat), tree.nodes[edge, NodeField.CHILD])
            tree.nodes[edge, NodeField.CHILD] = node
            count += 1
        tree.path[length] = node
        length += 1
    judge_walk(model, workspace)
    for place in range(length):
        node = tree.path[place]
        tree.nodes[node, NodeField.VISITS] += 1
        for other in range(state[Field.SEATS]):
            tree.sums[node, other] += workspace.shares[other]
    for other in range(state[Field.SEATS]):
        tree.squares[other] += workspace.shares[other] * workspace.shares[other]
    return count


def uses_net(model: Model, workspace: Workspace) -> int:
    """Does the net judge the walks of this decision?"""
    return int(int(model.parameters[NET_ROOTS]) >> workspace.root[Field.PHASE] & 1)


def judge_walk(model: Model, workspace: Workspace) -> None:
    """What came of a walk: counted at the end of the game, and judged everywhere else."""
    if uses_net(model, workspace) and workspace.state[Field.PHASE] != Phase.OVER:
        run_net(model, workspace, workspace.state, workspace.shares)
    else:
        judge(model, workspace.state, model.parameters[VICTORY_WEIGHT], workspace.shares)


def state_key(state: Words, actor: int, seat: int) -> int:
    """What tells the places after a choice apart: who decides about what, where it has collapsed, and one's own tools."""
    key = state[Field.PHASE] * 8 + actor
    if state[Field.PHASE] == Phase.MARKET:
        key = key * 1000003 + state[Field.STORE + seat]
        for place in range(PLACES):
            key = key * 11 + state[Field.MARKET + place] + 1
    elif state[Field.PHASE] >= Phase.AIMING:
        key = (key * 32 + state[Field.ACTOR]) * 2097169 + state[Field.FALLEN]
    return key & 0x3FFF_FFFF_FFFF_FFFF


def find_place(tree: Tree, edge: int, key: int) -> int:
    """The place that looks like this after a choice, or nothing."""
    node = tree.nodes[edge, NodeField.CHILD]
    while node != NOTHING and tree.nodes[node, NodeField.KEY] != key:
        node = tree.nodes[node, NodeField.SIBLING]
    return int(node)


def select_edge(model: Model, workspace: Workspace, tree: Tree, node: int, actor: int, choices: int) -> int:
    """The node of the choice with the best prospects, or nothing if it is not in the tree yet; the choice is noted on the workspace."""
    score_choices(model, workspace, workspace.state, actor, choices)
    write_priors(model, workspace, choices)
    left = choices
    while left:
        workspace.edges[lowest(left)] = NOTHING
        left &= left - 1
    edge = tree.nodes[node, NodeField.CHILD]
    while edge != NOTHING:
        workspace.edges[tree.nodes[edge, NodeField.KEY]] = edge
        edge = tree.nodes[edge, NodeField.SIBLING]
    visits = tree.nodes[node, NodeField.VISITS]
    mean = tree.sums[node, actor] / max(visits, 1)
    exploration = model.parameters[EXPLORATION] * deviation(tree, actor)
    best, highest = NOTHING, -1e9
    while choices:
        choice = lowest(choices)
        edge = workspace.edges[choice]
        value, tries, chances = mean, 0, visits
        if edge != NOTHING:
            tree.nodes[edge, NodeField.CHANCES] += 1
            tries, chances = tree.nodes[edge, NodeField.VISITS], tree.nodes[edge, NodeField.CHANCES]
            value = tree.sums[edge, actor] / tries
        bound = value + exploration * workspace.priors[choice] * sqrt(chances + 1.0) / (1.0 + tries)
        if bound > highest:
            best, highest = edge, bound
            workspace.taken[0] = choice
        choices &= choices - 1
    return int(best)


def deviation(tree: Tree, seat: int) -> float:
    """The standard deviation of what comes of a walk, for a seat."""
    walks = tree.nodes[0, NodeField.VISITS]
    if walks < 2:
        return 0.3
    mean = tree.sums[0, seat] / walks
    return max(0.02, sqrt(max(0.0, tree.squares[seat] / walks - mean * mean)))


def write_odds(workspace: Workspace, choices: int, temperature: float) -> float:
    """How likely each choice is by its score, beside the best one; what all of them add up to."""
    highest, left = -1e9, choices
    while left:
        highest = max(highest, workspace.scores[lowest(left)])
        left &= left - 1
    total, left = 0.0, choices
    while left:
        choice = lowest(left)
        workspace.priors[choice] = exp(max(-20.0, (workspace.scores[choice] - highest) / temperature))
        total += workspace.priors[choice]
        left &= left - 1
    return total


def write_priors(model: Model, workspace: Workspace, choices: int) -> None:
    """Likings as parts of one: the better a choice looks, the more often it is tried."""
    open_to = model.parameters[UNIFORM_SHARE]
    number = popcount(choices)
    total = write_odds(workspace, choices, model.parameters[TEMPERATURE])
    while choices:
        choice = lowest(choices)
        workspace.priors[choice] = (1.0 - open_to) * workspace.priors[choice] / total + open_to / number
        choices &= choices - 1


def root_statistics(tree: Tree, seat: int, visits: Any, shares: Any) -> int:
    """How often each choice of the root was taken, and what came of it for a seat; the choice that was taken most often."""
    best, most, highest = NOTHING, 0, 0.0
    edge = tree.nodes[0, NodeField.CHILD]
    while edge != NOTHING:
        choice, tries = tree.nodes[edge, NodeField.KEY], tree.nodes[edge, NodeField.VISITS]
        visits[choice] = tries
        shares[choice] = tree.sums[edge, seat] / tries
        if tries > most or (tries == most and shares[choice] > highest):
            best, most, highest = choice, tries, shares[choice]
        edge = tree.nodes[edge, NodeField.SIBLING]
    return int(best)
