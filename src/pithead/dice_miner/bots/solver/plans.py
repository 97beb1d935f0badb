"""All that magic can make of a hand: which faces to spend on which dice, everything they may come up with, and so on (DM-5).

A hand is what matters of a trove in the last magic phase: the hero's unspent faces and the dice that magic may roll, kind by kind. Every
spend leaves one magic die or hero's face less, so nodes with options lie in layers, and whoever reads a plan backwards meets what
follows first. Nodes without magic are told apart by what they score alone; they have no options and may lie anywhere.
"""

from __future__ import annotations

from typing import Any, Final

from pithead.dice_miner.bots.solver.keys import HAND, ONE, OTHER, find, is_kept, keep, mixed
from pithead.dice_miner.bots.solver.keys import PLAN as PLAN_KEY
from pithead.dice_miner.bots.solver.lore import COUNTS, Lore
from pithead.dice_miner.bots.solver.room import (
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
    Room,
    toil,
)
from pithead.dice_miner.kernel.layout import KINDS, Fact, Kind, MagicChoice, SeatField, Symbol
from pithead.dice_miner.kernel.scoring import against, symbol, symbols, tunnels
from pithead.dice_miner.kernel.seats import block
from pithead.sim.words import Words, byte, dice_in, faces_in, one

ENDS_A_ROW: Final = 64
"""So many numbers of gems lie beside each other in the list of ends."""


def lay_hand(lore: Lore, room: Room, state: Words, seat: int, place: int) -> None:
    """The dice of a seat that magic may roll, in faces that stand for all that mean the same."""
    mine = block(seat)
    for kind in range(Kind.HAZARD + 1, KINDS):
        room.desk.hands[place, kind] = alike(lore, kind, state[mine + kind])


def alike(lore: Lore, kind: int, handful: int) -> int:
    """A handful in faces that stand for all that mean the same."""
    dice = 0
    for rank in range(6):
        dice += byte(handful, rank) * one(lore.same[kind * 8 + rank])
    return dice


def borrow_trove(room: Room, state: Words, seat: int) -> None:
    """What stays the same in every node: the hazards and the hero."""
    mine = block(seat)
    room.desk.state[block(0) + SeatField.HERO] = state[mine + SeatField.HERO]
    room.desk.state[block(0) + Kind.HAZARD] = state[mine + Kind.HAZARD]
    for kind in range(Kind.HAZARD + 1, KINDS):
        room.desk.state[block(0) + kind] = 0


def plan_of(lore: Lore, room: Room, state: Words, seat: int, hero_left: int, rests: bool) -> int:
    """The number of the plan of a seat in the magic phase; one that rests has spent what it would."""
    lay_hand(lore, room, state, seat, 0)
    borrow_trove(room, state, seat)
    hand = room.desk.hands[0]
    hand[HERO_LEFT] = hero_left
    if rests:
        hand[HERO_LEFT] = 0
        hand[Kind.MAGIC] = 0
    packed = symbols(room.desk.state, lore.box, 0)
    words = room.desk.words
    words[0] = PLAN_KEY
    for place in range(5):
        words[1 + place] = hand[place]
    words[6] = packed
    words[7] = room.desk.state[block(0) + SeatField.HERO]
    first, second = mixed(room, 8, ONE), mixed(room, 8, OTHER)
    place = find(room, first, second)
    if is_kept(room, place):
        return int(room.kept[place])
    plan = new_plan(lore, room)
    if plan >= 0:
        grow(lore, room, plan, 0)
        keep(room, find(room, first, second), first, second, plan)
    return plan


def new_plan(lore: Lore, room: Room) -> int:
    """A plan whose first node is the first hand; -1 without room for it."""
    plan = room.desk.counters[PLANS]
    if plan >= room.plans.shape[0] or room.desk.counters[NODES] >= room.nodes.shape[0]:
        room.desk.counters[FULL] = 1
        return -1
    room.desk.counters[PLANS] += 1
    room.plans[plan, FIRST_NODE] = room.desk.counters[NODES]
    room.plans[plan, NODE_COUNT] = 0
    room.plans[plan, MOST_POINTS] = -(1 << 30)
    room.plans[plan, MOST_GEMS] = 0
    for kind in range(Kind.HAZARD + 1, KINDS):
        room.desk.state[block(0) + kind] = room.desk.hands[0, kind]
    packed = symbols(room.desk.state, lore.box, 0)
    add_node(room, plan, room.desk.hands[0], points_of(lore, room, packed), symbol(packed, Symbol.GEM))
    return int(plan)


