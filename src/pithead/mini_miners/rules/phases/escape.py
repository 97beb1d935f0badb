"""The second half of the collect phase: dwarves escape, are lost, or give themselves up (MM-6.8, MM-6.9, MM-7.5)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from pithead.game import IllegalEvent, Seat
from pithead.mini_miners.rules import table
from pithead.mini_miners.rules.abilities import WHEN_HOME
from pithead.mini_miners.rules.board import TAVERN
from pithead.mini_miners.rules.content import Box
from pithead.mini_miners.rules.events import Announce, Borrow, Decision, Escape, Pass, Remove, Sacrifice, Use
from pithead.mini_miners.rules.state import ALL, Dwarf, Escaping, Home, Leaving, Lurking, NextDig, Recovery, State
from pithead.mini_miners.rules.targets import attack

ESCAPE_TOOLS: Final = ("shovel", "dynamite")
SHOVELS: Final = 2
"""How many collapse markers a shovel takes away (MM-7.5)."""

IGNORES: Final = {"ignore-1": 1, "ignore-all": ALL}


def turn_to_exit(box: Box, state: State, phase: Leaving) -> State:
    """The dwarf escapes at once if everybody can see that it has no choice (MM-6.8)."""
    dwarf = state.dwarf(phase.dwarf)
    return ask(box, state, Escaping(dwarf.owner, dwarf.name, phase.ignore + marker_ignores(box, state, dwarf)))


def marker_ignores(box: Box, state: State, dwarf: Dwarf) -> int:
    """How many collapse markers the marker under a dwarf lets it ignore (MM-7.7)."""
    return IGNORES.get(state.markers[box.board.index[dwarf.place]], 0)


def ask(box: Box, state: State, phase: Escaping) -> State:
    """A question, as long as there could be a choice: a marker to sacrifice for, or a tool."""
    dwarf = state.dwarf(phase.dwarf)
    dynamite = table.visible(box, state, dwarf, "dynamite") > phase.used.count("dynamite")
    if state.collapses or dynamite or table.keeps_a_secret(box, state, dwarf):
        return replace(state, phase=phase)
    return leave(box, state, dwarf)


def legal_escaping(box: Box, state: State, phase: Escaping, _seat: Seat) -> tuple[Decision, ...]:
    """Markers for the shovel; or tools, a sacrifice, and the way out if it is free (MM-6.8, MM-6.9)."""
    spaces = dict.fromkeys(state.collapses)
    if phase.removals:
        return (*map(Remove, spaces), Pass())
    dwarf = state.dwarf(phase.dwarf)
    handyman = table.lender(box, state, dwarf)
    useful = ESCAPE_TOOLS if spaces else ("dynamite",)
    tools: list[Decision] = [Use(tool) for tool in useful if table.has(box, state, dwarf, tool, phase.used)]
    tools += [Borrow(tool) for tool in useful if handyman and tool in handyman.hidden]
    return (*tools, *map(Sacrifice, spaces), Escape() if way_is_free(box, state, phase) else Pass())


def way_is_free(box: Box, state: State, phase: Escaping) -> bool:
    """May the dwarf ignore whatever lies between it and the exit (MM-6.8, MM-7.7)?"""
    return table.blocked(box, state, state.dwarf(phase.dwarf)) <= phase.ignore


def use_tool(box: Box, state: State, phase: Escaping, _seat: Seat, event: Use) -> State:
    """The dwarf shovels or lights its dynamite (MM-7.5)."""
    dwarf = state.dwarf(phase.dwarf)
    if event.tool not in ESCAPE_TOOLS or not table.has(box, state, dwarf, event.tool, phase.used):
        raise IllegalEvent("MM-7.1", "cannot-use", tool=event.tool, dwarf=dwarf.name)
    _check_free(state, phase, event.tool)
    used = replace(phase, used=(*phase.used, event.tool))
    return _work(box, table.use(box, state, dwarf, event.tool, phase.used), used, event.tool)


def borrow_tool(box: Box, state: State, phase: Escaping, _seat: Seat, event: Borrow) -> State:
    """The dwarf does it with a tool of the Handyman (MM-8.4)."""
    if event.tool not in ESCAPE_TOOLS:
        raise IllegalEvent("MM-8.4", "cannot-borrow", tool=event.tool, dwarf=phase.dwarf)
    _check_free(state, phase, event.tool)
    lent = replace(phase, borrowed=(*phase.borrowed, event.tool))
    return _work(box, table.borrow(box, state, phase.dwarf, event.tool), lent, event.tool)


def _check_free(state: State, phase: Escaping, tool: str = "") -> None:
    if phase.removals:
        raise IllegalEvent("MM-7.5", "shovel-first", count=phase.removals)
    if tool == "shovel" and not state.collapses:
        raise IllegalEvent("MM-7.5", "nothing-to-shovel")


def _work(box: Box, state: State, phase: Escaping, tool: str) -> State:
    if tool == "shovel":
        return replace(state, phase=replace(phase, removals=SHOVELS))
    state = table.collapse(box, replace(state, phase=phase), state.dwarf(phase.dwarf).place)
    return state if isinstance(state.phase, Recovery) else ask(box, state, phase)


def shovel(box: Box, state: State, phase: Escaping, _seat: Seat, event: Remove) -> State:
    """A collapse marker is shovelled away (MM-7.5)."""
    if not phase.removals:
        raise IllegalEvent("MM-7.5", "no-shovel")
    state = table.without_collapse(state, event.space)
    return ask(box, state, replace(phase, removals=phase.removals - 1 if state.collapses else 0))


def give_up(box: Box, state: State, phase: Escaping, _seat: Seat, _event: Pass) -> State:
    """The shovel rests (MM-7.5), or a dwarf that can't escape is removed (MM-6.8)."""
    if phase.removals:
        return ask(box, state, replace(phase, removals=0))
    if way_is_free(box, state, phase):
        raise IllegalEvent("MM-6.8", "must-escape", dwarf=phase.dwarf)
    return replace(table.removed(state, state.dwarf(phase.dwarf)), phase=NextDig())


