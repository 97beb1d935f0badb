"""The kernel of Mini Miners beside the plain engine, for the proof that they are equal."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from random import Random
from typing import Final

from pithead.game import Seat
from pithead.mini_miners.kernel.convert import Codec
from pithead.mini_miners.kernel.kernel import RULES
from pithead.mini_miners.kernel.tables import table_options
from pithead.mini_miners.rules.content import standard_box
from pithead.mini_miners.rules.events import Announce, Bonus, Borrow, Buy, Decision, Equip, Give, Target, Use
from pithead.mini_miners.rules.game import MiniMiners
from pithead.mini_miners.rules.state import MiniMinersOptions, State
from pithead.sim.rivals import Rival, strange_boxes

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

STRANGE_BOXES: Final = strange_boxes(__package__)
"""Content files that no box ever had: other trees, other hands, decks of collapses alone, abilities that nobody has."""

LIKED: Final = Equip | Use | Borrow | Target | Announce | Bonus | Buy
GIFTS: Final = 0.004


class MiniMinersRival(Rival[MiniMiners, Codec, State]):
    """The kernel of Mini Miners beside the plain engine."""

    kernel = RULES
    codec_type = Codec

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


rivals = MiniMinersRival.on_boxes(MiniMiners.load, STRANGE_BOXES)
"""A rival for our box, and one for each of the strange ones."""
