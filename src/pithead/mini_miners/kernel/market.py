"""The market phase: tools are bought and given to dwarves, and some dwarves bargain at its end (MM-2.3, MM-4)."""

from __future__ import annotations

from typing import Final

from pithead.mini_miners.kernel import layout as at
from pithead.mini_miners.kernel.handfuls import EIGHTHS, ONES, kinds_in, nth_tool, tools_in
from pithead.mini_miners.kernel.table import fetch, owner_of, refill
from pithead.mini_miners.kernel.targets import targets_of
from pithead.sim.stream import Rng, below
from pithead.sim.words import Words, lowest, nth_bit, one

TRIES: Final = 20
"""How often a market with three equal tools is laid anew (MM-2.3)."""


# the turn


def next_trader(state: Words, box: Words) -> None:
    """The next seat goes to market, and Gadget starts its turn with an unseen tool (MM-4.1, MM-8.6)."""
    if state[at.QUEUE] == 0:
        begin_bargains(state, at.NOBODY)
        return
    turn = (state[at.QUEUE] & at.NIBBLE) - 1
    state[at.QUEUE] >>= 4
    state[at.TURN] = turn
    state[at.DRAWS] = 0
    state[at.PHASE] = at.MARKET_TURN
    gadget = box[at.WHO + at.GADGET]
    if state[at.TROOP + turn] >> gadget & 1:
        fetch(state, turn, at.MARKET_TURN, gadget)


def price(state: Words) -> int:
    """Clearance: face-up tools cost 1 (MM-4.2, MM-11.3)."""
    return 1 if state[at.EVENT] == at.CLEARANCE else 2


def market_menu(state: Words, box: Words) -> int:
    """Purchases, a shuffle, tools to equip, and the end of the turn (MM-4.2, MM-4.4)."""
    seat = state[at.TURN]
    gold = state[at.TREASURY + seat]
    menu = 1 << at.END_TURN
    if gold:
        laid_out = 0
        for place in range(at.PLACES):
            if state[at.MARKET + place] != at.NOTHING:
                laid_out |= 1 << (at.BUY + place)
        if gold >= price(state):
            menu |= laid_out
        if state[at.PILE] | state[at.DISCARDS]:
            menu |= 1 << at.BUY_BLIND | 1 << at.SHUFFLE
        elif laid_out:
            menu |= 1 << at.SHUFFLE
    return menu | equip_menu(state, box, seat)


def equip_menu(state: Words, box: Words, seat: int) -> int:
    """The tools of the store, each for every own dwarf that may carry it (MM-4.4, MM-8.6)."""
    kinds = kinds_in(state[at.STORE + seat])
    if kinds == 0:
        return 0
    gadget = box[at.WHO + at.GADGET]
    room, rank, partly, carried = 0, 0, 0, 0
    troop = state[at.TROOP + seat]
    while troop:
        dwarf = lowest(troop)
        hidden = state[at.HIDDEN + dwarf]
        if hidden == 0:
            room |= 1 << rank
        elif dwarf == gadget and tools_in(hidden) == 1:
            partly, carried = 1 << rank, kinds_in(hidden)
        rank += 1
        troop &= troop - 1
    menu = 0
    while kinds:
        tool = lowest(kinds)
        hands = room if carried >> tool & 1 else room | partly
        menu |= hands << (at.EQUIP + tool * at.TROOP_MOST)
        kinds &= kinds - 1
    return menu


def market_step(state: Words, choice: int) -> None:
    """A purchase, a shuffle, a tool for a dwarf, or the end of the turn."""
    if choice == at.END_TURN:
        state[at.PHASE] = at.NEXT_TRADER
    elif choice >= at.EQUIP:
        equip(state, choice - at.EQUIP)
    elif choice == at.SHUFFLE:
        shuffle(state)
    elif choice == at.BUY_BLIND:
        buy_blind(state)
    else:
        buy(state, choice)


def buy(state: Words, place: int) -> None:
    """A tool of the market is replaced at once (MM-4.2)."""
    seat = state[at.TURN]
    state[at.TREASURY + seat] -= price(state)
    state[at.STORE + seat] += one(state[at.MARKET + place])
    state[at.MARKET + place] = at.NOTHING
    stock(state, at.MARKET_TURN, 0)


def buy_blind(state: Words) -> None:
    """The top of the pile stays unseen (MM-4.2)."""
    seat = state[at.TURN]
    state[at.TREASURY + seat] -= 1
    state[at.DRAWS] += 1
    fetch(state, seat, at.MARKET_TURN, at.NOBODY)


def shuffle(state: Words) -> None:
    """Market, pile and discards become a new pile and a new market (MM-4.2)."""
    state[at.TREASURY + state[at.TURN]] -= 1
    sweep(state)
    stock(state, at.MARKET_TURN, 0)


def equip(state: Words, choice: int) -> None:
    """The tool lies face down under the dwarf (MM-4.4)."""
    seat = state[at.TURN]
    tool, rank = choice // at.TROOP_MOST, choice % at.TROOP_MOST
    state[at.STORE + seat] -= one(tool)
    state[at.HIDDEN + nth_bit(state[at.TROOP + seat], rank)] += one(tool)


# the open market


def stock(state: Words, then: int, tries: int) -> None:
    """Empty places are about to be filled from the pile (MM-2.3, MM-4.2)."""
    refill(state)
    state[at.THEN] = then
    state[at.TRIES] = tries
    state[at.PHASE] = at.STOCKING if state[at.PILE] else then


def sweep(state: Words) -> None:
    """Market, pile and discards are one pile."""
    state[at.PILE] += state[at.DISCARDS] + laid_open(state)
    state[at.DISCARDS] = 0
    for place in range(at.PLACES):
        state[at.MARKET + place] = at.NOTHING


