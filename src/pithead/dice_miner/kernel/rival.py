"""The kernel of Dice Miner beside the plain engine, for the proof that they are equal."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from pithead.dice_miner.kernel.convert import Codec
from pithead.dice_miner.kernel.kernel import RULES
from pithead.dice_miner.rules.events import Decision, Done
from pithead.dice_miner.rules.game import DiceMiner
from pithead.dice_miner.rules.state import DiceMinerOptions, State
from pithead.game import Seat
from pithead.sim.rivals import Rival, strange_boxes

TABLES: Final = (
    (1, DiceMinerOptions(solo="daily")),
    (2, DiceMinerOptions()),
    (2, DiceMinerOptions(random_heroes=True)),
    (2, DiceMinerOptions(solo="dragon")),
    (3, DiceMinerOptions()),
    (3, DiceMinerOptions(random_heroes=True)),
    (4, DiceMinerOptions()),
    (4, DiceMinerOptions(random_heroes=True)),
)

STRANGE_BOXES: Final = strange_boxes(__package__)
"""Content files that no box ever had: kinds without beer or without dice, and numbers up to nine."""


class DiceMinerRival(Rival[DiceMiner, Codec, State]):
    """The kernel of Dice Miner beside the plain engine."""

    kernel = RULES
    codec_type = Codec

    def sit_down(self, seats: int, options: DiceMinerOptions) -> None:
        """A new game in the kernel."""
        self.functions.start(self.array, seats, int(options.random_heroes), int(seats > 1 and options.solo is None))

    def translated(self) -> State:
        """The plain state of the kernel's."""
        return self.codec.to_state(self.array)

    def points(self) -> list[int]:
        """What the troves would score now, by the kernel."""
        most = self.functions.most_gems(self.array, self.box, (1 << self.state.seats) - 1)
        return [self.functions.score(self.array, self.box, seat, most) for seat in range(self.state.seats)]

    def choose(self, rng: Random, seat: Seat, legal: Sequence[Decision], bold: bool) -> Decision:
        """Any decision; the bold seldom stop while they could go on, so that long turns and full chests are met too."""
        event = rng.choice(legal)
        return rng.choice(legal) if bold and isinstance(event, Done) else event


rivals = DiceMinerRival.on_boxes(DiceMiner.load, STRANGE_BOXES)
"""A rival for our box, and one for each of the strange ones."""
