"""What any state is worth to every seat, with the same care before and after dice fall, so that luck is no seat's friend.

A state where somebody decides is looked into a little. Where chance acts it is the mean of that over what may come up: over every case
where there are few; else many cases are judged at a quick look, some of them looked into, and the mean difference corrects the judgement.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from pithead.dice_miner.bots.search.caching_search import roll_trove, search_caching
from pithead.dice_miner.bots.search.excavation_search import search_excavation
from pithead.dice_miner.bots.search.hero_search import search_heroes
from pithead.dice_miner.bots.search.magic_search import dice_apart_of_turn, roll_apart, search_magic, set_apart_best, weigh_dice
from pithead.dice_miner.bots.search.precision import Finding, Precision
from pithead.dice_miner.bots.search.value import judge
from pithead.dice_miner.bots.search.workspace import CUT_OFF, THOUGHT_LIMIT, Model, Workspace
from pithead.dice_miner.kernel.bots import greedy_choice
from pithead.dice_miner.kernel.excavation import cheers_rolled
from pithead.dice_miner.kernel.game import menu, sample, settle, step
from pithead.dice_miner.kernel.layout import KINDS, CachingChoice, Fact, Field, Phase, SeatField
from pithead.dice_miner.kernel.replenish import begin_reroll, begin_tie_magic, cache, name_starter
from pithead.dice_miner.kernel.scoring import total
from pithead.dice_miner.kernel.seats import block
from pithead.dice_miner.kernel.setup import choose
from pithead.sim.actors import chance_acts, first_actor
from pithead.sim.stream import Rng, begin_stream, below
from pithead.sim.words import Words

STREAMS: Final = 8
"""Streams of a case: one for each seat's dice, and these."""
OTHER_DICE: Final = 4
MOUNTAIN: Final = 5
LOOKING: Final = 6
"""The stream of those who look ahead."""
PICKING: Final = 7
"""The stream that picks the cases to be looked into."""


def evaluate(model: Model, workspace: Workspace, precision: Words, seed: int, state: Words, found: Any) -> None:
    """What a state is worth; `state` itself is used up where somebody has yet to choose heroes, dice or what to cache.

    Not for the roll for the start, which favours nobody, and not for a lone player, who has nobody to beat.
    """
    workspace.counters[THOUGHT_LIMIT] = 1 << 60
    workspace.counters[CUT_OFF] = 0
    if state[Field.PHASE] == Phase.HEROES:
        choose_heroes(model, workspace, state)
    elif state[Field.PHASE] == Phase.CHOOSING:
        choose_dice(model, workspace, state)
    elif state[Field.PHASE] == Phase.REPLENISH:
        cache_dice(model, workspace, precision, seed, state)
    if chance_acts(state):
        expect(model, workspace, precision, seed, state, found)
        return
    load_state(workspace, state)
    search_state(model, workspace, precision, seed)
    for seat in range(state[Field.SEATS]):
        found[Finding.WORTH, seat] = workspace.values[0, seat]
        found[Finding.ERROR, seat] = 0.0


def load_state(workspace: Workspace, state: Words) -> None:
    """The first state of the workspace."""
    for word in range(Field.SIZE):
        workspace.states[0, word] = state[word]


def search_state(model: Model, workspace: Workspace, precision: Words, seed: int) -> None:
    """The first values of the workspace: what its first state is worth, where somebody decides or all is over."""
    begin_stream(workspace.rng, seed, LOOKING)
    phase = workspace.states[0, Field.PHASE]
    if phase == Phase.EXCAVATION and precision[Precision.DEPTH]:
        search_excavation(model, workspace, precision[Precision.DEPTH], precision[Precision.WIDE])
    elif phase == Phase.MAGIC and precision[Precision.ROLLS]:
        search_magic(model, workspace, precision[Precision.ROLLS], False)
    else:
        judge(model, workspace, workspace.states[0], workspace.values[0])


# What those do who have yet to choose


def choose_heroes(model: Model, workspace: Workspace, state: Words) -> None:
    """Everybody takes the hero that is best for them (DM-2.2)."""
    while state[Field.PHASE] == Phase.HEROES:
        load_state(workspace, state)
        choose(state, search_heroes(model, workspace))


