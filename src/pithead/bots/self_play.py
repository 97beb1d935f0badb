"""Games that only bots play: every seating of the same game meets the same dice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from pithead.bots.bot import Bot, RandomBot
from pithead.game import CHANCE, AnyGame, Below, Draw, Event, Seat, State


class PlayedEvent(NamedTuple):
    """An event of a game, between two states."""

    before: State
    seat: Seat
    event: Event
    after: State


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
    """Play a game on from a state to its end."""
    for turn in turns(game, bots, draw, state, rng, budget):
        state = turn.after
    return state


def turns(
    game: AnyGame, bots: Sequence[Bot], draw: Draw, state: State, rng: Random, budget: float, any_first: bool = False
) -> Iterator[PlayedEvent]:
    """Play a game on from a state to its end, turn by turn; each bot sees the view of its seat and its legal events.

    Of several who may act the first one does, or any: whose turn it is then comes from `rng` too.
    """
    while actors := game.to_act(state):
        seat = actors[int(rng.random() * len(actors))] if any_first else actors[0]
        if seat == CHANCE:
            event = game.sample(state, draw)
        else:
            view = None if isinstance(bots[seat], RandomBot) else game.view(state, seat)
            event = bots[seat].choose(view, game.legal(state, seat), rng, budget)
        before, state = state, game.apply(state, seat, event)
        yield PlayedEvent(before, seat, event, state)
