"""Games that only bots play: every seating of the same game meets the same dice."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pithead.bots.bot import Bot
from pithead.game import CHANCE, AnyGame, Below, Draw, Seat, State


def same_dice(key: str) -> Draw:
    """Dice that depend on the key and on what is rolled, not on what was played before."""

    def draw(label: str) -> Below:
        rng = Random(f"{key} {label}")
        return lambda number: int(rng.random() * number)

    return draw


def play(game: AnyGame, bots: Sequence[Bot], key: str, rng: Random, budget: float) -> State:
    """Play a game to its end on the dice of a key."""
    return play_out(game, bots, same_dice(key), game.start(len(bots)), rng, budget)


def play_out(game: AnyGame, bots: Sequence[Bot], draw: Draw, state: State, rng: Random, budget: float) -> State:
    """Play a game on from a state to its end; each bot sees the view of its seat and its legal events."""
    while actors := game.to_act(state):
        seat: Seat = actors[0]
        if seat == CHANCE:
            event = game.sample(state, draw)
        else:
            event = bots[seat].choose(game.view(state, seat), game.legal(state, seat), rng, budget)
        state = game.apply(state, seat, event)
    return state
