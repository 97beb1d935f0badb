"""Who wins once the mountain is empty: the last player answers, the one before reckons with it (DM-5.1, DM-6, DM-8.1).

What a player ends with matters to the other one by two numbers only: the points without gems, and the gems. So the last player's plan is
worked through once for each number of gems of the other, for all margins side by side.
"""

from __future__ import annotations

from typing import Any, Final

from pithead.dice_miner.bots.solver.keys import ANSWER as ANSWER_KEY
from pithead.dice_miner.bots.solver.keys import CASTING, ONE, OTHER, find, is_kept, keep, mixed
from pithead.dice_miner.bots.solver.lore import Lore
from pithead.dice_miner.bots.solver.plans import plan_of
from pithead.dice_miner.bots.solver.room import (
    ANSWERS,
    CASTS,
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
    POINTS,
    REPLIES,
    WIDTH,
    Room,
    toil,
)
from pithead.dice_miner.kernel.layout import Fact, Field
from pithead.dice_miner.kernel.scoring import total
from pithead.dice_miner.kernel.seats import hero_of
from pithead.sim.words import Words

TIE: Final = 0.5
"""A tie is worth half a victory to both: the tie-break rolls the whole troves anew (DM-8.2)."""

CERTAIN: Final = 1e-13
LANES: Final = 8
"""Margins that are worked through side by side."""


def magic_share(lore: Lore, room: Room, state: Words) -> float:
    """How likely the one in turn is to win when a magic turn begins and all dice are at rest."""
    seat = state[Field.TURN]
    own = plan_of(lore, room, state, seat, hero_faces(lore, state, seat) - state[Field.HERO_SPENT], False)
    plan = plan_of_other(lore, room, state)
    if room.desk.counters[FULL]:
        return 0.0
    lead = total(state, seat) - total(state, 1 - seat)
    words = room.desk.words
    words[0] = CASTING
    words[1] = own
    words[2] = plan
    words[3] = lead
    one, other = mixed(room, 4, ONE), mixed(room, 4, OTHER)
    place = find(room, one, other)
    if is_kept(room, place):
        return float(room.kept[place])
    share = cast(room, own, plan, lead, True)
    keep(room, find(room, one, other), one, other, share)
    return share


def hero_faces(lore: Lore, state: Words, seat: int) -> int:
    """How many magic faces the hero of a seat has."""
    return int(lore.box[Fact.HERO_MAGIC + hero_of(state, seat)])


def plan_of_other(lore: Lore, room: Room, state: Words) -> int:
    """The plan of the one who is not in turn, who waits for magic or rests after it."""
    other = 1 - state[Field.TURN]
    waits = state[Field.WAITING] >> other & 1
    return plan_of(lore, room, state, other, hero_faces(lore, state, other), waits == 0)


def cast(room: Room, own: int, plan: int, lead: int, may_stop: bool) -> float:
    """Work through the plan of the one in turn, against the best answer of the other one, or against what it has.

    What every node is worth stays in the room. Where all is lost or won at once, that is only said of the first.
    """
    room.desk.counters[CASTS] += 1
    first, hopes = room.plans[own, FIRST_NODE], room.hopes
    if may_stop:
        if is_lost(room, own, plan, lead):
            return 0.0
        find_answer(room, plan, room.nodes[first, GEMS])
        if not room.desk.counters[FULL] and stop_share(room, first, lead) >= 1.0 - CERTAIN:
            return 1.0
    for place in range(room.plans[own, NODE_COUNT]):
        find_answer(room, plan, room.nodes[first + place, GEMS])
        if room.desk.counters[FULL]:
            return 0.0
        hopes[place] = stop_share(room, first + place, lead) if may_stop or place else 0.0
    for place in range(room.plans[own, NODE_COUNT] - 1, -1, -1):
        node = room.nodes[first + place]
        for option in range(node[FIRST_OPTION], node[FIRST_OPTION] + node[OPTION_COUNT]):
            hopes[place] = max(hopes[place], hope(room, option))
    return float(hopes[0])


def is_lost(room: Room, own: int, plan: int, lead: int) -> bool:
    """Would even the best hand of a plan lose against what the other one has already?"""
    points, gems = room.plans[own, MOST_POINTS], room.plans[own, MOST_GEMS]
    return bool(margin_of(room, room.plans[plan, FIRST_NODE], gems) > points + gems + lead)


