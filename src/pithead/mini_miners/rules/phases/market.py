"""The market phase: tools are bought and given to dwarves, and some dwarves bargain at its end (MM-2.3, MM-4)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from pithead.game import Draw, IllegalEvent, Seat
from pithead.mini_miners.rules import state as s
from pithead.mini_miners.rules.abilities import AT_MARKET_END, AT_TURN_START, CARRIES, MarketAbility
from pithead.mini_miners.rules.cards import together, without_all
from pithead.mini_miners.rules.content import MARKET, Box
from pithead.mini_miners.rules.event_cards import price
from pithead.mini_miners.rules.events import BLIND, Buy, Decision, Drew, End, Equip, Laid, Pass, Shuffle, Stole, Take
from pithead.mini_miners.rules.table import crew_with, enriched, exchanged, fetch, refilled
from pithead.multisets import added, without

TRIES: Final = 20
"""How often a market with three equal tools is laid anew (MM-2.3)."""


# The turn


def next_trader(box: Box, state: s.State, phase: s.NextTrader) -> s.State:
    """The next seat goes to market, and some dwarves start its turn with a gift (MM-4.1, MM-8.6)."""
    if not phase.waiting:
        return replace(state, phase=s.Bargains())
    turn = s.Market(phase.waiting[0], phase.waiting[1:])
    for dwarf in state.crew:
        ability = AT_TURN_START.get(box.does[dwarf.name])
        if ability and dwarf.owner == turn.turn:
            return ability(state, dwarf, turn)
    return replace(state, phase=turn)


def legal_market(box: Box, state: s.State, phase: s.Market, seat: Seat) -> tuple[Decision, ...]:
    """Purchases, a shuffle, tools to equip, and the end of the turn (MM-4.2, MM-4.4)."""
    gold = state.treasuries[seat]
    store = state.stores[seat]
    piled = bool(state.pile or state.discards)
    purchases = _purchases(state.market, min(gold, 2), price(state), piled) if gold else ()
    if not store:
        return (*purchases, End())
    room = [dwarf for dwarf in state.crew if dwarf.owner == seat and carries_more(box, dwarf)]
    equipment = [Equip(tool, dwarf.name) for tool in dict.fromkeys(store) for dwarf in room if tool not in dwarf.hidden]
    return (*purchases, *equipment, End())


@lru_cache(maxsize=1 << 14)
def _purchases(market: tuple[str, ...], gold: int, price: int, piled: bool) -> tuple[Decision, ...]:
    open_places = [place for place, tool in enumerate(market, 1) if tool] if gold >= price else []
    blind = [Buy(BLIND)] if piled else []
    shuffle = [Shuffle()] if piled or any(market) else []
    return (*map(Buy, open_places), *blind, *shuffle)


def carries_more(box: Box, dwarf: s.Dwarf) -> bool:
    """Has the dwarf room for a tool card (MM-4.4)?"""
    return len(dwarf.hidden) < CARRIES.get(box.does[dwarf.name], 1)


def buy(_box: Box, state: s.State, phase: s.Market, seat: Seat, event: Buy) -> s.State:
    """A tool of the market is replaced at once; the top of the pile stays unseen (MM-4.2)."""
    if event.place == BLIND:
        if not state.pile and not state.discards:
            raise IllegalEvent("MM-4.2", "pile-empty")
        state = _paid(state, seat, 1)
        return fetch(state, seat, f"s{seat}/market/{phase.draws}", replace(phase, draws=phase.draws + 1))
    if not 1 <= event.place <= MARKET or not state.market[event.place - 1]:
        raise IllegalEvent("MM-4.2", "market-place", place=event.place, most=MARKET)
    state = _paid(state, seat, price(state))
    tool = state.market[event.place - 1]
    stores = exchanged(state.stores, seat, added(state.stores[seat], tool))
    return stock(replace(state, stores=stores, market=exchanged(state.market, event.place - 1, "")), phase)


def shuffle(_box: Box, state: s.State, phase: s.Market, seat: Seat, _event: Shuffle) -> s.State:
    """Market, pile and discards become a new pile and a new market (MM-4.2)."""
    if not state.pile and not state.discards and not any(state.market):
        raise IllegalEvent("MM-4.2", "pile-empty")
    return stock(_swept(_paid(state, seat, 1)), phase)


def _paid(state: s.State, seat: Seat, gold: int) -> s.State:
    if state.treasuries[seat] < gold:
        raise IllegalEvent("MM-4.2", "too-poor", gold=state.treasuries[seat], price=gold)
    return replace(state, treasuries=enriched(state.treasuries, seat, -gold))


def equip(box: Box, state: s.State, _phase: s.Market, seat: Seat, event: Equip) -> s.State:
    """The tool lies face down under the dwarf (MM-4.4)."""
    dwarf = next((dwarf for dwarf in state.crew if dwarf.name == event.dwarf and dwarf.owner == seat), None)
    if dwarf is None:
        raise IllegalEvent("MM-4.4", "not-your-dwarf", dwarf=event.dwarf)
    if event.tool not in state.stores[seat]:
        raise IllegalEvent("MM-4.4", "not-in-store", tool=event.tool)
    if not carries_more(box, dwarf):
        raise IllegalEvent("MM-4.4", "hands-full", dwarf=event.dwarf)
    if event.tool in dwarf.hidden:
        raise IllegalEvent("MM-8.6", "same-tool", dwarf=event.dwarf, tool=event.tool)
    stores = exchanged(state.stores, seat, without(state.stores[seat], event.tool))
    return replace(state, stores=stores, crew=crew_with(state, replace(dwarf, hidden=added(dwarf.hidden, event.tool))))


def end_turn(_box: Box, state: s.State, phase: s.Market, _seat: Seat, _event: End) -> s.State:
    """The next player goes to market (MM-4.1)."""
    return replace(state, phase=s.NextTrader(phase.waiting))


# The open market


def stock(state: s.State, then: s.Market | None, tries: int = 0) -> s.State:
    """Empty places are about to be filled from the pile (MM-2.3, MM-4.2)."""
    state = refilled(state)
    return replace(state, phase=s.Stocking(then, tries)) if state.pile else _stocked(state, then)


def _stocked(state: s.State, then: s.Market | None) -> s.State:
    return replace(state, phase=then or s.NewRound())


def _swept(state: s.State) -> s.State:
    """Market, pile and discards are one pile."""
    return replace(state, pile=together(state.pile, state.discards, filter(None, state.market)), discards=(), market=("",) * MARKET)


def lay(_box: Box, state: s.State, phase: s.Stocking, draw: Draw) -> Laid:
    """A tool for every empty place: from the pile, and when it runs out from the discards, as far as they go (MM-2.3, MM-4.2)."""
    below = draw(draw_label(state, phase))
    tools: list[str] = []
    for cards in (state.pile, state.discards):
        left = list(cards)
        tools += [left.pop(below(len(left))) for _ in range(min(to_lay(state) - len(tools), len(left)))]
    return Laid(tuple(tools))


def draw_label(state: s.State, phase: s.Stocking) -> str:
    """The name of the draw that fills the market."""
    turn = phase.then
    return f"r{state.round}/s{turn.turn}/market/{turn.draws}" if turn else f"setup/market/{phase.tries}"


def to_lay(state: s.State) -> int:
    """How many empty places are filled: all, as long as there are tools in pile and discards (MM-4.2)."""
    return min(state.market.count(""), len(state.pile) + len(state.discards))


def laid(_box: Box, state: s.State, phase: s.Stocking, _seat: Seat, event: Laid) -> s.State:
    """The tools lie open; the first are those of the pile, and an empty pile is made of the discards in between (MM-4.2)."""
    first = len(state.pile)
    pile, discards = without_all(state.pile, event.tools[:first]), without_all(state.discards, event.tools[first:])
    if pile is None or discards is None or len(event.tools) != to_lay(state):
        raise IllegalEvent("MM-2.3", "laid-wrong", count=to_lay(state))
    if len(event.tools) > first:
        pile, discards = discards, ()
    return lie_open(replace(state, pile=pile, discards=discards), phase, event.tools)


def lie_open(state: s.State, phase: s.Stocking, tools: tuple[str, ...]) -> s.State:
    """The tools lie in the empty places; three equal ones are shuffled away, with everything (MM-2.3)."""
    fresh = iter(tools)
    market = tuple([tool or next(fresh, "") for tool in state.market])
    state = replace(state, market=market)
    turn = phase.then and replace(phase.then, draws=phase.then.draws + 1)
    if phase.tries < TRIES and has_three_equal(market) and len(state.pile) + len(state.discards) + MARKET - market.count("") >= MARKET:
        return stock(_swept(state), turn, phase.tries + 1)
    return _stocked(state, turn)


@lru_cache(maxsize=1 << 14)
def has_three_equal(market: tuple[str, ...]) -> bool:
    """Do three equal tools lie in the market (MM-2.3)?"""
    return any(tool and market.count(tool) > 2 for tool in market)


# Tools from the pile


def fetch_sample(_box: Box, state: s.State, phase: s.Fetching, draw: Draw) -> Drew:
    """Any tool of the pile (MM-4.2)."""
    return Drew(state.pile[draw(f"r{state.round}/{phase.key}")(len(state.pile))], phase.seat)


def drew(_box: Box, state: s.State, phase: s.Fetching, _seat: Seat, event: Drew) -> s.State:
    """The tool goes to the store unseen, or face down to the dwarf it was drawn for (MM-4.3, MM-8.6)."""
    if event.tool not in state.pile or event.seat != phase.seat:
        raise IllegalEvent("MM-4.2", "drew-wrong", tool=event.tool, seat=phase.seat)
    state = replace(state, pile=without(state.pile, event.tool), phase=phase.then)
    if phase.dwarf:
        dwarf = state.dwarf(phase.dwarf)
        return replace(state, crew=crew_with(state, replace(dwarf, hidden=added(dwarf.hidden, event.tool))))
    return replace(state, stores=exchanged(state.stores, phase.seat, added(state.stores[phase.seat], event.tool)))


# The end of the market


def bargain(box: Box, state: s.State, phase: s.Bargains, abilities: Mapping[str, MarketAbility] = AT_MARKET_END) -> s.State:
    """Haggler and Anvil, in the order of initiative; then dwarves are placed (MM-4.5, MM-8.2)."""
    reached = not phase.after
    for dwarf in state.crew:
        ability = abilities.get(box.does[dwarf.name])
        question = ability(box, state, dwarf) if ability and reached else None
        if question:
            return replace(state, phase=question)
        reached = reached or dwarf.name == phase.after
    return replace(state, phase=s.NextCall())


def steal(_box: Box, state: s.State, phase: s.Thieving, draw: Draw) -> Stole:
    """Any tool card of the target (MM-8.10)."""
    target = state.dwarf(phase.target)
    tool = target.hidden[draw(f"r{state.round}/{phase.dwarf}/steal")(len(target.hidden))]
    return Stole(tool, state.dwarf(phase.dwarf).owner, target.owner)


def stole(_box: Box, state: s.State, phase: s.Thieving, _seat: Seat, event: Stole) -> s.State:
    """The Haggler carries it in addition to his own (MM-8.10)."""
    haggler, target = state.dwarf(phase.dwarf), state.dwarf(phase.target)
    if event.tool not in target.hidden or (event.seat, event.victim) != (haggler.owner, target.owner):
        raise IllegalEvent("MM-8.10", "stole-wrong", tool=event.tool, dwarf=target.name)
    poorer = replace(target, hidden=without(target.hidden, event.tool))
    richer = replace(haggler, hidden=added(haggler.hidden, event.tool))
    return replace(state, crew=crew_with(state, poorer, richer), phase=s.Bargains(haggler.name))


def legal_search(_box: Box, state: s.State, _phase: s.Searching, _seat: Seat) -> tuple[Decision, ...]:
    """Any tool of the pile or of the discards, or none (MM-8.13)."""
    piled = [Take(tool, "pile") for tool in dict.fromkeys(state.pile)]
    return (*piled, *[Take(tool, "discards") for tool in dict.fromkeys(state.discards)], Pass())


def take(_box: Box, state: s.State, phase: s.Searching, _seat: Seat, event: Take) -> s.State:
    """Anvil is equipped: secretly from the pile, openly from the discards (MM-8.13)."""
    if event.tool not in (state.pile if event.source == "pile" else state.discards):
        raise IllegalEvent("MM-8.13", "not-there", tool=event.tool, source=event.source)
    anvil = state.dwarf(phase.dwarf)
    state = replace(state, crew=crew_with(state, replace(anvil, hidden=added(anvil.hidden, event.tool))), phase=s.Bargains(anvil.name))
    if event.source == "pile":
        return replace(state, pile=without(state.pile, event.tool))
    return replace(state, discards=without(state.discards, event.tool))


def leave_search(_box: Box, state: s.State, phase: s.Searching, _seat: Seat, _event: Pass) -> s.State:
    """Anvil goes without (MM-8.13)."""
    return replace(state, phase=s.Bargains(phase.dwarf))
