"""Moves that the search of each game chooses, as JSON: the same wherever its kernels run."""

import json
import random

from pithead.bots.levels import bots_of
from pithead.fair import loose
from pithead.game import CHANCE
from pithead.games import game_names, load_game

MOVES = 30
THOUGHTS = 100


def searched_moves(name, seats):
    """The first moves of a game between searches that may think so often."""
    game, rng, moves = load_game(name), random.Random(5), []
    state = game.start(seats)
    search = bots_of(name).searching().search
    bots = [search(game, seat, THOUGHTS) for seat in range(seats)]
    while (actors := game.to_act(state)) and len(moves) < MOVES:
        seat = actors[0]
        if seat == CHANCE:
            event = game.sample(state, loose(rng))
        else:
            event = bots[seat].choose(game.view(state, seat), game.legal(state, seat), random.Random(len(moves)), 0.0)
            moves.append(game.write_event(event))
        state = game.apply(state, seat, event)
    return moves


print(json.dumps([searched_moves(name, seats) for name in game_names() for seats in (2, 3)]))
