"""The dwarves that target others: whom each may choose, and what happens then, unless a star stops it (MM-8.3).

One entry of `AIMS` for each ability, found by its name in the content.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from msgspec.structs import replace

from pithead.mini_miners.rules.board import WAITING
from pithead.mini_miners.rules.cards import FORBIDDEN
from pithead.mini_miners.rules.content import Box
from pithead.mini_miners.rules.event_cards import is_truce
from pithead.mini_miners.rules.state import Bargains, Dwarf, Home, Moving, NextCall, Placing, Reacting, State, Thieving
from pithead.mini_miners.rules.table import crew_with, enriched, exchanged, handed_over, has, occupied, visible

BOUNTY: Final = 2
"""What a star earns (MM-7.6)."""

Targets: TypeAlias = tuple[Dwarf, ...]


def in_mine(state: State) -> Targets:
    """The dwarves that stand in the mine."""
    return tuple([dwarf for dwarf in state.crew if dwarf.underground])


# Crook (MM-8.7)


def crook_targets(_box: Box, _state: State, _crook: Dwarf) -> Targets:
    """He chooses nobody: whoever escapes next is hit."""
    return ()


def crook_strikes(_box: Box, state: State, crook: Dwarf, targets: Targets) -> State:
    """Half the gold of the one who escapes, rounded up, goes to the Crook's owner."""
    (victim,) = targets
    half = (victim.gold + 1) // 2
    crew = crew_with(state, replace(victim, gold=victim.gold - half), replace(crook, haul=crook.haul + half))
    return replace(state, crew=crew, treasuries=enriched(state.treasuries, crook.owner, half), lurking="", phase=Home(victim.name))


def crook_foiled(state: State, _crook: Dwarf, targets: Targets) -> State:
    """A star ends his ambush."""
    return replace(state, lurking="", phase=Home(targets[0].name))


# Haggler (MM-8.10)


def haggler_targets(_box: Box, state: State, haggler: Dwarf) -> Targets:
    """Any dwarf with tool cards, if there is a nugget to pay."""
    if not state.treasuries[haggler.owner]:
        return ()
    return tuple(dwarf for dwarf in state.crew if dwarf.hidden and dwarf.name != haggler.name)


def haggler_strikes(_box: Box, state: State, haggler: Dwarf, targets: Targets) -> State:
    """He pays 1 and draws a tool card of his target; whoever gave the nugget away in between gets none."""
    if not state.treasuries[haggler.owner]:
        return replace(state, phase=Bargains(haggler.name))
    paid = enriched(state.treasuries, haggler.owner, -1)
    return replace(state, treasuries=paid, phase=Thieving(haggler.name, targets[0].name))


def haggler_foiled(state: State, haggler: Dwarf, _targets: Targets) -> State:
    """Nothing is paid to the bank."""
    return replace(state, phase=Bargains(haggler.name))


# Scoundrel (MM-8.11)


def scoundrel_targets(box: Box, state: State, scoundrel: Dwarf) -> Targets:
    """Rivals at most two edges away."""
    near = box.board.near[scoundrel.place]
    return tuple(dwarf for dwarf in state.crew if dwarf.place in near and dwarf.owner != scoundrel.owner)


def scoundrel_strikes(_box: Box, state: State, scoundrel: Dwarf, targets: Targets) -> State:
    """The target's owner puts 2 on his card, or what there is."""
    (victim,) = targets
    loot = min(2, state.treasuries[victim.owner])
    crew = crew_with(state, replace(scoundrel, gold=scoundrel.gold + loot))
    return replace(state, crew=crew, treasuries=enriched(state.treasuries, victim.owner, -loot), phase=NextCall())


# Bully (MM-8.12)


def bully_targets(box: Box, state: State, bully: Dwarf) -> Targets:
    """Any other dwarf in the mine that has somewhere to go."""
    return tuple(dwarf for dwarf in in_mine(state) if dwarf.name != bully.name and pushable(box, state, dwarf))


def pushable(box: Box, state: State, dwarf: Dwarf) -> tuple[str, ...]:
    """The free neighbouring spaces; a pit needs no lantern, a forbidden zone stays forbidden (MM-5.2)."""
    taken = occupied(state)
    spaces = box.board.neighbours[dwarf.place]
    return tuple(space for space in spaces if space not in taken and state.markers[box.board.index[space]] != FORBIDDEN)


def bully_strikes(_box: Box, state: State, bully: Dwarf, targets: Targets) -> State:
    """He chooses where the target goes."""
    return replace(state, phase=Moving(bully.owner, bully.name, targets[0].name))


# Trickster (MM-8.15)


def trickster_targets(_box: Box, state: State, _trickster: Dwarf) -> Targets:
    """Any two dwarves in the mine, himself included."""
    dwarves = in_mine(state)
    return dwarves if len(dwarves) > 1 else ()


