"""The mine master of Dice Miner: nets that learned by self-play who wins, and a search of a few turns over them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from pithead.bots.kernel_search import KernelSearch, KernelSearchBot
from pithead.dice_miner.bots.greedy import GreedyMiner
from pithead.dice_miner.bots.guest import new_guest
from pithead.dice_miner.bots.nets import shipped_model
from pithead.dice_miner.bots.search.searcher import BudgetedSearch
from pithead.dice_miner.kernel.convert import Codec
from pithead.dice_miner.kernel.layout import Field
from pithead.dice_miner.rules.game import DiceMiner
from pithead.dice_miner.rules.position import Position
from pithead.game import AnyGame, Seat
from pithead.sim.memory import Runner


class MasterMiner(KernelSearchBot):
    """The search of Dice Miner, with nets for each number of seats."""

    def __init__(self, game: AnyGame, seat: Seat, iterations: int = 0, new_runner: Callable[[], Runner] = new_guest) -> None:
        assert isinstance(game, DiceMiner)
        self.game = game
        self.new_runner = new_runner
        self.codec = Codec(game.box)
        self.searches: dict[int, BudgetedSearch] = {}
        super().__init__(seat, iterations, self.codec, GreedyMiner(game, seat))

    def encode(self, view: Position) -> Any:
        """The array of a view, which shows a whole position but for what others cache."""
        return self.codec.encode(self.game.read_position(msgspec.json.encode(view)))

    def search_of(self, array: Any) -> KernelSearch:
        """The search for the table's number of seats."""
        seats = array[Field.SEATS]
        if seats not in self.searches:
            runner = self.new_runner()
            self.searches[seats] = BudgetedSearch(runner, shipped_model(runner, self.codec.facts, seats), self.new_runner)
        return self.searches[seats]
