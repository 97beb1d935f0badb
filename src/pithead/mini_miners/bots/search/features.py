"""What the dwarves in the mine may expect to bring home, as far as one seat can know (MM-6.1, MM-6.8).

    exit - T1 - T2 - T3 - ... : dwarves act from the exit, so whoever stands deeper waits for the luck of all before it.

One walk along the board keeps the chances of 0, 1, 2 ... collapse markers on the way out, and every dwarf on it meets them.
"""

from __future__ import annotations

from typing import Any, Final

from pithead.mini_miners.bots.search.tastes import ALWAYS, BITTER, EVERY_ROUND
from pithead.mini_miners.bots.search.workspace import FALLS, FIND, FOUND, LIVES, MARKERS, TOOLS_COUNTED, Desk, Mind
from pithead.mini_miners.kernel import layout as at
from pithead.mini_miners.kernel.decks import CARD
from pithead.mini_miners.kernel.handfuls import tools_in
from pithead.mini_miners.kernel.layout import Ability, Bonus, EventCard, Fact, Field, Marker, Phase, Tool
from pithead.sim.words import Words, byte, lowest, popcount

DUG: Final = 1 << Phase.CHOOSING | 1 << Phase.CLEARING | 1 << Phase.GLEANING | 1 << Phase.ESCAPING
"""The phases in which the cards of the actor are on the table already."""


def survey(mind: Mind, desk: Desk, state: Words, seat: int) -> None:
    """Look into the mine as a seat sees it: everybody who stands there, collapse markers, and those who are still to come."""
    box = mind.box
    desk.kept[0] = mind.habits[ALWAYS] + mind.habits[EVERY_ROUND] * (state[Field.ROUNDS] - state[Field.ROUND])
    for space in range(at.SPACES):
        desk.owner[space] = at.NOTHING
        desk.fallen[space] = state[Field.FALLEN_ON + box[Fact.NAMED + space]]
    occupied = state[Field.OCCUPIED]
    while occupied:
        space = lowest(occupied)
        put_miner(mind, desk, state, state[Field.DWARF_ON + space], space, state[Field.MARKERS + space], seat)
        occupied &= occupied - 1
    if DUG >> state[Field.PHASE] & 1:
        has_dug(desk, state)
    expect_others(mind, desk, state)


def expect_others(mind: Mind, desk: Desk, state: Words) -> None:
    """Those who wait for their placement will stand somewhere, and may bring collapse markers (MM-5.1)."""
    box = mind.box
    waiting = popcount(state[Field.TO_CALL]) - (1 if state[Field.PHASE] == Phase.PLACING else 0)
    free = popcount(box[Fact.TUNNEL] & ~state[Field.OCCUPIED])
    crowd = waiting / free if free else 0.0
    for space in range(at.SPACES):
        deck = box[Fact.SPACE_DECK + space]
        rate = 0.0
        if waiting > 0 and deck != at.NOTHING:
            rate = crowd * mind.finds[deck, cards_of(state, deck), 0, 0, 0, FALLS]
        desk.rates[space] = rate


def cards_of(state: Words, deck: int) -> int:
    """The cards that a deck still holds, as bits."""
    cards = state[Field.LOOSE + deck]
    top, under = state[Field.TOP + deck], state[Field.UNDER + deck]
    for _ in range(state[Field.TOPS + deck]):
        cards |= 1 << (top & CARD)
        top >>= at.ENTRY
    for _ in range(state[Field.UNDERS + deck]):
        cards |= 1 << (under & CARD)
        under >>= at.ENTRY
    return cards


def known_tools(state: Words, dwarf: int, seat: int) -> int:
    """The tool cards of a dwarf that a seat can see."""
    if state[Field.OWNER + dwarf] == seat:
        return state[Field.SHOWN + dwarf] + state[Field.HIDDEN + dwarf]
    return state[Field.SHOWN + dwarf]


def tool_cards(state: Words, dwarf: int) -> int:
    """How many tool cards a dwarf carries."""
    return tools_in(state[Field.HIDDEN + dwarf] + state[Field.SHOWN + dwarf])


def count_tool(box: Words, dwarf: int, handful: int, marker: int, tool: int) -> int:
    """How many of a tool the dwarf has: cards, its symbol, and the marker under it (MM-7.2)."""
    count = byte(handful, tool)
    if box[Fact.DOES + dwarf] == tool:
        count += 1
    if marker == tool:
        count += 1
    return count


def put_miner(mind: Mind, desk: Desk, state: Words, dwarf: int, space: int, marker: int, seat: int) -> None:
    """The dwarf stands on a space, with the marker that lies there or with another one."""
    box = mind.box
    tools = known_tools(state, dwarf, seat)
    shovels = count_tool(box, dwarf, tools, marker, Tool.SHOVEL)
    gold = state[Field.GOLD + dwarf] + desk.kept[0] * tool_cards(state, dwarf)
    passes = 2 * shovels
    if box[Fact.DOES + dwarf] == Ability.LUCKY:
        gold += 2.0
    if marker > Marker.FORBIDDEN:
        gold += marker - at.MARKER_GOLD
    elif marker == Bonus.DRAW_TOOL:
        gold += desk.kept[0]
    elif marker == Bonus.IGNORE_1 or marker == Bonus.REMOVE_1:  # noqa: PLR1714 - no tuples in a kernel
        passes += 1
    elif marker == Bonus.IGNORE_ALL:
        passes += at.ALL
    desk.owner[space] = state[Field.OWNER + dwarf]
    desk.gold[space] = gold
    desk.passes[space] = passes
    desk.clears[space] = 2 * shovels
    expect_find(mind, desk, state, dwarf, space, marker, tools)


