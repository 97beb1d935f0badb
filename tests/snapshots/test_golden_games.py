"""Two games told step by step. When a rule changes the stories change, and their diff is what to review:

PITHEAD_UPDATE=1 pytest tests/snapshots
"""

import os
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest
from rules.table import GAME, drawn, phase, short

from pithead.dice_miner.rules.events import Filled
from pithead.dice_miner.rules.state import DiceMinerOptions
from pithead.fair import sealed
from pithead.game import CHANCE, Step
from pithead.record import write_step

STORIES = {
    "two-players": (2, DiceMinerOptions(), "golden"),
    "daily-mountain": (1, DiceMinerOptions(solo="daily"), "golden day"),
}


def rows(mountain):
    """A mountain in one line, row by row."""
    lines = [" ".join(row.split()) for row in drawn(mountain).splitlines()]
    return " / ".join(line for line in lines if line.strip(" ."))


def told(state, number, step):
    """A step, and the position after it in short notation."""
    name, actor = phase(state)
    yield f"{number:3}  {write_step(GAME, step)}" if not isinstance(step.event, Filled) else f"{number:3}  filled"
    if isinstance(step.event, Filled):
        yield from drawn(state.mountain).splitlines()
    who = " ".join(map(str, actor)) if isinstance(actor, tuple) else actor
    yield f"     round {state.round}, {name}{f', {who}' if who != '' else ''}"
    if any(state.mountain) and not isinstance(step.event, Filled):
        yield f"     {rows(state.mountain)}"
    for seat, trove in enumerate(state.troves):
        points = " ".join(map(str, state.scores[seat]))
        yield f"     {seat} {state.heroes[seat] or '-'} [{points}] {short(trove)}".rstrip()
    if state.lost:
        yield f"     lost {short(state.lost)}"


def story(seats, options, name):
    """The whole game."""
    draw, rng = sealed(sha256(name.encode()).digest()), Random(name)
    state, number = GAME.start(seats, options), 0
    while actors := GAME.to_act(state):
        seat = rng.choice(actors)
        event = GAME.sample(state, draw) if seat == CHANCE else rng.choice(GAME.legal(state, seat))
        state, number = GAME.apply(state, seat, event), number + 1
        yield from told(state, number, Step(seat, event))
    standing = GAME.standing(state)
    yield f"totals {' : '.join(map(str, standing.totals))}, won by {' '.join(map(str, standing.winners))}"


@pytest.mark.parametrize("name", STORIES)
def test_the_golden_game_is_told_as_ever(name):
    file = Path(__file__).with_name(f"{name}.txt")
    text = "\n".join(story(*STORIES[name])) + "\n"
    if os.environ.get("PITHEAD_UPDATE"):
        file.write_text(text, "utf-8")
    assert text == file.read_text("utf-8")
