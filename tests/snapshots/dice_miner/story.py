"""How games of Dice Miner are told, step by step."""

from pithead.dice_miner.rules.events import Filled
from pithead.dice_miner.rules.state import DiceMinerOptions
from pithead.record import write_step
from tests.rules.dice_miner.table import GAME, drawn, phase, short

STORIES = {
    "two-players": (2, DiceMinerOptions(), "golden"),
    "daily-mountain": (1, DiceMinerOptions(solo="daily"), "golden day"),
}


def rows(mountain):
    """A mountain in one line, row by row."""
    lines = [" ".join(row.split()) for row in drawn(mountain).splitlines()]
    return " / ".join(line for line in lines if line.strip(" ."))


def choose(rng, events):
    """Any event."""
    return rng.choice(events)


def opening(state):
    """Nothing is worth telling before the first step."""
    return ()


def told(before, state, number, step):
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