def expect_find(mind: Mind, desk: Desk, state: Words, dwarf: int, space: int, marker: int, tools: int) -> None:
    """What its dig may bring: the printed value, or cards (MM-6.2)."""
    box = mind.box
    own = box[Fact.SPACE_DECK + space]
    if own == at.NOTHING:
        desk.find[space, LIVES] = 1.0
        desk.find[space, FOUND] = box[Fact.SPACE_VALUE + space] + (2.0 if state[Field.EVENT] == EventCard.DIAMOND_FLOW else 0.0)
        desk.find[space, FALLS] = 0.0
        return
    magnifiers = min(count_tool(box, dwarf, tools, marker, Tool.MAGNIFIER), TOOLS_COUNTED - 1)
    carts = min(count_tool(box, dwarf, tools, marker, Tool.CART), TOOLS_COUNTED - 1)
    helmet = 1 if count_tool(box, dwarf, tools, marker, Tool.HELMET) else 0
    first, last = own, own + 1
    if box[Fact.DOES + dwarf] == Ability.DAREDEVIL:
        first, last = 0, at.DECKS
    best = -1.0
    for deck in range(first, last):
        cards = cards_of(state, deck)
        for used in range(carts + 1):
            lives = mind.finds[deck, cards, magnifiers, used, helmet, LIVES]
            found = mind.finds[deck, cards, magnifiers, used, helmet, FOUND]
            if lives * found > best:
                best = lives * found
                for field in range(FIND):
                    desk.find[space, field] = mind.finds[deck, cards, magnifiers, used, helmet, field]
    if state[Field.EVENT] == EventCard.RICH_VEIN and box[Fact.RICH] >> space & 1:
        desk.find[space, FOUND] += 1.0


def has_dug(desk: Desk, state: Words) -> None:
    """The cards of the actor are on the table."""
    space = state[Field.PLACE + state[Field.ACTOR]]
    desk.find[space, LIVES] = 1.0
    desk.find[space, FOUND] = 0.0 if state[Field.PHASE] == Phase.ESCAPING else state[Field.DIG_GOLD]
    desk.find[space, FALLS] = 0.0
    desk.passes[space] += state[Field.IGNORE]


def ahead(mind: Mind, desk: Desk, state: Words, seat: int) -> float:
    """The gold that the own dwarves may expect, less that of the average rival."""
    outlook(mind, desk, state)
    return margin(mind, desk, state, seat)


def margin(mind: Mind, desk: Desk, state: Words, seat: int) -> float:
    """Own hopes less those of the average rival."""
    seats = state[Field.SEATS]
    others = 0.0
    for other in range(seats):
        if other != seat:
            others += desk.hopes[other]
    return float(desk.hopes[seat] - mind.habits[BITTER] * others / (seats - 1))


def outlook(mind: Mind, desk: Desk, state: Words) -> None:
    """Walk from the exit to the last space: the gold that every seat may expect, and how many dwarves will escape."""
    box, odds = mind.box, desk.odds
    odds[0] = 1.0
    for place in range(1, MARKERS):
        odds[place] = 0.0
    for seat in range(at.SEATS_MOST):
        desk.hopes[seat] = 0.0
    desk.guests[0] = 0.0
    last = at.SPACES - 1
    while last > 0 and desk.owner[last] == at.NOTHING:
        last -= 1
    most = 0
    for space in range(last + 1):
        owner = desk.owner[space]
        falls = desk.rates[space]
        if owner != at.NOTHING:
            falls = desk.find[space, FALLS]
            out = 0.0
            for place in range(min(desk.passes[space], most) + 1):
                out += odds[place]
            lives = desk.find[space, LIVES]
            out *= lives
            desk.hopes[owner] += out * (desk.gold[space] + desk.find[space, FOUND])
            desk.guests[0] += out
            if desk.clears[space] and most:
                clear_some(odds, desk.clears[space], lives, most)
        if box[Fact.PITS] >> space & 1:
            continue
        if falls > 0.0:
            most = min(most + 1, MARKERS - 1)
            let_fall(odds, falls, most)
        for _ in range(desk.fallen[space]):
            most = min(most + 1, MARKERS - 1)
            let_fall(odds, 1.0, most)


def let_fall(odds: Any, chance: float, most: int) -> None:
    """One collapse marker more, perhaps."""
    if most == MARKERS - 1:
        odds[most] += chance * odds[most - 1]
    else:
        odds[most] = chance * odds[most - 1]
    for place in range(most - 1, 0, -1):
        odds[place] += chance * (odds[place - 1] - odds[place])
    odds[0] -= chance * odds[0]


def clear_some(odds: Any, count: int, chance: float, most: int) -> None:
    """So many collapse markers less, perhaps."""
    for place in range(1, most + 1):
        moved = chance * odds[place]
        odds[place] -= moved
        odds[max(0, place - count)] += moved
