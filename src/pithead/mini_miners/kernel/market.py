"""The market phase: tools are bought and given to dwarves, and some dwarves bargain at its end (MM-2.3, MM-4)."""

from __future__ import annotations

from typing import Final

from pithead.mini_miners.kernel import layout as at
from pithead.mini_miners.kernel.handfuls import EIGHTHS, ONES, kinds_in, nth_tool, tools_in
from pithead.mini_miners.kernel.layout import Ability, EventCard, Fact, Field, MarketChoice, Phase, SearchChoice
from pithead.mini_miners.kernel.table import fetch, owner_of, refill
from pithead.mini_miners.kernel.targets import targets_of
from pithead.sim.stream import Rng, below
from pithead.sim.words import Words, lowest, nth_bit, one

TRIES: Final = 20
"""How often a market with three equal tools is laid anew (MM-2.3)."""


# the turn


def next_trader(state: Words, box: Words) -> None:
    """The next seat goes to market, and Gadget starts its turn with an unseen tool (MM-4.1, MM-8.6)."""
    if state[Field.QUEUE] == 0:
        begin_bargains(state, at.NOBODY)
        return
    turn = (state[Field.QUEUE] & at.NIBBLE) - 1
    state[Field.QUEUE] >>= 4
    state[Field.TURN] = turn
    state[Field.DRAWS] = 0
    state[Field.PHASE] = Phase.MARKET
    gadget = box[Fact.WHO + Ability.GADGET]
    if state[Field.TROOP + turn] >> gadget & 1:
        fetch(state, turn, Phase.MARKET, gadget)


def price(state: Words) -> int:
    """Clearance: face-up tools cost 1 (MM-4.2, MM-11.3)."""
    return 1 if state[Field.EVENT] == EventCard.CLEARANCE else 2


def market_menu(state: Words, box: Words) -> int:
    """Purchases, a shuffle, tools to equip, and the end of the turn (MM-4.2, MM-4.4)."""
    seat = state[Field.TURN]
    gold = state[Field.TREASURY + seat]
    menu = 1 << MarketChoice.END
    if gold:
        laid_out = 0
        for place in range(at.PLACES):
            if state[Field.MARKET + place] != at.NOTHING:
                laid_out |= 1 << (MarketChoice.BUY + place)
        if gold >= price(state):
            menu |= laid_out
        if state[Field.PILE] | state[Field.DISCARDS]:
            menu |= 1 << MarketChoice.BUY_BLIND | 1 << MarketChoice.SHUFFLE
        elif laid_out:
            menu |= 1 << MarketChoice.SHUFFLE
    return menu | equip_menu(state, box, seat)


def equip_menu(state: Words, box: Words, seat: int) -> int:
    """The tools of the store, each for every own dwarf that may carry it (MM-4.4, MM-8.6)."""
    kinds = kinds_in(state[Field.STORE + seat])
    if kinds == 0:
        return 0
    gadget = box[Fact.WHO + Ability.GADGET]
    room, rank, partly, carried = 0, 0, 0, 0
    troop = state[Field.TROOP + seat]
    while troop:
        dwarf = lowest(troop)
        hidden = state[Field.HIDDEN + dwarf]
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
        menu |= hands << (MarketChoice.EQUIP + tool * at.TROOP_MOST)
        kinds &= kinds - 1
    return menu


def market_step(state: Words, choice: int) -> None:
    """A purchase, a shuffle, a tool for a dwarf, or the end of the turn."""
    if choice == MarketChoice.END:
        state[Field.PHASE] = Phase.NEXT_TRADER
    elif choice >= MarketChoice.EQUIP:
        equip(state, choice - MarketChoice.EQUIP)
    elif choice == MarketChoice.SHUFFLE:
        shuffle(state)
    elif choice == MarketChoice.BUY_BLIND:
        buy_blind(state)
    else:
        buy(state, choice)


