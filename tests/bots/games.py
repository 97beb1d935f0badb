"""Games of bots to look into."""

from random import Random

from pithead.bots import make_bot
from pithead.bots.table import same_dice
from pithead.game import CHANCE


def decisions(game, seats, seed, level="apprentice", dice=""):
    """Every decision with a choice in a game of bots of a level: the state and the seat."""
    rng, draw, state = Random(seed), same_dice(f"{dice}{seed}"), game.start(seats)
    players = [make_bot(game, level, seat) for seat in range(seats)]
    while actors := game.to_act(state):
        seat = rng.choice(actors)
        if seat == CHANCE:
            event = game.sample(state, draw)
        else:
            legal = game.legal(state, seat)
            if len(legal) > 1:
                yield state, seat
            event = players[seat].choose(game.view(state, seat), legal, rng, 0.0)
        state = game.apply(state, seat, event)
