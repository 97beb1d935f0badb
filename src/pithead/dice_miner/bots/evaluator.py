"""What a position of Dice Miner is worth, by the nets of the mine master; the same view and seed always give the same figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
import numpy as np

from pithead.bots.evaluation import ValuedEvent, Worth
from pithead.dice_miner.bots.master import shipped_model
from pithead.dice_miner.bots.search import evaluation as by
from pithead.dice_miner.bots.search.excavation_rollouts import ROOT
from pithead.dice_miner.bots.search.kernel import kernel
from pithead.dice_miner.bots.search.searcher import ROLLOUT_SEATS
from pithead.dice_miner.bots.search.workspace import Model, empty_workspace
from pithead.dice_miner.kernel.convert import Codec, bits
from pithead.dice_miner.kernel.layout import SEATS_MOST, Field, Phase
from pithead.dice_miner.rules.events import Decision
from pithead.dice_miner.rules.game import DiceMiner
from pithead.dice_miner.rules.position import Position
from pithead.dice_miner.rules.state import State
from pithead.game import AnyGame, Seat

EFFORTS: Final = ((0, 0, 0, 256, 0, 12, 8), (1, 3, 12, 1024, 48, 24, 120), (1, 6, 36, 4096, 432, 96, 2000))
"""By effort: a glance, what a game is analysed with, and what a single position deserves; the fields are those of `evaluate`."""

SAMPLED_RESTS: Final = (0, 48, 400)
"""By effort: the rests of an excavation that are sampled after each choice, where the mine master would do so too."""


class DiceMinerEvaluator:
    """Evaluates positions with one effort from 0 to 2.

    A lone player has nobody to beat: the worth is then the points that a greedy player would end with, not a share.
    """

    private = False

    def __init__(self, game: AnyGame, effort: int = 1) -> None:
        assert isinstance(game, DiceMiner)
        self.game = game
        self.effort = np.array(EFFORTS[effort], np.int64)
        self.sampled_rests = SAMPLED_RESTS[effort]
        self.codec = Codec(game.box)
        self.workspace = empty_workspace()
        self.found = np.zeros((by.FOUND_ROWS, SEATS_MOST))
        self.functions = kernel()
        self.models: dict[int, Model] = {}

    def worth(self, view: Position, viewer: Seat | None, seed: int) -> Worth:
        """What a position is worth to somebody who sees this view; what others cache just now is sampled."""
        array = self.codec.from_state(self._state(view))
        if array[Field.PHASE] == Phase.REPLENISH:
            self.functions.forget_caches(array, SEATS_MOST if viewer is None else viewer)
        return self._worth(array, seed)

    def public_worth(self, state: State, seed: int) -> Worth:
        """What a state is worth, with everything that is being cached just now.

        What is cached face down (DM-7.1) counts at once: it is turned up before any die falls, and belongs to who cached it.
        """
        return self._worth(self.codec.from_state(state), seed)

    def options(self, view: Position, seat: Seat, legal: Sequence[Decision], seed: int) -> list[ValuedEvent]:
        """The legal events of a seat in their order, each with what the position is worth afterwards."""
        array = self.codec.from_state(self._state(view))
        if array[Field.PHASE] == Phase.REPLENISH:
            self.functions.forget_caches(array, seat)
        if array[Field.PHASE] == Phase.EXCAVATION and array[Field.SEATS] >= ROLLOUT_SEATS and self.sampled_rests:
            return [ValuedEvent(event, self._rolled_out(array, self.codec.choice(array, event), seed)) for event in legal]
        found = []
        for event in legal:
            after = array.copy()
            self.functions.step(after, self.codec.table, seat, self.codec.choice(array, event))
            found.append(ValuedEvent(event, self._worth(after, seed)))
        return found

    def _worth(self, array: Any, seed: int) -> Worth:
        """The worth of an array, which may be used up."""
        seats, number = int(array[Field.SEATS]), np.uint64(seed & 0xFFFF_FFFF_FFFF_FFFF)
        model = self._model(seats)
        if array[Field.PHASE] == Phase.OPENING:
            return self._opening(array, seed)
        judged = self.functions.play_alone if seats == 1 else self.functions.evaluate
        judged(model, self.workspace, self.effort, number, array, self.found)
        shares = tuple(self.found[by.WORTH, :seats].tolist())
        return Worth(shares, float(self.found[by.ERROR, :seats].max()))

    def _rolled_out(self, array: Any, choice: int, seed: int) -> Worth:
        """What a choice is worth among many, by the rests that may follow it."""
        seats, found = int(array[Field.SEATS]), np.zeros((2, SEATS_MOST))
        self.workspace.states[ROOT] = array
        number = np.uint64(seed & 0xFFFF_FFFF_FFFF_FFFF)
        self.functions.roll_out_excavation(self._model(seats), self.workspace, choice, number, 0, self.sampled_rests, found)
        sums, squares = found[:, :seats].tolist()
        return Worth.of_rollouts(sums, squares, self.sampled_rests)

    def _opening(self, array: Any, seed: int) -> Worth:
        """Each of those who roll for the start is as likely to start as the others (DM-2.1)."""
        worths = []
        for first in bits(array[Field.WAITING]):
            after = array.copy()
            self.functions.begin_heroes(after, first)
            worths.append(self._worth(after, seed))
        shares = tuple(sum(column) / len(worths) for column in zip(*(worth.shares for worth in worths)))
        return Worth(shares, max(worth.error for worth in worths))

    def _model(self, seats: int) -> Model:
        if seats not in self.models:
            self.models[seats] = shipped_model(self.codec.table, seats)
        return self.models[seats]

    def _state(self, view: Position) -> State:
        return self.game.read_position(msgspec.json.encode(view))
