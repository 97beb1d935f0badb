"""Makes the views that the drawn mine is tested with: `python -m tests.web.saved_mine` writes them anew."""

import random
from pathlib import Path

import msgspec

from pithead.fair import loose
from pithead.game import CHANCE, Step
from pithead.mini_miners.rules import MiniMiners
from pithead.mini_miners.rules.events import End, Pass, Sacrifice
from pithead.mini_miners.rules.state import MiniMinersOptions
from pithead.words import Words
from pithead.words.shell import shell_of

SAVED = Path(__file__).parents[2] / "web" / "src" / "boards" / "mini-miners" / "saved.json"
TABLES = [(2, 1, False), (3, 2, False), (4, 3, False), (3, 5, True), (2, 6, False)]
DRAWN = ("order:", "letter:dwarf:")
"""The labels that tell the drawing what only the rules know."""

GAME = MiniMiners()
SHELL = shell_of(GAME, Words("en"))


def positions(seats, seed, open_draft):
    """Every state of a game that chance plays, whoever's turn it is."""
    generator = random.Random(seed)
    state = GAME.start(seats, MiniMinersOptions(open_draft=open_draft))
    while actors := GAME.to_act(state):
        seat = actors[0]
        if seat == CHANCE:
            state = GAME.apply(state, CHANCE, GAME.sample(state, loose(generator)))
            continue
        yield state, seat
        legal = GAME.legal(state, seat)
        bold = [event for event in legal if not isinstance(event, End | Pass | Sacrifice)]
        state = GAME.apply(state, seat, generator.choice(bold if bold and generator.random() < 0.8 else legal))
    yield state, 0


def saved(state, seat):
    """A view, whose it is, the marks of what its seat may do, and the orders and numbers that come with it."""
    view = GAME.view(state, seat)
    legal = GAME.legal(state, seat) if seat in GAME.to_act(state) else ()
    marks = sorted({mark for event in legal for mark in SHELL.marks(view, Step(seat, event))})
    labels = SHELL.labels(view, [f"P{seat}" for seat in range(view.seats)])
    return {
        "view": view,
        "you": seat,
        "legal": marks,
        "labels": {mark: text for mark, text in labels.items() if mark.startswith(DRAWN)},
    }


def made():
    """The board, and a view with as many marks as can be for each phase, in JSON."""
    richest = {}
    for table in TABLES:
        for state, seat in positions(*table):
            found = saved(state, seat)
            key = type(state.phase).__name__
            if key not in richest or len(found["legal"]) > len(richest[key]["legal"]):
                richest[key] = found
    board = {space: {"towards": ground.towards, "at": ground.at, "deck": ground.deck} for space, ground in GAME.box.board.ground.items()}
    order = GAME.box.board.order
    views = [richest[key] for key in sorted(richest)]
    return msgspec.json.encode({"order": order, "board": board, "dwarves": GAME.box.names, "views": views}) + b"\n"


if __name__ == "__main__":
    SAVED.write_bytes(made())
