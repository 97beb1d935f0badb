"""The second half of the collect phase: dwarves escape, are lost, or give themselves up (MM-6.8, MM-6.9, MM-7.5)."""

from __future__ import annotations

from typing import Final

from pithead.mini_miners.kernel import layout as at
from pithead.mini_miners.kernel.handfuls import appended, times
from pithead.mini_miners.kernel.table import (
    blocked,
    clear_collapse,
    collapse,
    has,
    keeps_a_secret,
    lend,
    lends,
    marker_under,
    owner_of,
    remove_dwarf,
    step_off,
    use,
    visible,
)
from pithead.mini_miners.kernel.targets import attack
from pithead.sim.words import Words, byte

SHOVELS: Final = 2
"""How many collapse markers a shovel takes away (MM-7.5)."""

LUCK: Final = 2
"""What Lucky earns when he escapes (MM-8.8)."""


def turn_to_exit(state: Words, box: Words) -> None:
    """The dwarf escapes at once if everybody can see that it has no choice (MM-6.8)."""
    marker = marker_under(state, state[at.ACTOR])
    if marker == at.IGNORE_1:
        state[at.IGNORE] += 1
    elif marker == at.IGNORE_ALL:
        state[at.IGNORE] += at.ALL
    state[at.TURN] = owner_of(state, state[at.ACTOR])
    state[at.USED] = 0
    state[at.BORROWED] = 0
    state[at.REMOVALS] = 0
    ask(state, box)


def ask(state: Words, box: Words) -> None:
    """A question, as long as there could be a choice: a marker to sacrifice for, or a tool."""
    dwarf = state[at.ACTOR]
    dynamite = visible(state, box, dwarf, at.DYNAMITE) > times(state[at.USED], at.DYNAMITE)
    if state[at.FALLEN] or dynamite or keeps_a_secret(state, box, dwarf):
        state[at.PHASE] = at.ESCAPING
    else:
        leave(state, box)


def escaping_menu(state: Words, box: Words) -> int:
    """Markers for the shovel; or tools, a sacrifice, and the way out if it is free (MM-6.8, MM-6.9)."""
    fallen = state[at.FALLEN]
    if state[at.REMOVALS]:
        return fallen << at.SHOVEL_AWAY | 1 << at.GIVE_UP
    dwarf, used = state[at.ACTOR], state[at.USED]
    lent = lends(state, box, dwarf)
    menu = fallen << at.SACRIFICE
    if fallen and has(state, box, dwarf, at.SHOVEL, used):
        menu |= 1 << at.USE_SHOVEL
    if has(state, box, dwarf, at.DYNAMITE, used):
        menu |= 1 << at.USE_DYNAMITE
    if fallen and byte(lent, at.SHOVEL):
        menu |= 1 << at.BORROW_SHOVEL
    if byte(lent, at.DYNAMITE):
        menu |= 1 << at.BORROW_DYNAMITE
    return menu | (1 << at.ESCAPE if way_is_free(state, box) else 1 << at.GIVE_UP)


def way_is_free(state: Words, box: Words) -> bool:
    """May the dwarf ignore whatever lies between it and the exit (MM-6.8, MM-7.7)?"""
    return blocked(state, box, state[at.ACTOR]) <= state[at.IGNORE]


def escaping_step(state: Words, box: Words, choice: int) -> None:
    """The dwarf works with a tool, gives itself up, or leaves."""
    if choice == at.ESCAPE:
        leave(state, box)
    elif choice == at.GIVE_UP:
        give_up(state, box)
    elif choice >= at.SACRIFICE:
        sacrifice(state, choice - at.SACRIFICE)
    elif choice >= at.SHOVEL_AWAY:
        shovel(state, box, choice - at.SHOVEL_AWAY)
    elif choice >= at.BORROW_SHOVEL:
        borrow_tool(state, box, at.SHOVEL if choice == at.BORROW_SHOVEL else at.DYNAMITE)
    else:
        use_tool(state, box, at.SHOVEL if choice == at.USE_SHOVEL else at.DYNAMITE)


def use_tool(state: Words, box: Words, tool: int) -> None:
    """The dwarf shovels or lights its dynamite (MM-7.5)."""
    use(state, box, state[at.ACTOR], tool, state[at.USED])
    state[at.USED] = appended(state[at.USED], tool + 1, 4)
    work(state, box, tool)


def borrow_tool(state: Words, box: Words, tool: int) -> None:
    """The dwarf does it with a tool of the Handyman (MM-8.4)."""
    lend(state, box, tool)
    state[at.BORROWED] = appended(state[at.BORROWED], tool + 1, 4)
    work(state, box, tool)


def work(state: Words, box: Words, tool: int) -> None:
    """A shovel may take two markers away, dynamite puts one down (MM-7.5)."""
    if tool == at.SHOVEL:
        state[at.REMOVALS] = SHOVELS
        return
    collapse(state, box, state[at.PLACE + state[at.ACTOR]], 1)
    if state[at.PHASE] != at.RECOVERY:
        ask(state, box)


def shovel(state: Words, box: Words, name: int) -> None:
    """A collapse marker is shovelled away (MM-7.5)."""
    clear_collapse(state, name)
    state[at.REMOVALS] = state[at.REMOVALS] - 1 if state[at.FALLEN] else 0
    ask(state, box)


def give_up(state: Words, box: Words) -> None:
    """The shovel rests (MM-7.5), or a dwarf that can't escape is removed (MM-6.8)."""
    if state[at.REMOVALS]:
        state[at.REMOVALS] = 0
        ask(state, box)
    else:
        remove_dwarf(state, state[at.ACTOR])
        state[at.PHASE] = at.NEXT_DIG


def sacrifice(state: Words, name: int) -> None:
    """The dwarf takes a collapse marker with it (MM-6.9)."""
    clear_collapse(state, name)
    remove_dwarf(state, state[at.ACTOR])
    state[at.PHASE] = at.NEXT_DIG


def leave(state: Words, box: Words) -> None:
    """A Crook in wait targets whoever escapes (MM-8.7)."""
    if state[at.LURKER] == at.NOBODY:
        state[at.PHASE] = at.HOME
    else:
        attack(state, box, state[at.LURKER], state[at.ACTOR], at.NOBODY)


def come_home(state: Words, box: Words) -> None:
    """The dwarf drinks, its gold is in the treasury (MM-6.8); Lucky earns more, and the Crook may lie in wait (MM-8.7, MM-8.8)."""
    dwarf = state[at.ACTOR]
    seat = owner_of(state, dwarf)
    state[at.TREASURY + seat] += state[at.GOLD + dwarf]
    state[at.HAUL + dwarf] += state[at.GOLD + dwarf]
    state[at.GOLD + dwarf] = 0
    step_off(state, dwarf, at.TAVERN)
    state[at.IN_TAVERN] |= 1 << dwarf
    state[at.PHASE] = at.NEXT_DIG
    does = box[at.DOES + dwarf]
    if does == at.LUCKY:
        state[at.TREASURY + seat] += LUCK
    elif does == at.CROOK and state[at.EVENT] != at.TRUCE and state[at.IN_MINE]:
        state[at.TURN] = seat
        state[at.PHASE] = at.LURKING


def lurking_step(state: Words, choice: int) -> None:
    """Whoever escapes next will be hit, or the Crook lets everybody go (MM-8.7)."""
    if choice == at.LIE_IN_WAIT:
        state[at.LURKER] = state[at.ACTOR]
    state[at.PHASE] = at.NEXT_DIG