def choose_dice(model: Model, workspace: Workspace, state: Words) -> None:
    """The magic that is being spent rolls the dice that gain most (DM-5.2)."""
    load_state(workspace, state)
    weigh_dice(model, workspace, 0)
    set_apart_best(workspace, 0, workspace.gains[0])
    for word in range(Field.SIZE):
        state[word] = workspace.states[0, word]


def cache_dice(model: Model, workspace: Workspace, precision: Words, seed: int, state: Words) -> None:
    """Everybody who is still at it caches what is best for them, beside what they have cached (DM-7.1)."""
    for seat in range(state[Field.SEATS]):
        if state[Field.WAITING] >> seat & 1:
            choice = 0
            while choice != CachingChoice.END:
                load_state(workspace, state)
                begin_stream(workspace.rng, seed, LOOKING)
                choice = search_caching(model, workspace, seat, precision[Precision.REPLENISHES])
                if choice != CachingChoice.END:
                    cache(state, seat, choice)
    state[Field.WAITING] = 0
    begin_reroll(state)


def forget_caches(state: Words, seat: int) -> None:
    """What others cache is their secret: as this seat knows it, all others are still at it (DM-7.1)."""
    for other in range(state[Field.SEATS]):
        if other != seat:
            state[Field.WAITING] |= 1 << other
            for kind in range(KINDS):
                state[block(other) + SeatField.APART + kind] = 0


# What chance may do


def expect(model: Model, workspace: Workspace, precision: Words, seed: int, state: Words, found: Any) -> None:
    """The mean over what may come up, and its standard error."""
    seats, cases = state[Field.SEATS], cases_of(state)
    for row in range(Finding.SIZE):
        for seat in range(seats):
            found[row, seat] = 0.0
    listed = 0 < cases <= max(precision[Precision.CASES], precision[Precision.CLOSER])
    if listed and cases <= precision[Precision.CLOSER]:
        search_all(model, workspace, precision, seed, state, cases, found)
        return
    judged = cases if listed else precision[Precision.CASES]
    for case in range(judged):
        draw_case(model, workspace, seed, state, case, listed)
        judge(model, workspace, workspace.states[0], workspace.values[0])
        for seat in range(seats):
            found[Finding.JUDGED, seat] += workspace.values[0, seat]
            found[Finding.JUDGED_SQUARED, seat] += workspace.values[0, seat] ** 2
    for number in range(precision[Precision.CLOSER]):
        correct(model, workspace, precision, seed, state, number, cases if listed else 0, found)
    for seat in range(seats):
        found[Finding.WORTH, seat] = found[Finding.JUDGED, seat] / judged
        variance = 0.0 if listed else variance_of_mean(found[Finding.JUDGED, seat], found[Finding.JUDGED_SQUARED, seat], judged)
        if precision[Precision.CLOSER]:
            found[Finding.WORTH, seat] += found[Finding.CORRECTION, seat] / precision[Precision.CLOSER]
            variance += variance_of_mean(
                found[Finding.CORRECTION, seat], found[Finding.CORRECTION_SQUARED, seat], precision[Precision.CLOSER]
            )
        found[Finding.ERROR, seat] = sqrt(variance)


def search_all(model: Model, workspace: Workspace, precision: Words, seed: int, state: Words, cases: int, found: Any) -> None:
    """So few cases that each can be looked into: nothing is left to error."""
    for case in range(cases):
        draw_case(model, workspace, seed, state, case, True)
        search_state(model, workspace, precision, seed)
        for seat in range(state[Field.SEATS]):
            found[Finding.WORTH, seat] += workspace.values[0, seat] / cases


def correct(model: Model, workspace: Workspace, precision: Words, seed: int, state: Words, number: int, cases: int, found: Any) -> None:
    """Look into one case: by how much was its judgement wrong?"""
    case = number
    if cases:
        begin_stream(workspace.dice, seed, number * STREAMS + PICKING)
        case = below(workspace.dice, cases)
    draw_case(model, workspace, seed, state, case, cases > 0)
    judge(model, workspace, workspace.states[0], workspace.values[0])
    for seat in range(state[Field.SEATS]):
        found[Finding.QUICK_EFFORT, seat] = workspace.values[0, seat]
    search_state(model, workspace, precision, seed)
    for seat in range(state[Field.SEATS]):
        error = workspace.values[0, seat] - found[Finding.QUICK_EFFORT, seat]
        found[Finding.CORRECTION, seat] += error
        found[Finding.CORRECTION_SQUARED, seat] += error**2


