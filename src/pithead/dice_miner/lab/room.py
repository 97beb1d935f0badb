"""What can be found out about Dice Miner."""

from __future__ import annotations

from typing import Final

from pithead.dice_miner.lab.statistics import STATISTICS
from pithead.dice_miner.rules.game import DiceMiner
from pithead.lab.room import Experiments, GameLab, Study
from pithead.words import Words


def experiments(game: DiceMiner, games: int, content: str | None, say: Words) -> Experiments:
    """The experiments with a box, within a budget of games."""
    from pithead.dice_miner.lab.experiments import DiceMinerExperiments  # noqa: PLC0415 - they need the kernel, statistics don't

    return DiceMinerExperiments(game, games, content, say)


def masters(game: DiceMiner, games: int, content: str | None, say: Words) -> Experiments:
    """The guessed faces between mine masters."""
    from pithead.dice_miner.lab.masters_study import MastersStudy  # noqa: PLC0415

    return MastersStudy(game, games, content, say)


LAB: Final = GameLab(experiments, STATISTICS, {"masters": Study(2000, masters)})
