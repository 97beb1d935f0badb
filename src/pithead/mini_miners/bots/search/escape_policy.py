"""How good the choices of an escape look: get out with the gold; shovel or give a dwarf up only where that brings more (MM-6.8, MM-6.9)."""

from __future__ import annotations

from pithead.mini_miners.bots.search.dig_policy import cleared
from pithead.mini_miners.bots.search.features import ahead, read_mine, tool_cards
from pithead.mini_miners.bots.search.workspace import Model, Workspace
from pithead.mini_miners.kernel.escape import SHOVELS
from pithead.mini_miners.kernel.layout import NOTHING, Ability, AmbushChoice, EscapeChoice, Fact, Field
from pithead.mini_miners.kernel.table import blocked
from pithead.sim.words import Words, lowest


def score_escaping(model: Model, workspace: Workspace, state: Words, seat: int, choices: int) -> None:
    """Every way to leave, and what becomes of the others then."""
    read_mine(model, workspace, state, seat)
    dwarf = state[Field.ACTOR]
    space = state[Field.PLACE + dwarf]
    gold = state[Field.GOLD + dwarf] + workspace.kept[0] * tool_cards(state, dwarf)
    if model.box[Fact.DOES + dwarf] == Ability.LUCKY:
        gold += 2.0
    workspace.owner[space] = NOTHING
    workspace.gold[space] = gold
    rest = ahead(model, workspace, state, seat)
    while choices:
        choice = lowest(choices)
        if choice == EscapeChoice.ESCAPE:
            score = rest + gold
        elif choice == EscapeChoice.GIVE_UP:
            score = staying(model, workspace, state, seat, NOTHING, 0, 0) if state[Field.REMOVALS] else rest
        elif choice >= EscapeChoice.SACRIFICE:
            score = cleared(model, workspace, state, seat, choice - EscapeChoice.SACRIFICE)
        elif choice >= EscapeChoice.REMOVE:
            score = staying(model, workspace, state, seat, choice - EscapeChoice.REMOVE, state[Field.REMOVALS] - 1, 0)
        else:
            score = tooled(model, workspace, state, seat, choice, gold)
            score -= workspace.kept[0] if choice >= EscapeChoice.BORROW_SHOVEL else 0.01
        workspace.scores[choice] = score
        choices &= choices - 1


def tooled(model: Model, workspace: Workspace, state: Words, seat: int, choice: int, gold: float) -> float:
    """The mine after a shovel or dynamite (MM-7.5)."""
    if choice == EscapeChoice.USE_SHOVEL or choice == EscapeChoice.BORROW_SHOVEL:  # noqa: PLR1714 - no tuples in a kernel
        return staying(model, workspace, state, seat, NOTHING, SHOVELS, SHOVELS)
    if state[Field.FALLEN_COUNT] >= model.box[Fact.COLLAPSE_MARKERS]:
        return 0.0
    space = state[Field.PLACE + state[Field.ACTOR]]
    workspace.fallen[space] += 1
    score = ahead(model, workspace, state, seat)
    workspace.fallen[space] -= 1
    free = blocked(state, model.box, state[Field.ACTOR]) <= state[Field.IGNORE]
    return score + gold if free else score


def staying(model: Model, workspace: Workspace, state: Words, seat: int, name: int, passes: int, clears: int) -> float:
    """The mine with the dwarf still in it, and perhaps without a collapse marker."""
    space = state[Field.PLACE + state[Field.ACTOR]]
    workspace.owner[space] = seat
    workspace.passes[space] = state[Field.IGNORE] + passes
    workspace.clears[space] = clears
    score = ahead(model, workspace, state, seat) if name == NOTHING else cleared(model, workspace, state, seat, name)
    workspace.owner[space] = NOTHING
    return score


def score_lurking(workspace: Workspace, state: Words, seat: int) -> None:
    """The Crook waits if a rival is next (MM-8.7)."""
    following = state[Field.OWNER + state[Field.DWARF_ON + lowest(state[Field.OCCUPIED])]]
    workspace.scores[AmbushChoice.ANNOUNCE] = 1.0 if following != seat else -1.0
    workspace.scores[AmbushChoice.LET_GO] = 0.0
