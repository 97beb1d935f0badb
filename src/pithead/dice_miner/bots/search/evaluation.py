"""What any state is worth to every seat, with the same care before and after dice fall, so that luck is no seat's friend.

A state where somebody decides is looked into a little. Where chance acts it is the mean of that over what may come up: over every case
where there are few; else many cases are judged at a glance, some of them looked into, and the mean difference corrects the judgement.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from pithead.dice_miner.bots.search.care import (
    CASES,
    CLOSER,
    CORRECTION,
    CORRECTION_SQUARED,
    DEPTH,
    ERROR,
    FOUND_ROWS,
    GLANCE,
    JUDGED,
    JUDGED_SQUARED,
    PLAYOUTS,
    REPLENISHES,
    ROLLS,
    WIDE,
    WORTH,
)
from pithead.dice_miner.bots.search.conjure import conjure, dice_apart_of_turn, roll_apart, set_apart_best, weigh_dice
from pithead.dice_miner.bots.search.dig import explore
from pithead.dice_miner.bots.search.draft import draft
from pithead.dice_miner.bots.search.hoard import hoard, roll_trove
from pithead.dice_miner.bots.search.judge import judge
from pithead.dice_miner.bots.search.workspace import BROKEN, MOST, Desk, Mind
from pithead.dice_miner.kernel.bots import greedy_choice
from pithead.dice_miner.kernel.excavation import cheers_rolled
from pithead.dice_miner.kernel.game import chance_acts, first_actor, menu, sample, settle, step
from pithead.dice_miner.kernel.layout import KINDS, CachingChoice, Fact, Field, Phase, SeatField
from pithead.dice_miner.kernel.replenish import begin_reroll, begin_tie_magic, cache, name_starter
from pithead.dice_miner.kernel.scoring import total
from pithead.dice_miner.kernel.seats import block
from pithead.dice_miner.kernel.setup import choose
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


def appraise(mind: Mind, desk: Desk, care: Words, seed: int, state: Words, found: Any) -> None:
    """What a state is worth; `state` itself is used up where somebody has yet to choose heroes, dice or what to cache.

    Not for the roll for the start, which favours nobody, and not for a lone player, who has nobody to beat.
    """
    desk.counters[MOST] = 1 << 60
    desk.counters[BROKEN] = 0
    if state[Field.PHASE] == Phase.HEROES:
        choose_heroes(mind, desk, state)
    elif state[Field.PHASE] == Phase.CHOOSING:
        choose_dice(mind, desk, state)
    elif state[Field.PHASE] == Phase.REPLENISH:
        cache_dice(mind, desk, care, seed, state)
    if chance_acts(state):
        expect(mind, desk, care, seed, state, found)
        return
    lay(desk, state)
    look(mind, desk, care, seed)
    for seat in range(state[Field.SEATS]):
        found[WORTH, seat] = desk.values[0, seat]
        found[ERROR, seat] = 0.0


def lay(desk: Desk, state: Words) -> None:
    """The first state of the desk."""
    for word in range(Field.SIZE):
        desk.states[0, word] = state[word]


def look(mind: Mind, desk: Desk, care: Words, seed: int) -> None:
    """The first values of the desk: what its first state is worth, where somebody decides or all is over."""
    begin_stream(desk.rng, seed, LOOKING)
    phase = desk.states[0, Field.PHASE]
    if phase == Phase.EXCAVATION and care[DEPTH]:
        explore(mind, desk, care[DEPTH], care[WIDE])
    elif phase == Phase.MAGIC and care[ROLLS]:
        conjure(mind, desk, care[ROLLS], False)
    else:
        judge(mind, desk, desk.states[0], desk.values[0])


# What those do who have yet to choose


def choose_heroes(mind: Mind, desk: Desk, state: Words) -> None:
    """Everybody takes the hero that is best for them (DM-2.2)."""
    while state[Field.PHASE] == Phase.HEROES:
        lay(desk, state)
        choose(state, draft(mind, desk))


def choose_dice(mind: Mind, desk: Desk, state: Words) -> None:
    """The magic that is being spent rolls the dice that gain most (DM-5.2)."""
    lay(desk, state)
    weigh_dice(mind, desk, 0)
    set_apart_best(desk, 0, desk.gains[0])
    for word in range(Field.SIZE):
        state[word] = desk.states[0, word]


def cache_dice(mind: Mind, desk: Desk, care: Words, seed: int, state: Words) -> None:
    """Everybody who is still at it caches what is best for them, beside what they have cached (DM-7.1)."""
    for seat in range(state[Field.SEATS]):
        if state[Field.WAITING] >> seat & 1:
            choice = 0
            while choice != CachingChoice.END:
                lay(desk, state)
                begin_stream(desk.rng, seed, LOOKING)
                choice = hoard(mind, desk, seat, care[REPLENISHES])
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


def expect(mind: Mind, desk: Desk, care: Words, seed: int, state: Words, found: Any) -> None:
    """The mean over what may come up, and its standard error."""
    seats, cases = state[Field.SEATS], cases_of(state)
    for row in range(FOUND_ROWS):
        for seat in range(seats):
            found[row, seat] = 0.0
    listed = 0 < cases <= max(care[CASES], care[CLOSER])
    if listed and cases <= care[CLOSER]:
        look_at_all(mind, desk, care, seed, state, cases, found)
        return
    judged = cases if listed else care[CASES]
    for case in range(judged):
        come_up(mind, desk, seed, state, case, listed)
        judge(mind, desk, desk.states[0], desk.values[0])
        for seat in range(seats):
            found[JUDGED, seat] += desk.values[0, seat]
            found[JUDGED_SQUARED, seat] += desk.values[0, seat] ** 2
    for number in range(care[CLOSER]):
        correct(mind, desk, care, seed, state, number, cases if listed else 0, found)
    for seat in range(seats):
        found[WORTH, seat] = found[JUDGED, seat] / judged
        variance = 0.0 if listed else variance_of_mean(found[JUDGED, seat], found[JUDGED_SQUARED, seat], judged)
        if care[CLOSER]:
            found[WORTH, seat] += found[CORRECTION, seat] / care[CLOSER]
            variance += variance_of_mean(found[CORRECTION, seat], found[CORRECTION_SQUARED, seat], care[CLOSER])
        found[ERROR, seat] = sqrt(variance)


def look_at_all(mind: Mind, desk: Desk, care: Words, seed: int, state: Words, cases: int, found: Any) -> None:
    """So few cases that each can be looked into: nothing is left to error."""
    for case in range(cases):
        come_up(mind, desk, seed, state, case, True)
        look(mind, desk, care, seed)
        for seat in range(state[Field.SEATS]):
            found[WORTH, seat] += desk.values[0, seat] / cases


def correct(mind: Mind, desk: Desk, care: Words, seed: int, state: Words, number: int, cases: int, found: Any) -> None:
    """Look into one case: by how much was its judgement wrong?"""
    case = number
    if cases:
        begin_stream(desk.dice, seed, number * STREAMS + PICKING)
        case = below(desk.dice, cases)
    come_up(mind, desk, seed, state, case, cases > 0)
    judge(mind, desk, desk.states[0], desk.values[0])
    for seat in range(state[Field.SEATS]):
        found[GLANCE, seat] = desk.values[0, seat]
    look(mind, desk, care, seed)
    for seat in range(state[Field.SEATS]):
        error = desk.values[0, seat] - found[GLANCE, seat]
        found[CORRECTION, seat] += error
        found[CORRECTION_SQUARED, seat] += error**2


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


def come_up(mind: Mind, desk: Desk, seed: int, state: Words, case: int, listed: bool) -> None:
    """The first state of the desk: what chance makes of a state in one case, until somebody decides."""
    lay(desk, state)
    after = desk.states[0]
    begin_stream(desk.rng, seed, case * STREAMS + OTHER_DICE)
    if after[Field.PHASE] == Phase.ROLLING:
        roll_apart(mind, desk, 0, case if listed else -1)
    elif after[Field.PHASE] == Phase.SHARING and listed:
        kind = (after[Field.GIFT] & 63) >> 3
        desk.outcome[0] = kind * 8 + mind.box[Fact.SIDES + kind * 8 + case]
        cheers_rolled(after, desk.outcome)
    else:
        if after[Field.PHASE] == Phase.REROLLING:
            roll_troves(mind, desk, seed, after, case)
        while chance_acts(after):
            if after[Field.PHASE] == Phase.FILLING:
                begin_stream(desk.rng, seed, case * STREAMS + MOUNTAIN)
            sample(after, mind.box, desk.rng, desk.outcome)
            settle(after, mind.box, desk.outcome)


def roll_troves(mind: Mind, desk: Desk, seed: int, state: Words, case: int) -> None:
    """Everybody who has yet to roll does so; a die has the same roll in this case whatever else is cached (DM-7.2, DM-8.2)."""
    for seat in range(state[Field.SEATS]):
        if state[Field.WAITING] >> seat & 1:
            begin_stream(desk.dice, seed, case * STREAMS + seat)
            roll_trove(mind, desk, state, seat)
    state[Field.WAITING] = 0
    if state[Field.CONTENDERS]:
        begin_tie_magic(state)
    else:
        name_starter(state)


# A lone player


def play_alone(mind: Mind, desk: Desk, care: Words, seed: int, state: Words, found: Any) -> None:
    """The points of a lone player at the end, on average, if a greedy one goes on from here (DM-9.2)."""
    found[JUDGED, 0] = found[JUDGED_SQUARED, 0] = 0.0
    for number in range(care[PLAYOUTS]):
        lay(desk, state)
        begin_stream(desk.rng, seed, number * STREAMS)
        play_on(mind, desk.states[0], desk.rng, desk.outcome)
        points = total(desk.states[0], 0)
        found[JUDGED, 0] += points
        found[JUDGED_SQUARED, 0] += points * points
    found[WORTH, 0] = found[JUDGED, 0] / care[PLAYOUTS]
    found[ERROR, 0] = sqrt(variance_of_mean(found[JUDGED, 0], found[JUDGED_SQUARED, 0], care[PLAYOUTS]))


def play_on(mind: Mind, state: Words, rng: Rng, outcome: Words) -> None:
    """Play a game to its end, everybody greedy."""
    while state[Field.PHASE] != Phase.OVER:
        if chance_acts(state):
            sample(state, mind.box, rng, outcome)
            settle(state, mind.box, outcome)
        else:
            seat = first_actor(state)
            step(state, mind.box, seat, greedy_choice(state, mind.box, seat, menu(state, mind.box, seat)))
