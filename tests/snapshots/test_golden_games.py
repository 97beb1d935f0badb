"""Golden games, told step by step. When a rule changes the stories change, and their diff is what to review:

PITHEAD_UPDATE=1 pytest tests/snapshots
"""

import os
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from pithead.fair import sealed
from pithead.game import CHANCE, Step
from tests.kits import cases, kits

KITS = kits("snapshots", "story")


def story(kit, seats, options, name):
    """A whole game."""
    game = kit.GAME
    draw, rng = sealed(sha256(name.encode()).digest()), Random(name)
    state, number = game.start(seats, options), 0
    yield from kit.opening(state)
    while actors := game.to_act(state):
        seat = rng.choice(actors)
        event = game.sample(state, draw) if seat == CHANCE else kit.choose(rng, game.legal(state, seat))
        before, state, number = state, game.apply(state, seat, event), number + 1
        yield from kit.told(before, state, number, Step(seat, event))
    standing = game.standing(state)
    yield f"totals {' : '.join(map(str, standing.totals))}, won by {' '.join(map(str, standing.winners))}"


@pytest.mark.parametrize(("game", "name"), cases(KITS, "STORIES"))
def test_a_golden_game_is_told_as_ever(game, name):
    kit = KITS[game]
    file = Path(kit.__file__).with_name(f"{name}.txt")
    text = "\n".join(story(kit, *kit.STORIES[name])) + "\n"
    if os.environ.get("PITHEAD_UPDATE"):
        file.write_text(text, "utf-8")
    assert text == file.read_text("utf-8")
