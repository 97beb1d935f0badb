"""What a position of Dice Miner is worth, by the nets of the mine master; the same view and seed always give the same figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from pithead.bots.evaluation import ValuedEvent, Worth
from pithead.dice_miner.bots.guest import new_guest
from pithead.dice_miner.bots.nets import shipped_model
from pithead.dice_miner.bots.search.precision import Finding, Precision
from pithead.dice_miner.bots.search.searcher import ROLLOUT_SEATS
from pithead.dice_miner.bots.search.workspace import ROOT, Model, new_workspace
from pithead.dice_miner.kernel.convert import Codec, bits
from pithead.dice_miner.kernel.layout import SEATS_MOST, Field, Phase
from pithead.dice_miner.rules.events import Decision
from pithead.dice_miner.rules.game import DiceMiner
from pithead.dice_miner.rules.position import Position
from pithead.dice_miner.rules.state import State
from pithead.game import AnyGame, Seat
from pithead.sim.memory import FLOAT64, INT64, Runner, new_array

EFFORTS: Final = ((0, 0, 0, 256, 0, 12, 8), (1, 3, 12, 1024, 48, 24, 120), (1, 6, 36, 4096, 432, 96, 2000))
"""By effort: a glance, what a game is analysed with, and what a single position deserves; the fields are those of `evaluate`."""

SAMPLED_RESTS: Final = (0, 48, 400)
"""By effort: the rests of an excavation that are sampled after each choice, where the mine master would do so too."""

SEED_BITS: Final = (1 << 64) - 1


class DiceMinerEvaluator:
    """Evaluates positions with one effort from 0 to 2.

    A lone player has nobody to beat: the worth is then the points that a greedy player would end with, not a share.
    """

    private = False

    def __init__(self, game: AnyGame, effort: int = 1, runner: Runner | None = None) -> None:
        assert isinstance(game, DiceMiner)
        self.game = game
        self.codec = Codec(game.box)
        self.sampled_rests = SAMPLED_RESTS[effort]
        self.runner: Runner = runner or new_guest()
        self.effort = new_array(self.runner, INT64, Precision.SIZE)
        self.effort[:] = EFFORTS[effort]
        self.workspace = new_workspace(self.runner)
        self.state = new_array(self.runner, INT64, Field.SIZE)
        self.found = new_array(self.runner, FLOAT64, Finding.SIZE, SEATS_MOST)
        self.sampled = new_array(self.runner, FLOAT64, 2, SEATS_MOST)
        self.models: dict[int, Model] = {}

    def worth(self, view: Position, viewer: Seat | None, seed: int) -> Worth:
        """What a position is worth to somebody who sees this view; what others cache just now is sampled."""
        return self._worth(self._seen(view, SEATS_MOST if viewer is None else viewer), seed)

    def public_worth(self, state: State, seed: int) -> Worth:
        """What a state is worth, with everything that is being cached just now.

        What is cached face down (DM-7.1) counts at once: it is turned up before any die falls, and belongs to who cached it.
        """
        return self._worth(self.codec.encode(state), seed)

    def options(self, view: Position, seat: Seat, legal: Sequence[Decision], seed: int) -> list[ValuedEvent]:
        """The legal events of a seat in their order, each with what the position is worth afterwards."""
        words = self._seen(view, seat)
        choices = [self.codec.choice(words, event) for event in legal]
        if words[Field.PHASE] == Phase.EXCAVATION and words[Field.SEATS] >= ROLLOUT_SEATS and self.sampled_rests:
            return [ValuedEvent(event, self._rolled_out(words, choice, seed)) for event, choice in zip(legal, choices)]
        box = self._model(words[Field.SEATS]).box
        after = [self._after("step", words, box, seat, choice) for choice in choices]
        return [ValuedEvent(event, self._worth(words, seed)) for event, words in zip(legal, after)]

    def _seen(self, view: Position, viewer: Seat) -> list[int]:
        """The words of what somebody sees, as if nobody else had cached anything."""
        words = self.codec.encode(self.game.read_position(msgspec.json.encode(view)))
        return self._after("forget_caches", words, viewer) if words[Field.PHASE] == Phase.REPLENISH else words

    def _after(self, name: str, words: list[int], *arguments: object) -> list[int]:
        """The words after a function of the kernel has changed them."""
        self.state[:] = words
        self.runner.call(name, self.state, *arguments)
        return self.state.tolist()

    def _worth(self, words: list[int], seed: int) -> Worth:
        """The worth of a state."""
        if words[Field.PHASE] == Phase.OPENING:
            return self._opening(words, seed)
        seats = words[Field.SEATS]
        self.state[:] = words
        name = "play_alone" if seats == 1 else "evaluate"
        self.runner.call(name, self._model(seats), self.workspace, self.effort, seed & SEED_BITS, self.state, self.found)
        return Worth(tuple(self.found[Finding.WORTH, :seats].tolist()), max(self.found[Finding.ERROR, :seats]))

    def _rolled_out(self, words: list[int], choice: int, seed: int) -> Worth:
        """What a choice is worth among many, by the rests that may follow it."""
        seats = words[Field.SEATS]
        self.workspace.states[ROOT] = words
        self.sampled.clear()
        self.runner.call(
            "roll_out_excavation", self._model(seats), self.workspace, choice, seed & SEED_BITS, 0, self.sampled_rests, self.sampled
        )
        sums, squares = (row[:seats] for row in self.sampled.tolist())
        return Worth.of_rollouts(sums, squares, self.sampled_rests)

    def _opening(self, words: list[int], seed: int) -> Worth:
        """Each of those who roll for the start is as likely to start as the others (DM-2.1)."""
        worths = [self._worth(self._after("begin_heroes", words, first), seed) for first in bits(words[Field.WAITING])]
        shares = tuple(sum(column) / len(worths) for column in zip(*(worth.shares for worth in worths)))
        return Worth(shares, max(worth.error for worth in worths))

    def _model(self, seats: int) -> Model:
        if seats not in self.models:
            self.models[seats] = shipped_model(self.runner, self.codec.facts, seats)
        return self.models[seats]