def laid_open(state: Words) -> int:
    """The tools of the market as a handful."""
    handful = 0
    for place in range(at.PLACES):
        if state[at.MARKET + place] != at.NOTHING:
            handful += one(state[at.MARKET + place])
    return handful


def to_lay(state: Words) -> int:
    """How many places will be filled."""
    return min(at.PLACES - tools_in(laid_open(state)), tools_in(state[at.PILE]))


def lay(state: Words, rng: Rng, outcome: Words) -> None:
    """A tool from the pile for every empty place, as far as they go (MM-2.3)."""
    pile = state[at.PILE]
    left = tools_in(pile)
    for place in range(to_lay(state)):
        tool = nth_tool(pile, below(rng, left))
        outcome[place] = tool
        pile -= one(tool)
        left -= 1


def laid(state: Words, outcome: Words) -> None:
    """The tools lie open; three equal ones are shuffled away, with everything (MM-2.3)."""
    fresh, number = 0, to_lay(state)
    for place in range(at.PLACES):
        if fresh < number and state[at.MARKET + place] == at.NOTHING:
            state[at.MARKET + place] = outcome[fresh]
            state[at.PILE] -= one(outcome[fresh])
            fresh += 1
    if state[at.THEN] == at.MARKET_TURN:
        state[at.DRAWS] += 1
    market = laid_open(state)
    tools = state[at.PILE] + state[at.DISCARDS] + market
    if state[at.TRIES] < TRIES and has_three_equal(market) and tools_in(tools) >= at.PLACES:
        sweep(state)
        stock(state, state[at.THEN], state[at.TRIES] + 1)
    else:
        state[at.PHASE] = state[at.THEN]


def has_three_equal(market: int) -> bool:
    """Do three equal tools lie in the market (MM-2.3)?"""
    return (market + 125 * ONES) & EIGHTHS != 0


# tools from the pile


def fetch_sample(state: Words, rng: Rng, outcome: Words) -> None:
    """Any tool of the pile (MM-4.2)."""
    outcome[0] = nth_tool(state[at.PILE], below(rng, tools_in(state[at.PILE])))


def drew(state: Words, tool: int) -> None:
    """The tool goes to the store unseen, or face down to the dwarf it was drawn for (MM-4.3, MM-8.6)."""
    state[at.PILE] -= one(tool)
    if state[at.RECIPIENT] == at.NOBODY:
        state[at.STORE + state[at.FETCHER]] += one(tool)
    else:
        state[at.HIDDEN + state[at.RECIPIENT]] += one(tool)
    state[at.PHASE] = state[at.THEN]


# the end of the market


def begin_bargains(state: Words, after: int) -> None:
    """The abilities at the end of the market, from the dwarf after this one (MM-4.5)."""
    state[at.ACTOR] = after
    state[at.PHASE] = at.BARGAINS


def bargain(state: Words, box: Words) -> None:
    """Haggler and Anvil, in the order of initiative; then dwarves are placed (MM-4.5, MM-8.2)."""
    after = state[at.ACTOR]
    bargainers = state[at.CREW] & (1 << box[at.WHO + at.HAGGLER] | 1 << box[at.WHO + at.ANVIL])
    if after != at.NOBODY:
        bargainers &= ~((2 << after) - 1)
    while bargainers:
        dwarf = lowest(bargainers)
        phase = question(state, box, dwarf)
        if phase != at.NEXT_CALL:
            state[at.ACTOR] = dwarf
            state[at.TURN] = owner_of(state, dwarf)
            state[at.CHOSEN] = at.NOBODY
            state[at.PHASE] = phase
            return
        bargainers &= bargainers - 1
    state[at.PHASE] = at.NEXT_CALL


def question(state: Words, box: Words, dwarf: int) -> int:
    """What Haggler or Anvil are asked, if anything (MM-8.10, MM-8.13)."""
    if box[at.DOES + dwarf] == at.HAGGLER:
        return at.AIMING if targets_of(state, box, dwarf) else at.NEXT_CALL
    tools = state[at.PILE] | state[at.DISCARDS]
    return at.SEARCHING if state[at.HIDDEN + dwarf] == 0 and tools else at.NEXT_CALL


def steal(state: Words, rng: Rng, outcome: Words) -> None:
    """Any tool card of the target (MM-8.10)."""
    hidden = state[at.HIDDEN + state[at.TARGET]]
    outcome[0] = nth_tool(hidden, below(rng, tools_in(hidden)))


def stole(state: Words, tool: int) -> None:
    """The Haggler carries it in addition to his own (MM-8.10)."""
    state[at.HIDDEN + state[at.TARGET]] -= one(tool)
    state[at.HIDDEN + state[at.ACTOR]] += one(tool)
    begin_bargains(state, state[at.ACTOR])


def search_menu(state: Words) -> int:
    """Any tool of the pile or of the discards, or none (MM-8.13)."""
    return kinds_in(state[at.PILE]) | kinds_in(state[at.DISCARDS]) << at.TAKE_DISCARDED | 1 << at.LEAVE_SEARCH


def search_step(state: Words, choice: int) -> None:
    """Anvil is equipped: secretly from the pile, openly from the discards, or not at all (MM-8.13)."""
    anvil = state[at.ACTOR]
    if choice < at.TAKE_DISCARDED:
        state[at.PILE] -= one(choice)
        state[at.HIDDEN + anvil] += one(choice)
    elif choice < at.LEAVE_SEARCH:
        state[at.DISCARDS] -= one(choice - at.TAKE_DISCARDED)
        state[at.HIDDEN + anvil] += one(choice - at.TAKE_DISCARDED)
    begin_bargains(state, anvil)
