"""The mine master of Mini Miners: a tree search over what it can't see, sampled anew for each iteration."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from pithead.bots.kernel_search import KernelSearch, KernelSearchBot
from pithead.game import AnyGame, Seat
from pithead.mini_miners.bots.greedy import GreedyMiners
from pithead.mini_miners.bots.guest import new_guest
from pithead.mini_miners.bots.nets import WEIGHTS, learned_model
from pithead.mini_miners.bots.search.searcher import BudgetedSearch
from pithead.mini_miners.bots.search.workspace import new_model
from pithead.mini_miners.kernel.convert import Codec
from pithead.mini_miners.rules.game import MiniMiners
from pithead.mini_miners.rules.position import Position
from pithead.sim.memory import Runner


class MasterMiners(KernelSearchBot):
    """The search of Mini Miners, which hides most of a position: the view itself becomes an array.

    Without `weights` it goes by what was made by hand, and plays every round out.
    """

    def __init__(
        self,
        game: AnyGame,
        seat: Seat,
        iterations: int = 0,
        weights: Path | None = WEIGHTS,
        new_runner: Callable[[], Runner] = new_guest,
    ) -> None:
        assert isinstance(game, MiniMiners)
        self.codec = Codec(game.box)
        runner = new_runner()
        model = learned_model(runner, self.codec.facts, weights) if weights else new_model(runner, self.codec.facts)
        self.search = BudgetedSearch(runner, model)
        super().__init__(seat, iterations, self.codec, GreedyMiners(game, seat))

    def encode(self, view: Position) -> Any:
        """The array of a view."""
        return self.codec.encode_view(view)

    def search_of(self, array: Any) -> KernelSearch:
        """One search for every table."""
        return self.search
