"""The mine master of Mini Miners: it imagines what it can't see, many times over, and tries its choices out in all of that."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pithead.game import AnyGame, Seat, Unreadable
from pithead.mini_miners.bots.greedy import GreedyMiners
from pithead.mini_miners.bots.search.kernel import kernel
from pithead.mini_miners.bots.search.searcher import Thinker
from pithead.mini_miners.bots.search.workspace import make_mind
from pithead.mini_miners.kernel.convert import Codec
from pithead.mini_miners.rules.events import Decision
from pithead.mini_miners.rules.game import MiniMiners
from pithead.mini_miners.rules.position import Position


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