def grow(lore: Lore, room: Room, plan: int, begun: int) -> None:
    """Look into every node, from one that was not looked into yet on."""
    first = room.plans[plan, FIRST_NODE]
    node = begun
    while node < room.plans[plan, NODE_COUNT] and not room.desk.counters[FULL]:
        look_into(lore, room, plan, first + node)
        node += 1


def add_node(room: Room, plan: int, hand: Any, points: int, gems: int) -> int:
    """The next node of a plan, counted from its first."""
    row, number = room.nodes[room.desk.counters[NODES]], room.plans[plan, NODE_COUNT]
    room.desk.counters[NODES] += 1
    room.plans[plan, NODE_COUNT] += 1
    for place in range(5):
        row[place] = hand[place]
    row[FIRST_OPTION] = room.desk.counters[OPTIONS]
    row[OPTION_COUNT] = 0
    row[POINTS] = points
    row[GEMS] = gems
    room.plans[plan, MOST_POINTS] = max(room.plans[plan, MOST_POINTS], points)
    room.plans[plan, MOST_GEMS] = max(room.plans[plan, MOST_GEMS], gems)
    return int(number)


def look_into(lore: Lore, room: Room, plan: int, node: int) -> None:
    """Every spend that a hand allows (DM-5.2, DM-5.6)."""
    row = room.nodes[node]
    row[FIRST_OPTION] = room.desk.counters[OPTIONS]
    dice = dice_in(row[1] + row[2] + row[3] + row[4])
    hero = room.desk.state[block(0) + SeatField.HERO] & 7
    for rank in range(6):
        if dice > 1 and lore.box[Fact.MAGIC_NUMBERS + rank] > 0 and byte(row[Kind.MAGIC], rank) > 0:
            take_hand(room, node)
            room.desk.hands[0, Kind.MAGIC] -= one(rank)
            choose_dice(lore, room, plan, node, rank, min(lore.box[Fact.MAGIC_NUMBERS + rank], dice - 1))
    if dice > 0 and row[HERO_LEFT] > 0:
        take_hand(room, node)
        room.desk.hands[0, HERO_LEFT] -= 1
        choose_dice(lore, room, plan, node, MagicChoice.SPEND_HERO, min(lore.box[Fact.HERO_NUMBER + hero], dice))


def take_hand(room: Room, node: int) -> None:
    """The hand of a node, and no dice chosen."""
    for place in range(5):
        room.desk.hands[0, place] = room.nodes[node, place]
        room.desk.hands[1, place] = 0


def choose_dice(lore: Lore, room: Room, plan: int, node: int, choice: int, count: int) -> None:
    """Every set of so many more dice to roll, but none that leaves a lower die of a kind for a higher one."""
    depth, rung = 0, 0
    while not room.desk.counters[FULL]:
        if depth < count and rung < lore.rungs_used[0]:
            if may_roll(lore, room, lore.rungs[rung]):
                room.desk.hands[1, lore.rungs[rung] >> 3] += one(lore.rungs[rung] & 7)
                room.desk.chosen[depth] = rung
                depth += 1
            else:
                rung += 1
            continue
        if depth == count:
            add_option(lore, room, plan, node, choice)
        if depth == 0:
            return
        depth -= 1
        rung = room.desk.chosen[depth]
        room.desk.hands[1, lore.rungs[rung] >> 3] -= one(lore.rungs[rung] & 7)
        rung += 1


def may_roll(lore: Lore, room: Room, face: int) -> bool:
    """Is there such a die to choose, and no lower one of its kind?"""
    faces = faces_in(room.desk.hands[0, face >> 3] - room.desk.hands[1, face >> 3])
    return bool(faces >> (face & 7) & 1 and faces & lore.lower[face] == 0)


