"""What a choice is worth, by playing on from it many times; luck is taken out as far as the mind can see it.

Until the mountain is gone hardly a die falls, and players who always do the same would go the same way every time: then their habits
would be measured, and not the choice. So they mix up what is close.

Whenever dice fall, the mind says how much better they fell than on average, for each seat. That is luck, and its mean is 0 whatever the
mind believes, so what remains after taking it out has the same mean and varies less. Every choice is followed by the same dice.
Rollouts may stop after a round: then the mind's judgement of the table before the next mountain stands for the rest.
"""

from __future__ import annotations

from typing import Any, Final

from pithead.dice_miner.bots.search.conjure import dice_apart_of_turn, roll_apart
from pithead.dice_miner.bots.search.games import STREAMS, player_choice, roll_dice, take_step
from pithead.dice_miner.bots.search.judge import judge
from pithead.dice_miner.bots.search.uct import Tree
from pithead.dice_miner.bots.search.workspace import COUNT, Desk, Mind
from pithead.dice_miner.kernel.excavation import excavation_menu
from pithead.dice_miner.kernel.game import chance_acts, first_actor, sample, settle, step
from pithead.dice_miner.kernel.layout import TIES_KEPT, Fact, Field, Phase
from pithead.sim.real import exp
from pithead.sim.stream import Rng, begin_stream, below
from pithead.sim.words import Words, popcount

CASES: Final = 36
"""What dice may come up with is counted out up to so many cases, and else imagined so often."""

MOUNTAINS: Final = 16
"""New mountains and rolls of whole troves are imagined so often."""

HEAT: Final = 0.02
"""How much worse a choice of the excavation may be, in victories, and still be taken."""

LOTS: Final = 1 << 30

RAW: Final = 0
ADJUSTED: Final = 1


def roll_out(
    mind: Mind, desk: Desk, tree: Tree, players: Any, state: Words, seat: int, seed: int, trial: int, dice: Rng, last: int
) -> float:
    """Play a state to the end of the game, or of its last round: the share of a seat; its luck on the way is left on the desk."""
    spare, luck = desk.spare_rng, desk.luck
    begin_stream(dice, seed, trial * STREAMS)
    begin_stream(desk.rng, seed + 1, trial)
    begin_stream(spare, seed + 2, trial)
    luck[0] = 0.0
    while state[Field.PHASE] != Phase.OVER and state[Field.TIES] < TIES_KEPT:
        if state[Field.PHASE] == Phase.FILLING and state[Field.ROUND] > last:
            return judged(mind, desk, state, seat)
        if chance_acts(state):
            expected = expect(mind, desk, state, seat, spare)
            roll_dice(mind, state, seed, trial, dice, desk.dice, desk.outcome)
            if expected >= 0:
                luck[0] += judged(mind, desk, state, seat) - expected
        else:
            actor = first_actor(state)
            choices = excavation_menu(state, mind.box) if state[Field.PHASE] == Phase.EXCAVATION else 0
            choice = player_choice(mind, mind, desk, tree, players, state, actor)
            if choices & (choices - 1):
                choice = mixed_up(desk)
            take_step(mind, desk, state, actor, choice)
    won = state[Field.WAITING] if state[Field.PHASE] == Phase.OVER else 0
    return 1.0 / popcount(won) if won >> seat & 1 else 0.0


def mixed_up(desk: Desk) -> int:
    """One of the choices that were just looked into: one that is worse by the heat is taken e times as rarely as the best."""
    count, whole = desk.nodes[0, COUNT], 0.0
    for place in range(count):
        desk.worths[0, place] = exp((desk.worths[0, place] - desk.highest[0]) / HEAT)
        whole += desk.worths[0, place]
    drawn = whole * below(desk.rng, LOTS) / LOTS
    for place in range(count):
        drawn -= desk.worths[0, place]
        if drawn < 0:
            return int(desk.options[0, place])
    return int(desk.options[0, 0])


def judged(mind: Mind, desk: Desk, state: Words, seat: int) -> float:
    """What the mind thinks of a state."""
    judge(mind, desk, state, desk.values[2])
    return float(desk.values[2, seat])


def expect(mind: Mind, desk: Desk, state: Words, seat: int, spare: Rng) -> float:
    """What the mind expects on average before dice fall; -1 where it has no opinion."""
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
    after = desk.states[1]
    mean = 0.0
    for case in range(tries):
        for word in range(Field.SIZE):
            after[word] = state[word]
        if exact and phase == Phase.ROLLING:
            roll_apart(mind, desk, 1, case)
        elif exact:
            kind = (state[Field.GIFT] & 63) >> 3
            desk.outcome[0] = kind * 8 + mind.box[Fact.SIDES + kind * 8 + case]
            settle(after, mind.box, desk.outcome)
        else:
            sample(after, mind.box, spare, desk.outcome)
            settle(after, mind.box, desk.outcome)
        mean += judged(mind, desk, after, seat) / tries
    return mean


def roll_out_choice(
    mind: Mind,
    desk: Desk,
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
    state = desk.states[desk.states.shape[0] - 1]
    for place in range(out.shape[0]):
        for word in range(Field.SIZE):
            state[word] = start[word]
        step(state, mind.box, seat, choice)
        share = roll_out(mind, desk, tree, players, state, seat, seed, first + place, dice, last)
        out[place, RAW] = share
        out[place, ADJUSTED] = share - desk.luck[0]
