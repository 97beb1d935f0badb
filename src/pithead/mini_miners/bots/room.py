"""The bots of Mini Miners: five levels, and those to measure by."""

from __future__ import annotations

from typing import Final

from pithead.bots.bot import Bot, HeuristicBot
from pithead.bots.evaluation import Evaluator
from pithead.bots.levels import GREEDY, MASTER, RANDOM
from pithead.bots.room import GameBots, Level
from pithead.game import AnyGame, Seat


def _heuristic(game: AnyGame, seat: Seat, level: Level) -> HeuristicBot:
    from pithead.mini_miners.bots.greedy import GreedyMiners  # noqa: PLC0415

    return GreedyMiners(game, seat, level.rival_weight)


def _search(game: AnyGame, seat: Seat, iterations: int) -> Bot:
    from pithead.mini_miners.bots.master import MasterMiners  # noqa: PLC0415

    return MasterMiners(game, seat, iterations)


def _evaluator(game: AnyGame, effort: int) -> Evaluator:
    from pithead.mini_miners.bots.evaluator import MiniMinersEvaluator  # noqa: PLC0415

    return MiniMinersEvaluator(game, effort)


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
    heuristic=_heuristic,
    search=_search,
    evaluator=_evaluator,
)
