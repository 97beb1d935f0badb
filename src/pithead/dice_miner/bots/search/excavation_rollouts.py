"""How an excavation will go on: sampled to its end, again and again, with three and four at the table.

Nobody knows how the others choose. So in every sampled rest each rival is by lot either one who takes what looks best at once, or a model
like our own; the same lots and dice follow every choice that is compared. After the last die the model judges the table.
"""

from __future__ import annotations

from typing import Any, Final

from pithead.dice_miner.bots.search.excavation_search import best_quick_choice
from pithead.dice_miner.bots.search.value import judge
from pithead.dice_miner.bots.search.workspace import PLIES, THOUGHTS, Model, Workspace, copy_state
from pithead.dice_miner.kernel.bots import greedy_choice
from pithead.dice_miner.kernel.excavation import excavation_menu, excavation_step
from pithead.dice_miner.kernel.game import sample, settle
from pithead.dice_miner.kernel.layout import Field, Phase
from pithead.sim.stream import begin_stream, below
from pithead.sim.words import Words, lowest, popcount

ROOT: Final = PLIES - 1
"""The ply of the workspace where the state waits that is thought about; its rest is sampled on the one before."""


SUM: Final = 0
SQUARES: Final = 1


def roll_out_excavation(model: Model, workspace: Workspace, choice: int, seed: int, first: int, trials: int, found: Any) -> None:
    """Sample the rest after a choice so often: what each seat's shares add up to, and their squares."""
    for trial in range(first, first + trials):
        begin_stream(workspace.dice, seed, trial)
        plain = draw_rivals(workspace, workspace.states[ROOT, Field.TURN])
        copy_state(workspace.states, ROOT - 1, ROOT)
        state = workspace.states[ROOT - 1]
        excavation_step(state, model.box, choice)
        finish_excavation(model, workspace, state, plain)
        judge(model, workspace, state, workspace.values[ROOT])
        for seat in range(state[Field.SEATS]):
            found[SUM, seat] += workspace.values[ROOT, seat]
            found[SQUARES, seat] += workspace.values[ROOT, seat] ** 2


def draw_rivals(workspace: Workspace, seat: int) -> int:
    """Who of the others takes what looks best at once, by lot, as bits."""
    plain = 0
    for other in range(workspace.states[ROOT, Field.SEATS]):
        plain |= below(workspace.dice, 2) << other
    return plain & ~(1 << seat)


def finish_excavation(model: Model, workspace: Workspace, state: Words, plain: int) -> None:
    """Everybody picks until the mountain is gone."""
    while state[Field.PHASE] in (Phase.EXCAVATION, Phase.SHARING):
        if state[Field.PHASE] == Phase.SHARING:
            sample(state, model.box, workspace.dice, workspace.outcome)
            settle(state, model.box, workspace.outcome)
            continue
        choices = excavation_menu(state, model.box)
        choice = lowest(choices)
        if choices & (choices - 1):
            if plain >> state[Field.TURN] & 1:
                choice = greedy_choice(state, model.box, state[Field.TURN], choices)
                workspace.counters[THOUGHTS] += popcount(choices)
            else:
                for word in range(Field.SIZE):
                    workspace.states[0, word] = state[word]
                choice = best_quick_choice(model, workspace, 0)
        excavation_step(state, model.box, choice)
