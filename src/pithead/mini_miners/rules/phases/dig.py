"""The collect phase: dwarves dig one after the other, from the exit inwards, and announce their tools first (MM-6.1, MM-6.2, MM-7.3)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from pithead.game import IllegalEvent, Seat
from pithead.mini_miners.rules.abilities import DIGS_FROM
from pithead.mini_miners.rules.content import Box
from pithead.mini_miners.rules.decks import begin_draw, deck_of
from pithead.mini_miners.rules.event_cards import worth
from pithead.mini_miners.rules.events import Borrow, Decision, Dig, Use
from pithead.mini_miners.rules.phases.finds import dig_bonus, glean_choices
from pithead.mini_miners.rules.state import Announcing, Dwarf, NextDig, Recovery, Settling, Shift, State
from pithead.mini_miners.rules.table import borrow, has, keeps_a_secret, lender, use, visible
from pithead.mini_miners.rules.targets import in_mine

DIG_TOOLS: Final = ("magnifier", "cart")


def next_dig(box: Box, state: State, _phase: NextDig) -> State:
    """The dwarf nearest to the exit digs; when the mine is empty, the round is over (MM-6.1, MM-9.1)."""
    dwarves = in_mine(state)
    if not dwarves:
        return replace(state, phase=Recovery())
    index = box.board.index
    return begin_dig(box, state, min(dwarves, key=lambda dwarf: index[dwarf.place]))


def begin_dig(box: Box, state: State, dwarf: Dwarf) -> State:
    """Pits and the last space give their value (MM-6.2); elsewhere tools may be announced first (MM-7.3)."""
    shift = Shift(dwarf.name)
    if not box.board.ground[dwarf.place].deck:
        return replace(state, phase=Settling(replace(shift, gold=worth(box, state, dwarf))))
    decks = open_decks(box, state, dwarf)
    if not decks:
        return replace(state, phase=Settling(shift))
    if len(decks) > 1 or may_announce(box, state, dwarf):
        return replace(state, phase=Announcing(dwarf.owner, shift))
    return begin_draw(state, replace(shift, deck=decks[0]), 1, 0)


def open_decks(box: Box, state: State, dwarf: Dwarf) -> tuple[str, ...]:
    """The decks that a dwarf may dig from: that of its space, or any with the Daredevil, but no empty one (MM-6.2, MM-8.9)."""
    ability = DIGS_FROM.get(box.does[dwarf.name])
    if ability:
        return ability(state)
    deck = box.board.ground[dwarf.place].deck
    return (deck,) if len(deck_of(state, deck)) else ()


def may_announce(box: Box, state: State, dwarf: Dwarf) -> bool:
    """Could the dwarf have something to use before it draws, as far as everybody can see?"""
    seen = any(visible(box, state, dwarf, tool) for tool in DIG_TOOLS)
    return seen or keeps_a_secret(box, state, dwarf) or bool(dig_bonus(box, state, dwarf))


def legal_announcing(box: Box, state: State, phase: Announcing, _seat: Seat) -> tuple[Decision, ...]:
    """Magnifiers and carts, own or borrowed, the bonus of the marker, and the dig (MM-7.3)."""
    dwarf = state.dwarf(phase.dig.dwarf)
    handyman = lender(box, state, dwarf)
    tools: list[Decision] = [Use(tool) for tool in DIG_TOOLS if has(box, state, dwarf, tool, phase.used)]
    tools += [Borrow(tool) for tool in DIG_TOOLS if handyman and tool in handyman.hidden]
    decks = open_decks(box, state, dwarf) if box.does[dwarf.name] in DIGS_FROM else ("",)
    return (*tools, *glean_choices(box, state, phase.dig), *map(Dig, decks))


def announce(box: Box, state: State, phase: Announcing, _seat: Seat, event: Use) -> State:
    """The dwarf will use this tool when it draws (MM-7.3)."""
    dwarf = state.dwarf(phase.dig.dwarf)
    if event.tool not in DIG_TOOLS or not has(box, state, dwarf, event.tool, phase.used):
        raise IllegalEvent("MM-7.1", "cannot-use", tool=event.tool, dwarf=dwarf.name)
    state = use(box, state, dwarf, event.tool, phase.used)
    return replace(state, phase=replace(phase, used=(*phase.used, event.tool)))


def announce_borrowed(box: Box, state: State, phase: Announcing, _seat: Seat, event: Borrow) -> State:
    """The dwarf will use the Handyman's tool (MM-8.4)."""
    if event.tool not in DIG_TOOLS:
        raise IllegalEvent("MM-8.4", "cannot-borrow", tool=event.tool, dwarf=phase.dig.dwarf)
    state = borrow(box, state, phase.dig.dwarf, event.tool)
    return replace(state, phase=replace(phase, borrowed=(*phase.borrowed, event.tool)))


def dig(box: Box, state: State, phase: Announcing, _seat: Seat, event: Dig) -> State:
    """Draw one card, and one for each magnifier and cart (MM-7.3)."""
    dwarf = state.dwarf(phase.dig.dwarf)
    decks = open_decks(box, state, dwarf)
    chooses = box.does[dwarf.name] in DIGS_FROM
    chosen = event.deck if chooses else decks[0]
    if chosen not in decks or (event.deck and not chooses):
        raise IllegalEvent("MM-8.9", "no-such-deck", deck=event.deck, dwarf=dwarf.name, decks=", ".join(decks))
    tools = (*phase.used, *phase.borrowed)
    return begin_draw(state, replace(phase.dig, deck=chosen), 1 + len(tools), tools.count("magnifier"))
