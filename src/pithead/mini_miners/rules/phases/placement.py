"""The placement phase: dwarves are called by initiative, and some of them bother others (MM-5)."""

from __future__ import annotations

from msgspec.structs import replace

from pithead.game import Draw, IllegalEvent, Seat
from pithead.mini_miners.rules.abilities import LODGES
from pithead.mini_miners.rules.board import TAVERN, WAITING
from pithead.mini_miners.rules.cards import FORBIDDEN
from pithead.mini_miners.rules.content import Box
from pithead.mini_miners.rules.event_cards import in_call_order, is_truce, shakes
from pithead.mini_miners.rules.events import Borrow, Decision, Place, Shook, Target
from pithead.mini_miners.rules.state import Aiming, Dwarf, NextCall, NextDig, Placing, Shaking, State
from pithead.mini_miners.rules.table import collapse, crew_with, has, lend, lender, occupied, use
from pithead.mini_miners.rules.targets import WHEN_PLACED, Targets, attack, in_mine, targets_of

LANTERN = "lantern"


def next_call(_box: Box, state: State, _phase: NextCall) -> State:
    """The next dwarf is called (MM-5.1); after the last one the collect phase begins, perhaps with a shock (MM-11.3)."""
    for dwarf in in_call_order(state):
        if dwarf.place == WAITING:
            return replace(state, phase=Placing(dwarf.owner, dwarf.name))
    return replace(state, phase=Shaking() if shakes(state) else NextDig())


def legal_placing(box: Box, state: State, phase: Placing, _seat: Seat) -> tuple[Decision, ...]:
    """Free spaces, pits with a lantern, the tavern for the Innkeeper, the space of another for Ticktock (MM-5.1)."""
    dwarf = state.dwarf(phase.dwarf)
    lit = phase.lent or has(box, state, dwarf, LANTERN)
    spaces = free_spaces(box, state, lit, dry=not phase.lent)
    places: list[Decision] = [Place(dwarf.name, space) for space in spaces]
    if box.does[dwarf.name] in LODGES and not phase.lent:
        places.append(Place(dwarf.name, TAVERN))
    places += [Target(other.name) for other in displaceable(box, state, phase, dwarf)]
    if not lit and can_borrow_lantern(box, state, phase, dwarf):
        places.append(Borrow(LANTERN))
    return tuple(places)


def free_spaces(box: Box, state: State, lit: bool, dry: bool = True) -> list[str]:
    """The spaces without a dwarf and without a forbidden zone: with a lantern the pits, and the others (MM-5.1)."""
    board = box.board
    taken = occupied(state)
    spaces = (board.order if dry else board.pits) if lit else board.dry
    return [space for space in spaces if space not in taken and state.markers[board.index[space]] != FORBIDDEN]


def displaceable(box: Box, state: State, phase: Placing, dwarf: Dwarf) -> Targets:
    """The dwarves whose space Ticktock may take; those in pits alone with a lantern he borrowed (MM-8.16)."""
    if box.does[dwarf.name] != "ticktock" or phase.foiled:
        return ()
    if not phase.lent:
        return targets_of(box, state, dwarf)
    return () if is_truce(state) else tuple(other for other in in_mine(state) if other.place in box.board.pits)


def can_borrow_lantern(box: Box, state: State, phase: Placing, dwarf: Dwarf) -> bool:
    """Has the Handyman a lantern, and would it lead anywhere (MM-8.4)?"""
    handyman = lender(box, state, dwarf)
    if handyman is None or LANTERN not in handyman.hidden:
        return False
    lent = replace(phase, lent=True)
    return bool(free_spaces(box, state, lit=True, dry=False) or displaceable(box, state, lent, dwarf))


def place(box: Box, state: State, phase: Placing, _seat: Seat, event: Place) -> State:
    """The dwarf stands there; a lantern that it needs is shown (MM-5.1), and its ability follows (MM-5.3)."""
    dwarf = state.dwarf(phase.dwarf)
    if event.dwarf != phase.dwarf:
        raise IllegalEvent("MM-5.1", "not-called", dwarf=event.dwarf, called=phase.dwarf)
    _check_space(box, state, phase, dwarf, event.space)
    if event.space in box.board.pits and not phase.lent:
        state = use(box, state, dwarf, LANTERN)
    placed = replace(state.dwarf(phase.dwarf), place=event.space, host=event.space == TAVERN)
    state = replace(state, crew=crew_with(state, placed), phase=NextCall())
    if box.does[dwarf.name] in WHEN_PLACED and targets_of(box, state, placed):
        return replace(state, phase=Aiming(dwarf.owner, dwarf.name))
    return state


def _check_space(box: Box, state: State, phase: Placing, dwarf: Dwarf, space: str) -> None:
    if space == TAVERN:
        if box.does[dwarf.name] not in LODGES or phase.lent:
            raise IllegalEvent("MM-8.14", "not-the-tavern", dwarf=dwarf.name)
        return
    if space not in box.board.index:
        raise IllegalEvent("MM-1.2", "no-such-space", space=space)
    if space in occupied(state):
        raise IllegalEvent("MM-5.1", "space-taken", space=space)
    if state.markers[box.board.index[space]] == FORBIDDEN:
        raise IllegalEvent("MM-5.1", "forbidden-zone", space=space)
    pit = space in box.board.pits
    if pit and not phase.lent and not has(box, state, dwarf, LANTERN):
        raise IllegalEvent("MM-5.1", "no-lantern", dwarf=dwarf.name, space=space)
    if phase.lent and not pit:
        raise IllegalEvent("MM-8.4", "lantern-borrowed", dwarf=dwarf.name, space=space)


def displace(box: Box, state: State, phase: Placing, _seat: Seat, event: Target) -> State:
    """Ticktock is about to take the space of another; in a pit he shows his lantern (MM-8.16)."""
    ticktock = state.dwarf(phase.dwarf)
    target = next((dwarf for dwarf in displaceable(box, state, phase, ticktock) if dwarf.name == event.dwarf), None)
    if target is None:
        raise IllegalEvent("MM-8.16", "no-target", dwarf=event.dwarf, attacker=phase.dwarf)
    if target.place in box.board.pits and not phase.lent:
        state = use(box, state, ticktock, LANTERN)
    return attack(box, state, state.dwarf(phase.dwarf), (target,))


def borrow_lantern(box: Box, state: State, phase: Placing, _seat: Seat, event: Borrow) -> State:
    """The Handyman lends his lantern, and the dwarf goes to a pit with it (MM-8.4)."""
    dwarf = state.dwarf(phase.dwarf)
    handyman = lender(box, state, dwarf)
    lit = phase.lent or has(box, state, dwarf, LANTERN)
    if event.tool != LANTERN or lit or handyman is None or not can_borrow_lantern(box, state, phase, dwarf):
        raise IllegalEvent("MM-8.4", "cannot-borrow", tool=event.tool, dwarf=dwarf.name)
    return replace(lend(state, handyman, LANTERN), phase=replace(phase, lent=True))


def shake(box: Box, state: State, _phase: Shaking, draw: Draw) -> Shook:
    """A space of the tunnel (MM-11.3)."""
    tunnel = box.board.tunnel
    return Shook(tunnel[draw(f"r{state.round}/aftershock")(len(tunnel))])


def shook(box: Box, state: State, _phase: Shaking, _seat: Seat, event: Shook) -> State:
    """A collapse marker lies there, and a dwarf there is not hurt (MM-11.3)."""
    if event.space not in box.board.tunnel:
        raise IllegalEvent("MM-11.3", "shook-wrong", space=event.space)
    return replace(collapse(box, state, event.space), phase=NextDig())
