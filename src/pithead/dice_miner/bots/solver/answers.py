"""Who wins once the mountain is empty: the last player answers, the one before reckons with it (DM-5.1, DM-6, DM-8.1).

What a player ends with matters to the other one by two numbers only: the points without gems, and the gems. So the last player's plan is
worked through once for each number of gems of the other, for all margins side by side.
"""

from __future__ import annotations

from typing import Any, Final

from pithead.dice_miner.bots.solver.box_facts import BoxFacts
from pithead.dice_miner.bots.solver.keys import ANSWER as ANSWER_KEY
from pithead.dice_miner.bots.solver.keys import ONE, OTHER, PLAN_PAIR, find, is_kept, keep, mixed
from pithead.dice_miner.bots.solver.memory import (
    ANSWERS,
    EDGE_COUNT,
    FIRST_EDGE,
    FIRST_NODE,
    FIRST_OPTION,
    FIRST_REPLY,
    FULL,
    GEMS,
    LOWEST,
    MOST_GEMS,
    MOST_POINTS,
    NODE_COUNT,
    OPTION_COUNT,
    PLANS_SOLVED,
    POINTS,
    REPLIES,
    WIDTH,
    Memory,
    count_work,
)
from pithead.dice_miner.bots.solver.plans import plan_of
from pithead.dice_miner.kernel.layout import Fact, Field
from pithead.dice_miner.kernel.scoring import total
from pithead.dice_miner.kernel.seats import hero_of
from pithead.sim.words import Words

TIE: Final = 0.5
"""A tie is worth half a victory to both: the tie-break rolls the whole troves anew (DM-8.2)."""

CERTAIN: Final = 1e-13
LANES: Final = 8
"""Margins that are worked through side by side."""


def magic_share(facts: BoxFacts, memory: Memory, state: Words) -> float:
    """How likely the one in turn is to win when a magic turn begins and all dice are at rest."""
    seat = state[Field.TURN]
    own = plan_of(facts, memory, state, seat, hero_faces(facts, state, seat) - state[Field.HERO_SPENT], False)
    plan = plan_of_other(facts, memory, state)
    if memory.scratch.counters[FULL]:
        return 0.0
    lead = total(state, seat) - total(state, 1 - seat)
    words = memory.scratch.words
    words[0] = PLAN_PAIR
    words[1] = own
    words[2] = plan
    words[3] = lead
    one, other = mixed(memory, 4, ONE), mixed(memory, 4, OTHER)
    place = find(memory, one, other)
    if is_kept(memory, place):
        return float(memory.kept[place])
    share = solve_plan(memory, own, plan, lead, True)
    keep(memory, find(memory, one, other), one, other, share)
    return share


def hero_faces(facts: BoxFacts, state: Words, seat: int) -> int:
    """How many magic faces the hero of a seat has."""
    return int(facts.box[Fact.HERO_MAGIC + hero_of(state, seat)])


def plan_of_other(facts: BoxFacts, memory: Memory, state: Words) -> int:
    """The plan of the one who is not in turn, who waits for magic or rests after it."""
    other = 1 - state[Field.TURN]
    waits = state[Field.WAITING] >> other & 1
    return plan_of(facts, memory, state, other, hero_faces(facts, state, other), waits == 0)


def solve_plan(memory: Memory, own: int, plan: int, lead: int, may_stop: bool) -> float:
    """Work through the plan of the one in turn, against the best answer of the other one, or against what it has.

    What every node is worth stays in the memory. Where all is lost or won at once, that is only said of the first.
    """
    memory.scratch.counters[PLANS_SOLVED] += 1
    first, node_values = memory.plans[own, FIRST_NODE], memory.node_values
    if may_stop:
        if is_lost(memory, own, plan, lead):
            return 0.0
        find_answer(memory, plan, memory.nodes[first, GEMS])
        if not memory.scratch.counters[FULL] and stop_share(memory, first, lead) >= 1.0 - CERTAIN:
            return 1.0
    for place in range(memory.plans[own, NODE_COUNT]):
        find_answer(memory, plan, memory.nodes[first + place, GEMS])
        if memory.scratch.counters[FULL]:
            return 0.0
        node_values[place] = stop_share(memory, first + place, lead) if may_stop or place else 0.0
    for place in range(memory.plans[own, NODE_COUNT] - 1, -1, -1):
        node = memory.nodes[first + place]
        for option in range(node[FIRST_OPTION], node[FIRST_OPTION] + node[OPTION_COUNT]):
            node_values[place] = max(node_values[place], option_value(memory, option))
    return float(node_values[0])


def is_lost(memory: Memory, own: int, plan: int, lead: int) -> bool:
    """Would even the best hand of a plan lose against what the other one has already?"""
    points, gems = memory.plans[own, MOST_POINTS], memory.plans[own, MOST_GEMS]
    return bool(margin_of(memory, memory.plans[plan, FIRST_NODE], gems) > points + gems + lead)


def find_answer(memory: Memory, plan: int, gems: int) -> None:
    """See that the answer to so many gems is at hand."""
    row = memory.scratch.by_gems[gems]
    if row[1] != memory.scratch.counters[PLANS_SOLVED]:
        row[1] = memory.scratch.counters[PLANS_SOLVED]
        row[0] = answer_of(memory, plan, gems)


