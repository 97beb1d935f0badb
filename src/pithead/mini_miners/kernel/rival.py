"""The kernel of Mini Miners beside the plain engine, for the proof that they are equal."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from random import Random
from types import SimpleNamespace
from typing import Final

from pithead.game import Seat
from pithead.mini_miners.kernel.convert import Codec
from pithead.mini_miners.kernel.kernel import RULES
from pithead.mini_miners.kernel.tables import table_options
from pithead.mini_miners.rules.content import read_box, standard_box
from pithead.mini_miners.rules.events import Announce, Bonus, Borrow, Buy, Decision, Equip, Give, Target, Use
from pithead.mini_miners.rules.game import MiniMiners
from pithead.mini_miners.rules.state import MiniMinersOptions, State
from pithead.sim.rivals import Rival

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


class MiniMinersRival(Rival):
    """The kernel of Mini Miners beside the plain engine."""

    game: MiniMiners
    codec: Codec
    state: State

    def __init__(self, game: MiniMiners, functions: SimpleNamespace | None = None) -> None:
        super().__init__(game, RULES, Codec(game.box), functions)

    def sit_down(self, seats: int, options: MiniMinersOptions) -> None:
        """A new game in the kernel."""
        self.functions.sit_down(self.array, self.box, table_options(self.game.box, seats, options))

    def decide(self, seat: Seat, event: Decision) -> None:
        """A decision in the kernel; a gift is none that anybody owes (MM-10.1)."""
        if isinstance(event, Give):
            self.functions.give(self.array, seat, event.to, event.gold)
        else:
            super().decide(seat, event)

    def translated(self) -> State:
        """The plain state of the kernel's."""
        return self.codec.to_state(self.array, self.state.options)

    def points(self) -> list[int]:
        """What everybody would score now, by the kernel (MM-9.2)."""
        return [self.functions.score(self.array, seat) for seat in range(self.state.seats)]

    def choose(self, rng: Random, seat: Seat, legal: Sequence[Decision], bold: bool) -> Decision:
        """Any decision, and now and then a gift; the bold use what they have, so that all tools and abilities are met."""
        if rng.random() < GIFTS and (gifts := self.game.extras(self.state, seat)):
            return rng.choice(gifts)
        liked = [event for event in legal if isinstance(event, LIKED)] if bold else []
        return rng.choice(liked if liked and rng.random() < 0.6 else legal)


def rivals(functions: SimpleNamespace | None = None) -> list[Rival]:
    """A rival for our box, and one for each of the strange ones."""
    boxes = (standard_box(), *map(read_box, STRANGE_BOXES))
    return [MiniMinersRival(MiniMiners(box), functions) for box in boxes]
