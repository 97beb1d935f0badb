"""What can be found out about Mini Miners."""

from __future__ import annotations

from typing import Final

from pithead.lab.room import Experiments, GameLab
from pithead.mini_miners.lab.statistics import STATISTICS
from pithead.mini_miners.rules.game import MiniMiners
from pithead.words import Words


def experiments(game: MiniMiners, games: int, content: str | None, say: Words) -> Experiments:
    """The experiments with a box, within a budget of games."""
    from pithead.mini_miners.lab.experiments import MiniMinersExperiments  # noqa: PLC0415 - they need the kernel, statistics don't

    return MiniMinersExperiments(game, games, content, say)


LAB: Final = GameLab(experiments, STATISTICS)
