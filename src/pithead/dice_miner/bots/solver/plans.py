"""All that magic can make of a hand: which faces to spend on which dice, everything they may come up with, and so on (DM-5).

A hand is what matters of a trove in the last magic phase: the hero's unspent faces and the dice that magic may roll, kind by kind. Every
spend leaves one magic die or hero's face less, so nodes with options lie in layers, and whoever reads a plan backwards meets what
follows first. Nodes without magic are told apart by what they score alone; they have no options and may lie anywhere.
"""

from __future__ import annotations

from typing import Any, Final

from pithead.dice_miner.bots.solver.box_facts import COUNTS, BoxFacts
from pithead.dice_miner.bots.solver.keys import HAND, ONE, OTHER, find, is_kept, keep, mixed
from pithead.dice_miner.bots.solver.keys import PLAN as PLAN_KEY
from pithead.dice_miner.bots.solver.memory import (
    CHOICE,
    EDGE_COUNT,
    EDGES,
    FIRST_EDGE,
    FIRST_NODE,
    FIRST_OPTION,
    FULL,
    GEMS,
    HERO_LEFT,
    MOST_GEMS,
    MOST_POINTS,
    NODE_COUNT,
    NODES,
    OPTION_COUNT,
    OPTIONS,
    PLANS,
    POINTS,
    Memory,
    count_work,
)
from pithead.dice_miner.kernel.layout import KINDS, Fact, Kind, MagicChoice, SeatField, Symbol
from pithead.dice_miner.kernel.scoring import against, symbol, symbols, tunnels
from pithead.dice_miner.kernel.seats import block
from pithead.sim.words import Words, byte, dice_in, faces_in, one

ENDS_A_ROW: Final = 64
"""So many numbers of gems lie beside each other in the list of ends."""


def write_hand(facts: BoxFacts, memory: Memory, state: Words, seat: int, place: int) -> None:
    """The dice of a seat that magic may roll, in faces that stand for all that mean the same."""
    mine = block(seat)
    for kind in range(Kind.HAZARD + 1, KINDS):
        memory.scratch.hands[place, kind] = normalised(facts, kind, state[mine + kind])


def normalised(facts: BoxFacts, kind: int, handful: int) -> int:
    """A handful in faces that stand for all that mean the same."""
    dice = 0
    for rank in range(6):
        dice += byte(handful, rank) * one(facts.same[kind * 8 + rank])
    return dice


def load_trove(memory: Memory, state: Words, seat: int) -> None:
    """What stays the same in every node: the hazards and the hero."""
    mine = block(seat)
    memory.scratch.state[block(0) + SeatField.HERO] = state[mine + SeatField.HERO]
    memory.scratch.state[block(0) + Kind.HAZARD] = state[mine + Kind.HAZARD]
    for kind in range(Kind.HAZARD + 1, KINDS):
        memory.scratch.state[block(0) + kind] = 0


def plan_of(facts: BoxFacts, memory: Memory, state: Words, seat: int, hero_left: int, rests: bool) -> int:
    """The number of the plan of a seat in the magic phase; one that rests has spent what it would."""
    write_hand(facts, memory, state, seat, 0)
    load_trove(memory, state, seat)
    hand = memory.scratch.hands[0]
    hand[HERO_LEFT] = hero_left
    if rests:
        hand[HERO_LEFT] = 0
        hand[Kind.MAGIC] = 0
    packed = symbols(memory.scratch.state, facts.box, 0)
    words = memory.scratch.words
    words[0] = PLAN_KEY
    for place in range(5):
        words[1 + place] = hand[place]
    words[6] = packed
    words[7] = memory.scratch.state[block(0) + SeatField.HERO]
    first, second = mixed(memory, 8, ONE), mixed(memory, 8, OTHER)
    place = find(memory, first, second)
    if is_kept(memory, place):
        return int(memory.kept[place])
    plan = new_plan(facts, memory)
    if plan >= 0:
        grow(facts, memory, plan, 0)
        keep(memory, find(memory, first, second), first, second, plan)
    return plan


def new_plan(facts: BoxFacts, memory: Memory) -> int:
    """A plan whose first node is the first hand; -1 without memory for it."""
    plan = memory.scratch.counters[PLANS]
    if plan >= memory.plans.shape[0] or memory.scratch.counters[NODES] >= memory.nodes.shape[0]:
        memory.scratch.counters[FULL] = 1
        return -1
    memory.scratch.counters[PLANS] += 1
    memory.plans[plan, FIRST_NODE] = memory.scratch.counters[NODES]
    memory.plans[plan, NODE_COUNT] = 0
    memory.plans[plan, MOST_POINTS] = -(1 << 30)
    memory.plans[plan, MOST_GEMS] = 0
    for kind in range(Kind.HAZARD + 1, KINDS):
        memory.scratch.state[block(0) + kind] = memory.scratch.hands[0, kind]
    packed = symbols(memory.scratch.state, facts.box, 0)
    add_node(memory, plan, memory.scratch.hands[0], hand_points(facts, memory, packed), symbol(packed, Symbol.GEM))
    return int(plan)


