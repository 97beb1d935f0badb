"""The bots of Mini Miners: five levels, and those to measure by."""

from __future__ import annotations

from typing import Final

from pithead.bots.levels import GREEDY, MASTER, RANDOM
from pithead.bots.room import GameBots, Level, SearchBots
from pithead.mini_miners.bots.greedy import GreedyMiners


def _searching() -> SearchBots:
    from pithead.mini_miners.bots.evaluator import MiniMinersEvaluator  # noqa: PLC0415
    from pithead.mini_miners.bots.master import MasterMiners  # noqa: PLC0415

    return SearchBots(MasterMiners, MiniMinersEvaluator, MasterMiners)


BOTS: Final = GameBots(
    levels=(
        Level("first-day", temperature=1.2, oversight_rate=0.8, rival_weight=0.0),
        Level("apprentice", temperature=0.7, oversight_rate=0.4, rival_weight=0.0),
        Level("hewer", temperature=0.3, oversight_rate=0.1),
        Level("foreman", temperature=0.3, searches=True, iterations=80, heuristic_rate=0.5, seconds=0.5),
        Level("mine-master", searches=True, seconds=1.0),
    ),
    default="apprentice",
    references=(RANDOM, GREEDY, MASTER),
    heuristic=lambda game, seat, level: GreedyMiners(game, seat, level.rival_weight),
    searching=_searching,
)