def buy(state: Words, place: int) -> None:
    """A tool of the market is replaced at once (MM-4.2)."""
    seat = state[Field.TURN]
    state[Field.TREASURY + seat] -= price(state)
    state[Field.STORE + seat] += one(state[Field.MARKET + place])
    state[Field.MARKET + place] = at.NOTHING
    stock(state, Phase.MARKET, 0)


def buy_blind(state: Words) -> None:
    """The top of the pile stays unseen (MM-4.2)."""
    seat = state[Field.TURN]
    state[Field.TREASURY + seat] -= 1
    state[Field.DRAWS] += 1
    fetch(state, seat, Phase.MARKET, at.NOBODY)


def shuffle(state: Words) -> None:
    """Market, pile and discards become a new pile and a new market (MM-4.2)."""
    state[Field.TREASURY + state[Field.TURN]] -= 1
    sweep(state)
    stock(state, Phase.MARKET, 0)


def equip(state: Words, choice: int) -> None:
    """The tool lies face down under the dwarf (MM-4.4)."""
    seat = state[Field.TURN]
    tool, rank = choice // at.TROOP_MOST, choice % at.TROOP_MOST
    state[Field.STORE + seat] -= one(tool)
    state[Field.HIDDEN + nth_bit(state[Field.TROOP + seat], rank)] += one(tool)


# the open market


def stock(state: Words, then: int, tries: int) -> None:
    """Empty places are about to be filled from the pile (MM-2.3, MM-4.2)."""
    refill(state)
    state[Field.THEN] = then
    state[Field.TRIES] = tries
    state[Field.PHASE] = Phase.STOCKING if state[Field.PILE] else then


def sweep(state: Words) -> None:
    """Market, pile and discards are one pile."""
    state[Field.PILE] += state[Field.DISCARDS] + laid_open(state)
    state[Field.DISCARDS] = 0
    for place in range(at.PLACES):
        state[Field.MARKET + place] = at.NOTHING


def laid_open(state: Words) -> int:
    """The tools of the market as a handful."""
    handful = 0
    for place in range(at.PLACES):
        if state[Field.MARKET + place] != at.NOTHING:
            handful += one(state[Field.MARKET + place])
    return handful


def to_lay(state: Words) -> int:
    """How many empty places are filled: all, as long as there are tools in pile and discards (MM-4.2)."""
    return min(at.PLACES - tools_in(laid_open(state)), tools_in(state[Field.PILE] + state[Field.DISCARDS]))


def lay(state: Words, rng: Rng, outcome: Words) -> None:
    """A tool for every empty place: from the pile, and when it runs out from the discards, as far as they go (MM-2.3, MM-4.2)."""
    pile = state[Field.PILE]
    left = tools_in(pile)
    for place in range(to_lay(state)):
        if left == 0:
            pile = state[Field.DISCARDS]
            left = tools_in(pile)
        tool = nth_tool(pile, below(rng, left))
        outcome[place] = tool
        pile -= one(tool)
        left -= 1


def laid(state: Words, outcome: Words) -> None:
    """The tools lie open, refilled from the discards in between; three equal ones are shuffled away, with everything (MM-2.3, MM-4.2)."""
    fresh, number = 0, to_lay(state)
    for place in range(at.PLACES):
        if fresh < number and state[Field.MARKET + place] == at.NOTHING:
            refill(state)
            state[Field.MARKET + place] = outcome[fresh]
            state[Field.PILE] -= one(outcome[fresh])
            fresh += 1
    if state[Field.THEN] == Phase.MARKET:
        state[Field.DRAWS] += 1
    market = laid_open(state)
    tools = state[Field.PILE] + state[Field.DISCARDS] + market
    if state[Field.TRIES] < TRIES and has_three_equal(market) and tools_in(tools) >= at.PLACES:
        sweep(state)
        stock(state, state[Field.THEN], state[Field.TRIES] + 1)
    else:
        state[Field.PHASE] = state[Field.THEN]


def has_three_equal(market: int) -> bool:
    """Do three equal tools lie in the market (MM-2.3)?"""
    return (market + 125 * ONES) & EIGHTHS != 0


# tools from the pile


