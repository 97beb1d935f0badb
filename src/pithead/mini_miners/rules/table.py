"""The table: gold, dwarves, tools and collapse markers change places here, and nowhere is anything asked (MM-1.3, MM-6.5, MM-7)."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from pithead.game import IllegalEvent, Seat
from pithead.mini_miners.rules.board import REMOVED, WAITING, Space
from pithead.mini_miners.rules.cards import Tool, together
from pithead.mini_miners.rules.content import Box
from pithead.mini_miners.rules.state import Announcing, Deck, Dwarf, Fetching, Market, Recovery, Settling, State
from pithead.multisets import added, without

T = TypeVar("T")


def exchanged(entries: tuple[T, ...], place: int, entry: T) -> tuple[T, ...]:
    """The entries with another one in this place."""
    return (*entries[:place], entry, *entries[place + 1 :])


def enriched(treasuries: tuple[int, ...], seat: Seat, gold: int) -> tuple[int, ...]:
    """The treasuries with so much more, or less, in one of them."""
    return exchanged(treasuries, seat, treasuries[seat] + gold)


def handed_over(treasuries: tuple[int, ...], giver: Seat, taker: Seat, gold: int) -> tuple[int, ...]:
    """The treasuries after a payment between players, which gives what there is."""
    gold = min(gold, treasuries[giver])
    return enriched(enriched(treasuries, giver, -gold), taker, gold)


def crew_with(state: State, *dwarves: Dwarf) -> tuple[Dwarf, ...]:
    """The crew with these dwarves as they are now."""
    crew = state.crew
    for dwarf in dwarves:
        crew = tuple([dwarf if other.name == dwarf.name else other for other in crew])
    return crew


def occupied(state: State) -> list[Space]:
    """The places of all dwarves."""
    return [dwarf.place for dwarf in state.crew]


# Tools


def visible(box: Box, state: State, dwarf: Dwarf, tool: Tool) -> int:
    """How many of a tool everybody can see that the dwarf has: its symbol, the marker under it, face-up cards (MM-7.1, MM-7.2)."""
    count = dwarf.shown.count(tool) + (box.does[dwarf.name] == tool)
    place = box.board.index.get(dwarf.place)
    return count + 1 if place is not None and state.markers[place] == tool else count


def has(box: Box, state: State, dwarf: Dwarf, tool: Tool, used: tuple[Tool, ...] = ()) -> bool:
    """Does the dwarf have a tool that it has not used for this trigger (MM-7.1)?"""
    return visible(box, state, dwarf, tool) + dwarf.hidden.count(tool) > used.count(tool)


def use(box: Box, state: State, dwarf: Dwarf, tool: Tool, used: tuple[Tool, ...] = ()) -> State:
    """The dwarf uses a tool it has: symbols and face-up cards first, else a card is turned up (MM-7.1)."""
    if used.count(tool) < visible(box, state, dwarf, tool):
        return state
    turned = replace(dwarf, hidden=without(dwarf.hidden, tool), shown=added(dwarf.shown, tool))
    return replace(state, crew=crew_with(state, turned))


def lender(box: Box, state: State, borrower: Dwarf) -> Dwarf | None:
    """The own Handyman with a face-down tool for another dwarf, in the mine or the tavern (MM-8.1, MM-8.4)."""
    name = box.who["handyman"]
    for dwarf in state.crew:
        if dwarf.name == name:
            lends = dwarf.hidden and dwarf.owner == borrower.owner and dwarf.place not in (WAITING, REMOVED)
            return dwarf if lends and borrower.name != name else None
    return None


def lend(state: State, dwarf: Dwarf, tool: Tool) -> State:
    """The Handyman's tool is used up (MM-8.4)."""
    poorer = replace(dwarf, hidden=without(dwarf.hidden, tool))
    return replace(state, crew=crew_with(state, poorer), discards=added(state.discards, tool))


def borrow(box: Box, state: State, borrower: str, tool: str) -> State:
    """The Handyman lends a tool if he can (MM-8.4)."""
    handyman = lender(box, state, state.dwarf(borrower))
    if handyman is None or tool not in handyman.hidden:
        raise IllegalEvent("MM-8.4", "cannot-borrow", tool=tool, dwarf=borrower)
    return lend(state, handyman, tool)


def keeps_a_secret(box: Box, state: State, dwarf: Dwarf) -> bool:
    """Could the dwarf have any tool at all, as far as others know?

    Who is asked must not depend on what only its owner knows, so a dwarf with a face-down card, or with a Handyman behind
    it who has one, is asked wherever some tool would give it a choice.
    """
    return bool(dwarf.hidden) or lender(box, state, dwarf) is not None


def refilled(state: State) -> State:
    """An empty tool pile is made of the discards (MM-4.2)."""
    return state if state.pile or not state.discards else replace(state, pile=state.discards, discards=())


def fetch(state: State, seat: Seat, key: str, then: Market | Announcing | Settling, dwarf: str = "") -> State:
    """A tool is about to be drawn from the pile; if there is none, the game goes on without (MM-4.2)."""
    state = refilled(state)
    return replace(state, phase=Fetching(seat, key, then, dwarf) if state.pile else then)


# Collapses


def collapse(box: Box, state: State, space: Space, count: int = 1) -> State:
    """So many collapse markers fall on a space; with a seventh the mine falls in (MM-6.4, MM-6.6)."""
    left = box.tables.supply.collapse_markers - len(state.collapses)
    fallen = replace(state, collapses=together(state.collapses, (space,) * min(count, left)))
    return fall_in(fallen) if count > left else fallen


def without_collapse(state: State, space: Space, rule: str = "MM-7.5") -> State:
    """A collapse marker is taken off a space, as this rule allows (MM-6.9, MM-7.5, MM-7.7)."""
    if space not in state.collapses:
        raise IllegalEvent(rule, "no-collapse", space=space)
    return replace(state, collapses=without(state.collapses, space))


def fall_in(state: State) -> State:
    """Every dwarf in the mine is removed, and the collect phase ends (MM-6.6)."""
    for dwarf in state.crew:
        if dwarf.underground:
            state = removed(state, dwarf)
    return replace(state, phase=Recovery(fell_in=True))


def removed(state: State, dwarf: Dwarf) -> State:
    """The dwarf is out of the round: gold to the bank, tools to the discards (MM-6.5)."""
    discards = together(state.discards, dwarf.hidden, dwarf.shown)
    gone = replace(dwarf, place=REMOVED, gold=0, hidden=(), shown=())
    return replace(state, crew=crew_with(state, gone), discards=discards)


def blocked(box: Box, state: State, dwarf: Dwarf) -> int:
    """How many collapse markers lie between the dwarf's space and the exit (MM-6.8)."""
    way = box.board.ways[dwarf.place]
    return sum(space in way for space in state.collapses)


def reshuffled(deck: Deck) -> Deck:
    """A mine deck with its discards back in it, and in no order (MM-9.1)."""
    back = (known.card for known in (*deck.top, *deck.under))
    return Deck(together(deck.cards, deck.discards, back))
