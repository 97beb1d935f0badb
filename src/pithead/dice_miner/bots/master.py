"""The mine master of Dice Miner: nets that learned by self-play who wins, and a search of a few turns over them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from pithead.bots.kernel_search import KernelSearch, KernelSearchBot
from pithead.dice_miner.bots.greedy import GreedyMiner
from pithead.dice_miner.bots.search.kernel import kernel
from pithead.dice_miner.bots.search.searcher import BudgetedSearch
from pithead.dice_miner.bots.search.weights import Net, make_model, read_weights
from pithead.dice_miner.bots.search.workspace import Model
from pithead.dice_miner.kernel import layout as at
from pithead.dice_miner.kernel.convert import Codec
from pithead.dice_miner.rules.game import DiceMiner
from pithead.dice_miner.rules.position import Position
from pithead.game import AnyGame, Seat

WEIGHTS: Final = Path(__file__).parent / "weights.npz"


class MasterMiner(KernelSearchBot):
    """The search of Dice Miner, with nets for each number of seats."""

    def __init__(self, game: AnyGame, seat: Seat, iterations: int = 0) -> None:
        assert isinstance(game, DiceMiner)
        self.game = game
        self.codec = Codec(game.box)
        self.searches: dict[int, BudgetedSearch] = {}
        super().__init__(seat, iterations, self.codec, GreedyMiner(game, seat))

    def encode(self, view: Position) -> Any:
        """The array of a view, which shows a whole position but for what others cache."""
        return self.codec.from_state(self.game.read_position(msgspec.json.encode(view)))

    def search_of(self, array: Any) -> KernelSearch:
        """The search for the table's number of seats."""
        seats = int(array[at.Field.SEATS])
        if seats not in self.searches:
            self.searches[seats] = BudgetedSearch(shipped_model(self.codec.table, seats))
        return self.searches[seats]


def shipped_model(box: Any, seats: int) -> Model:
    """The nets of this release, with the facts of this box; a lone player needs none."""
    nets = _shipped_nets()[seats] if seats > 1 else []
    return make_model(box, seats, nets, kernel().cumulate_rows)


@cache
def _shipped_nets() -> dict[int, list[Net]]:
    return read_weights(WEIGHTS)[1]
