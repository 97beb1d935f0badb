"""How good the choices of an escape look: get out with the gold; shovel or give a dwarf up only where that brings more (MM-6.8, MM-6.9)."""

from __future__ import annotations

from pithead.mini_miners.bots.search.delving import cleared
from pithead.mini_miners.bots.search.features import ahead, survey, tool_cards
from pithead.mini_miners.bots.search.workspace import Desk, Mind
from pithead.mini_miners.kernel.escape import SHOVELS
from pithead.mini_miners.kernel.layout import NOTHING, Ability, AmbushChoice, EscapeChoice, Fact, Field
from pithead.mini_miners.kernel.table import blocked
from pithead.sim.words import Words, lowest


def like_escaping(mind: Mind, desk: Desk, state: Words, seat: int, choices: int) -> None:
    """Every way to leave, and what becomes of the others then."""
    survey(mind, desk, state, seat)
    dwarf = state[Field.ACTOR]
    space = state[Field.PLACE + dwarf]
    gold = state[Field.GOLD + dwarf] + desk.kept[0] * tool_cards(state, dwarf)
    if mind.box[Fact.DOES + dwarf] == Ability.LUCKY:
        gold += 2.0
    desk.owner[space] = NOTHING
    desk.gold[space] = gold
    rest = ahead(mind, desk, state, seat)
    while choices:
        choice = lowest(choices)
        if choice == EscapeChoice.ESCAPE:
            score = rest + gold
        elif choice == EscapeChoice.GIVE_UP:
            score = staying(mind, desk, state, seat, NOTHING, 0, 0) if state[Field.REMOVALS] else rest
        elif choice >= EscapeChoice.SACRIFICE:
            score = cleared(mind, desk, state, seat, choice - EscapeChoice.SACRIFICE)
        elif choice >= EscapeChoice.REMOVE:
            score = staying(mind, desk, state, seat, choice - EscapeChoice.REMOVE, state[Field.REMOVALS] - 1, 0)
        else:
            score = tooled(mind, desk, state, seat, choice, gold)
            score -= desk.kept[0] if choice >= EscapeChoice.BORROW_SHOVEL else 0.01
        desk.scores[choice] = score
        choices &= choices - 1


def tooled(mind: Mind, desk: Desk, state: Words, seat: int, choice: int, gold: float) -> float:
    """The mine after a shovel or dynamite (MM-7.5)."""
    if choice == EscapeChoice.USE_SHOVEL or choice == EscapeChoice.BORROW_SHOVEL:  # noqa: PLR1714 - no tuples in a kernel
        return staying(mind, desk, state, seat, NOTHING, SHOVELS, SHOVELS)
    if state[Field.FALLEN_COUNT] >= mind.box[Fact.COLLAPSE_MARKERS]:
        return 0.0
    space = state[Field.PLACE + state[Field.ACTOR]]
    desk.fallen[space] += 1
    score = ahead(mind, desk, state, seat)
    desk.fallen[space] -= 1
    free = blocked(state, mind.box, state[Field.ACTOR]) <= state[Field.IGNORE]
    return score + gold if free else score


def staying(mind: Mind, desk: Desk, state: Words, seat: int, name: int, passes: int, clears: int) -> float:
    """The mine with the dwarf still in it, and perhaps without a collapse marker."""
    space = state[Field.PLACE + state[Field.ACTOR]]
    desk.owner[space] = seat
    desk.passes[space] = state[Field.IGNORE] + passes
    desk.clears[space] = clears
    score = ahead(mind, desk, state, seat) if name == NOTHING else cleared(mind, desk, state, seat, name)
    desk.owner[space] = NOTHING
    return score


def like_lurking(desk: Desk, state: Words, seat: int) -> None:
    """The Crook waits if a rival is next (MM-8.7)."""
    following = state[Field.OWNER + state[Field.DWARF_ON + lowest(state[Field.OCCUPIED])]]
    desk.scores[AmbushChoice.ANNOUNCE] = 1.0 if following != seat else -1.0
    desk.scores[AmbushChoice.LET_GO] = 0.0
