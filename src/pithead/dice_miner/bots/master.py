"""The mine master: learned by playing against itself who wins, and looks a few turns ahead with it (Dice Miner)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from pithead.dice_miner.bots.greedy import GreedyMiner
from pithead.dice_miner.bots.search.kernel import kernel
from pithead.dice_miner.bots.search.searcher import Thinker
from pithead.dice_miner.bots.search.weights import Net, make_mind, read_weights
from pithead.dice_miner.bots.search.workspace import Mind
from pithead.dice_miner.kernel.convert import Codec
from pithead.dice_miner.rules.events import Decision
from pithead.dice_miner.rules.game import DiceMiner
from pithead.dice_miner.rules.position import Position
from pithead.game import AnyGame, Seat, Unreadable

WEIGHTS: Final = Path(__file__).parent / "weights.npz"


class MasterMiner:
    """Takes what most likely wins; with a number of thoughts instead of time it always takes the same."""

    def __init__(self, game: AnyGame, seat: Seat, thoughts: int = 0) -> None:
        assert isinstance(game, DiceMiner)
        self.game = game
        self.seat = seat
        self.thoughts = thoughts
        self.codec = Codec(game.box)
        self.thinkers: dict[int, Thinker] = {}

    def choose(self, view: Position, legal: Sequence[Decision], rng: Random, budget: float) -> Decision:
        """The legal event that most likely wins, as far as the budget lets it see."""
        if len(legal) == 1:
            return legal[0]
        state = self.game.read_position(msgspec.json.encode(view))
        try:
            array = self.codec.from_state(state)
        except Unreadable:  # a position that no game reaches has no array
            return GreedyMiner(self.game, self.seat).choose(view, legal, rng, budget)
        choice = self._thinker(state.seats).choose(array, self.seat, rng.getrandbits(64), budget, self.thoughts)
        return self.codec.decisions(array, 1 << choice)[0]

    def _thinker(self, seats: int) -> Thinker:
        if seats not in self.thinkers:
            self.thinkers[seats] = Thinker(shipped_mind(self.codec.table, seats))
        return self.thinkers[seats]


def shipped_mind(box: Any, seats: int) -> Mind:
    """The mind that comes with Pithead, with the facts of this box; a lone player's needs no nets."""
    nets = _shipped_nets()[seats] if seats > 1 else []
    return make_mind(box, seats, nets, kernel().add_up)


@cache
def _shipped_nets() -> dict[int, list[Net]]:
    return read_weights(WEIGHTS)[1]
