"""What a dig brings: nuggets, special cards and collapses, the helmet against them, and the marker under the dwarf (MM-6.3 to MM-6.7)."""

from __future__ import annotations

from msgspec.structs import replace

from pithead.game import IllegalEvent, Seat
from pithead.mini_miners.rules import state as s
from pithead.mini_miners.rules.cards import COLLAPSE, Card, marker_gold, shown
from pithead.mini_miners.rules.content import Box
from pithead.mini_miners.rules.decks import begin_draw, deck_of, discarded, with_deck
from pithead.mini_miners.rules.event_cards import vein
from pithead.mini_miners.rules.events import Bonus, Borrow, Decision, Draw, Gold, Pass, Remove, Use
from pithead.mini_miners.rules.table import (
    borrow,
    collapse,
    crew_with,
    fetch,
    has,
    keeps_a_secret,
    lender,
    removed,
    use,
    visible,
    without_collapse,
)


def find(box: Box, state: s.State, shift: s.Shift, cards: tuple[Card, ...]) -> s.State:
    """Nuggets count, special cards wait for a choice, and collapses come first (MM-6.3, MM-6.4)."""
    state = with_deck(state, shift.deck, discarded(deck_of(state, shift.deck), cards))
    finds = [card for card in cards if card != COLLAPSE]
    specials = tuple(card for card in finds if shown(card).bonus)
    nuggets = sum(shown(card).nuggets for card in finds if not shown(card).bonus)
    shift = replace(shift, gold=shift.gold + nuggets, found=shift.found + len(finds), specials=shift.specials + specials)
    collapses = len(cards) - len(finds)
    return cave_in(box, state, shift, collapses) if collapses else replace(state, phase=s.Settling(shift))


def cave_in(box: Box, state: s.State, shift: s.Shift, collapses: int) -> s.State:
    """A collapse marker for each card; a helmet may save the dwarf, unless the mine falls in (MM-6.4, MM-6.6, MM-7.4).

    Like a star, the helmet is asked for wherever a face-down tool could be one.
    """
    dwarf = state.dwarf(shift.dwarf)
    state = collapse(box, state, dwarf.place, collapses)
    if isinstance(state.phase, s.Recovery):
        return state
    if shift.helmet:
        return draw_again(state, shift, collapses)
    if visible(box, state, dwarf, "helmet") or keeps_a_secret(box, state, dwarf):
        return replace(state, phase=s.Bracing(dwarf.owner, shift, collapses))
    return replace(removed(state, dwarf), phase=s.NextDig())


def legal_bracing(box: Box, state: s.State, phase: s.Bracing, _seat: Seat) -> tuple[Decision, ...]:
    """A helmet, own or borrowed, or none (MM-7.4)."""
    dwarf = state.dwarf(phase.dig.dwarf)
    handyman = lender(box, state, dwarf)
    own: list[Decision] = [Use("helmet")] if has(box, state, dwarf, "helmet") else []
    lent: list[Decision] = [Borrow("helmet")] if handyman and "helmet" in handyman.hidden else []
    return (*own, *lent, Pass())


def wear_helmet(box: Box, state: s.State, phase: s.Bracing, _seat: Seat, event: Use) -> s.State:
    """The collapses are ignored, and a new card comes for each (MM-7.4)."""
    dwarf = state.dwarf(phase.dig.dwarf)
    if event.tool != "helmet" or not has(box, state, dwarf, "helmet"):
        raise IllegalEvent("MM-7.4", "cannot-use", tool=event.tool, dwarf=dwarf.name)
    return draw_again(use(box, state, dwarf, "helmet"), phase.dig, phase.collapses)


def borrow_helmet(box: Box, state: s.State, phase: s.Bracing, _seat: Seat, event: Borrow) -> s.State:
    """The Handyman's helmet does it too (MM-7.4, MM-8.4)."""
    if event.tool != "helmet":
        raise IllegalEvent("MM-8.4", "cannot-borrow", tool=event.tool, dwarf=phase.dig.dwarf)
    return draw_again(borrow(box, state, phase.dig.dwarf, "helmet"), phase.dig, phase.collapses)


def be_buried(_box: Box, state: s.State, phase: s.Bracing, _seat: Seat, _event: Pass) -> s.State:
    """The dwarf is removed, and its other cards are void (MM-6.4)."""
    return replace(removed(state, state.dwarf(phase.dig.dwarf)), phase=s.NextDig())


def draw_again(state: s.State, shift: s.Shift, collapses: int) -> s.State:
    """A new card for each collapse, as long as the deck lasts (MM-7.4)."""
    shift = replace(shift, helmet=True)
    left = len(deck_of(state, shift.deck))
    return begin_draw(state, shift, collapses, 0) if left else replace(state, phase=s.Settling(shift))


# Special cards and markers


def settle(box: Box, state: s.State, phase: s.Settling) -> s.State:
    """Special cards are chosen one by one, then the marker's bonus is offered, and the gold lies on the card (MM-6.3, MM-6.7)."""
    shift = phase.dig
    dwarf = state.dwarf(shift.dwarf)
    if shift.specials:
        return replace(state, phase=s.Choosing(dwarf.owner, shift))
    if not shift.spent and dig_bonus(box, state, dwarf):
        return replace(state, phase=s.Gleaning(dwarf.owner, shift))
    gold = dwarf.gold + shift.gold + vein(box, state, dwarf, shift.found)
    gold = max(0, gold + marker_gold(state.markers[box.board.index[dwarf.place]]))
    return replace(state, crew=crew_with(state, replace(dwarf, gold=gold)), phase=s.Leaving(dwarf.name, shift.ignore))


