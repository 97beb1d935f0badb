"""How a thread of a graphics card plays a game of few phases: beside those of its block, phase by phase.

The code of a whole game is larger than the card's memory for instructions: threads in different phases wait for theirs to be fetched.
"""

from __future__ import annotations

from typing import Any

from pithead.sim.given import cuda, play_together
from pithead.sim.own_games import keep_game
from pithead.sim.stream import Rng, begin_stream
from pithead.sim.words import Words


def play_own_games(
    state: Words, facts: Words, options: Words, seed: int, first: int, games: int, rng: Rng, outcome: Words, rows: Any, own: Words
) -> None:
    """Play all games that belong to this thread, while the others of its block play theirs."""
    stride = cuda.gridsize(1)
    for turn in range((games + stride - 1) // stride):
        place = turn * stride + cuda.grid(1)
        running = 1 if place < games else 0
        begin_stream(rng, seed, first + place)
        decisions = play_together(state, facts, options, rng, outcome, running)
        if running:
            keep_game(state, decisions, rows, place, own)
