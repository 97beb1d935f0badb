"""A game on a graphics card: all games of a block are in the same phase at the same time, so that they share its instructions."""

from __future__ import annotations

from pithead.dice_miner.kernel.layout import ROUNDS, Field, Phase
from pithead.dice_miner.kernel.playout import play_excavation, play_magic, play_replenish, play_rounds, play_setup, sit_down
from pithead.dice_miner.kernel.setup import fill, filled
from pithead.sim.given import together
from pithead.sim.stream import Rng
from pithead.sim.words import Words


def play_together(state: Words, box: Words, options: Words, rng: Rng, outcome: Words, running: int) -> int:
    """Play a game from its start to its end, as `play_game` does; who has none to play waits with the others."""
    decisions = 0
    if running:
        sit_down(state, box, options)
        decisions = play_setup(state, box, options, rng, outcome)
    together()
    for _ in range(ROUNDS):
        if running and state[Field.PHASE] == Phase.FILLING:
            fill(state, box, rng, outcome)
            filled(state, outcome)
        together()
        if running:
            decisions += play_excavation(state, box, rng, outcome)
        together()
        if running:
            decisions += play_magic(state, box, rng, outcome)
        together()
        if running:
            decisions += play_replenish(state, box, rng, outcome)
        together()
    return decisions + (play_rounds(state, box, rng, outcome) if running else 0)