def add_option(lore: Lore, room: Room, plan: int, node: int, choice: int) -> None:
    """A spend on the chosen dice, with an edge for every node that they may lead to."""
    magic, tool = throws_of(room, Kind.MAGIC), throws_of(room, Kind.TOOL)
    treasure, tunnel = throws_of(room, Kind.TREASURE), throws_of(room, Kind.TUNNEL)
    cases = lore.throws[magic] * lore.throws[tool] * lore.throws[treasure] * lore.throws[tunnel]
    if (
        room.desk.counters[OPTIONS] >= room.options.shape[0]
        or room.desk.counters[EDGES] + cases > room.leads_to.shape[0]
        or room.desk.counters[NODES] + cases > room.nodes.shape[0]
    ):
        room.desk.counters[FULL] = 1
        return
    toil(room, 4 * cases)
    reached = 0
    room.desk.hands[2, HERO_LEFT] = room.desk.hands[0, HERO_LEFT]
    for a in range(lore.throw[magic], lore.throw[magic] + lore.throws[magic]):
        lay_roll(lore, room, Kind.MAGIC, a)
        ends = room.desk.hands[2, HERO_LEFT] == 0 and faces_in(room.desk.hands[2, Kind.MAGIC]) & lore.box[Fact.MAGIC_FACES] == 0
        for b in range(lore.throw[tool], lore.throw[tool] + lore.throws[tool]):
            lay_roll(lore, room, Kind.TOOL, b)
            for c in range(lore.throw[treasure], lore.throw[treasure] + lore.throws[treasure]):
                lay_roll(lore, room, Kind.TREASURE, c)
                packed = symbols(room.desk.state, lore.box, 0)
                odds = lore.odds[a] * lore.odds[b] * lore.odds[c]
                for d in range(lore.throw[tunnel], lore.throw[tunnel] + lore.throws[tunnel]):
                    lay_roll(lore, room, Kind.TUNNEL, d)
                    child = end_of(lore, room, plan, packed) if ends else node_of(lore, room, plan, packed)
                    if room.odds_of[child] == 0.0:
                        room.reached[reached] = child
                        reached += 1
                    room.odds_of[child] += odds * lore.odds[d]
    lay_edges(room, node, choice, reached)


def lay_edges(room: Room, node: int, choice: int, reached: int) -> None:
    """One edge for each node that was reached, however many rolls lead there."""
    option = room.options[room.desk.counters[OPTIONS]]
    room.desk.counters[OPTIONS] += 1
    room.nodes[node, OPTION_COUNT] += 1
    option[CHOICE] = choice
    option[FIRST_EDGE] = room.desk.counters[EDGES]
    option[EDGE_COUNT] = reached
    for place in range(reached):
        edge, child = room.desk.counters[EDGES], room.reached[place]
        room.desk.counters[EDGES] += 1
        room.leads_to[edge] = child
        room.odds[edge] = room.odds_of[child]
        room.odds_of[child] = 0.0


def throws_of(room: Room, kind: int) -> int:
    """Where the throws of the chosen dice of a kind are listed."""
    return kind * COUNTS + dice_in(room.desk.hands[1, kind])


def lay_roll(lore: Lore, room: Room, kind: int, throw: int) -> None:
    """The dice of a kind after a throw."""
    dice = room.desk.hands[0, kind] - room.desk.hands[1, kind] + lore.comes_up[throw]
    room.desk.hands[2, kind] = dice
    room.desk.state[block(0) + kind] = dice


def node_of(lore: Lore, room: Room, plan: int, packed: int) -> int:
    """The node of a plan with the hand after a roll, counted from its first: an old one or a new one."""
    words, hand = room.desk.words, room.desk.hands[2]
    words[0] = HAND
    words[1] = plan
    for place in range(5):
        words[2 + place] = hand[place]
    first, second = mixed(room, 7, ONE), mixed(room, 7, OTHER)
    place = find(room, first, second)
    if is_kept(room, place):
        return int(room.kept[place])
    node = add_node(room, plan, hand, points_of(lore, room, packed), symbol(packed, Symbol.GEM))
    keep(room, place, first, second, node)
    return node


def end_of(lore: Lore, room: Room, plan: int, packed: int) -> int:
    """The node of a plan for a hand without magic: all that score alike are one."""
    points, gems = points_of(lore, room, packed), symbol(packed, Symbol.GEM)
    place = (points * ENDS_A_ROW + gems) & (room.desk.ends.shape[0] - 1)
    while room.desk.ends[place, 0] == plan + 1:
        node = room.desk.ends[place, 1]
        row = room.nodes[room.plans[plan, FIRST_NODE] + node]
        if row[POINTS] == points and row[GEMS] == gems:
            return int(node)
        place = (place + 1) & (room.desk.ends.shape[0] - 1)
    node = add_node(room, plan, room.desk.hands[3], points, gems)
    room.desk.ends[place, 0] = plan + 1
    room.desk.ends[place, 1] = node
    return node


def points_of(lore: Lore, room: Room, packed: int) -> int:
    """What the trove of the room scores without its gems (DM-6.2, DM-6.4)."""
    caves = against(symbol(packed, Symbol.CAVE), symbol(packed, Symbol.PICKAXE))
    dragons = against(symbol(packed, Symbol.DRAGON), symbol(packed, Symbol.SHIELD))
    return tunnels(room.desk.state, lore.box, 0) + caves + dragons
