"""Moves that bots choose and the seconds it took, as JSON: the moves are the same wherever kernels run, and on every Python."""

import json
import os
import random
import sys
import time

from pithead.bots import make_bot
from pithead.bots.levels import bots_of
from pithead.fair import loose
from pithead.game import CHANCE
from pithead.games import game_names, load_game

MOVES = 30
THOUGHTS = int(os.environ.get("THOUGHTS") or 100)


def searched_moves(name, seats):
    """The first moves of a game between searches that may think so often."""
    search = bots_of(name).searching().search
    return moves_of(load_game(name), [search(load_game(name), seat, THOUGHTS) for seat in range(seats)], MOVES)


def greedy_moves(name, seats):
    """All moves of a game between bots that take the best at once: they add fractions, which Python 3.12 began to round in another way."""
    return moves_of(load_game(name), [make_bot(load_game(name), "greedy", seat) for seat in range(seats)])


def moves_of(game, bots, most=sys.maxsize):
    """The moves of a game between bots on the same dice every time."""
    rng, moves, seconds = random.Random(5), [], 0.0
    state = game.start(len(bots))
    while (actors := game.to_act(state)) and len(moves) < most:
        seat = actors[0]
        if seat == CHANCE:
            event = game.sample(state, loose(rng))
        else:
            begin = time.perf_counter()
            event = bots[seat].choose(game.view(state, seat), game.legal(state, seat), random.Random(len(moves)), 0.0)
            seconds += time.perf_counter() - begin
            moves.append(game.write_event(event))
        state = game.apply(state, seat, event)
    return {"game": game.name, "seats": len(bots), "moves": moves, "seconds": seconds}


print(json.dumps([moves(name, seats) for moves in (searched_moves, greedy_moves) for name in game_names() for seats in (2, 3)]))