def stop_share(memory: Memory, node: int, lead: int) -> float:
    """How likely the one in turn is to win by stopping here: what the other one's answer leaves."""
    gems = memory.nodes[node, GEMS]
    return 1.0 - reply(memory, memory.scratch.by_gems[gems, 0], memory.nodes[node, POINTS] + gems + lead)


def option_value(memory: Memory, option: int) -> float:
    """The mean over everything that the dice of an option may come up with."""
    edge, edges = memory.options[option, FIRST_EDGE], memory.options[option, EDGE_COUNT]
    count_work(memory, edges)
    mean = 0.0
    for place in range(edge, edge + edges):
        mean += memory.odds[place] * memory.node_values[memory.leads_to[place]]
    return mean


def reply(memory: Memory, answer: int, margin: int) -> float:
    """How likely the last player is to win against this margin."""
    place = margin - memory.answers[answer, LOWEST]
    if place < 0:
        return 1.0
    if place >= memory.answers[answer, WIDTH]:
        return 0.0
    return float(memory.replies[memory.answers[answer, FIRST_REPLY] + place])


def answer_of(memory: Memory, plan: int, gems: int) -> int:
    """The number of the last player's answer to so many gems of the other."""
    memory.scratch.words[0] = ANSWER_KEY
    memory.scratch.words[1] = plan
    memory.scratch.words[2] = gems
    one, other = mixed(memory, 3, ONE), mixed(memory, 3, OTHER)
    place = find(memory, one, other)
    if is_kept(memory, place):
        return int(memory.kept[place])
    answer = memory.scratch.counters[ANSWERS]
    first, count = memory.plans[plan, FIRST_NODE], memory.plans[plan, NODE_COUNT]
    lowest = margin_of(memory, first, gems)  # whoever has more than the margin already stops, and wins
    highest = lowest
    for node in range(first, first + count):
        highest = max(highest, margin_of(memory, node, gems))
    width = (highest - lowest + LANES) // LANES * LANES
    if (
        answer >= memory.answers.shape[0]
        or count * width > memory.wide.shape[0]
        or memory.scratch.counters[REPLIES] + width > memory.replies.shape[0]
    ):
        memory.scratch.counters[FULL] = 1
        return 0
    memory.scratch.counters[ANSWERS] += 1
    row = memory.answers[answer]
    row[FIRST_REPLY] = memory.scratch.counters[REPLIES]
    row[LOWEST] = lowest
    row[WIDTH] = width
    memory.scratch.counters[REPLIES] += width
    work_through(memory, plan, gems, lowest, width)
    for margin in range(width):
        memory.replies[row[FIRST_REPLY] + margin] = memory.wide[margin]
    keep(memory, place, one, other, answer)
    return int(answer)


def margin_of(memory: Memory, node: int, gems: int) -> int:
    """What a hand scores against so many gems of the other, less what those score by being most (DM-6.3)."""
    own = memory.nodes[node, GEMS]
    doubled = own if own > gems else -gems if own < gems else 0
    return int(memory.nodes[node, POINTS] + own + doubled)


def work_through(memory: Memory, plan: int, gems: int, lowest: int, width: int) -> None:
    """How likely each node is to beat each margin: stopping, or the best spend."""
    first, count = memory.plans[plan, FIRST_NODE], memory.plans[plan, NODE_COUNT]
    wide: Any = memory.wide
    for place in range(count):
        stop, here = margin_of(memory, first + place, gems) - lowest, place * width
        for margin in range(width):
            wide[here + margin] = 1.0 if margin < stop else TIE if margin == stop else 0.0
    for place in range(count - 1, -1, -1):
        node = memory.nodes[first + place]
        if memory.scratch.counters[FULL]:
            return
        for option in range(node[FIRST_OPTION], node[FIRST_OPTION] + node[OPTION_COUNT]):
            weigh_wide(memory, option, place * width, width)


def weigh_wide(memory: Memory, option: int, here: int, width: int) -> None:
    """Let a spend improve what a node is worth, eight margins at a time."""
    edge, edges = memory.options[option, FIRST_EDGE], memory.options[option, EDGE_COUNT]
    count_work(memory, edges * (1 + width // 4))
    wide: Any = memory.wide
    for begin in range(0, width, LANES):
        a = b = c = d = e = f = g = h = 0.0
        for place in range(edge, edge + edges):
            odds, row = memory.odds[place], memory.leads_to[place] * width + begin
            a += odds * wide[row]
            b += odds * wide[row + 1]
            c += odds * wide[row + 2]
            d += odds * wide[row + 3]
            e += odds * wide[row + 4]
            f += odds * wide[row + 5]
            g += odds * wide[row + 6]
            h += odds * wide[row + 7]
        row = here + begin
        wide[row] = max(wide[row], a)
        wide[row + 1] = max(wide[row + 1], b)
        wide[row + 2] = max(wide[row + 2], c)
        wide[row + 3] = max(wide[row + 3], d)
        wide[row + 4] = max(wide[row + 4], e)
        wide[row + 5] = max(wide[row + 5], f)
        wide[row + 6] = max(wide[row + 6], g)
        wide[row + 7] = max(wide[row + 7], h)
