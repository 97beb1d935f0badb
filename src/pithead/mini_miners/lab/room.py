"""What can be found out about Mini Miners."""

from __future__ import annotations

from typing import Final

from pithead.lab.room import Experiments, GameLab, Study
from pithead.mini_miners.lab.statistics import STATISTICS
from pithead.mini_miners.rules.game import MiniMiners
from pithead.words import Words


def experiments(game: MiniMiners, games: int, content: str | None, say: Words) -> Experiments:
    """The experiments with a box, within a budget of games."""
    from pithead.mini_miners.lab.experiments import MiniMinersExperiments  # noqa: PLC0415 - they need the kernel, statistics don't

    return MiniMinersExperiments(game, games, content, say)


def criteria(game: MiniMiners, games: int, content: str | None, say: Words) -> Experiments:
    """How well the boxes of all editions fit the rulebook."""
    from pithead.mini_miners.lab.box_search import CriteriaStudy  # noqa: PLC0415

    return CriteriaStudy(game, games, content, say)


def candidates(game: MiniMiners, games: int, content: str | None, say: Words) -> Experiments:
    """A search among boxes as they might have been."""
    from pithead.mini_miners.lab.box_search import CandidateStudy  # noqa: PLC0415

    return CandidateStudy(game, games, content, say)


LAB: Final = GameLab(experiments, STATISTICS, {"criteria": Study(2000, criteria), "candidates": Study(400, candidates)})