def legal_choosing(_box: Box, _state: s.State, _phase: s.Choosing, _seat: Seat) -> tuple[Decision, ...]:
    """The nuggets or the bonus (MM-6.3)."""
    return (Gold(), Bonus())


def take_gold(_box: Box, state: s.State, phase: s.Choosing, _seat: Seat, _event: Gold) -> s.State:
    """The nuggets of the special card (MM-6.3)."""
    card, *rest = phase.dig.specials
    return replace(state, phase=s.Settling(replace(phase.dig, gold=phase.dig.gold + shown(card).nuggets, specials=tuple(rest))))


def take_bonus(_box: Box, state: s.State, phase: s.Choosing, seat: Seat, _event: Bonus) -> s.State:
    """The bonus of the special card, at once; to ignore collapses keeps until the escape (MM-6.3, MM-7.7)."""
    card, *rest = phase.dig.specials
    shift = replace(phase.dig, specials=tuple(rest))
    match shown(card).bonus:
        case "draw-tool":
            return draw_tool(state, seat, s.Settling(shift))
        case "remove-1":
            return replace(state, phase=s.Clearing(seat, shift) if state.collapses else s.Settling(shift))
        case "ignore-1":
            shift = replace(shift, ignore=shift.ignore + 1)
        case _:
            shift = replace(shift, ignore=s.ALL)
    return replace(state, phase=s.Settling(shift))


def draw_tool(state: s.State, seat: Seat, then: s.Announcing | s.Settling) -> s.State:
    """A tool card for the store (MM-7.7)."""
    shift = then.dig
    counted = replace(then, dig=replace(shift, tools=shift.tools + 1))
    return fetch(state, seat, f"{shift.dwarf}/tool/{shift.tools}", counted)


def legal_clearing(_box: Box, state: s.State, _phase: s.Clearing, _seat: Seat) -> tuple[Decision, ...]:
    """Any collapse marker (MM-7.7)."""
    return tuple(map(Remove, dict.fromkeys(state.collapses)))


def clear(_box: Box, state: s.State, phase: s.Clearing, _seat: Seat, event: Remove) -> s.State:
    """The collapse marker is gone (MM-7.7)."""
    return replace(without_collapse(state, event.space), phase=s.Settling(phase.dig))


# The marker under the dwarf


def dig_bonus(box: Box, state: s.State, dwarf: s.Dwarf) -> str:
    """The bonus of the marker under a digging dwarf, if it could do anything now (MM-6.7, MM-7.7)."""
    marker = state.markers[box.board.index[dwarf.place]]
    useful = bool(state.collapses) if marker == "remove-1" else marker == "draw-tool" and bool(state.pile or state.discards)
    return marker if useful else ""


def glean_choices(box: Box, state: s.State, shift: s.Shift) -> tuple[Decision, ...]:
    """How the bonus of the marker may be used, once in a dig (MM-6.7)."""
    bonus = "" if shift.spent else dig_bonus(box, state, state.dwarf(shift.dwarf))
    match bonus:
        case "remove-1":
            return tuple(map(Remove, dict.fromkeys(state.collapses)))
        case "draw-tool":
            return (Draw(),)
        case _:
            return ()


def legal_gleaning(box: Box, state: s.State, phase: s.Gleaning, _seat: Seat) -> tuple[Decision, ...]:
    """The bonus of the marker, or not (MM-6.7)."""
    return (*glean_choices(box, state, phase.dig), Pass())


def _spent(box: Box, state: s.State, phase: s.Announcing | s.Gleaning, bonus: str) -> s.Announcing | s.Settling:
    """What follows once the bonus of the marker is used."""
    if phase.dig.spent or dig_bonus(box, state, state.dwarf(phase.dig.dwarf)) != bonus:
        raise IllegalEvent("MM-6.7", "no-such-bonus", dwarf=phase.dig.dwarf, bonus=bonus)
    shift = replace(phase.dig, spent=True)
    return replace(phase, dig=shift) if isinstance(phase, s.Announcing) else s.Settling(shift)


def glean_tool(box: Box, state: s.State, phase: s.Announcing | s.Gleaning, seat: Seat, _event: Draw) -> s.State:
    """The marker gives a tool card (MM-7.7)."""
    return draw_tool(state, seat, _spent(box, state, phase, "draw-tool"))


def glean_clearing(box: Box, state: s.State, phase: s.Announcing | s.Gleaning, _seat: Seat, event: Remove) -> s.State:
    """The marker takes a collapse marker away (MM-7.7)."""
    following = _spent(box, state, phase, "remove-1")
    return replace(without_collapse(state, event.space), phase=following)


def leave_marker(_box: Box, state: s.State, phase: s.Gleaning, _seat: Seat, _event: Pass) -> s.State:
    """The bonus of the marker stays unused (MM-6.7)."""
    return replace(state, phase=s.Settling(replace(phase.dig, spent=True)))