def grow(facts: BoxFacts, memory: Memory, plan: int, begun: int) -> None:
    """Look into every node, from one that was not looked into yet on."""
    first = memory.plans[plan, FIRST_NODE]
    node = begun
    while node < memory.plans[plan, NODE_COUNT] and not memory.scratch.counters[FULL]:
        look_into(facts, memory, plan, first + node)
        node += 1


def add_node(memory: Memory, plan: int, hand: Any, points: int, gems: int) -> int:
    """The next node of a plan, counted from its first."""
    row, number = memory.nodes[memory.scratch.counters[NODES]], memory.plans[plan, NODE_COUNT]
    memory.scratch.counters[NODES] += 1
    memory.plans[plan, NODE_COUNT] += 1
    for place in range(5):
        row[place] = hand[place]
    row[FIRST_OPTION] = memory.scratch.counters[OPTIONS]
    row[OPTION_COUNT] = 0
    row[POINTS] = points
    row[GEMS] = gems
    memory.plans[plan, MOST_POINTS] = max(memory.plans[plan, MOST_POINTS], points)
    memory.plans[plan, MOST_GEMS] = max(memory.plans[plan, MOST_GEMS], gems)
    return int(number)


def look_into(facts: BoxFacts, memory: Memory, plan: int, node: int) -> None:
    """Every spend that a hand allows (DM-5.2, DM-5.6)."""
    row = memory.nodes[node]
    row[FIRST_OPTION] = memory.scratch.counters[OPTIONS]
    dice = dice_in(row[1] + row[2] + row[3] + row[4])
    hero = memory.scratch.state[block(0) + SeatField.HERO] & 7
    for rank in range(6):
        if dice > 1 and facts.box[Fact.MAGIC_NUMBERS + rank] > 0 and byte(row[Kind.MAGIC], rank) > 0:
            take_hand(memory, node)
            memory.scratch.hands[0, Kind.MAGIC] -= one(rank)
            choose_dice(facts, memory, plan, node, rank, min(facts.box[Fact.MAGIC_NUMBERS + rank], dice - 1))
    if dice > 0 and row[HERO_LEFT] > 0:
        take_hand(memory, node)
        memory.scratch.hands[0, HERO_LEFT] -= 1
        choose_dice(facts, memory, plan, node, MagicChoice.SPEND_HERO, min(facts.box[Fact.HERO_NUMBER + hero], dice))


def take_hand(memory: Memory, node: int) -> None:
    """The hand of a node, and no dice chosen."""
    for place in range(5):
        memory.scratch.hands[0, place] = memory.nodes[node, place]
        memory.scratch.hands[1, place] = 0


def choose_dice(facts: BoxFacts, memory: Memory, plan: int, node: int, choice: int, count: int) -> None:
    """Every set of so many more dice to roll, but none that leaves a lower die of a kind for a higher one."""
    depth, rung = 0, 0
    while not memory.scratch.counters[FULL]:
        if depth < count and rung < facts.rungs_used[0]:
            if may_roll(facts, memory, facts.rungs[rung]):
                memory.scratch.hands[1, facts.rungs[rung] >> 3] += one(facts.rungs[rung] & 7)
                memory.scratch.chosen[depth] = rung
                depth += 1
            else:
                rung += 1
            continue
        if depth == count:
            add_option(facts, memory, plan, node, choice)
        if depth == 0:
            return
        depth -= 1
        rung = memory.scratch.chosen[depth]
        memory.scratch.hands[1, facts.rungs[rung] >> 3] -= one(facts.rungs[rung] & 7)
        rung += 1


def may_roll(facts: BoxFacts, memory: Memory, face: int) -> bool:
    """Is there such a die to choose, and no lower one of its kind?"""
    faces = faces_in(memory.scratch.hands[0, face >> 3] - memory.scratch.hands[1, face >> 3])
    return bool(faces >> (face & 7) & 1 and faces & facts.lower[face] == 0)


