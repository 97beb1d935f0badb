"""A position of Mini Miners with something changed in it is refused, or it can be played to its end."""

import json
from random import Random

import pytest

from pithead.fair import loose
from pithead.game import CHANCE, Refusal
from tests.properties.mini_miners.games import FORMS, GAME, Table
from tests.records import mutations
from tests.records.mutations import Tree

WORDS = [
    None,
    True,
    0,
    1,
    -1,
    7,
    "",
    "T4",
    "D",
    "P1",
    "tavern",
    "removed",
    "mole",
    "crook",
    "handyman",
    "star",
    "?",
    "collapse",
    "forbidden",
    [],
    {},
]


def changed(number):
    """Twelve changes each of a position of every phase of a random game."""
    rng = Random(number)
    seats, options = FORMS[number % len(FORMS)]
    by_phase = {}
    for state in Table(rng, seats, options, "tools").play():
        by_phase.setdefault(type(state.phase), []).append(state)
    for states in by_phase.values():
        tree = Tree(json.loads(GAME.write_position(rng.choice(states))))
        for _ in range(12):
            yield tree.mutant(rng)


def play_on(state, rng):
    """The game goes on to its end, and can be looked at and written down on the way."""
    draw = loose(rng)
    while actors := GAME.to_act(state):
        seat = rng.choice(actors)
        GAME.view(state, None)
        assert GAME.write_position(state)
        state = GAME.apply(state, seat, GAME.sample(state, draw) if seat == CHANCE else rng.choice(GAME.legal(state, seat)))


@pytest.mark.parametrize("number", range(12))
def test_a_changed_position_is_refused_or_can_be_played(number, monkeypatch):
    monkeypatch.setattr(mutations, "SPARE", WORDS)
    rng, refused, played = Random(number), 0, 0
    for _, position in changed(number):
        try:
            state = GAME.read_position(json.dumps(position))
        except Refusal:
            refused += 1
            continue
        play_on(state, rng)
        played += 1
    assert refused > 100
    assert played > 10
