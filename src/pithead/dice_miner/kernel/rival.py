"""The kernel of Dice Miner beside the plain engine, for the proof that they are equal."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from types import SimpleNamespace
from typing import Final

from pithead.dice_miner.kernel.convert import Codec
from pithead.dice_miner.kernel.kernel import RULES
from pithead.dice_miner.rules.content import read_box, standard_box
from pithead.dice_miner.rules.events import Decision, Done
from pithead.dice_miner.rules.game import DiceMiner
from pithead.dice_miner.rules.state import DiceMinerOptions, State
from pithead.game import Seat
from pithead.sim.rivals import Rival

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

STRANGE_BOXES: Final = (
    """
    [heroes]
    engineer = ["magic:2", "magic:2", "tunnel:7"]
    alchemist = ["tool:chest1", "hazard:dragon3"]
    [dice.tunnel]
    count = 20
    faces = ["tunnel:9", "tunnel:1", "tunnel:1", "tunnel:2", "tunnel:beer", "tunnel:beer"]
    [dice.tool]
    count = 14
    faces = ["tool:chest1", "tool:chest2", "tool:chest3", "tool:beer", "tool:beer", "tool:pickaxe"]
    """,
    """
    [dice.magic]
    count = 20
    faces = ["magic:1", "magic:2", "magic:3", "magic:4", "magic:9", "magic:beer"]
    [dice.hazard]
    count = 8
    faces = ["hazard:cave1", "hazard:cave9", "hazard:dragon1", "hazard:dragon1", "hazard:cave3", "hazard:dragon9"]
    [dice.tool]
    count = 1
    [dice.tunnel]
    count = 31
    [dice.treasure]
    count = 0
    """,
    """
    [dice.tunnel]
    count = 0
    faces = ["tunnel:1", "tunnel:2", "tunnel:2", "tunnel:2", "tunnel:2", "tunnel:2"]
    [dice.treasure]
    count = 35
    faces = ["treasure:1", "treasure:1", "treasure:1", "treasure:1", "treasure:1", "treasure:2"]
    """,
)
"""Content files that no box ever had: kinds without beer or without dice, and numbers up to nine."""


class DiceMinerRival(Rival):
    """The kernel of Dice Miner beside the plain engine."""

    game: DiceMiner
    codec: Codec
    state: State

    def __init__(self, game: DiceMiner, functions: SimpleNamespace | None = None) -> None:
        super().__init__(game, RULES, Codec(game.box), functions)

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


def rivals(functions: SimpleNamespace | None = None) -> list[Rival]:
    """A rival for our box, and one for each of the strange ones."""
    boxes = (standard_box(), *map(read_box, STRANGE_BOXES))
    return [DiceMinerRival(DiceMiner(box), functions) for box in boxes]
