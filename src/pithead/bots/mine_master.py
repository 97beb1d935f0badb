"""The mine master of Mini Miners: it imagines what it can't see, many times over, and tries its choices out in all of that."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pithead.bots.mini_miners import GreedyMiners
from pithead.game import AnyGame, Seat, Unreadable
from pithead.mini_miners.events import Decision
from pithead.mini_miners.game import MiniMiners
from pithead.mini_miners.position import Position
from pithead.sim.mini_miners.convert import Codec
from pithead.sim.mini_miners.mind.desk import make_mind
from pithead.sim.mini_miners.mind.kernel import kernel
from pithead.sim.mini_miners.mind.thinker import Thinker


class MasterMiners:
    """Takes what most likely wins; with a number of thoughts instead of time it always takes the same."""

    def __init__(self, game: AnyGame, seat: Seat, thoughts: int = 0) -> None:
        assert isinstance(game, MiniMiners)
        self.game = game
        self.seat = seat
        self.thoughts = thoughts
        self.codec = Codec(game.box)
        self.thinker = Thinker(make_mind(self.codec.table, kernel().count_finds))

    def choose(self, view: Position, legal: Sequence[Decision], rng: Random, budget: float) -> Decision:
        """The legal event that most likely wins, as far as the budget lets it see."""
        if len(legal) == 1:
            return legal[0]
        try:
            array = self.codec.from_view(view)
        except Unreadable:  # a position that no game reaches has no array
            return GreedyMiners(self.game, self.seat).choose(view, legal, rng, budget)
        choice = self.thinker.choose(array, self.seat, rng.getrandbits(64), budget, self.thoughts)
        return self.codec.decisions(array, 1 << choice)[0]
