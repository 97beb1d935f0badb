"""Targets and stars: a dwarf aims, its target may answer, and the ability strikes or not (MM-7.6, MM-8.3)."""

from __future__ import annotations

from msgspec.structs import replace

from pithead.game import IllegalEvent, Seat
from pithead.mini_miners.rules.content import Box
from pithead.mini_miners.rules.events import Decision, Move, Pass, Target, Use
from pithead.mini_miners.rules.state import Aiming, Bargains, Moving, NextCall, Reacting, State
from pithead.mini_miners.rules.table import crew_with, has, use
from pithead.mini_miners.rules.targets import AIMS, answered, attack, pushable, targets_of


def legal_aim(box: Box, state: State, phase: Aiming, _seat: Seat) -> tuple[Decision, ...]:
    """The dwarves that may be targeted; nobody has to be, until the first of two is chosen (MM-8.3)."""
    targets = targets_of(box, state, state.dwarf(phase.dwarf))
    aims: list[Decision] = [Target(dwarf.name) for dwarf in targets if dwarf.name != phase.chosen]
    return tuple(aims) if phase.chosen else (*aims, Pass())


def target(box: Box, state: State, phase: Aiming, _seat: Seat, event: Target) -> State:
    """The target is named; two of them for the Trickster (MM-8.3, MM-8.15)."""
    attacker = state.dwarf(phase.dwarf)
    if event.dwarf == phase.chosen or all(dwarf.name != event.dwarf for dwarf in targets_of(box, state, attacker)):
        raise IllegalEvent("MM-8.3", "no-target", dwarf=event.dwarf, attacker=phase.dwarf)
    if not phase.chosen and AIMS[box.does[phase.dwarf]].number > 1:
        return replace(state, phase=replace(phase, chosen=event.dwarf))
    names = (phase.chosen, event.dwarf) if phase.chosen else (event.dwarf,)
    return attack(box, state, attacker, tuple(map(state.dwarf, names)))


def hold_fire(_box: Box, state: State, phase: Aiming, _seat: Seat, _event: Pass) -> State:
    """Nobody is targeted (MM-8.3)."""
    if phase.chosen:
        raise IllegalEvent("MM-8.15", "two-targets", dwarf=phase.chosen)
    waits = state.dwarf(phase.dwarf).underground
    return replace(state, phase=NextCall() if waits else Bargains(phase.dwarf))


def legal_reaction(box: Box, state: State, phase: Reacting, _seat: Seat) -> tuple[Decision, ...]:
    """A star, if there is one; the question alone does not tell (MM-7.6)."""
    starred = has(box, state, state.dwarf(phase.asked[0]), "star")
    return (Use("star"), Pass()) if starred else (Pass(),)


def show_star(box: Box, state: State, phase: Reacting, _seat: Seat, event: Use) -> State:
    """The star cancels the effect and earns 2 (MM-7.6)."""
    asked = state.dwarf(phase.asked[0])
    if event.tool != "star" or not has(box, state, asked, "star"):
        raise IllegalEvent("MM-7.6", "no-star", dwarf=asked.name, tool=event.tool)
    return answered(box, use(box, state, asked, "star"), phase, star=True)


def endure(box: Box, state: State, phase: Reacting, _seat: Seat, _event: Pass) -> State:
    """No star is shown (MM-7.6)."""
    return answered(box, state, phase, star=False)


def legal_moves(box: Box, state: State, phase: Moving, _seat: Seat) -> tuple[Decision, ...]:
    """The free neighbouring spaces of the target (MM-8.12)."""
    return tuple(map(Move, pushable(box, state, state.dwarf(phase.target))))


def move(box: Box, state: State, phase: Moving, _seat: Seat, event: Move) -> State:
    """The target stands there now; it was moved, not placed (MM-5.2, MM-8.12)."""
    dwarf = state.dwarf(phase.target)
    spaces = pushable(box, state, dwarf)
    if event.space not in spaces:
        raise IllegalEvent("MM-8.12", "no-way-there", space=event.space, dwarf=dwarf.name, spaces=", ".join(spaces))
    return replace(state, crew=crew_with(state, replace(dwarf, place=event.space)), phase=NextCall())
