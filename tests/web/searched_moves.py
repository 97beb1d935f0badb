"""Moves that the search of each game chooses, the same wherever its kernels run, and the seconds that it thought, as JSON."""

import json
import os
import random
import time

from pithead.bots.levels import bots_of
from pithead.fair import loose
from pithead.game import CHANCE
from pithead.games import game_names, load_game

MOVES = 30
THOUGHTS = int(os.environ.get("THOUGHTS") or 100)


def searched_moves(name, seats):
    """The first moves of a game between searches that may think so often, and the seconds of their thinking."""
    game, rng, moves, seconds = load_game(name), random.Random(5), [], 0.0
    state = game.start(seats)
    search = bots_of(name).searching().search
    bots = [search(game, seat, THOUGHTS) for seat in range(seats)]
    while (actors := game.to_act(state)) and len(moves) < MOVES:
        seat = actors[0]
        if seat == CHANCE:
            event = game.sample(state, loose(rng))
        else:
            begin = time.perf_counter()
            event = bots[seat].choose(game.view(state, seat), game.legal(state, seat), random.Random(len(moves)), 0.0)
            seconds += time.perf_counter() - begin
            moves.append(game.write_event(event))
        state = game.apply(state, seat, event)
    return {"game": name, "seats": seats, "moves": moves, "seconds": seconds}


print(json.dumps([searched_moves(name, seats) for name in game_names() for seats in (2, 3)]))
