"""A game that nobody here has heard of: rules and nothing else."""

from pathlib import Path
from typing import Annotated

import msgspec

from pithead import games
from pithead.base import GameBase
from pithead.game import CHANCE, IllegalEvent, Options, Standing, Unreadable
from pithead.package import Edition, GamePackage


class Heap(msgspec.Struct, frozen=True):
    """Nim with one heap, whose size is drawn; whoever takes the last pebble wins."""

    seats: Annotated[int, msgspec.Meta(ge=2, le=3)]
    pebbles: Annotated[int, msgspec.Meta(ge=0, le=99)]
    turn: Annotated[int, msgspec.Meta(ge=-1, le=2)]


class Pebbles(GameBase):
    name = "pebbles"
    seats = range(2, 4)
    state_type = Heap

    def start(self, seats, options=Options()):  # noqa: B008 - a frozen value
        self.check_seats(seats, "P-1")
        return Heap(seats, 0, CHANCE)

    def to_act(self, state):
        return (state.turn,) if state.turn == CHANCE or state.pebbles else ()

    def legal(self, state, seat):
        return tuple(range(1, min(3, state.pebbles) + 1)) if seat == state.turn and seat != CHANCE else ()

    def sample(self, state, draw):
        return -4 - draw("heap")(4)

    def apply(self, state, seat, event):
        if state.turn == CHANCE and seat == CHANCE and event < 0:
            return Heap(state.seats, -event, 0)
        if seat != state.turn or event not in self.legal(state, seat):
            raise IllegalEvent("P-2", "not-from-this-heap", seat=seat, turn=state.turn)
        left = state.pebbles - event
        return Heap(state.seats, left, (seat + 1) % state.seats if left else seat)

    def standing(self, state):
        over = state.turn != CHANCE and not state.pebbles
        return Standing((0,) * state.seats, (state.turn,) if over else ())

    def read_event(self, text):
        words = text.lower().split()
        if len(words) == 2 and words[0] in ("take", "heap") and words[1].isdecimal() and len(words[1]) < 3:
            return int(words[1]) if words[0] == "take" else -int(words[1])
        raise Unreadable("event-unknown", text=text, known="take, heap")

    def write_event(self, event):
        return f"take {event}" if event > 0 else f"heap {-event}"


class _Entry:
    """What an installed package says of itself."""

    value = "strangers:PACKAGE"

    def __init__(self, package):
        self.name, self.package = package.name, package

    def load(self):
        return self.package


def install(monkeypatch, game):
    """Let a game be found as if its package were installed, until the test ends."""
    package = GamePackage(name=game.name, editions=(Edition(game.rules_version, lambda corrections: game),))
    found = {**games._installed(), game.name: _Entry(package)}
    monkeypatch.setattr(games, "_installed", lambda: found)
    games.package_of.cache_clear()
    return package


PACKAGE = GamePackage(name=Pebbles.name, editions=(Edition("1", lambda corrections: Pebbles()),))


def site_packages(folder):
    """Installs Pebbles into a folder for other processes; the paths on which they must look for modules."""
    info = folder / "pebbles-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pebbles\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[pithead.games]\npebbles = tests.strangers:PACKAGE\n")
    root = Path(__file__).parents[1]
    return [str(folder), str(root), str(root / "src")]
