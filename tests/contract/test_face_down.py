"""What a game counts face down is what a spectator sees the backs of."""

import random

import msgspec
import pytest

from pithead.fair import loose
from pithead.game import CHANCE, HIDDEN
from pithead.games import game_names, load_game


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", game_names())
def test_the_backs_are_counted_right(name, seed):
    game, rng = load_game(name), random.Random(seed)
    state = game.start(rng.choice(game.seats))
    while actors := game.to_act(state):
        backs = msgspec.json.encode(game.view(state, None)).count(f'"{HIDDEN}"'.encode())
        assert game.face_down(state) == backs
        seat = rng.choice(actors)
        event = game.sample(state, loose(rng)) if seat == CHANCE else rng.choice(game.legal(state, seat))
        state = game.apply(state, seat, event)