def fetch_sample(state: Words, rng: Rng, outcome: Words) -> None:
    """Any tool of the pile (MM-4.2)."""
    outcome[0] = nth_tool(state[Field.PILE], below(rng, tools_in(state[Field.PILE])))


def drew(state: Words, tool: int) -> None:
    """The tool goes to the store unseen, or face down to the dwarf it was drawn for (MM-4.3, MM-8.6)."""
    state[Field.PILE] -= one(tool)
    if state[Field.RECIPIENT] == at.NOBODY:
        state[Field.STORE + state[Field.FETCHER]] += one(tool)
    else:
        state[Field.HIDDEN + state[Field.RECIPIENT]] += one(tool)
    state[Field.PHASE] = state[Field.THEN]


# the end of the market


def begin_bargains(state: Words, after: int) -> None:
    """The abilities at the end of the market, from the dwarf after this one (MM-4.5)."""
    state[Field.ACTOR] = after
    state[Field.PHASE] = Phase.BARGAINS


def bargain(state: Words, box: Words) -> None:
    """Haggler and Anvil, in the order of initiative; then dwarves are placed (MM-4.5, MM-8.2)."""
    after = state[Field.ACTOR]
    bargainers = state[Field.CREW] & (1 << box[Fact.WHO + Ability.HAGGLER] | 1 << box[Fact.WHO + Ability.ANVIL])
    if after != at.NOBODY:
        bargainers &= ~((2 << after) - 1)
    while bargainers:
        dwarf = lowest(bargainers)
        phase = question(state, box, dwarf)
        if phase != Phase.NEXT_CALL:
            state[Field.ACTOR] = dwarf
            state[Field.TURN] = owner_of(state, dwarf)
            state[Field.CHOSEN] = at.NOBODY
            state[Field.PHASE] = phase
            return
        bargainers &= bargainers - 1
    state[Field.PHASE] = Phase.NEXT_CALL


def question(state: Words, box: Words, dwarf: int) -> int:
    """What Haggler or Anvil are asked, if anything (MM-8.10, MM-8.13)."""
    if box[Fact.DOES + dwarf] == Ability.HAGGLER:
        return Phase.AIMING if targets_of(state, box, dwarf) else Phase.NEXT_CALL
    tools = state[Field.PILE] | state[Field.DISCARDS]
    equipped = state[Field.HIDDEN + dwarf] | state[Field.SHOWN + dwarf]
    return Phase.SEARCHING if equipped == 0 and tools else Phase.NEXT_CALL


def steal(state: Words, rng: Rng, outcome: Words) -> None:
    """Any tool card of the target (MM-8.10)."""
    hidden = state[Field.HIDDEN + state[Field.TARGET]]
    outcome[0] = nth_tool(hidden, below(rng, tools_in(hidden)))


def stole(state: Words, tool: int) -> None:
    """The Haggler carries it in addition to his own (MM-8.10)."""
    state[Field.HIDDEN + state[Field.TARGET]] -= one(tool)
    state[Field.HIDDEN + state[Field.ACTOR]] += one(tool)
    begin_bargains(state, state[Field.ACTOR])


def search_menu(state: Words) -> int:
    """Any tool of the pile or of the discards, or none (MM-8.13)."""
    return kinds_in(state[Field.PILE]) | kinds_in(state[Field.DISCARDS]) << SearchChoice.TAKE_DISCARDED | 1 << SearchChoice.LEAVE


def search_step(state: Words, choice: int) -> None:
    """Anvil is equipped: secretly from the pile, openly from the discards, or not at all (MM-8.13)."""
    anvil = state[Field.ACTOR]
    if choice < SearchChoice.TAKE_DISCARDED:
        state[Field.PILE] -= one(choice)
        state[Field.HIDDEN + anvil] += one(choice)
    elif choice < SearchChoice.LEAVE:
        state[Field.DISCARDS] -= one(choice - SearchChoice.TAKE_DISCARDED)
        state[Field.HIDDEN + anvil] += one(choice - SearchChoice.TAKE_DISCARDED)
    begin_bargains(state, anvil)
