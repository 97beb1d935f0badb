"""What a choice is worth, by playing on from it many times; luck is taken out as far as the model can see it.

Until the mountain is gone hardly a die falls, and players who always do the same would go the same way every time: then their parameters
would be measured, and not the choice. So they mix up what is close.

Whenever dice fall, the model says how much better they fell than on average, for each seat. That is luck, and its mean is 0 whatever the
model believes, so what remains after taking it out has the same mean and varies less. Every choice is followed by the same dice.
Rollouts may stop after a round: then the model's judgement of the table before the next mountain stands for the rest.
"""

from __future__ import annotations

from typing import Any, Final

from pithead.dice_miner.bots.search.magic_search import dice_apart_of_turn, roll_apart
from pithead.dice_miner.bots.search.self_play import STREAMS, player_choice, roll_dice, take_step
from pithead.dice_miner.bots.search.value import judge
from pithead.dice_miner.bots.search.workspace import COUNT, Model, Tree, Workspace
from pithead.dice_miner.kernel.excavation import excavation_menu
from pithead.dice_miner.kernel.game import sample, settle, step
from pithead.dice_miner.kernel.layout import TIES_KEPT, Fact, Field, Phase
from pithead.sim.actors import chance_acts, first_actor
from pithead.sim.real import exp
from pithead.sim.stream import Rng, begin_stream, below
from pithead.sim.words import Words, popcount

CASES: Final = 36
"""What dice may come up with is counted out up to so many cases, and else sampled so often."""

MOUNTAINS: Final = 16
"""New mountains and rolls of whole troves are sampled so often."""

TEMPERATURE: Final = 0.02
"""How much worse a choice of the excavation may be, in victories, and still be taken."""

LOTS: Final = 1 << 30

RAW: Final = 0
ADJUSTED: Final = 1


def roll_out(
    model: Model, workspace: Workspace, tree: Tree, players: Any, state: Words, seat: int, seed: int, trial: int, dice: Rng, last: int
) -> float:
    """Play a state to the end of the game, or of its last round: the share of a seat; its luck on the way is left on the workspace."""
    spare, luck = workspace.spare_rng, workspace.luck
    begin_stream(dice, seed, trial * STREAMS)
    begin_stream(workspace.rng, seed + 1, trial)
    begin_stream(spare, seed + 2, trial)
    luck[0] = 0.0
    while state[Field.PHASE] != Phase.OVER and state[Field.TIES] < TIES_KEPT:
        if state[Field.PHASE] == Phase.FILLING and state[Field.ROUND] > last:
            return judged(model, workspace, state, seat)
        if chance_acts(state):
            expected = expect(model, workspace, state, seat, spare)
            roll_dice(model, state, seed, trial, dice, workspace.dice, workspace.outcome)
            if expected >= 0:
                luck[0] += judged(model, workspace, state, seat) - expected
        else:
            actor = first_actor(state)
            choices = excavation_menu(state, model.box) if state[Field.PHASE] == Phase.EXCAVATION else 0
            choice = player_choice(model, model, workspace, tree, players, state, actor)
            if choices & (choices - 1):
                choice = sample_choice(workspace)
            take_step(model, workspace, state, actor, choice)
    won = state[Field.WAITING] if state[Field.PHASE] == Phase.OVER else 0
    return 1.0 / popcount(won) if won >> seat & 1 else 0.0


def sample_choice(workspace: Workspace) -> int:
    """One of the choices that were just looked into: one that is worse by the temperature is taken e times as rarely as the best."""
    count, whole = workspace.nodes[0, COUNT], 0.0
    for place in range(count):
        workspace.worths[0, place] = exp((workspace.worths[0, place] - workspace.highest[0]) / TEMPERATURE)
        whole += workspace.worths[0, place]
    drawn = whole * below(workspace.rng, LOTS) / LOTS
    for place in range(count):
        drawn -= workspace.worths[0, place]
        if drawn < 0:
            return int(workspace.options[0, place])
    return int(workspace.options[0, 0])


def judged(model: Model, workspace: Workspace, state: Words, seat: int) -> float:
    """What the model thinks of a state."""
    judge(model, workspace, state, workspace.values[2])
    return float(workspace.values[2, seat])


def expect(model: Model, workspace: Workspace, state: Words, seat: int, spare: Rng) -> float:
    """What the model expects on average before dice fall; -1 where it has no opinion."""
    phase = state[Field.PHASE]
    if state[Field.CONTENDERS] or phase not in (Phase.SHARING, Phase.ROLLING, Phase.REROLLING, Phase.FILLING):
        return -1.0
    cases = 6
    if phase == Phase.ROLLING:
        cases = 1
        for _ in range(dice_apart_of_turn(state)):
            cases *= 6
    exact = cases <= CASES and phase in (Phase.SHARING, Phase.ROLLING)
    tries = cases if exact else CASES if phase == Phase.ROLLING else MOUNTAINS
    after = workspace.states[1]
    mean = 0.0
    for case in range(tries):
        for word in range(Field.SIZE):
            after[word] = state[word]
        if exact and phase == Phase.ROLLING:
            roll_apart(model, workspace, 1, case)
        elif exact:
            kind = (state[Field.GIFT] & 63) >> 3
            workspace.outcome[0] = kind * 8 + model.box[Fact.SIDES + kind * 8 + case]
            settle(after, model.box, workspace.outcome)
        else:
            sample(after, model.box, spare, workspace.outcome)
            settle(after, model.box, workspace.outcome)
        mean += judged(model, workspace, after, seat) / tries
    return mean


def roll_out_choice(
    model: Model,
    workspace: Workspace,
    tree: Tree,
    players: Any,
    start: Words,
    seat: int,
    choice: int,
    seed: int,
    first: int,
    last: int,
    dice: Rng,
    out: Any,
) -> None:
    """Play on from a choice, once for each row of `out`: the plain share and the one without luck."""
    state = workspace.states[workspace.states.shape[0] - 1]
    for place in range(out.shape[0]):
        for word in range(Field.SIZE):
            state[word] = start[word]
        step(state, model.box, seat, choice)
        share = roll_out(model, workspace, tree, players, state, seat, seed, first + place, dice, last)
        out[place, RAW] = share
        out[place, ADJUSTED] = share - workspace.luck[0]
