"""Games of bots to look into."""

from random import Random

from pithead.bots import make_bot
from pithead.bots.self_play import same_dice
from pithead.game import CHANCE


def played(game, bots, rng, draw, state, budget=0.0):
    """A game from a state on: every state with who acts and the event, and last the end with nobody."""
    while actors := game.to_act(state):
        seat = rng.choice(actors)
        if seat == CHANCE:
            event = game.sample(state, draw)
        else:
            legal = game.legal(state, seat)
            event = bots[seat].choose(game.view(state, seat), legal, rng, budget)
            assert event in legal
        yield state, seat, event
        state = game.apply(state, seat, event)
    yield state, None, None


def decisions(game, seats, seed, level="apprentice", dice=""):
    """Every decision with a choice in a game of bots of a level: the state and the seat."""
    bots = [make_bot(game, level, seat) for seat in range(seats)]
    for state, seat, _ in played(game, bots, Random(seed), same_dice(f"{dice}{seed}"), game.start(seats)):
        if seat not in (CHANCE, None) and len(game.legal(state, seat)) > 1:
            yield state, seat
