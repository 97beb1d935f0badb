"""Dice on the table: which are about to roll, and what happens once they have (DM-2.1, DM-4.3, DM-5.2, DM-7.2, DM-8.2)."""

from __future__ import annotations

from pithead.dice_miner.rules.content import Box
from pithead.dice_miner.rules.dice import Kind, kind_of
from pithead.dice_miner.rules.events import Rolled
from pithead.dice_miner.rules.phases.excavation import cheers_rolled
from pithead.dice_miner.rules.phases.magic import magic_rolled
from pithead.dice_miner.rules.phases.replenish import due_dice, rerolled
from pithead.dice_miner.rules.phases.setup import opening_roll
from pithead.dice_miner.rules.state import Excavation, Magic, Opening, Rerolling, State
from pithead.game import IllegalEvent


def due(state: State) -> tuple[list[Kind], str]:
    """The kinds of the dice that are about to roll, and the rule that says so."""
    match state.phase:
        case Excavation(sharing=gift) if gift is not None:
            return [gift.kind], "DM-4.3"
        case Magic(to_choose=0, rolling=dice) if dice:
            return [kind_of(die) for die in dice], "DM-5.2"
        case Rerolling() as phase:
            return [kind_of(die) for die in due_dice(state, phase)], "DM-8.2" if state.contenders else "DM-7.2"
        case Opening(rolling=seats):
            return ["tunnel"] * len(seats), "DM-2.1"
        case _:
            return [], "DM-3.1"


def rolled(box: Box, state: State, event: Rolled) -> State:
    """The dice that were due lie there with these faces."""
    kinds, rule = due(state)
    if not kinds:
        raise IllegalEvent(rule, "no-roll-now")
    if sorted(map(kind_of, event.faces)) != sorted(kinds):
        raise IllegalEvent(rule, "wrong-dice", expected=" ".join(kinds), came=" ".join(event.faces))
    for face in event.faces:
        if face not in box.sides[kind_of(face)]:
            raise IllegalEvent("DM-1.2", "no-such-face", face=face)
    match state.phase:
        case Excavation() as phase:
            return cheers_rolled(state, phase, event)
        case Magic() as phase:
            return magic_rolled(state, phase, event)
        case Rerolling() as phase:
            return rerolled(state, phase, event)
        case _:
            return opening_roll(state, event)
