"""The second half of the collect phase: dwarves escape, are lost, or give themselves up (MM-6.8, MM-6.9, MM-7.5)."""

from __future__ import annotations

from typing import Final

from pithead.mini_miners.kernel import layout as at
from pithead.mini_miners.kernel.handfuls import times
from pithead.mini_miners.kernel.layout import Ability, AmbushChoice, Bonus, EscapeChoice, EventCard, Fact, Field, Phase, Place, Tool
from pithead.mini_miners.kernel.table import (
    blocked,
    clear_collapse,
    collapse,
    has,
    keeps_a_secret,
    lends,
    marker_under,
    owner_of,
    remove_dwarf,
    step_off,
    use_borrowed,
    use_own,
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
    marker = marker_under(state, state[Field.ACTOR])
    if marker == Bonus.IGNORE_1:
        state[Field.IGNORE] += 1
    elif marker == Bonus.IGNORE_ALL:
        state[Field.IGNORE] += at.ALL
    state[Field.TURN] = owner_of(state, state[Field.ACTOR])
    state[Field.USED] = 0
    state[Field.BORROWED] = 0
    state[Field.REMOVALS] = 0
    ask(state, box)


def ask(state: Words, box: Words) -> None:
    """A question, as long as there could be a choice: a marker to sacrifice for, or a tool."""
    dwarf = state[Field.ACTOR]
    dynamite = visible(state, box, dwarf, Tool.DYNAMITE) > times(state[Field.USED], Tool.DYNAMITE)
    if state[Field.FALLEN] or dynamite or keeps_a_secret(state, box, dwarf):
        state[Field.PHASE] = Phase.ESCAPING
    else:
        leave(state, box)


def escaping_menu(state: Words, box: Words) -> int:
    """Markers for the shovel; or tools, a sacrifice, and the way out if it is free (MM-6.8, MM-6.9)."""
    fallen = state[Field.FALLEN]
    if state[Field.REMOVALS]:
        return fallen << EscapeChoice.REMOVE | 1 << EscapeChoice.GIVE_UP
    dwarf, used = state[Field.ACTOR], state[Field.USED]
    lent = lends(state, box, dwarf)
    menu = fallen << EscapeChoice.SACRIFICE
    if fallen and has(state, box, dwarf, Tool.SHOVEL, used):
        menu |= 1 << EscapeChoice.USE_SHOVEL
    if has(state, box, dwarf, Tool.DYNAMITE, used):
        menu |= 1 << EscapeChoice.USE_DYNAMITE
    if fallen and byte(lent, Tool.SHOVEL):
        menu |= 1 << EscapeChoice.BORROW_SHOVEL
    if byte(lent, Tool.DYNAMITE):
        menu |= 1 << EscapeChoice.BORROW_DYNAMITE
    return menu | (1 << EscapeChoice.ESCAPE if way_is_free(state, box) else 1 << EscapeChoice.GIVE_UP)


def way_is_free(state: Words, box: Words) -> bool:
    """May the dwarf ignore whatever lies between it and the exit (MM-6.8, MM-7.7)?"""
    return blocked(state, box, state[Field.ACTOR]) <= state[Field.IGNORE]


def escaping_step(state: Words, box: Words, choice: int) -> None:
    """The dwarf works with a tool, gives itself up, or leaves."""
    if choice == EscapeChoice.ESCAPE:
        leave(state, box)
    elif choice == EscapeChoice.GIVE_UP:
        give_up(state, box)
    elif choice >= EscapeChoice.SACRIFICE:
        sacrifice(state, choice - EscapeChoice.SACRIFICE)
    elif choice >= EscapeChoice.REMOVE:
        shovel(state, box, choice - EscapeChoice.REMOVE)
    elif choice >= EscapeChoice.BORROW_SHOVEL:
        borrow_tool(state, box, Tool.SHOVEL if choice == EscapeChoice.BORROW_SHOVEL else Tool.DYNAMITE)
    else:
        use_tool(state, box, Tool.SHOVEL if choice == EscapeChoice.USE_SHOVEL else Tool.DYNAMITE)


def use_tool(state: Words, box: Words, tool: int) -> None:
    """The dwarf shovels or lights its dynamite (MM-7.5)."""
    use_own(state, box, tool)
    work(state, box, tool)


def borrow_tool(state: Words, box: Words, tool: int) -> None:
    """The dwarf does it with a tool of the Handyman (MM-8.4)."""
    use_borrowed(state, box, tool)
    work(state, box, tool)


def work(state: Words, box: Words, tool: int) -> None:
    """A shovel may take two markers away, dynamite puts one down (MM-7.5)."""
    if tool == Tool.SHOVEL:
        state[Field.REMOVALS] = SHOVELS
        return
    collapse(state, box, state[Field.PLACE + state[Field.ACTOR]], 1)
    if state[Field.PHASE] != Phase.RECOVERY:
        ask(state, box)


def shovel(state: Words, box: Words, name: int) -> None:
    """A collapse marker is shovelled away (MM-7.5)."""
    clear_collapse(state, name)
    state[Field.REMOVALS] = state[Field.REMOVALS] - 1 if state[Field.FALLEN] else 0
    ask(state, box)


def give_up(state: Words, box: Words) -> None:
    """The shovel rests (MM-7.5), or a dwarf that can't escape is removed (MM-6.8)."""
    if state[Field.REMOVALS]:
        state[Field.REMOVALS] = 0
        ask(state, box)
    else:
        remove_dwarf(state, state[Field.ACTOR])
        state[Field.PHASE] = Phase.NEXT_DIG


def sacrifice(state: Words, name: int) -> None:
    """The dwarf takes a collapse marker with it (MM-6.9)."""
    clear_collapse(state, name)
    remove_dwarf(state, state[Field.ACTOR])
    state[Field.PHASE] = Phase.NEXT_DIG


def leave(state: Words, box: Words) -> None:
    """A Crook in wait targets whoever escapes (MM-8.7)."""
    if state[Field.LURKER] == at.NOBODY:
        state[Field.PHASE] = Phase.HOME
    else:
        attack(state, box, state[Field.LURKER], state[Field.ACTOR], at.NOBODY)


def come_home(state: Words, box: Words) -> None:
    """The dwarf drinks, its gold is in the treasury (MM-6.8); Lucky earns more, and the Crook may lie in wait (MM-8.7, MM-8.8)."""
    dwarf = state[Field.ACTOR]
    seat = owner_of(state, dwarf)
    state[Field.TREASURY + seat] += state[Field.GOLD + dwarf]
    state[Field.HAUL + dwarf] += state[Field.GOLD + dwarf]
    state[Field.GOLD + dwarf] = 0
    step_off(state, dwarf, Place.TAVERN)
    state[Field.IN_TAVERN] |= 1 << dwarf
    state[Field.PHASE] = Phase.NEXT_DIG
    does = box[Fact.DOES + dwarf]
    if does == Ability.LUCKY:
        state[Field.TREASURY + seat] += LUCK
    elif does == Ability.CROOK and state[Field.EVENT] != EventCard.TRUCE and state[Field.IN_MINE]:
        state[Field.TURN] = seat
        state[Field.PHASE] = Phase.LURKING


def lurking_menu() -> int:
    """To announce himself, or not (MM-8.7)."""
    return 1 << AmbushChoice.ANNOUNCE | 1 << AmbushChoice.LET_GO


def lurking_step(state: Words, choice: int) -> None:
    """Whoever escapes next will be hit, or the Crook lets everybody go (MM-8.7)."""
    if choice == AmbushChoice.ANNOUNCE:
        state[Field.LURKER] = state[Field.ACTOR]
    state[Field.PHASE] = Phase.NEXT_DIG
