"""A position with anything changed in it is refused in one sentence, or it can be played to its end."""

import json
from random import Random

import pytest

from pithead.fair import loose
from pithead.game import CHANCE, Refusal
from pithead.words import Words
from tests.properties.dice_miner.games import FORMS, Table
from tests.records.mutations import Tree
from tests.rules.dice_miner.table import GAME

say = Words("en")


def positions(rng, seats, options):
    """A few positions of a random game, as JSON values."""
    states = Table(rng, seats, options, rng.choice(["any", "plenty"])).play()
    return [json.loads(GAME.write_position(state)) for state in rng.sample(states, 25)]


def read(value):
    """The state of a JSON value, or None when it is refused with a sentence."""
    try:
        return GAME.read_position(json.dumps(value))
    except Refusal as refusal:
        say.refusal(refusal)
        return None


def go_on(state, rng):
    """Play some steps from a strange position; every legal event is accepted, and everything can be written."""
    for _ in range(12):
        actors = GAME.to_act(state)
        for seat in (*range(state.seats), None):
            GAME.view(state, seat)
        if not actors:
            return
        seat = rng.choice(actors)
        for event in GAME.legal(state, seat):
            GAME.apply(state, seat, event)
        event = GAME.sample(state, loose(rng)) if seat == CHANCE else rng.choice(GAME.legal(state, seat))
        state = GAME.apply(state, seat, event)
        if len(state.scores[0]) <= 3:  # a puzzle may begin with more rounds behind it than there were
            assert GAME.read_position(GAME.write_position(state)) == state


@pytest.mark.parametrize("table", range(len(FORMS)))
def test_a_changed_position_is_refused_or_playable(table):
    rng, played = Random(table), 0
    for position in [position for _ in range(2) for position in positions(rng, *FORMS[table])]:
        tree = Tree(position)
        for _ in range(20):
            _, mutant = tree.mutant(rng)
            state = read(mutant)
            if state is not None:
                played += 1
                go_on(state, rng)
    assert played > 50
