"""The kernel of Mini Miners beside the plain engine, for the proof that they are equal."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from random import Random
from types import SimpleNamespace
from typing import Final

import numpy as np

from pithead.game import CHANCE, Seat, Step
from pithead.mini_miners.kernel.layout import Field, OUTCOME_WORDS
from pithead.mini_miners.kernel.convert import Codec, bits
from pithead.mini_miners.kernel.kernel import kernel
from pithead.mini_miners.kernel.tables import Array, table_wish
from pithead.mini_miners.rules.content import read_box, standard_box
from pithead.mini_miners.rules.events import Announce, Bonus, Borrow, Buy, Decision, Equip, Give, Target, Use
from pithead.mini_miners.rules.game import MiniMiners
from pithead.mini_miners.rules.state import MiniMinersOptions, State
from pithead.sim.rivals import expect

LEFT_OUT: Final = ({"kaboom", "lucky"}, {"hardhead", "mole"})
TABLES: Final = (
    *(
        (seats, MiniMinersOptions(simplified=simplified, long=long, open_draft=open_draft))
        for simplified, long, open_draft, seats in product((False, True), (False, True), (False, True), (2, 3, 4))
    ),
    *(
        (4, MiniMinersOptions(dwarves=tuple(name for name in standard_box().names if name not in left_out), trade=False))
        for left_out in LEFT_OUT
    ),
)

STRANGE_BOXES: Final = (
    """
    [supply]
    collapse-markers = 25
    [tools]
    star = 12
    dynamite = 2
    shovel = 0
    magnifier = 10
    cart = 10
    helmet = 1
    lantern = 1
    [decks]
    I = [
        "special:0:ignore-all", "special:9:draw-tool", "special:1:remove-1", "special:1:ignore-1", "collapse",
        "nugget:9", "nugget:1", "nugget:8", "special:2:draw-tool", "special:2:draw-tool",
    ]
    IV = [
        "collapse", "collapse", "collapse", "collapse", "collapse",
        "collapse", "collapse", "collapse", "collapse", "collapse",
    ]
    [events]
    truce = 0
    aftershock = 3
    neighbours = 2
    """,
    """
    [supply]
    collapse-markers = 1
    [setup.2]
    start = 40
    dwarves = 16
    hand = 8
    play = 3
    [setup.3]
    start = 0
    dwarves = 6
    hand = 2
    play = 1
    [simplified]
    2 = ["haggler", "trickster"]
    [dwarves.handyman]
    initiative = 18
    [dwarves.ticktock]
    initiative = 1
    [dwarves.anvil]
    initiative = 12
    [dwarves.haggler]
    initiative = 15
    [dwarves.lucky]
    does = "star"
    [dwarves.innkeeper]
    does = "helmet"
    [dwarves.gadget]
    does = "cart"
    """,
    """
    [markers]
    standard = [
        "+9", "-9", "draw-tool", "draw-tool", "remove-1", "remove-1", "dynamite", "lantern",
        "magnifier", "magnifier", "cart", "ignore-all", "blank", "star", "star", "forbidden",
    ]
    bonus = ["forbidden", "shovel", "draw-tool", "star", "-3"]
    [board.P1]
    towards = "T5"
    value = 12
    [board.P4]
    kind = "last"
    towards = "P3"
    [board.D]
    towards = "T12"
    [board.T7]
    deck = "I"
    [dwarves.crook]
    does = "lantern"
    [dwarves.glimmer]
    does = "crook"
    [events]
    truce = 4
    upside-down = 4
    diamond-flow = 0
    """,
)
"""Content files that no box ever had: other trees, other hands, decks of collapses alone, abilities that nobody has."""

LIKED: Final = Equip | Use | Borrow | Target | Announce | Bonus | Buy
GIFTS: Final = 0.004


class Rival:
    """A kernel beside the plain engine, on one box."""

    def __init__(self, game: MiniMiners, functions: SimpleNamespace | None = None) -> None:
        self.game = game
        self.codec = Codec(game.box)
        self.box = self.codec.table
        self.functions = functions or kernel()
        self.outcome: Array = np.zeros(OUTCOME_WORDS, np.int64)
        self.rng = np.zeros(1, np.uint64)
        self.array: Array = np.zeros(Field.SIZE, np.int64)
        self.state: State = game.start(2)

    def begin(self, seed: int, number: int) -> None:
        """Go to the first random word of a game."""
        self.functions.begin_stream(self.rng, np.uint64(seed), number)

    def start(self, seats: int, options: MiniMinersOptions) -> None:
        """A new game for both."""
        self.state = self.game.start(seats, options)
        self.functions.sit_down(self.array, self.box, table_wish(self.game.box, seats, options))
        self.compare()

    def act(self, seat: Seat, event: Decision) -> None:
        """A decision for both; a gift is none that anybody owes (MM-10.1)."""
        if isinstance(event, Give):
            self.functions.give(self.array, seat, event.to, event.gold)
        else:
            self.functions.step(self.array, self.box, seat, self.codec.choice(self.array, event))
        self.state = self.game.apply(self.state, seat, event)

    def chance(self) -> None:
        """An outcome of the kernel, for both."""
        self.functions.sample(self.array, self.box, self.rng, self.outcome)
        event = self.codec.read_outcome(self.array, self.outcome)
        self.functions.settle(self.array, self.box, self.outcome)
        self.state = self.game.apply(self.state, CHANCE, event)

    def told(self, step: Step) -> None:
        """A step of a record, for both."""
        if step.seat == CHANCE:
            self.codec.write_outcome(self.array, step.event, self.outcome)
            self.functions.settle(self.array, self.box, self.outcome)
            self.state = self.game.apply(self.state, CHANCE, step.event)
        else:
            self.act(step.seat, step.event)

    def compare(self) -> dict[Seat, Sequence[Decision]]:
        """Who acts, what is legal and what lies there must be the same; what is legal, seat by seat."""
        expect("state", self.state, self.codec.to_state(self.array, self.state.options))
        acting = self.game.to_act(self.state)
        expect("to-act", acting, (CHANCE,) if self.functions.chance_acts(self.array) else bits(self.functions.actors(self.array)))
        legal: dict[Seat, Sequence[Decision]] = {}
        for seat in acting:
            if seat != CHANCE:
                legal[seat] = self.game.legal(self.state, seat)
                expect("legal", list(legal[seat]), self.codec.decisions(self.array, self.functions.menu(self.array, self.box, seat)))
        return legal

    def compare_scores(self) -> None:
        """What everybody would score now must be the same, whatever the phase (MM-9.2)."""
        fast = [self.functions.score(self.array, seat) for seat in range(self.state.seats)]
        expect("scores", [sheet.total for sheet in self.game.sheets(self.state)], fast)

    def choose(self, rng: Random, seat: Seat, legal: Sequence[Decision], bold: bool) -> Decision:
        """Any decision, and now and then a gift; the bold use what they have, so that all tools and abilities are met."""
        if rng.random() < GIFTS and (gifts := self.game.extras(self.state, seat)):
            return rng.choice(gifts)
        liked = [event for event in legal if isinstance(event, LIKED)] if bold else []
        return rng.choice(liked if liked and rng.random() < 0.6 else legal)


def rivals(functions: SimpleNamespace | None = None) -> list[Rival]:
    """A rival for our box, and one for each of the strange ones."""
    boxes = (standard_box(), *map(read_box, STRANGE_BOXES))
    return [Rival(MiniMiners(box), functions) for box in boxes]