def variance_of_mean(whole: float, squares: float, count: int) -> Any:
    """How far the mean of a sample may be from the truth, squared."""
    if count < 2:
        return 0.0
    return max(0.0, squares - whole * whole / count) / (count - 1) / count


def cases_of(state: Words) -> int:
    """How many equally likely cases there are, if they can be counted off: the sides of the dice that roll; else 0."""
    if state[Field.PHASE] == Phase.SHARING:
        return 6
    if state[Field.PHASE] != Phase.ROLLING:
        return 0
    cases = 1
    for _ in range(dice_apart_of_turn(state)):
        cases *= 6
    return cases


def draw_case(model: Model, workspace: Workspace, seed: int, state: Words, case: int, listed: bool) -> None:
    """The first state of the workspace: what chance makes of a state in one case, until somebody decides."""
    load_state(workspace, state)
    after = workspace.states[0]
    begin_stream(workspace.rng, seed, case * STREAMS + OTHER_DICE)
    if after[Field.PHASE] == Phase.ROLLING:
        roll_apart(model, workspace, 0, case if listed else -1)
    elif after[Field.PHASE] == Phase.SHARING and listed:
        kind = (after[Field.GIFT] & 63) >> 3
        workspace.outcome[0] = kind * 8 + model.box[Fact.SIDES + kind * 8 + case]
        cheers_rolled(after, workspace.outcome)
    else:
        if after[Field.PHASE] == Phase.REROLLING:
            roll_troves(model, workspace, seed, after, case)
        while chance_acts(after):
            if after[Field.PHASE] == Phase.FILLING:
                begin_stream(workspace.rng, seed, case * STREAMS + MOUNTAIN)
            sample(after, model.box, workspace.rng, workspace.outcome)
            settle(after, model.box, workspace.outcome)


def roll_troves(model: Model, workspace: Workspace, seed: int, state: Words, case: int) -> None:
    """Everybody who has yet to roll does so; a die has the same roll in this case whatever else is cached (DM-7.2, DM-8.2)."""
    for seat in range(state[Field.SEATS]):
        if state[Field.WAITING] >> seat & 1:
            begin_stream(workspace.dice, seed, case * STREAMS + seat)
            roll_trove(model, workspace, state, seat)
    state[Field.WAITING] = 0
    if state[Field.CONTENDERS]:
        begin_tie_magic(state)
    else:
        name_starter(state)


# A lone player


def play_alone(model: Model, workspace: Workspace, precision: Words, seed: int, state: Words, found: Any) -> None:
    """The points of a lone player at the end, on average, if a greedy one goes on from here (DM-9.2)."""
    found[Finding.JUDGED, 0] = found[Finding.JUDGED_SQUARED, 0] = 0.0
    for number in range(precision[Precision.PLAYOUTS]):
        load_state(workspace, state)
        begin_stream(workspace.rng, seed, number * STREAMS)
        play_on(model, workspace.states[0], workspace.rng, workspace.outcome)
        points = total(workspace.states[0], 0)
        found[Finding.JUDGED, 0] += points
        found[Finding.JUDGED_SQUARED, 0] += points * points
    found[Finding.WORTH, 0] = found[Finding.JUDGED, 0] / precision[Precision.PLAYOUTS]
    found[Finding.ERROR, 0] = sqrt(
        variance_of_mean(found[Finding.JUDGED, 0], found[Finding.JUDGED_SQUARED, 0], precision[Precision.PLAYOUTS])
    )


def play_on(model: Model, state: Words, rng: Rng, outcome: Words) -> None:
    """Play a game to its end, everybody greedy."""
    while state[Field.PHASE] != Phase.OVER:
        if chance_acts(state):
            sample(state, model.box, rng, outcome)
            settle(state, model.box, outcome)
        else:
            seat = first_actor(state)
            step(state, model.box, seat, greedy_choice(state, model.box, seat, menu(state, model.box, seat)))
