"""What the dwarves in the mine may expect to bring home, as far as one seat can know (MM-6.1, MM-6.8).

    exit - T1 - T2 - T3 - ... : dwarves act from the exit, so whoever stands deeper waits for the luck of all before it.

One walk along the board keeps the chances of 0, 1, 2 ... collapse markers on the way out, and every dwarf on it meets them.
"""

from __future__ import annotations

from typing import Final

from pithead.mini_miners.bots.search.parameters import RIVAL_WEIGHT, TOOL_VALUE, TOOL_VALUE_A_ROUND
from pithead.mini_miners.bots.search.workspace import TOOLS_COUNTED, Model, Prospect, Workspace
from pithead.mini_miners.kernel import layout as at
from pithead.mini_miners.kernel.decks import CARD
from pithead.mini_miners.kernel.handfuls import tools_in
from pithead.mini_miners.kernel.layout import Ability, Bonus, EventCard, Fact, Field, Marker, Phase, Tool
from pithead.sim.words import Words, byte, lowest, popcount

DUG: Final = 1 << Phase.CHOOSING | 1 << Phase.CLEARING | 1 << Phase.GLEANING | 1 << Phase.ESCAPING
"""The phases in which the cards of the actor are on the table already."""

ALL_SEEING: Final = -2
"""A seat that would see every tool."""


def read_mine(model: Model, workspace: Workspace, state: Words, seat: int) -> None:
    """Look into the mine as a seat sees it: everybody who stands there, collapse markers, and those who are still to come."""
    box = model.box
    workspace.kept[0] = model.parameters[TOOL_VALUE] + model.parameters[TOOL_VALUE_A_ROUND] * (state[Field.ROUNDS] - state[Field.ROUND])
    for space in range(at.SPACES):
        workspace.owner[space] = at.NOTHING
        workspace.fallen[space] = state[Field.FALLEN_ON + box[Fact.NAMED + space]]
    occupied = state[Field.OCCUPIED]
    while occupied:
        space = lowest(occupied)
        put_miner(model, workspace, state, state[Field.DWARF_ON + space], space, state[Field.MARKERS + space], seat)
        occupied &= occupied - 1
    if DUG >> state[Field.PHASE] & 1:
        has_dug(workspace, state)
    expect_others(model, workspace, state)


def expect_others(model: Model, workspace: Workspace, state: Words) -> None:
    """Those who wait for their placement will stand somewhere, and may bring collapse markers (MM-5.1)."""
    box = model.box
    waiting = popcount(state[Field.TO_CALL]) - (1 if state[Field.PHASE] == Phase.PLACING else 0)
    free = popcount(box[Fact.TUNNEL] & ~state[Field.OCCUPIED])
    crowd = waiting / free if free else 0.0
    for space in range(at.SPACES):
        deck = box[Fact.SPACE_DECK + space]
        rate = 0.0
        if waiting > 0 and deck != at.NOTHING:
            rate = crowd * model.finds[deck, cards_of(state, deck), 0, 0, 0, Prospect.FALLS]
        workspace.rates[space] = rate


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
    if state[Field.OWNER + dwarf] == seat or seat == ALL_SEEING:
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


def put_miner(model: Model, workspace: Workspace, state: Words, dwarf: int, space: int, marker: int, seat: int) -> None:
    """The dwarf stands on a space, with the marker that lies there or with another one."""
    box = model.box
    tools = known_tools(state, dwarf, seat)
    shovels = count_tool(box, dwarf, tools, marker, Tool.SHOVEL)
    gold = state[Field.GOLD + dwarf] + workspace.kept[0] * tool_cards(state, dwarf)
    passes = 2 * shovels
    if box[Fact.DOES + dwarf] == Ability.LUCKY:
        gold += 2.0
    if marker > Marker.FORBIDDEN:
        gold += marker - at.MARKER_GOLD
    elif marker == Bonus.DRAW_TOOL:
        gold += workspace.kept[0]
    elif marker == Bonus.IGNORE_1 or marker == Bonus.REMOVE_1:  # noqa: PLR1714 - no tuples in a kernel
        passes += 1
    elif marker == Bonus.IGNORE_ALL:
        passes += at.ALL
    workspace.owner[space] = state[Field.OWNER + dwarf]
    workspace.gold[space] = gold
    workspace.passes[space] = passes
    workspace.clears[space] = 2 * shovels
    expect_find(model, workspace, state, dwarf, space, marker, tools)