def add_option(facts: BoxFacts, memory: Memory, plan: int, node: int, choice: int) -> None:
    """A spend on the chosen dice, with an edge for every node that they may lead to."""
    magic, tool = throws_of(memory, Kind.MAGIC), throws_of(memory, Kind.TOOL)
    treasure, tunnel = throws_of(memory, Kind.TREASURE), throws_of(memory, Kind.TUNNEL)
    cases = facts.throws[magic] * facts.throws[tool] * facts.throws[treasure] * facts.throws[tunnel]
    if (
        memory.scratch.counters[OPTIONS] >= memory.options.shape[0]
        or memory.scratch.counters[EDGES] + cases > memory.leads_to.shape[0]
        or memory.scratch.counters[NODES] + cases > memory.nodes.shape[0]
    ):
        memory.scratch.counters[FULL] = 1
        return
    count_work(memory, 4 * cases)
    reached = 0
    memory.scratch.hands[2, HERO_LEFT] = memory.scratch.hands[0, HERO_LEFT]
    for a in range(facts.throw[magic], facts.throw[magic] + facts.throws[magic]):
        lay_roll(facts, memory, Kind.MAGIC, a)
        ends = memory.scratch.hands[2, HERO_LEFT] == 0 and faces_in(memory.scratch.hands[2, Kind.MAGIC]) & facts.box[Fact.MAGIC_FACES] == 0
        for b in range(facts.throw[tool], facts.throw[tool] + facts.throws[tool]):
            lay_roll(facts, memory, Kind.TOOL, b)
            for c in range(facts.throw[treasure], facts.throw[treasure] + facts.throws[treasure]):
                lay_roll(facts, memory, Kind.TREASURE, c)
                packed = symbols(memory.scratch.state, facts.box, 0)
                odds = facts.odds[a] * facts.odds[b] * facts.odds[c]
                for d in range(facts.throw[tunnel], facts.throw[tunnel] + facts.throws[tunnel]):
                    lay_roll(facts, memory, Kind.TUNNEL, d)
                    child = end_of(facts, memory, plan, packed) if ends else node_of(facts, memory, plan, packed)
                    if memory.odds_of[child] == 0.0:
                        memory.reached[reached] = child
                        reached += 1
                    memory.odds_of[child] += odds * facts.odds[d]
    lay_edges(memory, node, choice, reached)


def lay_edges(memory: Memory, node: int, choice: int, reached: int) -> None:
    """One edge for each node that was reached, however many rolls lead there."""
    option = memory.options[memory.scratch.counters[OPTIONS]]
    memory.scratch.counters[OPTIONS] += 1
    memory.nodes[node, OPTION_COUNT] += 1
    option[CHOICE] = choice
    option[FIRST_EDGE] = memory.scratch.counters[EDGES]
    option[EDGE_COUNT] = reached
    for place in range(reached):
        edge, child = memory.scratch.counters[EDGES], memory.reached[place]
        memory.scratch.counters[EDGES] += 1
        memory.leads_to[edge] = child
        memory.odds[edge] = memory.odds_of[child]
        memory.odds_of[child] = 0.0


def throws_of(memory: Memory, kind: int) -> int:
    """Where the throws of the chosen dice of a kind are listed."""
    return kind * COUNTS + dice_in(memory.scratch.hands[1, kind])


def lay_roll(facts: BoxFacts, memory: Memory, kind: int, throw: int) -> None:
    """The dice of a kind after a throw."""
    dice = memory.scratch.hands[0, kind] - memory.scratch.hands[1, kind] + facts.comes_up[throw]
    memory.scratch.hands[2, kind] = dice
    memory.scratch.state[block(0) + kind] = dice


def node_of(facts: BoxFacts, memory: Memory, plan: int, packed: int) -> int:
    """The node of a plan with the hand after a roll, counted from its first: an old one or a new one."""
    words, hand = memory.scratch.words, memory.scratch.hands[2]
    words[0] = HAND
    words[1] = plan
    for place in range(5):
        words[2 + place] = hand[place]
    first, second = mixed(memory, 7, ONE), mixed(memory, 7, OTHER)
    place = find(memory, first, second)
    if is_kept(memory, place):
        return int(memory.kept[place])
    node = add_node(memory, plan, hand, hand_points(facts, memory, packed), symbol(packed, Symbol.GEM))
    keep(memory, place, first, second, node)
    return node


def end_of(facts: BoxFacts, memory: Memory, plan: int, packed: int) -> int:
    """The node of a plan for a hand without magic: all that score alike are one."""
    points, gems = hand_points(facts, memory, packed), symbol(packed, Symbol.GEM)
    place = (points * ENDS_A_ROW + gems) & (memory.scratch.ends.shape[0] - 1)
    while memory.scratch.ends[place, 0] == plan + 1:
        node = memory.scratch.ends[place, 1]
        row = memory.nodes[memory.plans[plan, FIRST_NODE] + node]
        if row[POINTS] == points and row[GEMS] == gems:
            return int(node)
        place = (place + 1) & (memory.scratch.ends.shape[0] - 1)
    node = add_node(memory, plan, memory.scratch.hands[3], points, gems)
    memory.scratch.ends[place, 0] = plan + 1
    memory.scratch.ends[place, 1] = node
    return node


def hand_points(facts: BoxFacts, memory: Memory, packed: int) -> int:
    """What the trove of the memory scores without its gems (DM-6.2, DM-6.4)."""
    caves = against(symbol(packed, Symbol.CAVE), symbol(packed, Symbol.PICKAXE))
    dragons = against(symbol(packed, Symbol.DRAGON), symbol(packed, Symbol.SHIELD))
    return tunnels(memory.scratch.state, facts.box, 0) + caves + dragons
