"""The bots of Dice Miner: five levels, and what measures them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pithead.bots.levels import GREEDY, MASTER, RANDOM
from pithead.bots.room import GameBots, Level, SearchBots
from pithead.dice_miner.bots.greedy import GreedyMiner

if TYPE_CHECKING:
    from pithead.bots.arena.deals import ArenaConfig, ArenaTable
    from pithead.bots.losses import KnownPositions


def _searching() -> SearchBots:
    from pithead.dice_miner.bots.evaluator import DiceMinerEvaluator  # noqa: PLC0415
    from pithead.dice_miner.bots.master import MasterMiner  # noqa: PLC0415

    return SearchBots(MasterMiner, DiceMinerEvaluator)


def _arena(config: ArenaConfig) -> ArenaTable:
    from pithead.dice_miner.bots.arena import KernelArenaTable  # noqa: PLC0415

    return KernelArenaTable(config)


def _known_positions() -> KnownPositions:
    from pithead.bots.losses import KnownPositions  # noqa: PLC0415
    from pithead.dice_miner.bots import known_positions  # noqa: PLC0415

    return KnownPositions(known_positions.endgames, known_positions.natural, known_positions.loss_of_level)


BOTS: Final = GameBots(
    levels=(
        Level("first-day", temperature=2.5, oversight_rate=0.8, rival_weight=0.0, upside_weight=0.0),
        Level("apprentice", temperature=0.9, oversight_rate=0.3, rival_weight=0.0, upside_weight=0.5),
        Level("hewer", temperature=0.4, oversight_rate=0.1),
        Level("foreman", temperature=0.4, searches=True, iterations=60, heuristic_rate=0.4, seconds=0.5),
        Level("mine-master", searches=True, seconds=1.0),
    ),
    default="apprentice",
    references=(RANDOM, GREEDY, MASTER),
    heuristic=lambda game, seat, level: GreedyMiner(game, seat, level.rival_weight, level.upside_weight),
    searching=_searching,
    iterations=500,
    arena=_arena,
    known_positions=_known_positions,
)
