"""What a position of Dice Miner is worth, by the mind of the mine master; the same view and seed always give the same figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
import numpy as np

from pithead.bots.evaluation import Option, Worth
from pithead.dice_miner.bots.master import shipped_mind
from pithead.dice_miner.bots.search import evaluation as by
from pithead.dice_miner.bots.search.foresee import ROOT
from pithead.dice_miner.bots.search.kernel import kernel
from pithead.dice_miner.bots.search.searcher import CROWD
from pithead.dice_miner.bots.search.workspace import Mind, empty_desk
from pithead.dice_miner.kernel.convert import Codec, bits
from pithead.dice_miner.kernel.layout import SEATS_MOST, Field, Phase
from pithead.dice_miner.rules.events import Decision
from pithead.dice_miner.rules.game import DiceMiner
from pithead.dice_miner.rules.position import Position
from pithead.dice_miner.rules.state import State
from pithead.game import AnyGame, Seat

CARES: Final = ((0, 0, 0, 256, 0, 12, 8), (1, 3, 12, 1024, 48, 24, 120), (1, 6, 36, 4096, 432, 96, 2000))
"""By effort: a glance, what a game is analysed with, and what a single position deserves; the fields are those of `mind.appraise`."""


IMAGINED: Final = (0, 48, 400)
"""By effort: the rests of an excavation that are imagined after each choice, where the mine master would do so too."""


class DiceAppraiser:
    """Judges positions with one effort from 0 to 2.

    A lone player has nobody to beat: the worth is then the points that a greedy player would end with, not a share.
    """

    def __init__(self, game: AnyGame, effort: int = 1) -> None:
        assert isinstance(game, DiceMiner)
        self.game = game
        self.care = np.array(CARES[effort], np.int64)
        self.imagined = IMAGINED[effort]
        self.codec = Codec(game.box)
        self.desk = empty_desk()
        self.found = np.zeros((by.FOUND_ROWS, SEATS_MOST))
        self.functions = kernel()
        self.minds: dict[int, Mind] = {}

    def worth(self, view: Position, viewer: Seat | None, seed: int) -> Worth:
        """What a position is worth to somebody who sees this view; what others cache just now is imagined."""
        array = self.codec.from_state(self._state(view))
        if array[Field.PHASE] == Phase.REPLENISH:
            self.functions.forget_caches(array, SEATS_MOST if viewer is None else viewer)
        return self._worth(array, seed)

    def whole(self, state: State, seed: int) -> Worth:
        """What a position is worth to somebody who sees everything, even what is being cached just now."""
        return self._worth(self.codec.from_state(state), seed)

    def options(self, view: Position, seat: Seat, legal: Sequence[Decision], seed: int) -> list[Option]:
        """The legal events of a seat in their order, each with what the position is worth afterwards."""
        array = self.codec.from_state(self._state(view))
        if array[Field.PHASE] == Phase.REPLENISH:
            self.functions.forget_caches(array, seat)
        if array[Field.PHASE] == Phase.EXCAVATION and array[Field.SEATS] >= CROWD and self.imagined:
            return [Option(event, self._foreseen(array, self.codec.choice(array, event), seed)) for event in legal]
        found = []
        for event in legal:
            after = array.copy()
            self.functions.step(after, self.codec.table, seat, self.codec.choice(array, event))
            found.append(Option(event, self._worth(after, seed)))
        return found

    def _worth(self, array: Any, seed: int) -> Worth:
        """The worth of an array, which may be used up."""
        seats, number = int(array[Field.SEATS]), np.uint64(seed & 0xFFFF_FFFF_FFFF_FFFF)
        mind = self._mind(seats)
        if array[Field.PHASE] == Phase.OPENING:
            return self._opening(array, seed)
        judged = self.functions.play_alone if seats == 1 else self.functions.appraise
        judged(mind, self.desk, self.care, number, array, self.found)
        shares = tuple(self.found[by.WORTH, :seats].tolist())
        return Worth(shares, float(self.found[by.ERROR, :seats].max()))

    def _foreseen(self, array: Any, choice: int, seed: int) -> Worth:
        """What a choice is worth among many, by the rests that may follow it."""
        seats, found = int(array[Field.SEATS]), np.zeros((2, SEATS_MOST))
        self.desk.states[ROOT] = array
        number = np.uint64(seed & 0xFFFF_FFFF_FFFF_FFFF)
        self.functions.foresee(self._mind(seats), self.desk, choice, number, 0, self.imagined, found)
        means, squares = found[:, :seats] / self.imagined
        varies = np.maximum(squares - means**2, 0) / (self.imagined - 1)
        return Worth(tuple(means.tolist()), float(np.sqrt(varies).max()))

    def _opening(self, array: Any, seed: int) -> Worth:
        """Each of those who roll for the start is as likely to start as the others (DM-2.1)."""
        worths = []
        for first in bits(array[Field.WAITING]):
            after = array.copy()
            self.functions.begin_heroes(after, first)
            worths.append(self._worth(after, seed))
        shares = tuple(sum(column) / len(worths) for column in zip(*(worth.shares for worth in worths)))
        return Worth(shares, max(worth.error for worth in worths))

    def _mind(self, seats: int) -> Mind:
        if seats not in self.minds:
            self.minds[seats] = shipped_mind(self.codec.table, seats)
        return self.minds[seats]

    def _state(self, view: Position) -> State:
        return self.game.read_position(msgspec.json.encode(view))