def trickster_strikes(box: Box, state: State, _trickster: Dwarf, targets: Targets) -> State:
    """The markers of their two spaces change places for the rest of the game."""
    one, other = (box.board.index[dwarf.place] for dwarf in targets)
    markers = exchanged(exchanged(state.markers, one, state.markers[other]), other, state.markers[one])
    return replace(state, markers=markers, phase=NextCall())


# Ticktock (MM-8.16)


def ticktock_targets(box: Box, state: State, ticktock: Dwarf) -> Targets:
    """Any dwarf in the mine; in a pit only with a lantern of his own. `Placing` adds what he borrows."""
    pits = box.board.pits
    lit = has(box, state, ticktock, "lantern")
    return tuple(dwarf for dwarf in in_mine(state) if lit or dwarf.place not in pits)


def ticktock_strikes(_box: Box, state: State, ticktock: Dwarf, targets: Targets) -> State:
    """He takes the space, and its dwarf is placed anew at once."""
    (victim,) = targets
    crew = crew_with(state, replace(ticktock, place=victim.place), replace(victim, place=WAITING))
    return replace(state, crew=crew, phase=Placing(victim.owner, victim.name))


def ticktock_foiled(state: State, ticktock: Dwarf, _targets: Targets) -> State:
    """He is placed on a free space, without another target."""
    return replace(state, phase=Placing(ticktock.owner, ticktock.name, foiled=True))


def call_the_next(state: State, _attacker: Dwarf, _targets: Targets) -> State:
    """A foiled dwarf that stands where it stands: the next one is called."""
    return replace(state, phase=NextCall())


class Aim(NamedTuple):
    """Whom an ability may target and how many of them, what it does to them, and what follows when a star stops it."""

    targets: Callable[[Box, State, Dwarf], Targets]
    strikes: Callable[[Box, State, Dwarf, Targets], State]
    foiled: Callable[[State, Dwarf, Targets], State]
    number: int = 1


AIMS: Final = {
    "crook": Aim(crook_targets, crook_strikes, crook_foiled),
    "haggler": Aim(haggler_targets, haggler_strikes, haggler_foiled),
    "scoundrel": Aim(scoundrel_targets, scoundrel_strikes, call_the_next),
    "bully": Aim(bully_targets, bully_strikes, call_the_next),
    "trickster": Aim(trickster_targets, trickster_strikes, call_the_next, number=2),
    "ticktock": Aim(ticktock_targets, ticktock_strikes, ticktock_foiled),
}
WHEN_PLACED: Final = ("scoundrel", "bully", "trickster")
"""The abilities that follow their dwarf's placement (MM-5.3)."""


def targets_of(box: Box, state: State, attacker: Dwarf) -> Targets:
    """The dwarves that an attacker may target now; none in a truce (MM-11.3)."""
    aim = AIMS.get(box.does[attacker.name])
    return () if aim is None or is_truce(state) else aim.targets(box, state, attacker)


def attack(box: Box, state: State, attacker: Dwarf, targets: Targets) -> State:
    """The targets' owners may answer with a star, the lowest initiative first; then the ability strikes (MM-7.6, MM-8.2)."""
    asked = tuple(dwarf for dwarf in state.crew if dwarf in targets and _may_answer(box, state, attacker, dwarf))
    if not asked:
        return AIMS[box.does[attacker.name]].strikes(box, state, attacker, targets)
    names = tuple(dwarf.name for dwarf in targets)
    return replace(state, phase=Reacting(asked[0].owner, attacker.name, names, tuple(dwarf.name for dwarf in asked)))


def _may_answer(box: Box, state: State, attacker: Dwarf, target: Dwarf) -> bool:
    """Could this rival have a star, as far as everybody can see? Nobody stars an attack of their own."""
    return target.owner != attacker.owner and bool(target.hidden or visible(box, state, target, "star"))


def answered(box: Box, state: State, phase: Reacting, star: bool) -> State:
    """One target has answered; a star earns 2 at once, and the last answer decides (MM-7.6, MM-8.15)."""
    attacker = state.dwarf(phase.dwarf)
    if star:
        target = state.dwarf(phase.asked[0])
        state = replace(state, treasuries=handed_over(state.treasuries, attacker.owner, target.owner, BOUNTY))
    starred = phase.starred or star
    asked = phase.asked[1:]
    if asked:
        return replace(state, phase=replace(phase, turn=state.dwarf(asked[0]).owner, asked=asked, starred=starred))
    aim = AIMS[box.does[attacker.name]]
    targets = tuple(map(state.dwarf, phase.targets))
    return aim.foiled(state, attacker, targets) if starred else aim.strikes(box, state, attacker, targets)
