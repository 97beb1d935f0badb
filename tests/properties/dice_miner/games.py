"""Games of Dice Miner that anybody may decide, and what can be said in them."""

from collections import Counter
from itertools import chain
from random import Random

from hypothesis import strategies as st

from pithead.dice_miner.kernel.rival import STRANGE_BOXES
from pithead.dice_miner.rules import DiceMiner
from pithead.dice_miner.rules.content import read_box
from pithead.dice_miner.rules.dice import KINDS, kind_of
from pithead.dice_miner.rules.events import BAG, Cache, Cheers, Choose, Dealt, Done, Filled, Roll, Rolled, Spend, Starts, Take
from pithead.dice_miner.rules.mountain import SLOTS
from pithead.dice_miner.rules.notation import NOTATION
from pithead.dice_miner.rules.state import DiceMinerOptions
from tests.properties import table
from tests.rules.dice_miner.table import GAME

FORMS = [
    (1, DiceMinerOptions()),
    (1, DiceMinerOptions(solo="daily", random_heroes=True)),
    (2, DiceMinerOptions()),
    (2, DiceMinerOptions(solo="dragon")),
    (3, DiceMinerOptions(random_heroes=True)),
    (4, DiceMinerOptions()),
]
STRANGE_GAMES = [DiceMiner(read_box(content)) for content in STRANGE_BOXES]
FACES = sorted({face for sides in GAME.box.sides.values() for face in sides})


class Table(table.Table):
    """A game of Dice Miner, whose players like what is listed first, or last, or everything but `done`, or nothing in particular."""

    game = GAME
    biases = ("first", "last", "plenty", "any")

    def dice(self):
        """Hypothesis' dice, but fair ones in a tie-break: equal rolls for ever would be no game (DM-8.2)."""
        return Random(len(self.steps)) if self.state.contenders else self.random

    def decision(self, events):
        if self.bias == "plenty":
            events = [event for event in events if isinstance(event, Cheers | Spend | Cache)] or events
        if self.bias in ("first", "last") and self.random.random() < 0.8:
            return events[0 if self.bias == "first" else -1]
        return self.random.choice(events)


def tables(forms=FORMS):
    """Tables at the start of a game."""
    return table.tables(Table, forms)


def positions(forms=FORMS, phase=None):
    """Positions somewhere in a game."""
    return table.positions(Table, forms, phase)


def everything_sayable(seats):
    """Every decision that could be typed, sensible or not."""
    return [
        *(Choose(hero) for hero in (*GAME.box.heroes, "balrog")),
        *(Take(slot) for slot in SLOTS),
        *(Cheers(kind, seat) for kind in KINDS for seat in range(-1, seats + 1)),
        *(Spend(die) for die in ("hero", *FACES)),
        *(Roll(die) for die in (*FACES, *(f"magic:{n}!" for n in (1, 2, 3)))),
        *(Cache(die) for die in FACES),
        Done(),
    ]


def on_the_table(state):
    """How many dice of each kind lie on the mountain, in troves, or lost; the rest is in the bag."""
    return Counter(map(kind_of, chain(filter(None, state.mountain), chain.from_iterable(state.troves), state.lost)))


_faces = st.sampled_from(FACES)
_heroes = st.sampled_from(list(GAME.box.heroes))
_seats = st.integers(0, 99)
EVENTS = st.one_of(
    st.builds(Take, st.sampled_from(SLOTS)),
    st.builds(Cheers, st.sampled_from(KINDS), st.one_of(_seats, st.just(BAG))),
    st.builds(Spend, st.one_of(_faces, st.just("hero"))),
    st.builds(Roll, st.one_of(_faces, st.sampled_from(["magic:1!", "magic:2!", "magic:3!"]))),
    st.builds(Cache, _faces),
    st.builds(Choose, _heroes),
    st.just(Done()),
    st.builds(Rolled, st.lists(_faces, min_size=1).map(tuple)),
    st.builds(Filled, st.lists(st.one_of(_faces, st.just("")), min_size=20, max_size=20).map(tuple)),
    st.builds(Starts, _seats),
    st.builds(Dealt, st.lists(_heroes, min_size=1).map(tuple)),
)
WORDS = [*NOTATION.forms, "b2", "to", "bag", "1", "hero", "magic:2", "magic:2!", "a1=tunnel:1", "engineer", "=", ":"]