def find_answer(room: Room, plan: int, gems: int) -> None:
    """See that the answer to so many gems is at hand."""
    row = room.desk.by_gems[gems]
    if row[1] != room.desk.counters[CASTS]:
        row[1] = room.desk.counters[CASTS]
        row[0] = answer_of(room, plan, gems)


def stop_share(room: Room, node: int, lead: int) -> float:
    """How likely the one in turn is to win by stopping here: what the other one's answer leaves."""
    gems = room.nodes[node, GEMS]
    return 1.0 - reply(room, room.desk.by_gems[gems, 0], room.nodes[node, POINTS] + gems + lead)


def hope(room: Room, option: int) -> float:
    """The mean over everything that the dice of an option may come up with."""
    edge, edges = room.options[option, FIRST_EDGE], room.options[option, EDGE_COUNT]
    toil(room, edges)
    mean = 0.0
    for place in range(edge, edge + edges):
        mean += room.odds[place] * room.hopes[room.leads_to[place]]
    return mean


def reply(room: Room, answer: int, margin: int) -> float:
    """How likely the last player is to win against this margin."""
    place = margin - room.answers[answer, LOWEST]
    if place < 0:
        return 1.0
    if place >= room.answers[answer, WIDTH]:
        return 0.0
    return float(room.replies[room.answers[answer, FIRST_REPLY] + place])


def answer_of(room: Room, plan: int, gems: int) -> int:
    """The number of the last player's answer to so many gems of the other."""
    room.desk.words[0] = ANSWER_KEY
    room.desk.words[1] = plan
    room.desk.words[2] = gems
    one, other = mixed(room, 3, ONE), mixed(room, 3, OTHER)
    place = find(room, one, other)
    if is_kept(room, place):
        return int(room.kept[place])
    answer = room.desk.counters[ANSWERS]
    first, count = room.plans[plan, FIRST_NODE], room.plans[plan, NODE_COUNT]
    lowest = margin_of(room, first, gems)  # whoever has more than the margin already stops, and wins
    highest = lowest
    for node in range(first, first + count):
        highest = max(highest, margin_of(room, node, gems))
    width = (highest - lowest + LANES) // LANES * LANES
    if answer >= room.answers.shape[0] or count * width > room.wide.shape[0] or room.desk.counters[REPLIES] + width > room.replies.shape[0]:
        room.desk.counters[FULL] = 1
        return 0
    room.desk.counters[ANSWERS] += 1
    row = room.answers[answer]
    row[FIRST_REPLY] = room.desk.counters[REPLIES]
    row[LOWEST] = lowest
    row[WIDTH] = width
    room.desk.counters[REPLIES] += width
    work_through(room, plan, gems, lowest, width)
    for margin in range(width):
        room.replies[row[FIRST_REPLY] + margin] = room.wide[margin]
    keep(room, place, one, other, answer)
    return int(answer)


def margin_of(room: Room, node: int, gems: int) -> int:
    """What a hand scores against so many gems of the other, less what those score by being most (DM-6.3)."""
    own = room.nodes[node, GEMS]
    doubled = own if own > gems else -gems if own < gems else 0
    return int(room.nodes[node, POINTS] + own + doubled)


def work_through(room: Room, plan: int, gems: int, lowest: int, width: int) -> None:
    """How likely each node is to beat each margin: stopping, or the best spend."""
    first, count = room.plans[plan, FIRST_NODE], room.plans[plan, NODE_COUNT]
    wide: Any = room.wide
    for place in range(count):
        stop, here = margin_of(room, first + place, gems) - lowest, place * width
        for margin in range(width):
            wide[here + margin] = 1.0 if margin < stop else TIE if margin == stop else 0.0
    for place in range(count - 1, -1, -1):
        node = room.nodes[first + place]
        if room.desk.counters[FULL]:
            return
        for option in range(node[FIRST_OPTION], node[FIRST_OPTION] + node[OPTION_COUNT]):
            weigh_wide(room, option, place * width, width)


def weigh_wide(room: Room, option: int, here: int, width: int) -> None:
    """Let a spend improve what a node is worth, eight margins at a time."""
    edge, edges = room.options[option, FIRST_EDGE], room.options[option, EDGE_COUNT]
    toil(room, edges * (1 + width // 4))
    wide: Any = room.wide
    for begin in range(0, width, LANES):
        a = b = c = d = e = f = g = h = 0.0
        for place in range(edge, edge + edges):
            odds, row = room.odds[place], room.leads_to[place] * width + begin
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
