"""The kernel of Dice Miner beside the plain engine, for the proof that they are equal."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from types import SimpleNamespace
from typing import Final

import numpy as np

from pithead.dice_miner.kernel.layout import Field, OutcomeField
from pithead.dice_miner.kernel.convert import Codec, bits
from pithead.dice_miner.kernel.kernel import kernel
from pithead.dice_miner.kernel.tables import Array
from pithead.dice_miner.rules.content import read_box, standard_box
from pithead.dice_miner.rules.events import Decision, Done
from pithead.dice_miner.rules.game import DiceMiner
from pithead.dice_miner.rules.state import DiceMinerOptions, State
from pithead.game import CHANCE, Seat, Step
from pithead.sim.rivals import expect

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


class Rival:
    """A kernel beside the plain engine, on one box."""

    def __init__(self, game: DiceMiner, functions: SimpleNamespace | None = None) -> None:
        self.game = game
        self.codec = Codec(game.box)
        self.box = self.codec.table
        self.functions = functions or kernel()
        self.outcome: Array = np.zeros(OutcomeField.SIZE, np.int64)
        self.rng = np.zeros(1, np.uint64)
        self.array: Array = np.zeros(Field.SIZE, np.int64)
        self.state: State = game.start(2)

    def start(self, seats: int, options: DiceMinerOptions) -> None:
        """A new game for both."""
        self.state = self.game.start(seats, options)
        self.functions.start(self.array, seats, int(options.random_heroes), int(seats > 1 and options.solo is None))
        self.compare()

    def act(self, seat: Seat, event: Decision) -> None:
        """A decision for both."""
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
        expect("state", self.state, self.codec.to_state(self.array))
        acting = self.game.to_act(self.state)
        expect("to-act", acting, (CHANCE,) if self.functions.chance_acts(self.array) else tuple(bits(self.functions.actors(self.array))))
        legal: dict[Seat, Sequence[Decision]] = {}
        for seat in acting:
            if seat != CHANCE:
                legal[seat] = self.game.legal(self.state, seat)
                expect("legal", list(legal[seat]), self.codec.decisions(self.array, self.functions.menu(self.array, self.box, seat)))
        return legal

    def compare_scores(self) -> None:
        """What the troves would score now must be the same, whatever the phase."""
        most = self.functions.most_gems(self.array, self.box, (1 << self.state.seats) - 1)
        fast = [self.functions.score(self.array, self.box, seat, most) for seat in range(self.state.seats)]
        expect("scores", [sheet.total for sheet in self.game.sheets(self.state)], fast)

    def begin(self, seed: int, number: int) -> None:
        """Go to the first random word of a game."""
        self.functions.begin_stream(self.rng, np.uint64(seed), number)

    def choose(self, rng: Random, seat: Seat, legal: Sequence[Decision], bold: bool) -> Decision:
        """Any decision; the bold seldom stop while they could go on, so that long turns and full chests are met too."""
        event = rng.choice(legal)
        return rng.choice(legal) if bold and isinstance(event, Done) else event


def rivals(functions: SimpleNamespace | None = None) -> list[Rival]:
    """A rival for our box, and one for each of the strange ones."""
    boxes = (standard_box(), *map(read_box, STRANGE_BOXES))
    return [Rival(DiceMiner(box), functions) for box in boxes]
