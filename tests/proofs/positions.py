"""Positions of random games that proofs ask about."""

import random

from pithead.game import CHANCE


def random_steps(game, seats, rng):
    """The steps of a random game: the state before, who acts, what happens, and the state after."""
    state = game.start(seats)
    while actors := game.to_act(state):
        before, seat = state, actors[0]
        event = game.sample(state, lambda label: rng.randrange) if seat == CHANCE else rng.choice(game.legal(state, seat))
        state = game.apply(state, seat, event)
        yield before, seat, event, state


def decisions(game, seats, rng):
    """The states of a random game in which somebody has a choice."""
    for state, seat, _, _ in random_steps(game, seats, rng):
        if seat != CHANCE and len(legal := game.legal(state, seat)) > 1:
            yield state, seat, legal


def some_decisions(game, number, label):
    """So many of them, of tables of every size."""
    rng, found = random.Random(label), []
    while len(found) < number:
        seats = rng.choice([2, 2, 3, 4])
        each = list(decisions(game, seats, rng))
        found += rng.sample(each, min(12, len(each)))
    return found[:number]