def expect_find(model: Model, workspace: Workspace, state: Words, dwarf: int, space: int, marker: int, tools: int) -> None:
    """What its dig may bring: the printed value, or cards (MM-6.2)."""
    box = model.box
    own = box[Fact.SPACE_DECK + space]
    if own == at.NOTHING:
        workspace.find[space, Prospect.LIVES] = 1.0
        workspace.find[space, Prospect.FOUND] = box[Fact.SPACE_VALUE + space] + (
            2.0 if state[Field.EVENT] == EventCard.DIAMOND_FLOW else 0.0
        )
        workspace.find[space, Prospect.FALLS] = 0.0
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
            lives = model.finds[deck, cards, magnifiers, used, helmet, Prospect.LIVES]
            found = model.finds[deck, cards, magnifiers, used, helmet, Prospect.FOUND]
            if lives * found > best:
                best = lives * found
                for field in range(Prospect.SIZE):
                    workspace.find[space, field] = model.finds[deck, cards, magnifiers, used, helmet, field]
    if state[Field.EVENT] == EventCard.RICH_VEIN and box[Fact.RICH] >> space & 1:
        workspace.find[space, Prospect.FOUND] += 1.0


def has_dug(workspace: Workspace, state: Words) -> None:
    """The cards of the actor are on the table."""
    space = state[Field.PLACE + state[Field.ACTOR]]
    workspace.find[space, Prospect.LIVES] = 1.0
    workspace.find[space, Prospect.FOUND] = 0.0 if state[Field.PHASE] == Phase.ESCAPING else state[Field.DIG_GOLD]
    workspace.find[space, Prospect.FALLS] = 0.0
    workspace.passes[space] += state[Field.IGNORE]


def ahead(model: Model, workspace: Workspace, state: Words, seat: int) -> float:
    """The gold that the own dwarves may expect, less that of the average rival."""
    outlook(model, workspace, state)
    return margin(model, workspace, state, seat)


def margin(model: Model, workspace: Workspace, state: Words, seat: int) -> float:
    """Own hopes less those of the average rival."""
    seats = state[Field.SEATS]
    others = 0.0
    for other in range(seats):
        if other != seat:
            others += workspace.expected[other]
    return float(workspace.expected[seat] - model.parameters[RIVAL_WEIGHT] * others / (seats - 1))


def outlook(model: Model, workspace: Workspace, state: Words) -> None:
    """Walk from the exit to the last space: the gold that every seat may expect, and how many dwarves will escape.

    The chances of none, one, two ... collapse markers on the way out are `odds0` to `odds6`, the last with all that are more: names rather
    than an array, so that they stay in registers. What can't be yet is 0, and adding it changes nothing.
    """
    box = model.box
    odds0, odds1, odds2, odds3, odds4, odds5, odds6 = 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    for seat in range(at.SEATS_MOST):
        workspace.expected[seat] = 0.0
    guests = 0.0
    last = at.SPACES - 1
    while last > 0 and workspace.owner[last] == at.NOTHING:
        last -= 1
    for space in range(last + 1):
        owner = workspace.owner[space]
        falls = workspace.rates[space]
        if owner != at.NOTHING:
            falls = workspace.find[space, Prospect.FALLS]
            passes, lives, clears = workspace.passes[space], workspace.find[space, Prospect.LIVES], workspace.clears[space]
            out = odds0 + (odds1 if passes > 0 else 0.0)
            out += odds2 if passes > 1 else 0.0
            out += odds3 if passes > 2 else 0.0
            out += odds4 if passes > 3 else 0.0
            out += odds5 if passes > 4 else 0.0
            out += odds6 if passes > 5 else 0.0
            out *= lives
            workspace.expected[owner] += out * (workspace.gold[space] + workspace.find[space, Prospect.FOUND])
            guests += out
            if clears:  # two markers for each shovel
                one, two, three, four, five, six = lives * odds1, lives * odds2, lives * odds3, lives * odds4, lives * odds5, lives * odds6
                odds0 = odds0 + one + two
                odds1, odds2, odds3, odds4, odds5, odds6 = odds1 - one, odds2 - two, odds3 - three, odds4 - four, odds5 - five, odds6 - six
                if clears == 2:
                    odds1, odds2, odds3, odds4 = odds1 + three, odds2 + four, odds3 + five, odds4 + six
                elif clears == 4:
                    odds0, odds1, odds2 = odds0 + three + four, odds1 + five, odds2 + six
                else:
                    odds0 = odds0 + three + four + five + six
        if box[Fact.PITS] >> space & 1:
            continue
        if falls > 0.0:
            odds6 += falls * odds5
            odds5 += falls * (odds4 - odds5)
            odds4 += falls * (odds3 - odds4)
            odds3 += falls * (odds2 - odds3)
            odds2 += falls * (odds1 - odds2)
            odds1 += falls * (odds0 - odds1)
            odds0 -= falls * odds0
        for _ in range(workspace.fallen[space]):
            odds6, odds5, odds4, odds3, odds2, odds1, odds0 = odds6 + odds5, odds4, odds3, odds2, odds1, odds0, 0.0
    workspace.guests[0] = guests