def sacrifice(_box: Box, state: State, phase: Escaping, _seat: Seat, event: Sacrifice) -> State:
    """The dwarf takes a collapse marker with it (MM-6.9)."""
    _check_free(state, phase)
    state = table.without_collapse(state, event.space, "MM-6.9")
    return replace(table.removed(state, state.dwarf(phase.dwarf)), phase=NextDig())


def escape(box: Box, state: State, phase: Escaping, _seat: Seat, _event: Escape) -> State:
    """The dwarf leaves the mine (MM-6.8)."""
    _check_free(state, phase)
    dwarf = state.dwarf(phase.dwarf)
    if not way_is_free(box, state, phase):
        raise IllegalEvent("MM-6.8", "way-blocked", dwarf=dwarf.name, count=table.blocked(box, state, dwarf), ignore=phase.ignore)
    return leave(box, state, dwarf)


def leave(box: Box, state: State, dwarf: Dwarf) -> State:
    """A Crook in wait targets whoever escapes (MM-8.7)."""
    if state.lurking:
        return attack(box, state, state.dwarf(state.lurking), (dwarf,))
    return replace(state, phase=Home(dwarf.name))


def come_home(box: Box, state: State, phase: Home) -> State:
    """The dwarf drinks, its gold is in the treasury (MM-6.8), and some abilities follow (MM-8.7, MM-8.8)."""
    dwarf = state.dwarf(phase.dwarf)
    home = replace(dwarf, place=TAVERN, gold=0, haul=dwarf.haul + dwarf.gold)
    treasuries = table.enriched(state.treasuries, dwarf.owner, dwarf.gold)
    state = replace(state, crew=table.crew_with(state, home), treasuries=treasuries, phase=NextDig())
    ability = WHEN_HOME.get(box.does[dwarf.name])
    return ability(state, home) if ability else state


def legal_lurking(_box: Box, _state: State, _phase: Lurking, _seat: Seat) -> tuple[Decision, ...]:
    """The Crook lies in wait, or not (MM-8.7)."""
    return (Announce(), Pass())


def lurk(_box: Box, state: State, phase: Lurking, _seat: Seat, _event: Announce) -> State:
    """Whoever escapes next will be hit (MM-8.7)."""
    return replace(state, lurking=phase.dwarf, phase=NextDig())


def let_go(_box: Box, state: State, _phase: Lurking, _seat: Seat, _event: Pass) -> State:
    """The Crook lets everybody go (MM-8.7)."""
    return replace(state, phase=NextDig())
