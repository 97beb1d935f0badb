"""How an excavation will go on: imagined to its end, again and again, with three and four at the table.

Nobody knows how the others choose. So in every imagined rest each rival is by lot either one who takes what looks best at once, or a mind
like our own; the same lots and dice follow every choice that is compared. After the last die the mind judges the table.
"""

from __future__ import annotations

from typing import Any

from pithead.dice_miner.bots.search.dig import best_glance
from pithead.dice_miner.bots.search.judge import judge
from pithead.dice_miner.bots.search.workspace import ROOT, SQUARES, SUM, THOUGHTS, Desk, Mind, copy_state
from pithead.dice_miner.kernel.bots import greedy_choice
from pithead.dice_miner.kernel.excavation import excavation_menu, excavation_step
from pithead.dice_miner.kernel.game import sample, settle
from pithead.dice_miner.kernel.layout import Field, Phase
from pithead.sim.stream import begin_stream, below
from pithead.sim.words import Words, lowest, popcount


def foresee(mind: Mind, desk: Desk, choice: int, seed: int, first: int, trials: int, found: Any) -> None:
    """Imagine the rest after a choice so often: what each seat's shares add up to, and their squares."""
    for trial in range(first, first + trials):
        begin_stream(desk.dice, seed, trial)
        plain = draw_rivals(desk, desk.states[ROOT, Field.TURN])
        copy_state(desk.states, ROOT - 1, ROOT)
        state = desk.states[ROOT - 1]
        excavation_step(state, mind.box, choice)
        dig_on(mind, desk, state, plain)
        judge(mind, desk, state, desk.values[ROOT])
        for seat in range(state[Field.SEATS]):
            found[SUM, seat] += desk.values[ROOT, seat]
            found[SQUARES, seat] += desk.values[ROOT, seat] ** 2


def draw_rivals(desk: Desk, seat: int) -> int:
    """Who of the others takes what looks best at once, by lot, as bits."""
    plain = 0
    for other in range(desk.states[ROOT, Field.SEATS]):
        plain |= below(desk.dice, 2) << other
    return plain & ~(1 << seat)


def dig_on(mind: Mind, desk: Desk, state: Words, plain: int) -> None:
    """Everybody picks until the mountain is gone."""
    while state[Field.PHASE] in (Phase.EXCAVATION, Phase.SHARING):
        if state[Field.PHASE] == Phase.SHARING:
            sample(state, mind.box, desk.dice, desk.outcome)
            settle(state, mind.box, desk.outcome)
            continue
        choices = excavation_menu(state, mind.box)
        choice = lowest(choices)
        if choices & (choices - 1):
            if plain >> state[Field.TURN] & 1:
                choice = greedy_choice(state, mind.box, state[Field.TURN], choices)
                desk.counters[THOUGHTS] += popcount(choices)
            else:
                for word in range(Field.SIZE):
                    desk.states[0, word] = state[word]
                choice = best_glance(mind, desk, 0)
        excavation_step(state, mind.box, choice)
